import type { Contract } from "../../src/evolve/index.js";
import { editsBetween } from "../../src/evolve/diff/diff.js";
import { startsOf } from "../../src/evolve/diff/reach.js";
import { everywhere, type Place, referredName } from "../../src/evolve/diff/schema.js";
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

/** Of these no single value shows anything: they are about when something is sent and what it means. */
const BEYOND_VALUES = /^(gate|stability|absence)\//;

/** Makes every single edit of some definitions, judges it, and holds the verdict against samples that both versions read. */
export function enumerate(contract: Contract, names: readonly string[], others: readonly string[]): Enumeration {
  const unjudged: string[] = [];
  const contradictions: string[] = [];
  let edits = 0;
  let held = 0;
  const starts = [...new Set(startsOf(contract).map(({ name }) => name))];
  const leading = leadersIn(contract.definitions);
  for (const name of names) {
    const place = contract.definitions.get(name);
    if (place === undefined) throw new Error(`no definition ${name}`);
    const focus = new Set([name, ...others, ...(leading.get(name) ?? [])]);
    const reaching = starts.filter((start) => focus.has(start));
    const samples = new Map(reaching.map((start) => [start, samplesOf(contract.definitions, start, focus)]));
    for (const { what, pointer, after } of editsOf(
      place,
      others.filter((other) => other !== name),
    )) {
      edits += 1;
      const said = `${pointer}: ${what}`;
      const definitions = new Map([...contract.definitions, [name, { ...place, schema: after }]]);
      const found = editsBetween(contract, { ...contract, definitions });
      if (found.length === 0) unjudged.push(said);
      if (found.some(({ rule }) => BEYOND_VALUES.test(rule))) continue;
      held += 1;
      const effects = new Set<string>(found.map(({ effect }) => effect));
      const told = [effects.has("narrows") || effects.has("changes"), effects.has("widens") || effects.has("changes")];
      const seen = [
        reaching.some((start) => samples.get(start)?.some((value) => !reads(definitions, start, value))),
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
  // A writer of a union's branch alone does not know what stands beside the union.
  return writes(definitions.get(name)?.schema ?? {}, definitions, [name], focus).filter((value) => reads(definitions, name, value));
}

function reads(definitions: Contract["definitions"], name: string, value: unknown): boolean {
  return takes(definitions.get(name)?.schema ?? {}, value, definitions);
}

/** By the name of a definition, the names of those that lead to it. */
function leadersIn(definitions: Contract["definitions"]): ReadonlyMap<string, ReadonlySet<string>> {
  const leaders = new Map([...definitions.keys()].map((name) => [name, new Set<string>()]));
  for (const from of definitions.keys()) {
    const open = [from];
    for (let name = open.pop(); name !== undefined; name = open.pop()) {
      const place = definitions.get(name);
      for (const { schema } of place === undefined ? [] : everywhere(place)) {
        const to = schema.$ref === undefined ? undefined : referredName(schema.$ref);
        const known = leaders.get(to ?? "");
        if (to === undefined || known === undefined || known.has(from)) continue;
        known.add(from);
        open.push(to);
      }
    }
  }
  return leaders;
}
