import { ERROR_CODES } from "../../../../generated/ask/registry.js";
import type { AskRule } from "../rule.js";
import { broken } from "../step.js";

/** A8 (registry: errors): params that break the shape of the method are answered with -32602. */
export const paramsRefused: AskRule = {
  id: "rule/ask-params-refused",
  on: ["* response"],
  check(step) {
    if (step.request?.isSound !== false || step.result === undefined) return undefined;
    const expected = `error ${String(ERROR_CODES.invalid_params)}, as the params of line ${String(step.request.line)} are wrong`;
    return broken(step, "/result", "wrong params accepted", expected, "a result");
  },
};
