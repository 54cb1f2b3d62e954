/** Our client against an agent of an SDK, a process of its own. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import type { SessionUpdate } from "ask-session-protocol/acp";
import { type Client, connect, type Problem, recorder, RequestError } from "ask-session-protocol/client";
import { spawnAgent } from "ask-session-protocol/node";
import { attempt, expect, expectError } from "./attempt.js";
import { Commands } from "./commands.js";
import { judge } from "./judge.js";
import type { Row, Run } from "./row.js";
import { OF_CLIENT, SAID } from "./scenarios.js";

/** Plays every scenario with our client. @param command the agent. */
export async function againstOurClient(peer: string, command: readonly string[]): Promise<Run> {
  const [program = "", ...args] = command;
  const cwd = mkdtempSync(join(tmpdir(), "ask-interop-"));
  const commands = new Commands();
  const lines: string[] = [];
  const problems: Problem[] = [];
  const agent = spawnAgent(program, args);
  /** What the next request for permission is answered; nothing leaves it open until the turn is cancelled. */
  let optionId: string | undefined;
  let asked: () => void = () => undefined;
  let client: Client | undefined;
  /** What the checker finds that is no failure of ours. */
  let notes: readonly string[] = [];
  const opened = async () => (client ?? fail("not connected")).newSession({ cwd });
  const turn = async (word: string, said: string) => {
    const turn = (await opened()).prompt(word);
    const updates = await all(turn);
    expect("stop reason", (await turn.result).stopReason, "end_turn");
    expect("answer", textOf(updates), said);
    return updates;
  };

  const PLAYS: Readonly<Record<string, () => Promise<void>>> = {
    initialize: async () => {
      client = await connect(agent, {
        clientInfo: { name: "ours", version: "1" },
        handlers: {
          permission: (_, { signal }) => {
            asked();
            if (optionId !== undefined) return optionId;
            return new Promise((resolve) => {
              signal.addEventListener("abort", () => {
                resolve(undefined);
              });
            });
          },
          readTextFile: ({ path }) => {
            if (path.endsWith("missing.txt")) throw new RequestError("resource_not_found", "fs/read_text_file: no such file");
            return { content: readFileSync(path, "utf8") };
          },
          writeTextFile: ({ path, content }) => {
            writeFileSync(path, content);
            return undefined;
          },
          terminal: {
            create: (params) => commands.create(params),
            output: (params) => commands.output(params),
            waitForExit: (params) => commands.waitForExit(params),
            kill: (params) => commands.kill(params),
            release: (params) => commands.release(params),
          },
          elicitation: { form: () => ({ action: "accept", content: { colour: "red" } }) },
        },
        onAuthRequired: ([method]) => method?.id,
        onFrame: recorder("client", (line) => lines.push(line)),
        onProblem: (problem) => problems.push(problem),
      });
      expect("agent", client.agent.agentInfo?.name, "sdk-agent");
    },
    conversation: async () => {
      const session = await opened();
      expect("first answer", await session.prompt("hello").text(), SAID.hello);
      expect("second answer", await session.prompt("plan").text(), SAID.plan);
    },
    "two sessions at once": async () => {
      const slow = (await opened()).prompt("slow");
      await turn("hello", SAID.hello);
      slow.cancel();
      expect("stop reason", (await slow.result).stopReason, "cancelled");
    },
    "streamed answer": async () => {
      const kinds = (await turn("hello", SAID.hello)).map(({ sessionUpdate }) => sessionUpdate);
      expect("parts", kinds, ["agent_thought_chunk", "agent_message_chunk", "agent_message_chunk", "agent_message_chunk"]);
    },
    "tool call": async () => {
      const session = await opened();
      await session.prompt("tool").result;
      expect(
        "tool calls",
        [...session.state.toolCalls.values()].map(({ title, status, content }) => [title, status, content?.[0]?.type]),
        [["Edit", "completed", "diff"]],
      );
    },
    plan: async () => {
      const plans = (await turn("plan", SAID.plan)).filter(({ sessionUpdate }) => sessionUpdate === "plan");
      expect("plans", plans.length, 2);
    },
    "permission allowed": async () => {
      optionId = "yes";
      await turn("permission", SAID.allowed);
    },
    "permission rejected": async () => {
      optionId = "no";
      await turn("permission", SAID.rejected);
    },
    files: async () => {
      writeFileSync(join(cwd, "in.txt"), "hello");
      await turn("file", SAID.file);
      expect("file", readFileSync(join(cwd, "out.txt"), "utf8"), "HELLO");
    },
    "refused files": async () => {
      await turn(`refused ${join(cwd, "missing.txt")}`, "-32002");
      await turn("refused relative.txt", "-32602");
    },
    terminal: async () => {
      await turn("terminal", process.version);
      expect("terminals left", commands.size, 0);
    },
    elicitation: async () => {
      await turn("elicit", SAID.elicit);
    },
    "cancel before a turn": async () => {
      const session = await opened();
      const stop = new AbortController();
      stop.abort(new Error("not now"));
      const failure = await attempt(() => all(session.prompt("slow", { signal: stop.signal })).then(() => undefined));
      expect("refusal", failure, "not now");
      expect("answer", await session.prompt("hello").text(), SAID.hello);
    },
    "cancel before the first update": async () => {
      const slow = (await opened()).prompt("slow");
      slow.cancel();
      expect("stop reason", (await slow.result).stopReason, "cancelled");
    },
    "cancel during a turn": async () => {
      const session = await opened();
      const slow = session.prompt("slow");
      for await (const update of slow) if (update.sessionUpdate === "agent_message_chunk") slow.cancel();
      expect("stop reason", (await slow.result).stopReason, "cancelled");
      expect("next answer", await session.prompt("hello").text(), SAID.hello);
    },
    "cancel during permission": async () => {
      optionId = undefined;
      const open = (await opened()).prompt("permission");
      asked = () => {
        open.cancel();
      };
      expect("stop reason", (await open.result).stopReason, "cancelled");
    },
    load: async () => {
      const { id } = await opened();
      const loaded = async () => (client ?? fail("not connected")).loadSession(id, { cwd });
      await (await loaded()).session.prompt("plan").result;
      const { replay } = await loaded();
      expect(
        "replay",
        replay.map(({ sessionUpdate }) => sessionUpdate),
        ["user_message_chunk", "agent_message_chunk"],
      );
    },
    "resume and list": async () => {
      const session = await opened();
      await session.close();
      const resumed = await client?.resumeSession(session.id, { cwd });
      expect("mode", resumed?.state.modes?.currentModeId, "ask");
      let listed = 0;
      for await (const { sessionId } of (client ?? fail("not connected")).listSessions()) if (sessionId === session.id) listed += 1;
      expect("is listed", listed, 1);
    },
    "modes and options": async () => {
      const session = await opened();
      await session.setMode("code");
      expect("mode", session.state.modes?.currentModeId, "code");
      await session.setConfigOption("mode", "ask");
      expect("mode", session.state.modes?.currentModeId, "ask");
    },
    "error of a prompt": async () => expectError(-32603, (await opened()).prompt("fail").result),
    "unknown session": () => expectError(-32002, client?.loadSession("no-such-session", { cwd }) ?? Promise.resolve()),
    "unknown method": () => expectError(-32601, client?.request("_no_such_method", {}) ?? Promise.resolve()),
    authentication: async () => {
      await client?.newSession({ cwd: join(cwd, "locked") });
      expect("authenticated", lines.filter((line) => line.includes('"method":"authenticate"')).length, 1);
    },
    "end of the process": async () => {
      const failure = await (await opened()).prompt("exit").result.then(String, (error: unknown) => (error as Error).name);
      expect("error", failure, "ConnectionClosedError");
      expect("exit code", (await agent.exited).code, 3);
    },
    "recorded traffic": () => {
      const { errors, notes: found } = judge(lines, "c2a");
      notes = found;
      return errors.length === 0 ? Promise.resolve() : fail(errors.join("; "));
    },
  };

  const rows: Row[] = [];
  for (const scenario of OF_CLIENT)
    rows.push({ peer, role: "agent", scenario, failure: await attempt(PLAYS[scenario] ?? (() => fail("not written"))) });
  await agent.close();
  rmSync(cwd, { recursive: true });
  const told = new Set(problems.map(({ kind, message }) => `our client tells: ${kind}: ${message}`));
  return { peer, role: "agent", rows, notes: [...notes, ...told] };
}

function fail(reason: string): never {
  throw new Error(reason);
}

async function all(turn: AsyncIterable<SessionUpdate>): Promise<SessionUpdate[]> {
  const updates: SessionUpdate[] = [];
  for await (const update of turn) updates.push(update);
  return updates;
}

function textOf(updates: readonly SessionUpdate[]): string {
  return updates
    .map((update) => (update.sessionUpdate === "agent_message_chunk" && update.content.type === "text" ? update.content.text : ""))
    .join("");
}
