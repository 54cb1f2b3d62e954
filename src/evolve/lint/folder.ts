import { append, isObject } from "../../json/index.js";
import type { Registry } from "./registry.js";

/** A file of a schema folder: its path from the folder, with forward slashes, and its text. */
export interface SchemaFile {
  readonly path: string;
  readonly text: string;
}

/** A schema as it is written, nothing of it taken for granted. */
export type Keywords = Readonly<Record<string, unknown>>;

/** A schema somewhere in a file. */
export interface Node {
  readonly file: string;
  readonly pointer: string;
  readonly schema: Keywords;
  /** What it is there: a definition or a member of an object, by its name, or what holds it. */
  readonly role: "definition" | "member" | "inner";
}

/** Files that say what may stand in the others, by their paths; no part of a protocol. */
const METASCHEMA = /^(?:(?:dialect|registry|config|extension)|rules\/catalogue)\.schema\.json$/;

/** The files of a schema folder, parsed once. */
export class Folder {
  readonly files: readonly SchemaFile[];
  /** Parsed files of schemas, registries and catalogues of rules, by path. */
  readonly schemas: ReadonlyMap<string, unknown>;
  readonly registries: ReadonlyMap<string, Registry>;
  readonly catalogues: ReadonlyMap<string, unknown>;
  readonly #definitions: ReadonlyMap<string, ReadonlyMap<string, Keywords>>;
  readonly #nodes: readonly Node[];

  /** @throws SyntaxError where a file is not JSON; the rules on text find that first */
  constructor(files: readonly SchemaFile[]) {
    this.files = files.filter(({ path }) => path.endsWith(".json") && !path.startsWith("released/"));
    const parsed = (belongs: (path: string) => boolean) =>
      new Map(this.files.filter(({ path }) => belongs(path)).map(({ path, text }): [string, unknown] => [path, JSON.parse(text)]));
    this.schemas = parsed((path) => path.endsWith(".schema.json") && !METASCHEMA.test(path));
    this.registries = parsed((path) => /(?:^|\/)registry\.json$/.test(path)) as ReadonlyMap<string, Registry>;
    this.catalogues = parsed((path) => path.startsWith("rules/") && !path.endsWith(".schema.json"));
    this.#definitions = new Map([...this.schemas].map(([path, file]) => [path, definitionsOf(file)]));
    this.#nodes = [...this.#definitions].flatMap(([file, definitions]) =>
      [...definitions].flatMap(([name, schema]) => [...within({ file, pointer: append("/$defs", name), schema, role: "definition" })]),
    );
  }

  /** Definitions of a file by name; none where it has another form. */
  definitions(path: string): ReadonlyMap<string, Keywords> {
    return this.#definitions.get(path) ?? new Map();
  }

  /** The definition that a reference in a file leads to. */
  target(from: string, ref: string): Keywords | undefined {
    return this.definitions(referencedFile(from, ref)).get(nameOf(ref));
  }

  /** Every schema of every file, the outer before the inner. */
  nodes(): readonly Node[] {
    return this.#nodes;
  }
}

/** The definitions of a parsed file that are objects. */
function definitionsOf(file: unknown): ReadonlyMap<string, Keywords> {
  const $defs = isObject(file) && isObject(file.$defs) ? file.$defs : {};
  return new Map(Object.entries($defs).filter((entry): entry is [string, Keywords] => isObject(entry[1])));
}

/** A schema and those within it, each with its place. */
function* within(node: Node): Generator<Node> {
  yield node;
  for (const [pointer, schema] of inner(node.schema, node.pointer)) {
    const role = pointer.startsWith(`${append(node.pointer, "properties")}/`) ? "member" : "inner";
    if (isObject(schema)) yield* within({ file: node.file, pointer, schema, role });
  }
}

/** What stands where a schema should, directly within a schema. */
export function* inner(schema: Keywords, pointer: string): Generator<[string, unknown]> {
  const { properties } = schema;
  if (isObject(properties))
    for (const [name, member] of Object.entries(properties)) yield [append(append(pointer, "properties"), name), member];
  for (const key of ["anyOf", "oneOf", "allOf"]) {
    const branches = schema[key];
    if (Array.isArray(branches))
      for (const [index, branch] of branches.entries()) yield [append(append(pointer, key), index), branch as unknown];
  }
  for (const key of ["items", "additionalProperties"]) if (key in schema) yield [append(pointer, key), schema[key]];
}

/** Path of the file that a reference in `from` names. */
export function referencedFile(from: string, ref: string): string {
  const file = ref.slice(0, ref.indexOf("#"));
  if (file === "") return from;
  const steps = from.split("/").slice(0, -1);
  for (const step of file.split("/")) {
    if (step === "..") steps.pop();
    else if (step !== ".") steps.push(step);
  }
  return steps.join("/");
}

/** Name of the definition that a reference means: `x.schema.json#/$defs/ToolUse` is `ToolUse`. */
export function nameOf(ref: string): string {
  return ref.slice(ref.lastIndexOf("/") + 1);
}
