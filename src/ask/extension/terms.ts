import {
  compile,
  type Compiled,
  ContractError,
  type Issue,
  issue,
  MOST_ISSUES,
  nearest,
  type Scope,
  telling,
} from "../../contract/index.js";
import { append, has, isObject, quote } from "../../json/index.js";
import type { ExtensionDefinition, MethodDefinition } from "./definition.js";
import { definitionFaults, subjectOf } from "./faults.js";

/** A method of an extension, ready to judge by. */
interface Method extends Pick<MethodDefinition, "from" | "kind"> {
  readonly params: Compiled | undefined;
  readonly result: Compiled | undefined;
}

/** What one or more extensions add to the protocols, ready to judge by. */
export class Terms {
  readonly #events = new Map<string, Compiled>();
  readonly #methods = new Map<string, Method>();
  readonly #meta = new Map<string, Compiled>();

  /**
   * @param definitions JSON values.
   * @throws ContractError for definitions that cannot be used, and for two that define the same.
   */
  constructor(definitions: readonly ExtensionDefinition[]) {
    const issues = definitions.flatMap((definition) => definitionFaults(definition, subjectOf(definition)));
    const owners = new Map<string, string>();
    if (issues.length === 0) for (const definition of definitions) issues.push(...this.#add(definition, owners));
    const [first, ...others] = issues;
    if (first !== undefined) throw new ContractError([first, ...others]);
  }

  hasEvent(type: unknown): type is string {
    return typeof type === "string" && this.#events.has(type);
  }

  methodOf(name: unknown): Method | undefined {
    return typeof name === "string" ? this.#methods.get(name) : undefined;
  }

  /** The event type or method of an extension that a name is probably a slip for. */
  nearest(name: string, among: "events" | "methods"): string | undefined {
    return nearest(name, (among === "events" ? this.#events : this.#methods).keys());
  }

  /** What is wrong with the payload of an event; nothing of an event that is no extension's. */
  payloadIssues(type: string, payload: unknown, pointer: string): Issue[] {
    return issuesOf(this.#events.get(type), `${type} event`, payload, pointer);
  }

  /** What is wrong with the params or the result of a method; nothing where they may be anything. */
  partIssues(method: string, part: "params" | "result", value: unknown, pointer: string): Issue[] {
    return issuesOf(this.#methods.get(method)?.[part], `${method} ${part}`, value, pointer);
  }

  /** What is wrong with one value within a `_meta`. */
  keyIssues(key: string, value: unknown, pointer: string): Issue[] {
    return issuesOf(this.#meta.get(key), `_meta ${key}`, value, pointer);
  }

  /** What is wrong with the members of every `_meta` within a value. */
  metaIssues(root: unknown): Issue[] {
    if (this.#meta.size === 0) return [];
    const found: Issue[] = [];
    // A stack of its own: a value may nest deeper than calls can.
    const open: { readonly value: unknown; readonly pointer: string }[] = [{ value: root, pointer: "" }];
    for (let here = open.pop(); here !== undefined && found.length < MOST_ISSUES; here = open.pop()) {
      const { value, pointer } = here;
      if (typeof value !== "object" || value === null) continue;
      const inner = Object.entries(value).map(([name, member]) => ({ name, value: member as unknown, pointer: append(pointer, name) }));
      const meta = isObject(value) && has(value, "_meta") && isObject(value._meta) ? value._meta : {};
      for (const key of Object.keys(meta)) found.push(...this.keyIssues(key, meta[key], append(append(pointer, "_meta"), key)));
      open.push(...inner.filter(({ value: member }) => typeof member === "object").reverse());
    }
    return found;
  }

  #add(definition: ExtensionDefinition, owners: Map<string, string>): Issue[] {
    const { $defs, events = {}, methods = {}, meta = {} } = definition;
    const scope: Scope | undefined = $defs === undefined ? undefined : { definitions: $defs, outer: undefined };
    const made = (schema: object) => compile(schema as Readonly<Record<string, unknown>>, scope);
    const subject = subjectOf(definition);
    const clashes = Object.entries({ events, methods, meta }).flatMap(([member, named]) =>
      Object.keys(named).flatMap((name) => {
        const pointer = append(append("", member), name);
        const owner = owners.get(pointer);
        owners.set(pointer, owner ?? subject);
        if (owner === undefined) return [];
        return [
          issue(
            "shape/wrong-value",
            subject,
            "what another extension defines too",
            pointer,
            "a name of its own",
            `${quote(name)} of ${owner}`,
          ),
        ];
      }),
    );
    for (const [type, schema] of Object.entries(events)) this.#events.set(type, made(schema));
    for (const [name, { from, kind, params, result }] of Object.entries(methods))
      this.#methods.set(name, { from, kind, params: params && made(params), result: result && made(result) });
    for (const [key, schema] of Object.entries(meta)) this.#meta.set(key, made(schema));
    return clashes;
  }
}

/** The terms of extensions; `undefined` where there are none. @throws ContractError for such as cannot be used together. */
export function termsOf(extensions: readonly { readonly definition: ExtensionDefinition }[] = []): Terms | undefined {
  return extensions.length === 0 ? undefined : new Terms(extensions.map(({ definition }) => definition));
}

function issuesOf(compiled: Compiled | undefined, subject: string, value: unknown, pointer: string): Issue[] {
  const told = telling(subject);
  compiled?.check(value, pointer, told);
  return told.issues;
}
