import type { Broken } from "../../book.js";
import { AFTER_INITIALIZE } from "../setup.js";
import type { AcpRule } from "../rule.js";

/** R16 (initialization): a connection is initialized before anything is done with sessions. */
export const initializeFirst: AcpRule = {
  id: "rule/initialize-first",
  on: ["initialize", "initialize response", ...AFTER_INITIALIZE],
  check(step, { connection, open, sessions }) {
    const { asked, answered, refused, early } = connection;
    if (step.kind === "response") {
      if (answered !== undefined || step.result === undefined) return undefined;
      const since = step.request?.line ?? step.line;
      const hasty = [...open.client.values()].filter(
        ({ method, line }) => line > since && (AFTER_INITIALIZE as readonly string[]).includes(method),
      );
      return hasty.map(({ method, line }) => ({
        ...told(method, `the answer of line ${String(step.line)} first`),
        line,
        level: "warning",
      }));
    }
    if (step.method === "initialize") {
      // Sessions that were never introduced say that the recording began in the middle of another connection.
      if (early === undefined || asked !== undefined || [...sessions.values()].some(({ origin }) => origin === "named")) return undefined;
      return { ...told(early.method, `initialize first, not in line ${String(step.line)}`), line: early.line, level: "warning" };
    }
    if (!connection.isWhole || answered !== undefined || refused === undefined) return undefined;
    return told(step.method, `a successful initialize first, as line ${String(refused)} refused it`);
  },
};

function told(method: string, expected: string): Broken {
  return { pointer: "", message: `${method} params: connection not initialized: expected ${expected}, got a request` };
}
