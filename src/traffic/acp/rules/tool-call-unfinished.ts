import { quote } from "../../../json/index.js";
import type { AcpRule } from "../rule.js";
import { broken } from "../step.js";

/** R76 (prompt-turn): a turn that ends by itself leaves no tool call unfinished. */
export const toolCallUnfinished: AcpRule = {
  id: "rule/tool-call-unfinished",
  on: ["session/prompt response"],
  check(step, { sessions }) {
    const { request, result } = step;
    const session = sessions.get(step.sessionId ?? "");
    if (session === undefined || request === undefined || result?.stopReason !== "end_turn") return undefined;
    const open = [...session.toolCalls.values()].filter(
      ({ reported, status }) => reported !== undefined && reported > request.line && (status === "pending" || status === "in_progress"),
    );
    const [call] = open;
    if (call === undefined) return undefined;
    const more = open.length > 1 ? `, and ${String(open.length - 1)} more` : "";
    return broken(
      step,
      "/result/stopReason",
      "unfinished tool call",
      "completed or failed for every tool call of the turn first",
      `${quote(call.id)} of line ${String(call.line)} ${call.status}${more}`,
    );
  },
};
