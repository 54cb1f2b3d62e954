import { quote } from "../../../json/index.js";
import type { Broken } from "../../book.js";
import type { AcpRule } from "../rule.js";

/** R132 (terminals): the agent releases every terminal. The end of its session frees it too, and that of a recording says nothing. */
export const terminalReleased: AcpRule = {
  id: "rule/terminal-released",
  on: [],
  atEnd({ sessions }, isClosed) {
    if (!isClosed) return undefined;
    const left: Broken[] = [];
    for (const { terminals } of sessions.values())
      for (const { id, line, released } of terminals.values()) {
        if (released !== undefined) continue;
        const message = `terminal/create result: terminal left over at /result/terminalId: expected a terminal/release of ${quote(id)} before the end, got none`;
        left.push({ pointer: "/result/terminalId", line, message });
      }
    return left;
  },
};
