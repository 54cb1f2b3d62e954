import { append } from "../../json/index.js";
import type { Free } from "../judgement.js";

/** Events that carry a text piece by piece, and the member of the payload that has it: any text, as the schema says. */
export const PIECES: ReadonlyMap<string, string> = new Map([
  ["model.streaming", "delta"],
  ["model.thinking", "delta"],
  ["tool.delta", "partial"],
]);

/** What of a piece differs from one to the next: its place in the sequence, and its text. */
export function freeOf(type: string, base: "" | "/params/event"): readonly Free[] | undefined {
  const member = PIECES.get(type);
  if (member === undefined) return undefined;
  return [
    { kind: "count", pointer: append(base, "seq") },
    { kind: "text", pointer: `${base}/payload/${member}` },
  ];
}
