/** Those of a list that have an id which one before has, too, with what the list says of where they are. */
export function repeated<Place>(list: readonly (readonly [place: Place, id: string | undefined])[]): readonly (readonly [Place, string])[] {
  const seen = new Set<string>();
  return list.flatMap(([place, id]) => {
    if (id === undefined) return [];
    if (seen.has(id)) return [[place, id] as const];
    seen.add(id);
    return [];
  });
}
