import { styleText } from "node:util";
import type { Paint } from "../traffic/index.js";

/**
 * Colours for a stream: only where it is a terminal, unless `FORCE_COLOR` asks for them; never where `NO_COLOR` is set
 * (no-color.org) or the terminal is dumb.
 */
export function painter(stream: { readonly isTTY?: boolean }, environment: NodeJS.ProcessEnv): Paint {
  const refused = (environment.NO_COLOR ?? "") !== "" || environment.TERM === "dumb";
  const forced = (environment.FORCE_COLOR ?? "") !== "" && environment.FORCE_COLOR !== "0";
  const coloured = !refused && (forced || stream.isTTY === true);
  return coloured ? (colour, text) => styleText(colour, text) : (_colour, text) => text;
}
