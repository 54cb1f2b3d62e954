import { notAdvertised } from "../capability.js";
import { contentsOf } from "../content.js";
import type { AcpRule } from "../rule.js";

/** What the agent has to advertise for each kind of content block; text and links need nothing. */
const GATES: Readonly<Record<string, string>> = {
  image: "promptCapabilities.image",
  audio: "promptCapabilities.audio",
  resource: "promptCapabilities.embeddedContext",
};

/** R73 (prompt-turn, content, schema:PromptRequest): a prompt has the kinds of content that the agent advertised. */
export const promptBlockNotAdvertised: AcpRule = {
  id: "rule/prompt-block-not-advertised",
  on: ["session/prompt"],
  check(step, { connection }) {
    return contentsOf(step).flatMap(([pointer, { type }]) => {
      const gate = typeof type === "string" && Object.hasOwn(GATES, type) ? GATES[type] : undefined;
      return gate === undefined ? [] : (notAdvertised(step, connection, gate, `${pointer}/type`, "content block", "agent") ?? []);
    });
  },
};
