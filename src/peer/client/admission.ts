import type { Inadmissible } from "../admission.js";
import { NotAdvertisedError } from "../gate.js";
import { wrongParams } from "./errors.js";

/** @throws NotAdvertisedError where there is something that the agent did not advertise. @throws ContractError for a relative path */
export function admit(method: string, fault: Inadmissible | undefined): void {
  if (fault === undefined) return;
  const { what, pointer, got, capability } = fault;
  if (capability === undefined) throw wrongParams(method, what, pointer, "an absolute path", got);
  throw new NotAdvertisedError(`${method} params at ${pointer}`, "agent", capability);
}
