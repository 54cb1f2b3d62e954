/** One side of a connection, ours and the official SDK's, given the same bytes by a peer that keeps to nothing. */
import { agent as officialAgent, client as officialClient, ndJsonStream } from "@agentclientprotocol/sdk";
import { vi } from "vitest";
import { serve } from "../../src/peer/agent/index.js";
import { connect, memoryPair, type Problem, type Transport } from "../../src/peer/client/index.js";
import { rawEnd, settle } from "./raw.js";

/** What the peer does. */
export interface Given {
  /** Messages, or text as it is. To a client they come while its prompt, whose id is 2, waits; to an agent after `initialize`. */
  readonly sends: readonly unknown[];
  /** What the client asks for while it does, instead of a prompt that it does not answer. */
  readonly handler?: unknown;
  /** Whether the agent is left uninitialized. */
  readonly isFirst?: boolean;
  /** What the client's prompt consists of, which is shown where it is sent. */
  readonly prompt?: unknown;
  readonly maxMessage?: number;
}

type Message = Record<string, unknown>;

/** What a side does, a line each: what it hands on, what it answers, and how its own request ends. */
type Seen = string[];

const INITIALIZED = { protocolVersion: 1, agentCapabilities: { loadSession: true }, authMethods: [] };
const READ = { jsonrpc: "2.0", method: "fs/read_text_file", params: { sessionId: "s", path: "/a" } };

/** What our client does. */
export async function ourClient({ sends, handler, prompt: given, maxMessage }: Given): Promise<Seen> {
  const [ours, theirs] = memoryPair();
  const seen: Seen = [];
  const agent = rawEnd(theirs);
  const answering = greet(agent);
  const client = await connect(ours, {
    clientInfo: { name: "c", version: "1" },
    handlers: {
      permission: (request) => {
        seen.push(`handed on: permission ${JSON.stringify(request.options.map(({ kind }) => kind))}`);
        return undefined;
      },
      readTextFile: () => (handler ?? { content: "text" }) as never,
    },
    onProblem: (problem) => seen.push(told(problem)),
    ...(maxMessage === undefined ? {} : { maxMessage }),
  });
  const session = await client.newSession({ cwd: "/poem" });
  await answering;
  const turn = session.prompt((given ?? []) as never);
  void (async () => {
    for await (const update of turn) seen.push(`handed on: ${JSON.stringify(update)}`);
  })().catch(() => undefined);
  const ending = turn.result.then(shown, shownError);
  await settle();
  for (const message of sends) agent.send(message);
  await settle();
  seen.push(
    ...agent.got.slice(given === undefined ? 3 : 2).map(answered),
    `prompt: ${await Promise.race([ending, Promise.resolve("waits")])}`,
  );
  await client.close();
  return seen;
}

/** What the SDK's client does. */
export async function sdkClient({ sends, handler, prompt: given, maxMessage }: Given): Promise<Seen> {
  const [ours, theirs] = memoryPair();
  const seen: Seen = [];
  return silently(seen, async () => {
    const agent = rawEnd(theirs);
    const answering = greet(agent);
    const editor = officialClient()
      .onNotification("session/update", ({ params }) => void seen.push(`handed on: ${JSON.stringify(params.update)}`))
      .onRequest("session/request_permission", ({ params }) => {
        seen.push(`handed on: permission ${JSON.stringify(params.options.map(({ kind }) => kind))}`);
        return { outcome: { outcome: "cancelled" } };
      })
      .onRequest("fs/read_text_file", () => (handler ?? { content: "text" }) as never);
    const open = editor.connect(streamOf(ours, maxMessage));
    await open.agent.request("initialize", { protocolVersion: 1 });
    await open.agent.request("session/new", { cwd: "/poem", mcpServers: [] });
    await answering;
    const ending = open.agent.request("session/prompt", { sessionId: "s", prompt: given ?? [] } as never).then(shown, shownError);
    await settle();
    for (const message of sends) agent.send(message);
    await settle();
    seen.push(
      ...agent.got.slice(given === undefined ? 3 : 2).map(answered),
      `prompt: ${await Promise.race([ending, Promise.resolve("waits")])}`,
    );
    open.close();
  });
}

/** What our agent does. */
export async function ourAgent({ sends, isFirst = false, handler }: Given): Promise<Seen> {
  const [ours, theirs] = memoryPair();
  const seen: Seen = [];
  const client = rawEnd(theirs);
  const connection = serve(
    ours,
    {
      initialize: ({ clientCapabilities }) => {
        seen.push(`handed on: initialize ${JSON.stringify(clientCapabilities)}`);
        return {};
      },
      newSession: (params) => {
        seen.push(`handed on: session/new ${JSON.stringify(params)}`);
        return { sessionId: "s" };
      },
      prompt: () => handled(seen, handler) as never,
    },
    { onProblem: (problem) => seen.push(told(problem)) },
  );
  await prompted(client, seen, sends, isFirst);
  await connection.close();
  return seen;
}

/** What the SDK's agent does. */
export async function sdkAgent({ sends, isFirst = false, handler }: Given): Promise<Seen> {
  const [ours, theirs] = memoryPair();
  const seen: Seen = [];
  return silently(seen, async () => {
    const client = rawEnd(theirs);
    const connection = officialAgent()
      .onRequest("initialize", ({ params }) => {
        seen.push(`handed on: initialize ${JSON.stringify(params.clientCapabilities)}`);
        return { protocolVersion: 1 };
      })
      .onRequest("session/new", ({ params }) => {
        seen.push(`handed on: session/new ${JSON.stringify(params)}`);
        return { sessionId: "s" };
      })
      .onRequest("session/prompt", () => handled(seen, handler) as never)
      .connect(streamOf(ours));
    await prompted(client, seen, sends, isFirst);
    connection.close();
  });
}

function handled(seen: Seen, handler: unknown): unknown {
  seen.push("handed on: session/prompt");
  if (handler instanceof Error) throw handler;
  return handler ?? { stopReason: "end_turn" };
}

/** Greets an agent, unless nothing is to come first, and sends what is given. */
async function prompted(client: ReturnType<typeof rawEnd>, seen: Seen, sends: readonly unknown[], isFirst: boolean): Promise<void> {
  if (!isFirst) {
    client.send({ jsonrpc: "2.0", id: 0, method: "initialize", params: { protocolVersion: 1 } });
    await client.until(1);
    seen.length = 0;
  }
  for (const message of sends) {
    client.send(message);
    await settle();
  }
  seen.push(...client.got.slice(isFirst ? 0 : 1).map(answered));
}

/** Answers what a client asks first: `initialize`, and for a session. */
async function greet(agent: ReturnType<typeof rawEnd>): Promise<void> {
  await agent.until(1);
  agent.send({ jsonrpc: "2.0", id: 0, result: INITIALIZED });
  await agent.until(2);
  agent.send({ jsonrpc: "2.0", id: 1, result: { sessionId: "s" } });
}

/** A transport as the SDK's stream. */
function streamOf(transport: Transport, maxMessage?: number) {
  const input = new ReadableStream<Uint8Array>({
    start(controller) {
      transport.start({
        bytes: (chunk) => {
          controller.enqueue(chunk);
          return undefined;
        },
        closed: () => undefined,
      });
    },
  });
  const decoder = new TextDecoder();
  const output = new WritableStream<Uint8Array>({ write: (chunk) => transport.send(decoder.decode(chunk)) });
  return ndJsonStream(output, input, maxMessage === undefined ? undefined : { maxMessageBytes: maxMessage });
}

/** What the SDK writes to the console is seen as what it tells. */
async function silently(seen: Seen, work: () => Promise<void>): Promise<Seen> {
  const spies = (["error", "warn", "debug", "log"] as const).map((name) => vi.spyOn(console, name).mockReturnValue());
  try {
    await work();
    seen.push(...spies.flatMap(({ mock }) => mock.calls.map(([text]) => `told: console: ${String(text).slice(0, 60)}`)));
    return seen;
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

/** What an error says beside its text: what is text, and the names of the rest. */
function more(data: unknown): string {
  if (typeof data !== "object" || data === null) return data === undefined ? "" : `; ${JSON.stringify(data)}`;
  return `; ${Object.entries(data)
    .map(([name, value]) => (typeof value === "string" ? `${name}=${JSON.stringify(value)}` : name))
    .join(" ")}`;
}

function told({ kind, message, repairs }: Problem): string {
  return `told: ${kind}: ${repairs === undefined ? message : `${message}: ${repairs.map(({ pointer }) => pointer).join(" ")}`}`;
}

function answered(message: Message): string {
  const { id, method, result, error } = message;
  if (method !== undefined) return `sent: ${method as string}`;
  return `answered ${JSON.stringify(id)}: ${error === undefined ? shown(result) : shownError(error)}`;
}

function shown(result: unknown): string {
  return `result ${JSON.stringify(result)}`;
}

function shownError(error: unknown): string {
  const { name, code, message, data } = error as Error & { code?: number; data?: unknown };
  if (code === undefined) return `${name}: ${message}`;
  return `error ${String(code)} ${message}${more(data)}`;
}

/** A request for a file, under an id. */
export function readFile(id: unknown): Message {
  return { ...READ, id };
}

/** A notification of an update. */
export function updated(update: unknown): Message {
  return { jsonrpc: "2.0", method: "session/update", params: { sessionId: "s", update } };
}
