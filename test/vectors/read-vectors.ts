/** Finds and reads the vectors, as a runner in any language does: by folder, without a list. */
import { readdirSync, readFileSync } from "node:fs";

/** The verdicts, which are folders. */
export const VERDICTS = ["accept", "reject"] as const;

/** What a definition says of a value. */
export type Verdict = (typeof VERDICTS)[number];

/** A fault as a vector pins it. */
export interface PinnedIssue {
  readonly rule: string;
  readonly pointer: string;
}

/** A vector, with where it was found: its folders say what it should hold. */
export interface Vector {
  readonly file: string;
  readonly verdict: Verdict;
  readonly folder: string;
  readonly slug: string;
  /** All of the file, for its own schema. */
  readonly content: unknown;
  readonly definition: string;
  readonly value: unknown;
  readonly issues: readonly PinnedIssue[];
}

const ROOT = new URL("ask/", import.meta.url);

/** Every vector there is. */
export const VECTORS: readonly Vector[] = VERDICTS.flatMap((verdict) =>
  readdirSync(new URL(verdict, ROOT)).flatMap((folder) =>
    readdirSync(new URL(`${verdict}/${folder}`, ROOT)).map((name) => read(verdict, folder, name)),
  ),
);

/** The vectors with that verdict on a definition. */
export function vectorsOf(verdict: Verdict, definition: string): readonly Vector[] {
  return BY_DEFINITION.get(`${verdict}/${definition}`) ?? [];
}

const BY_DEFINITION = new Map<string, Vector[]>();
for (const vector of VECTORS) {
  const key = `${vector.verdict}/${vector.definition}`;
  BY_DEFINITION.set(key, [...(BY_DEFINITION.get(key) ?? []), vector]);
}

function read(verdict: Verdict, folder: string, name: string): Vector {
  const file = `${verdict}/${folder}/${name}`;
  const content = JSON.parse(readFileSync(new URL(file, ROOT), "utf8")) as {
    readonly definition: string;
    readonly value: unknown;
    readonly issues?: readonly PinnedIssue[];
  };
  return {
    file,
    verdict,
    folder,
    slug: name.replace(/\.json$/, ""),
    content,
    definition: content.definition,
    value: content.value,
    issues: content.issues ?? [],
  };
}
