import { NEW, OLD, holding, text, type Row } from "./direction-row.js";

/** A row of an edit of one value: what it was, what it is, the rule, and who breaks; nobody is a minor or a patch. */
const value = (edit: string, was: object, is: object, rule: string, breaks: string | null, verdict = "major"): Row => ({
  edit,
  old: holding(was),
  now: holding(is),
  rule,
  verdict,
  breaks,
});
const integer = (more: object = {}) => ({ type: "integer", ...more });
const least = (minLength: number) => ({ type: "string", minLength });
const patterned = (pattern: string) => ({ type: "string", pattern });

/** Edits of lists and conditions that are written in several parts, and of formats of numbers. */
export const VALUE_ROWS: readonly Row[] = [
  value("a wider format of numbers", integer({ format: "uint8" }), integer({ format: "uint16" }), "bounds/maximum-raised", OLD),
  value("a format with a sign", integer({ format: "uint8" }), integer({ format: "int32" }), "bounds/minimum-lowered", OLD),
  value("a bound beside a format", integer({ format: "uint8" }), integer({ format: "uint8", maximum: 9 }), "bounds/maximum-lowered", NEW),
  value("no format of whole numbers", { type: "number", format: "uint8" }, { type: "number" }, "number/fractions-allowed", OLD),
  value("no format of all numbers", { type: "number", format: "double" }, { type: "number" }, "schema/rewritten", null, "patch"),
  value("a number becomes too small for the bound", { enum: [1, 2] }, integer({ minimum: 2 }), "enum/value-removed", NEW),
  value("a number becomes too great for the bound", { enum: [1, 2] }, integer({ maximum: 1 }), "enum/value-removed", NEW),
  value("a fraction among integers", { enum: [1, 1.5] }, integer(), "enum/value-removed", NEW),
  value("all numbers for listed ones", { enum: [1, 1.5] }, { type: "number" }, "enum/opened", OLD),
  value("a text becomes too short", { enum: ["", "a"] }, least(1), "enum/value-removed", NEW),
  value("a text that no longer fits", { anyOf: [{ const: "a" }, patterned("^b$")] }, patterned("^b$"), "enum/value-removed", NEW),
  value("a text that fits", { anyOf: [{ const: "b" }, patterned("^b$")] }, patterned("^b$"), "enum/value-removed", null, "minor"),
  value("a text that a format may refuse", { enum: ["a"] }, { type: "string", format: "uri" }, "enum/value-removed", NEW),
  value("less of what two lists allow", { allOf: [text, { enum: ["x", "y"] }] }, { enum: ["x"] }, "enum/value-removed", NEW),
  value("a list within a condition", { allOf: [least(2), { enum: ["x", "yy"] }] }, { enum: ["x", "yy"] }, "enum/value-added", OLD),
  value("a condition beside a list", { enum: ["x", "yy"] }, { allOf: [{ enum: ["x", "yy"] }, least(2)] }, "enum/value-removed", NEW),
  value("the stronger of two conditions, first", { allOf: [least(2), least(1)] }, least(1), "length/minimum-lowered", OLD),
  value("the stronger of two conditions, last", { allOf: [least(1), least(2)] }, least(1), "length/minimum-lowered", OLD),
  value("the weaker of two branches, first", { anyOf: [least(1), least(2)] }, least(2), "length/minimum-raised", NEW),
  value("the weaker of two branches, last", { anyOf: [least(2), least(1)] }, least(2), "length/minimum-raised", NEW),
  value("a branch with any text beside a pattern", { anyOf: [patterned("^b$"), text] }, patterned("^b$"), "text/pattern-added", NEW),
  value("a pattern that is a branch twice", { anyOf: [patterned("^b$"), patterned("^b$")] }, text, "text/pattern-removed", OLD),
  value("numbers beside integers", { anyOf: [integer(), { type: "number" }] }, integer(), "number/integers-only", NEW),
];
