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
const table = (additionalProperties: object | boolean, properties?: object) => ({
  type: "object",
  ...(properties === undefined ? {} : { properties }),
  additionalProperties,
});
export const tuple = (items: object | boolean, ...prefixItems: object[]) => ({ type: "array", prefixItems, items });
const BOTH = `${OLD}; ${NEW}`;
const patterned = (pattern: string) => ({ type: "string", pattern });

/** Edits of tables and tuples, of lists and conditions that are written in several parts, and of formats of numbers. */
export const VALUE_ROWS: readonly Row[] = [
  value("a wider format of numbers", integer({ format: "uint8" }), integer({ format: "uint16" }), "bounds/maximum-raised", OLD),
  value("a format with a sign", integer({ format: "uint8" }), integer({ format: "int32" }), "bounds/minimum-lowered", OLD),
  value("a bound beside a format", integer({ format: "uint8" }), integer({ format: "uint8", maximum: 9 }), "bounds/maximum-lowered", NEW),
  value("no format of whole numbers", { type: "number", format: "uint8" }, { type: "number" }, "number/fractions-allowed", OLD),
  value("no format of all numbers", { type: "number", format: "double" }, { type: "number" }, "schema/rewritten", null, "patch"),
  { ...value("a number becomes too small for the bound", { enum: [1, 2] }, integer({ minimum: 2 }), "enum/value-removed", NEW), also: OLD },
  { ...value("a number becomes too great for the bound", { enum: [1, 2] }, integer({ maximum: 1 }), "enum/value-removed", NEW), also: OLD },
  { ...value("a fraction among integers", { enum: [1, 1.5] }, integer(), "enum/value-removed", NEW), also: OLD },
  value("all numbers for listed ones", { enum: [1, 1.5] }, { type: "number" }, "enum/opened", OLD),
  { ...value("a text becomes too short", { enum: ["", "a"] }, least(1), "enum/value-removed", NEW), also: OLD },
  value("a text that no longer fits", { anyOf: [{ const: "a" }, patterned("^b$")] }, patterned("^b$"), "enum/value-removed", NEW),
  value("a text that fits", { anyOf: [{ const: "b" }, patterned("^b$")] }, patterned("^b$"), "enum/value-removed", null, "minor"),
  { ...value("a text that a format may refuse", { enum: ["a"] }, { type: "string", format: "uri" }, "enum/value-removed", NEW), also: OLD },
  value("less of what two lists allow", { allOf: [text, { enum: ["x", "y"] }] }, { enum: ["x"] }, "enum/value-removed", NEW),
  value("a list within a condition", { allOf: [least(2), { enum: ["x", "yy"] }] }, { enum: ["x", "yy"] }, "enum/value-added", OLD),
  value("a condition beside a list", { enum: ["x", "yy"] }, { allOf: [{ enum: ["x", "yy"] }, least(2)] }, "enum/value-removed", NEW),
  value("the stronger of two conditions, first", { allOf: [least(2), least(1)] }, least(1), "length/minimum-lowered", OLD),
  value("the stronger of two conditions, last", { allOf: [least(1), least(2)] }, least(1), "length/minimum-lowered", OLD),
  value("the weaker of two branches, first", { anyOf: [least(1), least(2)] }, least(2), "length/minimum-raised", NEW),
  value("the weaker of two branches, last", { anyOf: [least(2), least(1)] }, least(2), "length/minimum-raised", NEW),
  value("a branch with any text beside a pattern", { anyOf: [patterned("^b$"), text] }, patterned("^b$"), "text/pattern-added", NEW),
  value("a pattern that is a branch twice", { anyOf: [patterned("^b$"), patterned("^b$")] }, text, "text/pattern-removed", OLD),
  value("name members of the type that a table has", table(text), table(true, { a: text }), "object/named", NEW),
  value("name members of another type", table(integer()), table(true, { a: text }), "object/named", BOTH),
  value("name members of a wider type", table(integer()), table(true, { a: { type: "number" } }), "object/named", BOTH),
  value("name members of a narrower type", table({ type: "number" }), table(true, { a: integer() }), "object/named", NEW),
  value("a table of what was named", table(true, { a: text }), table(text), "object/freed", OLD),
  value("a table of another type than what was named", table(true, { a: text }), table(integer()), "object/freed", BOTH),
  value("a table of a narrower type", table(true, { a: { type: "number" } }), table(integer()), "object/freed", BOTH),
  value("a table of a wider type", table(true, { a: integer() }), table({ type: "number" }), "object/freed", OLD),
  value("a table of any values", table(text), table(true), "type/freed", OLD),
  value("no longer a table of any values", table(true), table(text), "type/constrained", NEW),
  value("a member more of a closed object", table(false, { a: text }), table(false, { a: text, b: text }), "member/optional-added", OLD),
  value("a member less of a closed object", table(false, { a: text, b: text }), table(false, { a: text }), "member/optional-removed", NEW),
  value("name a member that was unlike others", table(integer(), { a: text }), table(integer(), { a: text, b: {} }), "type/freed", OLD),
  value("give up a member unlike others", table(integer(), { a: text, b: {} }), table(integer(), { a: text }), "type/constrained", NEW),
  value("allow further items", tuple(false, text), tuple(text, text), "items/allowed", OLD),
  value("rule further items out", tuple(text, text), tuple(false, text), "items/forbidden", NEW),
  value("say what further items are", tuple(true, text), tuple(text, text), "type/constrained", NEW),
  value("any further items", tuple(text, text), tuple(true, text), "type/freed", OLD),
  value("a position for what was any item", tuple(true, text), tuple(true, text, text), "type/constrained", NEW),
  value("numbers beside integers", { anyOf: [integer(), { type: "number" }] }, integer(), "number/integers-only", NEW),
];
