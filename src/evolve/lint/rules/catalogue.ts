import { isObject } from "../../../json/index.js";
import { type Kind, list, oneOf, record, text, type Wrong } from "../kind.js";
import type { Rule } from "../rule.js";

const SENTENCE = text("a sentence that ends with a full stop", /\.$/);
const COMMON = {
  number: text('a number such as "R12": R and U for ACP, A for ask', /^[RUA][0-9]+$/),
  source: oneOf("MUST", "MUST NOT", "SHOULD", "SHOULD NOT", "MAY", "stated", "implied"),
  text: SENTENCE,
  reference: text("the page or definition that it is from"),
};
const NEEDED = Object.keys(COMMON);
const SEEN = record(
  { ...COMMON, id: text('an id such as "rule/cancel-once"', /^rule\/[a-z0-9-]+$/), level: oneOf("error", "warning", "note") },
  [...NEEDED, "id", "level"],
);
const COVERED = record({ ...COMMON, by: list(text("the id of a rule", /^[a-z]+\/[a-z0-9-]+$/), 1) }, [...NEEDED, "by"]);
const UNSEEN = record({ ...COMMON, unseen: SENTENCE }, [...NEEDED, "unseen"]);

/** A rule says one of three things: how it is found broken, by what, or why it cannot be. */
const RULE: Kind = {
  words: "an object",
  faults(given, pointer): Iterable<Wrong> {
    const form = !isObject(given) || "id" in given || "level" in given ? SEEN : "by" in given ? COVERED : "unseen" in given ? UNSEEN : SEEN;
    return form.faults(given, pointer);
  },
};

const CATALOGUE = record(
  { $schema: oneOf("../catalogue.schema.json"), protocol: oneOf("ask", "acp"), area: text("a heading"), rules: list(RULE, 1) },
  ["$schema", "protocol", "area", "rules"],
);

/** Catalogues of rules have their form. */
export const catalogue: Rule = {
  id: "schema/rules",
  text: "A catalogue of rules has the form that `rules/catalogue.schema.json` gives it.",
  why: "The checks of recorded traffic and their reference are made from it.",
  *check({ catalogues }) {
    for (const [file, given] of catalogues) for (const wrong of CATALOGUE.faults(given, "")) yield { file, ...wrong };
  },
};
