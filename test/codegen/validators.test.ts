/**
 * Guards against a keyword of the dialect that never reaches the validators, and against validators that need Ajv, a
 * loader or the compiling of text when they run.
 */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { emitValidators, emitValidatorTypes } from "../../codegen/emit/validators.js";
import type { Schema } from "../../codegen/schema.js";
import type { Validate } from "../../generated/validate.js";
import { tiny } from "./tiny.js";

const root = fileURLToPath(new URL("../..", import.meta.url));
const A: Schema = { type: "object", required: ["kind"], properties: { kind: { const: "a" } } };
const B: Schema = { type: "object", required: ["kind"], properties: { kind: { const: "b" } } };

/** `want` is the first fault: what Ajv calls the keyword, and where. */
const cases: { keyword: string; schema: Schema; accepts: unknown; rejects: unknown; want: string }[] = [
  { keyword: "type", schema: { type: ["string", "null"] }, accepts: null, rejects: 1, want: "type at " },
  { keyword: "const", schema: { const: "a" }, accepts: "a", rejects: "b", want: "const at " },
  { keyword: "enum", schema: { type: "string", enum: ["a", "b"] }, accepts: "b", rejects: "c", want: "enum at " },
  {
    keyword: "x-open",
    schema: { "x-open": true, anyOf: [{ type: "string", enum: ["a"] }, { type: "string" }] },
    accepts: "later",
    rejects: 1,
    want: "type at ",
  },
  {
    keyword: "not",
    schema: { type: "string", not: { enum: ["a"] } },
    accepts: "b",
    rejects: "a",
    want: "not at ",
  },
  { keyword: "minLength", schema: { type: "string", minLength: 1 }, accepts: "😀", rejects: "", want: "minLength at " },
  { keyword: "pattern", schema: { type: "string", pattern: "^a$" }, accepts: "a", rejects: "ab", want: "pattern at " },
  {
    keyword: "format",
    schema: { type: "string", format: "date-time" },
    accepts: "2024-02-29T00:00:00Z",
    rejects: "2023-02-29T00:00:00Z",
    want: "format at ",
  },
  { keyword: "minimum", schema: { type: "integer", minimum: 1 }, accepts: 1, rejects: 0, want: "minimum at " },
  { keyword: "maximum", schema: { type: "integer", maximum: 1 }, accepts: 1, rejects: 2, want: "maximum at " },
  { keyword: "required", schema: A, accepts: { kind: "a", more: 1 }, rejects: {}, want: "required at " },
  { keyword: "properties", schema: A, accepts: { kind: "a" }, rejects: { kind: "b" }, want: "const at /kind" },
  {
    keyword: "additionalProperties",
    schema: { type: "object", additionalProperties: { type: "integer" } },
    accepts: { a: 1 },
    rejects: { a: "1" },
    want: "type at /a",
  },
  { keyword: "items", schema: { type: "array", items: { type: "integer" } }, accepts: [1], rejects: [1, "2"], want: "type at /1" },
  { keyword: "minItems", schema: { type: "array", items: {}, minItems: 1 }, accepts: [null], rejects: [], want: "minItems at " },
  { keyword: "anyOf", schema: { anyOf: [{ $ref: "#/$defs/A" }, { type: "null" }] }, accepts: null, rejects: 1, want: "type at " },
  {
    keyword: "$ref",
    schema: { type: "object", properties: { a: { $ref: "#/$defs/A" } } },
    accepts: { a: { kind: "a" } },
    rejects: { a: {} },
    want: "required at /a",
  },
  { keyword: "oneOf", schema: union(), accepts: { kind: "b" }, rejects: { kind: "c" }, want: "discriminator at " },
  { keyword: "discriminator", schema: union(), accepts: { kind: "a" }, rejects: {}, want: "discriminator at " },
];

test.each(cases)("$keyword", async ({ schema, accepts, rejects, want }) => {
  const { Thing } = await run(await emitValidators(tiny({ Thing: schema, A, B })));
  expect(Thing(accepts)).toBe(true);
  expect(Thing(rejects)).toBe(false);
  expect(Thing.errors?.[0]).toMatchObject({ keyword: want.split(" at ")[0], instancePath: want.split(" at ")[1] });
});

test("the cases are the keywords of the dialect", () => {
  const { $defs } = JSON.parse(readFileSync(join(root, "schema/dialect.schema.json"), "utf8")) as {
    $defs: Record<string, { properties?: object }>;
  };
  const forms = ["Reference", "TaggedUnion", "Alternatives", "Constant", "Object", "Array", "Scalar"];
  expect(Object.keys($defs).filter((name) => !forms.includes(name))).toEqual(["Schema", "Annotations", "BareReference", "Any"]);
  const keywords = new Set(forms.flatMap((form) => Object.keys($defs[form]?.properties ?? {})));
  // Says the TypeScript type and decides nothing.
  expect(keywords.delete("x-type")).toBe(true);
  expect([...keywords].sort()).toEqual([...new Set(cases.map(({ keyword }) => keyword))].sort());
});

test("every definition has a declaration", () => {
  expect(emitValidatorTypes(tiny({ A, B }))).toBe(
    `import type { Validate } from "../validate.js";\n\nexport declare const A: Validate;\nexport declare const B: Validate;\n`,
  );
});

describe("the validators of the real contract", () => {
  const file = join(root, "generated/ask/validators.js");
  const text = readFileSync(file, "utf8");

  test("import, require and compile nothing", () => {
    const found: string[] = [];
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS);
    const visit = (node: ts.Node): void => {
      if (ts.isImportDeclaration(node) || (ts.isExportDeclaration(node) && node.moduleSpecifier !== undefined)) found.push(node.getText());
      if ((ts.isCallExpression(node) || ts.isNewExpression(node)) && /^(require|import|eval|Function)$/.test(node.expression.getText()))
        found.push(node.getText());
      ts.forEachChild(node, visit);
    };
    visit(source);
    expect(found).toEqual([]);
    expect(text).not.toMatch(/from "ajv|import "ajv/);
  });

  test("run where the compiling of text is not allowed", () => {
    const script = `const v = await import(${JSON.stringify(pathToFileURL(file).href)}); console.log(v.Seq(1), v.Seq(0), v.Seq.errors[0].keyword);`;
    expect(
      execFileSync(process.execPath, ["--disallow-code-generation-from-strings", "--input-type=module", "--eval", script], {
        encoding: "utf8",
      }),
    ).toBe("true false minimum\n");
  });
});

function union(): Schema {
  return { type: "object", discriminator: { propertyName: "kind" }, oneOf: [{ $ref: "#/$defs/A" }, { $ref: "#/$defs/B" }] };
}

async function run(code: string): Promise<{ readonly Thing: Validate }> {
  return (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)) as { readonly Thing: Validate };
}
