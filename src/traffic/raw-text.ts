/** Values of JSON as they stand in bytes, read without what is around them. */

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const ZERO = 0x30;
const NINE = 0x39;
/** Digits of an integer that every reader of JSON takes exactly. */
export const MOST_DIGITS = 15;
/** By byte, whether it is a character of its own in a string: those of ASCII are, but for controls, the quote and the backslash. */
const IS_PLAIN = Uint8Array.from({ length: 256 }, (_, byte) =>
  byte >= 0x20 && byte < 0x80 && byte !== QUOTE && byte !== BACKSLASH ? 1 : 0,
);
const DECODER = new TextDecoder("utf-8", { ignoreBOM: true });
/** Bytes up to which characters are put together one by one, which is sooner done than to ask the decoder. */
const SHORT = 48;

/** A text as it stands between its quotes, right and with no escapes but those that stand for one character. */
export interface RawText {
  readonly bytes: Uint8Array;
  readonly start: number;
  readonly end: number;
}

/** The text between two quotes, of a string that is right. */
export function textBetween(bytes: Uint8Array, start: number, end: number): string {
  if (end - start <= SHORT) {
    let text = "";
    let at = start;
    while (at < end && IS_PLAIN[bytes[at] as number] === 1) text += String.fromCharCode(bytes[at++] as number);
    if (at === end) return text;
  }
  const text = DECODER.decode(bytes.subarray(start, end));
  return text.includes("\\") ? (JSON.parse(`"${text}"`) as string) : text;
}

/** Where the digits of a positive integer end; -1 where there is none, or one too long to be exact. */
export function endOfCount(bytes: Uint8Array, start: number): number {
  let at = start;
  while ((bytes[at] ?? 0) >= ZERO && (bytes[at] ?? 0) <= NINE) at += 1;
  return at === start || at - start > MOST_DIGITS || bytes[start] === ZERO ? -1 : at;
}

/** The integer whose digits these are. */
export function countBetween(bytes: Uint8Array, start: number, end: number): number {
  let count = 0;
  for (let at = start; at < end; at += 1) count = 10 * count + (bytes[at] as number) - ZERO;
  return count;
}
