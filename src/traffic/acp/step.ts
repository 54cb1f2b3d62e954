import type { Side } from "../../acp/method.js";
import { append } from "../../json/index.js";
import type { Id } from "../../jsonrpc/index.js";
import type { Broken, Triggering } from "../book.js";
import type { Members } from "../read.js";
import type { OpenRequest } from "./state.js";

export { itemsOf, type Members, objectOf, objectsOf, textOf } from "../read.js";

/** One message of a conversation, as rules look at it. */
export interface Step extends Triggering {
  readonly message: Members;
  /** Who sent it: as recorded, or else the side that the registry names. */
  readonly from: Side;
  /** Line of the message in its recording, from 1; for live messages their number. */
  readonly line: number;
  readonly id: Id | null | undefined;
  /** Params of a request or notification, `{}` where it has none; of a response those of its request, as far as they are kept. */
  readonly params: Members;
  /** The `update` of a `session/update`; `{}` for other messages. */
  readonly update: Members;
  /** The session that it is about: `params.sessionId`, of a response that of its request. */
  readonly sessionId: string | undefined;
  /** Of a response: its result, `{}` where that is no object; `undefined` where there is none. */
  readonly result: Members | undefined;
  /** Of a response: its error, `{}` where that is no object; `undefined` where there is none. */
  readonly error: Members | undefined;
  /** Of a response: the request that it answers; `undefined` where that is not recorded. */
  readonly request: OpenRequest | undefined;
}

/** A finding in the one grammar: `session/new params: relative path at /params/cwd: expected ..., got ...`. */
export function broken(step: Step, pointer: string, what: string, expected: string, got: string): Broken {
  const where = pointer === "" ? "" : ` at ${pointer}`;
  return { pointer, message: `${subjectOf(step)}: ${what}${where}: expected ${expected}, got ${got}` };
}

/** How a message is called in findings: `session/new params`, `tool_call update`, `session/prompt result`. */
export function subjectOf({ kind, method, variant, error }: Step): string {
  if (kind === "response") return method === "" ? "response" : `${method} ${error === undefined ? "result" : "error"}`;
  if (variant !== "") return variant.endsWith("_update") ? variant : `${variant} update`;
  return `${method} params`;
}

/** Pointer of a member of the update of a `session/update`. */
export function inUpdate(...path: readonly (string | number)[]): string {
  return path.reduce<string>((pointer, name) => append(pointer, String(name)), "/params/update");
}
