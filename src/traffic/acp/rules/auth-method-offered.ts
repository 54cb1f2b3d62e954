import { quote } from "../../../json/index.js";
import type { AcpRule } from "../rule.js";
import { broken, textOf } from "../step.js";

/** R31 (schema:AuthenticateRequest): the client authenticates by a method that the agent offers. */
export const authMethodOffered: AcpRule = {
  id: "rule/auth-method-offered",
  on: ["authenticate"],
  check(step, { connection: { authMethods, answered } }) {
    const id = textOf(step.params, "methodId");
    if (id === undefined || authMethods === undefined || authMethods.some((method) => method.id === id)) return undefined;
    const offered = authMethods.flatMap((method) => textOf(method, "id") ?? []).map((name) => quote(name));
    const expected = offered.length === 0 ? `no call, as line ${String(answered)} offers no method` : `one of ${offered.join(", ")}`;
    return broken(step, "/params/methodId", "method not offered", expected, quote(id));
  },
};
