import { quote } from "../../../json/index.js";
import { SETUPS } from "../setup.js";
import type { AcpRule } from "../rule.js";
import { broken, objectOf, objectsOf } from "../step.js";

/** U5 (schema:SystemPrompt): a system prompt is made of blocks of text, at least one. */
export const systemPromptText: AcpRule = {
  id: "rule/system-prompt-text",
  on: SETUPS,
  check(step) {
    const prompt = step.kind === "request" ? objectOf(step.params, "systemPrompt") : undefined;
    if (prompt === undefined || !Array.isArray(prompt.content)) return undefined;
    const pointer = "/params/systemPrompt/content";
    if (prompt.content.length === 0) return broken(step, pointer, "empty system prompt", "a block of text", "none");
    return objectsOf(prompt, "content").flatMap(([index, { type }]) => {
      if (type === "text" || typeof type !== "string") return [];
      return broken(step, `${pointer}/${String(index)}/type`, "block that is not text", '"text"', quote(type));
    });
  },
};
