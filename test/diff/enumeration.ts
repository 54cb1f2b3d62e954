import type { Contract } from "../../src/evolve/index.js";
import { editsBetween } from "../../src/evolve/diff/diff.js";
import { startsOf } from "../../src/evolve/diff/reach.js";
import { everywhere, referredName } from "../../src/evolve/diff/schema.js";
import { editsOf } from "./edits.js";
import { takes } from "./reader.js";
import { type Focus, writes } from "./writer.js";

/** What came of all single edits of a contract. */
export interface Enumeration {
  readonly edits: number;
  /** Edits that no rule tells of. */
  readonly unjudged: string[];
  /** Edits of which a sample says otherwise than the verdict, in either direction. */
  readonly contradictions: string[];
  /** Edits whose verdict a sample could hold against: those that are not about the handshake or the meaning alone. */
  readonly held: number;
}

/** The definition that an edit may add to a union. */
export const ADDED = "AddedVariant";

/** Of these no single value shows anything: they are about when something is sent and what it means. */
const BEYOND_VALUES = /^(gate|stability|absence)\//;

/**
 * Makes every single edit of some definitions, or one of each `every` and at least one of each definition, judges it, and holds the verdict against samples that both
 * versions read. Messages that do not lead to the edited definition are left out.
 */
export function enumerate(whole: Contract, names: readonly string[], others: readonly string[], every = 1): Enumeration {
  const unjudged: string[] = [];
  const contradictions: string[] = [];
  let edits = 0;
  let held = 0;
  const starts = [...new Set(startsOf(whole).map(({ name }) => name))];
  const reached = new Map([...whole.definitions.keys()].map((name) => [name, reachedFrom(whole.definitions, name)]));
  const tags = tagsIn(whole.definitions);
  for (const [number, name] of names.entries()) {
    const place = whole.definitions.get(name);
    if (place === undefined) throw new Error(`no definition ${name}`);
    const leading = new Set([...others, ...[...reached].filter(([, found]) => found.has(name)).map(([leader]) => leader)]);
    const focus = { names: leading, tags };
    const reaching = starts.filter((start) => leading.has(start));
    // Capabilities say which gates are known.
    const capabilities = [...whole.definitions.keys()].filter((each) => each.includes("Capabilit"));
    const kept = new Set([name, ...reaching, ...others, ...capabilities, ADDED].flatMap((each) => [...(reached.get(each) ?? [])]));
    const contract = { ...whole, definitions: new Map([...whole.definitions].filter(([each]) => kept.has(each))) };
    const samples = new Map<string, unknown[]>();
    const samplesFrom = (start: string) => {
      const known = samples.get(start) ?? samplesOf(contract.definitions, start, focus);
      samples.set(start, known);
      return known;
    };
    const all = [
      ...editsOf(
        place,
        others.filter((other) => other !== name),
      ),
    ];
    // Each definition is there, and all kinds of edits are, because the first of them moves on.
    const first = number % Math.min(every, all.length);
    for (const { what, pointer, after, isNote } of all.filter((_, index) => index % every === first)) {
      edits += 1;
      const said = `${pointer}: ${what}`;
      const definitions = new Map([...contract.definitions, [name, { ...place, schema: after }]]);
      const found = editsBetween(contract, { ...contract, definitions });
      if (found.length === 0) unjudged.push(said);
      if (found.some(({ rule }) => BEYOND_VALUES.test(rule))) continue;
      held += 1;
      const effects = new Set<string>(found.map(({ effect }) => effect));
      const told = [effects.has("narrows") || effects.has("changes"), effects.has("widens") || effects.has("changes")];
      // Neither a writer nor a reader here looks at notes.
      const seen = isNote
        ? [false, false]
        : [
            reaching.some((start) => samplesFrom(start).some((value) => !reads(definitions, start, value))),
            reaching.some((start) => samplesOf(definitions, start, focus).some((value) => !reads(contract.definitions, start, value))),
          ];
      if (String(told) !== String(seen))
        contradictions.push(`${said}: told ${String(told)}, seen ${String(seen)}: ${found.map(({ rule }) => rule).join(", ")}`);
    }
  }
  return { edits, unjudged, contradictions, held };
}

/** Values that a writer of a definition may send, in full where they lead to `focus`. */
export function samplesOf(definitions: Contract["definitions"], name: string, focus?: Focus): unknown[] {
  // A writer of a union's branch alone does not know what stands beside the union, and none looks for the tags of other branches.
  return writes(definitions.get(name)?.schema ?? {}, definitions, [name], focus).filter((value) =>
    takes(definitions.get(name)?.schema ?? {}, value, definitions),
  );
}

function reads(definitions: Contract["definitions"], name: string, value: unknown): boolean {
  return takes(definitions.get(name)?.schema ?? {}, value, definitions, true);
}

/** Constant texts of required members, by the name of the member. */
function tagsIn(definitions: Contract["definitions"]): Focus["tags"] {
  const tags = new Map<string, string[]>();
  for (const { schema } of definitions.values())
    for (const name of schema.required ?? []) {
      const tag = schema.properties?.[name]?.const;
      if (typeof tag === "string") tags.set(name, [...(tags.get(name) ?? []), tag]);
    }
  return tags;
}

/** A definition and all that it leads to. */
function reachedFrom(definitions: Contract["definitions"], name: string): ReadonlySet<string> {
  const reached = new Set([name]);
  for (const each of reached) {
    const place = definitions.get(each);
    for (const { schema } of place === undefined ? [] : everywhere(place))
      if (schema.$ref !== undefined) reached.add(referredName(schema.$ref));
  }
  return reached;
}
