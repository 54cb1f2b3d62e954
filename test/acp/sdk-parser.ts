import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import type { Stability } from "ask-session-protocol/acp";

/** A parser of the official SDK for one definition. */
export interface SdkParser {
  safeParse(value: unknown): { readonly success: boolean; readonly data?: unknown };
}

const FILES: Readonly<Record<Stability, string>> = { stable: "../schema/zod.gen.js", unstable: "../unstable/schema/zod.gen.js" };

/** The SDK's own parsers by the name of their definition. The package does not export them, so they are loaded by their path. */
export async function sdkParsers(stability: Stability): Promise<ReadonlyMap<string, SdkParser>> {
  const entry = pathToFileURL(createRequire(import.meta.url).resolve("@agentclientprotocol/sdk"));
  const module = (await import(new URL(FILES[stability], entry).href)) as Readonly<Record<string, SdkParser>>;
  return new Map(Object.entries(module).map(([name, parser]) => [name.slice(1), parser]));
}
