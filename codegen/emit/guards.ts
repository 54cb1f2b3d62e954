import type { Contract } from "../contract.js";
import { FORMATS, formatsModule } from "../formats.js";
import { definitionName, type Schema } from "../schema.js";

/**
 * A type guard for each definition: plain functions that answer whether a JSON value is valid, and nothing more. They say
 * the same as the validators do (a test holds them to it) and cost what a check written by hand would; only what a guard
 * refuses is given to a validator, to be explained.
 */
export function emitGuards(contract: Contract): string {
  const guards = new Guards(contract);
  const functions = [...contract.definitions.values()].map(({ name, schema }) => guards.define(name, schema));
  const text = functions.join("\n");
  const formats = Object.keys(FORMATS).some((format) => text.includes(`formats["${format}"]`))
    ? formatsModule().replace("export const formats", "const formats")
    : "";
  return [formats, ...[...HELPERS].filter(([name]) => text.includes(`${name}(`)).map(([, code]) => code), text]
    .filter((part) => part !== "")
    .join("\n");
}

/** Declarations for it, in which each narrows its argument. */
export function emitGuardTypes(contract: Contract): string {
  const lines = [...contract.definitions.keys()].map(
    (name) =>
      `/** Whether a JSON value is a valid \`${name}\`. */\nexport declare function is${name}(value: unknown): value is Types.${name};`,
  );
  return `import type * as Types from "./types.js";\n\n${lines.join("\n")}\n`;
}

/** What several guards call. */
const HELPERS: ReadonlyMap<string, string> = new Map([
  ["object", 'const object = (v) => typeof v === "object" && v !== null && !Array.isArray(v);\n'],
  [
    "every",
    "const every = (v, accepts) => {\n  for (let i = 0; i < v.length; i += 1) if (!accepts(v[i])) return false;\n  return true;\n};\n",
  ],
  [
    "entries",
    "const entries = (v, accepts) => {\n  for (const key of Object.keys(v)) if (!accepts(v[key])) return false;\n  return true;\n};\n",
  ],
  [
    "longer",
    "const longer = (text, least) => {\n  let n = 0;\n  for (const _ of text) if (++n >= least) return true;\n  return least === 0;\n};\n",
  ],
]);

/** Writes the guards of one contract. Each schema becomes an expression over the text of the value that it judges. */
class Guards {
  readonly #contract: Contract;

  constructor(contract: Contract) {
    this.#contract = contract;
  }

  /** The guard of a definition. */
  define(name: string, schema: Schema): string {
    return `export function is${name}(v) {\n  ${this.#body(schema)}\n}\n`;
  }

  #body(schema: Schema): string {
    const tag = schema.discriminator?.propertyName;
    if (tag === undefined) return `return ${this.#expression(schema, "v") || "v !== undefined"};`;
    const cases = (schema.oneOf ?? []).map(({ $ref = "" }) => {
      const name = definitionName($ref);
      const value = this.#contract.definitions.get(name)?.schema.properties?.[tag]?.const;
      return `case ${JSON.stringify(value)}: return is${name}(v);`;
    });
    return `if (!object(v)) return false;\n  switch (${member("v", tag)}) {\n    ${cases.join("\n    ")}\n    default: return false;\n  }`;
  }

  /** An expression that is true for the values that the schema allows; empty where it allows all. */
  #expression(schema: Schema, v: string): string {
    if (schema["x-open"] === true) return this.#expression(schema.anyOf?.at(-1) ?? { type: "string" }, v);
    if (schema.$ref !== undefined) return this.#reference(definitionName(schema.$ref), v);
    if (schema.discriminator !== undefined) throw new Error("a tagged union is a definition of its own");
    if ("const" in schema) return `${v} === ${JSON.stringify(schema.const)}`;
    if (schema.anyOf !== undefined) return `(${schema.anyOf.map((branch) => this.#expression(branch, v) || "true").join(" || ")})`;
    const types = [schema.type ?? []].flat();
    const ofType = types.map((type) => this.#type(type, schema, v));
    return ofType.length < 2 ? ofType.join("") : `(${ofType.join(" || ")})`;
  }

  /** Scalars are judged where they stand; what has members has a guard that is called. */
  #reference(name: string, v: string): string {
    const schema = this.#contract.definitions.get(name)?.schema ?? {};
    const isScalar =
      schema["x-open"] === true || "const" in schema || (schema.type !== undefined && schema.type !== "object" && schema.type !== "array");
    return isScalar ? this.#expression(schema, v) : `is${name}(${v})`;
  }

  #type(type: string, schema: Schema, v: string): string {
    const all = (...parts: (string | false)[]) => {
      const kept = parts.filter((part): part is string => part !== false && part !== "");
      return kept.length < 2 ? kept.join("") : `(${kept.join(" && ")})`;
    };
    switch (type) {
      case "null":
        return `${v} === null`;
      case "boolean":
        return `typeof ${v} === "boolean"`;
      case "string":
        return all(
          schema.enum === undefined
            ? `typeof ${v} === "string"`
            : oneOf(
                schema.enum.filter((value) => typeof value === "string"),
                v,
              ),
          schema.not?.enum !== undefined && `!(${oneOf(schema.not.enum, v)})`,
          schema.minLength !== undefined && `longer(${v}, ${JSON.stringify(schema.minLength)})`,
          schema.pattern !== undefined && `${regexp(schema.pattern)}.test(${v})`,
          schema.format !== undefined && `formats[${JSON.stringify(schema.format)}](${v})`,
        );
      case "integer":
      case "number":
        return all(
          schema.enum === undefined
            ? `Number.is${type === "integer" ? "Integer" : "Finite"}(${v})`
            : oneOf(
                schema.enum.filter((value) => typeof value === "number"),
                v,
              ),
          schema.minimum !== undefined && `${v} >= ${JSON.stringify(schema.minimum)}`,
          schema.maximum !== undefined && `${v} <= ${JSON.stringify(schema.maximum)}`,
        );
      case "array": {
        const items = this.#expression(schema.items ?? {}, "v");
        return all(
          `Array.isArray(${v})`,
          schema.minItems !== undefined && `${v}.length >= ${JSON.stringify(schema.minItems)}`,
          items !== "" && `every(${v}, ${asFunction(items)})`,
        );
      }
      case "object":
        return this.#object(schema, v, all);
      default:
        throw new Error(`no guard for type ${type}`);
    }
  }

  #object(schema: Schema, v: string, all: (...parts: (string | false)[]) => string): string {
    const required = new Set(schema.required ?? []);
    const members = Object.entries(schema.properties ?? {}).map(([name, inner]) => {
      const at = member(v, name);
      const valid = this.#expression(inner, at);
      if (required.has(name)) return valid === "" ? `${at} !== undefined` : valid;
      return valid === "" ? "" : `(${at} === undefined || ${valid})`;
    });
    const values = typeof schema.additionalProperties === "object" ? this.#expression(schema.additionalProperties, "v") : "";
    return all(`object(${v})`, ...members, values !== "" && `entries(${v}, ${asFunction(values)})`);
  }
}

/** A function of one value; one that only calls a guard is that guard. */
function asFunction(expression: string): string {
  return /^(is\w+)\(v\)$/.exec(expression)?.[1] ?? `(v) => ${expression}`;
}

function member(v: string, name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? `${v}.${name}` : `${v}[${JSON.stringify(name)}]`;
}

function oneOf(values: readonly unknown[], v: string): string {
  const tests = values.map((value) => `${v} === ${JSON.stringify(value)}`);
  return tests.length < 2 ? tests.join("") : `(${tests.join(" || ")})`;
}

function regexp(pattern: string): string {
  return `/${new RegExp(pattern, "u").source}/u`;
}
