import { append } from "../../src/json/index.js";
import { referencedFile, type SourceFile } from "../contract.js";
import { definitionName, type Schema } from "../schema.js";
import type { Fault } from "./fault.js";

type Files = ReadonlyMap<string, Readonly<Record<string, Schema | undefined>>>;

/** What the dialect's meta-schema cannot say of one definition. */
export function checkDefinitions(sources: readonly SourceFile[]): Fault[] {
  const authored = sources.filter(
    ({ path }) => path.endsWith(".schema.json") && !/^(dialect|registry|config|rules\/catalogue)\./.test(path),
  );
  const files: Files = new Map(authored.map(({ path, text }) => [path, (JSON.parse(text) as { $defs: Record<string, Schema> }).$defs]));
  const twice = sources.flatMap(({ path }) =>
    path.endsWith("/registry.json") ? checkUnique(path.slice(0, path.indexOf("/") + 1), files) : [],
  );
  const faults = [...files].flatMap(([path, definitions]) =>
    Object.entries(definitions).flatMap(([name, schema = {}]) => {
      const pointer = append("/$defs", name);
      const lacksEvidence = schema["x-evidence"] === undefined && !path.startsWith("acp/");
      const evidence = lacksEvidence
        ? [
            fault(
              path,
              pointer,
              "schema/evidence",
              `${name} does not say where it is from; add "x-evidence": "documented", "observed" or "decided"`,
            ),
          ]
        : [];
      return [...evidence, ...checkNode(schema, pointer, path), ...checkUnion(schema, pointer, path, files)];
    }),
  );
  return [...twice, ...faults];
}

/** A protocol is the files of its folder and those beside it; what they define becomes one table. */
function checkUnique(folder: string, files: Files): Fault[] {
  const home = new Map<string, string>();
  const faults: Fault[] = [];
  for (const [path, definitions] of files) {
    if (path.includes("/") && !path.startsWith(folder)) continue;
    for (const name of Object.keys(definitions)) {
      const other = home.get(name);
      if (other !== undefined)
        faults.push(
          fault(path, append("/$defs", name), "schema/unique-name", `${name} is also in schema/${other}; a protocol has each name once`),
        );
      home.set(name, path);
    }
  }
  return faults;
}

function checkNode(schema: Schema, pointer: string, file: string): Fault[] {
  const faults: Fault[] = [];
  const members = schema.properties ?? {};
  for (const [index, name] of (schema.required ?? []).entries()) {
    if (!(name in members))
      faults.push(
        fault(
          file,
          append(append(pointer, "required"), index),
          "schema/required-member",
          `required names "${name}", which properties does not have`,
        ),
      );
  }
  for (const [name, member] of Object.entries(members)) {
    if (member.description === undefined && member.$ref === undefined)
      faults.push(fault(file, append(append(pointer, "properties"), name), "schema/described", `member "${name}" has no description`));
  }
  return [...faults, ...inner(schema, pointer).flatMap(([at, sub]) => checkNode(sub, at, file))];
}

/** The schemas directly within a schema, each with its pointer. */
function inner(schema: Schema, pointer: string): [string, Schema][] {
  const found: [string, Schema][] = Object.entries(schema.properties ?? {}).map(([name, member]) => [
    append(append(pointer, "properties"), name),
    member,
  ]);
  for (const [index, branch] of (schema.anyOf ?? []).entries()) found.push([append(append(pointer, "anyOf"), index), branch]);
  for (const key of ["items", "additionalProperties"] as const) {
    const sub = schema[key];
    if (typeof sub === "object") found.push([append(pointer, key), sub]);
  }
  return found;
}

/** Every variant of a tagged union, in whichever file, has the tag as a required constant of its own. */
function checkUnion(schema: Schema, pointer: string, file: string, files: Files): Fault[] {
  const tag = schema.discriminator?.propertyName;
  if (tag === undefined) return [];
  const faults: Fault[] = [];
  const seen = new Set<unknown>();
  for (const [index, { $ref = "" }] of (schema.oneOf ?? []).entries()) {
    const variant = files.get(referencedFile(file, $ref))?.[definitionName($ref)];
    // A reference that leads nowhere has a rule of its own.
    if (variant === undefined) continue;
    const value = variant.properties?.[tag]?.const;
    const at = append(append(pointer, "oneOf"), index);
    if (value === undefined || !(variant.required ?? []).includes(tag))
      faults.push(fault(file, at, "schema/tag", `${definitionName($ref)} must have "${tag}" as a required constant`));
    else if (seen.has(value)) faults.push(fault(file, at, "schema/tag", `two variants have ${JSON.stringify(value)} as "${tag}"`));
    seen.add(value);
  }
  return faults;
}

function fault(file: string, pointer: string, rule: string, message: string): Fault {
  return { file, pointer, rule, message };
}
