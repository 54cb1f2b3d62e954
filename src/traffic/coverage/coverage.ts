import type { Stability } from "../../acp/stability.js";
import type { Passage } from "../judgement.js";
import type { Protocol } from "../protocol.js";
import { acpExercise } from "./acp.js";
import { askExercise } from "./ask.js";
import type { Exercise } from "./exercise.js";

/** How much of something was exercised. */
export interface Share {
  readonly exercised: number;
  readonly total: number;
  /** With one digit behind the point, never rounded up; 0 of nothing. */
  readonly percent: number;
}

/** Methods by kind, events, variants of a union, values of a list, or error codes. */
export interface CoveredGroup {
  /** `methods`, `events`, `error codes`, or the name of the union or list in the schema. */
  readonly name: string;
  /** What was exercised, and how often. */
  readonly seen: Readonly<Record<string, number>>;
  readonly never: readonly string[];
}

/** What was exercised of each protocol that the traffic is of. */
export interface CoverageReport extends Share {
  readonly protocols: readonly (Share & { readonly protocol: Protocol; readonly groups: readonly CoveredGroup[] })[];
}

/** Times that each item of each group was seen. */
type Counts = Map<string, Map<string, number>>;

/** What was seen of each protocol, group and item, and how often: plain data, that a thread can hand over. */
export type CoverageCounts = ReadonlyMap<Protocol, ReadonlyMap<string, ReadonlyMap<string, number>>>;

/** Takes note of what traffic exercises of the protocols. All there is to exercise follows from the contract. */
export class Coverage {
  readonly #exercises: Readonly<Record<Protocol, Exercise>>;
  readonly #counts = new Map<Protocol, Counts>();

  constructor({ stability = "unstable" }: { readonly stability?: Stability } = {}) {
    this.#exercises = { ask: askExercise, acp: acpExercise(stability) };
  }

  /** Takes note of a message, `method` being its own or that of the request that it answers. */
  see(protocol: Protocol, message: Passage["message"], method: string | null): void {
    const counts = this.#counts.get(protocol) ?? this.#begin(protocol);
    this.#exercises[protocol].seen(message, method, (group, item) => {
      addTo(counts, group, item, 1);
    });
  }

  /** What was seen so far, without what never was. */
  counts(): CoverageCounts {
    const seen = (items: ReadonlyMap<string, number>) => new Map([...items].filter(([, count]) => count > 0));
    return new Map(
      [...this.#counts].map(([protocol, groups]) => [protocol, new Map([...groups].map(([name, items]) => [name, seen(items)]))]),
    );
  }

  /** Takes over what another one has seen that has the same stability. */
  add(others: CoverageCounts): void {
    for (const [protocol, groups] of others) {
      const counts = this.#counts.get(protocol) ?? this.#begin(protocol);
      for (const [group, items] of groups) for (const [item, count] of items) addTo(counts, group, item, count);
    }
  }

  /** Everything that there is to exercise of a protocol, never seen so far. */
  #begin(protocol: Protocol): Counts {
    const counts: Counts = new Map();
    this.#exercises[protocol].all((group, item) => {
      const items = counts.get(group) ?? new Map<string, number>();
      counts.set(group, items.set(item, 0));
    });
    this.#counts.set(protocol, counts);
    return counts;
  }

  /** What was exercised so far, and what never was. */
  report(): CoverageReport {
    const protocols = [...this.#counts].map(([protocol, counts]) => {
      const items = [...counts.values()].flatMap((group) => [...group.values()]);
      return { protocol, ...share(items.filter((count) => count > 0).length, items.length), groups: [...counts].map(toGroup) };
    });
    const sum = (member: "exercised" | "total") => protocols.reduce((n, protocol) => n + protocol[member], 0);
    return { ...share(sum("exercised"), sum("total")), protocols };
  }
}

/** Adds to a count; what there is not to exercise is left aside. */
function addTo(counts: Counts, group: string, item: string, more: number): void {
  const items = counts.get(group);
  const count = items?.get(item);
  if (count !== undefined) items?.set(item, count + more);
}

function toGroup([name, items]: readonly [string, ReadonlyMap<string, number>]): CoveredGroup {
  const entries = [...items];
  return {
    name,
    seen: Object.fromEntries(entries.filter(([, count]) => count > 0)),
    never: entries.filter(([, count]) => count === 0).map(([item]) => item),
  };
}

function share(exercised: number, total: number): Share {
  return { exercised, total, percent: total === 0 ? 0 : Math.floor((1000 * exercised) / total) / 10 };
}
