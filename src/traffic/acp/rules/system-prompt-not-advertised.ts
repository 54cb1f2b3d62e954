import { notAdvertised } from "../capability.js";
import { SETUPS } from "../setup.js";
import type { AcpRule } from "../rule.js";
import { objectOf } from "../step.js";

/** U5 (schema:SystemPrompt): a system prompt needs a capability of the agent, and so does overriding its own. */
export const systemPromptNotAdvertised: AcpRule = {
  id: "rule/system-prompt-not-advertised",
  on: SETUPS,
  check(step, { connection }) {
    const prompt = step.kind === "request" ? objectOf(step.params, "systemPrompt") : undefined;
    if (prompt === undefined) return undefined;
    const gate = "sessionCapabilities.systemPrompt";
    const pointer = "/params/systemPrompt";
    const none = notAdvertised(step, connection, gate, pointer, "system prompt");
    if (none !== undefined || prompt.mode !== "override") return none;
    return notAdvertised(step, connection, `${gate}.mode.override`, `${pointer}/mode`, "mode of a system prompt");
  },
};
