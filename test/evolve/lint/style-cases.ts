import type { Case } from "./case.js";

/** What is valid JSON Schema and said in another way than the house says it. */
export const STYLE_CASES: readonly Case[] = [
  {
    rule: "schema/nullable",
    given: "nullable, as OpenAPI says it",
    file: "ask/events/todos.schema.json",
    edits: [{ put: "/$defs/Todo/properties/title/nullable", value: true }],
    want: [
      'ask/events/todos.schema.json:11:88: "nullable" is no keyword of JSON Schema at /$defs/Todo/properties/title/nullable [schema/nullable]; fix: say "type": ["string", "null"] (--fix)',
    ],
    mended: { "/$defs/Todo/properties/title/type": ["string", "null"], "/$defs/Todo/properties/title/nullable": null },
  },
  {
    rule: "schema/nullable",
    given: "alternatives of a scalar and null",
    file: "ask/events/todos.schema.json",
    edits: [
      { drop: "/$defs/Todo/properties/title/type" },
      { put: "/$defs/Todo/properties/title/anyOf", value: [{ type: "null" }, { type: "string" }] },
    ],
    want: [
      'ask/events/todos.schema.json:11:67: expected one list of types for scalars, got alternatives at /$defs/Todo/properties/title/anyOf [schema/nullable]; fix: say "type": ["string", "null"] (--fix)',
    ],
    mended: { "/$defs/Todo/properties/title/type": ["string", "null"], "/$defs/Todo/properties/title/anyOf": null },
  },
  {
    rule: "schema/nullable",
    given: "null before the reference",
    file: "acp/v1/elicitation.schema.json",
    edits: [
      {
        put: "/$defs/ElicitationSessionScope/properties/toolCallId/anyOf",
        value: [{ type: "null" }, { $ref: "tool-call.schema.json#/$defs/ToolCallId" }],
      },
    ],
    want: [
      "acp/v1/elicitation.schema.json:14:21: expected null as the last branch at /$defs/ElicitationSessionScope/properties/toolCallId/anyOf/0 [schema/nullable]; fix: put it last (--fix)",
    ],
    mended: {
      "/$defs/ElicitationSessionScope/properties/toolCallId/anyOf": [{ $ref: "tool-call.schema.json#/$defs/ToolCallId" }, { type: "null" }],
    },
  },
  {
    rule: "schema/nullable",
    given: "null among the values of an enum",
    file: "ask/events/todos.schema.json",
    edits: [{ put: "/$defs/Todo/properties/status/enum", value: ["pending", null] }],
    want: [
      'ask/events/todos.schema.json:12:80: null is no value of an enum at /$defs/Todo/properties/status/enum [schema/nullable]; fix: put the values and { "type": "null" } under "anyOf"',
    ],
  },
  {
    rule: "schema/open-values",
    given: "an open list that does not say so",
    file: "acp/v1/notice.schema.json",
    edits: [{ drop: "/$defs/NoticeSeverity/x-open" }],
    want: [
      'acp/v1/notice.schema.json:4:23: an open list of values does not say so at /$defs/NoticeSeverity [schema/open-values]; fix: say "x-open": true (--fix)',
    ],
    mended: { "/$defs/NoticeSeverity/x-open": true },
  },
  {
    rule: "schema/open-values",
    given: "any text before the known values",
    file: "acp/v1/notice.schema.json",
    edits: [{ put: "/$defs/NoticeSeverity/anyOf", value: [{ type: "string" }, { type: "string", enum: ["info"] }] }],
    want: [
      "acp/v1/notice.schema.json:7:16: expected the known values first at /$defs/NoticeSeverity/anyOf [schema/open-values]; fix: swap the two (--fix)",
    ],
    mended: { "/$defs/NoticeSeverity/anyOf": [{ type: "string", enum: ["info"] }, { type: "string" }] },
  },
  {
    rule: "schema/open-values",
    given: "a closed list that says it is open",
    file: "ask/events/todos.schema.json",
    edits: [{ put: "/$defs/Todo/properties/status/x-open", value: true }],
    want: [
      'ask/events/todos.schema.json:16:21: "x-open" stands only beside "anyOf" of known values and their type at /$defs/Todo/properties/status/x-open [schema/open-values]; fix: put the values, then their type alone, under "anyOf"',
    ],
  },
  {
    rule: "schema/flat-union",
    given: "allOf around a reference",
    file: "ask/events/todos.schema.json",
    edits: [
      { drop: "/$defs/TodosUpdated/properties/todos/items/$ref" },
      { put: "/$defs/TodosUpdated/properties/todos/items/allOf", value: [{ $ref: "#/$defs/Todo" }] },
    ],
    want: [
      'ask/events/todos.schema.json:21:101: "allOf" may not stand here at /$defs/TodosUpdated/properties/todos/items/allOf [schema/flat-union]; fix: say "$ref": "#/$defs/Todo" alone (--fix)',
    ],
    mended: { "/$defs/TodosUpdated/properties/todos/items": { $ref: "#/$defs/Todo" } },
  },
  {
    rule: "schema/flat-union",
    given: "a tagged union without type",
    file: "ask/interactions.schema.json",
    edits: [{ drop: "/$defs/Interaction/type" }],
    want: [
      'ask/interactions.schema.json:124:20: "type" is missing at /$defs/Interaction [schema/flat-union]; fix: say "type": "object" (--fix)',
    ],
    mended: { "/$defs/Interaction/type": "object" },
  },
  {
    rule: "schema/flat-union",
    given: "a description beside the reference to a variant",
    file: "ask/interactions.schema.json",
    edits: [{ put: "/$defs/Interaction/oneOf/0/description", value: "An approval." }],
    want: [
      'ask/interactions.schema.json:130:9: expected a bare reference to a variant at /$defs/Interaction/oneOf/0 [schema/flat-union]; fix: leave "$ref" alone (--fix)',
    ],
    mended: { "/$defs/Interaction/oneOf/0": { $ref: "#/$defs/ApprovalInteraction" } },
  },
  {
    rule: "schema/flat-union",
    given: "a condition",
    file: "ask/events/todos.schema.json",
    edits: [{ put: "/$defs/Todo/if", value: { required: ["status"] } }],
    want: [
      'ask/events/todos.schema.json:14:13: "if" may not stand here at /$defs/Todo/if [schema/flat-union]; fix: write each variant out in full, and tell them apart by a "discriminator"',
    ],
  },
  {
    rule: "schema/beside-union",
    given: "required beside anyOf",
    file: "acp/v1/elicitation.schema.json",
    edits: [{ put: "/$defs/ElicitationFormMode/required", value: ["requestedSchema"] }],
    want: [
      'acp/v1/elicitation.schema.json:32:19: "required" may not stand beside "anyOf" at /$defs/ElicitationFormMode/required [schema/beside-union]; fix: repeat it in each of the variants, and delete it here',
    ],
  },
  {
    rule: "schema/dialect",
    given: "a title",
    file: "ask/events/todos.schema.json",
    edits: [{ put: "/$defs/Todo/title", value: "Todo" }],
    want: [
      'ask/events/todos.schema.json:14:16: "title" may not stand here; beside annotations, only "type", "required", "properties" and "additionalProperties" may at /$defs/Todo/title [schema/dialect]; fix: delete it; the name of the definition is its title (--fix)',
    ],
    mended: { "/$defs/Todo/title": null },
  },
  {
    rule: "schema/dialect",
    given: "examples",
    file: "ask/events/todos.schema.json",
    edits: [{ put: "/$defs/Todo/properties/title/examples", value: ["Buy milk"] }],
    want: [
      'ask/events/todos.schema.json:11:88: "examples" may not stand here; beside annotations, only "type", "enum", "not", "x-type", "minLength", "minimum", "maximum", "pattern" and "format" may at /$defs/Todo/properties/title/examples [schema/dialect]; fix: delete it; examples are vectors (--fix)',
    ],
    mended: { "/$defs/Todo/properties/title/examples": null },
  },
  {
    rule: "schema/dialect",
    given: "definitions of an older draft",
    file: "ask/events/todos.schema.json",
    edits: [
      { put: "/$schema", value: "http://json-schema.org/draft-07/schema#" },
      { rename: "/$defs", to: "definitions" },
    ],
    want: [
      'ask/events/todos.schema.json:1:1: "$defs" is missing [schema/dialect]; fix: rename "definitions" to "$defs" (--fix)',
      'ask/events/todos.schema.json:2:14: expected "https://json-schema.org/draft/2020-12/schema", got "http://json-schema.org/draft-07/schema#" at /$schema [schema/dialect]; fix: write "$schema": "https://json-schema.org/draft/2020-12/schema" (--fix)',
    ],
    mended: { "/definitions": null, "/$schema": "https://json-schema.org/draft/2020-12/schema" },
  },
  {
    rule: "schema/dialect",
    given: "values without a type",
    file: "ask/events/todos.schema.json",
    edits: [{ drop: "/$defs/Todo/properties/status/type" }],
    want: [
      'ask/events/todos.schema.json:12:62: "enum" may not stand here; only annotations may at /$defs/Todo/properties/status/enum [schema/dialect]; fix: say "type": "string" beside it (--fix)',
    ],
    mended: { "/$defs/Todo/properties/status/type": "string" },
  },
  {
    rule: "schema/dialect",
    given: "members without a type",
    file: "ask/events/todos.schema.json",
    edits: [{ drop: "/$defs/Todo/type" }],
    want: [
      'ask/events/todos.schema.json:7:19: "required" may not stand here; only annotations may at /$defs/Todo/required [schema/dialect]; fix: say "type": "object" beside it (--fix)',
      'ask/events/todos.schema.json:8:21: "properties" may not stand here; only annotations may at /$defs/Todo/properties [schema/dialect]; fix: say "type": "object" beside it (--fix)',
    ],
    mended: { "/$defs/Todo/type": "object" },
  },
  {
    rule: "schema/dialect",
    given: "a list of one type",
    file: "ask/events/todos.schema.json",
    edits: [{ put: "/$defs/Todo/properties/title/type", value: ["string"] }],
    want: [
      'ask/events/todos.schema.json:11:66: expected at least 2 items, got array of 1 item at /$defs/Todo/properties/title/type [schema/dialect]; fix: write "string" (--fix)',
    ],
    mended: { "/$defs/Todo/properties/title/type": "string" },
  },
  {
    rule: "schema/dialect",
    given: "a tuple",
    file: "ask/events/todos.schema.json",
    edits: [{ put: "/$defs/TodosUpdated/properties/todos/prefixItems", value: [{ type: "string" }] }],
    want: [
      'ask/events/todos.schema.json:25:26: "prefixItems" may not stand here; beside annotations, only "type", "items" and "minItems" may at /$defs/TodosUpdated/properties/todos/prefixItems [schema/dialect]; fix: make it an object with named members',
    ],
  },
  {
    rule: "schema/dialect",
    given: "a misspelt keyword",
    file: "ask/common.schema.json",
    edits: [{ rename: "/$defs/Seq/minimum", to: "minimun" }],
    want: [
      'ask/common.schema.json:24:18: "minimun" may not stand here; beside annotations, only "type", "enum", "not", "x-type", "minLength", "minimum", "maximum", "pattern" and "format" may at /$defs/Seq/minimun [schema/dialect]; fix: rename it to "minimum"',
    ],
  },
  {
    rule: "schema/dialect",
    given: "a list without items",
    file: "ask/events/todos.schema.json",
    edits: [{ drop: "/$defs/TodosUpdated/properties/todos/items" }],
    want: [
      'ask/events/todos.schema.json:20:32: "items" is missing at /$defs/TodosUpdated/properties/todos [schema/dialect]; fix: add "items": what each item is',
    ],
  },
  {
    rule: "schema/format",
    given: "a number format with bounds",
    file: "ask/common.schema.json",
    edits: [{ put: "/$defs/Seq/format", value: "uint32" }],
    want: [
      'ask/common.schema.json:25:17: expected "date-time", got string "uint32" at /$defs/Seq/format [schema/format]; fix: say "maximum": 4294967295 (--fix)',
    ],
    mended: { "/$defs/Seq/format": null, "/$defs/Seq/maximum": 4294967295 },
  },
  {
    rule: "schema/pattern",
    given: "anchors that do not hold for all of it",
    file: "ask/common.schema.json",
    edits: [{ put: "/$defs/ProtocolVersion/pattern", value: "^[0-9]+|x$" }],
    want: [
      'ask/common.schema.json:36:18: expected a pattern that begins with "^" and ends with "$", got string "^[0-9]+|x$" at /$defs/ProtocolVersion/pattern [schema/pattern]; fix: write "^(?:[0-9]+|x)$"',
    ],
  },
  {
    rule: "schema/pattern",
    given: "two repetitions of the same",
    file: "ask/common.schema.json",
    edits: [{ put: "/$defs/ProtocolVersion/pattern", value: "^[a-z]*[a-m0-9]*$" }],
    want: [
      'ask/common.schema.json:36:18: a pattern that could be slow: a repetition can match what the one before it matches, got string "^[a-z]*[a-m0-9]*$" at /$defs/ProtocolVersion/pattern [schema/pattern]; fix: repeat single characters, and put something else between two repetitions',
    ],
  },
  {
    rule: "schema/pattern",
    given: "no regular expression",
    file: "ask/common.schema.json",
    edits: [{ put: "/$defs/ProtocolVersion/pattern", value: "^([0-9]+$" }],
    want: [
      'ask/common.schema.json:36:18: expected a regular expression, got string "^([0-9]+$" at /$defs/ProtocolVersion/pattern [schema/pattern]; fix: write one that compiles',
    ],
  },
  {
    rule: "schema/identity",
    given: "an anchor",
    file: "ask/events/todos.schema.json",
    edits: [{ put: "/$defs/Todo/$anchor", value: "todo" }],
    want: [
      'ask/events/todos.schema.json:14:18: "$anchor" may not stand here; references are relative paths at /$defs/Todo/$anchor [schema/identity]; fix: delete it (--fix)',
    ],
    mended: { "/$defs/Todo/$anchor": null },
  },
  {
    rule: "schema/name",
    given: "a member with a hyphen",
    file: "ask/events/todos.schema.json",
    edits: [{ put: "/$defs/Todo/properties/due-date", value: { description: "Until when.", type: "string" } }],
    want: [
      'ask/events/todos.schema.json:13:21: names of members have only letters, digits and underscores; got string "due-date" at /$defs/Todo/properties/due-date [schema/name]; fix: rename it to "dueDate" wherever it is named',
    ],
  },
  {
    rule: "schema/described",
    given: "a description that is empty",
    file: "ask/events/todos.schema.json",
    edits: [{ put: "/$defs/Todo/description", value: "" }],
    want: [
      'ask/events/todos.schema.json:5:22: expected a sentence that ends like one, got string "" at /$defs/Todo/description [schema/described]; fix: say what it is, in a sentence',
    ],
  },
  {
    rule: "schema/layout",
    given: "one long line",
    file: "ask/events/plan.schema.json",
    edits: [{ text: "{\n  ", becomes: "{" }],
    want: ["ask/events/plan.schema.json:1:2: expected another layout from here on [schema/layout]; fix: lay the file out anew (--fix)"],
    mended: {},
  },
  {
    rule: "schema/since",
    given: "a member of a version to come",
    file: "ask/events/todos.schema.json",
    edits: [
      { put: "/$defs/Todo/properties/title/x-since", value: "1.1" },
      { put: "/$defs/Todo/required", value: ["id", "status"] },
    ],
    want: [
      'ask/events/todos.schema.json:11:87: 1.1 is later than the protocol\'s version, 1.0 at /$defs/Todo/properties/title/x-since [schema/since]; fix: say "version": "1.1" in ask/registry.json, or an earlier one here',
    ],
  },
  {
    rule: "schema/since",
    given: "an event of a version to come",
    file: "ask/registry.json",
    edits: [{ put: "/events/todos.updated/since", value: "2.0" }],
    want: [
      'ask/registry.json:36:92: 2.0 is later than the protocol\'s version, 1.0 at /events/todos.updated/since [schema/since]; fix: say "version": "2.0" in ask/registry.json, or an earlier one here',
    ],
  },
  {
    rule: "schema/since",
    given: "a later member that is required",
    file: "acp/v1/notice.schema.json",
    edits: [{ put: "/$defs/Notice/properties/title/x-since", value: "1.1" }],
    want: [
      'acp/v1/notice.schema.json:12:32: "title" came with 1.1, Notice with 1; older writers do not send it at /$defs/Notice/required/1 [schema/since]; fix: make it optional: take it out of required',
      'acp/v1/notice.schema.json:15:117: 1.1 is later than the protocol\'s version, 1 at /$defs/Notice/properties/title/x-since [schema/since]; fix: say "version": "1.1" in acp/v1/registry.json, or an earlier one here',
    ],
  },
  {
    rule: "schema/gate",
    given: "a later method without gate",
    file: "ask/registry.json",
    edits: [
      { put: "/version", value: "1.1" },
      { put: "/methods/ping/since", value: "1.1" },
    ],
    want: [
      'ask/registry.json:46:13: a method since 1.1 has no gate at /methods/ping [schema/gate]; fix: add "gate": the capability that tells who knows it',
    ],
  },
  {
    rule: "schema/stability",
    given: "an unstable member that is required",
    file: "acp/v1/content.schema.json",
    edits: [{ put: "/$defs/TextContent/properties/text/x-stability", value: "unstable" }],
    want: [
      'acp/v1/content.schema.json:34:20: "text" is unstable and required at /$defs/TextContent/required/0 [schema/stability]; fix: make it optional: take it out of required',
    ],
  },
  {
    rule: "schema/stability",
    given: "a stable method of unstable params",
    file: "acp/v1/initialize.schema.json",
    edits: [{ put: "/$defs/InitializeRequest/x-stability", value: "unstable" }],
    want: [
      'acp/v1/registry.json:18:17: a stable entry leads to an unstable definition at /methods/initialize/params [schema/stability]; fix: say "stability": "unstable" here, or "x-stability": "stable" there',
    ],
  },
  {
    rule: "schema/unknown-variant",
    given: "a known variant that the unknown one does not exclude",
    file: "acp/v1/elicitation.schema.json",
    edits: [{ text: '"enum": ["accept", "decline", "cancel"]', becomes: '"enum": ["accept", "decline"]' }],
    want: [
      'acp/v1/elicitation.schema.json:287:28: "cancel" is the tag of a known variant; the list has to name it at /$defs/CreateElicitationResponseOther/properties/action/not/enum [schema/unknown-variant]; fix: write ["accept", "decline", "cancel"] (--fix)',
    ],
    mended: {},
  },
];
