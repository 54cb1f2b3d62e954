import { notAdvertised } from "../capability.js";
import { configOptionsOf, LISTS_CONFIG_OPTIONS } from "../config-option.js";
import type { AcpRule } from "../rule.js";

/** R118 (session-config-options): boolean options are for clients that advertised them. */
export const booleanOptionNotAdvertised: AcpRule = {
  id: "rule/boolean-option-not-advertised",
  on: LISTS_CONFIG_OPTIONS,
  check(step, { connection }) {
    return configOptionsOf(step)?.flatMap(([pointer, { type }]) => {
      if (type !== "boolean") return [];
      return notAdvertised(step, connection, "session.configOptions.boolean", `${pointer}/type`, "boolean option", "client") ?? [];
    });
  },
};
