/** The tolerant reading: what it repairs, what it says of it, and what it leaves alone. */
import { type DefinitionName, type LenientResult, type MethodPart, readLenient, type Stability } from "ask-session-protocol/acp";
import { describe, expect, test } from "vitest";

type Given = readonly [target: DefinitionName | MethodPart, value: unknown, stability?: Stability];

function read([target, value, stability = "stable"]: Given): LenientResult<unknown> {
  return readLenient(target, value, { stability });
}

const diff = { type: "diff", path: "/a", newText: "x" };

describe("repairs", () => {
  test.each<
    [name: string, given: Given, want: unknown, repairs: readonly (readonly [pointer: string, annotation: string, original: unknown])[]]
  >([
    [
      "a bad optional member is missing",
      ["ToolCall", { toolCallId: "c", title: "t", kind: "zzz" }],
      { toolCallId: "c", title: "t" },
      [["/kind", "default", "zzz"]],
    ],
    [
      "a bad item is dropped",
      ["ToolCallUpdate", { toolCallId: "c", content: [diff, { type: "later" }, 5] }],
      { toolCallId: "c", content: [diff] },
      [
        ["/content/1", "skip-items", { type: "later" }],
        ["/content/2", "skip-items", 5],
      ],
    ],
    [
      "what is no list is the default one",
      ["ToolCall", { toolCallId: "c", title: "t", content: null }],
      { toolCallId: "c", title: "t", content: [] },
      [["/content", "skip-items", null]],
    ],
    [
      "null is an empty list",
      ["NewSessionRequest", { cwd: "/", mcpServers: null }],
      { cwd: "/", mcpServers: [] },
      [["/mcpServers", "null-empty", null]],
    ],
    [
      "null is an empty object",
      ["AuthMethodTerminal", { id: "a", name: "n", env: null }],
      { id: "a", name: "n", env: {} },
      [["/env", "null-empty", null]],
    ],
    ["a bad `_meta` is missing", ["TextContent", { text: "x", _meta: 5 }], { text: "x" }, [["/_meta", "default", 5]]],
    [
      "within an item that is kept",
      ["ToolCallUpdate", { toolCallId: "c", content: [{ ...diff, oldText: 5 }] }],
      { toolCallId: "c", content: [diff] },
      [["/content/0/oldText", "default", 5]],
    ],
    [
      "a bad capability takes its default",
      ["PromptCapabilities", { image: "yes", audio: true }],
      { image: false, audio: true, embeddedContext: false },
      [["/image", "default", "yes"]],
    ],
    [
      "what is absent in a default is filled in",
      ["InitializeRequest", { protocolVersion: 1, clientCapabilities: { fs: null } }],
      {
        protocolVersion: 1,
        clientCapabilities: { fs: { readTextFile: false, writeTextFile: false }, terminal: false, auth: { terminal: false } },
      },
      [["/clientCapabilities/fs", "default", null]],
    ],
    [
      "an inner repair of what is replaced is not told",
      ["AgentCapabilities", { auth: { logout: 5, _meta: 5 }, loadSession: 1 }],
      {
        loadSession: false,
        promptCapabilities: { image: false, audio: false, embeddedContext: false },
        mcpCapabilities: { http: false, sse: false },
        sessionCapabilities: {},
        auth: {},
      },
      [
        ["/loadSession", "default", 1],
        ["/auth/logout", "default", 5],
        ["/auth/_meta", "default", 5],
      ],
    ],
    ["null for a result that says nothing", [{ method: "session/load", part: "result" }, null], {}, [["", "null-empty", null]]],
    [
      "a tag that is no text, where there may be none",
      ["IdleStateUpdate", { stopReason: 5 }, "unstable"],
      {},
      [["/stopReason", "default", 5]],
    ],
    [
      "the branch that was meant, also where another fits strictly",
      ["McpServer", { type: "http", name: "n", url: "u", headers: null, command: "c", args: [], env: [] }],
      { type: "http", name: "n", url: "u", headers: [], command: "c", args: [], env: [] },
      [["/headers", "null-empty", null]],
    ],
    [
      "a branch without tag that fits",
      ["AuthMethod", { type: "terminal", id: "a", name: "n", args: 5 }, "unstable"],
      { type: "terminal", id: "a", name: "n", args: 5 },
      [],
    ],
  ])("%s", (_, given, want, repairs) => {
    const outcome = read(given);
    expect(outcome).toEqual({
      ok: true,
      value: want,
      repairs: repairs.map(([pointer, annotation, original]) => ({ pointer, annotation, original })),
    });
  });
});

describe("leaves alone", () => {
  test.each<[name: string, given: Given]>([
    ["what is valid", ["ToolCall", { toolCallId: "c", title: "t", kind: "read", content: [diff], zz: { a: 1 } }]],
    ["a variant of an unknown kind", ["ElicitationPropertySchema", { type: "_color", hue: 1, _meta: 5 }]],
    [
      "what only the unstable protocol knows",
      ["ClientCapabilities", { plan: 5, fs: { readTextFile: true, writeTextFile: false }, terminal: true, auth: { terminal: false } }],
    ],
    ["params outside the protocol", [{ method: "_x", part: "params" }, [1, null]]],
    ["null in a nullable list", ["ToolCallUpdate", { toolCallId: "c", content: null }]],
  ])("%s", (_, given) => {
    const outcome = read(given);
    expect(outcome).toEqual({ ok: true, value: given[1], repairs: [] });
    expect(outcome.ok && outcome.value).toBe(given[1]);
  });
});

describe("refuses, and tells only what no leniency covers", () => {
  test.each<[name: string, given: Given, messages: readonly string[]]>([
    [
      "a required member that is missing",
      ["ToolCall", { title: "t", kind: "zzz" }],
      ['ToolCall: missing member "toolCallId": expected string, got nothing'],
    ],
    [
      "a bad tag",
      ["SessionUpdate", { sessionUpdate: "tool_cal", kind: 5 }],
      [
        'SessionUpdate: unknown variant at /sessionUpdate: expected "user_message_chunk", "agent_message_chunk", "agent_thought_chunk" or one of 11 others, got string "tool_cal"; did you mean "tool_call"?',
      ],
    ],
    [
      "a bad item of a list that is strict",
      ["NewSessionRequest", { cwd: "/", mcpServers: [{ name: "n", command: "c", args: null, env: { A: "b" } }] }],
      ["NewSessionRequest: wrong type at /mcpServers/0/env: expected array, got object with 1 member"],
    ],
    [
      "a definition that the stable protocol has not",
      ["PlanUpdate", {}],
      ['check: unknown definition: expected the name of a definition, got "PlanUpdate"; only the unstable protocol has it'],
    ],
    [
      "null where that is no empty list",
      [{ method: "session/prompt", part: "result" }, null],
      ["session/prompt result: wrong type: expected object, got null"],
    ],
    [
      "an unknown method",
      [{ method: "session/promt", part: "params" }, {}],
      [
        'message: unknown method: expected a method of this protocol, or one whose name starts with _, got string "session/promt"; did you mean "session/prompt"?',
      ],
    ],
    [
      "the result of a notification",
      [{ method: "session/cancel", part: "result" }, {}],
      ["session/cancel result: a notification has no result: expected nothing, got a result"],
    ],
    [
      "a list that is required and missing",
      ["ConfigOptionUpdate", {}],
      ['ConfigOptionUpdate: missing member "configOptions": expected array, got nothing'],
    ],
  ])("%s", (_, given, messages) => {
    const outcome = read(given);
    expect(outcome.ok ? [] : outcome.issues.map(({ message }) => message)).toEqual(messages);
  });
});

test("`__proto__` stays an own member and pollutes nothing", () => {
  const value: unknown = JSON.parse('{"__proto__":{"x":1},"toolCallId":"c","title":"t","kind":5,"_meta":{"__proto__":1}}');
  const outcome = readLenient("ToolCall", value);
  expect(JSON.stringify(outcome.ok && outcome.value)).toBe('{"__proto__":{"x":1},"toolCallId":"c","title":"t","_meta":{"__proto__":1}}');
  const form: unknown = JSON.parse('{"properties":{"__proto__":{"type":"string","title":5}}}');
  const read = readLenient("ElicitationSchema", form);
  expect(JSON.stringify(read.ok && read.value)).toBe('{"properties":{"__proto__":{"type":"string"}},"type":"object"}');
  expect(({} as { x?: unknown }).x).toBeUndefined();
});

test("a default that was put in is nobody else's", () => {
  const twice = [1, 2].map(() => readLenient("ToolCall", { toolCallId: "c", title: "t", content: 5 }));
  const [one, two] = twice.map((outcome) => outcome.ok && outcome.value.content);
  expect(one).toEqual([]);
  expect(one).not.toBe(two);
});
