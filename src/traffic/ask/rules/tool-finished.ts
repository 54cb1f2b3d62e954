import { quote } from "../../../json/index.js";
import type { AskRule } from "../rule.js";
import { freshIn } from "../state.js";
import { broken, inEvent } from "../step.js";

/** A45 (schema: ToolResult): tool calls of a run have their results before it completes. */
export const toolFinished: AskRule = {
  id: "rule/ask-tool-finished",
  on: ["session/event turn.completed"],
  check(step, state) {
    const session = freshIn(state, step);
    if (session?.turn === undefined) return undefined;
    const before = session.terminal?.line ?? 0;
    return [...session.toolCalls]
      .filter(([, { line, result }]) => result === undefined && line > before)
      .map(([id, { line }]) =>
        broken(
          step,
          inEvent(step, "type"),
          "tool call under way",
          `a result of ${quote(id)} of line ${String(line)}`,
          "the end of the run",
        ),
      );
  },
};
