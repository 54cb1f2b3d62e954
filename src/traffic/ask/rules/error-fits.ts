import { ERROR_CODES } from "../../../../generated/ask/registry.js";
import { isKnown } from "../../../ask/method-issues.js";
import type { AskRule } from "../rule.js";
import { broken } from "../step.js";

const {
  session_not_found: noSession,
  session_already_exists: sessionExists,
  interaction_not_found: noInteraction,
  plan_not_found: noPlan,
} = ERROR_CODES;

/** Methods that can end with a code; those that are not here fit every method. */
const FITS: ReadonlyMap<number, RegExp> = new Map([
  [noSession, /^(?!ping$|initialize$|session\/create$|session\/list$)/],
  [sessionExists, /^session\/(?:create|resume)$/],
  [noInteraction, /^(?:interaction|plan)\//],
  [noPlan, /^plan\//],
]);

/** A9 (registry: errors): an error code is one that the method can end with. */
export const errorFits: AskRule = {
  id: "rule/ask-error-fits",
  on: ["* response"],
  check(step) {
    const { error, method, request, from } = step;
    const code = error?.code;
    if (from !== "host" || request === undefined || typeof code !== "number" || !isKnown(method)) return undefined;
    const fits = FITS.get(code);
    if (fits === undefined || fits.test(method)) return undefined;
    return broken(step, "/error/code", "code of other methods", `a code that ${method} can end with`, String(code));
  },
};
