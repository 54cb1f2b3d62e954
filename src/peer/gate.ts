import type { Side } from "../acp/method.js";
import { has, isObject } from "../json/index.js";

/** The other side did not advertise what a call needs: nothing was sent (initialization: omitted capabilities are unsupported). */
export class NotAdvertisedError extends Error {
  override readonly name = "NotAdvertisedError";
  /** Path of the capability below `clientCapabilities` or `agentCapabilities`, such as `fs.readTextFile`. */
  readonly capability: string;

  /** @param side the side that did not advertise it. */
  constructor(subject: string, side: Side, capability: string) {
    super(
      `${subject}: not sent: expected ${side === "agent" ? "an agent" : "a client"} that advertised ${capability}, got one that did not`,
    );
    this.capability = capability;
  }
}

/** Whether a capability is advertised: its member is `true` or an object (initialization: null and omitted are unsupported). */
export function isAdvertised(capabilities: unknown, path: string): boolean {
  const value = path.split(".").reduce<unknown>((at, name) => (isObject(at) && has(at, name) ? at[name] : undefined), capabilities);
  return value === true || isObject(value);
}

/** @throws NotAdvertisedError where a side did not advertise what `subject` needs. */
export function demand(side: Side, capabilities: unknown, path: string, subject: string): void {
  if (!isAdvertised(capabilities, path)) throw new NotAdvertisedError(subject, side, path);
}
