import type { AcpRule } from "../rule.js";
import { broken } from "../step.js";

/** The latest version that is published, a draft included. */
const LATEST = 2;

/** R21 (initialization): the version that an agent answers is one that there is. */
export const versionExists: AcpRule = {
  id: "rule/version-exists",
  on: ["initialize response"],
  check(step, { connection }) {
    const version = step.result?.protocolVersion;
    if (typeof version !== "number" || !Number.isInteger(version) || version <= LATEST) return undefined;
    const expected = `the latest version that the agent supports, ${String(LATEST)} or below`;
    const got = `${String(version)}${version === connection.askedVersion ? " as asked for" : ""}`;
    return broken(step, "/result/protocolVersion", "version that there is not", expected, got);
  },
};
