/** Major of a version, such as `1` of `1.0`; `undefined` for what is no version. */
export function majorOf(version: string): string | undefined {
  return /^([0-9]+)\.[0-9]+$/.exec(version)?.[1];
}
