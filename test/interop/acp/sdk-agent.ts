/** An agent of the official TypeScript SDK over standard streams; the first word of a prompt says what it does. */
import { agent, type AgentContext, ndJsonStream, RequestError, type SessionUpdate } from "@agentclientprotocol/sdk";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { join } from "node:path";
import process from "node:process";
import { Readable, Writable } from "node:stream";
import { SAID } from "./scenarios.js";

interface Session {
  readonly cwd: string;
  readonly said: { readonly role: "user" | "agent"; readonly text: string }[];
  mode: string;
  turn: AbortController | undefined;
}

interface Turn {
  readonly session: Session;
  readonly sessionId: string;
  readonly client: AgentContext;
  readonly signal: AbortSignal;
  readonly words: readonly string[];
  readonly tell: (update: SessionUpdate) => Promise<void>;
  readonly say: (text: string) => Promise<void>;
}

const sessions = new Map<string, Session>();
let isLoggedIn = false;

function find(sessionId: string): Session {
  const session = sessions.get(sessionId);
  if (session === undefined) throw RequestError.resourceNotFound(sessionId);
  return session;
}

const MODES = ["ask", "code"];
const options = ({ mode }: Session) => ({
  configOptions: [
    { type: "select" as const, id: "mode", name: "Mode", currentValue: mode, options: MODES.map((value) => ({ value, name: value })) },
  ],
});
const state = (session: Session) => ({
  modes: { currentModeId: session.mode, availableModes: MODES.map((id) => ({ id, name: id })) },
  ...options(session),
});
const chunk = (text: string): SessionUpdate => ({ sessionUpdate: "agent_message_chunk", content: { type: "text", text } });

const SCRIPTS: Readonly<Record<string, (turn: Turn) => Promise<void>>> = {
  async hello({ tell, say }) {
    await tell({ sessionUpdate: "agent_thought_chunk", content: { type: "text", text: "Somebody is there." } });
    for (const part of ["Hello", ", ", "world."]) await say(part);
  },
  async tool({ session, tell, say }) {
    const path = join(session.cwd, "greeting.txt");
    await tell({ sessionUpdate: "tool_call", toolCallId: "1", title: "Edit", kind: "edit", status: "pending", locations: [{ path }] });
    await tell({ sessionUpdate: "tool_call_update", toolCallId: "1", status: "in_progress" });
    await tell({ sessionUpdate: "tool_call_update", toolCallId: "1", content: [{ type: "diff", path, oldText: null, newText: "Hello" }] });
    await tell({ sessionUpdate: "tool_call_update", toolCallId: "1", status: "completed" });
    await say(SAID.tool);
  },
  async permission({ sessionId, client, tell, say }) {
    await tell({ sessionUpdate: "tool_call", toolCallId: "2", title: "Remove", kind: "delete", status: "pending" });
    const { outcome } = await client.request("session/request_permission", {
      sessionId,
      toolCall: { toolCallId: "2" },
      options: [
        { optionId: "yes", name: "Allow", kind: "allow_once" },
        { optionId: "no", name: "Reject", kind: "reject_once" },
      ],
    });
    const isAllowed = outcome.outcome === "selected" && outcome.optionId === "yes";
    await tell({ sessionUpdate: "tool_call_update", toolCallId: "2", status: isAllowed ? "completed" : "failed" });
    if (outcome.outcome === "selected") await say(isAllowed ? SAID.allowed : SAID.rejected);
  },
  async plan({ tell, say }) {
    for (const status of ["pending", "completed"] as const)
      await tell({ sessionUpdate: "plan", entries: [{ content: "Look around", priority: "medium", status }] });
    await say(SAID.plan);
  },
  async file({ session, sessionId, client, say }) {
    const { content } = await client.request("fs/read_text_file", { sessionId, path: join(session.cwd, "in.txt") });
    await client.request("fs/write_text_file", { sessionId, path: join(session.cwd, "out.txt"), content: content.toUpperCase() });
    await say(`Wrote ${String(content.length)} characters.`);
  },
  /** Says the code with which the client refuses to read a file. */
  async refused({ sessionId, client, words: [, path = ""], say }) {
    const code = await client.request("fs/read_text_file", { sessionId, path }).then(
      () => "nothing",
      (error: unknown) => String((error as RequestError).code),
    );
    await say(code);
  },
  async terminal({ session, sessionId, client, tell, say }) {
    await tell({ sessionUpdate: "tool_call", toolCallId: "3", title: "node --version", kind: "execute", status: "in_progress" });
    const terminal = await client.createTerminal({ sessionId, command: "node", args: ["--version"], cwd: session.cwd });
    await tell({ sessionUpdate: "tool_call_update", toolCallId: "3", content: [{ type: "terminal", terminalId: terminal.id }] });
    const { exitCode } = await terminal.waitForExit();
    const { output } = await terminal.currentOutput();
    await terminal.release();
    await tell({ sessionUpdate: "tool_call_update", toolCallId: "3", status: exitCode === 0 ? "completed" : "failed" });
    await say(output.trim());
  },
  async elicit({ sessionId, client, say }) {
    const answer = await client.request("elicitation/create", {
      sessionId,
      mode: "form",
      message: "Which colour?",
      requestedSchema: { type: "object", properties: { colour: { type: "string", enum: ["red", "green"] } }, required: ["colour"] },
    });
    await say(answer.action === "accept" ? `It is ${String((answer.content as { colour?: unknown } | undefined)?.colour)}.` : "Then none.");
  },
  async slow({ say, signal }) {
    await say(SAID.slow);
    if (!signal.aborted) await once(signal, "abort");
  },
  fail: () => Promise.reject(RequestError.internalError(undefined, "no model")),
  exit: () => process.exit(3),
};

agent()
  .onRequest("initialize", () => ({
    protocolVersion: 1,
    agentInfo: { name: "sdk-agent", version: "1" },
    authMethods: [{ id: "pretend", name: "Pretend to log in" }],
    agentCapabilities: { loadSession: true, sessionCapabilities: { list: {}, resume: {}, close: {} } },
  }))
  .onRequest("authenticate", () => {
    isLoggedIn = true;
  })
  .onRequest("session/new", ({ params: { cwd } }) => {
    if (cwd.endsWith("locked") && !isLoggedIn) throw RequestError.authRequired();
    const session: Session = { cwd, said: [], mode: "ask", turn: undefined };
    const sessionId = randomUUID();
    sessions.set(sessionId, session);
    return { sessionId, ...state(session) };
  })
  .onRequest("session/load", async ({ params: { sessionId }, client }) => {
    const session = find(sessionId);
    for (const { role, text } of session.said) {
      const sessionUpdate = role === "user" ? "user_message_chunk" : "agent_message_chunk";
      await client.notify("session/update", { sessionId, update: { sessionUpdate, content: { type: "text", text } } });
    }
    return state(session);
  })
  .onRequest("session/resume", ({ params: { sessionId } }) => state(find(sessionId)))
  .onRequest("session/list", () => ({ sessions: [...sessions].map(([sessionId, { cwd }]) => ({ sessionId, cwd })) }))
  .onRequest("session/close", ({ params: { sessionId } }) => {
    find(sessionId).turn?.abort();
  })
  .onRequest("session/set_mode", ({ params: { sessionId, modeId } }) => {
    find(sessionId).mode = modeId;
  })
  .onRequest("session/set_config_option", async ({ params, client }) => {
    const session = find(params.sessionId);
    session.mode = String(params.value);
    const update = { sessionUpdate: "current_mode_update" as const, currentModeId: session.mode };
    await client.notify("session/update", { sessionId: params.sessionId, update });
    return options(session);
  })
  .onNotification("session/cancel", ({ params: { sessionId } }) => {
    sessions.get(sessionId)?.turn?.abort();
  })
  .onRequest("session/prompt", async ({ params: { sessionId, prompt }, client }) => {
    const session = find(sessionId);
    const { signal } = (session.turn = new AbortController());
    const text = prompt.map((block) => (block.type === "text" ? block.text : "")).join("");
    const words = text.split(" ");
    const tell = (update: SessionUpdate) => client.notify("session/update", { sessionId, update });
    const say = (said: string) => {
      session.said.push({ role: "agent", text: said });
      return tell(chunk(said));
    };
    session.said.push({ role: "user", text });
    await SCRIPTS[words[0] ?? ""]?.({ session, sessionId, client, signal, words, tell, say });
    session.turn = undefined;
    return { stopReason: signal.aborted ? "cancelled" : "end_turn" };
  })
  .connect(ndJsonStream(Writable.toWeb(process.stdout), Readable.toWeb(process.stdin) as ReadableStream<Uint8Array>));
