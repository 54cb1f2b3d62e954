import { quote } from "../../../json/index.js";
import { toolContentsOf } from "../content.js";
import type { AcpRule } from "../rule.js";
import { broken, textOf } from "../step.js";

/** R98 (schema:Terminal): a tool call shows terminals that the client made in its session; ids of an earlier connection mean nothing. */
export const terminalContent: AcpRule = {
  id: "rule/terminal-content",
  on: ["session/update tool_call", "session/update tool_call_update", "session/request_permission"],
  check(step, { sessions, hasForgotten }) {
    if (hasForgotten) return undefined;
    return toolContentsOf(step).flatMap(([pointer, item]) => {
      const id = item.type === "terminal" ? textOf(item, "terminalId") : undefined;
      const session = sessions.get(step.sessionId ?? "");
      if (id === undefined || session?.terminalsUnknown === true || session?.terminals.has(id) === true) return [];
      return broken(step, `${pointer}/terminalId`, "unknown terminal", "the id of a terminal/create of this session", quote(id));
    });
  },
};
