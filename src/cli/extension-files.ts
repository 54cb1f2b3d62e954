import { definitionFaults, type ExtensionDefinition, Terms } from "../ask/extension/index.js";
import { isContractError } from "../contract/index.js";
import type { JsonValue } from "../json/index.js";
import { readJsonFile } from "./json-file.js";
import { UsageError } from "./usage-error.js";

/** Reads the definitions of extensions, one a file. @throws UsageError that lists what is wrong with them */
export async function readExtensions(files: readonly string[]): Promise<readonly ExtensionDefinition[]> {
  const definitions: ExtensionDefinition[] = [];
  const faults: string[] = [];
  for (const file of files) {
    const value = (await readJsonFile(file)) as JsonValue | undefined;
    if (value === undefined) throw new UsageError(`cannot read ${file}: there is no such file`);
    faults.push(...definitionFaults(value, file).map(({ message }) => message));
    definitions.push(value as unknown as ExtensionDefinition);
  }
  if (faults.length > 0) throw new UsageError(faults.join("\n"));
  try {
    // What each may define, two may not.
    new Terms(definitions);
  } catch (error) {
    if (!isContractError(error)) throw error;
    throw new UsageError(error.message);
  }
  return definitions;
}
