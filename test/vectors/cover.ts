/** Which parts of a contract its vectors speak of, and how. */
import { isObject } from "./schema-walk.js";
import type { View } from "./views.js";

/** What vectors show of the parts of a bundle, by the path of the part, before and after its reference is followed. */
export interface Coverage {
  /** Values of accepted vectors. */
  readonly accepted: ReadonlyMap<string, readonly unknown[]>;
  /** Values that a rejected vector blames, with the rule they break. */
  readonly blamed: ReadonlyMap<string, readonly { readonly rule: string; readonly value: unknown }[]>;
  /** Which leniency repairs a value there; by the path before a reference is followed alone. */
  readonly repaired: ReadonlyMap<string, readonly string[]>;
}

/** Goes through every vector of a contract. */
export function coverageOf({ bundle, vectors }: View): Coverage {
  const accepted = new Map<string, unknown[]>();
  const blamed = new Map<string, { rule: string; value: unknown }[]>();
  const repaired = new Map<string, string[]>();
  for (const { verdict, definition, value, issues, lenient } of vectors) {
    bundle.visit(bundle.siteOf(definition), value, ({ path }, part, pointer, from) => {
      for (const place of new Set([path, from.path])) {
        if (verdict === "accept") push(accepted, place, part);
        for (const issue of issues) if (issue.pointer === pointer) push(blamed, place, { rule: issue.rule, value: part });
      }
      for (const repair of lenient?.repairs ?? []) {
        // An item that is left out is a matter of its list.
        const place = repair.annotation === "skip-items" && isItem(value, repair.pointer) ? parentOf(repair.pointer) : repair.pointer;
        if (place === pointer) push(repaired, from.path, repair.annotation);
      }
    });
  }
  return { accepted, blamed, repaired };
}

function isItem(root: unknown, pointer: string): boolean {
  let value = root;
  for (const token of pointer.split("/").slice(1, -1))
    value = Array.isArray(value) ? (value as unknown[])[Number(token)] : isObject(value) ? value[token] : undefined;
  return Array.isArray(value);
}

function parentOf(pointer: string): string {
  return pointer.slice(0, pointer.lastIndexOf("/"));
}

function push<T>(lists: Map<string, T[]>, key: string, item: T): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [item]);
  else list.push(item);
}
