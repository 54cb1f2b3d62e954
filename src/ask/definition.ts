import type { Definitions } from "../../generated/ask/types.js";
import { MEMBERS } from "../../generated/ask/members.js";
import * as validators from "../../generated/ask/validators.js";
import { type Issue, issue, issues, judged, type Result, result, visitMembers } from "../contract/index.js";
import { has, quote } from "../json/index.js";
import { against } from "./against.js";
import { eventIssues } from "./event-issues.js";

/** Name of a definition of this protocol, such as `ToolUse` or `SessionSendParams`. */
export type DefinitionName = keyof Definitions;

/** Every definition of this protocol. */
export const DEFINITIONS = Object.keys(validators).sort() as readonly DefinitionName[];

/** Judges a value against one definition, whichever it is. Never throws. */
export function check<N extends DefinitionName>(definition: N, value: unknown): Result<Definitions[N]> {
  if (!has(validators, definition))
    return result(null as never, [
      issue("shape/unknown-variant", "check", "unknown definition", "", "the name of a definition", quote(definition)),
    ]);
  return judged(value, definition, (json) => issuesOf(definition, json));
}

function issuesOf(definition: DefinitionName, value: unknown): Issue[] {
  // The unions of all events are told apart by type first, so that a fault is told once and in the event's own terms.
  if (definition === "SessionEvent") return eventIssues(value);
  if (definition === "IncomingEvent") return eventIssues(value).filter(({ rule }) => rule !== "unknown/event-type");
  const enclosing = enclosedBy(definition);
  return issues(value, against(definition, definition, enclosing === undefined ? {} : { enclosing }));
}

/** Pointers of all members of a value that its definition does not name. They are allowed; a later version may name them. */
export function unknownMembers(definition: DefinitionName, value: unknown): string[] {
  const pointers: string[] = [];
  visitMembers(MEMBERS, definition, value, ({ pointer, member }) => {
    if (member === undefined) pointers.push(pointer);
    return false;
  });
  return pointers;
}

/** The member that an envelope encloses, whose inside has faults of shape and not of the envelope. */
function enclosedBy(definition: DefinitionName): string | undefined {
  if (definition === "Envelope" || definition.endsWith("Event")) return "payload";
  if (definition.endsWith("Request") || definition.endsWith("Notification")) return "params";
  if (definition === "JsonRpcSuccessResponse") return "result";
  return definition === "JsonRpcErrorResponse" ? "error" : undefined;
}
