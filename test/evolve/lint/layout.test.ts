/** Guards against a layout that differs from prettier's, which the repository's other check of format has: the two would undo each other. */
import { fileURLToPath } from "node:url";
import { format } from "prettier";
import { expect, test } from "vitest";
import { readSources } from "../../../codegen/contract.js";
import { layOut } from "../../../src/evolve/lint/layout.js";

const authored = readSources(fileURLToPath(new URL("../../../schema", import.meta.url)));
const numbers = Array.from({ length: 100 }, (_, index) => index * 1000);

/** Texts in which each rule of the layout decides something. */
const texts = [
  "{}",
  "[ ]",
  '"x"',
  '{"a":{"b":{}}}',
  '{\n"a":{"b":1}}',
  '{"a":{\n"b":1}}',
  '[{"a":1,"b":2},{"a":1,"b":2}]',
  '[{"a":1},{"a":1,"b":2}]',
  "[[1,2],[3,4]]",
  "[[1],[3,4]]",
  `[${numbers.join()}]`,
  `{"a":["${"x".repeat(130)}"]}`,
  `{"a":["${"x".repeat(131)}"]}`,
  `{"a":["${"x".repeat(131)}"],"b":1}`,
  '{"\\u0041":"\\u00e9\\/","b":1e3,"c":-0.5}',
];

test.each([...texts, ...authored.flatMap(({ text }) => [text, JSON.stringify(JSON.parse(text))])])("%#", async (text) => {
  const want = await format(text, { parser: "json", printWidth: 140 });
  expect(layOut(text)).toBe(want);
  expect(layOut(want)).toBe(want);
});
