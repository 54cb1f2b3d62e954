import type { Contract } from "./contract.js";
import type { Spot } from "./registry.js";
import { inside, type Place, referredName } from "./schema.js";
import { tokens } from "../../json/index.js";

/** Definitions that messages lead to, each with the sides that write it, and those that a stable message leads to. */
export interface Reach {
  readonly writers: ReadonlyMap<string, ReadonlySet<string>>;
  readonly stable: ReadonlySet<string>;
}

/** Names of the definitions that messages start from: what it is for, the definition, who writes it, whether it is stable. */
export function startsOf({ registry, definitions }: Contract): { name: string; writers: readonly string[]; isStable: boolean }[] {
  const [client, server] = sidesOf(registry);
  const other = (from: string) => (from === client ? [server] : from === server ? [client] : [client, server]);
  const own = (from: string) => (from === "either" ? [client, server] : [from]);
  const starts = [
    ...[...registry.events.values()].map(({ payload, stability }) => ({
      name: payload,
      writers: [server],
      isStable: stability === "stable",
    })),
    ...[...registry.methods.values()].flatMap(({ params, result, from, stability }) => [
      { name: params, writers: own(from), isStable: stability === "stable" },
      { name: result, writers: other(from), isStable: stability === "stable" },
    ]),
    ...[...registry.roots].map(([what, name]) => ({ name, writers: what === "envelope" ? [server] : [client, server], isStable: true })),
  ];
  return starts.filter(
    (start): start is { name: string; writers: string[]; isStable: boolean } => start.name !== undefined && definitions.has(start.name),
  );
}

/** The two sides of a protocol. */
export function sidesOf({ methods }: Contract["registry"]): [client: string, server: string] {
  const server = [...methods.values()].map(({ from }) => from).find((from) => from !== "client" && from !== "either");
  return ["client", server ?? "host"];
}

/** What the messages of a contract lead to. */
export function reachOf(contract: Contract): Reach {
  const { definitions } = contract;
  const writers = new Map<string, Set<string>>();
  const stable = new Set<string>();
  const starts = startsOf(contract);
  const walk = (name: string, enter: (name: string) => boolean, passes: (place: Place) => boolean) => {
    const open: Place[] = [];
    const follow = (to: string) => {
      const definition = definitions.get(to);
      if (definition !== undefined && passes(definition) && enter(to)) open.push(definition);
    };
    follow(name);
    for (let place = open.pop(); place !== undefined; place = open.pop()) {
      if (!passes(place)) continue;
      if (place.schema.$ref !== undefined) follow(referredName(place.schema.$ref));
      open.push(...inside(place));
    }
  };
  const into = (set: Set<string>) => (name: string) => set.size < set.add(name).size;
  for (const start of starts) {
    for (const writer of start.writers) {
      const enter = (name: string) => {
        const known = writers.get(name) ?? new Set();
        writers.set(name, known);
        return into(known)(writer);
      };
      walk(start.name, enter, () => true);
    }
    if (start.isStable) walk(start.name, into(stable), ({ schema }) => schema["x-stability"] !== "unstable");
  }
  // Without a registry nobody says where messages start.
  if (starts.length === 0) for (const name of definitions.keys()) stable.add(name);
  return { writers, stable };
}

/** Whether a place is part of what is stable: its definition is, and nothing around it within that is marked unstable. */
export function isStable(place: Place, { definitions }: Contract, { stable }: Reach): boolean {
  if (!stable.has(place.definition)) return false;
  let here: unknown = definitions.get(place.definition)?.schema;
  for (const token of [undefined, ...tokens(place.pointer.slice(place.root.length))]) {
    if (token !== undefined) here = (here as Record<string, unknown> | undefined)?.[token];
    if ((here as { "x-stability"?: unknown } | undefined)?.["x-stability"] === "unstable") return false;
  }
  return true;
}

/** Whether a spot of a file is a place in a schema. */
export function isPlace(spot: Spot): spot is Place {
  return "schema" in spot;
}
