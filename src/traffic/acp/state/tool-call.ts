import type { Reducer } from "../../book.js";
import { type AcpState, keep, MOST, type ToolCall } from "../state.js";
import { objectOf, type Step, textOf } from "../step.js";

/** Tool calls, from their first mention on. */
export const toolCalls: Reducer<AcpState, Step> = {
  on: ["session/update tool_call", "session/update tool_call_update", "session/request_permission"],
  apply(state, { method, variant, params, update, sessionId, line }) {
    const session = sessionId === undefined ? undefined : state.sessions.get(sessionId);
    const call = method === "session/request_permission" ? objectOf(params, "toolCall") : update;
    const id = call === undefined ? undefined : textOf(call, "toolCallId");
    if (session === undefined || call === undefined || id === undefined) return;
    const status = textOf(call, "status");
    const known = session.toolCalls.get(id);
    if (known !== undefined) {
      known.status = status ?? known.status;
      return;
    }
    const announcedBy = (variant === "" ? method : variant) as ToolCall["announcedBy"];
    const isOver = keep(session.toolCalls, id, { id, line, announcedBy, status: status ?? "pending" }, MOST.toolCalls);
    if (isOver) state.hasForgotten = true;
  },
};
