import { quote } from "../../../json/index.js";
import { objectsOf } from "../../read.js";
import { repeatedIn } from "../repeated.js";
import type { AskRule } from "../rule.js";
import { broken } from "../step.js";

/** The list in the result of a method, and what names an entry. */
const LISTS = {
  "session/list": ["sessions", "sessionId"],
  "interaction/list": ["interactions", "id"],
  "session/artifacts": ["artifacts", "id"],
} as const;

/** A25 (registry: methods): a list names each session, interaction and artifact once. */
export const listUnique: AskRule = {
  id: "rule/ask-list-unique",
  on: ["session/list response", "interaction/list response", "session/artifacts response"],
  check(step) {
    if (step.result === undefined) return undefined;
    const [list, name] = LISTS[step.method as keyof typeof LISTS];
    return repeatedIn(objectsOf(step.result, list), name).map(([index, id, first]) =>
      broken(
        step,
        `/result/${list}/${String(index)}/${name}`,
        "listed twice",
        "each once",
        `${quote(id)} again, as in entry ${String(first)}`,
      ),
    );
  },
};
