import type { AskRule } from "../rule.js";
import { broken } from "../step.js";

/** A14 (gem documentation: Client): requests of the host have ids apart from those of the client, as hosts number them from 10001. */
export const reverseId: AskRule = {
  id: "rule/ask-reverse-id",
  on: ["* request"],
  check(step, { open }) {
    if (step.from !== "host" || step.id === undefined) return undefined;
    const other = open.client.get(step.id);
    if (other === undefined) return undefined;
    const expected = `another than that of ${other.method} in line ${String(other.line)}, as some clients pair by id alone`;
    return broken(step, "/id", "id of both sides", expected, JSON.stringify(step.id));
  },
};
