import { visible } from "./report/visible.js";

/** The part of a line around a finding, as it can be shown. */
export interface Excerpt {
  readonly text: string;
  /** Characters of it in front of the place at fault. */
  readonly before: number;
}

/** Characters shown of a line, and of these in front of the place. */
const WIDTH = 90;
const LEAD = 40;

/** The part of a text's line around an index, with an ellipsis where it is cut. */
export function excerptOf(text: string, offset: number): Excerpt {
  const lineStart = offset === 0 ? 0 : text.lastIndexOf("\n", offset - 1) + 1;
  const lineEnd = text.indexOf("\n", offset);
  const end = lineEnd === -1 ? text.length : lineEnd;
  let start = Math.max(lineStart, Math.min(offset - LEAD, end - WIDTH));
  if (isLowHalf(text, start)) start -= 1;
  let stop = Math.min(end, start + WIDTH);
  if (isLowHalf(text, stop)) stop += 1;
  const before = `${start > lineStart ? "…" : ""}${visible(text.slice(start, offset))}`;
  return { text: `${before}${visible(text.slice(offset, stop))}${stop < end ? "…" : ""}`, before: Array.from(before).length };
}

function isLowHalf(text: string, at: number): boolean {
  return (text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800;
}
