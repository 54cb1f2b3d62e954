import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import { resolve, typeName } from "../../src/json/index.js";
import type { SourceFile } from "../contract.js";
import { isCatalogue } from "../rules.js";
import type { Schema } from "../schema.js";
import type { Fault } from "./fault.js";
import { place, sentence } from "./sentence.js";

/** Schemas of files that are no part of a protocol. */
const METASCHEMAS = ["config.schema.json", "dialect.schema.json", "registry.schema.json", "rules/catalogue.schema.json"];

/** Holds every schema file against `dialect.schema.json` and every registry and catalogue of rules against its own. */
export function checkDialect(sources: readonly SourceFile[]): Fault[] {
  const ajv = new Ajv2020({ strict: false, verbose: true });
  const meta = (path: string) =>
    ajv.compile(JSON.parse(sources.find((source) => source.path === path)?.text ?? "false") as object | boolean);
  const dialect = meta("dialect.schema.json");
  const registry = meta("registry.schema.json");
  const catalogue = meta("rules/catalogue.schema.json");
  return sources.flatMap(({ path, text }) => {
    if (METASCHEMAS.includes(path)) return [];
    const value: unknown = JSON.parse(text);
    if (isCatalogue(path)) return judge(catalogue, value, value, path, "schema/rules");
    if (path.endsWith("registry.json")) return judge(registry, value, value, path, "schema/registry");
    return path.endsWith(".schema.json") ? checkFile(dialect, value as { $defs?: Record<string, Schema> }, path) : [];
  });
}

/** Judges the frame and the definitions one by one, so that each with a fault is named and none hides another. */
function checkFile(dialect: ValidateFunction, file: { $defs?: Record<string, Schema> }, path: string): Fault[] {
  const names = typeName(file.$defs) === "object" ? Object.entries(file.$defs ?? {}) : [];
  if (names.length === 0) return judge(dialect, file, file, path, "schema/dialect");
  return [
    ...judge(dialect, { ...file, $defs: { Placeholder: { description: "None." } } }, file, path, "schema/dialect"),
    ...names.flatMap(([name, schema]) =>
      judge(dialect, { $schema: "https://json-schema.org/draft/2020-12/schema", $defs: { [name]: schema } }, file, path, "schema/dialect"),
    ),
  ];
}

function judge(validate: ValidateFunction, value: unknown, whole: unknown, file: string, rule: string): Fault[] {
  if (validate(value)) return [];
  const error = telling(validate.errors ?? [], whole);
  return error === undefined ? [] : [{ file, rule, pointer: place(error), message: sentence(error, whole) }];
}

/** The error that says most. Without allErrors the first is the innermost, and most after it only say that something around it failed. */
function telling(errors: readonly ErrorObject[], whole: unknown): ErrorObject | undefined {
  const [first] = errors;
  if (first === undefined) return undefined;
  // Of alternatives all failed: what may never stand here, and an item of a list that is there, beat "expected something else".
  const forbidden = errors.find(({ keyword }) => keyword === "false schema");
  const item = Array.isArray(resolve(whole, first.instancePath))
    ? errors.find(({ instancePath }) => instancePath.startsWith(`${first.instancePath}/`))
    : undefined;
  const constants = errors.filter(({ keyword, instancePath }) => keyword === "const" && instancePath === first.instancePath);
  if (forbidden === undefined && first.keyword === "const" && constants.length > 1) {
    return { ...first, params: { allowedValues: constants.map(({ params }) => (params as { allowedValue: unknown }).allowedValue) } };
  }
  return forbidden ?? item ?? first;
}
