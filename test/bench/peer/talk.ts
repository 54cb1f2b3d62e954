import { client, ndJsonStream, type Stream } from "@agentclientprotocol/sdk";
import { connect, type Transport } from "ask-session-protocol/client";
import { spawnAgent } from "ask-session-protocol/node";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { Readable, Writable } from "node:stream";

/** A client with a session: prompts with a text and counts the updates that come before the answer. */
export interface Talk {
  prompt(text: string): Promise<number>;
  end(): Promise<void>;
}

/** Our client at one end of a transport. */
export async function talkOurs(transport: Transport): Promise<Talk> {
  const ours = await connect(transport, { clientInfo: { name: "bench", version: "1.0.0" } });
  const session = await ours.newSession({ cwd: "/poem", mcpServers: [] });
  return {
    async prompt(text) {
      const turn = session.prompt(text);
      let count = 0;
      for await (const _update of turn) count += 1;
      await turn.result;
      return count;
    },
    end: () => ours.close(),
  };
}

/** The official SDK's client at one end of a stream. */
export async function talkSdk(stream: Stream, end: () => Promise<void>): Promise<Talk> {
  let count = 0;
  const connection = client()
    .onNotification("session/update", () => {
      count += 1;
    })
    .connect(stream);
  await connection.agent.request("initialize", { protocolVersion: 1, clientInfo: { name: "bench", version: "1.0.0" } });
  await connection.agent.request("session/new", { cwd: "/poem", mcpServers: [] });
  return {
    async prompt(text) {
      count = 0;
      await connection.agent.request("session/prompt", { sessionId: "s", prompt: [{ type: "text", text }] });
      return count;
    },
    async end() {
      connection.close();
      await end();
    },
  };
}

/** Our client and an agent's process. */
export function spawnOurs(program: string): Promise<Talk> {
  return talkOurs(spawnAgent(process.execPath, [program]));
}

/** The SDK's client and an agent's process; the SDK starts none by itself. */
export function spawnSdk(program: string): Promise<Talk> {
  const child = spawn(process.execPath, [program], { stdio: ["pipe", "pipe", "inherit"] });
  const stream = ndJsonStream(Writable.toWeb(child.stdin), Readable.toWeb(child.stdout) as ReadableStream<Uint8Array>);
  return talkSdk(stream, async () => {
    child.kill();
    await once(child, "exit");
  });
}
