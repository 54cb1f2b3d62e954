import { append, duplicateKeys, quote } from "../../../json/index.js";
import type { SchemaFile } from "../folder.js";
import type { Fault } from "../rule.js";

/** An object names each member once. Judged from the texts alone, before there is a folder. */
export const duplicateKey = {
  id: "schema/duplicate-key",
  text: "An object names each member once.",
  why: "Readers differ in which of two they take, and most tell nothing.",
  checkText({ path, text }: SchemaFile): Fault[] {
    return duplicateKeys(text).map(({ pointer, key, offset }) => ({
      file: path,
      pointer: append(pointer, key),
      message: `member ${quote(key)} stands twice`,
      fix: "delete one of the two",
      offset,
    }));
  },
};
