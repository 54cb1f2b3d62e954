import { has, quote } from "../../../json/index.js";
import { objectOf, textOf } from "../../read.js";
import type { AskRule } from "../rule.js";
import { broken } from "../step.js";

/** A69 (schema: SessionSubscribeParams): a subscription is of the kind that was asked for, which is replay where none was named. */
export const deliveryKind: AskRule = {
  id: "rule/ask-delivery-kind",
  on: ["session/subscribe response"],
  check(step) {
    const got = textOf(objectOf(step.result ?? {}, "subscription") ?? {}, "deliveryKind");
    const want = has(step.params, "deliveryKind") ? step.params.deliveryKind : "replay";
    if (got === undefined || step.request === undefined || typeof want !== "string" || got === want) return undefined;
    const expected = `${quote(want)} as asked in line ${String(step.request.line)}`;
    return broken(step, "/result/subscription/deliveryKind", "another kind of delivery", expected, quote(got));
  },
};
