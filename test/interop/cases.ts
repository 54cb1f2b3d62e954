/** The cases that every language judges, written once as plain files: a bundle and lines of `{"valid","definition","value"}`. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { corpusOf } from "../upstream/corpus.js";
import type { Definitions } from "../upstream/schema.js";
import type { Vector } from "../vectors/read-vectors.js";
import { readBundle } from "../vectors/schema-walk.js";
import { type View, VIEWS } from "../vectors/views.js";

/** Cases that are judged by one bundle. */
export interface Suite {
  readonly name: string;
  /** Path of the bundle. */
  readonly schema: string;
  /** Path of the cases, one a line. */
  readonly cases: string;
  /** The verdict on each case. */
  readonly verdicts: readonly boolean[];
  /** What names a case where languages differ: of a vector its file, of other values the definition and the value. */
  readonly labelOf: (index: number) => string;
}

const bundlePath = (name: string) => fileURLToPath(new URL(`../../generated/schema/${name}.schema.json`, import.meta.url));

/**
 * Writes the cases into a folder: the vectors of every view, by the bundles without `$id`, as their README says; and the directed
 * corpus of the Agent Client Protocol with what is unstable, which has the stable definitions too, by the bundle with one.
 */
export function writeSuites(folder: string): Suite[] {
  mkdirSync(folder, { recursive: true });
  return [...VIEWS.map((view) => vectorSuite(folder, view)), corpusSuite(folder)];
}

function vectorSuite(folder: string, view: View): Suite {
  const { name, protocol, stability, vectors } = view;
  const suite = `${name.replace(" ", "-")}-vectors`;
  const lines = vectors.map(lineOf);
  const schema = stability === "stable" ? join(folder, "acp-stable.schema.json") : bundlePath(`${protocol}.no-id`);
  // Who speaks the stable protocol drops the rest before validating.
  if (stability === "stable") {
    const $defs = Object.fromEntries([...view.bundle.sites].map(([definition, site]) => [definition, site.schema]));
    writeFileSync(schema, JSON.stringify({ ...readBundle(protocol), $defs }));
  }
  return {
    ...written(folder, suite, lines),
    schema,
    verdicts: vectors.map(({ verdict }) => verdict === "accept"),
    labelOf: (index) => vectors[index]?.file ?? "",
  };
}

/** A vector as a line. Its own text, as numbers count as they are written: a line break in JSON stands between tokens only. */
function lineOf({ file, verdict }: Vector): string {
  const text = readFileSync(new URL(`../vectors/${file}`, import.meta.url), "utf8").replaceAll(/\s*\n\s*/g, " ");
  return text.trim().replace("{", `{"valid":${String(verdict === "accept")},`);
}

function corpusSuite(folder: string): Suite {
  const [view] = VIEWS.filter(({ stability }) => stability === "unstable");
  if (view === undefined) throw new Error("no view with what is unstable");
  const definitions = readBundle("acp").$defs as Definitions;
  const cases = view.definitions.flatMap((definition) =>
    corpusOf(definitions, definition).map((value) => ({ valid: view.check(definition, value).ok, definition, value })),
  );
  const lines = cases.map((one) => JSON.stringify(one));
  return {
    ...written(folder, "acp-corpus", lines),
    schema: bundlePath("acp"),
    verdicts: cases.map(({ valid }) => valid),
    labelOf: (index) => `${cases[index]?.definition ?? ""} ${JSON.stringify(cases[index]?.value)}`,
  };
}

function written(folder: string, name: string, lines: readonly string[]): Pick<Suite, "name" | "cases"> {
  if (lines.length === 0) throw new Error(`${name}: no cases`);
  const cases = join(folder, `${name}.ndjson`);
  writeFileSync(cases, lines.map((line) => `${line}\n`).join(""));
  return { name, cases };
}
