import { isObject } from "../../json/index.js";

/** Characters (UTF-16 units) of a text that count, from its start and from its end. */
export const EDGE = 128;

/**
 * A number that is the same for equal JSON values, whatever the order of members, and as a rule differs for others. Of a long
 * text only the start and the end count, so that it costs little, and what lies between need not be there.
 */
export function digestOf(value: unknown): number {
  if (typeof value === "string") return ofText(value, 1);
  if (Array.isArray(value)) return value.reduce<number>((sum, item) => mix(sum, digestOf(item)), 2);
  if (!isObject(value)) return ofText(String(value), 3);
  let sum = 4;
  for (const name of Object.keys(value)) sum = (sum + mix(ofText(name, 5), digestOf(value[name]))) | 0;
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
