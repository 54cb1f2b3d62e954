import { ENUMS } from "../../../generated/ask/enums.js";
import { MEMBERS } from "../../../generated/ask/members.js";
import { ERROR_CODES, EVENTS } from "../../../generated/ask/registry.js";
import { isKnown as isKnownEvent } from "../../ask/event-issues.js";
import { carriedEvents, entryOf, isKnown as isKnownMethod, NAMES } from "../../ask/method-issues.js";
import { has, isObject } from "../../json/index.js";
import { classify } from "../../jsonrpc/index.js";
import type { Passage } from "../judgement.js";
import { errorName, type Exercise } from "./exercise.js";
import { eachPart, partsOf, type See, type Tables } from "./parts.js";

const TABLES: Tables = { shapes: MEMBERS, enums: ENUMS, isStable: false };

/** Unions of events; which events there were is told by their types. */
const UNIONS = ["SessionEvent", "IncomingEvent"];

/** What can be exercised of the ask session protocol, and what a message exercises. */
export const askExercise: Exercise = {
  all(see) {
    const done = new Set(UNIONS);
    for (const method of NAMES) {
      const { kind, result } = entryOf(method);
      see("methods", `${method} ${kind}`);
      if (result !== undefined) see("methods", `${method} response`);
    }
    for (const type of Object.keys(EVENTS)) see("events", type);
    for (const entry of Object.values(EVENTS)) {
      if ("interaction" in entry) see("Interaction", entry.interaction);
      eachPart(TABLES, entry.envelope, see, done);
    }
    for (const method of NAMES)
      for (const part of [entryOf(method).params, entryOf(method).result ?? ""]) eachPart(TABLES, part, see, done);
    for (const name of Object.keys(ERROR_CODES)) see("error codes", name);
  },
  seen(message, method, see) {
    const kind = classify(message);
    if (kind === "none") seenEvent(message, see);
    if (isObject(message.error)) {
      const name = errorName(ERROR_CODES, message.error.code);
      if (name !== undefined) see("error codes", name);
    }
    if (method === null || !isKnownMethod(method)) return;
    if (kind === entryOf(method).kind) {
      see("methods", `${method} ${kind}`);
      seenPart(method, "params", message.params, see);
    } else if (kind === "response" && has(message, "result")) {
      see("methods", `${method} response`);
      seenPart(method, "result", message.result, see);
    }
  },
};

function seenPart(method: (typeof NAMES)[number], part: "params" | "result", value: unknown, see: See): void {
  const definition = entryOf(method)[part];
  if (definition === undefined) return;
  partsOf(TABLES, definition, value, (group, item) => {
    if (!UNIONS.includes(group)) see(group, item);
  });
  for (const { event } of carriedEvents(method, part, value)) if (isObject(event)) seenEvent(event, see);
}

function seenEvent(event: Passage["message"], see: See): void {
  if (!isKnownEvent(event.type)) return;
  const entry = EVENTS[event.type];
  see("events", event.type);
  if ("interaction" in entry) see("Interaction", entry.interaction);
  partsOf(TABLES, entry.envelope, event, see);
}
