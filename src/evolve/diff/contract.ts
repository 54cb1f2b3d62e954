import { isObject, resolve } from "../../json/index.js";
import { type Registry, registryOf } from "./registry.js";
import type { Place } from "./schema.js";

/** A file: its name as it is shown, and its text. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** One protocol at one version: what its messages are, and where each word of that stands. */
export interface Contract {
  /** Whether it is the authored folder; a bundle leaves out what only authors need. */
  readonly authored: boolean;
  readonly texts: ReadonlyMap<string, string>;
  readonly registry: Registry;
  /** Places of the definitions, by name. */
  readonly definitions: ReadonlyMap<string, Place>;
}

/** A source that is no contract; the message says why. */
export class SourceError extends Error {
  override readonly name = "SourceError";
}

/**
 * The contracts in some files of one folder, by protocol: one for each `registry.json`, with the schema files of its folder.
 * Files without a registry are one contract together, by the empty name; so is a bundle, by the protocol that its `$id` names.
 * Every file is JSON.
 *
 * @throws SourceError where there is no definition, or a name stands twice
 */
export function contractsOf(files: readonly SourceFile[]): Map<string, Contract> {
  const registries = files.filter(({ path }) => folderAndName(path)[1] === "registry.json");
  const contracts = registries.map((file) => {
    const [folder] = folderAndName(file.path);
    // The envelope of JSON-RPC stands beside the folders of the protocols.
    const own = files.filter(
      ({ path }) => path.endsWith(".schema.json") && (path.startsWith(folder) || path.endsWith("/jsonrpc.schema.json")),
    );
    return contract(own, file);
  });
  if (registries.length === 0) contracts.push(contract(files, undefined));
  return new Map(contracts.map((each) => [each.registry.protocol, each]));
}

function contract(files: readonly SourceFile[], registryFile: SourceFile | undefined): Contract {
  const definitions = new Map<string, Place>();
  for (const { path, text } of files) {
    for (const place of definitionsIn(path, JSON.parse(text))) {
      const other = definitions.get(place.definition);
      if (other !== undefined) throw new SourceError(`${path}: definition ${place.definition} is also in ${other.file}`);
      definitions.set(place.definition, place);
    }
  }
  if (definitions.size === 0)
    throw new SourceError(`${files[0]?.path ?? registryFile?.path ?? "nothing"}: no definition in it: expected "$defs"`);
  const head = registryFile ?? (files.length === 1 ? files[0] : undefined);
  const registry = registryOf(head?.path ?? "", head === undefined ? {} : JSON.parse(head.text), definitions);
  const texts = new Map([...files, ...(registryFile === undefined ? [] : [registryFile])].map(({ path, text }) => [path, text]));
  return { authored: registryFile !== undefined, texts, registry, definitions };
}

/** Definitions of a file. A definition that holds others is a group, and what it says of itself follows from a registry. */
function* definitionsIn(file: string, value: unknown, at = ""): Generator<Place> {
  const table = resolve(value, `${at}/$defs`);
  if (!isObject(table)) return;
  for (const [name, schema] of Object.entries(table)) {
    const pointer = `${at}/$defs/${name}`;
    if (isObject(schema) && isObject(schema.$defs)) yield* definitionsIn(file, value, pointer);
    else if (isObject(schema)) yield { file, pointer, definition: name, root: pointer, schema: schema };
    else throw new SourceError(`${file}: not a schema at ${pointer}: expected object`);
  }
}

function folderAndName(path: string): [folder: string, name: string] {
  const end = path.lastIndexOf("/") + 1;
  // A name of Git's ends at a colon.
  const start = end === 0 ? path.lastIndexOf(":") + 1 : end;
  return [path.slice(0, start), path.slice(start)];
}
