/** Guards against extensions that are known to the checker and not judged, judged where nobody can know, or that change what the protocol says. */
import { describe, expect, test } from "vitest";
import { defineExtension } from "../../src/ask/extension/index.js";
import { Checker, type CheckOptions, Conversation } from "../../src/traffic/index.js";

const review = defineExtension({
  name: "review",
  events: { "review.started": { type: "object", properties: { id: { type: "string" } }, required: ["id"] } },
  methods: {
    "_review/start": {
      from: "client",
      kind: "request",
      params: { type: "object", required: ["path"] },
      result: { type: "object", required: ["id"] },
    },
    "_review/ask": { from: "agent", kind: "request", result: { type: "object", required: ["answer"] } },
    "_review/show": { from: "host", kind: "notification", params: { type: "object", required: ["id"] } },
    "_review/both": { from: "either", kind: "request", result: { type: "null" } },
  },
  meta: { cost: { type: "integer" }, note: { properties: { text: { maxLength: 4999 } } } },
});

/** Findings as `line rule pointer`. */
function check(lines: readonly object[], options: CheckOptions): string[] {
  const checker = new Checker("it", { conversationRules: false, ...options });
  const bytes = new TextEncoder().encode(lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
  return [...checker.push(bytes), ...checker.end()].map(({ line, rule, pointer, level }) => `${String(line)} ${level} ${rule} ${pointer}`);
}

const c2a = (msg: object) => ({ dir: "c2a", msg });
const a2c = (msg: object) => ({ dir: "a2c", msg });
const event = (payload: object) => ({ type: "review.started", seq: 1, payload });
const chunk = (text: string, cost: unknown) => ({
  jsonrpc: "2.0",
  method: "session/update",
  params: { sessionId: "s", update: { sessionUpdate: "agent_message_chunk", content: { type: "text", text } }, _meta: { cost } },
});

const cases: { given: string; protocol: "ask" | "acp"; lines: object[]; plain: string[]; want: string[] }[] = [
  {
    given: "an event",
    protocol: "ask",
    lines: [event({ id: "r" }), event({}), event({ id: 1 })],
    plain: ["1 warning unknown/event-type /type", "2 warning unknown/event-type /type", "3 warning unknown/event-type /type"],
    want: ["2 error shape/missing-member /payload", "3 error shape/wrong-type /payload/id"],
  },
  {
    given: "an event whose envelope is wrong",
    protocol: "ask",
    lines: [{ type: "review.started", seq: 0 }, c2a(event({ id: "r" }))],
    plain: [
      "1 error envelope/missing-member ",
      "1 error envelope/out-of-range /seq",
      "1 warning unknown/event-type /type",
      "2 warning unknown/event-type /msg/type",
      "2 error envelope/wrong-direction /msg",
    ],
    want: ["1 error envelope/missing-member ", "1 error envelope/out-of-range /seq", "2 error envelope/wrong-direction /msg"],
  },
  {
    given: "events that a method carries",
    protocol: "ask",
    lines: [a2c({ method: "session/event", params: { sessionId: "s", event: event({}) } })],
    plain: ["1 warning unknown/event-type /msg/params/event/type"],
    want: ["1 error shape/missing-member /msg/params/event/payload"],
  },
  {
    given: "events that a result carries",
    protocol: "ask",
    lines: [
      c2a({ id: 1, method: "session/events", params: { sessionId: "s", afterSeq: 0 } }),
      a2c({ id: 1, result: { events: [event({ id: "r" }), event({ id: 2 }), { type: "other", seq: 3, payload: {} }], hasMore: false } }),
    ],
    plain: [
      "2 warning unknown/event-type /msg/result/events/0/type",
      "2 warning unknown/event-type /msg/result/events/1/type",
      "2 warning unknown/event-type /msg/result/events/2/type",
    ],
    want: ["2 warning unknown/event-type /msg/result/events/2/type", "2 error shape/wrong-type /msg/result/events/1/payload/id"],
  },
  {
    given: "methods of a host and its client",
    protocol: "ask",
    lines: [
      c2a({ id: 1, method: "_review/start", params: {} }),
      a2c({ id: 1, result: {} }),
      c2a({ method: "_review/show", params: { id: "r" } }),
      a2c({ id: 2, method: "_review/show", params: { id: "r" } }),
      c2a({ method: "_review/start", params: { path: "a" } }),
    ],
    plain: [
      "1 warning unknown/method /msg/method",
      "3 warning unknown/method /msg/method",
      "4 warning unknown/method /msg/method",
      "5 warning unknown/method /msg/method",
    ],
    want: [
      "1 error shape/missing-member /msg/params",
      "2 error shape/missing-member /msg/result",
      "3 error envelope/wrong-direction /msg",
      "4 error envelope/notification-with-id /msg/id",
      "5 note envelope/request-without-id /msg",
    ],
  },
  {
    given: "methods of an agent and its client",
    protocol: "acp",
    lines: [
      c2a({ jsonrpc: "2.0", id: 1, method: "_review/start" }),
      a2c({ jsonrpc: "2.0", id: 1, result: { id: "r" } }),
      a2c({ jsonrpc: "2.0", id: 1, method: "_review/ask" }),
      c2a({ jsonrpc: "2.0", id: 1, result: {} }),
      a2c({ jsonrpc: "2.0", id: 3, method: "_review/start", params: { path: "a" } }),
      c2a({ jsonrpc: "2.0", method: "_review/start", params: { path: "a" } }),
      a2c({ jsonrpc: "2.0", id: 4, method: "_review/ask" }),
      c2a({ jsonrpc: "2.0", id: 4, error: { code: 1, message: "no" } }),
    ],
    plain: [],
    want: [
      "1 error shape/missing-member /msg/params",
      "4 error shape/missing-member /msg/result",
      "5 error envelope/wrong-direction /msg",
      "6 error envelope/request-without-id /msg",
    ],
  },
  {
    given: "ids of both sides that are the same, where nothing says which way a message went",
    protocol: "acp",
    lines: [
      { jsonrpc: "2.0", id: 1, method: "session/list", params: {} },
      { jsonrpc: "2.0", id: 1, method: "_review/ask" },
      { jsonrpc: "2.0", id: 1, result: { sessions: [] } },
      { jsonrpc: "2.0", id: 1, result: {} },
    ],
    plain: ["4 note envelope/response-unpaired /id"],
    want: ["4 error shape/missing-member /result"],
  },
  {
    given: "a request of either side whose response cannot be told from others",
    protocol: "ask",
    lines: [
      { id: 1, method: "_review/both" },
      { id: 1, result: 3 },
    ],
    plain: ["1 warning unknown/method /method", "2 note envelope/response-unpaired /id"],
    want: ["2 note envelope/response-unpaired /id"],
  },
  {
    given: "what is in _meta, in each piece of a text",
    protocol: "acp",
    lines: [
      chunk("a", 1),
      chunk("b", 1),
      chunk("c", 1.5),
      chunk("d", 1.5),
      chunk("e", 1),
      { ...chunk("f", 1), method: "_x", params: [{ _meta: { cost: "1" } }] },
    ],
    plain: [],
    want: [
      "3 error shape/wrong-type /params/_meta/cost",
      "4 error shape/wrong-type /params/_meta/cost",
      "6 error shape/wrong-type /params/0/_meta/cost",
    ],
  },
  {
    given: "a long text, of which the protocol needs its ends alone",
    protocol: "acp",
    lines: [
      chunk("a".repeat(5000), 1),
      chunk("b".repeat(5000), 1),
      { ...chunk("c".repeat(5000), 1), _meta: { note: { text: "d".repeat(5000) } } },
    ],
    plain: ["3 warning unknown/member /_meta"],
    want: ["3 warning unknown/member /_meta", "3 error shape/too-long /_meta/note/text"],
  },
  {
    given: "_meta that is no object, and keys that are nobody's",
    protocol: "acp",
    lines: [{ jsonrpc: "2.0", method: "_x", params: { _meta: [1], inner: { _meta: { other: 1 }, cost: "x" } } }],
    plain: [],
    want: [],
  },
];

describe("beside the protocol", () => {
  test.each(cases)("$given", ({ protocol, lines, plain, want }) => {
    expect(check(lines, { protocol })).toEqual(plain);
    expect(check(lines, { protocol, extensions: [] })).toEqual(plain);
    expect(check(lines, { protocol, extensions: [review] })).toEqual(want);
    // Definitions as a file has them.
    expect(
      check(lines, { protocol, extensions: [{ definition: JSON.parse(JSON.stringify(review.definition)) as typeof review.definition }] }),
    ).toEqual(want);
  });
});

describe("what was probably meant", () => {
  const slips: { protocol: "ask" | "acp"; message: object; want: string[] }[] = [
    {
      protocol: "ask",
      message: { type: "review.startd", seq: 1, payload: {} },
      want: [
        'event: unknown event type at /type: expected an event type of this version, got string "review.startd"; did you mean "review.started"?',
      ],
    },
    {
      protocol: "ask",
      message: { method: "_review/shwo", params: {} },
      want: [
        'message: unknown method at /method: expected a method of this version, got string "_review/shwo"; did you mean "_review/show"?',
      ],
    },
    {
      protocol: "acp",
      message: { jsonrpc: "2.0", method: "_review/shwo", params: {} },
      want: [
        'message: unknown method at /method: expected a method of an extension, got string "_review/shwo"; did you mean "_review/show"?',
      ],
    },
    { protocol: "acp", message: { jsonrpc: "2.0", method: "_other/thing", params: {} }, want: [] },
    {
      protocol: "ask",
      message: { type: "tool.uze", seq: 1, payload: {} },
      want: ['event: unknown event type at /type: expected an event type of this version, got string "tool.uze"; did you mean "tool.use"?'],
    },
  ];
  test.each(slips)("$message", ({ protocol, message, want }) => {
    const conversation = new Conversation({ protocol, conversationRules: false, extensions: [review] });
    expect(conversation.push(message).map(({ message: told }) => told)).toEqual(want);
  });
});

test("extensions that define the same cannot be used together", () => {
  const other = { definition: { name: "other", methods: { "_review/show": { from: "client", kind: "request" } } } } as const;
  expect(() => new Checker("it", { extensions: [review, other] })).toThrow(
    'extension other: what another extension defines too at /methods/_review~1show: expected a name of its own, got "_review/show" of extension review',
  );
});
