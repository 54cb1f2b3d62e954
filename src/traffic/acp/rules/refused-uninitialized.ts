import type { AcpRule } from "../rule.js";
import { broken } from "../step.js";

/** R17 (error): where initialization failed, other requests are refused. */
export const refusedUninitialized: AcpRule = {
  id: "rule/refused-uninitialized",
  on: ["* response"],
  check(step, { connection }) {
    const { refused, answered } = connection;
    if (refused === undefined || answered !== undefined || step.from !== "agent" || step.result === undefined) return undefined;
    if (step.method === "initialize" || (step.request?.line ?? 0) < refused) return undefined;
    return broken(step, "", "connection not initialized", `error -32600, as line ${String(refused)} refused initialize`, "a result");
  },
};
