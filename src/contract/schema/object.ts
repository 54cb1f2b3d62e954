import { append, describe, has, isObject, quote } from "../../json/index.js";
import { didYouMean } from "../explain.js";
import { nearest } from "../nearest.js";
import { type Check, type Compiled, isEnough, tell } from "./told.js";

/** What a schema says of the members of an object. */
export interface Members {
  readonly named: ReadonlyMap<string, Compiled>;
  readonly byPattern: readonly (readonly [RegExp, Compiled])[];
  /** Every other member; `false` allows none. */
  readonly others: Compiled | false | undefined;
  readonly required: readonly string[];
}

/** Check of the members of an object; a value that is none passes, as `type` asks for that. */
export function memberCheck({ named, byPattern, others, required }: Members): Check {
  const isFree = (name: string) => !named.has(name) && !byPattern.some(([pattern]) => pattern.test(name));
  return (value, pointer, told) => {
    if (!isObject(value)) return;
    for (const name of required) {
      if (has(value, name)) continue;
      const slip = Object.keys(value).find((key) => !named.has(key) && nearest(key, [name]) !== undefined);
      const hint = slip === undefined ? undefined : { nearest: name, instead: slip, text: `${quote(slip)} looks like a slip for it` };
      const expected = named.get(name)?.expected() ?? "a value";
      tell(told, "shape/missing-member", `missing member ${quote(name)}`, pointer, expected, "nothing", hint);
    }
    for (const name of Object.keys(value)) {
      if (isEnough(told)) return;
      const inner = value[name];
      named.get(name)?.check(inner, append(pointer, name), told);
      for (const [pattern, compiled] of byPattern) if (pattern.test(name)) compiled.check(inner, append(pointer, name), told);
      if (others === undefined || !isFree(name)) continue;
      if (others !== false) others.check(inner, append(pointer, name), told);
      else if (!told.issues.some(({ instead, pointer: at }) => instead === name && at === pointer))
        tell(
          told,
          "shape/unexpected-member",
          `unexpected member ${quote(name)}`,
          pointer,
          named.size === 0 ? "no members" : "none but the members that are defined",
          describe(inner),
          didYouMean(
            name,
            [...named.keys()].filter((key) => !has(value, key)),
          ),
        );
    }
  };
}
