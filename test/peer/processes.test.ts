/** Either side is killed in the middle of a conversation: the other ends what it is at, and nothing is left over. */
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { connect, ConnectionClosedError } from "ask-session-protocol/client";
import { type AgentProcess, spawnAgent } from "ask-session-protocol/node";
import { describe, expect, test } from "vitest";
import { scriptedHandlers } from "./faults/conversation.js";

const cwd = fileURLToPath(new URL("../..", import.meta.url));
const AGENT = ["--import", "tsx", "test/peer/faults/agent.ts"];

describe("the agent is killed", () => {
  test.each(["initialize", "session/new", "session/prompt", "session/close"])("by itself in %s", async (stage) => {
    const { error, agent } = await conversation(stage);
    expect(error).toBeInstanceOf(ConnectionClosedError);
    expect((error as Error).message).toMatch(/^[a-z/]+: not answered: .* was ended by SIGKILL/);
    expect(await agent.exited).toEqual({ code: null, signal: "SIGKILL" });
  });

  test.each([
    "session/request_permission",
    "fs/read_text_file",
    "fs/write_text_file",
    "terminal/create",
    "terminal/wait_for_exit",
    "terminal/output",
    "terminal/release",
    "elicitation/create",
  ])("while its client is at work on %s", async (stage) => {
    const { error, agent, aborted } = await conversation("", stage);
    expect(error).toBeInstanceOf(ConnectionClosedError);
    expect((error as Error).message).toMatch(/^session\/prompt: not answered: .* was ended by SIGKILL/);
    expect(aborted).toEqual([stage]);
    expect(await agent.exited).toEqual({ code: null, signal: "SIGKILL" });
  });

  test.each(["terminal/wait_for_exit", "terminal/output"])("its terminal is released, in %s", async (stage) => {
    const { called } = await conversation("", stage);
    expect(called.filter((name) => name === "terminal/create")).toHaveLength(1);
    expect(called.filter((name) => name === "terminal/release")).toHaveLength(1);
  });
});

describe("the client is killed", () => {
  test.each(["begun ä€😀", "session/request_permission", "terminal/wait_for_exit", "elicitation/create", "done"])(
    "at %s, and its agent ends",
    async (stage) => {
      const client = spawn(process.execPath, ["--import", "tsx", "test/peer/faults/client.ts", stage], {
        cwd,
        stdio: ["ignore", "pipe", "inherit"],
      });
      const pid = await new Promise<number>((resolve) =>
        client.stdout.once("data", (text: Buffer) => {
          resolve(Number(text));
        }),
      );
      expect(isAlive(pid)).toBe(true);
      client.kill("SIGKILL");
      while (isAlive(pid)) await new Promise((resolve) => setTimeout(resolve, 10));
    },
  );
});

interface Killed {
  readonly error: unknown;
  readonly agent: AgentProcess;
  /** Handlers of the client that were called, and those whose signals were aborted. */
  readonly called: readonly string[];
  readonly aborted: readonly string[];
}

/** A conversation with an agent that kills itself in one of its handlers, or is killed in one of the client's. */
async function conversation(doomed: string, killIn?: string): Promise<Killed> {
  const agent = spawnAgent(process.execPath, [...AGENT, doomed], { cwd });
  const [called, aborted] = [[] as string[], [] as string[]];
  const handlers = scriptedHandlers(async (name, signal, work) => {
    called.push(name);
    if (name !== killIn || aborted.length > 0) return work();
    process.kill(agent.pid ?? 0, "SIGKILL");
    await new Promise((resolve) => {
      signal.addEventListener("abort", resolve);
    });
    aborted.push(name);
    return work();
  });
  const talk = async () => {
    const client = await connect(agent, { clientInfo: { name: "client", version: "1" }, handlers });
    try {
      const session = await client.newSession({ cwd: "/poem" });
      await session.prompt("go").result;
      await session.close();
    } finally {
      await client.closed;
    }
  };
  const error = await talk().then(
    () => undefined,
    (reason: unknown) => reason,
  );
  await agent.close();
  return { error, agent, called, aborted };
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
