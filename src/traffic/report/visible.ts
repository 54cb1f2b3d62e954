/**
 * Messages quote what was recorded. What must not reach a terminal or a reader of reports is written as an escape:
 * control characters, line separators, characters that turn the direction of text, halves of surrogate pairs and the two
 * code points that are never characters (XML has no way to write any of these two).
 */
export function visible(text: string): string {
  return text.replaceAll(
    /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufffe\uffff\p{Surrogate}]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
