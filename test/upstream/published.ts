import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import manifest from "./manifest.json" with { type: "json" };
import type { Definitions, View } from "./schema.js";

/** What the published file says of itself and what it holds. */
export interface Published {
  readonly bytes: number;
  readonly sha256: string;
  readonly definitions: Definitions;
}

/** Reads the published schema of one stability from the installed package. */
export function readPublished(view: View): Published {
  const bytes = readFileSync(createRequire(import.meta.url).resolve(`${manifest.package}/${manifest.schemas[view].file}`));
  const { $defs } = JSON.parse(bytes.toString("utf8")) as { $defs: Definitions };
  return { bytes: bytes.length, sha256: createHash("sha256").update(bytes).digest("hex"), definitions: $defs };
}

/** Message roots and JSON-RPC envelopes: they say which messages exist, which our registry says, and accept almost anything. */
export const ENVELOPES: ReadonlySet<string> = new Set([
  "AgentRequest",
  "AgentResponse",
  "AgentNotification",
  "ClientRequest",
  "ClientResponse",
  "ClientNotification",
  "ProxyRequest",
  "ProxyResponse",
  "ProxyNotification",
]);

/** Names of the published definitions that we author too. */
export function comparedNames(definitions: Definitions): string[] {
  return Object.keys(definitions).filter((name) => !ENVELOPES.has(name));
}
