import { ERROR_CODES, PROTOCOL_VERSION } from "../../../../generated/ask/registry.js";
import { isKnown } from "../../../ask/method-issues.js";
import type { AskRule } from "../rule.js";
import { broken } from "../step.js";

/** A6 (registry: errors): a host knows every method of the version that it speaks; one that it does not carry out is -32009. */
export const methodFound: AskRule = {
  id: "rule/ask-method-found",
  on: ["* response"],
  check(step) {
    if (step.from !== "host" || step.error?.code !== ERROR_CODES.method_not_found || !isKnown(step.method)) return undefined;
    const expected = `another code, as the method is one of version ${PROTOCOL_VERSION}`;
    return broken(step, "/error/code", "method not found", expected, String(ERROR_CODES.method_not_found));
  },
};
