import type { Contract, Definition } from "../../codegen/contract.js";
import type { Registry } from "../../codegen/registry.js";
import type { Schema } from "../../codegen/schema.js";

/** A registry that says nothing, for a contract of definitions alone. */
export const EMPTY: Registry = { protocol: "tiny", title: "Tiny", version: "1.0", description: "A few things.", methods: {}, errors: {} };

/** A contract of a few definitions, as the files of a schema folder would give it. */
export function tiny(definitions: Readonly<Record<string, Schema>>, registry: Partial<Registry> = {}): Contract {
  const entries = Object.entries(definitions).map(([name, schema]): [string, Definition] => [
    name,
    { name, file: "tiny.schema.json", derived: false, schema },
  ]);
  return { registry: { ...EMPTY, ...registry }, registryFile: "tiny/registry.json", definitions: new Map(entries) };
}

/** A small protocol: two events, a request, a notification, and one thing that waits. */
export const TALK = tiny(
  {
    Envelope: {
      description: "An event.",
      type: "object",
      required: ["type", "seq", "payload"],
      properties: { type: { type: "string" }, seq: { $ref: "#/$defs/Seq" }, payload: { type: "object", additionalProperties: true } },
    },
    Seq: { description: "Its place.", "x-evidence": "decided", type: "integer", minimum: 1 },
    Said: {
      description: "Somebody said it. Aloud.",
      type: "object",
      required: ["text"],
      properties: { text: { description: "What was said.", type: "string" } },
    },
    Left: { description: "Somebody left.", type: "object", properties: { why: { description: "The reason.", type: ["string", "null"] } } },
    SayParams: {
      description: "Say something.",
      type: "object",
      required: ["text"],
      properties: { text: { description: "What to say.", type: "string" } },
    },
    SayResult: { description: "It was said.", type: "object", properties: { seq: { $ref: "#/$defs/Seq" } } },
    HushParams: { description: "Be quiet.", type: "object", additionalProperties: true },
    Wait: {
      description: "Somebody waits.",
      type: "object",
      required: ["kind"],
      properties: { kind: { const: "wait" }, seq: { $ref: "#/$defs/Seq" } },
    },
    Interaction: { description: "What waits.", type: "object", discriminator: { propertyName: "kind" }, oneOf: [{ $ref: "#/$defs/Wait" }] },
    JsonRpcId: { description: "An id.", type: ["string", "integer"] },
    JsonRpcVersion: { description: "The version.", const: "2.0" },
  },
  {
    envelope: "tiny.schema.json#/$defs/Envelope",
    events: {
      "talk.said": { payload: "tiny.schema.json#/$defs/Said", since: "1.0", stability: "stable" },
      "talk.left": { payload: "tiny.schema.json#/$defs/Left", gate: "leaving", interaction: "plan", since: "1.1", stability: "unstable" },
    },
    methods: {
      "talk/say": {
        from: "client",
        kind: "request",
        params: "tiny.schema.json#/$defs/SayParams",
        result: "tiny.schema.json#/$defs/SayResult",
        since: "1.0",
        stability: "stable",
      },
      "talk/hush": {
        from: "host",
        kind: "notification",
        params: "tiny.schema.json#/$defs/HushParams",
        gate: "leaving",
        since: "1.1",
        stability: "unstable",
      },
    },
    errors: { too_loud: { code: -32001, description: "It was too loud.", evidence: "decided" } },
    capabilities: { leaving: "One can leave." },
    deliveryKinds: { live: "As it happens." },
  },
);
