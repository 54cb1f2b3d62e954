import type { Case } from "./case.js";

/** What a file by itself can have wrong: its text, and the keywords in it. */
export const DIALECT_CASES: readonly Case[] = [
  {
    rule: "schema/json",
    given: "a comma too much",
    file: "ask/events/todos.schema.json",
    edits: [{ text: '"status"]', becomes: '"status",]' }],
    want: ['ask/events/todos.schema.json:8:44: not JSON: unexpected "]" after a comma [schema/json]; fix: delete the comma before it'],
  },
  {
    rule: "schema/json",
    given: "a file cut short",
    file: "ask/events/todos.schema.json",
    edits: [{ text: "    }\n  }\n}\n", becomes: "    }\n" }],
    want: ["ask/events/todos.schema.json:22:1: not JSON: the text ends inside an object [schema/json]; fix: mend the text there"],
  },
  {
    rule: "schema/duplicate-key",
    given: "a keyword twice",
    file: "ask/events/todos.schema.json",
    edits: [{ text: '"x-evidence": "observed",', becomes: '"x-evidence": "observed",\n      "x-evidence": "observed",' }],
    want: [
      'ask/events/todos.schema.json:7:7: member "x-evidence" stands twice at /$defs/Todo/x-evidence [schema/duplicate-key]; fix: delete one of the two',
    ],
  },
  {
    rule: "schema/dialect",
    given: "title",
    file: "ask/events/todos.schema.json",
    edits: [{ put: "/$defs/Todo/title", value: "Todo" }],
    want: [
      'ask/events/todos.schema.json:14:16: "title" may not stand here; beside annotations, only "type", "required", "properties" and "additionalProperties" may at /$defs/Todo/title [schema/dialect]; fix: delete it; the name of the definition is its title (--fix)',
    ],
  },
  {
    rule: "schema/flat-union",
    given: "if and then",
    file: "ask/events/todos.schema.json",
    edits: [
      { put: "/$defs/Todo/if", value: { required: ["id"] } },
      { put: "/$defs/Todo/then", value: { required: ["id"] } },
    ],
    want: [
      'ask/events/todos.schema.json:14:13: "if" may not stand here at /$defs/Todo/if [schema/flat-union]; fix: write each variant out in full, and tell them apart by a "discriminator"',
      'ask/events/todos.schema.json:15:15: "then" may not stand here at /$defs/Todo/then [schema/flat-union]; fix: write each variant out in full, and tell them apart by a "discriminator"',
    ],
  },
  {
    rule: "schema/dialect",
    given: "patternProperties",
    file: "ask/events/todos.schema.json",
    edits: [{ put: "/$defs/Todo/patternProperties", value: { "^x-": { type: "string" } } }],
    want: [
      'ask/events/todos.schema.json:14:28: "patternProperties" may not stand here; beside annotations, only "type", "required", "properties" and "additionalProperties" may at /$defs/Todo/patternProperties [schema/dialect]; fix: name the members under "properties", or say "additionalProperties" alone',
    ],
  },
  {
    rule: "schema/open",
    given: "unevaluatedProperties",
    file: "ask/events/todos.schema.json",
    edits: [{ put: "/$defs/Todo/unevaluatedProperties", value: false }],
    want: [
      'ask/events/todos.schema.json:14:32: "unevaluatedProperties" may not stand here; every object is open at /$defs/Todo/unevaluatedProperties [schema/open]; fix: delete it (--fix)',
    ],
  },
  {
    rule: "schema/dialect",
    given: "a default",
    file: "ask/events/todos.schema.json",
    edits: [{ put: "/$defs/Todo/properties/status/default", value: "pending" }],
    want: [
      'ask/events/todos.schema.json:16:22: "default" may not stand here; beside annotations, only "type", "enum", "not", "x-type", "minLength", "minimum", "maximum", "pattern" and "format" may at /$defs/Todo/properties/status/default [schema/dialect]; fix: delete it, and say in the description what a missing member stands for (--fix)',
    ],
  },
  {
    rule: "schema/beside-union",
    given: "properties beside oneOf",
    file: "ask/interactions.schema.json",
    edits: [{ put: "/$defs/Interaction/properties", value: { id: { type: "string" } } }],
    want: [
      'ask/interactions.schema.json:134:21: "properties" may not stand beside "oneOf" at /$defs/Interaction/properties [schema/beside-union]; fix: repeat it in each of the variants, and delete it here',
      'ask/interactions.schema.json:134:29: member "id" has no description at /$defs/Interaction/properties/id [schema/described]; fix: add "description": what it is, in a sentence',
    ],
  },
  {
    rule: "schema/flat-union",
    given: "a union without tag",
    file: "ask/interactions.schema.json",
    edits: [{ drop: "/$defs/Interaction/discriminator" }],
    want: [
      'ask/interactions.schema.json:124:20: "discriminator" is missing at /$defs/Interaction [schema/flat-union]; fix: say "discriminator": { "propertyName": "kind" } (--fix)',
    ],
  },
  {
    rule: "schema/flat-union",
    given: "a variant written in place",
    file: "ask/interactions.schema.json",
    edits: [
      {
        put: "/$defs/Interaction/oneOf",
        value: [{ $ref: "#/$defs/ApprovalInteraction" }, { type: "string" }, { $ref: "#/$defs/UserInputInteraction" }],
      },
    ],
    want: [
      'ask/interactions.schema.json:129:60: expected a reference to a variant at /$defs/Interaction/oneOf/1 [schema/flat-union]; fix: make it a definition of its own, and refer to it by "$ref"',
    ],
  },
  {
    rule: "schema/described",
    given: "a description without full stop",
    file: "ask/events/todos.schema.json",
    edits: [{ put: "/$defs/Todo/properties/title/description", value: "What is to be done" }],
    want: [
      'ask/events/todos.schema.json:11:35: expected a sentence that ends like one, got string "What is to be done" at /$defs/Todo/properties/title/description [schema/described]; fix: end it with a full stop (--fix)',
    ],
  },
  {
    rule: "schema/described",
    given: "a definition without description",
    file: "ask/events/todos.schema.json",
    edits: [{ drop: "/$defs/Todo/description" }],
    want: [
      'ask/events/todos.schema.json:4:13: definition "Todo" has no description at /$defs/Todo [schema/described]; fix: add "description": what it is, in a sentence',
    ],
  },
  {
    rule: "schema/name",
    given: "a lower-case name",
    file: "ask/events/todos.schema.json",
    edits: [{ rename: "/$defs/Todo", to: "todo" }],
    want: [
      'ask/events/todos.schema.json:4:13: names of definitions begin with a capital letter and have only letters and digits; got string "todo" at /$defs/todo [schema/name]; fix: rename it to "Todo" wherever it is named',
    ],
  },
  {
    rule: "schema/pattern",
    given: "a pattern without anchors",
    file: "ask/common.schema.json",
    edits: [{ put: "/$defs/ProtocolVersion/pattern", value: "[0-9]+\\.[0-9]+" }],
    want: [
      'ask/common.schema.json:36:18: expected a pattern that begins with "^" and ends with "$", got string "[0-9]+\\\\.[0-9]+" at /$defs/ProtocolVersion/pattern [schema/pattern]; fix: write "^[0-9]+\\\\.[0-9]+$"',
    ],
  },
  {
    rule: "schema/pattern",
    given: "a repetition of a repetition",
    file: "ask/common.schema.json",
    edits: [{ put: "/$defs/ProtocolVersion/pattern", value: "^([0-9]+)+$" }],
    want: [
      'ask/common.schema.json:36:18: a pattern that could be slow: it repeats a group that has a repetition or a choice, got string "^([0-9]+)+$" at /$defs/ProtocolVersion/pattern [schema/pattern]; fix: repeat single characters, and put something else between two repetitions',
    ],
  },
  {
    rule: "schema/pattern",
    given: "a pattern without anchors, deep inside",
    file: "ask/events/todos.schema.json",
    edits: [
      { drop: "/$defs/TodosUpdated/properties/todos/items/$ref" },
      { put: "/$defs/TodosUpdated/properties/todos/items/type", value: "string" },
      { put: "/$defs/TodosUpdated/properties/todos/items/pattern", value: "todo" },
    ],
    want: [
      'ask/events/todos.schema.json:21:121: expected a pattern that begins with "^" and ends with "$", got string "todo" at /$defs/TodosUpdated/properties/todos/items/pattern [schema/pattern]; fix: write "^todo$"',
    ],
  },
  {
    rule: "schema/format",
    given: "a number format",
    file: "ask/common.schema.json",
    edits: [{ drop: "/$defs/Seq/minimum" }, { put: "/$defs/Seq/format", value: "int64" }],
    want: [
      'ask/common.schema.json:24:17: expected "date-time", got string "int64" at /$defs/Seq/format [schema/format]; fix: delete it (--fix)',
    ],
  },
  {
    rule: "schema/open",
    given: "a free form that does not say so",
    file: "ask/envelope.schema.json",
    edits: [{ drop: "/$defs/Envelope/properties/payload/additionalProperties" }],
    want: [
      'ask/envelope.schema.json:12:20: expected "properties" for named members or "additionalProperties": true for a free form, got neither at /$defs/Envelope/properties/payload [schema/open]; fix: say "additionalProperties": true (--fix)',
    ],
  },
  {
    rule: "schema/open",
    given: "named members and a free form",
    file: "ask/envelope.schema.json",
    edits: [{ drop: "/$defs/Envelope/required" }, { put: "/$defs/Envelope/additionalProperties", value: true }],
    want: [
      'ask/envelope.schema.json:13:31: expected "properties" or "additionalProperties", got both at /$defs/Envelope/additionalProperties [schema/open]; fix: delete it; every object is open (--fix)',
    ],
  },
  {
    rule: "schema/open",
    given: "a closed object",
    file: "ask/envelope.schema.json",
    edits: [{ put: "/$defs/Envelope/properties/payload/additionalProperties", value: false }],
    want: [
      "ask/envelope.schema.json:12:134: expected an open object, got a closed one at /$defs/Envelope/properties/payload/additionalProperties [schema/open]; fix: say true (--fix)",
    ],
  },
  {
    rule: "schema/identity",
    given: "$id",
    file: "ask/events/todos.schema.json",
    edits: [{ put: "/$id", value: "https://example.org/todos" }],
    want: [
      'ask/events/todos.schema.json:23:10: "$id" may not stand here; references are relative paths at /$id [schema/identity]; fix: delete it (--fix)',
    ],
  },
  {
    rule: "schema/dialect",
    given: "no definitions",
    file: "ask/events/todos.schema.json",
    edits: [{ rename: "/$defs", to: "definitions" }],
    want: ['ask/events/todos.schema.json:1:1: "$defs" is missing [schema/dialect]; fix: rename "definitions" to "$defs" (--fix)'],
  },
  {
    rule: "schema/dialect",
    given: "another dialect of JSON Schema",
    file: "ask/events/todos.schema.json",
    edits: [{ put: "/$schema", value: "https://json-schema.org/draft-07/schema#" }],
    want: [
      'ask/events/todos.schema.json:2:14: expected "https://json-schema.org/draft/2020-12/schema", got "https://json-schema.org/draft-07/schema#" at /$schema [schema/dialect]; fix: write "$schema": "https://json-schema.org/draft/2020-12/schema" (--fix)',
    ],
  },
  {
    rule: "schema/dialect",
    given: "a type beside a reference",
    file: "ask/events/todos.schema.json",
    edits: [{ put: "/$defs/TodosUpdated/properties/todos/items/type", value: "object" }],
    want: [
      'ask/events/todos.schema.json:21:124: "type" may not stand here; beside annotations, only "$ref" may at /$defs/TodosUpdated/properties/todos/items/type [schema/dialect]; fix: delete it',
    ],
  },
  {
    rule: "schema/dialect",
    given: "a reference to the web",
    file: "ask/events/todos.schema.json",
    edits: [{ put: "/$defs/TodosUpdated/properties/todos/items/$ref", value: "https://example.org/x.json" }],
    want: [
      'ask/events/todos.schema.json:21:100: expected "#/$defs/Name" for a definition of this file, or "../file.schema.json#/$defs/Name" for one of another, got string "https://example.org/x.json" at /$defs/TodosUpdated/properties/todos/items/$ref [schema/dialect]; fix: write "#/$defs/Name" for a definition of this file, or "../file.schema.json#/$defs/Name" for one of another',
    ],
  },
  {
    rule: "schema/dialect",
    given: "an enum of nothing",
    file: "ask/events/todos.schema.json",
    edits: [{ put: "/$defs/Todo/properties/status/enum", value: [] }],
    want: [
      "ask/events/todos.schema.json:12:80: expected at least 1 item, got array of 0 items at /$defs/Todo/properties/status/enum [schema/dialect]; fix: list what belongs there, or delete the keyword",
    ],
  },
  {
    rule: "schema/nullable",
    given: "an object among alternative types",
    file: "ask/events/todos.schema.json",
    edits: [{ put: "/$defs/Todo/properties/title/type", value: ["string", "object"] }],
    want: [
      'ask/events/todos.schema.json:11:77: expected only scalars in a list of types, got "object" at /$defs/Todo/properties/title/type/1 [schema/nullable]; fix: put each type with its keywords under "anyOf"',
    ],
  },
  {
    rule: "schema/dialect",
    given: "evidence of another kind",
    file: "ask/events/todos.schema.json",
    edits: [{ put: "/$defs/Todo/x-evidence", value: "guessed" }],
    want: [
      'ask/events/todos.schema.json:6:21: expected "documented", "observed" or "decided", got string "guessed" at /$defs/Todo/x-evidence [schema/dialect]; fix: write "documented", "observed" or "decided"',
    ],
  },
  {
    rule: "schema/dialect",
    given: "a version of another form",
    file: "ask/events/todos.schema.json",
    edits: [{ put: "/$defs/Todo/x-since", value: "v1" }],
    want: [
      'ask/events/todos.schema.json:14:18: expected a version such as "1.0", got string "v1" at /$defs/Todo/x-since [schema/dialect]; fix: write a version such as "1.0"',
    ],
  },
  {
    rule: "schema/dialect",
    given: "true in place of a schema",
    file: "ask/events/todos.schema.json",
    edits: [{ put: "/$defs/TodosUpdated/properties/todos/items", value: true }],
    want: [
      "ask/events/todos.schema.json:20:104: expected object, got true at /$defs/TodosUpdated/properties/todos/items [schema/dialect]; fix: write an object",
    ],
  },
  {
    rule: "schema/dialect",
    given: "a member required twice",
    file: "ask/events/todos.schema.json",
    edits: [{ put: "/$defs/Todo/required", value: ["id", "id"] }],
    want: [
      'ask/events/todos.schema.json:8:26: expected each item once, got string "id" twice at /$defs/Todo/required/1 [schema/dialect]; fix: delete one of the two',
    ],
  },
  {
    rule: "schema/dialect",
    given: "a fraction as constant",
    file: "ask/interactions.schema.json",
    edits: [{ put: "/$defs/PlanInteraction/properties/kind/const", value: 1.5 }],
    want: [
      "ask/interactions.schema.json:107:71: expected string, boolean, integer or null, got number 1.5 at /$defs/PlanInteraction/properties/kind/const [schema/dialect]; fix: write string, boolean, integer or null",
    ],
  },
];
