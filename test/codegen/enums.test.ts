/** Guards against lists of values that are missed, told twice under two names, or taken for lists where there is one value. */
import { expect, test } from "vitest";
import { emitEnums } from "../../codegen/emit/enums.js";
import type { Schema } from "../../codegen/schema.js";
import { tiny } from "./tiny.js";

const Colour: Schema = { type: "string", enum: ["red", "green"] };

const cases: { given: string; schema: Schema; want: object | undefined }[] = [
  { given: "a list in place", schema: Colour, want: { name: "Thing.a", values: ["red", "green"] } },
  { given: "a list with a definition", schema: { $ref: "#/$defs/Colour" }, want: { name: "Colour", values: ["red", "green"] } },
  {
    given: "a list or null",
    schema: { anyOf: [{ $ref: "#/$defs/Colour" }, { type: "null" }] },
    want: { name: "Colour", values: ["red", "green"] },
  },
  {
    given: "each item of an array",
    schema: { type: "array", items: { $ref: "#/$defs/Colour" } },
    want: { name: "Colour", values: ["red", "green"] },
  },
  {
    given: "an open list",
    schema: { anyOf: [{ type: "string", enum: ["x", "y"] }, { type: "string" }] },
    want: { name: "Thing.a", values: ["x", "y"] },
  },
  { given: "one value", schema: { type: "string", enum: ["x"] }, want: undefined },
  { given: "text", schema: { type: "string" }, want: undefined },
  { given: "an object", schema: { $ref: "#/$defs/Other" }, want: undefined },
];

test.each(cases)("a member: $given", ({ schema, want }) => {
  const text = emitEnums(tiny({ Thing: { type: "object", properties: { a: schema } }, Colour, Other: { type: "object", properties: {} } }));
  expect(text).toBe(`export const ENUMS = {\n${want === undefined ? "" : `  Thing: ${JSON.stringify({ a: want })},`}\n};\n`);
});
