/** Every script of the example agent, in a process of its own, with a client that can do all that it asks for. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { spawnAgent } from "ask-session-protocol/node";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Connection } from "../../src/peer/connection.js";
import { recording } from "./recorded.js";

const record = recording("client");
const files = new Map([["/poem/in.txt", "hello"]]);
let updates: Record<string, unknown>[] = [];
let client: Connection;
let sessionId: string;

const ANSWERS: Readonly<Record<string, (params: Record<string, unknown>) => unknown>> = {
  "session/request_permission": () => ({ outcome: { outcome: "selected", optionId: "no" } }),
  "fs/read_text_file": ({ path }) => ({ content: files.get(path as string) }),
  "fs/write_text_file": ({ path, content }) => {
    files.set(path as string, content as string);
    return {};
  },
  "terminal/create": () => ({ terminalId: "t1" }),
  "terminal/wait_for_exit": () => ({ exitCode: 0 }),
  "terminal/output": () => ({ output: "v20\n", truncated: false, exitStatus: { exitCode: 0 } }),
  "terminal/release": () => ({}),
  "elicitation/create": () => ({ action: "accept", content: { colour: "red" } }),
};

beforeAll(async () => {
  const agent = spawnAgent(process.execPath, [fileURLToPath(new URL("../../examples/agent/index.mjs", import.meta.url))]);
  const handlers = {
    request: ({ method, params }: { method: string; params: unknown }) => ANSWERS[method]?.(params as Record<string, unknown>),
    notification: (method: string, params: unknown) => {
      if (method === "session/update") updates.push((params as { update: Record<string, unknown> }).update);
      return undefined;
    },
  };
  client = new Connection("client", agent, handlers, { onFrame: record.onFrame });
  await client.request("initialize", {
    protocolVersion: 1,
    clientCapabilities: { fs: { readTextFile: true, writeTextFile: true }, terminal: true, elicitation: { form: {} } },
    clientInfo: { name: "test", version: "1" },
  });
  ({ sessionId } = await client.request("session/new", { cwd: "/poem", mcpServers: [] }));
});
afterAll(async () => {
  await client.close();
  expect(record.findings()).toEqual([]);
});

const prompt = (text: string) => client.request("session/prompt", { sessionId, prompt: [{ type: "text", text }] });

test.each([
  ["hello", ["agent_thought_chunk", "agent_message_chunk", "agent_message_chunk", "agent_message_chunk"], "Hello, world."],
  ["tool", ["tool_call", "tool_call_update", "tool_call_update", "tool_call_update", "agent_message_chunk"], "It is edited."],
  ["permission", ["tool_call", "tool_call_update", "agent_message_chunk"], "It stays as it is."],
  ["plan", ["plan", "plan", "plan", "plan", "agent_message_chunk"], "All done."],
  ["file", ["agent_message_chunk"], "Wrote 5 characters."],
  ["terminal", ["tool_call", "tool_call_update", "tool_call_update", "tool_call_update", "agent_message_chunk"], "v20"],
  ["elicit", ["agent_message_chunk"], "It is red."],
])("%s", async (text, kinds, said) => {
  updates = [];
  expect(await prompt(text)).toEqual({ stopReason: "end_turn" });
  const told = updates.filter(
    ({ sessionUpdate }) => sessionUpdate !== "session_info_update" && sessionUpdate !== "available_commands_update",
  );
  expect(told.map(({ sessionUpdate }) => sessionUpdate)).toEqual(kinds);
  const chunks = told.filter(({ sessionUpdate }) => sessionUpdate === "agent_message_chunk") as unknown as { content: { text: string } }[];
  expect(chunks.map(({ content }) => content.text).join("")).toBe(said);
});

test("file has written what it read", () => {
  expect(files.get("/poem/out.txt")).toBe("HELLO");
});

test("fail is answered with an error", async () => {
  await expect(prompt("fail")).rejects.toMatchObject({ code: -32603, message: "session/prompt: no model: expected one, got none" });
});

test("slow works until it is cancelled", async () => {
  updates = [];
  const answer = prompt("slow");
  while (updates.length === 0) await new Promise((resolve) => setImmediate(resolve));
  void client.notify("session/cancel", { sessionId });
  expect(await answer).toEqual({ stopReason: "cancelled" });
});

test("in the mode code it does not ask", async () => {
  await client.request("session/set_config_option", { sessionId, configId: "mode", value: "code" });
  updates = [];
  await prompt("permission");
  expect(updates.at(-1)).toMatchObject({ content: { text: "It is gone." } });
});

test("README shows the smallest agent", () => {
  const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
  const [, code] = /^\/\*\*.*\*\/\n([^]*)$/.exec(read("examples/echo/index.mjs")) ?? [];
  expect(code).toContain("serve(");
  expect(read("README.md")).toContain(`\`\`\`js\n${code ?? ""}\`\`\``);
});
