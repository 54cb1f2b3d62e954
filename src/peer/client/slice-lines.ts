/** Lines of a text as `fs/read_text_file` asks for them. */
export interface LineRange {
  /** The first line, counted from 1; less than 1 counts as 1 (file-system). */
  readonly line?: number | null | undefined;
  /** The most lines; all of them where it is missing. */
  readonly limit?: number | null | undefined;
}

/**
 * The lines of a text that are asked for, with the line feeds that they have: pieces that follow one another make up the whole.
 * Nothing is left of a text that ends before `line`, and of no lines.
 */
export function sliceLines(text: string, { line, limit }: LineRange): string {
  const start = offsetOfLine(text, 0, (line ?? 1) - 1);
  return text.slice(start, limit == null ? undefined : offsetOfLine(text, start, limit));
}

/** Offset at which the line begins that is so many lines after an offset. */
function offsetOfLine(text: string, from: number, lines: number): number {
  let offset = from;
  for (let n = 0; n < lines; n += 1) {
    const end = text.indexOf("\n", offset);
    if (end === -1) return text.length;
    offset = end + 1;
  }
  return offset;
}
