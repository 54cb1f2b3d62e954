import type { Case } from "./case.js";

/** What catalogues of rules can have wrong. */
export const CATALOGUE_CASES: readonly Case[] = [
  {
    rule: "schema/rules",
    given: "a level that there is none of",
    file: "rules/acp/prompt.json",
    edits: [{ put: "/rules/0/level", value: "fatal" }],
    want: [
      'rules/acp/prompt.json:12:16: expected "error", "warning" or "note", got string "fatal" at /rules/0/level [schema/rules]; fix: write "error", "warning" or "note"',
    ],
  },
  {
    rule: "schema/rule-twice",
    given: "a rule in two catalogues",
    file: "rules/acp/prompt.json",
    edits: [{ put: "/rules/0/id", value: "rule/cwd-absolute" }],
    want: [
      "rules/acp/session.json:22:5: rule rule/cwd-absolute is also in rules/acp/prompt.json; each stands once at /rules/2 [schema/rule-twice]; fix: delete it, or give it an id of its own",
    ],
  },
  {
    rule: "schema/rules",
    given: "a rule that says nothing of how it is seen",
    file: "rules/ask/turn.json",
    edits: [{ put: "/rules/0", value: { number: "A1", source: "stated", text: "It holds.", reference: "Page" } }],
    want: [
      'rules/ask/turn.json:6:5: "id" is missing at /rules/0 [schema/rules]; fix: add "id": an id such as "rule/cancel-once"',
      'rules/ask/turn.json:6:5: "level" is missing at /rules/0 [schema/rules]; fix: add "level": "error", "warning" or "note"',
    ],
  },
  {
    rule: "schema/rules",
    given: "a sentence without full stop",
    file: "rules/ask/turn.json",
    edits: [{ put: "/rules/0/text", value: "It holds" }],
    want: [
      'rules/ask/turn.json:9:15: expected a sentence that ends with a full stop, got string "It holds" at /rules/0/text [schema/rules]; fix: write a sentence that ends with a full stop',
    ],
  },
  {
    rule: "schema/rule-twice",
    given: "an id of two rules",
    file: "rules/acp/cancel.json",
    edits: [
      {
        put: "/rules/0",
        value: { number: "R1", source: "stated", text: "It holds.", reference: "Page", id: "rule/cancel-twice", level: "error" },
      },
      {
        put: "/rules/1",
        value: { number: "R2", source: "stated", text: "It holds.", reference: "Page", id: "rule/cancel-twice", level: "error" },
      },
    ],
    want: [
      "rules/acp/cancel.json:7:5: rule rule/cancel-twice is also in rules/acp/cancel.json; each stands once at /rules/1 [schema/rule-twice]; fix: delete it, or give it an id of its own",
    ],
  },
];
