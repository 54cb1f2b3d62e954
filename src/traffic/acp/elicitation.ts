import { type Members, textOf } from "./step.js";

/** Capability of the client for the mode of an `elicitation/create`; `undefined` where it has no mode of the protocol's. */
export function modeGate(params: Members): "elicitation.form" | "elicitation.url" | undefined {
  const mode = textOf(params, "mode");
  return mode === "form" || mode === "url" ? `elicitation.${mode}` : undefined;
}

/** Address of an `elicitation/create` in url mode, in its parts; `undefined` where it has none or it cannot be read. */
export function addressOf(params: Members): URL | undefined {
  const url = textOf(params, "mode") === "url" ? textOf(params, "url") : undefined;
  return url !== undefined && URL.canParse(url) ? new URL(url) : undefined;
}
