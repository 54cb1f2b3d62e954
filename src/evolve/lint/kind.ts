import { nearest } from "../../contract/index.js";
import { append, count, describe, isObject, quote } from "../../json/index.js";

/** What is wrong with a value, and what to do. */
export interface Wrong {
  readonly pointer: string;
  readonly message: string;
  readonly fix: string;
}

/** A form that values can have: in words, and as a check that tells everything that is wrong. */
export interface Kind {
  readonly words: string;
  readonly faults: (value: unknown, pointer: string) => Iterable<Wrong>;
}

/** Values that pass a test. */
export function value(words: string, is: (value: unknown) => boolean): Kind {
  return {
    words,
    *faults(given, pointer) {
      if (!is(given))
        yield {
          pointer,
          message: `expected ${words}, got ${describe(given)}`,
          fix: `write ${/^\w+$/.test(words) ? `${/^[aeiou]/.test(words) ? "an" : "a"} ${words}` : words}`,
        };
    },
  };
}

/** Any value. */
export const ANYTHING = value("a value", () => true);

/** Text of a form. */
export function text(words: string, form = /./): Kind {
  return value(words, (given) => typeof given === "string" && form.test(given));
}

/** One of a few words. */
export function oneOf(...values: readonly (string | boolean)[]): Kind {
  const words = listed(
    values.map((one) => JSON.stringify(one)),
    "or",
  );
  return {
    words,
    *faults(given, pointer) {
      if (values.some((one) => one === given)) return;
      const near = typeof given === "string" ? nearest(given, values.map(String)) : undefined;
      const fix = `write ${near === undefined ? words : JSON.stringify(near)}`;
      yield { pointer, message: `expected ${words}, got ${describe(given)}`, fix };
    },
  };
}

/** A list of at least so many values of one kind, each once where that is asked for. */
export function list(item: Kind, least: number, unique = false): Kind {
  return {
    words: `a list of ${item.words}`,
    *faults(given, pointer) {
      if (!Array.isArray(given)) {
        yield { pointer, message: `expected array, got ${describe(given)}`, fix: "write a list in brackets" };
        return;
      }
      if (given.length < least) {
        const message = `expected at least ${count(least, "item")}, got ${describe(given)}`;
        yield {
          pointer,
          message,
          fix: given.length === 0 ? "list what belongs there, or delete the keyword" : `list ${String(least)} or more`,
        };
      }
      for (const [index, one] of (given as unknown[]).entries()) {
        yield* item.faults(one, append(pointer, index));
        if (unique && given.indexOf(one) < index)
          yield {
            pointer: append(pointer, index),
            message: `expected each item once, got ${describe(one)} twice`,
            fix: "delete one of the two",
          };
      }
    },
  };
}

/** An object whose members all are of one kind, with names of a form. */
export function table(item: Kind, least = 0, names?: { readonly form: RegExp; readonly words: string }): Kind {
  return {
    words: "an object",
    *faults(given, pointer) {
      if (!isObject(given)) {
        yield notAnObject(given, pointer);
        return;
      }
      const entries = Object.entries(given);
      if (entries.length < least)
        yield { pointer, message: `expected at least ${count(least, "member")}, got ${describe(given)}`, fix: "name what belongs there" };
      for (const [name, one] of entries) {
        const at = append(pointer, name);
        if (names !== undefined && !names.form.test(name))
          yield { pointer: at, message: `${names.words}; got ${describe(name)}`, fix: "rename it" };
        yield* item.faults(one, at);
      }
    },
  };
}

/** An object with these members and no others. */
export function record(members: Readonly<Record<string, Kind>>, required: readonly string[]): Kind {
  return {
    words: "an object",
    *faults(given, pointer) {
      if (!isObject(given)) {
        yield notAnObject(given, pointer);
        return;
      }
      for (const name of required)
        if (!(name in given))
          yield { pointer, message: `"${name}" is missing`, fix: `add "${name}": ${members[name]?.words ?? "a value"}` };
      for (const [name, one] of Object.entries(given)) {
        const kind = Object.hasOwn(members, name) ? members[name] : undefined;
        if (kind === undefined) yield tooMuch(name, append(pointer, name), Object.keys(members));
        else yield* kind.faults(one, append(pointer, name));
      }
    },
  };
}

/** What is said of a member that may not stand where it is; `beside` begins what may. */
export function tooMuch(name: string, pointer: string, allowed: readonly string[], beside = "only"): Wrong {
  const near = nearest(name, allowed);
  const words = allowed.map((one) => JSON.stringify(one));
  return {
    pointer,
    message: `${quote(name)} may not stand here; ${beside} ${listed(words, "and")} may`,
    fix: near === undefined ? "delete it" : `rename it to "${near}"`,
  };
}

function notAnObject(given: unknown, pointer: string): Wrong {
  return { pointer, message: `expected object, got ${describe(given)}`, fix: "write an object in braces" };
}

/** Words as a list in a sentence: `a, b or c`. */
export function listed(words: readonly string[], last: "and" | "or"): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} ${last} ${words.at(-1) ?? ""}`;
}
