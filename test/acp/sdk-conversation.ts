/** One prompt between a client and an agent of the official SDK, and all that can be seen of it. */
import { agent, type AgentContext, type AnyMessage, client, type Stream } from "@agentclientprotocol/sdk";
import { type InvalidMessage, isContractError, type OnInvalid, validated } from "ask-session-protocol/acp";
import { vi } from "vitest";
import { settled, streamPair } from "./stream-pair.js";

/** How the agent behaves in its turn, and what becomes of what it writes. */
export interface Way {
  /** What it does while it is prompted; the result goes out as it is. */
  readonly does?: (client: AgentContext, write: (message: unknown) => void) => unknown;
  /** What it writes in place of its answer to the prompt. */
  readonly answers?: (answer: Readonly<Record<string, unknown>>) => unknown;
  /** What the client asks, in place of a prompt. */
  readonly asks?: readonly [method: string, params: unknown];
}

/** What is seen, a line each. */
export interface Seen {
  /** What the client and the agent got, and what the SDK wrote to the console. */
  readonly got: readonly string[];
  /** What the middleware told of. */
  readonly told: readonly string[];
}

/** The id of the client's request for a turn: the first was `initialize`. */
export const PROMPT_ID = 1;

/** @param at which side puts the middleware into its stream. */
export async function converse(way: Way, mode: OnInvalid | undefined, at: "client" | "agent" = "client"): Promise<Seen> {
  const errors = vi.spyOn(console, "error").mockReturnValue();
  const seen = { client: [] as string[], agent: [] as string[], told: [] as string[] };
  const [near, far] = streamPair() as unknown as [Stream, Stream];
  const onIssue = ({ direction, kind, method, action, issues }: InvalidMessage) =>
    seen.told.push(`${direction} ${kind} ${method ?? "?"} ${action}: ${issues.map(({ message }) => message).join(" | ")}`);
  const wrap = (stream: Stream, side: "client" | "agent"): Stream =>
    mode === undefined || at !== side ? stream : validated(stream, { side, onInvalid: mode, onIssue });
  const { stream, write } = behaving(wrap(far, "agent"), way, seen.agent);
  const connection = serve(way, write, seen.agent).connect(stream);
  try {
    const editor = client().onNotification(
      "session/update",
      ({ params }) => void seen.client.push(`client: update ${JSON.stringify(params.update)}`),
    );
    editor.onRequest("session/request_permission", () => ({ outcome: { outcome: "cancelled" } }));
    editor.onRequest("fs/read_text_file", () => ({ content: "text" }));
    const open = editor.connect(wrap(near, "client"));
    await open.agent.request("initialize", { protocolVersion: 1 });
    const [method, params] = way.asks ?? ["session/prompt", { sessionId: "s", prompt: [] }];
    const ending = open.agent.request(method, params).then(shown, shownError);
    await settled(20);
    seen.client.push(`client: ${await Promise.race([ending, settled().then(() => "pends")])}`);
    open.close();
    connection.close();
    await settled(5);
    const written = errors.mock.calls.map(([text]) => `console: ${String(text)}`);
    return { got: [...seen.client, ...seen.agent, ...written], told: seen.told };
  } finally {
    errors.mockRestore();
  }
}

function serve(way: Way, write: (message: unknown) => void, seen: string[]) {
  return agent()
    .onRequest("initialize", () => ({ protocolVersion: 1 }))
    .onRequest(
      "session/prompt",
      async ({ client }) => (await (way.does === undefined ? { stopReason: "end_turn" } : way.does(client, write))) as never,
    )
    .onRequest("session/new", ({ params }) => {
      seen.push(`agent: session/new ${JSON.stringify(params)}`);
      return { sessionId: "s" };
    });
}

/** The agent's stream: its answer to the prompt may be another than it says, and what it is answered is listed. */
function behaving(stream: Stream, { answers }: Way, seen: string[]) {
  const writer = stream.writable.getWriter();
  const isAnswer = (message: object) => "id" in message && message.id === PROMPT_ID && !("method" in message);
  const write = (message: unknown) => void writer.write(message as AnyMessage).catch(() => undefined);
  const writable = new WritableStream<AnyMessage>({
    write: (message) => writer.write(answers !== undefined && isAnswer(message) ? (answers({ ...message }) as AnyMessage) : message),
  });
  const listing = new TransformStream<AnyMessage, AnyMessage>({
    transform(message, controller) {
      if (!("method" in message))
        seen.push(`agent: ${String(message.id)} ${"result" in message ? shown(message.result) : shownError(message.error)}`);
      controller.enqueue(message);
    },
  });
  // The pipe ends with the connection, whichever way that ends.
  stream.readable.pipeTo(listing.writable).catch(() => undefined);
  return { stream: { readable: listing.readable, writable }, write };
}

function shown(result: unknown): string {
  return `result ${JSON.stringify(result)}`;
}

function shownError(error: unknown): string {
  if (isContractError(error)) return `ContractError ${error.message}`;
  const { code, message } = error as { code?: number; message: string };
  return `error ${String(code)} ${message}`;
}
