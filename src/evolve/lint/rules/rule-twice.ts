import type { Rule } from "../rule.js";

/** A catalogue of rules, as far as this rule reads it. */
interface Catalogue {
  readonly rules: readonly { readonly id?: string; readonly number: string; readonly by?: readonly string[] }[];
}

/** Ids are used once, and a number that stands twice is that of parts of one rule, each with findings of its own. */
export const ruleTwice: Rule = {
  id: "schema/rule-twice",
  text: "A rule of a conversation stands once.",
  why: "Findings are told under its id.",
  *check({ catalogues }) {
    const seen = new Map<string, string>();
    for (const [file, given] of catalogues) {
      for (const [index, { id, number, by }] of (given as Catalogue).rules.entries()) {
        const key = id ?? `${number} ${String(by)}`;
        const other = seen.get(key);
        seen.set(key, file);
        if (other === undefined) continue;
        const message = `rule ${id ?? number} is also in ${other}; each stands once`;
        yield { file, pointer: `/rules/${String(index)}`, message, fix: "delete it, or give it an id of its own" };
      }
    }
  },
};
