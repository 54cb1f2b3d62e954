/** What a host writes and a client reads: strict when made, tolerant when read, and never an exception while reading. */
import { ContractError, type Issue, Events } from "ask-session-protocol";
import fc from "fast-check";
import { describe, expect, test } from "vitest";

const approval = { type: "approval.required", seq: 3, payload: { id: "act_1", toolName: "bash", args: { command: "ls" } } } as const;

describe("Events.event", () => {
  test("makes an event that survives the wire", () => {
    const event = Events.event(approval);
    expect(event).toEqual(approval);
    expect(Events.event(JSON.parse(JSON.stringify(event)) as typeof approval)).toEqual(event);
    expect(Events.read(JSON.parse(JSON.stringify(event)))).toEqual(event);
  });

  test("freezes it throughout, and shares nothing with what it was made from", () => {
    const given = structuredClone(approval) as {
      type: "approval.required";
      seq: number;
      payload: { id: string; toolName: string; args: { command: string } };
    };
    const event = Events.event(given);
    expect(Object.isFrozen(event) && Object.isFrozen(event.payload) && Object.isFrozen(event.payload.args)).toBe(true);
    given.payload.args.command = "rm";
    expect(event.payload.args).toEqual({ command: "ls" });
    expect(Object.isFrozen(given.payload)).toBe(false);
  });

  test("turns symbol keys and Maps into string keys", () => {
    const payload = { [Symbol("id")]: "c1", name: "bash", args: new Map([[Symbol("command"), "ls"]]) };
    expect(Events.event({ type: "tool.use", seq: 1, payload } as never)).toEqual({
      type: "tool.use",
      seq: 1,
      payload: { id: "c1", name: "bash", args: { command: "ls" } },
    });
  });

  test("writes no member beside type, seq and payload", () => {
    expect(Object.keys(Events.event({ ...approval, sessionId: "s1" } as never))).toEqual(["type", "seq", "payload"]);
  });

  test("keeps payload members it does not know", () => {
    expect(Events.event({ type: "error", seq: 1, payload: { error: "x", later: [1] } } as never).payload).toEqual({
      error: "x",
      later: [1],
    });
  });

  test.each<[name: string, given: unknown, rule: string, pointer: string, message: string]>([
    [
      "an unknown type",
      { type: "tool.used", seq: 1 },
      "unknown/event-type",
      "/type",
      'event: unknown event type at /type: expected an event type of this version, got string "tool.used"; did you mean "tool.use"?',
    ],
    ["no type", { seq: 1, payload: {} }, "envelope/missing-member", "", 'event: missing member "type": expected string, got nothing'],
    [
      "no seq",
      { type: "error", payload: { error: "x" } },
      "envelope/missing-member",
      "",
      'error event: missing member "seq": expected integer, got nothing',
    ],
    [
      "seq 0",
      { type: "error", seq: 0, payload: { error: "x" } },
      "envelope/out-of-range",
      "/seq",
      "error event: out of range at /seq: expected a number of at least 1, got number 0",
    ],
    [
      "a negative seq",
      { type: "error", seq: -4, payload: { error: "x" } },
      "envelope/out-of-range",
      "/seq",
      "error event: out of range at /seq: expected a number of at least 1, got number -4",
    ],
    [
      "a fractional seq",
      { type: "error", seq: 1.5, payload: { error: "x" } },
      "envelope/wrong-type",
      "/seq",
      "error event: wrong type at /seq: expected integer, got number 1.5",
    ],
    [
      "a seq that is text",
      { type: "error", seq: "1", payload: { error: "x" } },
      "envelope/wrong-type",
      "/seq",
      'error event: wrong type at /seq: expected integer, got string "1"',
    ],
    [
      "NaN as seq",
      { type: "error", seq: NaN, payload: { error: "x" } },
      "shape/not-json",
      "/seq",
      "event: not JSON at /seq: expected a JSON value, got NaN",
    ],
    [
      "a payload that is no object",
      { type: "error", seq: 1, payload: [] },
      "envelope/wrong-type",
      "/payload",
      "error event: wrong type at /payload: expected object, got array of 0 items",
    ],
    [
      "a null payload",
      { type: "error", seq: 1, payload: null },
      "envelope/wrong-type",
      "/payload",
      "error event: wrong type at /payload: expected object, got null",
    ],
    [
      "a missing payload member",
      { type: "model.streaming", seq: 1, payload: { wrong: "field" } },
      "shape/missing-member",
      "/payload",
      'model.streaming event: missing member "delta" at /payload: expected string, got nothing',
    ],
    [
      "a slip in a member's name",
      { type: "approval.required", seq: 1, payload: { id: "act_1", toolname: "bash" } },
      "shape/missing-member",
      "/payload",
      'approval.required event: missing member "toolName" at /payload: expected string, got nothing; "toolname" looks like a slip for it',
    ],
    [
      "a member of the older dialect",
      { type: "tool.use", seq: 1, payload: { toolCallId: "c", name: "bash" } },
      "shape/missing-member",
      "/payload",
      'tool.use event: missing member "id" at /payload: expected string, got nothing; "toolCallId" is what an older dialect calls it',
    ],
    [
      "a wrong type",
      { type: "tool.use", seq: 1, payload: { id: 7, name: "bash" } },
      "shape/wrong-type",
      "/payload/id",
      "tool.use event: wrong type at /payload/id: expected string, got number 7",
    ],
    [
      "a value out of its enum",
      { type: "todos.updated", seq: 1, payload: { todos: [{ id: "t", title: "x", status: "done" }] } },
      "shape/wrong-value",
      "/payload/todos/0/status",
      'todos.updated event: wrong value at /payload/todos/0/status: expected "pending", "in_progress", "completed" or "blocked", got string "done"',
    ],
    [
      "a symbol and a string of one name",
      { type: "model.streaming", seq: 1, payload: { [Symbol("delta")]: "a", delta: "b" } },
      "shape/not-json",
      "/payload",
      'event: not JSON at /payload: expected each name once, got two keys named "delta"',
    ],
    ["nothing", undefined, "shape/not-json", "", "event: not JSON: expected a JSON value, got undefined"],
    ["an array", [], "envelope/wrong-type", "", "event: wrong type: expected object, got array of 0 items"],
    [
      "a type from Object.prototype",
      { type: "constructor", seq: 1, payload: {} },
      "unknown/event-type",
      "/type",
      'event: unknown event type at /type: expected an event type of this version, got string "constructor"',
    ],
  ])("refuses %s", (_name, given, rule, pointer, message) => {
    const issues = refused(() => Events.event(given as never));
    expect(issues[0]).toMatchObject({ rule, pointer, message });
    expect(issues).toHaveLength(1);
  });

  test("tells every fault at once", () => {
    const issues = refused(() => Events.event({ type: "tool.result", seq: 0, payload: { name: 1, isError: "no" } } as never));
    expect(issues.map(({ rule, pointer }) => `${rule} ${pointer}`)).toEqual([
      "envelope/out-of-range /seq",
      "shape/missing-member /payload",
      "shape/wrong-type /payload/name",
      "shape/wrong-type /payload/isError",
    ]);
  });
});

describe("Events.read", () => {
  test("gives back an event of an unknown type as it is", () => {
    const value = { type: "mystery.event", seq: 9, payload: { a: 1 } };
    const event = Events.read(value);
    expect(event).toBe(value);
    expect(event.type !== undefined && Events.isUnknown(event)).toBe(true);
  });

  test("gives back a known event itself, null in a member that may be null included", () => {
    const value = { type: "tool.result", seq: 1, payload: { id: "c", name: "bash", durationMs: null }, extra: true };
    expect(Events.read(value)).toBe(value);
  });

  test.each([
    [null],
    [7],
    ["text"],
    [[]],
    [{}],
    [undefined],
    [() => 1],
    [{ type: "error", seq: 1 }],
    [{ type: "mystery", seq: 0, payload: {} }],
    [{ type: 5, seq: 1, payload: {} }],
  ])("says why %j is no event", (value) => {
    const event = Events.read(value);
    expect(event.type).toBeUndefined();
    expect((event as { issues: readonly Issue[] }).issues.length).toBeGreaterThan(0);
  });
});

describe("Events.isInteraction", () => {
  test.each<[string, boolean]>([
    ["approval.required", true],
    ["plan.proposed", true],
    ["approval.updated", false],
    ["plan.approved", false],
    ["mystery", false],
    ["toString", false],
  ])("%s: %s", (type, want) => {
    expect(Events.isInteraction(type)).toBe(want);
    expect(Events.isInteraction({ type })).toBe(want);
  });

  test("only these two of all types", () => {
    expect(Events.TYPES.filter((type) => Events.isInteraction(type))).toEqual(["approval.required", "plan.proposed"]);
  });
});

describe("Events.filterSnapshot", () => {
  const good = { type: "model.streaming", seq: 2, payload: { delta: "a" } };
  const last = { type: "turn.completed", seq: 5, payload: { turnId: "t" } };
  const host = { type: "agent.snapshot", seq: 3, payload: { memory: [] } };

  test("keeps events in their order and drops what is host-internal, unknown or malformed", () => {
    const kept = Events.filterSnapshot([
      good,
      host,
      { type: "mystery", seq: 4, payload: {} },
      { type: "error", seq: 4, payload: {} },
      null,
      3,
      "x",
      [good],
      () => 1,
      last,
    ]);
    expect(kept).toEqual([good, last]);
    expect(Object.isFrozen(kept[0]?.payload)).toBe(true);
  });

  test("an entry that JSON cannot hold spoils no other", () => {
    const cycle: Record<string, unknown> = {};
    cycle.self = cycle;
    const thrower = {
      get type(): string {
        throw new Error("no");
      },
    };
    expect(Events.filterSnapshot([cycle, good, { ...good, payload: { delta: "x", n: 1n } }, thrower, last])).toEqual([good, last]);
  });

  test("reads symbol keys", () => {
    expect(Events.filterSnapshot([{ ...good, payload: { [Symbol("delta")]: "a" } }])).toEqual([good]);
  });

  test("never throws, whatever it is given", () => {
    fc.assert(
      fc.property(
        fc.anything({ withMap: true, withSet: true, withBigInt: true, withSparseArray: true, withNullPrototype: true, withDate: true }),
        (value) => Array.isArray(Events.filterSnapshot(value)) && Array.isArray(Events.filterSnapshot([value])),
      ),
    );
    expect(
      Events.filterSnapshot(
        new Proxy([], {
          get: () => {
            throw new Error("no");
          },
        }),
      ),
    ).toEqual([]);
  });
});

function refused(run: () => unknown): readonly Issue[] {
  try {
    run();
  } catch (error) {
    if (error instanceof ContractError) return error.issues;
    throw error;
  }
  throw new Error("it was accepted");
}
