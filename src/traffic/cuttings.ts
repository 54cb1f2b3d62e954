import { EDGE } from "./ask/digest.js";
import type { Cutting } from "./cut.js";

/** Bytes in which the name of a command stands where a prompt begins with one. */
const COMMAND = 64;

/** Texts of ACP that are long where a message is. No rule looks into them, but for how a prompt begins. */
export const ACP_CUTTING: Cutting = {
  members: new Set(["text", "oldText", "newText", "content", "output", "stdout", "stderr", "old_string", "new_string", "diff", "patch"]),
  head: COMMAND,
  tail: 0,
};

/** The same of ask. Of a text, rules know again its start and its end, in UTF-16 units of three bytes at most. */
export const ASK_CUTTING: Cutting = {
  members: new Set(["text", "content", "output", "partial", "delta", "plan", "response", "result", "stdout", "stderr", "diff", "patch"]),
  head: 3 * EDGE,
  tail: 3 * EDGE,
};
