import { append } from "../../../json/index.js";
import type { Rule } from "../rule.js";

/** Codes of errors tell them apart. */
export const errorCode: Rule = {
  id: "schema/error-code",
  text: "No two errors have one code.",
  why: "A receiver has nothing else to tell them apart by.",
  *check({ registries }) {
    for (const [file, { errors }] of registries) {
      const seen = new Map<number, string>();
      for (const [name, { code }] of Object.entries(errors)) {
        const other = seen.get(code);
        seen.set(code, name);
        if (other !== undefined)
          yield {
            file,
            pointer: append(append("/errors", name), "code"),
            message: `${String(code)} is also the code of ${other}`,
            fix: "give it a code of its own",
          };
      }
    }
  },
};
