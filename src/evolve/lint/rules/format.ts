import { append, describe } from "../../../json/index.js";
import type { Edit } from "../edit.js";
import { formOf } from "../forms.js";
import type { Rule } from "../rule.js";

/** What number formats promise, as bounds; above 2^53 bounds would not hold what they say. */
const BOUNDS: Readonly<Record<string, { readonly minimum: number; readonly maximum?: number } | undefined>> = {
  int32: { minimum: -2147483648, maximum: 2147483647 },
  uint8: { minimum: 0, maximum: 255 },
  uint16: { minimum: 0, maximum: 65535 },
  uint32: { minimum: 0, maximum: 4294967295 },
  uint64: { minimum: 0 },
};

/** Formats say nothing that bounds can say. */
export const format: Rule = {
  id: "schema/format",
  text: "The one `format` is `date-time`, of a string; numbers have `minimum` and `maximum`.",
  why: "Validators know different formats, and break on those that they do not know.",
  *check(folder) {
    for (const { file, pointer, schema } of folder.nodes()) {
      const { format: given } = schema;
      if (given === undefined || (given === "date-time" && formOf(schema) === "scalar")) continue;
      const at = append(pointer, "format");
      const bounds = typeof given === "string" ? BOUNDS[given] : undefined;
      const added = Object.entries(bounds ?? {}).filter(([key]) => !(key in schema));
      const edits: Edit[] = [{ drop: at }, ...added.map(([key, value]): Edit => ({ put: append(pointer, key), value }))];
      const words = added.map(([key, value]) => `"${key}": ${String(value)}`).join(" and ");
      yield {
        file,
        pointer: at,
        message: `expected "date-time", got ${describe(given)}`,
        fix: words === "" ? "delete it" : `say ${words}`,
        edits: formOf(schema) === "scalar" ? edits : [{ drop: at }],
      };
    }
  },
};
