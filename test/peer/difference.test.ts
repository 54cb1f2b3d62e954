/**
 * Messages that are wrong or out of place, and what becomes of them: on the left of each row's end the official SDK, on the right ours.
 * What the SDK does is measured here, at the version that is installed, so that a claim about it cannot outlive it.
 */
import { describe, expect, test } from "vitest";
import { type Given, ourAgent, ourClient, readFile, sdkAgent, sdkClient, updated } from "./sides.js";

type Row = [about: string, given: Given, sdk: string[], ours: string[]];

const call = (more: object) => ({ sessionUpdate: "tool_call", toolCallId: "c", title: "T", ...more });
const permission = (kind: string, sessionId = "s") => ({
  jsonrpc: "2.0",
  id: 7,
  method: "session/request_permission",
  params: { sessionId, toolCall: { toolCallId: "c" }, options: [{ optionId: "p", name: "P", kind }] },
});
const answer = (more: object) => ({ jsonrpc: "2.0", id: 2, ...more });
const session = (more: object) => ({ jsonrpc: "2.0", id: 7, method: "session/new", params: { cwd: "/a", mcpServers: [], ...more } });
const initialize = (more: object) => ({ jsonrpc: "2.0", id: 0, method: "initialize", params: { protocolVersion: 1, ...more } });
const prompt = (id: number, sessionId = "s") => ({ jsonrpc: "2.0", id, method: "session/prompt", params: { sessionId, prompt: [] } });

const CLIENT: Row[] = [
  [
    "an update of an unknown kind",
    { sends: [updated({ sessionUpdate: "bogus" })] },
    ["prompt: waits", "told: console: Error handling notification"],
    [
      'told: invalid: session/update params: unknown variant at /update/sessionUpdate: expected "user_message_chunk", "agent_message_chunk", "agent_thought_chunk" or one of 11 others, got string "bogus"',
      "prompt: waits",
    ],
  ],
  [
    "usage that is null",
    { sends: [updated({ sessionUpdate: "usage_update", used: null, size: 2 })] },
    ["prompt: waits", "told: console: Error handling notification"],
    ["told: invalid: usage_update: wrong type at /update/used: expected integer, got null", "prompt: waits"],
  ],
  [
    "usage that is wrapped",
    { sends: [updated({ sessionUpdate: "usage_update", usage: { used: 1, size: 2 } })] },
    ["prompt: waits", "told: console: Error handling notification"],
    ['told: invalid: usage_update: missing member "used" at /update: expected integer, got nothing', "prompt: waits"],
  ],
  [
    "a tool call without title",
    { sends: [updated({ sessionUpdate: "tool_call", toolCallId: "c" })] },
    ["prompt: waits", "told: console: Error handling notification"],
    ['told: invalid: tool_call update: missing member "title" at /update: expected string, got nothing', "prompt: waits"],
  ],
  [
    "content of an unknown kind",
    { sends: [updated({ sessionUpdate: "agent_message_chunk", content: { type: "tool_reference" } })] },
    ["prompt: waits", "told: console: Error handling notification"],
    [
      'told: invalid: agent_message_chunk update: unknown variant at /update/content/type: expected "text", "image", "audio", "resource_link" or "resource", got string "tool_reference"',
      "prompt: waits",
    ],
  ],
  [
    "an update that is null",
    { sends: [updated(null)] },
    ["prompt: waits", "told: console: Error handling notification"],
    ["told: invalid: session/update params: wrong type at /update: expected object, got null", "prompt: waits"],
  ],
  [
    "unknown kind and status of a tool call",
    { sends: [updated(call({ kind: "dance", status: "weird" }))] },
    ['handed on: {"toolCallId":"c","title":"T","sessionUpdate":"tool_call"}', "prompt: waits"],
    [
      "told: mended: session/update params: read with 2 parts mended: /update/kind /update/status",
      'handed on: {"sessionUpdate":"tool_call","toolCallId":"c","title":"T"}',
      "prompt: waits",
    ],
  ],
  [
    "bad content item",
    { sends: [updated(call({ content: [{ type: "content" }, { type: "content", content: { type: "text", text: "x" } }] }))] },
    [
      'handed on: {"toolCallId":"c","title":"T","content":[{"content":{"text":"x","type":"text"},"type":"content"}],"sessionUpdate":"tool_call"}',
      "prompt: waits",
    ],
    [
      "told: mended: session/update params: read with 1 part mended: /update/content/0",
      'handed on: {"sessionUpdate":"tool_call","toolCallId":"c","title":"T","content":[{"type":"content","content":{"type":"text","text":"x"}}]}',
      "prompt: waits",
    ],
  ],
  [
    "a plan entry without priority",
    { sends: [updated({ sessionUpdate: "plan", entries: [{ content: "a", status: "pending" }] })] },
    ['handed on: {"entries":[],"sessionUpdate":"plan"}', "prompt: waits"],
    [
      "told: mended: session/update params: read with 1 part mended: /update/entries/0",
      'handed on: {"sessionUpdate":"plan","entries":[]}',
      "prompt: waits",
    ],
  ],
  [
    "a command without description",
    { sends: [updated({ sessionUpdate: "available_commands_update", availableCommands: [{ name: "a" }] })] },
    ['handed on: {"availableCommands":[],"sessionUpdate":"available_commands_update"}', "prompt: waits"],
    [
      "told: mended: session/update params: read with 1 part mended: /update/availableCommands/0",
      'handed on: {"sessionUpdate":"available_commands_update","availableCommands":[]}',
      "prompt: waits",
    ],
  ],
  [
    "an option of an unknown kind",
    { sends: [permission("allow_persistent")] },
    ["answered 7: error -32602 Invalid params; _errors options", "prompt: waits"],
    [
      'told: invalid: session/request_permission params: wrong value at /options/0/kind: expected "allow_once", "allow_always", "reject_once" or "reject_always", got string "allow_persistent"',
      'answered 7: error -32602 session/request_permission params: wrong value at /options/0/kind: expected "allow_once", "allow_always", "reject_once" or "reject_always", got string "allow_persistent"; issues',
      "prompt: waits",
    ],
  ],
  [
    "null for a result",
    { sends: [answer({ result: null })] },
    ["prompt: result null"],
    [
      "told: invalid: session/prompt result: wrong type: expected object, got null",
      "prompt: ContractError: session/prompt result: wrong type: expected object, got null",
    ],
  ],
  [
    "an empty result",
    { sends: [answer({ result: {} })] },
    ["prompt: result {}"],
    [
      'told: invalid: session/prompt result: missing member "stopReason": expected "end_turn", "max_tokens", "max_turn_requests", "refusal" or "cancelled", got nothing',
      'prompt: ContractError: session/prompt result: missing member "stopReason": expected "end_turn", "max_tokens", "max_turn_requests", "refusal" or "cancelled", got nothing',
    ],
  ],
  [
    "an unknown stop reason",
    { sends: [answer({ result: { stopReason: "error" } })] },
    ['prompt: result {"stopReason":"error"}'],
    [
      'told: invalid: session/prompt result: wrong value at /stopReason: expected "end_turn", "max_tokens", "max_turn_requests", "refusal" or "cancelled", got string "error"',
      'prompt: ContractError: session/prompt result: wrong value at /stopReason: expected "end_turn", "max_tokens", "max_turn_requests", "refusal" or "cancelled", got string "error"',
    ],
  ],
  [
    "a handler whose result is wrong",
    { sends: [readFile(7)], handler: { text: 1 } },
    ['answered 7: result {"text":1}', "prompt: waits"],
    [
      'told: invalid: fs/read_text_file result: missing member "content": expected string, got nothing',
      "answered 7: error -32603 internal error",
      "prompt: waits",
    ],
  ],
  [
    "too long",
    { sends: [updated(call({ rawInput: "x".repeat(5000) })), answer({ result: { stopReason: "end_turn" } })], maxMessage: 2000 },
    ["prompt: MessageTooLargeError: Incoming ACP data exceeds the configured 2000 byte limit"],
    [
      'told: too-long: message of 5152 bytes passed over: expected at most 2000: "{\\"jsonrpc\\":\\"2.0\\",\\"method\\":\\"session/updat…"',
      'prompt: result {"stopReason":"end_turn"}',
    ],
  ],
  [
    "an update of an unknown session",
    { sends: [{ jsonrpc: "2.0", method: "session/update", params: { sessionId: "t", update: call({}) } }] },
    ['handed on: {"toolCallId":"c","title":"T","sessionUpdate":"tool_call"}', "prompt: waits"],
    [
      'told: unexpected: session/update params: unknown session at /sessionId: expected one that was opened on this connection, got "t"',
      "prompt: waits",
    ],
  ],
  [
    "an unknown request",
    { sends: [{ jsonrpc: "2.0", id: 7, method: "x/y", params: {} }] },
    ['answered 7: error -32601 "Method not found": x/y; method="x/y"', "prompt: waits"],
    [
      'told: invalid: message: unknown method at /method: expected a method of this protocol, or one whose name starts with _, got string "x/y"',
      'answered 7: error -32601 message: unknown method at /method: expected a method of this protocol, or one whose name starts with _, got string "x/y"; issues',
      "prompt: waits",
    ],
  ],
  [
    "unknown session permission",
    { sends: [permission("allow_once", "t")] },
    ['handed on: permission ["allow_once"]', 'answered 7: result {"outcome":{"outcome":"cancelled"}}', "prompt: waits"],
    [
      'told: unexpected: session/request_permission params: unknown session at /sessionId: expected one that was opened on this connection, got "t"',
      'answered 7: result {"outcome":{"outcome":"cancelled"}}',
      "prompt: waits",
    ],
  ],
  [
    "params of its own that are wrong",
    { sends: [], prompt: [{ type: "text" }] },
    ["sent: session/prompt", "prompt: waits"],
    ['prompt: ContractError: session/prompt params: missing member "text" in "text" at /prompt/0: expected string, got nothing'],
  ],
  [
    "two answers",
    { sends: [answer({ result: { stopReason: "end_turn" } }), answer({ result: { stopReason: "cancelled" } })] },
    ['prompt: result {"stopReason":"end_turn"}', "told: console: Got response to unknown request"],
    ["told: unpaired: response: no request of this side waits under its id: got 2", 'prompt: result {"stopReason":"end_turn"}'],
  ],
];

const AGENT: Row[] = [
  [
    "env as a map",
    { sends: [session({ mcpServers: [{ name: "m", command: "/n", args: [], env: { K: "v" } }] })] },
    ["answered 7: error -32602 Invalid params; _errors mcpServers"],
    [
      "told: invalid: session/new params: wrong type at /mcpServers/0/env: expected array, got object with 1 member",
      "answered 7: error -32602 session/new params: wrong type at /mcpServers/0/env: expected array, got object with 1 member; issues",
    ],
  ],
  [
    "a server without args and env",
    { sends: [session({ mcpServers: [{ name: "m", command: "/n" }] })] },
    ["answered 7: error -32602 Invalid params; _errors mcpServers"],
    [
      'told: invalid: session/new params: missing member "args" at /mcpServers/0: expected array, got nothing',
      'answered 7: error -32602 session/new params: missing member "args" at /mcpServers/0: expected array, got nothing (and 1 more); issues',
    ],
  ],
  [
    "true for a capability that is an object",
    { sends: [initialize({ clientCapabilities: { elicitation: { form: true } } })], isFirst: true },
    [
      'handed on: initialize {"fs":{"readTextFile":false,"writeTextFile":false},"terminal":false,"auth":{"terminal":false},"elicitation":{}}',
      'answered 0: result {"protocolVersion":1}',
    ],
    [
      "told: mended: initialize params: read with 1 part mended: /clientCapabilities/elicitation/form",
      'handed on: initialize {"elicitation":{},"fs":{"readTextFile":false,"writeTextFile":false},"terminal":false,"auth":{"terminal":false}}',
      'answered 0: result {"protocolVersion":1,"agentCapabilities":{},"authMethods":[]}',
    ],
  ],
  [
    "null for capabilities",
    { sends: [initialize({ clientCapabilities: { fs: null } })], isFirst: true },
    [
      'handed on: initialize {"fs":{"readTextFile":false,"writeTextFile":false},"terminal":false,"auth":{"terminal":false}}',
      'answered 0: result {"protocolVersion":1}',
    ],
    [
      "told: mended: initialize params: read with 1 part mended: /clientCapabilities/fs",
      'handed on: initialize {"fs":{"readTextFile":false,"writeTextFile":false},"terminal":false,"auth":{"terminal":false}}',
      'answered 0: result {"protocolVersion":1,"agentCapabilities":{},"authMethods":[]}',
    ],
  ],
  [
    "a relative cwd",
    { sends: [session({ cwd: "a" })] },
    ['handed on: session/new {"cwd":"a","mcpServers":[]}', 'answered 7: result {"sessionId":"s"}'],
    ['answered 7: error -32602 session/new params: relative path at /cwd: expected an absolute path, got "a"; pointer="/cwd"'],
  ],
  [
    "a version that is a string",
    { sends: [initialize({ protocolVersion: "1.0" })], isFirst: true },
    ["answered 0: error -32602 Invalid params; _errors protocolVersion"],
    [
      'told: invalid: initialize params: wrong type at /protocolVersion: expected integer, got string "1.0"',
      'answered 0: error -32602 initialize params: wrong type at /protocolVersion: expected integer, got string "1.0"; issues',
    ],
  ],
  [
    "no version",
    { sends: [{ jsonrpc: "2.0", id: 0, method: "initialize", params: {} }], isFirst: true },
    ["answered 0: error -32602 Invalid params; _errors protocolVersion"],
    [
      'told: invalid: initialize params: missing member "protocolVersion": expected integer, got nothing',
      'answered 0: error -32602 initialize params: missing member "protocolVersion": expected integer, got nothing; issues',
    ],
  ],
  [
    "a session before initialize",
    { sends: [session({})], isFirst: true },
    ["answered 7: error -32600 Invalid request: ACP connection must be initialized before 'session/new'"],
    ["answered 7: error -32600 session/new: sent too early: expected initialize to be answered first"],
  ],
  [
    "session/cancel as a request",
    { sends: [{ jsonrpc: "2.0", id: 7, method: "session/cancel", params: { sessionId: "s" } }] },
    ['answered 7: error -32601 "Method not found": session/cancel; method="session/cancel"'],
    [
      "told: invalid: session/cancel: a notification with an id at /id: expected no id, got an id; nothing answers it",
      "answered 7: error -32600 session/cancel: a notification with an id at /id: expected no id, got an id; nothing answers it; issues",
    ],
  ],
  [
    "a handler whose result is wrong",
    { sends: [session({}), prompt(8)], handler: { stopReason: "bogus", extra: 1 } },
    [
      'handed on: session/new {"cwd":"/a","mcpServers":[]}',
      "handed on: session/prompt",
      'answered 7: result {"sessionId":"s"}',
      'answered 8: result {"stopReason":"bogus","extra":1}',
    ],
    [
      'handed on: session/new {"cwd":"/a","mcpServers":[]}',
      "handed on: session/prompt",
      'told: invalid: session/prompt result: wrong value at /stopReason: expected "end_turn", "max_tokens", "max_turn_requests", "refusal" or "cancelled", got string "bogus"',
      'answered 7: result {"sessionId":"s"}',
      "answered 8: error -32603 internal error",
    ],
  ],
  [
    "a handler that throws",
    { sends: [session({}), prompt(8)], handler: new Error("secret path") },
    [
      'handed on: session/new {"cwd":"/a","mcpServers":[]}',
      "handed on: session/prompt",
      'answered 7: result {"sessionId":"s"}',
      'answered 8: error -32603 Internal error; details="secret path"',
    ],
    [
      'handed on: session/new {"cwd":"/a","mcpServers":[]}',
      "handed on: session/prompt",
      "told: handler: session/prompt: the handler threw: secret path",
      'answered 7: result {"sessionId":"s"}',
      "answered 8: error -32603 internal error",
    ],
  ],
  [
    "a prompt while another runs",
    { sends: [session({}), prompt(8), prompt(9)], handler: new Promise(() => undefined) },
    [
      'handed on: session/new {"cwd":"/a","mcpServers":[]}',
      "handed on: session/prompt",
      "handed on: session/prompt",
      'answered 7: result {"sessionId":"s"}',
    ],
    [
      'handed on: session/new {"cwd":"/a","mcpServers":[]}',
      "handed on: session/prompt",
      'answered 7: result {"sessionId":"s"}',
      'answered 9: error -32600 session/prompt: a turn of the session is running: expected a session whose last prompt is answered, got "s"; sessionId="s"',
    ],
  ],
  [
    "a prompt of an unknown session",
    { sends: [prompt(8, "t")] },
    ["handed on: session/prompt", 'answered 8: result {"stopReason":"end_turn"}'],
    [
      'answered 8: error -32002 session/prompt params: unknown session at /sessionId: expected one that was opened on this connection, got "t"; sessionId="t"',
    ],
  ],
  [
    "initialize twice",
    { sends: [initialize({})] },
    [
      'handed on: initialize {"fs":{"readTextFile":false,"writeTextFile":false},"terminal":false,"auth":{"terminal":false}}',
      'answered 0: result {"protocolVersion":1}',
    ],
    ["answered 0: error -32600 initialize: sent again: expected it once, at the start of the connection"],
  ],
];

describe.each(CLIENT)("a client that gets %s", (_about, given, sdk, ours) => {
  test("of the SDK", async () => {
    expect(await sdkClient(given)).toEqual(sdk);
  });
  test("of ours", async () => {
    expect(await ourClient(given)).toEqual(ours);
  });
});

describe.each(AGENT)("an agent that gets %s", (_about, given, sdk, ours) => {
  test("of the SDK", async () => {
    expect(await sdkAgent(given)).toEqual(sdk);
  });
  test("of ours", async () => {
    expect(await ourAgent(given)).toEqual(ours);
  });
});
