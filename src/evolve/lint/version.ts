import type { Registry } from "./registry.js";
import { entriesOf } from "./registry.js";

/** Whether a protocol version, `major` or `major.minor`, comes after another. */
export function isLater(version: string, other: string): boolean {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const [otherMajor = 0, otherMinor = 0] = other.split(".").map(Number);
  return major === otherMajor ? minor > otherMinor : major > otherMajor;
}

/** The version that brought the oldest entries of a registry. */
export function firstVersion(registry: Registry): string {
  return entriesOf(registry)
    .map(({ entry }) => entry.since)
    .reduce((first, since) => (isLater(first, since) ? since : first), registry.version);
}
