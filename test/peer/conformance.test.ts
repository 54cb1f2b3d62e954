/**
 * What the protocol's conformance suite asks of an agent over standard streams, asked of the example agent: one test for each
 * of its requirements, called by its id.
 */
import { isUtf8 } from "node:buffer";
import { rmSync } from "node:fs";
import { checkResult, unknownMembers } from "ask-session-protocol/acp";
import { afterAll, afterEach, beforeEach, expect, test } from "vitest";
import { AgentUnderTest, type Answer, folder } from "./agent-process.js";

let agent: AgentUnderTest;
beforeEach(() => {
  agent = new AgentUnderTest();
});
afterEach(async () => {
  // The whole of each conversation, and that the agent ends by itself.
  expect(await agent.end()).toBe(0);
  expect(agent.findings()).toEqual([]);
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const REASONS = ["end_turn", "max_tokens", "max_turn_requests", "refusal", "cancelled"];
const defined = (answer: Answer) => {
  expect(REASONS).toContain(answer.result?.stopReason);
};
const valid = (method: string, { result }: Answer) => {
  expect(result).toBeDefined();
  expect(checkResult(method, result)).toMatchObject({ ok: true });
};
const where = { cwd: folder, mcpServers: [] };
const image = {
  type: "image",
  mimeType: "image/png",
  data: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
};
const audio = { type: "audio", mimeType: "audio/wav", data: "UklGRiwAAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YQgAAACAgICAgICAgA==" };
const resource = { type: "resource", resource: { uri: "file:///notes.txt", mimeType: "text/plain", text: "notes" } };
const link = { type: "resource_link", uri: "file:///notes.txt", name: "notes.txt" };

/** A turn of non-ASCII text, from the start to the end of the input. */
async function exchange(): Promise<string[]> {
  defined(await agent.prompt(await agent.open(), "grüße, 世界 🌍"));
  await agent.end();
  const text = agent.bytes.toString();
  expect(text.endsWith("\n")).toBe(true);
  return text.slice(0, -1).split("\n");
}

test("ACP-TRANSPORT-001", async () => {
  for (const line of await exchange()) expect(JSON.parse(line)).toMatchObject({ jsonrpc: "2.0" });
});

test("ACP-TRANSPORT-002", async () => {
  await exchange();
  expect(isUtf8(agent.bytes)).toBe(true);
  expect(agent.bytes.includes("世界 🌍")).toBe(true);
  expect(agent.messages.length).toBeGreaterThan(4);
});

test("ACP-JSONRPC-001", async () => {
  expect((await agent.request("initialize", { protocolVersion: 1, clientCapabilities: {} }, 424242)).id).toBe(424242);
  expect((await agent.request("session/new", where, "tck-string-id")).id).toBe("tck-string-id");
});

test("ACP-JSONRPC-002", async () => {
  const answers = [await agent.initialize(), await agent.request("session/new", { mcpServers: [] })];
  expect(answers.map((answer) => ["result" in answer, "error" in answer])).toEqual([
    [true, false],
    [false, true],
  ]);
  expect(answers[1]?.error).toMatchObject({ code: -32602, message: expect.stringContaining('"cwd"') as unknown });
});

test("ACP-JSONRPC-003", async () => {
  const sessionId = await agent.open();
  const before = await agent.settled();
  agent.notify("session/cancel", { sessionId });
  expect(await agent.settled()).toBe(before + 1);
});

test("ACP-INIT-001", async () => {
  const answer = await agent.initialize();
  valid("initialize", answer);
  expect(answer.result?.protocolVersion).toBeTypeOf("number");
});

test("ACP-INIT-002", async () => {
  expect((await agent.initialize()).result?.protocolVersion).toBe(1);
});

test("ACP-INIT-003", async () => {
  const answer = await agent.initialize({ protocolVersion: 65535, info: { name: "tck", version: "2" } });
  valid("initialize", answer);
  expect(answer.result?.protocolVersion).toBe(1);
});

test("ACP-SCHEMA-001", async () => {
  await exchange();
  expect(agent.findings()).toEqual([]);
});

test("ACP-SESSION-001", async () => {
  await agent.initialize();
  const answer = await agent.request("session/new", where);
  valid("session/new", answer);
  expect(answer.result?.sessionId).toMatch(/./);
});

test("ACP-SESSION-002", async () => {
  expect(await agent.open()).not.toBe(await agent.newSession());
});

test("ACP-PROMPT-001", async () => {
  defined(await agent.prompt(await agent.open(), "hello"));
});

test("ACP-PROMPT-002", async () => {
  const sessionId = await agent.open();
  await agent.prompt(sessionId, "plan");
  const updates = agent.messages.filter(({ method }) => method === "session/update");
  expect(updates.length).toBeGreaterThan(4);
  for (const { params } of updates) expect(params?.sessionId).toBe(sessionId);
});

/** A turn that is cancelled once it has said something. */
async function cancelled(): Promise<Answer> {
  const sessionId = await agent.open();
  const answer = agent.prompt(sessionId, "slow");
  await agent.said();
  agent.notify("session/cancel", { sessionId });
  return answer;
}

test("ACP-CANCEL-001", async () => {
  expect((await cancelled()).result).toEqual({ stopReason: "cancelled" });
});

test("ACP-CANCEL-002", async () => {
  await cancelled();
  const count = agent.messages.length;
  expect(await agent.settled()).toBe(count);
});

test("ACP-CONFIG-003", async () => {
  await agent.initialize();
  const { result } = await agent.request("session/new", where);
  expect((result?.configOptions as { type: string }[]).map(({ type }) => type)).toEqual(["select"]);
});

test("ACP-AUTH-002", async () => {
  expect((await agent.initialize()).result?.authMethods).toEqual([{ id: "pretend", name: "Pretend to log in" }]);
});

test("ACP-AUTH-003", async () => {
  await agent.initialize();
  await agent.request("logout", {});
  expect((await agent.request("session/new", where)).error?.code).toBe(-32000);
  valid("authenticate", await agent.request("authenticate", { methodId: "pretend" }));
  expect((await agent.request("session/new", where)).error).toBeUndefined();
});

test("ACP-AUTH-004", async () => {
  await agent.initialize();
  valid("logout", await agent.request("logout", {}));
});

test.each([
  ["ACP-CLIENTCAP-001", "file", "fs/"],
  ["ACP-CLIENTCAP-002", "terminal", "terminal/"],
  ["ACP-CLIENTCAP-003", "elicit", "elicitation/"],
])("%s", async (_, text, prefix) => {
  const sessionId = await agent.open();
  defined(await agent.prompt(sessionId, text));
  expect(agent.messages.filter(({ method }) => method?.startsWith(prefix))).toEqual([]);
  expect(JSON.stringify(agent.updates(sessionId))).toContain("Your editor cannot do that");
});

test("ACP-EXT-001", async () => {
  await agent.initialize();
  expect(await agent.request("_tck/unknown")).toMatchObject({ error: {} });
});

test("ACP-LOAD-001", async () => {
  const sessionId = await agent.open();
  await agent.prompt(sessionId, "hello");
  valid("session/load", await agent.request("session/load", { sessionId, ...where }));
  expect(agent.updates(sessionId).map(({ sessionUpdate }) => sessionUpdate)).toContain("user_message_chunk");
});

test("ACP-LOAD-002", async () => {
  const sessionId = await agent.open();
  await agent.prompt(sessionId, "hello");
  await agent.request("session/load", { sessionId, ...where });
  const count = agent.updates(sessionId).length;
  await agent.settled();
  expect(agent.updates(sessionId)).toHaveLength(count);
});

test("ACP-RESUME-001", async () => {
  const sessionId = await agent.open();
  valid("session/resume", await agent.request("session/resume", { sessionId, cwd: folder }));
});

test("ACP-RESUME-002", async () => {
  const sessionId = await agent.open();
  await agent.prompt(sessionId, "hello");
  const before = agent.messages.length;
  await agent.request("session/resume", { sessionId, cwd: folder });
  const kinds = agent.messages.slice(before).map(({ params }) => (params?.update as { sessionUpdate: string } | undefined)?.sessionUpdate);
  for (const kind of ["user_message_chunk", "agent_message_chunk", "agent_thought_chunk"]) expect(kinds).not.toContain(kind);
});

test("ACP-LIST-001", async () => {
  const sessionId = await agent.open();
  const answer = await agent.request("session/list", {});
  valid("session/list", answer);
  expect(answer.result?.sessions).toMatchObject([{ sessionId, cwd: folder }]);
});

test("ACP-LIST-002", async () => {
  await agent.open();
  expect((await agent.request("session/list", { cwd: `${folder}/unused` })).result?.sessions).toEqual([]);
});

test("ACP-DELETE-001", async () => {
  const sessionId = await agent.open();
  valid("session/delete", await agent.request("session/delete", { sessionId }));
  expect((await agent.request("session/list", {})).result?.sessions).toEqual([]);
});

test("ACP-CLOSE-001", async () => {
  const sessionId = await agent.open();
  valid("session/close", await agent.request("session/close", { sessionId }));
});

test("ACP-CLOSE-002", async () => {
  const sessionId = await agent.open();
  const answer = agent.prompt(sessionId, "slow");
  await agent.said();
  valid("session/close", await agent.request("session/close", { sessionId }));
  expect((await answer).result).toEqual({ stopReason: "cancelled" });
});

test("ACP-ADDDIRS-001", async () => {
  await agent.initialize();
  valid("session/new", await agent.request("session/new", { ...where, additionalDirectories: [`${folder}/more`] }));
});

test("ACP-MODES-001", async () => {
  await agent.initialize();
  const modes = (await agent.request("session/new", where)).result?.modes as { currentModeId: string; availableModes: { id: string }[] };
  expect(modes.availableModes.map(({ id }) => id)).toContain(modes.currentModeId);
});

test("ACP-MODES-002", async () => {
  const sessionId = await agent.open();
  valid("session/set_mode", await agent.request("session/set_mode", { sessionId, modeId: "code" }));
  await agent.request("session/set_config_option", { sessionId, configId: "mode", value: "ask" });
  expect(agent.updates(sessionId).filter(({ sessionUpdate }) => sessionUpdate === "current_mode_update")).toEqual([
    { sessionUpdate: "current_mode_update", currentModeId: "ask" },
  ]);
});

interface Select {
  readonly id: string;
  readonly name: string;
  readonly currentValue: string;
  readonly options: { readonly value: string }[];
}

test("ACP-CONFIG-001", async () => {
  await agent.initialize();
  const options = (await agent.request("session/new", where)).result?.configOptions as Select[];
  expect(options.map(({ id, name }) => [id, name])).toEqual([["mode", "Mode"]]);
  for (const option of options) expect(option.options.map(({ value }) => value)).toContain(option.currentValue);
});

test("ACP-CONFIG-002", async () => {
  const sessionId = await agent.open();
  const { result } = await agent.request("session/set_config_option", { sessionId, configId: "mode", value: "code" });
  expect((result?.configOptions as Select[]).map(({ id, currentValue }) => [id, currentValue])).toEqual([["mode", "code"]]);
});

test.each([
  ["ACP-PROMPTCAP-001", image],
  ["ACP-PROMPTCAP-002", audio],
  ["ACP-PROMPTCAP-003", resource],
])("%s", async (_, block) => {
  defined(await agent.prompt(await agent.open(), "hello", block));
});

test("ACP-JSONRPC-004", async () => {
  await agent.initialize();
  expect((await agent.request("_tck/does_not_exist")).error?.code).toBe(-32601);
});

test("ACP-JSONRPC-005", async () => {
  await agent.initialize();
  await agent.request("_tck/does_not_exist");
  expect(await agent.newSession()).toMatch(/./);
});

test("ACP-INIT-004", async () => {
  expect((await agent.initialize()).result?.agentInfo).toMatchObject({ name: "scripted-agent", version: "1.0.0" });
});

test("ACP-PROMPT-003", async () => {
  defined(await agent.prompt(await agent.open(), "hello", link));
});

test("ACP-LOAD-003", async () => {
  const sessionId = await agent.open();
  expect((await agent.request("session/load", { sessionId, ...where })).result).toMatchObject({ modes: {} });
});

test("ACP-DELETE-002", async () => {
  await agent.initialize();
  expect((await agent.request("session/delete", { sessionId: "never-created" })).result).toEqual({});
});

test("ACP-AUTH-001", async () => {
  const ids = ((await agent.initialize()).result?.authMethods as { id: string }[]).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test("ACP-AUTH-005", async () => {
  await agent.end();
  agent = new AgentUnderTest("echo");
  expect((await agent.initialize()).result?.authMethods).toEqual([]);
  expect((await agent.request("session/new", where)).error).toBeUndefined();
});

test("ACP-META-001", async () => {
  const sessionId = await agent.open();
  const _meta = { traceparent: "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01", "example.com/key": { a: 1 } };
  defined(await agent.request("session/prompt", { sessionId, prompt: [{ type: "text", text: "hello" }], _meta }));
});

test("ACP-ERROR-001", async () => {
  await agent.initialize();
  for (const { error } of [await agent.request("_tck/does_not_exist"), await agent.request("session/new", { mcpServers: [] })])
    expect(error?.message).toMatch(/^[^\n]+$/);
});

test("ACP-SHUTDOWN-001", async () => {
  await agent.open();
  expect(await agent.end()).toBe(0);
});

test("ACP-SCHEMA-002", async () => {
  const sessionId = await agent.open();
  const { result: introduced } = await agent.request("session/prompt", { sessionId, prompt: [{ type: "text", text: "hello" }] });
  expect(unknownMembers("PromptResponse", introduced)).toEqual([]);
  for (const { method, params } of agent.messages)
    if (method === "session/update") expect(unknownMembers("SessionNotification", params)).toEqual([]);
});

test.each([
  ["ACP-INFO-PARSE-001", "{not valid json at all\n"],
  ["ACP-INFO-INVALIDREQ-001", '{"foo": "bar"}\n'],
])("%s", async (_, line) => {
  await agent.initialize();
  agent.write(line);
  expect(await agent.newSession()).toMatch(/./);
});

test("ACP-STDERR-001", async () => {
  await agent.open();
  await agent.end();
  expect(agent.stderr).toBe("");
});

test("ACP-INFO-UNKNOWNSESSION-001", async () => {
  await agent.initialize();
  expect((await agent.prompt("unknown", "hello")).error).toMatchObject({ code: -32002, data: { sessionId: "unknown" } });
});

test("the smallest agent says what it is told", async () => {
  await agent.end();
  agent = new AgentUnderTest("echo");
  const sessionId = await agent.open();
  expect((await agent.prompt(sessionId, "hello")).result).toEqual({ stopReason: "end_turn" });
  expect(agent.updates(sessionId)).toEqual([{ sessionUpdate: "agent_message_chunk", content: { type: "text", text: "hello" } }]);
});
