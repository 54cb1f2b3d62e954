import { CONVERSATION_RULES, type ConversationRule, type ConversationRuleId } from "../../generated/rules.js";
import { CONTRACT_RULES, type ContractRule } from "../contract/index.js";
import type { Level } from "./finding.js";

/** Rules that only recorded traffic can break. */
const TRAFFIC = {
  "framing/not-json": { level: "error", text: "Every line is one JSON value." },
  "framing/not-an-object": { level: "error", text: "Every message is a JSON object; batches are not part of the protocol." },
  "framing/invalid-utf8": { level: "error", text: "Lines are UTF-8." },
  "framing/duplicate-key": { level: "error", text: "An object has each member once; readers differ in which of two they take." },
  "framing/line-too-long": { level: "error", text: "A line is within the limit of the check (--max-line); a longer one is passed over." },
  "framing/too-deep": { level: "error", text: "A line nests no deeper than can be judged." },
  "framing/deep-nesting": { level: "warning", text: "A line nests no deeper than common JSON readers go by default (Ruby: 100)." },
  "framing/byte-order-mark": { level: "warning", text: "A stream starts without a byte order mark." },
  "framing/lone-surrogate": {
    level: "warning",
    text: "Text is made of whole characters; half a surrogate pair cannot be written as UTF-8.",
  },
  "framing/carriage-return": { level: "note", text: "Lines end with a line feed alone." },
  "framing/bad-wrapper": {
    level: "warning",
    text: "A recording's wrapper says the direction as c2a or a2c, and the kind of message that is in it.",
  },
  "framing/log-text": { level: "note", text: "Text between the messages of a log is passed over." },
  "envelope/jsonrpc-member": { level: "note", text: "Writers send no jsonrpc member; readers pass over it." },
  "envelope/mode-query": {
    level: "note",
    text: "interaction/requestPermission comes from the host; a client that sends it asks one particular host for its mode.",
  },
  "envelope/response-unpaired": { level: "note", text: "A response can be judged where the recording has its request." },
  "shape/reader-form": { level: "note", text: "Writers send a member in the form that they should, not in another that readers accept." },
  "shape/tolerated": {
    level: "note",
    text: "What a tolerant receiver makes of a value that is wrong; told beside the error, never instead of it.",
  },
  "rule/forgotten": {
    level: "note",
    text: "More is open at once than is remembered (sessions, requests, tool calls); rules that need all of the past are silent from there on.",
  },
  "rule/unjudged-version": {
    level: "note",
    text: "The negotiated version is one of this package; of another only framing and envelope are judged.",
  },
  "unknown/error-code": { level: "note", text: "An error code is one of the protocol's." },
} as const satisfies Record<string, { level: Level; text: string }>;

/** Levels of rules that a single value can break, where they are not errors. */
const MILDER: Partial<Record<ContractRule, Level>> = {
  "envelope/request-without-id": "note",
  "unknown/event-type": "warning",
  "unknown/method": "warning",
  "unknown/member": "note",
  "unknown/version": "warning",
};

/** Id of a rule. The ids are part of the public interface. */
export type RuleId = keyof typeof TRAFFIC | ContractRule | ConversationRuleId;

/** What is said of a rule; where it is from is said of rules of a conversation. */
export type RuleEntry = Pick<ConversationRule, "level" | "text"> & Partial<ConversationRule>;

/**
 * Rules whose findings are never made milder than they are: broken, they could turn a refusal into an approval. The same
 * holds for every finding in a question to a person and its answer, of whichever rule.
 */
export const NEVER_SOFTENED: readonly RuleId[] = ["shape/lifecycle"];

/** Every rule that a check can find broken: its level, and what it asks for. */
export const RULES: Readonly<Record<RuleId, RuleEntry>> = {
  ...TRAFFIC,
  ...CONVERSATION_RULES,
  ...(Object.fromEntries(
    Object.entries(CONTRACT_RULES).map(([rule, text]) => [rule, { level: MILDER[rule as ContractRule] ?? "error", text }]),
  ) as Record<ContractRule, { level: Level; text: string }>),
};
