/**
 * The one of `names` that `name` is probably a slip for: the same but for case and punctuation, or a few letters away.
 * `undefined` where none is near, or the name is already right.
 */
export function nearest(name: string, names: Iterable<string>): string | undefined {
  if (name.length > LONGEST) return undefined;
  let best: string | undefined;
  let least = Infinity;
  for (const candidate of names) {
    if (candidate === name) return undefined;
    const distance = plain(candidate) === plain(name) ? 0 : editDistance(name, candidate);
    if (distance < least && distance <= allowance(name, candidate)) [best, least] = [candidate, distance];
  }
  return best;
}

/** Longer names are no slips of ours, and comparing them would take time that grows with their square. */
const LONGEST = 64;

function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]/g, "");
}

/** How many edits still count as a slip: none in two letters, one in a few, up to three in many. */
function allowance(name: string, candidate: string): number {
  return Math.min(3, Math.floor(Math.min(name.length, candidate.length) / 3));
}

/** Least number of letters to add, drop, change or swap with their neighbour (optimal string alignment). */
function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) least = Math.min(least, (before[j - 2] ?? 0) + 1);
      row.push(least);
    }
    [before, last] = [last, row];
  }
  return last[b.length] ?? 0;
}
