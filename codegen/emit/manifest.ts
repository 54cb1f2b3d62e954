import { createHash } from "node:crypto";
import type { SourceFile } from "../contract.js";

/** What was made from what: SHA-256 of every authored and generated file, and the versions of the tools between them. */
export function emitManifest(
  sources: readonly SourceFile[],
  outputs: readonly SourceFile[],
  tools: Readonly<Record<string, string>>,
): string {
  const digests = (files: readonly SourceFile[], folder: string) =>
    Object.fromEntries(files.map(({ path, text }) => [`${folder}/${path}`, sha256(text)]));
  return `${JSON.stringify({ tools, sources: digests(sources, "schema"), outputs: digests(outputs, "generated") }, null, 2)}\n`;
}

/** SHA-256 of a text, in hexadecimal. */
export function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
