/** Numbers from 0 to 1 that look random and are the same on every run (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** So many of the items, none twice, each group with the same chance at every draw. */
export function drawByGroup<T>(items: readonly T[], groupOf: (item: T) => string, count: number, random: () => number): T[] {
  const byName = new Map<string, T[]>();
  for (const item of items) byName.set(groupOf(item), [...(byName.get(groupOf(item)) ?? []), item]);
  const groups = [...byName.values()];
  const drawn: T[] = [];
  while (drawn.length < count && groups.some((group) => group.length > 0)) {
    const open = groups.filter((group) => group.length > 0);
    const group = open[Math.floor(random() * open.length)] ?? [];
    drawn.push(...group.splice(Math.floor(random() * group.length), 1));
  }
  return drawn;
}
