import type { Reducer } from "../../book.js";
import { type AcpState, keep, MOST, type Session, type ToolCall } from "../state.js";
import { type Members, objectOf, objectsOf, type Step, textOf } from "../step.js";

/** Tool calls, from their first mention on. */
export const toolCalls: Reducer<AcpState, Step> = {
  on: ["session/update tool_call", "session/update tool_call_update", "session/request_permission", "session/request_permission response"],
  apply(state, step) {
    const { kind, method, variant, params, update, sessionId, line } = step;
    const session = sessionId === undefined ? undefined : state.sessions.get(sessionId);
    const call = method === "session/request_permission" ? objectOf(params, "toolCall") : update;
    const id = call === undefined ? undefined : textOf(call, "toolCallId");
    if (session === undefined || call === undefined || id === undefined) return;
    if (kind === "response") {
      decide(session, id, step);
      return;
    }
    const status = textOf(call, "status");
    const name = textOf(call, "name");
    const shown = terminalsOf(call);
    const reported = variant === "tool_call" ? line : undefined;
    const known = session.toolCalls.get(id);
    if (known !== undefined) {
      known.status = status ?? known.status;
      known.reported ??= reported;
      known.name ??= name;
      if (shown.length > 0) known.terminals = [...new Set([...known.terminals, ...shown])];
      return;
    }
    const announcedBy = (variant === "" ? method : variant) as ToolCall["announcedBy"];
    const made = { id, line, announcedBy, status: status ?? "pending", reported, name, terminals: shown, allowed: undefined };
    if (keep(session.toolCalls, id, made, MOST.toolCalls)) state.hasForgotten = true;
  },
};

function terminalsOf(call: Members): readonly string[] {
  return objectsOf(call, "content").flatMap(([, item]) => (item.type === "terminal" ? (textOf(item, "terminalId") ?? []) : []));
}

/** The option that was selected allows a call where its kind says so. */
function decide(session: Session, id: string, { params, result, line }: Step): void {
  const call = session.toolCalls.get(id);
  const optionId = textOf(objectOf(result ?? {}, "outcome") ?? {}, "optionId");
  if (call === undefined || optionId === undefined) return;
  const option = objectsOf(params, "options").find(([, one]) => one.optionId === optionId)?.[1];
  if (option !== undefined && textOf(option, "kind")?.startsWith("allow_") === true) call.allowed = line;
}
