/** Adds to a table and lets go of its oldest entry where that makes too many; says whether it did. */
export function keep<K, V>(table: Map<K, V>, key: K, value: V, most: number): boolean {
  table.set(key, value);
  if (table.size <= most) return false;
  table.delete(table.keys().next().value as K);
  return true;
}
