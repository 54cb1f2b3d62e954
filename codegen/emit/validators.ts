import { _, Ajv, type CodeKeywordDefinition, type KeywordCxt, Name } from "ajv";
import { Type } from "ajv/dist/compile/util.js";
import standalone from "ajv/dist/standalone/index.js";
import { build } from "esbuild";
import type { Contract } from "../contract.js";
import { FORMATS, formatsModule } from "../formats.js";
import { definitionName, mapSubschemas, type Schema } from "../schema.js";

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
  ajv.removeKeyword("items");
  ajv.addKeyword(boundedItems);
  // The formats decide nothing while compiling; the module cut from ajv-formats does at run time.
  for (const name of Object.keys(FORMATS)) ajv.addFormat(name, () => true);
  ajv.addSchema({ $id: "contract", $defs });
  const roots = Object.fromEntries([...contract.definitions.keys()].map((name) => [name, `contract#/$defs/${name}`]));
  const code = `import { formats } from "formats";\n${standalone.default(ajv, roots)}`;
  return bundle(code, { formats: formatsModule(), "ajv/dist/runtime/ucs2length": LENGTH });
}

/**
 * `items`, but a validator that has found this many faults looks at no further items. Ajv's own goes on to the end and
 * copies all faults so far for each item: a hostile array would take time that grows with its square.
 */
const MOST_FAULTS = 1000;
/** The variable in which every validator counts them. */
const FAULT_COUNT = new Name("errors");

const boundedItems: CodeKeywordDefinition = {
  keyword: "items",
  type: "array",
  schemaType: ["object", "boolean"],
  code(context: KeywordCxt) {
    const { gen, data } = context;
    const valid = gen.name("valid");
    const length = gen.const("length", _`${data}.length`);
    gen.forRange("i", 0, length, (index) => {
      context.subschema({ keyword: "items", dataProp: index, dataPropType: Type.Num }, valid);
      gen.if(_`${FAULT_COUNT} > ${MOST_FAULTS}`, () => gen.break());
    });
  },
};

/** What `minLength` counts: characters. Ajv's own module carries its source along as text, for compilers at run time. */
const LENGTH = "exports.default = (text) => { let n = 0; for (const _ of text) n += 1; return n; };";

/** Declarations for that module. */
export function emitValidatorTypes(contract: Contract): string {
  const lines = [...contract.definitions.keys()].map((name) => `export declare const ${name}: Validate;`);
  return `import type { Validate } from "../validate.js";\n\n${lines.join("\n")}\n`;
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
  if (schema["x-open"] === true) return { type: "string" };
  const target = schema.$ref === undefined ? undefined : contract.definitions.get(definitionName(schema.$ref))?.schema;
  if (target !== undefined && isScalar(target)) return forAjv(target, contract);
  const plain = mapSubschemas(schema, (inner) => forAjv(inner, contract));
  // A free form is what every object is; said again, it would only cost.
  return Object.fromEntries(
    Object.entries(plain).filter(([key, value]) => KEYWORDS.includes(key) && !(key === "additionalProperties" && value === true)),
  );
}

function isScalar(schema: Schema): boolean {
  return (
    schema["x-open"] === true ||
    (schema.$ref === undefined &&
      schema.properties === undefined &&
      schema.oneOf === undefined &&
      schema.anyOf === undefined &&
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
          pass.onResolve({ filter: /.*/ }, ({ path }) => (path in modules ? { path, namespace: "memory" } : undefined));
          pass.onLoad({ filter: /.*/, namespace: "memory" }, ({ path }) => ({ contents: modules[path] ?? "", loader: "js" }));
        },
      },
    ],
  });
  return result.outputFiles[0]?.text ?? "";
}
