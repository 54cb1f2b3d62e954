/** Guards against extensions that are half understood, check less than they say, or take the place of something of the protocol. */
import { describe, expect, test } from "vitest";
import Type from "typebox";
import { ContractError, defineExtension, type ExtensionDefinition } from "ask-session-protocol";

const review = defineExtension({
  name: "review",
  $defs: { Id: { type: "string", minLength: 1 } },
  events: {
    "review.started": Type.Object({ reviewId: Type.String(), depth: Type.Optional(Type.Integer({ minimum: 1 })) }),
    "review.done": {
      type: "object",
      properties: { reviewId: { $ref: "#/$defs/Id" }, verdict: { enum: ["good", "bad"] } },
      required: ["reviewId", "verdict"],
    },
  },
  methods: {
    "_review/start": {
      from: "client",
      kind: "request",
      params: Type.Object({ path: Type.String() }),
      result: Type.Object({ reviewId: Type.String() }),
    },
    "_review/progress": { from: "agent", kind: "notification", params: Type.Object({ percent: Type.Number({ maximum: 100 }) }) },
    "_review/anything": { from: "either", kind: "request" },
  },
  meta: { "example.com/cost": Type.Object({ tokens: Type.Integer() }) },
});

const messages = (result: { readonly ok: true } | { readonly ok: false; readonly issues: readonly { readonly message: string }[] }) =>
  result.ok ? [] : result.issues.map(({ message }) => message);

describe("events", () => {
  const cases: { given: unknown; want: string[] }[] = [
    { given: { type: "review.started", seq: 1, payload: { reviewId: "r" } }, want: [] },
    { given: { type: "review.done", seq: 1, payload: { reviewId: "r", verdict: "good", more: 1 } }, want: [] },
    { given: { type: "turn.started", seq: 1, payload: { turnId: "t" } }, want: [] },
    {
      given: { type: "review.started", seq: 0, payload: { reviewId: 1, depth: 0 } },
      want: [
        "event: out of range at /seq: expected a number of at least 1, got number 0",
        "review.started event: wrong type at /payload/reviewId: expected string, got number 1",
        "review.started event: out of range at /payload/depth: expected a number of at least 1, got number 0",
      ],
    },
    {
      given: { type: "review.done", seq: 1, payload: { reviewId: "", verdict: "goood" } },
      want: [
        'review.done event: too short at /payload/reviewId: expected at least 1 character, got string ""',
        'review.done event: wrong value at /payload/verdict: expected "good" or "bad", got string "goood"; did you mean "good"?',
      ],
    },
    { given: { type: "review.done", seq: 1 }, want: ['event: missing member "payload": expected object, got nothing'] },
    { given: { type: "review.done", seq: 1, payload: [] }, want: ["event: wrong type at /payload: expected object, got array of 0 items"] },
    {
      given: { type: "turn.started", seq: 1, payload: {} },
      want: ['turn.started event: missing member "turnId" at /payload: expected string, got nothing'],
    },
    {
      given: { type: "review.begun", seq: 1, payload: {} },
      want: ['event: unknown event type at /type: expected an event type of this version, got string "review.begun"'],
    },
    {
      given: { type: "turn.started", seq: 1, payload: { turnId: "t", _meta: { "example.com/cost": { tokens: "1" } } } },
      want: ['_meta example.com/cost: wrong type at /payload/_meta/example.com~1cost/tokens: expected integer, got string "1"'],
    },
    { given: 3, want: ["event: wrong type: expected object, got number 3"] },
    {
      given: { type: "review.started", seq: 1, payload: { reviewId: () => 1 } },
      want: ["event: not JSON at /payload/reviewId: expected a JSON value, got function"],
    },
  ];
  test.each(cases)("$given", ({ given, want }) => {
    expect(messages(review.event.check(given))).toEqual(want);
    expect(review.event.is(given)).toBe(want.length === 0);
    const read = review.read(given);
    expect(read.type === undefined).toBe(want.some((message) => !message.includes("unknown event type")));
  });

  test("one of a certain type is of no other", () => {
    const started = { type: "review.started", seq: 1, payload: { reviewId: "r" } };
    expect(review.events["review.started"].is(started)).toBe(true);
    expect(messages(review.events["review.done"].check(started))).toEqual([
      'review.done event: wrong value at /type: expected "review.done", got string "review.started"',
    ]);
    expect(review.events["review.started"].assert(started)).toBe(started);
    expect(() => review.events["review.done"].assert(started)).toThrow(ContractError);
  });
});

describe("methods", () => {
  const { methods } = review;
  test("params and results", () => {
    expect(messages(methods["_review/start"].params.check({}))).toEqual([
      '_review/start params: missing member "path": expected string, got nothing',
    ]);
    expect(messages(methods["_review/start"].result.check({ reviewId: 1 }))).toEqual([
      "_review/start result: wrong type at /reviewId: expected string, got number 1",
    ]);
    expect(methods["_review/start"].result.is({ reviewId: "r" })).toBe(true);
    expect(methods["_review/anything"].params.is(3)).toBe(true);
  });

  const cases: { given: unknown; from: "client" | "agent" | "host"; want: string[] }[] = [
    { given: { jsonrpc: "2.0", id: 1, method: "_review/start", params: { path: "a" } }, from: "client", want: [] },
    { given: { id: "x", method: "_review/anything" }, from: "host", want: [] },
    { given: { method: "_review/progress", params: { percent: 5 } }, from: "host", want: [] },
    {
      given: { id: 1, method: "_review/start", params: { path: 1 } },
      from: "agent",
      want: [
        "_review/start: wrong direction: expected a message from the client, got one from the agent",
        "_review/start params: wrong type at /params/path: expected string, got number 1",
      ],
    },
    {
      given: { id: 1, method: "_review/start" },
      from: "client",
      want: ['_review/start params: missing member "path" at /params: expected string, got nothing'],
    },
    {
      given: { method: "_review/start", params: { path: "a" } },
      from: "client",
      want: ['_review/start: missing member "id": expected integer or string, got nothing; a request without id is never answered'],
    },
    {
      given: { id: 1, method: "_review/progress", params: { percent: 101 } },
      from: "agent",
      want: [
        "_review/progress: a notification with an id at /id: expected no id, got an id; nothing answers it",
        "_review/progress params: out of range at /params/percent: expected a number of at most 100, got number 101",
      ],
    },
    {
      given: { method: "_review/progres", params: {} },
      from: "agent",
      want: [
        'message: unknown method at /method: expected a method of the extension, got string "_review/progres"; did you mean "_review/progress"?',
      ],
    },
    {
      given: { method: "_review/progress", params: { percent: 1, _meta: { "example.com/cost": {} } } },
      from: "agent",
      want: ['_meta example.com/cost: missing member "tokens" at /params/_meta/example.com~1cost: expected integer, got nothing'],
    },
    { given: [], from: "agent", want: ["message: wrong type: expected object, got array of 0 items"] },
  ];
  test.each(cases)("$given from the $from", ({ given, from, want }) => {
    expect(messages(review.checkMessage(given, { from }))).toEqual(want);
  });
});

test("every _meta within a value", () => {
  const cost = { "example.com/cost": { tokens: 1 } };
  expect(messages(review.checkMeta([{ _meta: cost }, { inner: { _meta: { ...cost, other: 1 } } }]))).toEqual([]);
  expect(messages(review.checkMeta([{ _meta: { "example.com/cost": 1, _meta: { "example.com/cost": {} } } }, { _meta: 3 }]))).toEqual([
    "_meta example.com/cost: wrong type at /0/_meta/example.com~1cost: expected object, got number 1",
    '_meta example.com/cost: missing member "tokens" at /0/_meta/_meta/example.com~1cost: expected integer, got nothing',
  ]);
  expect(review.meta["example.com/cost"].is({ tokens: 1.5 })).toBe(false);
});

describe("definitions that cannot be used", () => {
  const cases: { given: unknown; want: string[] }[] = [
    { given: 3, want: ["extension: wrong type: expected object, got number 3"] },
    { given: {}, want: ['extension: missing member "name": expected string, got nothing'] },
    { given: { name: "" }, want: ['extension: wrong type at /name: expected string that is not empty, got string ""'] },
    {
      given: { name: "x", event: {} },
      want: [
        'extension x: unknown member "event": expected "$schema", "name", "description", "$defs", "events", "methods" or "meta", got "event"; did you mean "events"?',
      ],
    },
    { given: { name: "x", events: [] }, want: ["extension x: wrong type at /events: expected object, got array of 0 items"] },
    {
      given: { name: "x", events: { "tool.use": {} } },
      want: [
        'extension x: event type that the protocol has already at /events/tool.use: expected a type of your own, got "tool.use"; give it another name, such as "x.tool.use"',
      ],
    },
    {
      given: { name: "x", events: { a: { type: "string" } } },
      want: [
        'extension x: payload that no event can have at /events/a/type: expected "object", got string "string"; the payload of an event is an object',
      ],
    },
    {
      given: { name: "x", events: { "": {} } },
      want: ['extension x: event type that is empty at /events/: expected at least 1 character, got ""'],
    },
    {
      given: { name: "x", methods: { "review/start": { from: "client", kind: "request" } } },
      want: [
        'extension x: method of no extension at /methods/review~1start: expected a name that starts with _, got "review/start"; other names are those of the protocols; did you mean "_review/start"?',
      ],
    },
    {
      given: { name: "x", methods: { _a: { from: "agnet", kind: "call", result: {}, prams: {} } } },
      want: [
        'extension x: unknown member "prams" at /methods/_a: expected "from", "kind", "params" or "result", got "prams"; did you mean "params"?',
        'extension x: wrong value at /methods/_a/from: expected "client", "agent", "host" or "either", got string "agnet"; did you mean "agent"?',
        'extension x: wrong value at /methods/_a/kind: expected "request" or "notification", got string "call"',
      ],
    },
    {
      given: { name: "x", methods: { _a: { from: "host", kind: "notification", result: {} } } },
      want: [
        'extension x: a notification has no result at /methods/_a/result: expected nothing, got object with 0 members; leave it out, or make the method a "request"',
      ],
    },
    {
      given: { name: "x", methods: { _a: {} } },
      want: [
        'extension x: missing member "from" at /methods/_a: expected "client", "agent", "host" or "either", got nothing',
        'extension x: missing member "kind" at /methods/_a: expected "request" or "notification", got nothing',
      ],
    },
    { given: { name: "x", methods: { _a: 1 } }, want: ["extension x: wrong type at /methods/_a: expected object, got number 1"] },
    {
      given: { name: "x", meta: { k: { properties: { a: { $ref: "#/$defs/Cots" } } } }, $defs: { Cost: {} } },
      want: [
        'extension x: reference that leads nowhere at /meta/k/properties/a/$ref: expected "#/$defs/Cost", got string "#/$defs/Cots"; did you mean "#/$defs/Cost"?',
      ],
    },
    {
      given: { name: "x", events: { a: { const: () => 1 } } },
      want: ["extension: not JSON at /events/a/const: expected a JSON value, got function"],
    },
  ];
  test.each(cases)("$given", ({ given, want }) => {
    let found: string[] = [];
    try {
      defineExtension(given as ExtensionDefinition);
    } catch (error) {
      if (!(error instanceof ContractError)) throw error;
      found = error.issues.map(({ message }) => message);
    }
    expect(found).toEqual(want);
  });
});

test("what an extension was defined with may change afterwards", () => {
  const payload = { type: "object", required: ["a"] };
  const mine = defineExtension({ name: "x", events: { a: payload } });
  payload.required.pop();
  expect(mine.event.is({ type: "a", seq: 1, payload: {} })).toBe(false);
  expect(Object.isFrozen(mine.definition)).toBe(true);
});

test("types of TypeBox, one of each kind", () => {
  const schema = Type.Object({
    list: Type.Array(Type.Number()),
    record: Type.Record(Type.String(), Type.Boolean()),
    tuple: Type.Tuple([Type.String(), Type.Number()]),
    union: Type.Union([Type.Literal("a"), Type.Null()]),
    all: Type.Intersect([Type.Object({ a: Type.String() }), Type.Object({ b: Type.String() })]),
    listed: Type.Enum(["p", "q"]),
    tree: Type.Cyclic({ Tree: Type.Object({ left: Type.Optional(Type.Ref("Tree")) }) }, "Tree"),
    own: Type.Unsafe<string>({ type: "string" }),
    made: Type.TemplateLiteral("a-${string}"),
    any: Type.Unknown(),
  });
  const { meta } = defineExtension({ name: "x", meta: { k: schema } });
  const right = {
    list: [1],
    record: { x: true },
    tuple: ["a", 1],
    union: null,
    all: { a: "", b: "" },
    listed: "q",
    tree: { left: {} },
    own: "",
    made: "a-b",
    any: 0,
  };
  expect(messages(meta.k.check(right))).toEqual([]);
  const wrong = {
    list: ["a"],
    record: { x: 1 },
    tuple: ["a", 1, 2],
    union: "b",
    all: { a: "" },
    listed: "r",
    tree: { left: { left: 1 } },
    own: 1,
    made: "b",
  };
  expect(messages(meta.k.check(wrong))).toEqual([
    '_meta k: missing member "any": expected a value, got nothing',
    '_meta k: wrong type at /list/0: expected number, got string "a"',
    "_meta k: wrong type at /record/x: expected boolean, got number 1",
    "_meta k: too long at /tuple: expected at most 2 items, got array of 3 items",
    '_meta k: wrong value at /union: expected "a" or null, got string "b"',
    '_meta k: missing member "b" at /all: expected string, got nothing',
    '_meta k: wrong value at /listed: expected "p" or "q", got string "r"',
    "_meta k: wrong type at /tree/left/left: expected object, got number 1",
    "_meta k: wrong type at /own: expected string, got number 1",
    '_meta k: bad format at /made: expected text that matches ^a-.*$, got string "b"',
  ]);
});
