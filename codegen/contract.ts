import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { deriveAsk } from "./derive.js";
import type { Registry } from "./registry.js";
import { mapSubschemas, type Schema } from "./schema.js";

/** A named schema, with its references turned into `#/$defs/<Name>`. */
export interface Definition {
  readonly name: string;
  /** Authored file, from the schema folder; of a derived definition, the registry. */
  readonly file: string;
  /** Whether it follows from the registry and is not written by hand. */
  readonly derived: boolean;
  readonly schema: Schema;
}

/** One protocol: its registry and all its definitions, flat. */
export interface Contract {
  readonly registry: Registry;
  readonly registryFile: string;
  readonly definitions: ReadonlyMap<string, Definition>;
}

/** An authored file: its path from the schema folder, with forward slashes, and its text. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** All JSON files below a folder, sorted by path, without the bundles that were released: those are made from the others. */
export function readSources(folder: string): SourceFile[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".json") && !/^released[\\/]/.test(name))
    .map((name) => ({ path: relative(folder, join(folder, name)).replaceAll("\\", "/"), text: readFileSync(join(folder, name), "utf8") }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** The ask session protocol, from the files of the schema folder. Call after `lint` has found them sound. */
export function loadAsk(sources: readonly SourceFile[]): Contract {
  const contract = load(sources, "ask/registry.json", (path) => path.startsWith("ask/") || path === "jsonrpc.schema.json");
  return { ...contract, definitions: new Map([...contract.definitions, ...deriveAsk(contract)]) };
}

/** The Agent Client Protocol, version 1, with all that is unstable. Call after `lint` has found the files sound. */
export function loadAcp(sources: readonly SourceFile[]): Contract {
  return load(sources, "acp/v1/registry.json", (path) => path.startsWith("acp/v1/"));
}

function load(sources: readonly SourceFile[], registryFile: string, belongs: (path: string) => boolean): Contract {
  const registry = JSON.parse(find(sources, registryFile).text) as Registry;
  const definitions = new Map<string, Definition>();
  for (const { path, text } of sources) {
    if (!belongs(path) || !path.endsWith(".schema.json")) continue;
    for (const [name, schema] of Object.entries((JSON.parse(text) as { $defs: Record<string, Schema> }).$defs)) {
      const other = definitions.get(name);
      if (other !== undefined) throw new Error(`${path}: definition ${name} is also in ${other.file}; names are unique within a protocol`);
      definitions.set(name, { name, file: path, derived: false, schema: flatten(schema) });
    }
  }
  return { registry, registryFile, definitions };
}

/** Points every reference at the flat table of definitions, whichever file it named. */
function flatten(schema: Schema): Schema {
  const inner = mapSubschemas(schema, flatten);
  return inner.$ref === undefined ? inner : { ...inner, $ref: inner.$ref.slice(inner.$ref.indexOf("#")) };
}

/** The authored file of that path. */
export function find(sources: readonly SourceFile[], path: string): SourceFile {
  const source = sources.find((file) => file.path === path);
  if (source === undefined) throw new Error(`schema/${path} is missing`);
  return source;
}
