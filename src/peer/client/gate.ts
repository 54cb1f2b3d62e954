import { has, isObject } from "../../json/index.js";

/** The agent did not advertise what a call needs: nothing was sent (initialization: omitted capabilities are unsupported). */
export class NotAdvertisedError extends Error {
  override readonly name = "NotAdvertisedError";
  /** Path of the capability below `agentCapabilities`, such as `sessionCapabilities.list`. */
  readonly capability: string;

  constructor(subject: string, capability: string) {
    super(`${subject}: not sent: expected an agent that advertised ${capability}, got one that did not`);
    this.capability = capability;
  }
}

/** Whether a capability is advertised: its member is `true` or an object (initialization: null and omitted are unsupported). */
export function isAdvertised(capabilities: unknown, path: string): boolean {
  const value = path.split(".").reduce<unknown>((at, name) => (isObject(at) && has(at, name) ? at[name] : undefined), capabilities);
  return value === true || isObject(value);
}

/** @throws NotAdvertisedError where the agent did not advertise what `subject` needs. */
export function demand(capabilities: unknown, path: string, subject: string): void {
  if (!isAdvertised(capabilities, path)) throw new NotAdvertisedError(subject, path);
}
