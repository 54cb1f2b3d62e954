import type { Case } from "./case.js";

/** What a file by itself can have wrong: its text, and the keywords in it. */
export const DIALECT_CASES: readonly Case[] = [
  {
    rule: "schema/json",
    given: "a comma too much",
    file: "ask/events/todos.schema.json",
    edits: [{ text: '"status"\n      ],', becomes: '"status",\n      ],' }],
    want: [`schema/ask/events/todos.schema.json:12:7: not JSON: unexpected "]" after a comma [schema/json]`],
  },
  {
    rule: "schema/json",
    given: "a file cut short",
    file: "ask/events/todos.schema.json",
    edits: [{ text: "    }\n  }\n}\n", becomes: "    }\n" }],
    want: ["schema/ask/events/todos.schema.json:51:1: not JSON: the text ends inside an object [schema/json]"],
  },
  {
    rule: "schema/duplicate-key",
    given: "a keyword twice",
    file: "ask/events/todos.schema.json",
    edits: [{ text: `"x-evidence": "observed",`, becomes: '"x-evidence": "observed",\n      "x-evidence": "observed",' }],
    want: [`schema/ask/events/todos.schema.json:7:7: member "x-evidence" stands twice [schema/duplicate-key]`],
  },
  {
    rule: "schema/dialect",
    given: "title",
    file: "ask/events/todos.schema.json",
    edits: [{ put: "/$defs/Todo/title", value: "Todo" }],
    want: [
      `schema/ask/events/todos.schema.json:33:16: "title" may not stand here; beside annotations, only "type", "required", "properties" and "additionalProperties" may at /$defs/Todo/title [schema/dialect]`,
    ],
  },
  {
    rule: "schema/dialect",
    given: "if and then",
    file: "ask/events/todos.schema.json",
    edits: [
      { put: "/$defs/Todo/if", value: { required: ["id"] } },
      { put: "/$defs/Todo/then", value: { required: ["id"] } },
    ],
    want: [
      `schema/ask/events/todos.schema.json:33:13: "if" may not stand here; beside annotations, only "type", "required", "properties" and "additionalProperties" may at /$defs/Todo/if [schema/dialect]`,
    ],
  },
  {
    rule: "schema/dialect",
    given: "patternProperties",
    file: "ask/events/todos.schema.json",
    edits: [{ put: "/$defs/Todo/patternProperties", value: { "^x-": { type: "string" } } }],
    want: [
      `schema/ask/events/todos.schema.json:33:28: "patternProperties" may not stand here; beside annotations, only "type", "required", "properties" and "additionalProperties" may at /$defs/Todo/patternProperties [schema/dialect]`,
    ],
  },
  {
    rule: "schema/dialect",
    given: "unevaluatedProperties",
    file: "ask/events/todos.schema.json",
    edits: [{ put: "/$defs/Todo/unevaluatedProperties", value: false }],
    want: [
      `schema/ask/events/todos.schema.json:33:32: "unevaluatedProperties" may not stand here; beside annotations, only "type", "required", "properties" and "additionalProperties" may at /$defs/Todo/unevaluatedProperties [schema/dialect]`,
    ],
  },
  {
    rule: "schema/dialect",
    given: "a default",
    file: "ask/events/todos.schema.json",
    edits: [{ put: "/$defs/Todo/properties/status/default", value: "pending" }],
    want: [
      `schema/ask/events/todos.schema.json:31:22: "default" may not stand here; beside annotations, only "type", "enum", "not", "x-type", "minLength", "minimum", "maximum", "pattern" and "format" may at /$defs/Todo/properties/status/default [schema/dialect]`,
    ],
  },
  {
    rule: "schema/dialect",
    given: "properties beside oneOf",
    file: "ask/interactions.schema.json",
    edits: [{ put: "/$defs/Interaction/properties", value: { id: { type: "string" } } }],
    want: [
      `schema/ask/interactions.schema.json:259:21: "properties" may not stand here; beside annotations, only "type", "discriminator" and "oneOf" may at /$defs/Interaction/properties [schema/dialect]`,
    ],
  },
  {
    rule: "schema/dialect",
    given: "a union without tag",
    file: "ask/interactions.schema.json",
    edits: [{ drop: "/$defs/Interaction/discriminator" }],
    want: [`schema/ask/interactions.schema.json:241:20: "discriminator" is missing at /$defs/Interaction [schema/dialect]`],
  },
  {
    rule: "schema/dialect",
    given: "a variant written in place",
    file: "ask/interactions.schema.json",
    edits: [
      {
        put: "/$defs/Interaction/oneOf",
        value: [{ $ref: "#/$defs/ApprovalInteraction" }, { type: "string" }, { $ref: "#/$defs/UserInputInteraction" }],
      },
    ],
    want: [`schema/ask/interactions.schema.json:252:9: "$ref" is missing at /$defs/Interaction/oneOf/1 [schema/dialect]`],
  },
  {
    rule: "schema/dialect",
    given: "a description without full stop",
    file: "ask/events/todos.schema.json",
    edits: [{ put: "/$defs/Todo/properties/title/description", value: "What is to be done" }],
    want: [
      `schema/ask/events/todos.schema.json:19:26: expected a sentence that ends like one, got string "What is to be done" at /$defs/Todo/properties/title/description [schema/dialect]`,
    ],
  },
  {
    rule: "schema/dialect",
    given: "a definition without description",
    file: "ask/events/todos.schema.json",
    edits: [{ drop: "/$defs/Todo/description" }],
    want: [`schema/ask/events/todos.schema.json:4:13: "description" is missing at /$defs/Todo [schema/dialect]`],
  },
  {
    rule: "schema/dialect",
    given: "a lower-case name",
    file: "ask/events/todos.schema.json",
    edits: [{ rename: "/$defs/Todo", to: "todo" }],
    want: [
      `schema/ask/events/todos.schema.json:4:13: names of definitions begin with a capital letter and have only letters and digits; got string "todo" at /$defs/todo [schema/dialect]`,
    ],
  },
  {
    rule: "schema/dialect",
    given: "a pattern without anchors",
    file: "ask/common.schema.json",
    edits: [{ put: "/$defs/ProtocolVersion/pattern", value: "[0-9]+\\.[0-9]+" }],
    want: [
      `schema/ask/common.schema.json:40:18: expected a pattern that begins with "^" and ends with "$", without a repetition of a repetition, got string "[0-9]+\\\\.[0-9]+" at /$defs/ProtocolVersion/pattern [schema/dialect]`,
    ],
  },
  {
    rule: "schema/dialect",
    given: "a repetition of a repetition",
    file: "ask/common.schema.json",
    edits: [{ put: "/$defs/ProtocolVersion/pattern", value: "^([0-9]+)+$" }],
    want: [
      `schema/ask/common.schema.json:40:18: expected a pattern that begins with "^" and ends with "$", without a repetition of a repetition, got string "^([0-9]+)+$" at /$defs/ProtocolVersion/pattern [schema/dialect]`,
    ],
  },
  {
    rule: "schema/dialect",
    given: "a pattern without anchors, deep inside",
    file: "ask/events/todos.schema.json",
    edits: [
      { drop: "/$defs/TodosUpdated/properties/todos/items/$ref" },
      { put: "/$defs/TodosUpdated/properties/todos/items/type", value: "string" },
      { put: "/$defs/TodosUpdated/properties/todos/items/pattern", value: "todo" },
    ],
    want: [
      `schema/ask/events/todos.schema.json:47:24: expected a pattern that begins with "^" and ends with "$", without a repetition of a repetition, got string "todo" at /$defs/TodosUpdated/properties/todos/items/pattern [schema/dialect]`,
    ],
  },
  {
    rule: "schema/dialect",
    given: "a number format",
    file: "ask/common.schema.json",
    edits: [{ drop: "/$defs/Seq/minimum" }, { put: "/$defs/Seq/format", value: "int64" }],
    want: [`schema/ask/common.schema.json:28:17: expected "date-time", got string "int64" at /$defs/Seq/format [schema/dialect]`],
  },
  {
    rule: "schema/dialect",
    given: "a free form that does not say so",
    file: "ask/envelope.schema.json",
    edits: [{ drop: "/$defs/Envelope/properties/payload/additionalProperties" }],
    want: [
      `schema/ask/envelope.schema.json:21:20: expected "properties" for named members or "additionalProperties": true for a free form, got neither at /$defs/Envelope/properties/payload [schema/dialect]`,
    ],
  },
  {
    rule: "schema/dialect",
    given: "named members and a free form",
    file: "ask/envelope.schema.json",
    edits: [{ drop: "/$defs/Envelope/required" }, { put: "/$defs/Envelope/additionalProperties", value: true }],
    want: [
      `schema/ask/envelope.schema.json:4:17: expected "properties" for named members or "additionalProperties": true for a free form, got both at /$defs/Envelope [schema/dialect]`,
    ],
  },
  {
    rule: "schema/dialect",
    given: "a closed object",
    file: "ask/envelope.schema.json",
    edits: [{ put: "/$defs/Envelope/properties/payload/additionalProperties", value: false }],
    want: [
      "schema/ask/envelope.schema.json:24:35: expected true, got false at /$defs/Envelope/properties/payload/additionalProperties [schema/dialect]",
    ],
  },
  {
    rule: "schema/dialect",
    given: "$id",
    file: "ask/events/todos.schema.json",
    edits: [{ put: "/$id", value: "https://example.org/todos" }],
    want: [`schema/ask/events/todos.schema.json:52:10: "$id" may not stand here; only "$schema" and "$defs" may at /$id [schema/dialect]`],
  },
  {
    rule: "schema/dialect",
    given: "no definitions",
    file: "ask/events/todos.schema.json",
    edits: [{ rename: "/$defs", to: "definitions" }],
    want: [`schema/ask/events/todos.schema.json:1:1: "$defs" is missing [schema/dialect]`],
  },
  {
    rule: "schema/dialect",
    given: "another dialect of JSON Schema",
    file: "ask/events/todos.schema.json",
    edits: [{ put: "/$schema", value: "https://json-schema.org/draft-07/schema#" }],
    want: [
      `schema/ask/events/todos.schema.json:2:14: expected "https://json-schema.org/draft/2020-12/schema", got string "https://json-schema.org/draft-07/schema#" at /$schema [schema/dialect]`,
    ],
  },
  {
    rule: "schema/dialect",
    given: "a type beside a reference",
    file: "ask/events/todos.schema.json",
    edits: [{ put: "/$defs/TodosUpdated/properties/todos/items/type", value: "object" }],
    want: [
      `schema/ask/events/todos.schema.json:47:21: "type" may not stand here; beside annotations, only "$ref" may at /$defs/TodosUpdated/properties/todos/items/type [schema/dialect]`,
    ],
  },
  {
    rule: "schema/dialect",
    given: "a reference to the web",
    file: "ask/events/todos.schema.json",
    edits: [{ put: "/$defs/TodosUpdated/properties/todos/items/$ref", value: "https://example.org/x.json" }],
    want: [
      `schema/ask/events/todos.schema.json:46:21: expected "#/$defs/Name" for a definition of this file, or "../file.schema.json#/$defs/Name" for one of another, got string "https://example.org/x.json" at /$defs/TodosUpdated/properties/todos/items/$ref [schema/dialect]`,
    ],
  },
  {
    rule: "schema/dialect",
    given: "an enum of nothing",
    file: "ask/events/todos.schema.json",
    edits: [{ put: "/$defs/Todo/properties/status/enum", value: [] }],
    want: [
      "schema/ask/events/todos.schema.json:25:19: expected at least 1 item, got array of 0 items at /$defs/Todo/properties/status/enum [schema/dialect]",
    ],
  },
  {
    rule: "schema/dialect",
    given: "an object among alternative types",
    file: "ask/events/todos.schema.json",
    edits: [{ put: "/$defs/Todo/properties/title/type", value: ["string", "object"] }],
    want: [
      `schema/ask/events/todos.schema.json:22:13: expected "string", "integer", "number", "boolean" or "null", got string "object" at /$defs/Todo/properties/title/type/1 [schema/dialect]`,
    ],
  },
  {
    rule: "schema/dialect",
    given: "evidence of another kind",
    file: "ask/events/todos.schema.json",
    edits: [{ put: "/$defs/Todo/x-evidence", value: "guessed" }],
    want: [
      `schema/ask/events/todos.schema.json:6:21: expected "documented", "observed" or "decided", got string "guessed" at /$defs/Todo/x-evidence [schema/dialect]`,
    ],
  },
  {
    rule: "schema/dialect",
    given: "a version of another form",
    file: "ask/events/todos.schema.json",
    edits: [{ put: "/$defs/Todo/x-since", value: "v1" }],
    want: [
      `schema/ask/events/todos.schema.json:33:18: expected a version such as "1.0", got string "v1" at /$defs/Todo/x-since [schema/dialect]`,
    ],
  },
  {
    rule: "schema/dialect",
    given: "true in place of a schema",
    file: "ask/events/todos.schema.json",
    edits: [{ put: "/$defs/TodosUpdated/properties/todos/items", value: true }],
    want: [
      "schema/ask/events/todos.schema.json:45:20: expected object, got true at /$defs/TodosUpdated/properties/todos/items [schema/dialect]",
    ],
  },
  {
    rule: "schema/dialect",
    given: "a member required twice",
    file: "ask/events/todos.schema.json",
    edits: [{ put: "/$defs/Todo/required", value: ["id", "id"] }],
    want: [
      `schema/ask/events/todos.schema.json:8:19: expected each item once, got string "id" twice at /$defs/Todo/required [schema/dialect]`,
    ],
  },
  {
    rule: "schema/dialect",
    given: "a fraction as constant",
    file: "ask/interactions.schema.json",
    edits: [{ put: "/$defs/PlanInteraction/properties/kind/const", value: 1.5 }],
    want: [
      "schema/ask/interactions.schema.json:203:20: expected string, boolean, integer or null, got number 1.5 at /$defs/PlanInteraction/properties/kind/const [schema/dialect]",
    ],
  },
];
