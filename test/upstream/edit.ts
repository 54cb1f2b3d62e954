import { nameOf, walk, type Definitions, type Path, type Schema } from "./schema.js";

/** One small mistake in a schema, as a person could make it. */
export interface Edit {
  readonly kind: EditKind;
  readonly definition: string;
  readonly path: Path;
  /** What happens there, in a few words. */
  readonly change: string;
  readonly replacement: Schema;
}

export const EDIT_KINDS = [
  "drop required",
  "add required",
  "widen type",
  "drop null",
  "drop enum value",
  "drop branch",
  "move bound",
] as const;
export type EditKind = (typeof EDIT_KINDS)[number];

type Candidate = readonly [kind: EditKind, change: string, replacement: Schema];

/** Every edit that the schema offers a place for. */
export function allEdits(definitions: Definitions): Edit[] {
  return Object.entries(definitions).flatMap(([definition, root]) =>
    [...walk(root)]
      .filter(([path]) => !path.includes("not"))
      .flatMap(([path, schema]) =>
        candidates(definitions, schema).map(([kind, change, replacement]) => ({ kind, definition, path, change, replacement })),
      ),
  );
}

/** The definitions with an edit made. */
export function applyEdit(definitions: Definitions, edit: Edit): Definitions {
  return { ...definitions, [edit.definition]: replaceAt(definitions[edit.definition] ?? {}, edit.path, edit.replacement) };
}

function candidates(definitions: Definitions, schema: Schema): Candidate[] {
  return [
    ...ofRequired(schema),
    ...ofType(schema),
    ...ofNull(schema),
    ...ofEnum(schema),
    ...ofBranches(definitions, schema),
    ...ofBounds(schema),
  ];
}

function ofRequired(schema: Schema): Candidate[] {
  const required = schema.required ?? [];
  const optional = Object.keys(schema.properties ?? {}).filter((name) => !required.includes(name));
  return [
    ...required.map((name): Candidate => ["drop required", name, { ...schema, required: required.filter((other) => other !== name) }]),
    ...optional.map((name): Candidate => ["add required", name, { ...schema, required: [...required, name] }]),
  ];
}

const SCALARS = ["string", "integer", "boolean"];

function ofType(schema: Schema): Candidate[] {
  if (schema.type === undefined || schema.type === "object" || schema.type === "array" || schema.enum !== undefined) return [];
  const types = typeof schema.type === "object" ? schema.type : [schema.type];
  const further = SCALARS.filter((type) => !types.includes(type) && !(type === "integer" && types.includes("number")));
  return further.map((type) => ["widen type", type, { ...schema, type: [...types, type] }]);
}

function ofNull(schema: Schema): Candidate[] {
  if (typeof schema.type === "object" && schema.type.includes("null")) {
    return [["drop null", "null", { ...schema, type: schema.type.filter((type) => type !== "null") }]];
  }
  const rest = schema.anyOf?.filter((branch) => branch.type !== "null") ?? [];
  return schema.anyOf !== undefined && rest.length < schema.anyOf.length ? [["drop null", "null", { ...schema, anyOf: rest }]] : [];
}

function ofEnum(schema: Schema): Candidate[] {
  const values = schema.enum ?? [];
  if (values.length < 2) return [];
  return values.map((value) => ["drop enum value", String(value), { ...schema, enum: values.filter((other) => other !== value) }]);
}

function ofBranches(definitions: Definitions, schema: Schema): Candidate[] {
  const key = schema.oneOf === undefined ? "anyOf" : "oneOf";
  const union = schema[key] ?? [];
  if (union.length < 2) return [];
  return union.flatMap((branch, index): Candidate[] => {
    if (branch.type === "null") return [];
    const label =
      branch.$ref !== undefined && definitions[nameOf(branch.$ref)] !== undefined ? nameOf(branch.$ref) : `branch ${String(index)}`;
    return [["drop branch", label, { ...schema, [key]: union.toSpliced(index, 1) }]];
  });
}

function ofBounds(schema: Schema): Candidate[] {
  const bounds = (["minimum", "maximum"] as const).filter((key) => schema[key] !== undefined);
  return bounds.flatMap((key) =>
    [-1, 1].map((step): Candidate => ["move bound", `${key} ${step < 0 ? "down" : "up"}`, { ...schema, [key]: (schema[key] ?? 0) + step }]),
  );
}

function replaceAt(value: unknown, path: Path, replacement: Schema): Schema {
  const [key, ...rest] = path;
  if (key === undefined) return replacement;
  if (Array.isArray(value))
    return (value as unknown[]).with(Number(key), replaceAt(value[Number(key)], rest, replacement)) as unknown as Schema;
  const object = value as Record<string, unknown>;
  return { ...object, [key]: replaceAt(object[key], rest, replacement) };
}
