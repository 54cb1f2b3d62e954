/** Text of JSON as it stands in bytes, told without decoding it. */

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
/** By byte, whether it may stand behind a backslash and be one character: `n`, `"`, `\\`, `t`, `r`, `/`, `b` and `f`. */
const IS_ESCAPE = new Uint8Array(256);
for (const byte of [0x6e, 0x22, 0x5c, 0x74, 0x72, 0x2f, 0x62, 0x66]) IS_ESCAPE[byte] = 1;
/** By byte, whether it is a character of its own in a string: those of ASCII are, but for controls, the quote and the backslash. */
const IS_PLAIN = Uint8Array.from({ length: 256 }, (_, byte) =>
  byte >= 0x20 && byte < 0x80 && byte !== QUOTE && byte !== BACKSLASH ? 1 : 0,
);
const DECODER = new TextDecoder("utf-8", { ignoreBOM: true });
/** Bytes up to which characters are put together one by one, which is sooner done than to ask the decoder. */
const SHORT = 48;

/**
 * The quote that ends the text of a JSON string which starts at `start`, behind its quote; -1 where there is anything in it
 * that is not plainly right: valid UTF-8, and escapes that stand for one character.
 */
export function endOfText(bytes: Uint8Array, start: number): number {
  const end = bytes.length;
  let at = start;
  while (at < end) {
    const byte = bytes[at] as number;
    if (IS_PLAIN[byte] === 1) at += 1;
    else if (byte === BACKSLASH && at + 1 < end && IS_ESCAPE[bytes[at + 1] as number] === 1) at += 2;
    else if (byte === QUOTE) return at;
    else {
      const size = sizeOfCharacter(bytes, at);
      if (size === 0) return -1;
      at += size;
    }
  }
  return -1;
}

/** The text between two quotes of which `endOfText` has said where it ends. */
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

/** Bytes of a character beyond ASCII; 0 where it is not UTF-8 (Unicode 15, table 3-7). */
function sizeOfCharacter(bytes: Uint8Array, at: number): number {
  const first = bytes[at] ?? 0;
  const second = bytes[at + 1] ?? 0;
  const size = first < 0xc2 ? 0 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : first < 0xf5 ? 4 : 0;
  const least = first === 0xe0 ? 0xa0 : first === 0xf0 ? 0x90 : 0x80;
  const most = first === 0xed ? 0x9f : first === 0xf4 ? 0x8f : 0xbf;
  if (size === 0 || second < least || second > most) return 0;
  for (let more = 2; more < size; more += 1) if (((bytes[at + more] ?? 0) & 0xc0) !== 0x80) return 0;
  return size;
}
