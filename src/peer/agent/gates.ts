import { NotAdvertisedError } from "./errors.js";
import { has, isObject } from "../../json/index.js";

/** Whether a capability is advertised: its member is `true` or an object (initialization: null and omitted are unsupported). */
export function isAdvertised(capabilities: unknown, path: string): boolean {
  const value = path.split(".").reduce<unknown>((at, name) => (isObject(at) && has(at, name) ? at[name] : undefined), capabilities);
  return value === true || isObject(value);
}

/** @throws NotAdvertisedError where a client did not advertise what `subject` needs. */
export function demand(capabilities: unknown, path: string, subject: string): void {
  if (!isAdvertised(capabilities, path)) throw new NotAdvertisedError(subject, path);
}
