import { _, Ajv } from "ajv";
import standalone from "ajv/dist/standalone/index.js";
import { build } from "esbuild";
import { fileURLToPath } from "node:url";
import { branchesOf, withoutNull } from "../branches.js";
import type { Contract } from "../contract.js";
import { FORMATS, formatsModule } from "../formats.js";
import { definitionName, mapSubschemas, type Schema } from "../schema.js";
import { KEYWORDS_WRITTEN_ANEW } from "./keywords.js";

/** Keywords that decide what is valid; the rest is annotation and would only be carried along as text. */
const KEYWORDS = [
  "$ref",
  "type",
  "const",
  "enum",
  "required",
  "properties",
  "additionalProperties",
  "items",
  "oneOf",
  "anyOf",
  "not",
  "minLength",
  "minItems",
  "minimum",
  "maximum",
  "pattern",
  "format",
  "discriminator",
];

/** An ES module that exports one precompiled validator for each definition, under the definition's name. */
export async function emitValidators(contract: Contract): Promise<string> {
  const $defs = Object.fromEntries([...contract.definitions.values()].map(({ name, schema }) => [name, forAjv(schema, contract)]));
  // Core Ajv, not Ajv2020: the dialect has nothing that needs evaluated members tracked, and that costs size and speed.
  const ajv = new Ajv({
    allErrors: true,
    allowUnionTypes: true,
    discriminator: true,
    inlineRefs: false,
    messages: false,
    strict: true,
    code: { esm: true, source: true, lines: true, formats: _`formats` },
  });
  ajv.addVocabulary(["branches"]);
  for (const definition of KEYWORDS_WRITTEN_ANEW) ajv.removeKeyword(String(definition.keyword)).addKeyword(definition);
  // The formats decide nothing while compiling; the module cut from ajv-formats does at run time.
  for (const name of Object.keys(FORMATS)) ajv.addFormat(name, () => true);
  ajv.addSchema({ $id: "contract", $defs });
  const roots = Object.fromEntries([...contract.definitions.keys()].map((name) => [name, `contract#/$defs/${name}`]));
  const code = `import { formats } from "formats";\nimport { select } from "select";\n${standalone.default(ajv, roots)}`;
  return bundle(code, { formats: formatsModule(), "ajv/dist/runtime/ucs2length": LENGTH });
}

/** What `minLength` counts: characters. Ajv's own module carries its source along as text, for compilers at run time. */
const LENGTH = "exports.default = (text) => { let n = 0; for (const _ of text) n += 1; return n; };";

/** Declarations for that module. */
export function emitValidatorTypes(contract: Contract, up = ".."): string {
  const lines = [...contract.definitions.keys()].map((name) => `export declare const ${name}: Validate;`);
  return `import type { Validate } from "${up}/validate.js";\n\n${lines.join("\n")}\n`;
}

/** The shared shape of a precompiled validator. */
export const VALIDATE_TYPES = `/** One thing that a value breaks, as Ajv reports it. */
export interface ValidationFault {
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** A precompiled validator. After a call that returned false, \`errors\` has every fault found. */
export interface Validate {
  (value: unknown): boolean;
  errors?: readonly ValidationFault[] | null;
}
`;

/** Strips annotations, and puts scalars in the place of references to them, which makes code small and fast. */
function forAjv(schema: Schema, contract: Contract): Schema {
  if (schema["x-open"] === true) return forAjv(schema.anyOf?.at(-1) ?? {}, contract);
  const target = schema.$ref === undefined ? undefined : contract.definitions.get(definitionName(schema.$ref))?.schema;
  if (target !== undefined && isScalar(target)) return forAjv(target, contract);
  const plain = mapSubschemas(schema, (inner) => forAjv(inner, contract));
  const kept = Object.entries(plain).filter(
    ([key, value]) => KEYWORDS.includes(key) && !(key === "additionalProperties" && value === true),
  );
  const hasBranches = schema.anyOf !== undefined && withoutNull(schema) === undefined;
  return Object.fromEntries([...kept, ...(hasBranches ? [["branches", branchesOf(schema, contract)]] : [])]) as Schema;
}

function isScalar(schema: Schema): boolean {
  return (
    schema["x-open"] === true ||
    (schema.$ref === undefined &&
      schema.properties === undefined &&
      schema.oneOf === undefined &&
      schema.anyOf === undefined &&
      schema.additionalProperties === undefined &&
      schema.items === undefined)
  );
}

/** Ajv's ES modules still call `require` for its run-time parts; one pass of a bundler takes those in. */
async function bundle(code: string, modules: Readonly<Record<string, string>>): Promise<string> {
  const result = await build({
    stdin: { contents: code, resolveDir: process.cwd(), loader: "js" },
    bundle: true,
    write: false,
    format: "esm",
    platform: "neutral",
    mainFields: ["module", "main"],
    legalComments: "none",
    charset: "utf8",
    plugins: [
      {
        name: "modules-in-memory",
        setup(pass) {
          pass.onResolve({ filter: /^select$/ }, () => ({
            path: fileURLToPath(new URL("../../src/contract/select.ts", import.meta.url)),
            sideEffects: false,
          }));
          pass.onResolve({ filter: /.*/ }, ({ path }) => (path in modules ? { path, namespace: "memory" } : undefined));
          pass.onLoad({ filter: /.*/, namespace: "memory" }, ({ path }) => ({ contents: modules[path] ?? "", loader: "js" }));
        },
      },
    ],
  });
  return result.outputFiles[0]?.text ?? "";
}
