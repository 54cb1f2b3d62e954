import type { Reducer } from "../../book.js";
import { type AcpState, keep, MOST, type Session, type TerminalExit } from "../state.js";
import { type Members, objectOf, type Step, textOf } from "../step.js";

/** Terminals come by the response to `terminal/create`; the client tells when their command ends, and the agent releases them. */
export const terminals: Reducer<AcpState, Step> = {
  on: [
    "terminal/create",
    "terminal/create response",
    "terminal/kill",
    "terminal/release",
    "terminal/output response",
    "terminal/wait_for_exit response",
  ],
  apply(state, step) {
    const { kind, method, params, result, sessionId, line } = step;
    const session = sessionId === undefined ? undefined : state.sessions.get(sessionId);
    if (session === undefined) return;
    if (method === "terminal/create") {
      if (kind === "response") create(state, session, step);
      else session.terminalsUnknown = true;
      return;
    }
    const terminal = session.terminals.get(textOf(params, "terminalId") ?? "");
    if (terminal === undefined) return;
    if (method === "terminal/kill") terminal.killed ??= line;
    else if (method === "terminal/release") terminal.released ??= line;
    else if (result !== undefined) terminal.exited ??= exitOf(method, result, line);
  },
};

function create(state: AcpState, session: Session, { request, params, result, line }: Step): void {
  session.terminalsUnknown = [...state.open.agent.values()].some(
    (open) => open !== request && open.method === "terminal/create" && open.sessionId === session.id,
  );
  const id = textOf(result ?? {}, "terminalId");
  if (id === undefined) return;
  const limit = params.outputByteLimit;
  const outputByteLimit = typeof limit === "number" ? limit : undefined;
  const terminal = { id, line, outputByteLimit, killed: undefined, released: undefined, exited: undefined };
  if (keep(session.terminals, id, terminal, MOST.terminals)) state.hasForgotten = true;
}

/** What a response tells of the end of a command: `terminal/wait_for_exit` always, `terminal/output` where it has an `exitStatus`. */
export function exitOf(method: string, result: Members, line: number): TerminalExit | undefined {
  const status = method === "terminal/output" ? objectOf(result, "exitStatus") : result;
  if (status === undefined) return undefined;
  return { line, exitCode: typeof status.exitCode === "number" ? status.exitCode : undefined, signal: textOf(status, "signal") };
}
