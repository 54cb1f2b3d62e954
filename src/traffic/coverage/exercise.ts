import type { Passage } from "../judgement.js";
import type { See } from "./parts.js";

/** What can be exercised of a protocol. */
export interface Exercise {
  /** Tells of everything that there is. */
  all(see: See): void;
  /** Tells of what a message has, `method` being its own or that of the request that it answers. */
  seen(message: Passage["message"], method: string | null, see: See): void;
}

/** The name of an error code. */
export function errorName(codes: Readonly<Record<string, number>>, code: unknown): string | undefined {
  return Object.keys(codes).find((name) => codes[name] === code);
}
