import { nameOf, type Definitions, type Schema } from "./schema.js";

/** What a member's leniency is, in the published words made ours: the annotation, and the value a missing member stands for. */
type Marks = Readonly<Record<string, string>>;

/** Our annotations of members, for the definitions of those names. A member that branches of a union share has theirs. */
export function lenientMarks(ours: Definitions, names: readonly string[]): Marks {
  return marks(ours, names, (schema) => {
    const lenient = schema["x-lenient"];
    return describeMark(typeof lenient === "string" ? lenient : undefined, "x-absent" in schema, filled(ours, schema, schema["x-absent"]));
  });
}

/** The same of the published schema: `x-deserialize-…` and `default`. */
export function deserialisationMarks(published: Definitions, names: readonly string[]): Marks {
  return marks(published, names, (schema) => {
    const lenient =
      schema["x-deserialize-skip-invalid-items"] === true
        ? "skip-items"
        : schema["x-deserialize-default-on-error"] === true
          ? "default"
          : undefined;
    return describeMark(schema["x-deserialize-default-on-null"] === true ? "null-empty" : lenient, "default" in schema, schema.default);
  });
}

function describeMark(lenient: string | undefined, hasDefault: boolean, absent: unknown): string {
  return [lenient ?? "strict", ...(hasDefault ? [`absent is ${JSON.stringify(absent, sorted)}`] : [])].join(", ");
}

function sorted(_: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function marks(definitions: Definitions, names: readonly string[], describe: (schema: Schema) => string): Marks {
  const found: Record<string, string> = {};
  for (const name of names) {
    const said = new Map<string, Set<string>>();
    for (const [member, schema] of membersOf(definitions, definitions[name] ?? {})) {
      // `_meta` is one definition here, whose annotation all its uses share.
      if (member !== "_meta") said.set(member, (said.get(member) ?? new Set()).add(describe(schema)));
    }
    for (const [member, ways] of said)
      found[`${name}.${member}`] = [...ways].filter((way) => ways.size === 1 || way !== "strict").join(" or ");
  }
  return found;
}

/** Members of a definition, those of all branches where it is a union. A tag is strict in the branches that know its value. */
function membersOf(definitions: Definitions, schema: Schema): [string, Schema][] {
  const branches = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].filter(
    (branch) => branch.$ref !== undefined && schema.properties === undefined,
  );
  return [
    ...Object.entries(schema.properties ?? {}),
    ...branches.flatMap((branch) => membersOf(definitions, definitions[nameOf(branch.$ref ?? "")] ?? {})),
  ];
}

/** A value with the members that are absent in it filled in, as a schema says. */
function filled(definitions: Definitions, schema: Schema, value: unknown): unknown {
  if (schema.$ref === undefined || typeof value !== "object" || value === null) return value;
  const properties = definitions[nameOf(schema.$ref)]?.properties ?? {};
  const absent = Object.entries(properties).filter(([name, member]) => "x-absent" in member && !(name in value));
  return { ...value, ...Object.fromEntries(absent.map(([name, member]) => [name, filled(definitions, member, member["x-absent"])])) };
}
