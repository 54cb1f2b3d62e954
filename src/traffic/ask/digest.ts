import type { Members } from "../../json/index.js";
import { type RawText, textBetween } from "../raw-text.js";

/** Characters (UTF-16 units) of a text that count, from its start and from its end. */
export const EDGE = 128;

/** Levels of objects and arrays that count. */
const MOST_LEVELS = 64;
/** Where the digest of a text starts. */
const TEXT = 1;

const BEYOND_ASCII = 0x80;
const BACKSLASH = 0x5c;
/** By what stands behind a backslash, the character that is meant. */
const ESCAPED = Uint8Array.from({ length: 128 }, (_, byte) => byte);
for (const [name, character] of Object.entries({ n: "\n", t: "\t", r: "\r", b: "\b", f: "\f" }))
  ESCAPED[name.charCodeAt(0)] = character.charCodeAt(0);

/**
 * A number that is the same for equal JSON values, whatever the order of members, and as a rule differs for others. Of a long
 * text only the start and the end count, and of deep nesting the outer levels, so that it costs little.
 */
export function digestOf(value: unknown, levels = MOST_LEVELS): number {
  if (typeof value === "string") return ofText(value, TEXT);
  if (typeof value !== "object" || value === null) return ofText(String(value), 3);
  if (levels === 0) return 6;
  if (!Array.isArray(value)) return digestOfMembers(value as Members, undefined, 0, levels);
  let sum = 2;
  for (const item of value as unknown[]) sum = mix(sum, digestOf(item, levels - 1));
  return sum;
}

/** The digest of an object; that of one member may be told, instead of the one that it has there. */
export function digestOfMembers(members: Members, member?: string, digest = 0, levels = MOST_LEVELS): number {
  let sum = 4;
  for (const name of Object.keys(members))
    sum = (sum + mix(ofText(name, 5), name === member ? digest : digestOf(members[name], levels - 1))) | 0;
  return sum;
}

/** The digest of a text as it stands in JSON. */
export function digestOfRaw({ bytes, start, end }: RawText): number {
  if (end - start > EDGE) return ofText(textBetween(bytes, start, end), TEXT);
  let length = 0;
  for (let at = start; at < end; at += 1) {
    const byte = bytes[at] as number;
    if (byte >= BEYOND_ASCII) return ofText(textBetween(bytes, start, end), TEXT);
    if (byte === BACKSLASH) at += 1;
    length += 1;
  }
  let sum = mix(TEXT, length);
  for (let at = start; at < end; at += 1) {
    const byte = bytes[at] as number;
    sum = mix(sum, byte === BACKSLASH ? (ESCAPED[bytes[(at += 1)] as number] as number) : byte);
  }
  return sum;
}

function ofText(text: string, start: number): number {
  const head = Math.min(text.length, EDGE);
  const tail = Math.max(head, text.length - EDGE);
  let sum = mix(start, tail === head ? text.length : -1);
  for (let at = 0; at < head; at += 1) sum = mix(sum, text.charCodeAt(at));
  for (let at = tail; at < text.length; at += 1) sum = mix(sum, text.charCodeAt(at));
  return sum;
}

function mix(sum: number, part: number): number {
  return Math.imul(sum ^ part, 16_777_619);
}
