import { METHODS } from "../../../../generated/ask/registry.js";
import { isKnown } from "../../../ask/method-issues.js";
import { quote } from "../../../json/index.js";
import type { AskRule } from "../rule.js";
import { broken } from "../step.js";

/** A4 (registry: gate): a client uses what the host has advertised. */
export const methodOffered: AskRule = {
  id: "rule/ask-method-offered",
  on: ["* request"],
  check(step, { connection: { capabilities } }) {
    if (step.from !== "client" || capabilities === undefined || !isKnown(step.method)) return undefined;
    const { gate } = METHODS[step.method] as { readonly gate?: string };
    if (gate === undefined || capabilities.names.includes(gate)) return undefined;
    const where = `the capabilities of line ${String(capabilities.line)}`;
    return broken(step, "", "not offered", `${quote(gate)} in ${where}`, "a request that needs it");
  },
};
