import type { Rule } from "./rule.js";
import { besideUnion } from "./rules/beside-union.js";
import { catalogue } from "./rules/catalogue.js";
import { described } from "./rules/described.js";
import { dialect } from "./rules/dialect.js";
import { duplicateKey } from "./rules/duplicate-key.js";
import { errorCode } from "./rules/error-code.js";
import { evidence } from "./rules/evidence.js";
import { flatUnion } from "./rules/flat-union.js";
import { format } from "./rules/format.js";
import { gate } from "./rules/gate.js";
import { identity } from "./rules/identity.js";
import { json } from "./rules/json.js";
import { layout } from "./rules/layout.js";
import { name } from "./rules/name.js";
import { nullable } from "./rules/nullable.js";
import { openValues } from "./rules/open-values.js";
import { open } from "./rules/open.js";
import { pattern } from "./rules/pattern.js";
import { reachable } from "./rules/reachable.js";
import { reference, registryReference } from "./rules/reference.js";
import { registryNames } from "./rules/registry-names.js";
import { registry } from "./rules/registry.js";
import { requiredMember } from "./rules/required-member.js";
import { ruleTwice } from "./rules/rule-twice.js";
import { since } from "./rules/since.js";
import { stability } from "./rules/stability.js";
import { tag } from "./rules/tag.js";
import { uniqueName } from "./rules/unique-name.js";
import { unknownVariant } from "./rules/unknown-variant.js";

/** Rules on texts. What breaks one cannot be judged further. */
export const TEXT_RULES = [json, duplicateKey] as const;

/** Rules on the form of schemas, registries and catalogues, and on how each schema is written. */
export const FORM_RULES: readonly Rule[] = [
  dialect,
  identity,
  flatUnion,
  besideUnion,
  open,
  openValues,
  nullable,
  format,
  pattern,
  described,
  requiredMember,
  name,
  registry,
  catalogue,
];

/** Rules on what files say together, which take their form for granted. */
export const CONTRACT_RULES: readonly Rule[] = [
  reference,
  registryReference,
  reachable,
  uniqueName,
  evidence,
  tag,
  unknownVariant,
  registryNames,
  gate,
  since,
  stability,
  errorCode,
  ruleTwice,
];

/** The rule on layout, which holds for every file whatever is in it. */
export const LAYOUT_RULE = layout;

/** Id, sentence and reason of every rule, in the order in which they are judged. */
export const LINT_RULES: readonly Pick<Rule, "id" | "text" | "why">[] = [...TEXT_RULES, ...FORM_RULES, ...CONTRACT_RULES, LAYOUT_RULE];
