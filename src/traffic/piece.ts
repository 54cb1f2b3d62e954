import { isObject, offsetsOf } from "../json/index.js";
import { freeOf } from "./ask/piece.js";
import type { Hole } from "./familiar.js";
import type { Free, Passage } from "./judgement.js";

/** Where a message or a thought of ACP that arrives piece by piece has its text. */
const PIECE: readonly Free[] = [{ kind: "text", pointer: "/params/update/content/text" }];

/** Told by the letters of a line, that it may be the piece of a text. */
export const MAY_BE_PIECE = /_chunk"|"seq"/;

/** What differs in a message that is the piece of a text from one piece to the next; `undefined` of others. */
export function freeIn({ method, params, type }: Passage["message"]): readonly Free[] | undefined {
  if (method === undefined) return typeof type === "string" ? freeOf(type, "") : undefined;
  if (!isObject(params)) return undefined;
  if (method === "session/event") {
    const event = isObject(params.event) ? params.event.type : undefined;
    return typeof event === "string" ? freeOf(event, "/params/event") : undefined;
  }
  const update = method === "session/update" && isObject(params.update) ? params.update : undefined;
  const isText = isObject(update?.content) && update.content.type === "text";
  return isText && typeof update.sessionUpdate === "string" && update.sessionUpdate.endsWith("_chunk") ? PIECE : undefined;
}

/** Where the free values of a message stand in its line, in their order. @param base where the message is in the line. */
export function holesOf(line: string, base: string, free: readonly Free[]): readonly Hole[] {
  const starts = offsetsOf(
    line,
    free.map(({ pointer }) => `${base}${pointer}`),
  );
  return free.map(({ kind }, index) => ({ kind, start: starts[index] ?? 0 })).sort((one, other) => one.start - other.start);
}
