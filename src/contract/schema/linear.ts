/** One step of a pattern: what matches a character, how it is repeated, or a sign that is not followed further. */
const ATOM =
  /\\(?:u\{[^}]*\}|[pP]\{[^}]*\}|u[0-9a-fA-F]{4}|.)|\[(?:\\.|[^\]\\])*\]|\(\?(?:[=!]|<[=!]|:|<[^>]*>)|\{[0-9]+(?:,[0-9]*)?\}|[^]/gu;

/**
 * Why a pattern could take more than linear time, or `undefined`. Repetitions are of single characters or of groups without
 * repetition and choice, and between two of them stands something that the first cannot match.
 */
export function slowness(pattern: string): string | undefined {
  const atoms = pattern.match(ATOM) ?? [];
  /** What the repetition before matches, while nothing has ended it. */
  let running: RegExp | undefined;
  let last = "";
  /** Of each open group, whether it has a repetition or a choice. */
  const groups: boolean[] = [];
  let closed = false;
  for (const atom of atoms) {
    if (/^\\(?:[1-9]|k)/.test(atom)) return "it refers back to a group";
    if (/^\(\?(?:<?[=!])/.test(atom)) return "it looks ahead or behind";
    const repeats = /^(?:[*+]|\{[0-9]+(?:,[0-9]*)?\})$/.test(atom);
    if (atom.startsWith("(")) groups.push(false);
    else if (atom === ")") closed = groups.pop() ?? false;
    else if (repeats) {
      if (last === ")" && closed) return "it repeats a group that has a repetition or a choice";
      if (running !== undefined && last !== ")" && overlaps(running, last)) return "a repetition can match what the one before it matches";
      if (last !== ")" && /^(?:[*+]|\{[0-9]+,\})$/.test(atom)) running = matcher(last);
      if (groups.length > 0) groups[groups.length - 1] = true;
    } else if (atom === "|" && groups.length > 0) groups[groups.length - 1] = true;
    else if (running !== undefined && !/^[?^$|]$/.test(atom) && isSingle(atom) && !running.test(sample(atom))) running = undefined;
    if (closed && atom === ")" && groups.length > 0) groups[groups.length - 1] = true;
    last = atom;
  }
  return undefined;
}

/** Whether a step is one certain character. */
function isSingle(atom: string): boolean {
  return !/^(?:[.([]|\\[dDwWsSpP])/.test(atom);
}

function sample(atom: string): string {
  return atom.startsWith("\\") ? atom.slice(1) : atom;
}

function matcher(atom: string): RegExp {
  return new RegExp(`^(?:${atom})$`, "u");
}

/** Whether some character that is written in patterns matches both. */
function overlaps(running: RegExp, atom: string): boolean {
  const other = matcher(atom);
  return Array.from({ length: 128 }, (_, code) => String.fromCharCode(code)).some((sign) => running.test(sign) && other.test(sign));
}

/** Whether a choice stands outside of all groups, so that `^` holds for its first part alone and `$` for its last. */
export function hasOuterChoice(pattern: string): boolean {
  let depth = 0;
  for (const atom of pattern.match(ATOM) ?? []) {
    if (atom.startsWith("(")) depth += 1;
    if (atom === ")") depth -= 1;
    if (atom === "|" && depth === 0) return true;
  }
  return false;
}

/** Whether a step repeats without an end, so that where it is tried matters to how long it takes. */
export function repeatsWithoutEnd(pattern: string): boolean {
  return (pattern.match(ATOM) ?? []).some((atom) => /^(?:[*+]|\{[0-9]+,\})$/.test(atom));
}

/** Whether a text is a regular expression, as `pattern` has them: with the `u` flag. */
export function isPattern(source: string): boolean {
  try {
    new RegExp(source, "u");
    return true;
  } catch {
    return false;
  }
}
