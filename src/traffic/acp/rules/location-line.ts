import { append } from "../../../json/index.js";
import { toolCallOf } from "../content.js";
import type { AcpRule } from "../rule.js";
import { broken, objectsOf } from "../step.js";

/** R97 (tool-calls): lines of locations count from 1. */
export const locationLine: AcpRule = {
  id: "rule/location-line",
  on: ["session/update tool_call", "session/update tool_call_update", "session/request_permission"],
  check(step) {
    const [base, call] = toolCallOf(step);
    return objectsOf(call, "locations").flatMap(([index, { line }]) =>
      line === 0 ? broken(step, append(append(`${base}/locations`, index), "line"), "no line", "a line counted from 1", "0") : [],
    );
  },
};
