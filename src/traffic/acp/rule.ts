import type { Rule } from "../book.js";
import type { AcpState } from "./state.js";
import type { Step } from "./step.js";

/** A rule of the Agent Client Protocol. */
export type AcpRule = Rule<AcpState, Step>;
