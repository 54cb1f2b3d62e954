import { ERROR_CODES } from "../../../../generated/ask/registry.js";
import type { AskRule } from "../rule.js";
import { sessionOf } from "../state.js";
import { broken } from "../step.js";

/** A22 (registry: errors): what is asked of a closed session is answered with -32004. */
export const closedGone: AskRule = {
  id: "rule/ask-closed-gone",
  on: ["* response"],
  check(step, state) {
    const { request, result, method } = step;
    const closed = sessionOf(state, step)?.closed;
    // The state of a workspace can be read without a session.
    if (closed === undefined || request === undefined || result === undefined || request.line < closed || method === "workspace/readState")
      return undefined;
    const expected = `error ${String(ERROR_CODES.session_not_found)}, as the session was closed in line ${String(closed)}`;
    return broken(step, "/result", "closed session", expected, "a result");
  },
};
