/** Ways in which an agent misbehaves, and what a client of the official SDK 2.4.0 makes of them without anything between. */
import type { Way } from "./sdk-conversation.js";

export interface Misbehaviour {
  readonly way: Way;
  /** Kind and method of the message at fault, as a report says them. */
  readonly fault: string;
  /** Everything that is wrong with it. */
  readonly issues: readonly [string, ...string[]];
  /** What is seen without the middleware, and where it observes. */
  readonly without: readonly string[];
  /** What it does where it drops, and what is seen then; `!` stands for the issue. */
  readonly drop: readonly [action: string, ...seen: string[]];
}

const END = 'client: result {"stopReason":"end_turn"}';
const IGNORED = "console: Error handling notification";
const STOP_REASONS = '"end_turn", "max_tokens", "max_turn_requests", "refusal" or "cancelled"';
/** What the agent's own SDK says of an answer with a null id. */
const UNKNOWN = "console: Got response to unknown request";

const text = { type: "text", text: "hi" };
const plan = { sessionId: "s", update: { sessionUpdate: "plan", entries: [] } };
const file = { sessionId: "s", path: "/a" };
const end = { stopReason: "end_turn" };

export const noticing = (params: unknown): Way => ({
  does: (client) => client.notify("session/update" as string, params).then(() => end),
});
export const asking = (method: string, params: unknown): Way => ({
  does: (client) => (client.request(method, params).catch(() => undefined), end),
});
export const writing = (message: unknown): Way => ({ does: (_, write) => (write(message), end) });
export const returning = (result: unknown): Way => ({ does: () => result });

/** An update that is dropped whole, with a line on the console. */
function update(inner: unknown, issue: string): Misbehaviour {
  return {
    way: noticing({ sessionId: "s", update: inner }),
    fault: "notification session/update",
    issues: [issue],
    without: [END, IGNORED],
    drop: ["dropped", END],
  };
}

/** An update of which a part is taken away, silently. */
function maimed(inner: unknown, issue: string, left: unknown): Misbehaviour {
  return { ...update(inner, issue), without: [`client: update ${JSON.stringify(left)}`, END] };
}

/** A result that the caller gets as it is. */
function result(value: unknown, issue: string): Misbehaviour {
  return {
    way: returning(value),
    fault: "response session/prompt",
    issues: [issue],
    without: [`client: result ${JSON.stringify(value ?? null)}`],
    drop: ["replaced", "client: error -32603 !"],
  };
}

/** A response that the SDK itself refuses, without saying why. */
function refused(answers: NonNullable<Way["answers"]>, issue: string): Misbehaviour {
  return { ...result({}, issue), way: { answers }, without: ["client: error -32600 Invalid request"] };
}

/** A response whose caller waits for ever. */
function lost(answers: NonNullable<Way["answers"]>, issue: string, without: string, ...drop: string[]): Misbehaviour {
  return {
    way: { answers },
    fault: "response ?",
    issues: [issue],
    without: ["client: pends", without],
    drop: drop as [string, ...string[]],
  };
}

/** A request of the agent: what it is answered without, and with the middleware. */
function request(way: Way, method: string, issue: string, without: readonly string[], drop: readonly string[]): Misbehaviour {
  return { way, fault: `request ${method}`, issues: [issue], without: [END, ...without], drop: ["answered", END, ...drop] };
}

const call = (id: unknown) => ({ jsonrpc: "2.0", id, method: "fs/read_text_file", params: file });

export const WAYS: Readonly<Record<string, Misbehaviour>> = {
  "an unknown update": update(
    { sessionUpdate: "agent_mesage_chunk", content: text },
    'session/update params: unknown variant at /params/update/sessionUpdate: expected "user_message_chunk", "agent_message_chunk", "agent_thought_chunk" or one of 11 others, got string "agent_mesage_chunk"; did you mean "agent_message_chunk"?',
  ),
  "usage that is null": update(
    { sessionUpdate: "usage_update", used: null, size: 1 },
    "usage_update: wrong type at /params/update/used: expected integer, got null",
  ),
  "a tool call without title": update(
    { sessionUpdate: "tool_call", toolCallId: "1" },
    'tool_call update: missing member "title" at /params/update: expected string, got nothing',
  ),
  "a chunk of an unknown content type": update(
    { sessionUpdate: "agent_message_chunk", content: { type: "thinking" } },
    'agent_message_chunk update: unknown variant at /params/update/content/type: expected "text", "image", "audio", "resource_link" or "resource", got string "thinking"',
  ),
  "a session id that is a number": {
    ...update({}, "session/update params: wrong type at /params/sessionId: expected string, got number 1"),
    way: noticing({ ...plan, sessionId: 1 }),
  },
  "an unknown tool kind": maimed(
    { sessionUpdate: "tool_call", toolCallId: "1", title: "t", kind: "write" },
    'tool_call update: wrong value at /params/update/kind: expected "read", "edit", "delete", "move", "search", "execute", "think", "fetch", "switch_mode" or "other", got string "write"',
    { toolCallId: "1", title: "t", sessionUpdate: "tool_call" },
  ),
  "an unknown status": maimed(
    { sessionUpdate: "tool_call_update", toolCallId: "1", status: "done" },
    'tool_call_update: wrong value at /params/update/status: expected "pending", "in_progress", "completed" or "failed", got string "done"',
    { toolCallId: "1", sessionUpdate: "tool_call_update" },
  ),
  "a bad item in content": maimed(
    { sessionUpdate: "tool_call_update", toolCallId: "1", content: [{ type: "content" }] },
    'tool_call_update: missing member "content" in "content" at /params/update/content/0: expected object, got nothing',
    { toolCallId: "1", content: [], sessionUpdate: "tool_call_update" },
  ),
  "a plan entry without priority": maimed(
    { sessionUpdate: "plan", entries: [{ content: "x", status: "pending" }] },
    'plan update: missing member "priority" at /params/update/entries/0: expected "high", "medium" or "low", got nothing',
    { entries: [], sessionUpdate: "plan" },
  ),
  "a command without description": maimed(
    { sessionUpdate: "available_commands_update", availableCommands: [{ name: "x" }] },
    'available_commands_update: missing member "description" at /params/update/availableCommands/0: expected string, got nothing',
    { availableCommands: [], sessionUpdate: "available_commands_update" },
  ),
  "null for a result": result(null, "session/prompt result: wrong type at /result: expected object, got null"),
  "no result": result(undefined, "session/prompt result: wrong type at /result: expected object, got null"),
  "an empty result": result({}, `session/prompt result: missing member "stopReason" at /result: expected ${STOP_REASONS}, got nothing`),
  "an unknown stop reason": result(
    { stopReason: "error" },
    `session/prompt result: wrong value at /result/stopReason: expected ${STOP_REASONS}, got string "error"`,
  ),
  "an unknown stop reason and an extra member": result(
    { stopReason: "bogus", extra: 1 },
    `session/prompt result: wrong value at /result/stopReason: expected ${STOP_REASONS}, got string "bogus"`,
  ),
  "a result and an error": refused(
    (answer) => ({ ...answer, error: { code: 1, message: "x" } }),
    "session/prompt response: a result and an error: expected one of them, got both",
  ),
  "a response without jsonrpc": refused(
    ({ id, result }) => ({ id, result }),
    'session/prompt response: missing member "jsonrpc": expected "2.0", got nothing',
  ),
  "an error without message": refused(
    ({ jsonrpc, id }) => ({ jsonrpc, id, error: { code: -32000 } }),
    'session/prompt response error: missing member "message" at /error: expected string, got nothing',
  ),
  "an error whose code is text": refused(
    ({ jsonrpc, id }) => ({ jsonrpc, id, error: { code: "E", message: "m" } }),
    'session/prompt response error: wrong type at /error/code: expected integer, got string "E"',
  ),
  "neither a result nor an error": {
    ...refused(
      ({ jsonrpc, id }) => ({ jsonrpc, id }),
      "message: not a message: expected a request or notification (method) or a response (result or error), got object with 2 members",
    ),
    fault: "none ?",
  },
  "a string for the id of a response": lost(
    (answer) => ({ ...answer, id: "1" }),
    'response: wrong type at /id: expected 1, as its request has it, got "1"',
    UNKNOWN,
    "replaced",
    "client: error -32603 !",
  ),
  "a response without id": lost(
    ({ jsonrpc, result }) => ({ jsonrpc, result }),
    'response: missing member "id": expected integer, string or null, got nothing',
    "console: Invalid message",
    "dropped",
    "client: pends",
  ),
  "a response with a method": {
    way: { answers: (answer) => ({ ...answer, method: "session/prompt", params: { sessionId: "s", prompt: [] } }) },
    fault: "request session/prompt",
    issues: [
      "session/prompt: a method and an answer at /result: expected a method alone, got a result too",
      "session/prompt: wrong direction: expected a message from the client, got one from the agent",
    ],
    without: ["client: pends", 'agent: 1 error -32601 "Method not found": session/prompt', UNKNOWN],
    drop: ["dropped", "client: pends"],
  },
  "an unknown permission option": request(
    asking("session/request_permission", {
      sessionId: "s",
      toolCall: { toolCallId: "1" },
      options: [{ optionId: "a", name: "A", kind: "allow" }],
    }),
    "session/request_permission",
    'session/request_permission params: wrong value at /params/options/0/kind: expected "allow_once", "allow_always", "reject_once" or "reject_always", got string "allow"',
    ["agent: 0 error -32602 Invalid params"],
    ["agent: 0 error -32602 !"],
  ),
  "a request without a path": request(
    asking("fs/read_text_file", { sessionId: "s" }),
    "fs/read_text_file",
    'fs/read_text_file params: missing member "path" at /params: expected string, got nothing',
    ["agent: 0 error -32602 Invalid params"],
    ["agent: 0 error -32602 !"],
  ),
  "an unknown method": request(
    asking("fs/read_textfile", file),
    "fs/read_textfile",
    'message: unknown method at /method: expected a method of this protocol, or one whose name starts with _, got string "fs/read_textfile"; did you mean "fs/read_text_file"?',
    ['agent: 0 error -32601 "Method not found": fs/read_textfile'],
    ["agent: 0 error -32601 !"],
  ),
  "a method of the other side": request(
    asking("session/prompt", { sessionId: "s", prompt: [] }),
    "session/prompt",
    "session/prompt: wrong direction: expected a message from the client, got one from the agent",
    ['agent: 0 error -32601 "Method not found": session/prompt'],
    ["agent: 0 error -32600 !"],
  ),
  "a notification with an id": request(
    asking("session/update", plan),
    "session/update",
    "session/update: a notification with an id at /id: expected no id, got an id; nothing answers it",
    ['agent: 0 error -32601 "Method not found": session/update'],
    ["agent: 0 error -32600 !"],
  ),
  "a request without jsonrpc": request(
    writing({ id: 7, method: "fs/read_text_file", params: file }),
    "fs/read_text_file",
    'fs/read_text_file: missing member "jsonrpc": expected "2.0", got nothing',
    ["agent: null error -32600 Invalid request", UNKNOWN],
    ["agent: 7 error -32600 !", UNKNOWN],
  ),
  "an object for the id of a request": request(
    writing(call({})),
    "fs/read_text_file",
    "fs/read_text_file: wrong type at /id: expected integer, string or null, got object with 0 members",
    ["agent: null error -32600 Invalid request", UNKNOWN],
    ["agent: null error -32600 !", UNKNOWN],
  ),
  "a request without id": {
    way: writing({ jsonrpc: "2.0", method: "fs/read_text_file", params: file }),
    fault: "notification fs/read_text_file",
    issues: ['fs/read_text_file: missing member "id": expected integer or string, got nothing; a request without id is never answered'],
    without: [END],
    drop: ["dropped", END],
  },
  "an unknown notification": {
    way: writing({ jsonrpc: "2.0", method: "session/updat", params: {} }),
    fault: "notification session/updat",
    issues: [
      'message: unknown method at /method: expected a method of this protocol, or one whose name starts with _, got string "session/updat"; did you mean "session/update"?',
    ],
    without: [END],
    drop: ["dropped", END],
  },
  "a notification without jsonrpc": {
    way: writing({ method: "session/update", params: plan }),
    fault: "notification session/update",
    issues: ['session/update: missing member "jsonrpc": expected "2.0", got nothing'],
    without: [END, "agent: null error -32600 Invalid request", UNKNOWN],
    drop: ["dropped", END],
  },
  "a batch": {
    way: writing([call(7)]),
    fault: "none ?",
    issues: ["message: wrong type: expected object, got array of 1 item"],
    without: [END, "agent: null error -32600 Invalid request: JSON-RPC batches are not supported", UNKNOWN],
    drop: ["answered", END, "agent: null error -32600 !", UNKNOWN],
  },
  "no message": {
    way: writing({ hello: 1 }),
    fault: "none ?",
    issues: [
      "message: not a message: expected a request or notification (method) or a response (result or error), got object with 1 member",
    ],
    without: [END, "agent: null error -32600 Invalid request", UNKNOWN],
    drop: ["answered", END, "agent: null error -32600 !", UNKNOWN],
  },
};

/** What is no fault, and is seen alike with and without the middleware. */
export const RIGHT: Readonly<Record<string, readonly [way: Way, ...seen: string[]]>> = {
  "a right turn": [
    noticing({ sessionId: "s", update: { sessionUpdate: "agent_message_chunk", content: text } }),
    'client: update {"content":{"text":"hi","type":"text"},"sessionUpdate":"agent_message_chunk"}',
    END,
  ],
  "a request that is answered": [asking("fs/read_text_file", file), END, 'agent: 0 result {"content":"text"}'],
  "a method outside the protocol": [asking("_x", {}), END, 'agent: 0 error -32601 "Method not found": _x'],
  "an extra member at the root": [
    writing({ jsonrpc: "2.0", method: "session/update", timestamp: 1, params: plan }),
    'client: update {"entries":[],"sessionUpdate":"plan"}',
    END,
  ],
  "an extra member in a result": [returning({ ...end, extra: 1 }), 'client: result {"stopReason":"end_turn","extra":1}'],
  "a null id": [writing(call(null)), END, 'agent: null result {"content":"text"}', UNKNOWN],
  "two requests of one id": [
    { does: (_, write) => (write(call(7)), write(call(7)), end) },
    END,
    'agent: 7 result {"content":"text"}',
    'agent: 7 result {"content":"text"}',
    UNKNOWN,
    UNKNOWN,
  ],
  "a response to nothing": [{ answers: (answer) => ({ ...answer, id: 99 }) }, "client: pends", UNKNOWN],
};
