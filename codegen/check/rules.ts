import type { SourceFile } from "../contract.js";
import { type Catalogue, isCatalogue } from "../rules.js";
import type { Fault } from "./fault.js";

/** Ids are used once, and a number that stands twice is that of parts of one rule, each with findings of its own. */
export function checkRules(sources: readonly SourceFile[]): Fault[] {
  const seen = new Map<string, string>();
  return sources
    .filter(({ path }) => isCatalogue(path))
    .flatMap(({ path, text }) =>
      (JSON.parse(text) as Catalogue).rules.flatMap(({ id, number, by }, index): Fault[] => {
        const key = id ?? `${number} ${String(by)}`;
        const other = seen.get(key);
        seen.set(key, path);
        if (other === undefined) return [];
        const message = `rule ${id ?? number} is also in schema/${other}; each stands once`;
        return [{ file: path, pointer: `/rules/${String(index)}`, rule: "schema/rule-twice", message }];
      }),
    );
}
