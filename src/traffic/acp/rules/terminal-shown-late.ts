import { quote } from "../../../json/index.js";
import { toolContentsOf } from "../content.js";
import type { AcpRule } from "../rule.js";
import { broken, textOf } from "../step.js";

/** R98 (schema:Terminal): a tool call shows a terminal before that is released; afterwards the client only keeps what it shows. */
export const terminalShownLate: AcpRule = {
  id: "rule/terminal-shown-late",
  on: ["session/update tool_call", "session/update tool_call_update"],
  check(step, { sessions, hasForgotten }) {
    if (hasForgotten) return undefined;
    return toolContentsOf(step).flatMap(([pointer, item]) => {
      const id = item.type === "terminal" ? textOf(item, "terminalId") : undefined;
      const session = sessions.get(step.sessionId ?? "");
      const released = id === undefined ? undefined : session?.terminals.get(id)?.released;
      if (id === undefined || released === undefined) return [];
      if (session?.toolCalls.get(textOf(step.update, "toolCallId") ?? "")?.terminals.includes(id) === true) return [];
      return broken(
        step,
        `${pointer}/terminalId`,
        "terminal shown late",
        `a terminal not released, as in line ${String(released)}`,
        quote(id),
      );
    });
  },
};
