import { expect } from "vitest";
import type { InitializeResponse, PromptResponse, SessionUpdate } from "../../../generated/acp/types.js";
import type { Handlers } from "../../../src/peer/calls.js";
import { Connection } from "../../../src/peer/connection.js";
import { type Client, type ClientHandlers, connect, type ConnectOptions, type Problem } from "../../../src/peer/client/index.js";
import { memoryPair } from "../../../src/peer/memory.js";
import { recording, type Recording } from "../recorded.js";

/** What an agent does for each method, with the connection to ask the client through. */
export type Script = Readonly<Record<string, (params: never, agent: Connection, signal: AbortSignal) => unknown>>;

export interface Scripted {
  readonly client: Client;
  readonly agent: Connection;
  readonly record: Recording;
  readonly problems: Problem[];
  /** Methods of the client's requests and notifications, and `(response)`, in order. */
  sent(): string[];
}

/** Everything that an agent can advertise. */
export const ALL: Partial<InitializeResponse> = {
  agentCapabilities: {
    loadSession: true,
    promptCapabilities: { image: true, audio: true, embeddedContext: true },
    mcpCapabilities: { http: true, sse: true },
    sessionCapabilities: { list: {}, delete: {}, resume: {}, close: {}, additionalDirectories: {}, fork: {} },
    auth: { logout: {} },
  },
  authMethods: [{ id: "key", name: "API key" }],
};

/** What an agent does that keeps to the protocol and has nothing to say. */
const PLAIN: Script = {
  authenticate: () => ({}),
  logout: () => ({}),
  "session/new": () => ({ sessionId: "s" }),
  "session/load": () => ({}),
  "session/resume": () => ({}),
  "session/close": () => ({}),
  "session/delete": () => ({}),
  "session/set_mode": () => ({}),
  "session/prompt": (): PromptResponse => ({ stopReason: "end_turn" }),
};

/** A client, connected to an agent that does what it is told to. */
export async function scripted(
  script: Script = {},
  options: Partial<ConnectOptions> = {},
  says: Partial<InitializeResponse> = ALL,
): Promise<Scripted> {
  const [ours, theirs] = memoryPair();
  const record = recording("client");
  const problems: Problem[] = [];
  const all: Script = {
    initialize: () => ({ protocolVersion: 1, agentInfo: { name: "agent", version: "1" }, ...says }),
    ...PLAIN,
    ...script,
  };
  const handlers: Handlers = {
    request: ({ method, params, signal }) => {
      const answer = all[method];
      if (answer === undefined) throw new Error(`no script for ${method}`);
      return answer(params as never, agent, signal);
    },
    notification: (method, params) => {
      all[method]?.(params as never, agent, new AbortController().signal);
      return undefined;
    },
  };
  const agent: Connection = new Connection("agent", theirs, handlers, {
    stability: "unstable",
    onProblem: ({ message }) => problems.push({ way: "outgoing", kind: "handler", message: `agent: ${message}` }),
  });
  const client = await connect(ours, {
    clientInfo: { name: "client", version: "1" },
    onFrame: record.onFrame,
    onProblem: (problem) => problems.push(problem),
    ...options,
  });
  return {
    client,
    agent,
    record,
    problems,
    sent: () =>
      record.lines
        .map((line) => JSON.parse(line) as { dir: string; msg: { method?: string } })
        .filter(({ dir }) => dir === "c2a")
        .map(({ msg }) => msg.method ?? "(response)"),
  };
}

/** Where sessions are opened. */
export const HERE = { cwd: "/poem" };

/** A chunk of what an agent says. */
export function chunk(text: string): SessionUpdate {
  return { sessionUpdate: "agent_message_chunk", content: { type: "text", text } };
}

/** Sends updates of the session `s`, one after the other. */
export async function tell(agent: Connection, ...updates: SessionUpdate[]): Promise<void> {
  for (const update of updates) await agent.notify("session/update", { sessionId: "s", update });
}

/** Everything that an iterable gives. */
export async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = [];
  for await (const item of items) list.push(item);
  return list;
}

/** What a promise rejects with. */
export async function failure(promise: Promise<unknown>): Promise<Error> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(Error);
  return error as Error;
}

/** Waits until something holds. */
export async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 1));
}

/** The conversation broke no rule, and nothing was wrong with it. */
export function expectClean({ record, problems }: Scripted): void {
  expect(problems).toEqual([]);
  expect(record.findings({ stability: "unstable" })).toEqual([]);
}

/** What is asked in a turn of the session `s`, and what the agent gets. */
export async function asked(
  ask: (agent: Connection) => Promise<unknown>,
  handlers: ClientHandlers,
): Promise<Scripted & { readonly got: unknown }> {
  let got: unknown;
  const peer = await scripted(
    {
      "session/prompt": async (_params, agent) => {
        got = await ask(agent).catch((error: unknown) => {
          const { code, message, data } = error as { code: number; message: string; data: unknown };
          return { code, message, ...(data === undefined ? {} : { data }) };
        });
        return { stopReason: "end_turn" };
      },
    },
    { handlers },
  );
  await (await peer.client.newSession(HERE)).prompt("hi").result;
  return { ...peer, got };
}

/** A session whose agent does this for each prompt. */
export async function prompting(prompt: Script[string], script: Script = {}, options: Parameters<typeof scripted>[1] = {}) {
  const peer = await scripted({ "session/prompt": prompt, ...script }, options);
  return { peer, session: await peer.client.newSession(HERE) };
}
