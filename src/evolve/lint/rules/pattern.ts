import { hasOuterChoice, isPattern, slowness } from "../../../contract/index.js";
import { append, describe } from "../../../json/index.js";
import { formOf } from "../forms.js";
import type { Rule } from "../rule.js";

/** Patterns are anchored and fast. */
export const pattern: Rule = {
  id: "schema/pattern",
  text: "A `pattern` begins with `^`, ends with `$` and matches in linear time.",
  why: "One value must not be able to hold up whoever validates it.",
  *check(folder) {
    for (const { file, pointer, schema } of folder.nodes()) {
      const { pattern: given } = schema;
      if (given === undefined || formOf(schema) !== "scalar") continue;
      const at = append(pointer, "pattern");
      if (typeof given !== "string" || !isPattern(given)) {
        yield { file, pointer: at, message: `expected a regular expression, got ${describe(given)}`, fix: "write one that compiles" };
        continue;
      }
      const slow = slowness(given);
      if (!/^\^.*\$$/.test(given) || hasOuterChoice(given)) {
        const body = given.replace(/^\^|\$$/g, "");
        const right = hasOuterChoice(given) ? `^(?:${body})$` : `^${body}$`;
        yield {
          file,
          pointer: at,
          message: `expected a pattern that begins with "^" and ends with "$", got ${describe(given)}`,
          fix: `write ${JSON.stringify(right)}`,
        };
      }
      if (slow !== undefined)
        yield {
          file,
          pointer: at,
          message: `a pattern that could be slow: ${slow}, got ${describe(given)}`,
          fix: "repeat single characters, and put something else between two repetitions",
        };
    }
  },
};
