import { type ErrorObject, Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { append, describe, resolve, typeName } from "../../src/json/index.js";
import type { SourceFile } from "../contract.js";
import type { Schema } from "../schema.js";
import type { Fault } from "./fault.js";

/** Holds every schema file against `dialect.schema.json` and every registry against `registry.schema.json`. */
export function checkDialect(sources: readonly SourceFile[]): Fault[] {
  const ajv = new Ajv2020({ strict: false });
  const meta = (path: string) =>
    ajv.compile(JSON.parse(sources.find((source) => source.path === path)?.text ?? "false") as object | boolean);
  const dialect = meta("dialect.schema.json");
  const registry = meta("registry.schema.json");
  return sources.flatMap(({ path, text }) => {
    if (path === "dialect.schema.json" || path === "registry.schema.json") return [];
    const value: unknown = JSON.parse(text);
    if (path.endsWith("registry.json")) return judge(registry, value, value, path, "schema/registry");
    return path.endsWith(".schema.json") ? checkFile(dialect, value as { $defs?: Record<string, Schema> }, path) : [];
  });
}

/** Judges definitions one by one, so that each with a fault is named and none hides another. */
function checkFile(dialect: ValidateFunction, file: { $defs?: Record<string, Schema> }, path: string): Fault[] {
  const names = typeName(file.$defs) === "object" ? Object.entries(file.$defs ?? {}) : [];
  const frame = { ...file, $defs: { Placeholder: { description: "None." } } };
  return [
    ...judge(dialect, names.length === 0 ? file : frame, file, path, "schema/dialect"),
    ...names.flatMap(([name, schema]) => judge(dialect, { ...frame, $defs: { [name]: schema } }, file, path, "schema/dialect")),
  ];
}

function judge(validate: ValidateFunction, value: unknown, whole: unknown, file: string, rule: string): Fault[] {
  if (validate(value)) return [];
  // Without allErrors the first error is the innermost; those after it only say that something around it failed.
  const error = validate.errors?.[0];
  return error === undefined ? [] : [{ file, rule, pointer: place(error), message: sentence(error, whole) }];
}

function place(error: ErrorObject): string {
  const params = error.params as { unevaluatedProperty?: string; additionalProperty?: string };
  const member = params.unevaluatedProperty ?? params.additionalProperty;
  return member === undefined ? error.instancePath : append(error.instancePath, member);
}

function sentence(error: ErrorObject, whole: unknown): string {
  const params = error.params as {
    unevaluatedProperty?: string;
    additionalProperty?: string;
    allowedValues?: unknown[];
    allowedValue?: unknown;
  };
  const member = params.unevaluatedProperty ?? params.additionalProperty;
  if (member !== undefined)
    return `"${member}" is not a keyword that may stand here; the dialect allows it nowhere or not beside its neighbours`;
  const got = describe(resolve(whole, error.instancePath));
  if (params.allowedValues !== undefined) return `expected one of ${JSON.stringify(params.allowedValues)}, got ${got}`;
  if (error.keyword === "const") return `expected ${JSON.stringify(params.allowedValue)}, got ${got}`;
  if (error.keyword === "pattern" && error.instancePath.endsWith("/description")) return "a description is a sentence and ends like one";
  return `${error.message ?? error.keyword}, got ${got}`;
}
