import { duplicateKeys, positionAt, scan } from "../../src/json/index.js";
import type { SourceFile } from "../contract.js";
import { checkDefinitions } from "./definitions.js";
import { checkDialect } from "./dialect.js";
import { render } from "./fault.js";
import { checkReferences } from "./references.js";
import { checkRegistries } from "./registries.js";
import { checkRules } from "./rules.js";

/** Everything wrong with the authored files, one line each; empty where they are sound. */
export function checkSchema(sources: readonly SourceFile[]): string[] {
  // A file that is not JSON, or says something twice, cannot be judged further.
  const text = sources.flatMap(checkText);
  if (text.length > 0) return text;
  const dialect = checkDialect(sources);
  const faults =
    dialect.length > 0
      ? dialect
      : [...checkReferences(sources), ...checkDefinitions(sources), ...checkRegistries(sources), ...checkRules(sources)];
  return faults.map((fault) => render(fault, sources));
}

function checkText({ path, text }: SourceFile): string[] {
  const at = (offset: number) => {
    const { line, column } = positionAt(text, offset);
    return `schema/${path}:${String(line)}:${String(column)}`;
  };
  const fault = scan(text, {});
  if (fault !== undefined) return [`${at(fault.offset)}: not JSON: ${fault.reason} [schema/json]`];
  return duplicateKeys(text).map(({ key, offset }) => `${at(offset)}: member "${key}" stands twice [schema/duplicate-key]`);
}
