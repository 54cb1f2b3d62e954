/** The tolerant reading beside the official SDK's own parsers: the same values are read, to the same value. */
import { fileURLToPath } from "node:url";
import { check, type DefinitionName, readLenient, type Stability, unknownMembers } from "ask-session-protocol/acp";
import { describe, expect, it } from "vitest";
import { corpusOf } from "../upstream/corpus.js";
import { flatten, readAuthored, viewOf } from "../upstream/flatten.js";
import { comparedNames, readPublished } from "../upstream/published.js";
import { DIFFERENCES } from "./difference.js";
import { type SdkParser, sdkParsers } from "./sdk-parser.js";

/** Values of each definition: all of a small corpus, and so many of a great one, spread over all of it. */
const MOST_VALUES = 100;
/** Of unions that no tag tells apart more: which branch reads a value is where readers can differ. */
const MOST_OF_UNION = 2000;

const authored = flatten(readAuthored(fileURLToPath(new URL("../../schema/acp/v1", import.meta.url))));
const used = new Set<string>();

describe.each(["stable", "unstable"] as const)("beside the SDK's %s parsers", (stability) => {
  it("reads the same values, to the same value, which is then strictly valid", { timeout: 60_000 }, async () => {
    const parsers = await sdkParsers(stability);
    const definitions = viewOf(authored, stability);
    const mismatches: string[] = [];
    let compared = 0;
    for (const name of comparedNames(readPublished(stability).definitions)) {
      const parser = parsers.get(name);
      if (parser === undefined) throw new Error(`the SDK has no parser for ${name}`);
      for (const value of sample(corpusOf(definitions, name), definitions[name]?.anyOf === undefined ? MOST_VALUES : MOST_OF_UNION)) {
        compared += 1;
        const mismatch = compare(name as DefinitionName, value, parser, stability);
        if (mismatch === undefined) continue;
        const difference = DIFFERENCES.find(({ applies }) => applies(name, value));
        if (difference === undefined) mismatches.push(`${name}: ${mismatch}: ${JSON.stringify(value)}`);
        else used.add(difference.reason);
      }
    }
    expect(mismatches).toEqual([]);
    expect(compared).toBeGreaterThan(10_000);
  });
});

it("differs in nothing that is listed and is no difference any more", () => {
  expect(DIFFERENCES.map(({ reason }) => reason).filter((reason) => !used.has(reason))).toEqual([]);
});

function compare(name: DefinitionName, value: unknown, parser: SdkParser, stability: Stability): string | undefined {
  const before = JSON.stringify(value);
  const theirs = parser.safeParse(value);
  const ours = readLenient(name, value, { stability });
  if (JSON.stringify(value) !== before) return "the argument was changed";
  if (theirs.success !== ours.ok) return theirs.success ? "only the SDK reads it" : "only we read it";
  if (!ours.ok) return undefined;
  if (!check(name, ours.value, { stability }).ok) return "what was read is not strictly valid";
  const known = withoutMembers(ours.value, unknownMembers(name, ours.value, { stability }));
  return canonical(known) === canonical(theirs.data) ? undefined : "another value is read";
}

/** The SDK drops the members that nobody knows; ours keeps and lists them. */
function withoutMembers(value: unknown, pointers: readonly string[]): unknown {
  const copy = structuredClone(value);
  for (const pointer of pointers) {
    const path = pointer.slice(1).split("/");
    const last = path.pop() ?? "";
    const owner = path.reduce<unknown>((here, name) => (here as Record<string, unknown>)[name], copy);
    Reflect.deleteProperty(owner as object, last);
  }
  return copy;
}

/** JSON with members in one order; members that are undefined are missing. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === "object" && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

function sample(values: readonly unknown[], most: number): unknown[] {
  const step = Math.max(1, values.length / most);
  return Array.from({ length: Math.min(values.length, most) }, (_, index) => values[Math.floor(index * step)]);
}
