/** One request or notification at the boundary: its envelope, its sender, its params; and the texts a person reads. */
import {
  CONTRACT_RULES,
  checkError,
  checkMessage,
  checkParams,
  checkResult,
  type Issue,
  METHODS,
  NAMES,
  type Result,
  type Side,
  type Stability,
} from "ask-session-protocol/acp";
import { describe, expect, test } from "vitest";

const update = (inner: unknown) => ({ jsonrpc: "2.0", method: "session/update", params: { sessionId: "s", update: inner } });
const request = (method: string, params?: unknown) => ({ jsonrpc: "2.0", id: 1, method, ...(params === undefined ? {} : { params }) });
const text = { type: "text", text: "hi" };

function issuesOf(outcome: Result<unknown>): readonly Issue[] {
  return outcome.ok ? [] : outcome.issues;
}

describe("checkMessage accepts", () => {
  test.each<[name: string, message: unknown, from: Side, stability?: Stability]>([
    ["a request", request("session/prompt", { sessionId: "s", prompt: [text] }), "client"],
    ["a request whose params may be left out", request("logout"), "client"],
    ["a request with null for params", { ...request("logout"), params: null }, "client"],
    ["a notification", { jsonrpc: "2.0", method: "session/cancel", params: { sessionId: "s" } }, "client"],
    ["an update", update({ sessionUpdate: "agent_message_chunk", content: text }), "agent"],
    ["members nobody knows", { ...update({ sessionUpdate: "plan", entries: [], zz: 1 }), zz: 1 }, "agent"],
    ["a string and a null id", { ...request("logout"), id: null }, "client"],
    ["a notification of either side", { jsonrpc: "2.0", method: "$/cancel_request", params: { requestId: "0" } }, "agent"],
    ["a request outside the protocol", request("_zed.dev/x", 5), "agent"],
    ["a notification outside the protocol", { jsonrpc: "2.0", method: "_x" }, "client"],
    [
      "an untagged server under an unknown tag",
      request("session/new", { cwd: "/", mcpServers: [{ type: "stdio", name: "n", command: "c", args: [], env: [] }] }),
      "client",
    ],
    [
      "a form field of an unknown kind",
      request("elicitation/create", {
        mode: "form",
        sessionId: "s",
        message: "m",
        requestedSchema: { properties: { a: { type: "_color", hue: 1 } } },
      }),
      "agent",
    ],
    ["what is unstable, where that is agreed", request("session/fork", { sessionId: "s", cwd: "/" }), "client", "unstable"],
    [
      "a method with one meaning for each side",
      request("mcp/message", { serverId: "s", requestId: "1", method: "tools/list" }),
      "agent",
      "unstable",
    ],
    [
      "its other meaning",
      { jsonrpc: "2.0", method: "mcp/message", params: { serverId: "s", requestId: "1", method: "x" } },
      "client",
      "unstable",
    ],
    [
      "a Map",
      new Map<unknown, unknown>([
        ["jsonrpc", "2.0"],
        ["id", 1],
        ["method", "logout"],
      ]),
      "client",
    ],
  ])("%s", (_, message, from, stability) => {
    const outcome = checkMessage(message, { from, stability: stability ?? "stable" });
    expect(issuesOf(outcome)).toEqual([]);
  });
});

describe("checkMessage tells of the envelope", () => {
  test.each<[name: string, message: unknown, from: Side, want: readonly (readonly [rule: string, pointer: string])[]]>([
    ["no jsonrpc", { id: 1, method: "logout" }, "client", [["envelope/missing-member", ""]]],
    ["another jsonrpc", { ...request("logout"), jsonrpc: "1.0" }, "client", [["envelope/wrong-value", "/jsonrpc"]]],
    ["a number for jsonrpc", { ...request("logout"), jsonrpc: 2 }, "client", [["envelope/wrong-value", "/jsonrpc"]]],
    ["a fractional id", { ...request("logout"), id: 1.5 }, "client", [["envelope/wrong-type", "/id"]]],
    ["an object for id", { ...request("logout"), id: {} }, "client", [["envelope/wrong-type", "/id"]]],
    ["a request without id", { jsonrpc: "2.0", method: "logout" }, "client", [["envelope/request-without-id", ""]]],
    ["a notification with id", request("session/cancel", { sessionId: "s" }), "client", [["envelope/notification-with-id", "/id"]]],
    ["the wrong sender", request("logout"), "agent", [["envelope/wrong-direction", ""]]],
    ["a method and a result", { ...request("logout"), result: {} }, "client", [["envelope/method-and-result", "/result"]]],
    ["a method that is none", { jsonrpc: "2.0", id: 1, method: 5 }, "client", [["envelope/wrong-type", "/method"]]],
    ["a response", { jsonrpc: "2.0", id: 1, result: {} }, "client", [["envelope/missing-member", ""]]],
    ["no message", { hello: 1 }, "client", [["envelope/unrecognised", ""]]],
    ["a batch", [request("logout")], "client", [["envelope/wrong-type", ""]]],
    ["null", null, "client", [["envelope/wrong-type", ""]]],
    ["an unknown method", request("session/promt"), "client", [["unknown/method", "/method"]]],
    ["a name of every object", request("toString"), "client", [["unknown/method", "/method"]]],
    ["an unstable method", request("session/fork", {}), "client", [["unknown/unstable-method", "/method"]]],
    [
      "all at once",
      { id: 1.5, method: "session/update", params: { sessionId: 1, update: {} } },
      "client",
      [
        ["envelope/missing-member", ""],
        ["envelope/wrong-type", "/id"],
        ["envelope/notification-with-id", "/id"],
        ["envelope/wrong-direction", ""],
        ["shape/wrong-type", "/params/sessionId"],
        ["shape/missing-member", "/params/update"],
      ],
    ],
    ["what JSON cannot hold", { ...request("logout"), params: { f: () => 1 } }, "client", [["shape/not-json", "/params/f"]]],
  ])("%s", (_, message, from, want) => {
    const found = issuesOf(checkMessage(message, { from }));
    expect(found.map(({ rule, pointer }) => [rule, pointer])).toEqual(want);
    for (const { rule } of found) expect(Object.keys(CONTRACT_RULES)).toContain(rule);
  });
});

describe("a wrong update gives one precise issue", () => {
  test.each<[name: string, inner: unknown, message: string, stability?: Stability]>([
    [
      "a member that is missing",
      { sessionUpdate: "tool_call", toolCallId: "c" },
      'tool_call update: missing member "title" at /params/update: expected string, got nothing',
    ],
    [
      "a slip for a member",
      { sessionUpdate: "tool_call", toolcallId: "c", title: "t" },
      'tool_call update: missing member "toolCallId" at /params/update: expected string, got nothing; "toolcallId" looks like a slip for it',
    ],
    [
      "a misspelt tag",
      { sessionUpdate: "agent_mesage_chunk", content: text },
      'session/update params: unknown variant at /params/update/sessionUpdate: expected "user_message_chunk", "agent_message_chunk", "agent_thought_chunk" or one of 11 others, got string "agent_mesage_chunk"; did you mean "agent_message_chunk"?',
    ],
    [
      "no tag",
      { content: text },
      'session/update params: missing member "sessionUpdate" at /params/update: expected "user_message_chunk", "agent_message_chunk", "agent_thought_chunk" or one of 11 others, got nothing',
    ],
    [
      "an unstable variant",
      { sessionUpdate: "plan_removed", planId: "p" },
      'session/update params: unknown variant at /params/update/sessionUpdate: expected "user_message_chunk", "agent_message_chunk", "agent_thought_chunk" or one of 11 others, got string "plan_removed"; only the unstable protocol has it',
    ],
    [
      "three levels down",
      { sessionUpdate: "tool_call", toolCallId: "c", title: "t", content: [{ type: "content", content: { type: "text" } }] },
      'tool_call update: missing member "text" at /params/update/content/0/content: expected string, got nothing',
    ],
    [
      "a value out of a nullable enum",
      { sessionUpdate: "tool_call_update", toolCallId: "c", status: "done" },
      'tool_call_update: wrong value at /params/update/status: expected "pending", "in_progress", "completed" or "failed", got string "done"',
    ],
    [
      "a value near one of an enum",
      { sessionUpdate: "tool_call", toolCallId: "c", title: "t", kind: "reed" },
      'tool_call update: wrong value at /params/update/kind: expected "read", "edit", "delete", "move", "search", "execute", "think", "fetch", "switch_mode" or "other", got string "reed"; did you mean "read"?',
    ],
    [
      "an object for a nullable array",
      { sessionUpdate: "tool_call_update", toolCallId: "c", content: {} },
      "tool_call_update: wrong type at /params/update/content: expected array or null, got object with 0 members",
    ],
    [
      "within a nullable array",
      { sessionUpdate: "tool_call_update", toolCallId: "c", content: [{ type: "diff", path: "/a" }] },
      'tool_call_update: missing member "newText" at /params/update/content/0: expected string, got nothing',
    ],
    [
      "null where there is a number",
      { sessionUpdate: "usage_update", used: null, size: 1 },
      "usage_update: wrong type at /params/update/used: expected integer, got null",
    ],
    [
      "one of two branches without tag",
      { sessionUpdate: "agent_message_chunk", content: { type: "resource", resource: { uri: "u", text: 5 } } },
      "agent_message_chunk update: wrong type at /params/update/content/resource/text: expected string, got number 5",
    ],
    [
      "a list for text",
      { sessionUpdate: "agent_message_chunk", content: [] },
      "agent_message_chunk update: wrong type at /params/update/content: expected object, got array of 0 items",
    ],
    ["no object", "plan", 'session/update params: wrong type at /params/update: expected object, got string "plan"'],
    [
      "within an open union in an open union",
      { sessionUpdate: "subagent_update", sessionId: "a", state: { state: "idle", stopReason: "error", error: 5 } },
      "subagent_update: wrong type at /params/update/state/error: expected object or null, got number 5",
      "unstable",
    ],
  ])("%s", (_, inner, message, stability = "stable") => {
    const found = issuesOf(checkMessage(update(inner), { from: "agent", stability }));
    expect(found.map((issue) => issue.message)).toEqual([message]);
  });
});

describe("params and results", () => {
  test.each<[method: string, part: "params" | "result", value: unknown, messages: readonly string[]]>([
    [
      "session/new",
      "params",
      { cwd: "/", mcpServers: [{ name: "a", command: "c", args: [], env: { A: "b" } }] },
      ["session/new params: wrong type at /mcpServers/0/env: expected array, got object with 1 member"],
    ],
    [
      "session/new",
      "params",
      { cwd: "/", mcpServers: [{ type: "http", name: "a", url: "u" }] },
      ['session/new params: missing member "headers" at /mcpServers/0: expected array, got nothing'],
    ],
    [
      "session/new",
      "params",
      { cwd: "/", mcpServers: [{ type: "htp", name: "a", url: "u", headers: [] }] },
      ['session/new params: wrong value at /mcpServers/0/type: expected "http", got string "htp"; did you mean "http"?'],
    ],
    [
      "initialize",
      "params",
      { protocolVersion: "1" },
      ['initialize params: wrong type at /protocolVersion: expected integer, got string "1"'],
    ],
    [
      "initialize",
      "params",
      { protocolVersion: 65536 },
      ["initialize params: out of range at /protocolVersion: expected a number of at most 65535, got number 65536"],
    ],
    [
      "session/set_config_option",
      "params",
      { sessionId: "s", configId: "c", type: "boolean", value: 5 },
      ["session/set_config_option params: wrong type at /value: expected boolean, got number 5"],
    ],
    [
      "session/set_config_option",
      "params",
      { sessionId: "s", configId: "c", value: 5 },
      ["session/set_config_option params: wrong type at /value: expected string, got number 5"],
    ],
    [
      "elicitation/create",
      "params",
      { mode: "form", message: "m", sessionId: "s" },
      ['elicitation/create params: missing member "requestedSchema": expected object, got nothing'],
    ],
    [
      "elicitation/create",
      "params",
      { message: "m", sessionId: "s" },
      ['elicitation/create params: missing member "mode": expected "form" or "url", got nothing'],
    ],
    [
      "elicitation/create",
      "result",
      { action: "accept", content: { a: {} } },
      ["elicitation/create result: wrong type at /content/a: expected string, number, boolean or array, got object with 0 members"],
    ],
    [
      "session/prompt",
      "result",
      { stopReason: "error" },
      [
        'session/prompt result: wrong value at /stopReason: expected "end_turn", "max_tokens", "max_turn_requests", "refusal" or "cancelled", got string "error"',
      ],
    ],
    ["session/load", "result", null, ["session/load result: wrong type: expected object, got null"]],
    [
      "session/request_permission",
      "result",
      { outcome: { outcome: "selcted", optionId: "a" } },
      [
        'session/request_permission result: unknown variant at /outcome/outcome: expected "cancelled" or "selected", got string "selcted"; did you mean "selected"?',
      ],
    ],
    [
      "session/set_config_option",
      "result",
      { configOptions: [{ type: "select", id: "a", name: "n", currentValue: "v", options: [{ group: "g", name: "n" }] }] },
      ['session/set_config_option result: missing member "options" at /configOptions/0/options/0: expected array, got nothing'],
    ],
    ["session/cancel", "result", {}, ["session/cancel result: a notification has no result: expected nothing, got a result"]],
    [
      "session/promt",
      "params",
      {},
      [
        'message: unknown method: expected a method of this protocol, or one whose name starts with _, got string "session/promt"; did you mean "session/prompt"?',
      ],
    ],
    ["_x", "result", 5, []],
    ["logout", "result", {}, []],
  ])("%s %s %j", (method, part, value, messages) => {
    const outcome: Result<unknown> = part === "params" ? checkParams(method, value) : checkResult(method, value);
    expect(issuesOf(outcome).map(({ message }) => message)).toEqual(messages);
  });

  test.each<[error: unknown, messages: readonly string[]]>([
    [{ code: -32000, message: "no", data: 1 }, []],
    [{ code: 12345, message: "" }, []],
    [
      { code: "x" },
      ['error: missing member "message": expected string, got nothing', 'error: wrong type at /code: expected integer, got string "x"'],
    ],
    ["no", ['error: wrong type: expected object, got string "no"']],
  ])("error %j", (error, messages) => {
    expect(issuesOf(checkError(error)).map(({ message }) => message)).toEqual(messages);
  });
});

test("the stable protocol has so many methods of each side", () => {
  const count = (from: string, kind: string) =>
    NAMES.filter((name) => METHODS[name].some((entry) => entry.stability === "stable" && entry.from === from && entry.kind === kind))
      .length;
  expect([
    count("client", "request"),
    count("client", "notification"),
    count("agent", "request"),
    count("agent", "notification"),
    count("either", "notification"),
  ]).toEqual([12, 1, 9, 2, 1]);
});
