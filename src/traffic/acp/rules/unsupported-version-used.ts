import type { AcpRule } from "../rule.js";
import { broken } from "../step.js";

/** R22 (initialization): a client that does not support the version answered closes the connection. */
export const unsupportedVersionUsed: AcpRule = {
  id: "rule/unsupported-version-used",
  on: ["authenticate", "session/new", "session/load", "session/resume", "session/list"],
  ofAnyVersion: true,
  check(step, { connection }) {
    const { askedVersion, version, answered } = connection;
    // The client asks for the latest version that it has (R19), so a later one is none of its own.
    if (step.kind !== "request" || askedVersion === undefined || version === undefined || version <= askedVersion) return undefined;
    const expected = `the connection to be closed, as line ${String(answered)} answers version ${String(version)} to ${String(askedVersion)}`;
    return broken(step, "", "version that the client does not support", expected, "another request");
  },
};
