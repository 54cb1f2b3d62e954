import { scan } from "../../../json/index.js";
import type { SchemaFile } from "../folder.js";
import type { Fault } from "../rule.js";

/** Files are JSON. Judged from the texts alone, before there is a folder. */
export const json = {
  id: "schema/json",
  text: "Files are JSON.",
  why: "A file that is not JSON cannot be read any further, in any language.",
  checkText({ path, text }: SchemaFile): Fault[] {
    const fault = scan(text, {});
    if (fault === undefined) return [];
    const fix = fault.reason.endsWith("after a comma") ? "delete the comma before it" : "mend the text there";
    return [{ file: path, pointer: "", message: `not JSON: ${fault.reason}`, fix, offset: fault.offset }];
  },
};
