import { ERROR_CODES } from "../../../../generated/acp/registry.js";
import { supports } from "../capability.js";
import { modeGate } from "../elicitation.js";
import type { AcpRule } from "../rule.js";
import { broken } from "../step.js";

/** R139 (elicitation, RFD: elicitation): a question in a mode that the client did not advertise has invalid params. */
export const elicitationRefusal: AcpRule = {
  id: "rule/elicitation-refusal",
  on: ["elicitation/create response"],
  check(step, { connection: { client } }) {
    const gate = modeGate(step.params);
    if (gate === undefined || supports(client, gate) !== false) return undefined;
    const code = step.error?.code;
    if (code === ERROR_CODES.invalid_params || code === ERROR_CODES.request_cancelled) return undefined;
    // A client without elicitation need not know the method.
    if (code === ERROR_CODES.method_not_found && supports(client, "elicitation") === false) return undefined;
    const pointer = step.error === undefined ? "/result" : "/error/code";
    const got = step.error === undefined ? "a result" : String(code);
    const expected = `error ${String(ERROR_CODES.invalid_params)}, as the client did not advertise ${gate}`;
    return broken(step, pointer, "answer in a mode that was not advertised", expected, got);
  },
};
