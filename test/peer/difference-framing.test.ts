/**
 * Bytes and envelopes that are wrong, and what becomes of them: on the left of each row's end the official SDK, on the right ours.
 * What the SDK does is measured here, at the version that is installed, so that a claim about it cannot outlive it.
 */
import { describe, expect, test } from "vitest";
import { type Given, ourClient, readFile, sdkClient, updated } from "./sides.js";

const call = (more: object) => ({ sessionUpdate: "tool_call", toolCallId: "c", title: "T", ...more });
const answer = (more: object) => ({ jsonrpc: "2.0", id: 2, ...more });
const line = (message: unknown) => JSON.stringify(message);

const ROWS: [about: string, given: Given, sdk: string[], ours: string[]][] = [
  [
    "a result beside an error",
    { sends: [answer({ result: { stopReason: "end_turn" }, error: { code: 1, message: "x" } })] },
    ['prompt: error -32600 Invalid request; jsonrpc="2.0" id result error'],
    [
      "told: invalid: session/prompt response: a result and an error: expected one of them, got both",
      "prompt: ContractError: session/prompt response: a result and an error: expected one of them, got both",
    ],
  ],
  [
    "a response without jsonrpc",
    { sends: [{ id: 2, result: { stopReason: "end_turn" } }] },
    ["prompt: error -32600 Invalid request; id result"],
    [
      'told: mended: session/prompt response: missing member "jsonrpc": expected "2.0", got nothing',
      'prompt: result {"stopReason":"end_turn"}',
    ],
  ],
  [
    "a request without jsonrpc",
    { sends: [{ id: 7, method: "fs/read_text_file", params: { sessionId: "s", path: "/a" } }] },
    ['answered null: error -32600 Invalid request; id method="fs/read_text_file" params', "prompt: waits"],
    [
      'told: mended: fs/read_text_file: missing member "jsonrpc": expected "2.0", got nothing',
      'answered 7: result {"content":"text"}',
      "prompt: waits",
    ],
  ],
  [
    "an id that comes back as a string",
    { sends: [{ jsonrpc: "2.0", id: "2", result: { stopReason: "end_turn" } }] },
    ["prompt: waits", "told: console: Got response to unknown request"],
    [
      'told: invalid: session/prompt response: wrong type at /id: expected 2, as its request has it, got "2"',
      'prompt: ContractError: session/prompt response: wrong type at /id: expected 2, as its request has it, got "2"',
    ],
  ],
  [
    "the same id twice",
    { sends: [readFile(7), readFile(7)] },
    ['answered 7: result {"content":"text"}', 'answered 7: result {"content":"text"}', "prompt: waits"],
    [
      "told: duplicate-id: fs/read_text_file: id 7 is that of a request that is not answered yet; the second is passed over",
      'answered 7: result {"content":"text"}',
      "prompt: waits",
    ],
  ],
  [
    "null for an id",
    { sends: [readFile(null)] },
    ['answered null: result {"content":"text"}', "prompt: waits"],
    ['answered null: result {"content":"text"}', "prompt: waits"],
  ],
  [
    "a fraction for an id",
    { sends: [readFile(1.5)] },
    ['answered 1.5: result {"content":"text"}', "prompt: waits"],
    [
      "told: invalid: fs/read_text_file: wrong type at /id: expected integer, string or null, got number 1.5",
      "answered null: error -32600 fs/read_text_file: wrong type at /id: expected integer, string or null, got number 1.5; issues",
      "prompt: waits",
    ],
  ],
  [
    "a string for an id",
    { sends: [readFile("7f1c")] },
    ['answered "7f1c": result {"content":"text"}', "prompt: waits"],
    ['answered "7f1c": result {"content":"text"}', "prompt: waits"],
  ],
  [
    "an id that no number holds",
    { sends: [line(readFile(7)).replace("7}", "12345678901234567890}") + "\n"] },
    ['answered 12345678901234567000: result {"content":"text"}', "prompt: waits"],
    ['answered 12345678901234567000: result {"content":"text"}', "prompt: waits"],
  ],
  [
    "a line of a log",
    { sends: ["Loaded cached credentials.\n", answer({ result: { stopReason: "end_turn" } })] },
    ["answered null: error -32700 Parse error", 'prompt: result {"stopReason":"end_turn"}'],
    [
      'told: noise: text that is no message: only messages go over this stream: "Loaded cached credentials."',
      'prompt: result {"stopReason":"end_turn"}',
    ],
  ],
  [
    "a header",
    { sends: ["Content-Length: 12\r\n\r\n", answer({ result: { stopReason: "end_turn" } })] },
    ["answered null: error -32700 Parse error", 'prompt: result {"stopReason":"end_turn"}'],
    [
      'told: noise: text that is no message: only messages go over this stream: "Content-Length: 12\\r"',
      'prompt: result {"stopReason":"end_turn"}',
    ],
  ],
  [
    "a message over many lines",
    { sends: [`${JSON.stringify(answer({ result: { stopReason: "end_turn" } }), null, 1)}\n`] },
    [
      "answered null: error -32700 Parse error",
      "answered null: error -32700 Parse error",
      "answered null: error -32700 Parse error",
      "answered null: error -32700 Parse error",
      "answered null: error -32700 Parse error",
      "answered null: error -32700 Parse error",
      "answered null: error -32700 Parse error",
      "prompt: waits",
    ],
    [
      'told: not-json: not JSON: the text ends inside an object: "{"',
      'told: noise: text that is no message: only messages go over this stream: "\\"jsonrpc\\": \\"2.0\\","',
      'told: noise: text that is no message: only messages go over this stream: "\\"id\\": 2,"',
      'told: noise: text that is no message: only messages go over this stream: "\\"result\\": {"',
      'told: noise: text that is no message: only messages go over this stream: "\\"stopReason\\": \\"end_turn\\""',
      'told: noise: text that is no message: only messages go over this stream: "}"',
      'told: noise: text that is no message: only messages go over this stream: "}"',
      "answered null: error -32700 not JSON: the text ends inside an object",
      "prompt: waits",
    ],
  ],
  [
    "two messages on a line",
    { sends: [`${line(updated(call({})))}${line(answer({ result: { stopReason: "end_turn" } }))}\n`] },
    ["answered null: error -32700 Parse error", "prompt: waits"],
    [
      'told: not-json: not JSON: unexpected "{" after the end of the value: "{\\"jsonrpc\\":\\"2.0\\",\\"method\\":\\"session/updat…"',
      'answered null: error -32700 not JSON: unexpected "{" after the end of the value',
      "prompt: waits",
    ],
  ],
  [
    "a control sequence in front",
    { sends: [`\u001b]0;title\u0007${line(answer({ result: { stopReason: "end_turn" } }))}\n`] },
    ["answered null: error -32700 Parse error", "prompt: waits"],
    [
      'told: escape-prefix: control sequences of a terminal in front of the line, which are passed over: "\\u001b]0;title\\u0007{\\"jsonrpc\\":\\"2.0\\",\\"id\\":2,\\"resul…"',
      'prompt: result {"stopReason":"end_turn"}',
    ],
  ],
  [
    "a line of a log that is JSON, with an id in use",
    { sends: ['{"level":"info","id":2,"msg":"x"}\n'] },
    ['prompt: error -32600 Invalid request; level="info" id msg="x"'],
    [
      "told: invalid: message: not a message: expected a method, a result or an error",
      "answered null: error -32600 message: not a message: expected a method, a result or an error",
      "prompt: waits",
    ],
  ],
  [
    "a number",
    { sends: ["7\n"] },
    ["answered null: error -32600 Invalid request; 7", "prompt: waits"],
    ['told: noise: text that is no message: only messages go over this stream: "7"', "prompt: waits"],
  ],
  [
    "a batch",
    { sends: [[updated(call({})), answer({ result: { stopReason: "end_turn" } })]] },
    ["answered null: error -32600 Invalid request: JSON-RPC batches are not supported", "prompt: waits"],
    [
      'told: not-an-object: not a message: expected a JSON object, got array of 2 items; there are no batches: "[{\\"jsonrpc\\":\\"2.0\\",\\"method\\":\\"session/upda…"',
      "answered null: error -32600 not a message: expected a JSON object, got array of 2 items; there are no batches",
      "prompt: waits",
    ],
  ],
  [
    "a member named __proto__",
    { sends: [`${line(updated(call({ rawInput: 0 }))).replace('"rawInput":0', '"rawInput":{"__proto__":{"x":1}}')}\n`] },
    ['handed on: {"toolCallId":"c","title":"T","rawInput":{"__proto__":{"x":1}},"sessionUpdate":"tool_call"}', "prompt: waits"],
    ['handed on: {"sessionUpdate":"tool_call","toolCallId":"c","title":"T","rawInput":{"__proto__":{"x":1}}}', "prompt: waits"],
  ],
  [
    "CRLF, a blank line, a byte order mark, U+2028",
    { sends: [`\uFEFF${line(updated(call({ rawInput: "a\u2028b" })))}\r\n\r\n`] },
    ['handed on: {"toolCallId":"c","title":"T","rawInput":"a b","sessionUpdate":"tool_call"}', "prompt: waits"],
    ['handed on: {"sessionUpdate":"tool_call","toolCallId":"c","title":"T","rawInput":"a b"}', "prompt: waits"],
  ],
  [
    "a request that is too long",
    { sends: [{ ...readFile(7), params: { sessionId: "s", path: "/a".padEnd(5000, "a") } }], maxMessage: 2000 },
    ["prompt: MessageTooLargeError: Incoming ACP data exceeds the configured 2000 byte limit"],
    [
      'told: too-long: message of 5090 bytes passed over: expected at most 2000: "{\\"jsonrpc\\":\\"2.0\\",\\"method\\":\\"fs/read_text_…"',
      "answered 7: error -32600 message of 5090 bytes passed over: expected at most 2000",
      "prompt: waits",
    ],
  ],
];

describe.each(ROWS)("a client that gets %s", (_about, given, sdk, ours) => {
  test("of the SDK", async () => {
    expect(await sdkClient(given)).toEqual(sdk);
  });
  test("of ours", async () => {
    expect(await ourClient(given)).toEqual(ours);
  });
});
