import { ERROR_CODES } from "../../../../generated/acp/registry.js";
import type { AcpRule } from "../rule.js";
import { broken } from "../step.js";

/** R38 (schema:ClientRequest, authentication): who has authenticated can make sessions. */
export const authenticateSuffices: AcpRule = {
  id: "rule/authenticate-suffices",
  on: ["session/new response"],
  check(step, { connection: { authenticated } }) {
    if (step.error?.code !== ERROR_CODES.auth_required || authenticated === undefined || (step.request?.line ?? 0) < authenticated)
      return undefined;
    return broken(
      step,
      "/error/code",
      "asked to authenticate again",
      `a session after the authenticate of line ${String(authenticated)}`,
      "-32000",
    );
  },
};
