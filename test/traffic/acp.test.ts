/** ACP messages as recordings hold them: levels of findings, leniency told beside the error, stability, and pairing. */
import { describe, expect, test } from "vitest";
import { checkText } from "./checking.js";

const lines = (...messages: unknown[]) => messages.map((message) => JSON.stringify(message)).join("\n");
const c2a = (msg: object) => ({ dir: "c2a", msg: { jsonrpc: "2.0", ...msg } });
const a2c = (msg: object) => ({ dir: "a2c", msg: { jsonrpc: "2.0", ...msg } });
const update = (inner: object) => a2c({ method: "session/update", params: { sessionId: "s", update: inner } });
const said = (messages: readonly unknown[], stability: "stable" | "unstable" = "unstable") =>
  checkText(lines(...messages), { protocol: "acp", stability }).findings.map(
    ({ line, level, message }) => `${String(line)} ${level}: ${message}`,
  );

describe("says", () => {
  test.each<[name: string, messages: readonly unknown[], want: readonly string[]]>([
    [
      "nothing of a good conversation",
      [
        c2a({
          id: 0,
          method: "initialize",
          params: { protocolVersion: 1, clientInfo: { name: "quill", version: "3" }, clientCapabilities: {} },
        }),
        a2c({ id: 0, result: { protocolVersion: 1, agentInfo: { name: "inkwell", version: "1" }, agentCapabilities: {} } }),
        c2a({ id: 1, method: "session/new", params: { cwd: "/poem", mcpServers: [] } }),
        a2c({ id: 1, result: { sessionId: "s" } }),
        update({ sessionUpdate: "agent_message_chunk", content: { type: "text", text: "hi" } }),
      ],
      [],
    ],
    [
      "one thing of an update with one fault",
      [update({ sessionUpdate: "tool_call", toolCallId: "c" })],
      ['1 error: tool_call update: missing member "title" at /params/update: expected string, got nothing'],
    ],
    [
      "what a misspelt tag was meant to be",
      [update({ sessionUpdate: "agent_mesage_chunk", content: { type: "text", text: "x" } })],
      [
        '1 error: session/update params: unknown variant at /params/update/sessionUpdate: expected "user_message_chunk", "agent_message_chunk", "agent_thought_chunk" or one of 16 others, got string "agent_mesage_chunk"; did you mean "agent_message_chunk"?',
      ],
    ],
    [
      "that a root member is forbidden, as a warning",
      [c2a({ id: 1, method: "session/new", params: { cwd: "/", mcpServers: [], models: [] } })],
      ['1 warning: session/new params: unknown member "models" at /params'],
    ],
    [
      "that a member beside the message's is unknown",
      [c2a({ id: 1, method: "session/cancel", params: { sessionId: "s" }, type: "x" })],
      [
        "1 error: session/cancel: a notification with an id at /id: expected no id, got an id; nothing answers it",
        '1 warning: session/cancel: unknown member "type"',
      ],
    ],
    [
      "that a method is nobody's",
      [c2a({ id: 1, method: "session/propmt", params: {} })],
      [
        '1 error: message: unknown method at /method: expected a method of this protocol, or one whose name starts with _, got string "session/propmt"; did you mean "session/prompt"?',
      ],
    ],
    ["nothing of a method outside the protocol", [c2a({ id: 1, method: "_vendor/any", params: [1] }), a2c({ id: 1, result: null })], []],
    [
      "that a request without id is never answered",
      [a2c({ method: "session/request_permission", params: { sessionId: "s", options: [], toolCall: { toolCallId: "c" } } })],
      [
        '1 error: session/request_permission: missing member "id": expected integer or string, got nothing; a request without id is never answered',
      ],
    ],
    [
      "that the wrong side sends",
      [c2a({ method: "session/update", params: { sessionId: "s", update: { sessionUpdate: "plan", entries: [] } } })],
      ["1 error: session/update: wrong direction: expected a message from the agent, got one from the client"],
    ],
    [
      "what a tolerant receiver does, beside the error",
      [update({ sessionUpdate: "plan", entries: [{ content: "x", status: "pending" }] })],
      [
        '1 error: plan update: missing member "priority" at /params/update/entries/0: expected "high", "medium" or "low", got nothing',
        "1 note: session/update params: a tolerant receiver passes over the item at /params/update/entries/0: got object with 2 members",
      ],
    ],
    [
      "that null is no result, and how it is read",
      [a2c({ id: 5, method: "fs/write_text_file", params: { sessionId: "s", path: "/a", content: "" } }), c2a({ id: 5, result: null })],
      [
        "2 error: fs/write_text_file result: wrong type at /result: expected object, got null",
        "2 note: fs/write_text_file result: a tolerant receiver reads null as empty at /result: got null",
      ],
    ],
    [
      "a response without request as a note",
      [a2c({ id: 9, result: {} })],
      ["1 note: response: no request with id 9 was recorded before it, so its result is not judged"],
    ],
    [
      'that ids of the two sides, 0 and "0" are apart',
      [
        c2a({ id: 0, method: "session/list", params: {} }),
        a2c({ id: 0, method: "terminal/create", params: { sessionId: "s", command: "ls" } }),
        a2c({ id: "0", result: {} }),
        c2a({ id: 0, result: { terminalId: "t" } }),
        a2c({ id: 0, result: { sessions: [] } }),
      ],
      [
        '3 note: response: no request with id "0" was recorded before it, so its result is not judged',
        '3 error: response: changed id at /id: expected 0 as in line 1, got "0"',
      ],
    ],
    [
      "a reserved error code that is not the protocol's",
      [a2c({ id: null, error: { code: -32_050, message: "x" } })],
      [
        "1 error: response: wrong value at /id: expected the id of the request, got null",
        "1 note: response: -32050 is not an error code of this protocol",
      ],
    ],
    [
      "nothing of an agent's own error code",
      [c2a({ id: 1, method: "session/list", params: {} }), a2c({ id: 1, error: { code: 7, message: "x" } })],
      [],
    ],
    [
      "that a message lacks its version",
      [{ dir: "c2a", msg: { method: "session/cancel", params: { sessionId: "s" } } }],
      ['1 error: session/cancel: missing member "jsonrpc": expected "2.0", got nothing'],
    ],
    [
      "that there is no message",
      [c2a({ mehtod: "session/list" })],
      [
        '1 error: message: not a message: expected a request or notification (method) or a response (result or error), got object with 2 members; did you mean "method" for "mehtod"?',
      ],
    ],
  ])("%s", (_name, messages, want) => {
    expect(said(messages)).toEqual(want);
  });
});

test("under the stable protocol, what is only tried out is told", () => {
  const messages = [c2a({ id: 1, method: "session/fork", params: { sessionId: "s", cwd: "/", mcpServers: [] } })];
  expect(said(messages, "unstable")).toEqual([]);
  expect(said(messages, "stable")).toEqual([
    '1 warning: message: unstable method at /method: expected a method of the stable protocol, got string "session/fork"; only the unstable protocol has it',
  ]);
});

test("bare lines are taken to go the way that their method goes", () => {
  const bare = lines(
    { jsonrpc: "2.0", id: 1, method: "fs/read_text_file", params: { sessionId: "s", path: "/a" } },
    { jsonrpc: "2.0", id: 1, result: { content: 5 } },
    { jsonrpc: "2.0", id: 1, method: "session/prompt", params: { sessionId: "s", prompt: [] } },
    { jsonrpc: "2.0", id: 1, result: { stopReason: "done" } },
  );
  expect(checkText(bare).findings.map(({ line, rule, pointer }) => `${String(line)} ${rule} ${pointer}`)).toEqual([
    "2 shape/wrong-type /result/content",
    "4 shape/wrong-value /result/stopReason",
  ]);
});

test("a line kept as text is judged where it is JSON after all", () => {
  const raw = JSON.stringify({
    jsonrpc: "2.0",
    method: "session/update",
    params: { sessionId: "s", update: { sessionUpdate: "usage_update", used: null, size: 5 } },
  });
  expect(checkText(lines({ dir: "a2c", raw })).findings.map(({ rule, pointer, column }) => [rule, pointer, column])).toEqual([
    ["shape/wrong-type", "/raw", 20],
  ]);
});
