import type { AcpRule } from "../rule.js";
import { cwdAbsolute } from "./cwd-absolute.js";
import { oneTurn } from "./one-turn.js";
import { toolCallKnown } from "./tool-call-known.js";

/** Every rule that a recording can show broken, one module each; `schema/rules/acp` says what each asks for. */
export const ACP_RULES: readonly AcpRule[] = [cwdAbsolute, oneTurn, toolCallKnown];
