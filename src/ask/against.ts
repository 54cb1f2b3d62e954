import * as guards from "../../generated/ask/guards.js";
import * as validators from "../../generated/ask/validators.js";
import { MEMBERS } from "../../generated/ask/members.js";
import type { Definitions } from "../../generated/ask/types.js";
import type { Against } from "../contract/index.js";

/** What a value of this protocol is held against, by the name of its definition. */
export function against(definition: keyof Definitions, subject: string, more: Pick<Against, "base" | "enclosing"> = {}): Against {
  return { subject, definition, accepts: guards[`is${definition}`], validate: validators[definition], shapes: MEMBERS, ...more };
}
