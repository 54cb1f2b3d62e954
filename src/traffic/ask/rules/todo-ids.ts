import { quote } from "../../../json/index.js";
import { objectsOf } from "../../read.js";
import { repeatedIn } from "../repeated.js";
import type { AskRule } from "../rule.js";
import { broken, inEvent } from "../step.js";

/** A62 (schema: Todo): entries of the list of what is to be done have ids of their own. */
export const todoIds: AskRule = {
  id: "rule/ask-todo-ids",
  on: ["session/event todos.updated"],
  check(step) {
    return repeatedIn(objectsOf(step.event?.payload ?? {}, "todos"), "id").map(([index, id, first]) =>
      broken(
        step,
        inEvent(step, "payload", "todos", index, "id"),
        "id of two entries",
        "an id of its own",
        `${quote(id)} of entry ${String(first)}`,
      ),
    );
  },
};
