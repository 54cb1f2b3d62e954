import type { Agent, AgentConnection, ConnectionOptions, Problem } from "ask-session-protocol/agent";
import { memoryPair, serve } from "ask-session-protocol/agent";
import type { ClientCapabilities, InitializeResponse } from "ask-session-protocol/acp";
import { Connection } from "../../../src/peer/connection.js";
import { type Recording, recording } from "../recorded.js";

/** Answers of a client to what the agent asks for, by method; `notified` hears of the rest. */
export type Answers = Readonly<Record<string, (params: Record<string, unknown>, signal: AbortSignal) => unknown>>;

/** An agent that is served over memory, its client, and what is seen of both. */
export interface Served {
  readonly agent: AgentConnection;
  readonly client: Connection;
  readonly record: Recording;
  readonly problems: Problem[];
  /** Updates so far: their kind, and what they say in short. */
  readonly updates: Record<string, unknown>[];
  /** Methods that the agent asked for. */
  readonly asked: string[];
}

/** The least that an agent does. */
export const LEAST: Agent = {
  initialize: () => ({ agentInfo: { name: "test", version: "1" } }),
  newSession: () => ({ sessionId: "s1" }),
  prompt: () => Promise.resolve("end_turn"),
};

/** Serves an agent; nothing has been sent yet. */
export function served(agent: Partial<Agent> = {}, answers: Answers = {}, options: ConnectionOptions = {}): Served {
  const [near, far] = memoryPair();
  const [record, problems, updates, asked] = [recording("agent"), [] as Problem[], [] as Record<string, unknown>[], [] as string[]];
  const connection = serve(
    far,
    { ...LEAST, ...agent },
    { ...options, onFrame: record.onFrame, onProblem: (problem) => problems.push(problem) },
  );
  const handlers = {
    request: ({ method, params, signal }: { method: string; params: unknown; signal: AbortSignal }) => {
      asked.push(method);
      return answers[method]?.(params as Record<string, unknown>, signal);
    },
    notification: (method: string, params: unknown) => {
      if (method === "session/update") updates.push((params as { update: Record<string, unknown> }).update);
      return undefined;
    },
  };
  const { stability = "stable" } = options;
  return { agent: connection, client: new Connection("client", near, handlers, { stability }), record, problems, updates, asked };
}

/** Introduces the two to each other. */
export function initialize({ client }: Served, clientCapabilities: ClientCapabilities = {}): Promise<InitializeResponse> {
  return client.request("initialize", { protocolVersion: 1, clientCapabilities, clientInfo: { name: "test", version: "1" } });
}

/** Introduces the two to each other and opens a session. */
export async function opened(
  agent: Partial<Agent> = {},
  clientCapabilities: ClientCapabilities = {},
  answers: Answers = {},
  options: ConnectionOptions = {},
): Promise<Served> {
  const all = served(agent, answers, options);
  await initialize(all, clientCapabilities);
  await all.client.request("session/new", { cwd: "/poem", mcpServers: [] });
  return all;
}

/** A prompt of text in the one session there is. */
export const hello = { sessionId: "s1", prompt: [{ type: "text" as const, text: "hello" }] };

/** How a promise fails: code and text of an error of the other side, else name and text. */
export async function failure(promise: Promise<unknown>): Promise<unknown> {
  try {
    return { value: await promise };
  } catch (error) {
    const { name, code, message, data } = error as { name: string; code?: number; message: string; data?: unknown };
    return typeof code === "number" && name === "RequestError"
      ? { code, message, ...(data === undefined ? {} : { data }) }
      : `${name}: ${message}`;
  }
}
