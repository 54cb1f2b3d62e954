/** Our example agent and a client of an SDK, two processes whose messages pass through here and are recorded. */
import { type ChildProcess, spawn } from "node:child_process";
import process from "node:process";
import { createInterface } from "node:readline";
import type { Readable, Writable } from "node:stream";
import { fileURLToPath } from "node:url";
import { judge } from "./judge.js";
import type { Row, Run } from "./row.js";
import { OF_AGENT, PATIENCE } from "./scenarios.js";

const AGENT = fileURLToPath(new URL("../../../examples/agent/index.mjs", import.meta.url));
/** Characters of standard error that a failure shows. */
const SHOWN = 400;

/** Lets a client play against our agent. @param command the client, which reports on descriptor 3. */
export async function againstOurAgent(peer: string, command: readonly string[]): Promise<Run> {
  const [program = "", ...args] = command;
  const agent = spawn(process.execPath, [AGENT], { stdio: ["pipe", "pipe", "pipe"] });
  const client = spawn(program, args, { stdio: ["pipe", "pipe", "pipe", "pipe"] });
  const lines: string[] = [];
  const errors = { agent: "", client: "" };
  agent.stderr.setEncoding("utf8").on("data", (text: string) => (errors.agent += text));
  client.stderr.setEncoding("utf8").on("data", (text: string) => (errors.client += text));
  pass(agent.stdout, client.stdin, "a2c", lines);
  pass(client.stdout, agent.stdin, "c2a", lines);

  const reported = new Map<string, string | undefined>();
  let timer: NodeJS.Timeout | undefined;
  /** A scenario has its own patience; a client that reports nothing for longer is stuck as a whole. */
  const heard = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      client.kill("SIGKILL");
      agent.kill("SIGKILL");
    }, PATIENCE * 1.5);
  };
  heard();
  // What is left cannot pass without an agent.
  const agentExit = exitOf(agent).then((exit) => {
    setTimeout(() => client.kill("SIGKILL"), PATIENCE).unref();
    return exit;
  });
  createInterface({ input: client.stdio[3] as Readable }).on("line", (line) => {
    const { scenario, failure } = JSON.parse(line) as { scenario: string; failure?: string | null };
    reported.set(scenario, failure ?? undefined);
    heard();
  });
  const [ended] = await Promise.all([agentExit, exitOf(client)]);
  clearTimeout(timer);

  const { errors: found, notes } = judge(lines, "a2c");
  reported.set("end of input", ended === 0 ? undefined : `our agent ended with ${String(ended)}: ${errors.agent.slice(-SHOWN)}`);
  reported.set("recorded traffic", found.length === 0 ? undefined : found.join("; "));
  const rows = OF_AGENT.map((scenario): Row => {
    const failure = reported.has(scenario) ? reported.get(scenario) : `not reported; the client said ${errors.client.slice(-SHOWN)}`;
    return { peer, role: "client", scenario, failure };
  });
  return { peer, role: "client", rows, notes };
}

/** Exit code of a process, or the signal that ended it, or why it did not start. */
function exitOf(child: ChildProcess): Promise<number | string | null> {
  return new Promise((resolve) => {
    child.once("error", ({ message }) => {
      resolve(message);
    });
    child.once("close", (code, signal) => {
      resolve(code ?? signal);
    });
  });
}

/** Hands bytes on as they come, and then the end; takes down each message. */
function pass(from: Readable, to: Writable, dir: "a2c" | "c2a", lines: string[]): void {
  // One that has ended reads no more; how it ended is told.
  to.on("error", () => undefined);
  const decoder = new TextDecoder();
  let rest = "";
  from.on("data", (chunk: Buffer) => {
    const parts = (rest + decoder.decode(chunk, { stream: true })).split("\n");
    rest = parts.pop() ?? "";
    for (const part of parts) lines.push(`{"dir":"${dir}","msg":${part}}`);
    to.write(chunk);
  });
  from.on("end", () => to.end());
}
