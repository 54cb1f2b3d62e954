import { EDGE } from "./ask/digest.js";
import type { Cutting } from "./cut.js";

/** Texts of ACP that are long where a message is, and that no rule looks into but in the messages which are judged whole. */
export const ACP_CUTTING: Cutting = {
  members: new Set(["text", "oldText", "newText", "content", "output", "stdout", "stderr", "old_string", "new_string", "diff", "patch"]),
  edge: 0,
};

/** The same of ask. Of a text, rules know again its start and its end, in UTF-16 units of three bytes at most. */
export const ASK_CUTTING: Cutting = {
  members: new Set(["text", "content", "output", "partial", "delta", "plan", "response", "result", "stdout", "stderr", "diff", "patch"]),
  edge: 3 * EDGE,
};
