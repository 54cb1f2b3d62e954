import { append } from "../../../json/index.js";
import type { Edit } from "../edit.js";
import type { Keywords, Node } from "../folder.js";
import { branches, formOf, SCALARS } from "../forms.js";
import type { Fault, Rule } from "../rule.js";

/** Null is said in one of two ways. */
export const nullable: Rule = {
  id: "schema/nullable",
  text: 'A scalar that may be null is `"type": ["string", "null"]`; of a reference, an object or an array null is the last branch of `anyOf`.',
  why: "Readers of types take a list of types with object or array in it for never null, and alternatives of scalars cost code.",
  *check(folder) {
    for (const node of folder.nodes()) yield* judge(node);
  },
};

function* judge({ file, pointer, schema }: Node): Generator<Fault> {
  const type = append(pointer, "type");
  if ("nullable" in schema) {
    const at = append(pointer, "nullable");
    const isScalar = typeof schema.type === "string" && SCALARS.includes(schema.type);
    const edits: Edit[] = [{ drop: at }, { put: type, value: [schema.type, "null"] }];
    yield {
      file,
      pointer: at,
      message: '"nullable" is no keyword of JSON Schema',
      fix: isScalar ? `say "type": [${JSON.stringify(schema.type)}, "null"]` : 'put it and { "type": "null" } under "anyOf"',
      ...(isScalar && schema.nullable === true ? { edits } : {}),
    };
  }
  if (Array.isArray(schema.type) && schema.type.some((name) => name === "object" || name === "array")) {
    const index = schema.type.findIndex((name) => name === "object" || name === "array");
    const got = JSON.stringify(schema.type[index]);
    yield {
      file,
      pointer: append(type, index),
      message: `expected only scalars in a list of types, got ${got}`,
      fix: 'put each type with its keywords under "anyOf"',
    };
  }
  if (formOf(schema) === "scalar" && Array.isArray(schema.enum) && schema.enum.includes(null))
    yield {
      file,
      pointer: append(pointer, "enum"),
      message: "null is no value of an enum",
      fix: 'put the values and { "type": "null" } under "anyOf"',
    };
  yield* alternatives(file, pointer, schema);
}

function* alternatives(file: string, pointer: string, schema: Keywords): Generator<Fault> {
  const at = append(pointer, "anyOf");
  const parts = branches(schema, "anyOf");
  if (formOf(schema) !== "alternatives") return;
  const types = parts.map((part) =>
    Object.keys(part).join("") === "type" && typeof part.type === "string" && SCALARS.includes(part.type) ? part.type : undefined,
  );
  if (parts.length > 1 && types.includes("null") && types.every((name) => name !== undefined)) {
    const right = [...types.filter((name) => name !== "null"), "null"];
    const edits: Edit[] = [{ drop: at }, { put: append(pointer, "type"), value: right }];
    yield {
      file,
      pointer: at,
      message: "expected one list of types for scalars, got alternatives",
      fix: `say "type": ${JSON.stringify(right).replaceAll(",", ", ")}`,
      edits,
    };
  } else if (types.includes("null") && types.at(-1) !== "null") {
    const right = [...parts.filter((_, index) => types[index] !== "null"), { type: "null" }];
    yield {
      file,
      pointer: append(at, types.indexOf("null")),
      message: "expected null as the last branch",
      fix: "put it last",
      edits: [{ put: at, value: right }],
    };
  }
}
