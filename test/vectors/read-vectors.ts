/** Finds and reads the vectors, as a runner in any language does: by folder, without a list. */
import { readdirSync, readFileSync } from "node:fs";

/** The verdicts, which are folders. */
export const VERDICTS = ["accept", "reject"] as const;

/** What a definition says of a value. */
export type Verdict = (typeof VERDICTS)[number];

/** The protocol with or without what is still being tried out. */
export type Stability = "stable" | "unstable";

/** A fault as a vector pins it. */
export interface PinnedIssue {
  readonly rule: string;
  readonly pointer: string;
}

/** What a tolerant reader makes of a value, as a vector pins it. */
export interface PinnedReading {
  readonly value: unknown;
  readonly repairs: readonly { readonly pointer: string; readonly annotation: string }[];
}

/** A vector, with where it was found: its folders say what it should hold. */
export interface Vector {
  readonly file: string;
  readonly protocol: string;
  readonly verdict: Verdict;
  readonly folder: string;
  readonly slug: string;
  /** All of the file, for its own schema. */
  readonly content: unknown;
  readonly definition: string;
  readonly about: string;
  /** The only view of the protocol in which it holds; missing where it holds in each. */
  readonly stability: Stability | undefined;
  readonly value: unknown;
  readonly issues: readonly PinnedIssue[];
  readonly lenient: PinnedReading | undefined;
}

const ROOT = new URL("./", import.meta.url);

/** Every vector of a value there is, of each protocol that has a folder. Those of conversations, in `rules`, have another form. */
export const VECTORS: readonly Vector[] = foldersOf(".")
  .filter((name) => name !== "rules")
  .flatMap((protocol) =>
    VERDICTS.flatMap((verdict) =>
      foldersOf(`${protocol}/${verdict}`).flatMap((folder) =>
        readdirSync(new URL(`${protocol}/${verdict}/${folder}`, ROOT)).map((name) => read(protocol, verdict, folder, name)),
      ),
    ),
  );

function foldersOf(path: string): string[] {
  return readdirSync(new URL(path, ROOT), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

function read(protocol: string, verdict: Verdict, folder: string, name: string): Vector {
  const file = `${protocol}/${verdict}/${folder}/${name}`;
  const content = JSON.parse(readFileSync(new URL(file, ROOT), "utf8")) as {
    readonly definition: string;
    readonly about: string;
    readonly stability?: Stability;
    readonly value: unknown;
    readonly issues?: readonly PinnedIssue[];
    readonly lenient?: PinnedReading;
  };
  return {
    file,
    protocol,
    verdict,
    folder,
    slug: name.replace(/\.json$/, ""),
    content,
    definition: content.definition,
    about: content.about,
    stability: content.stability,
    value: content.value,
    issues: content.issues ?? [],
    lenient: content.lenient,
  };
}
