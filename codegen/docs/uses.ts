import type { Contract } from "../contract.js";
import { methodEntries } from "../registry.js";
import { definitionName, subschemas } from "../schema.js";
import { anchorOf, joined, type Piece, type Text } from "./document.js";
import { definitionLink } from "./value.js";

/** What leads to each definition, by its name: events and methods in words, other definitions as links. */
export type Uses = ReadonlyMap<string, { readonly parts: readonly Text[]; readonly definitions: readonly string[] }>;

/** So many definitions are named one by one; where more lead to one, a few stand for all. */
const NAMED = 12;
const EXAMPLES = 4;

/** Who refers to whom in a protocol. */
export function usesOf({ registry, definitions }: Contract): Uses {
  const uses = new Map<string, { parts: Text[]; definitions: string[] }>();
  const of = (ref: string) => {
    const name = definitionName(ref);
    const found = uses.get(name) ?? { parts: [], definitions: [] };
    uses.set(name, found);
    return found;
  };
  for (const [type, { payload }] of Object.entries(registry.events ?? {})) of(payload).parts.push(["payload of ", eventLink(type)]);
  for (const [method, entry] of methodEntries(registry)) {
    const link = methodLink(method);
    of(entry.params).parts.push(["params of ", link]);
    if (entry.result !== undefined) of(entry.result).parts.push(["result of ", link]);
  }
  for (const { name, derived, schema } of definitions.values()) {
    if (derived) continue;
    const refs = new Set([...subschemas(schema)].flatMap(({ $ref }) => $ref ?? []));
    for (const ref of refs) if (definitionName(ref) !== name) of(ref).definitions.push(name);
  }
  return uses;
}

/** That as a line; nothing where nothing leads there. */
export function usedBy(name: string, uses: Uses): Text {
  const { parts, definitions } = uses.get(name) ?? { parts: [], definitions: [] };
  const links = definitions.map((other): Text => [definitionLink(other)]);
  const others =
    links.length <= NAMED
      ? joined(links, ", ")
      : [`${String(links.length)} definitions, such as `, ...joined(links.slice(0, EXAMPLES), ", ")];
  const all = joined([...parts, others], ", ");
  return all.length === 0 ? [] : ["Used by: ", ...all, "."];
}

/** A link to the row of an event. */
export function eventLink(type: string): Piece {
  return { words: type, to: eventAnchor(type), code: true };
}

/** A link to the first row of a method. */
export function methodLink(method: string): Piece {
  return { words: method, to: methodAnchor(method), code: true };
}

/** Anchor of an event's row. */
export function eventAnchor(type: string): string {
  return `event-${anchorOf(type.replaceAll(".", "-"))}`;
}

/** Anchor of a method's row. */
export function methodAnchor(method: string): string {
  return `method-${anchorOf(method.replaceAll("/", "-"))}`;
}
