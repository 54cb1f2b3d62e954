import { ENUMS } from "../../../generated/acp/enums.js";
import { ERROR_CODES, METHODS } from "../../../generated/acp/registry.js";
import { vocabulary } from "../../acp/definition.js";
import { entriesOf } from "../../acp/method.js";
import type { Stability } from "../../acp/stability.js";
import { has, isObject } from "../../json/index.js";
import { classify } from "../../jsonrpc/index.js";
import type { Passage } from "../judgement.js";
import { eachPart, partsOf, type See, type Tables } from "./parts.js";
import { errorName, type Exercise } from "./exercise.js";

/** What can be exercised of ACP, and what a message exercises. */
export function acpExercise(stability: Stability): Exercise {
  const tables: Tables = { shapes: vocabulary(stability).shapes, enums: ENUMS, isStable: stability === "stable" };
  return {
    all(see) {
      // Errors are told by their codes, wherever they stand.
      const done = new Set(["Error"]);
      const entries = Object.keys(METHODS).flatMap((method) => entriesOf(method, { stability }).map((entry) => ({ method, ...entry })));
      for (const { method, kind, result } of entries) {
        see("methods", `${method} ${kind}`);
        if (result !== undefined) see("methods", `${method} response`);
      }
      for (const { params, result } of entries) for (const part of [params, result ?? ""]) eachPart(tables, part, see, done);
      for (const name of Object.keys(ERROR_CODES)) see("error codes", name);
    },
    seen: (message, method, see) => {
      seen(tables, stability, message, method, see);
    },
  };
}

function seen(tables: Tables, stability: Stability, message: Passage["message"], method: string | null, see: See): void {
  const kind = classify(message);
  if (isObject(message.error)) {
    const name = errorName(ERROR_CODES, message.error.code);
    if (name !== undefined) see("error codes", name);
  }
  if (method === null || kind === "none") return;
  const [entry] = entriesOf(method, { stability, kind: kind === "response" ? "request" : kind });
  if (entry === undefined) return;
  if (kind !== "response") {
    see("methods", `${method} ${kind}`);
    partsOf(tables, entry.params, message.params, see);
  } else if (entry.result !== undefined && has(message, "result")) {
    see("methods", `${method} response`);
    partsOf(tables, entry.result, message.result, see);
  }
}
