import type { ConversationRuleId } from "../../../generated/rules.js";
import { entriesOf, type MethodName, type Side } from "../../acp/method.js";
import { has, isObject } from "../../json/index.js";
import type { Broken } from "../book.js";
import type { AcpRule } from "./rule.js";
import type { Connection } from "./state.js";
import { broken, type Members, type Step } from "./step.js";

/**
 * Whether capabilities name one (R24, initialization): left out, null and false are no, true and an object are yes.
 * `undefined` where the recording does not show them, or the value is one that neither says yes nor no.
 * @param path names with dots between them, as the registry's gates have it: `sessionCapabilities.close`, `fs.readTextFile`.
 */
export function supports(capabilities: Members | undefined, path: string): boolean | undefined {
  if (capabilities === undefined) return undefined;
  let value: unknown = capabilities;
  for (const name of path.split(".")) {
    if (value === undefined || value === null || value === false) return false;
    if (!isObject(value)) return undefined;
    value = has(value, name) ? value[name] : undefined;
  }
  if (value === undefined || value === null || value === false) return false;
  return value === true || isObject(value) ? true : undefined;
}

/**
 * What to say of a message that uses what a side did not advertise (R30); nothing where it did, or the recording does not
 * show it.
 * @param what what was used, such as `image in a prompt`; @param side who had to advertise it: as a rule who gets the message.
 */
export function notAdvertised(
  step: Step,
  connection: Connection,
  gate: string,
  pointer: string,
  what: string,
  side: Side = step.from === "client" ? "agent" : "client",
): Broken | undefined {
  if (supports(connection[side], gate) !== false) return undefined;
  return broken(step, pointer, `${what} that the ${side} did not advertise`, `${side}Capabilities.${gate} in initialize first`, "none");
}

/** A rule that methods are called only where the other side advertised the gate that the registry gives them. */
export function gatedMethods(id: ConversationRuleId, methods: readonly MethodName[]): AcpRule {
  return {
    id,
    on: methods,
    check(step, { connection }) {
      const gate = step.kind === "response" ? undefined : entriesOf(step.method, { stability: "unstable" })[0]?.gate;
      return gate === undefined ? undefined : notAdvertised(step, connection, gate, "", "method");
    },
  };
}
