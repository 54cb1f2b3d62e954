import type { SourceFile } from "./contract.js";

/** A rule of the catalogue, `schema/rules/`, as `catalogue.schema.json` describes it. */
export interface CatalogueRule {
  readonly number: string;
  readonly source: string;
  readonly text: string;
  readonly reference: string;
  readonly id?: string;
  readonly level?: "error" | "warning" | "note";
  readonly by?: readonly string[];
  readonly unseen?: string;
}

/** The rules of one area. */
export interface Catalogue {
  readonly protocol: "ask" | "acp";
  readonly area: string;
  readonly rules: readonly CatalogueRule[];
}

/** Whether a file of the schema folder holds rules. */
export function isCatalogue(path: string): boolean {
  return path.startsWith("rules/") && path.endsWith(".json") && !path.endsWith(".schema.json");
}

/** Every catalogue, in the order of the rules' numbers. */
export function readCatalogues(sources: readonly SourceFile[]): Catalogue[] {
  return sources
    .filter(({ path }) => isCatalogue(path))
    .map(({ text }) => JSON.parse(text) as Catalogue)
    .sort((a, b) => order(a) - order(b));
}

function order({ protocol, rules }: Catalogue): number {
  const number = rules[0]?.number ?? "";
  return (protocol === "ask" ? 0 : number.startsWith("U") ? 20_000 : 10_000) + Number(number.slice(1));
}
