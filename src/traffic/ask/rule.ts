import type { Rule } from "../book.js";
import type { AskState } from "./state.js";
import type { Step } from "./step.js";

/** A rule of conversations of the ask session protocol. */
export type AskRule = Rule<AskState, Step>;
