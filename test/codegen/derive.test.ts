/** Guards against whole messages that differ from what the registry says: a lost member, another tag, params required or not. */
import { expect, test } from "vitest";
import { deriveAsk } from "../../codegen/derive.js";
import { TALK, tiny } from "./tiny.js";

const derived = new Map(deriveAsk(TALK));
const seq = { $ref: "#/$defs/Seq" };
const rpc = { $ref: "#/$defs/JsonRpcVersion" };

const cases: { given: string; want: object }[] = [
  {
    given: "SaidEvent",
    want: {
      description: "The event `talk.said`. Somebody said it.",
      type: "object",
      required: ["type", "seq", "payload"],
      properties: { type: { const: "talk.said" }, seq, payload: { $ref: "#/$defs/Said" } },
    },
  },
  {
    given: "SessionEvent",
    want: {
      description: "Any event of this version, told apart by its type.",
      type: "object",
      discriminator: { propertyName: "type" },
      oneOf: [{ $ref: "#/$defs/SaidEvent" }, { $ref: "#/$defs/LeftEvent" }],
    },
  },
  {
    given: "UnknownEvent",
    want: {
      description: "An event of a later version, or of another dialect. Readers pass over it.",
      type: "object",
      required: ["type", "seq", "payload"],
      properties: {
        type: { description: "A name that this version does not know.", type: "string", not: { enum: ["talk.said", "talk.left"] } },
        seq,
        payload: { type: "object", additionalProperties: true },
      },
    },
  },
  {
    given: "IncomingEvent",
    want: {
      description: "What a reader may meet: an event of this version, or one it does not know.",
      anyOf: [{ $ref: "#/$defs/SessionEvent" }, { $ref: "#/$defs/UnknownEvent" }],
    },
  },
  {
    given: "SayRequest",
    want: {
      description: "A request of the client: `talk/say`. Say something.",
      type: "object",
      required: ["id", "method", "params"],
      properties: { jsonrpc: rpc, id: { $ref: "#/$defs/JsonRpcId" }, method: { const: "talk/say" }, params: { $ref: "#/$defs/SayParams" } },
    },
  },
  {
    given: "HushNotification",
    want: {
      description: "A notification of the host: `talk/hush`. Be quiet.",
      type: "object",
      required: ["method"],
      properties: { jsonrpc: rpc, method: { const: "talk/hush" }, params: { $ref: "#/$defs/HushParams" } },
    },
  },
  {
    given: "ClientRequest",
    want: {
      description: "Any request of the client, told apart by its method.",
      type: "object",
      discriminator: { propertyName: "method" },
      oneOf: [{ $ref: "#/$defs/SayRequest" }],
    },
  },
];

test.each(cases)("$given", ({ given, want }) => {
  expect(derived.get(given)).toEqual({ name: given, file: "tiny/registry.json", derived: true, schema: want });
});

test("nothing else is derived", () => {
  expect([...derived.keys()]).toEqual([
    "SaidEvent",
    "LeftEvent",
    "SessionEvent",
    "UnknownEvent",
    "IncomingEvent",
    "SayRequest",
    "HushNotification",
    "ClientRequest",
  ]);
});

test("a written definition of a derived name is refused", () => {
  const clash = { ...TALK, definitions: new Map([...TALK.definitions, ...tiny({ SaidEvent: { type: "string" } }).definitions]) };
  expect(() => deriveAsk(clash)).toThrow(
    new Error("definition SaidEvent is derived from tiny/registry.json; give the authored one another name"),
  );
});

test("a registry without envelope is refused", () => {
  expect(() => deriveAsk(tiny({}))).toThrow(new Error("tiny/registry.json: envelope is missing"));
});
