import type { ErrorObject } from "ajv/dist/2020.js";
import { append, count, describe, resolve, tokens } from "../../src/json/index.js";
import { listed } from "./fault.js";

/** What the members with a form of their own look like, in words instead of a regular expression. */
const FORMS: Readonly<Record<string, string>> = {
  description: "a sentence that ends like one",
  $ref: '"#/$defs/Name" for a definition of this file, or "../file.schema.json#/$defs/Name" for one of another',
  pattern: 'a pattern that begins with "^" and ends with "$", without a repetition of a repetition',
  protocol: "lower-case letters",
  "x-gate": "the name of a capability, or a path of names with dots between them",
  "x-payload": '"#/$defs/Name", or "file.schema.json#/$defs/Name" for a definition of a file beside this one',
  "x-since": 'a version such as "1.0"',
  since: 'a version such as "1.0"',
  version: 'a version such as "1.0"',
  ...Object.fromEntries(
    ["envelope", "interaction", "payload", "params", "result"].map((name) => [
      name,
      'a definition and its file, such as "common.schema.json#/$defs/Name"',
    ]),
  ),
};

/** What names look like, by the pointer of the object whose members they name. */
const NAMES: Readonly<Record<string, string>> = {
  "/$defs": "names of definitions begin with a capital letter and have only letters and digits",
  "/events": "names of events are lower-case words with dots between them",
  "/errors": "names of errors are lower-case words with underscores between them",
};

/** What Ajv tells beside the message; which of it is there depends on the keyword. */
interface Params {
  readonly unevaluatedProperty?: string;
  readonly additionalProperty?: string;
  readonly missingProperty?: string;
  readonly allowedValues?: readonly unknown[];
  readonly allowedValue?: unknown;
  readonly type?: string | readonly string[];
  readonly limit?: number;
  readonly i?: number;
}

/** Pointer of what is wrong; of a member that is too much, its own. */
export function place(error: ErrorObject): string {
  const params = error.params as Params;
  const member = params.unevaluatedProperty ?? params.additionalProperty ?? error.propertyName;
  return member === undefined ? error.instancePath : append(error.instancePath, member);
}

/** What is wrong, for whoever writes the file: in the file's words, not in those of the meta-schema. */
export function sentence(error: ErrorObject, whole: unknown): string {
  const params = error.params as Params;
  const value = resolve(whole, error.instancePath);
  const extra = params.unevaluatedProperty ?? params.additionalProperty;
  if (extra !== undefined) return tooMuch(extra, error);
  if (error.propertyName !== undefined)
    return `${NAMES[error.instancePath] ?? "the name has another form"}; got ${describe(error.propertyName)}`;
  // Of an object the dialect asks for one of the two; nothing else there asks for "properties", or for one of several.
  if (error.keyword === "oneOf" || params.missingProperty === "properties") {
    return `expected "properties" for named members or "additionalProperties": true for a free form, got ${error.keyword === "oneOf" ? "both" : "neither"}`;
  }
  if (params.missingProperty !== undefined) return `"${params.missingProperty}" is missing`;
  if (error.keyword === "false schema") return `"${tokens(error.instancePath).at(-1) ?? ""}" may not stand here`;
  if (error.keyword === "uniqueItems" && params.i !== undefined && Array.isArray(value))
    return `expected each item once, got ${describe(value[params.i])} twice`;
  const expected = expectation(error, params);
  return expected === undefined
    ? `${error.message ?? error.keyword}, got ${describe(value)}`
    : `expected ${expected}, got ${describe(value)}`;
}

function expectation({ keyword, instancePath }: ErrorObject, params: Params): string | undefined {
  if (params.allowedValues !== undefined)
    return listed(
      params.allowedValues.map((value) => JSON.stringify(value)),
      "or",
    );
  if (keyword === "const") return JSON.stringify(params.allowedValue);
  if (params.type !== undefined) return listed([params.type].flat(), "or");
  if (keyword === "minItems") return `at least ${count(params.limit ?? 0, "item")}`;
  if (keyword === "minProperties") return `at least ${count(params.limit ?? 0, "member")}`;
  return FORMS[tokens(instancePath).at(-1) ?? ""];
}

/** Names what may stand there, as the schema that forbids the member lists it. */
function tooMuch(name: string, { keyword, parentSchema }: ErrorObject): string {
  const allowed = Object.keys((parentSchema as { properties?: object } | undefined)?.properties ?? {}).map((member) =>
    JSON.stringify(member),
  );
  // Of the dialect's forms, only those of a schema allow annotations as well.
  if (keyword === "additionalProperties") return `"${name}" may not stand here; only ${listed(allowed, "and")} may`;
  const others = allowed.length === 0 ? "only annotations may" : `beside annotations, only ${listed(allowed, "and")} may`;
  return `"${name}" may not stand here; ${others}`;
}
