import { quote } from "../../../json/index.js";
import type { AskRule } from "../rule.js";
import { broken } from "../step.js";

/** A3 (schema: ProtocolVersion): peers of different majors do not understand each other, so the client goes away. */
export const versionMajor: AskRule = {
  id: "rule/ask-version-major",
  on: ["*"],
  check(step, { connection: { mismatch } }) {
    if (mismatch === undefined || step.from !== "client") return undefined;
    const { asked, answered, line } = mismatch;
    const got = `a message, though the client speaks ${quote(asked)} and the host answered ${quote(answered)} in line ${String(line)}`;
    return broken(step, "", "another major", "the client to close the connection", got);
  },
};
