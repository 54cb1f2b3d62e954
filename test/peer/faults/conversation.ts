import { type Agent, type AgentConnection, serve } from "ask-session-protocol/agent";
import { type Client, type ClientHandlers, connect, type Problem, type RequestContext, type Session } from "ask-session-protocol/client";
import { type Fault, type FaultyPair, faultyPair, type Passing } from "./faulty.js";

/** A handler of one of the sides that was called. */
export interface Running {
  readonly name: string;
  readonly signal: AbortSignal;
  isDone: boolean;
}

/** What came of a conversation. */
export interface Outcome {
  /** What the client got, step by step: a value, or the error. The first error ends it. */
  readonly got: readonly string[];
  /** What the agent has said by what the client's state has at the end. */
  readonly said: string;
  readonly error: Error | undefined;
  /** What both sides were told of. */
  readonly problems: readonly string[];
  readonly passed: FaultyPair["passed"];
  /** Handlers that were at work when it was ended by `end`, and those that still were once all was over. */
  readonly interrupted: readonly Running[];
  readonly left: readonly Running[];
}

/** What a fault may do beside what happens on the wire. */
export interface Ends {
  readonly pair: FaultyPair;
  /** Undefined until it is connected. */
  readonly client: Client | undefined;
  readonly agent: AgentConnection;
  readonly passing: Passing;
}

export interface Settings {
  readonly fault?: Fault;
  /** Number of the message before which `end` is called; that one does not arrive. */
  readonly endAt?: number;
  readonly end?: (ends: Ends) => void;
  /** Milliseconds for a request, and for a turn without a sign of life; none where a fault leaves nobody without an answer. */
  readonly patience?: number;
}

const OPTIONS = [{ optionId: "yes", name: "Yes", kind: "allow_once" as const }];
const FORM = { properties: { name: { type: "string" as const } }, required: ["name"] };

/** A full conversation over a faulty wire: introduced, a session, a prompt with everything that an agent asks for, closed. */
export async function converse({ fault = {}, endAt, end, patience }: Settings = {}): Promise<Outcome> {
  const [problems, all, got] = [[] as string[], [] as Running[], [] as string[]];
  let interrupted: readonly Running[] = [];
  let client: Client | undefined;
  let session: Session | undefined;
  const pair = faultyPair({
    ...fault,
    line: (passing) => {
      if (passing.number !== endAt) return fault.line?.(passing) ?? [passing.line];
      interrupted = all.filter(({ isDone }) => !isDone);
      end?.({ pair, client, agent, passing });
      return [];
    },
  });
  const running = async <T>(name: string, signal: AbortSignal, work: () => T | Promise<T>): Promise<T> => {
    const entry: Running = { name, signal, isDone: false };
    all.push(entry);
    try {
      return await work();
    } finally {
      entry.isDone = true;
    }
  };
  const options = {
    ...(patience === undefined ? {} : { requestTimeout: patience }),
    onProblem: ({ way, kind, message }: Problem) => problems.push(`${way} ${kind}: ${message}`),
  };
  const agent = serve(pair.agent, scriptedAgent(running), options);
  const talk = async () => {
    client = await connect(pair.client, { clientInfo: { name: "client", version: "1" }, handlers: scriptedHandlers(running), ...options });
    got.push("connected");
    session = await client.newSession({ cwd: "/poem" });
    got.push(`session ${session.id}`);
    const turn = session.prompt("go", patience === undefined ? {} : { idleTimeout: patience * 2 });
    for await (const update of turn)
      got.push(
        update.sessionUpdate === "agent_message_chunk" && update.content.type === "text" ? update.content.text : update.sessionUpdate,
      );
    got.push((await turn.result).stopReason);
    await session.close();
    got.push("closed");
  };
  const error = await talk().then(
    () => undefined,
    (reason: unknown) => (reason instanceof Error ? reason : new Error(String(reason))),
  );
  const open = client;
  await Promise.all([open?.close(), agent.close(), open?.closed, agent.closed]);
  await ticks();
  const left = all.filter(({ isDone }) => !isDone);
  const said = (session?.state.entries ?? []).flatMap((entry) =>
    entry.type === "message" && entry.from === "agent" ? entry.content.map((block) => (block.type === "text" ? block.text : "")) : [],
  );
  return { got, said: said.join(""), error, problems, passed: pair.passed, interrupted, left };
}

/** Has a handler do its work, and sees to what is to happen meanwhile. */
export type Run = <T>(name: string, signal: AbortSignal, work: () => T | Promise<T>) => Promise<T>;

/** An agent that asks for everything in a turn that an agent can ask for. */
export function scriptedAgent(running: Run): Agent {
  let sessions = 0;
  return {
    initialize: (_params, { signal }) => running("initialize", signal, () => ({ agentInfo: { name: "agent", version: "1" } })),
    newSession: (_params, { signal }) => running("session/new", signal, () => ({ sessionId: `s${String((sessions += 1))}` })),
    closeSession: (_params, { signal }) => running("session/close", signal, () => ({})),
    prompt: (_params, turn) =>
      running("session/prompt", turn.signal, async () => {
        await turn.text("begun ä€😀");
        const call = turn.toolCall({ title: "edit", kind: "edit" });
        // What is said while the client is at work on a request makes that its handlers are interrupted, too.
        const meanwhile = async <T>(text: string, asked: Promise<T>): Promise<T> =>
          (await Promise.all([asked, tick().then(() => turn.text(text))]))[0];
        if ((await meanwhile("asking", turn.requestPermission(call, OPTIONS)))?.optionId !== "yes") return "refusal";
        await call.start();
        const text = await meanwhile("reading", turn.readTextFile("/poem/ode"));
        await meanwhile("writing", turn.writeTextFile("/poem/ode", `${text}!`));
        await turn.withTerminal("wc", {}, async (terminal) => {
          await call.terminal(terminal);
          await meanwhile("waiting", terminal.waitForExit());
          await turn.text((await terminal.output()).output);
        });
        await turn.text((await meanwhile("eliciting", turn.elicit({ mode: "form", message: "Who?", requestedSchema: FORM }))).action);
        await call.complete();
        await turn.text("done");
        return "end_turn";
      }),
  };
}

/** A client's handlers, each of which takes a few turns of the event loop. */
export function scriptedHandlers(running: Run): ClientHandlers {
  const work =
    <T>(name: string, result: T) =>
    (_params: unknown, { signal }: RequestContext): Promise<T> =>
      running(name, signal, async () => {
        await aWhile(signal);
        return result;
      });
  return {
    permission: work("session/request_permission", "yes"),
    readTextFile: work("fs/read_text_file", { content: "ode" }),
    writeTextFile: work("fs/write_text_file", undefined),
    terminal: {
      create: work("terminal/create", { terminalId: "t" }),
      output: work("terminal/output", { output: "3", truncated: false }),
      waitForExit: work("terminal/wait_for_exit", { exitCode: 0 }),
      kill: work("terminal/kill", undefined),
      release: work("terminal/release", undefined),
    },
    elicitation: { form: work("elicitation/create", { action: "accept" as const, content: { name: "I" } }) },
  };
}

/** A few turns of the event loop, cut short by the signal. */
async function aWhile(signal: AbortSignal): Promise<void> {
  for (let n = 0; n < 3; n += 1) {
    await tick();
    signal.throwIfAborted();
  }
}

/** Lets whatever is at work come to its end. */
async function ticks(): Promise<void> {
  for (let n = 0; n < 20; n += 1) await tick();
}

/** The next turn of the event loop. */
function tick(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
