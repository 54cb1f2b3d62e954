import { contractsOf, type Contract, diffContracts, type DiffFinding, type SourceFile } from "../../src/evolve/index.js";

/** A registry with one event, one request of the client and one of the host, all of which hold `Payload`. */
export const REGISTRY = {
  protocol: "tiny",
  title: "Tiny",
  version: "1.0",
  description: "A few things.",
  events: { "thing.said": { payload: "a.schema.json#/$defs/Payload", since: "1.0", stability: "stable" } },
  methods: {
    "thing/do": {
      from: "client",
      kind: "request",
      params: "a.schema.json#/$defs/Params",
      result: "a.schema.json#/$defs/Payload",
      since: "1.0",
      stability: "stable",
    },
  },
  errors: { broken: { code: -32001, description: "Broken.", evidence: "decided" } },
  capabilities: { things: "There are things." },
};

/** Files of a protocol: definitions, and a registry that says what differs from the usual one. */
export function files(definitions: object, registry: object = {}): SourceFile[] {
  const $defs = { Payload: {}, Params: { type: "object", additionalProperties: true }, ...definitions };
  return [
    { path: "tiny/a.schema.json", text: JSON.stringify({ $defs }, null, 2) },
    { path: "tiny/registry.json", text: JSON.stringify({ ...REGISTRY, ...registry }, null, 2) },
  ];
}

/** The one contract of some files. */
export function contractOf(sources: readonly SourceFile[]): Contract {
  const [contract] = contractsOf(sources).values();
  if (contract === undefined) throw new Error("no contract");
  return contract;
}

/** Findings between two versions. @throws Error where something cannot be judged */
export function findingsBetween(old: Contract, now: Contract): readonly DiffFinding[] {
  const outcome = diffContracts(old, now);
  if (!outcome.ok) throw new Error(outcome.unjudged.map(({ message, pointer }) => `${message} at ${pointer}`).join("\n"));
  return outcome.findings;
}
