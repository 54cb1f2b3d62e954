/** A client of the official TypeScript SDK over standard streams. It plays every scenario and reports each in a line on descriptor 3. */
import { client, type ClientContext, ndJsonStream, type SessionUpdate } from "@agentclientprotocol/sdk";
import { mkdtempSync, readFileSync, rmSync, writeFileSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { Readable, Writable } from "node:stream";
import { attempt, expect, expectError } from "./attempt.js";
import { Commands } from "./commands.js";
import { OF_AGENT, SAID } from "./scenarios.js";

const cwd = mkdtempSync(join(tmpdir(), "ask-interop-"));
const commands = new Commands();
const updates = new Map<string, SessionUpdate[]>();
/** What the next request for permission is answered. */
let decide: (sessionId: string) => Promise<string | undefined> = () => Promise.resolve("yes");
let heard: () => void = () => undefined;

const editor = client()
  .onNotification("session/update", ({ params: { sessionId, update } }) => {
    updates.set(sessionId, [...(updates.get(sessionId) ?? []), update]);
    heard();
  })
  .onRequest("session/request_permission", async ({ params }) => {
    const optionId = await decide(params.sessionId);
    return { outcome: optionId === undefined ? { outcome: "cancelled" } : { outcome: "selected", optionId } };
  })
  .onRequest("fs/read_text_file", ({ params }) => ({ content: readFileSync(params.path, "utf8") }))
  .onRequest("fs/write_text_file", ({ params }) => {
    writeFileSync(params.path, params.content);
  })
  .onRequest("terminal/create", ({ params }) => commands.create(params))
  .onRequest("terminal/output", ({ params }) => commands.output(params))
  .onRequest("terminal/wait_for_exit", ({ params }) => commands.waitForExit(params))
  .onRequest("terminal/kill", ({ params }) => commands.kill(params))
  .onRequest("terminal/release", ({ params }) => commands.release(params))
  .onRequest("elicitation/create", () => ({ action: "accept", content: { colour: "red" } }));

const stream = ndJsonStream(Writable.toWeb(process.stdout), Readable.toWeb(process.stdin) as ReadableStream<Uint8Array>);
await editor.connectWith(stream, play);
rmSync(cwd, { recursive: true });

async function play(agent: ClientContext): Promise<void> {
  const open = async () => (await agent.request("session/new", { cwd, mcpServers: [] })).sessionId;
  const prompt = async (sessionId: string, text: string) => {
    const before = updates.get(sessionId)?.length ?? 0;
    const { stopReason } = await agent.request("session/prompt", { sessionId, prompt: [{ type: "text", text }] });
    return { stopReason, told: (updates.get(sessionId) ?? []).slice(before) };
  };
  const cancel = (sessionId: string) => agent.notify("session/cancel", { sessionId });
  const until = (sessionId: string, kind: string) =>
    new Promise<void>((resolve) => {
      heard = () => {
        if (updates.get(sessionId)?.some(({ sessionUpdate }) => sessionUpdate === kind) === true) resolve();
      };
      heard();
    });
  /** A turn in a session of its own; what is told of in it. */
  const turn = async (word: string, said: string) => {
    const { stopReason, told } = await prompt(await open(), word);
    expect("stop reason", stopReason, "end_turn");
    expect("answer", textOf(told), said);
    return told;
  };

  const PLAYS: Readonly<Record<string, () => Promise<void>>> = {
    initialize: async () => {
      const { protocolVersion, agentInfo } = await agent.request("initialize", {
        protocolVersion: 1,
        clientInfo: { name: "sdk", version: "2.4.0" },
        clientCapabilities: { fs: { readTextFile: true, writeTextFile: true }, terminal: true, elicitation: { form: {} } },
      });
      expect("version", [protocolVersion, agentInfo?.name], [1, "scripted-agent"]);
    },
    conversation: async () => {
      const sessionId = await open();
      expect("first answer", textOf((await prompt(sessionId, "hello")).told), SAID.hello);
      expect("second answer", textOf((await prompt(sessionId, "plan")).told), SAID.plan);
    },
    "two sessions at once": async () => {
      const slow = await open();
      const answer = prompt(slow, "slow");
      await turn("hello", SAID.hello);
      await cancel(slow);
      expect("stop reason", (await answer).stopReason, "cancelled");
    },
    "streamed answer": async () => {
      const told = (await turn("hello", SAID.hello)).filter(({ sessionUpdate }) => sessionUpdate.endsWith("_chunk"));
      expect("parts", kinds(told), ["agent_thought_chunk", "agent_message_chunk", "agent_message_chunk", "agent_message_chunk"]);
    },
    "tool call": async () => {
      const calls = (await turn("tool", SAID.tool)).filter(({ sessionUpdate }) => sessionUpdate.startsWith("tool_call"));
      expect("updates", kinds(calls), ["tool_call", "tool_call_update", "tool_call_update", "tool_call_update"]);
      expect("last status", (calls.at(-1) as { status?: unknown }).status, "completed");
    },
    plan: async () => {
      const plans = (await turn("plan", SAID.plan)).filter(({ sessionUpdate }) => sessionUpdate === "plan");
      expect("plans", plans.length, 4);
    },
    "permission allowed": async () => {
      decide = () => Promise.resolve("yes");
      await turn("permission", SAID.allowed);
    },
    "permission rejected": async () => {
      decide = () => Promise.resolve("no");
      await turn("permission", SAID.rejected);
    },
    files: async () => {
      writeFileSync(join(cwd, "in.txt"), "hello");
      await turn("file", SAID.file);
      expect("file", readFileSync(join(cwd, "out.txt"), "utf8"), "HELLO");
    },
    "refused files": async () => {
      rmSync(join(cwd, "in.txt"), { force: true });
      await expectError(-32603, prompt(await open(), "file"));
    },
    terminal: async () => {
      await turn("terminal", process.version);
      expect("terminals left", commands.size, 0);
    },
    elicitation: async () => {
      await turn("elicit", SAID.elicit);
    },
    "cancel before a turn": async () => {
      const sessionId = await open();
      await cancel(sessionId);
      const { stopReason, told } = await prompt(sessionId, "hello");
      expect("turn", [stopReason, textOf(told)], ["end_turn", SAID.hello]);
    },
    "cancel before the first update": async () => {
      const sessionId = await open();
      const answer = prompt(sessionId, "slow");
      await cancel(sessionId);
      expect("stop reason", (await answer).stopReason, "cancelled");
    },
    "cancel during a turn": async () => {
      const sessionId = await open();
      const answer = prompt(sessionId, "slow");
      await until(sessionId, "agent_message_chunk");
      await cancel(sessionId);
      expect("stop reason", (await answer).stopReason, "cancelled");
      expect("next answer", textOf((await prompt(sessionId, "hello")).told), SAID.hello);
    },
    "cancel during permission": async () => {
      decide = async (sessionId) => {
        await cancel(sessionId);
        return undefined;
      };
      expect("stop reason", (await prompt(await open(), "permission")).stopReason, "cancelled");
    },
    load: async () => {
      const sessionId = await open();
      await prompt(sessionId, "plan");
      updates.delete(sessionId);
      await agent.request("session/load", { sessionId, cwd, mcpServers: [] });
      const replay = (updates.get(sessionId) ?? []).filter(({ sessionUpdate }) => sessionUpdate.endsWith("_chunk"));
      expect("replay", kinds(replay), ["user_message_chunk", "agent_message_chunk"]);
    },
    "resume and list": async () => {
      const sessionId = await open();
      await agent.request("session/close", { sessionId });
      await agent.request("session/resume", { sessionId, cwd, mcpServers: [] });
      const { sessions } = await agent.request("session/list", { cwd });
      expect("is listed", sessions.filter((session) => session.sessionId === sessionId).length, 1);
      await agent.request("session/delete", { sessionId });
      await expectError(-32002, agent.request("session/load", { sessionId, cwd, mcpServers: [] }));
    },
    "modes and options": async () => {
      const { sessionId, modes } = await agent.request("session/new", { cwd, mcpServers: [] });
      expect("mode", modes?.currentModeId, "ask");
      await agent.request("session/set_mode", { sessionId, modeId: "code" });
      const { configOptions } = await agent.request("session/set_config_option", { sessionId, configId: "mode", value: "ask" });
      expect(
        "options",
        configOptions.map((option) => option.currentValue),
        ["ask"],
      );
      await until(sessionId, "current_mode_update");
    },
    "error of a prompt": async () => expectError(-32603, prompt(await open(), "fail")),
    "unknown session": () => expectError(-32002, prompt("no-such-session", "hello")),
    "unknown method": () => expectError(-32601, agent.request("_no_such_method", {})),
    "wrong params": () => expectError(-32602, agent.request("session/new", { cwd: "relative", mcpServers: [] })),
    authentication: async () => {
      await agent.request("logout", {});
      await expectError(-32000, open());
      await agent.request("authenticate", { methodId: "pretend" });
      await open();
    },
  };

  for (const scenario of OF_AGENT) {
    const one = PLAYS[scenario];
    // The others are told by whoever runs this program.
    if (one === undefined) continue;
    const failure = await attempt(one);
    writeSync(3, `${JSON.stringify({ scenario, failure })}\n`);
  }
}

function textOf(told: readonly SessionUpdate[]): string {
  return told
    .map((update) => (update.sessionUpdate === "agent_message_chunk" && update.content.type === "text" ? update.content.text : ""))
    .join("");
}

function kinds(told: readonly SessionUpdate[]): string[] {
  return told.map(({ sessionUpdate }) => sessionUpdate);
}
