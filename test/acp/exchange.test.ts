/** A stream of messages judged one by one, responses by the requests they answer. */
import { Exchange, type Judgement, type Side } from "ask-session-protocol/acp";
import { expect, test } from "vitest";

const prompt = (id: unknown) => ({ jsonrpc: "2.0", id, method: "session/prompt", params: { sessionId: "s", prompt: [] } });
const read = (id: unknown) => ({ jsonrpc: "2.0", id, method: "fs/read_text_file", params: { sessionId: "s", path: "/a" } });
const answer = (id: unknown, result: unknown) => ({ jsonrpc: "2.0", id, result });
const failure = (id: unknown, error: unknown) => ({ jsonrpc: "2.0", id, error });

type Step = readonly [
  from: Side,
  message: unknown,
  want: { readonly method?: string; readonly paired?: boolean; readonly rules?: readonly string[] },
];

test.each<[name: string, steps: readonly Step[]]>([
  [
    "a result is judged by its request",
    [
      ["client", prompt(0), {}],
      ["agent", answer(0, { stopReason: "end_turn" }), { method: "session/prompt", paired: true }],
    ],
  ],
  [
    "a bad result is told",
    [
      ["client", prompt(0), {}],
      ["agent", answer(0, {}), { method: "session/prompt", paired: true, rules: ["shape/missing-member /result"] }],
    ],
  ],
  [
    '0 and "0" differ',
    [
      ["client", prompt(0), {}],
      ["agent", answer("0", {}), { paired: false }],
      ["agent", answer(0, {}), { paired: true, rules: ["shape/missing-member /result"] }],
    ],
  ],
  [
    "the ids of the two sides are separate",
    [
      ["client", prompt(1), {}],
      ["agent", read(1), {}],
      ["client", answer(1, { content: "x" }), { method: "fs/read_text_file" }],
      ["agent", answer(1, { stopReason: "refusal" }), { method: "session/prompt" }],
    ],
  ],
  [
    "nobody answers a request of their own",
    [
      ["client", prompt(1), {}],
      ["client", answer(1, {}), { paired: false }],
    ],
  ],
  [
    "an answer is taken once",
    [
      ["client", prompt(1), {}],
      ["agent", answer(1, { stopReason: "end_turn" }), { paired: true }],
      ["agent", answer(1, 5), { paired: false }],
    ],
  ],
  [
    "an error is judged",
    [
      ["client", prompt(1), {}],
      [
        "agent",
        failure(1, { code: 1.5 }),
        { method: "session/prompt", rules: ["shape/missing-member /error", "shape/wrong-type /error/code"] },
      ],
    ],
  ],
  [
    "a result and an error",
    [
      ["client", prompt(1), {}],
      ["agent", { ...answer(1, { stopReason: "end_turn" }), error: { code: 1, message: "" } }, { rules: ["envelope/result-and-error "] }],
    ],
  ],
  ["a response without its request is no fault", [["agent", answer(9, null), { paired: false, rules: [] }]]],
  ["a response without id", [["agent", { jsonrpc: "2.0", result: {} }, { paired: false, rules: ["envelope/missing-member "] }]]],
  [
    "a null id answers what could not be read",
    [
      ["agent", failure(null, { code: -32700, message: "" }), { paired: false }],
      ["agent", failure(null, { code: -32603, message: "" }), { rules: ["envelope/null-id /id"] }],
    ],
  ],
  [
    "what has a method outside the protocol may return anything",
    [
      ["client", { jsonrpc: "2.0", id: "x", method: "_a", params: [] }, {}],
      ["agent", answer("x", 5), { method: "_a", paired: true }],
    ],
  ],
  [
    "an unknown method is told once",
    [
      ["client", { jsonrpc: "2.0", id: 1, method: "session/promt" }, { rules: ["unknown/method /method"] }],
      ["agent", answer(1, 5), { method: "session/promt", paired: true }],
    ],
  ],
  [
    "a notification waits for nothing",
    [
      [
        "agent",
        { jsonrpc: "2.0", method: "session/update", params: { sessionId: "s", update: { sessionUpdate: "plan", entries: [] } } },
        { method: "session/update" },
      ],
    ],
  ],
  [
    "an answer does not say its version",
    [
      ["client", prompt(1), {}],
      ["agent", { id: 1, result: { stopReason: "end_turn" } }, { rules: ["envelope/missing-member "] }],
    ],
  ],
  [
    "what is no message",
    [
      ["agent", { hello: 1 }, { rules: ["envelope/unrecognised "] }],
      ["agent", 5, { rules: ["envelope/wrong-type "] }],
    ],
  ],
])("%s", (_, steps) => {
  const exchange = new Exchange();
  for (const [from, message, want] of steps) {
    const { method, paired, issues }: Judgement = exchange.push(message, from);
    expect(issues.map(({ rule, pointer }) => `${rule} ${pointer}`)).toEqual(want.rules ?? []);
    if (want.method !== undefined) expect(method).toBe(want.method);
    if (want.paired !== undefined) expect(paired).toBe(want.paired);
  }
});

test("holds no more requests than it is told to", () => {
  const exchange = new Exchange({ most: 2 });
  for (const id of [1, 2, 3]) exchange.push(prompt(id), "client");
  expect([1, 2, 3].map((id) => exchange.push(answer(id, { stopReason: "end_turn" }), "agent").paired)).toEqual([false, true, true]);
});

test("judges by the unstable protocol where that is agreed", () => {
  const fork = { jsonrpc: "2.0", id: 1, method: "session/fork", params: { sessionId: "s", cwd: "/" } };
  expect(new Exchange().push(fork, "client").issues).toHaveLength(1);
  const exchange = new Exchange({ stability: "unstable" });
  expect(exchange.push(fork, "client").issues).toEqual([]);
  expect(exchange.push(answer(1, {}), "agent").issues.map(({ message }) => message)).toEqual([
    'session/fork result: missing member "sessionId" at /result: expected string, got nothing',
  ]);
});
