/**
 * Laws that hold for every input: what the constructor accepts the reader accepts, JSON brings it back unchanged, and
 * nothing makes a check throw.
 */
import { check, DEFINITIONS, Events, Interactions, Methods, negotiate } from "ask-session-protocol";
import fc from "fast-check";
import { expect, test } from "vitest";
import { flaky } from "../json/flaky.js";

const text = fc.oneof(
  fc.string(),
  fc.string({ unit: "binary" }),
  fc.constantFrom("", "__proto__", "constructor", "\u0000", "\ud800", "é😀"),
);
const json = fc.jsonValue();
const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });

/** Valid payloads of some types, every optional member there or not, unknown members among them. */
const payloads: Readonly<Record<string, fc.Arbitrary<object>>> = {
  "model.streaming": fc.record({ delta: text }),
  "tool.use": fc.record({ id: text, name: text, args: optional(json) }),
  "tool.result": fc.record({
    id: text,
    name: text,
    output: optional(json),
    isError: optional(fc.boolean()),
    durationMs: optional(fc.oneof(fc.nat(), fc.constant(null))),
  }),
  "turn.completed": fc.record({
    turnId: text,
    response: optional(text),
    inputTokens: optional(fc.nat()),
    cost: optional(fc.double({ noNaN: true, noDefaultInfinity: true })),
  }),
  "approval.required": fc.record({
    id: text,
    toolName: text,
    args: optional(json),
    allowedScopes: optional(fc.subarray(["once", "session", "project"])),
  }),
  "todos.updated": fc.record({
    todos: fc.array(fc.record({ id: text, title: text, status: fc.constantFrom("pending", "in_progress", "completed", "blocked") })),
  }),
  error: fc.record({ error: text, recoverable: optional(fc.boolean()) }),
};

const valid = fc.constantFrom(...Object.keys(payloads)).chain((type) =>
  fc.record({
    type: fc.constant(type),
    seq: fc.integer({ min: 1 }),
    payload: fc
      .tuple(payloads[type] as fc.Arbitrary<object>, fc.dictionary(text, json, { maxKeys: 2 }))
      .map(([own, more]) => ({ ...more, ...own })),
  }),
);

/** Events that are nearly right: a valid one with something changed anywhere. */
const nearly = fc
  .tuple(valid, fc.constantFrom("type", "seq", "payload"), fc.anything())
  .map(([event, member, value]) => ({ ...event, [member]: value }));

test("what the constructor accepts, the reader accepts, and JSON brings it back unchanged", () => {
  let accepted = 0;
  fc.assert(
    fc.property(fc.oneof({ weight: 3, arbitrary: valid }, nearly), (given) => {
      let event: unknown;
      try {
        event = Events.event(given as never);
      } catch {
        return;
      }
      accepted += 1;
      const wire = JSON.stringify(event);
      expect(Events.check(event).ok).toBe(true);
      expect(Events.read(JSON.parse(wire)).type).toBe(given.type);
      expect(JSON.stringify(Events.read(JSON.parse(wire)))).toBe(wire);
      expect(Events.filterSnapshot([JSON.parse(wire)])).toHaveLength(1);
    }),
    { numRuns: 2000 },
  );
  // The law would hold of nothing, too.
  expect(accepted).toBeGreaterThan(1000);
});

test("every valid event is accepted", () => {
  fc.assert(
    fc.property(valid, (given) => {
      Events.event(given as never);
    }),
  );
});

test("nothing makes a check throw", () => {
  const anything = fc.anything({
    withMap: true,
    withSet: true,
    withBigInt: true,
    withDate: true,
    withSparseArray: true,
    withNullPrototype: true,
    withTypedArray: true,
    withBoxedValues: true,
  });
  const hostile = fc.constantFrom<unknown>(
    new Proxy(
      {},
      {
        ownKeys: () => {
          throw new Error("no");
        },
      },
    ),
    new Proxy([], {
      get: () => {
        throw new Error("no");
      },
    }),
    {
      get type(): string {
        throw new Error("no");
      },
    },
    {
      toJSON: () => {
        throw new Error("no");
      },
    },
    Symbol("s"),
    Object.create({ type: "error", seq: 1, payload: {} }),
  );
  fc.assert(
    fc.property(
      fc.oneof(anything, hostile, nearly),
      fc.constantFrom(...Methods.NAMES, "mystery", "__proto__"),
      fc.constantFrom(...DEFINITIONS),
      (value, method, definition) => {
        Events.check(value);
        Events.read(value);
        Events.is(value);
        Events.filterSnapshot(value);
        Methods.checkParams(method, value);
        Methods.checkResult(method, value);
        Interactions.check(value);
        negotiate(value);
        check(definition, value);
      },
    ),
    { numRuns: 3000 },
  );
});

test("nor does a value that throws only after a while", () => {
  const event = () => ({ type: "tool.use", seq: 1, payload: { id: 5, x: [1] } });
  for (let touches = 0; touches < 80; touches += 1) {
    expect(Events.read(flaky(event(), touches)).type).toBeUndefined();
    expect(Events.is(flaky(event(), touches))).toBe(false);
    expect(Events.filterSnapshot([flaky(event(), touches)])).toEqual([]);
    for (const judge of [Events.check, Interactions.check, negotiate]) expect(judge(flaky(event(), touches)).ok).toBe(false);
    for (const method of Methods.NAMES) Methods.checkParams(method, flaky({ sessionId: 5, content: 1 }, touches));
    for (const method of Methods.NAMES) Methods.checkResult(method, flaky({ events: [event()] }, touches));
    for (const definition of DEFINITIONS) check(definition, flaky(event(), touches));
  }
});

test("a check says ok or gives issues, each with all its parts", () => {
  fc.assert(
    fc.property(nearly, (value) => {
      const outcome = Events.check(value);
      if (outcome.ok) return;
      for (const { rule, pointer, message, expected, got } of outcome.issues) {
        expect(rule).toMatch(/^(envelope|shape|unknown)\/[a-z-]+$/);
        expect(message).toContain(`expected ${expected}, got ${got}`);
        if (pointer !== "") expect(message).toContain(` at ${pointer}`);
      }
    }),
  );
});
