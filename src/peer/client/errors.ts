import { ContractError, didYouMean, issue, oneOf } from "../../contract/index.js";
import { quote } from "../../json/index.js";

/** A session cannot do what is asked of it now: it is closed, or a turn of it is running. Nothing was sent. */
export class SessionError extends Error {
  override readonly name = "SessionError";
}

/** The agent answered `initialize` with a version of the protocol that this side does not speak; the connection is closed. */
export class VersionError extends Error {
  override readonly name = "VersionError";
  /** The version that it answered. */
  readonly version: number;

  constructor(version: number, spoken: number) {
    super(`initialize result: version that is not spoken at /protocolVersion: expected ${String(spoken)}, got ${String(version)}`);
    this.version = version;
  }
}

/** Params that the contract allows and the agent or its session does not: nothing was sent. */
export function wrongParams(method: string, what: string, pointer: string, expected: string, got: string): ContractError {
  return new ContractError([issue("shape/wrong-value", `${method} params`, what, pointer, expected, got)]);
}

/** The same where a name is none of those that there are; the nearest is told where it looks misspelt. */
export function unknownChoice(method: string, what: string, pointer: string, name: string, names: readonly string[]): ContractError {
  const expected = names.length === 0 ? "none, as there are none" : oneOf(names);
  return new ContractError([issue("shape/wrong-value", `${method} params`, what, pointer, expected, quote(name), didYouMean(name, names))]);
}
