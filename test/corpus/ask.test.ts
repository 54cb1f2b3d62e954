/**
 * Messages that others wrote, judged in place. They are not part of this repository: where they are not beside it, the
 * test says so. What is kept here is the verdict on each line, and it is the whole list: a line that is not named has
 * no finding.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { checkText } from "../traffic/checking.js";
import recorded from "./ask-verdicts.json" with { type: "json" };

const corpus = fileURLToPath(new URL("../../../shared/corpus/", import.meta.url));
const here = existsSync(corpus);
const verdicts: Readonly<Record<string, { readonly messages: number; readonly lines: Readonly<Record<string, readonly string[]>> }>> =
  recorded;

test(here ? "the corpus is here" : "THE CORPUS IS NOT HERE: its messages were not judged in this run", () => {
  expect(Object.keys(verdicts).length).toBeGreaterThan(10);
  expect(Object.values(verdicts).reduce((sum, { messages }) => sum + messages, 0)).toBeGreaterThan(150);
});

describe.runIf(here)("each line of ask/examples", () => {
  const folder = `${corpus}ask/examples/`;

  test("every file has its verdicts", () => {
    expect(readdirSync(folder).sort()).toEqual(Object.keys(verdicts).sort());
  });

  test.each(Object.entries(verdicts))("%s", (file, want) => {
    const { findings, checker } = checkText(readFileSync(`${folder}${file}`));
    const lines: Partial<Record<string, string[]>> = {};
    for (const { line, level, rule, pointer } of findings) (lines[line] ??= []).push(`${level} ${rule} ${pointer}`);
    expect({ messages: checker.summary().messages, lines }).toEqual(want);
  });

  test("what the older dialect gets wrong is said in words a person understands", () => {
    const messages = checkText(readFileSync(`${folder}coding-harness-adapter-dialect.ndjson`))
      .findings.filter(({ line }) => line === 4)
      .map(({ message }) => message);
    expect(messages).toEqual([
      'tool.use event: missing member "seq" at /msg: expected integer, got nothing',
      'tool.use event: missing member "id" at /msg/payload: expected string, got nothing; "toolCallId" is what an older dialect calls it',
      'tool.use event: missing member "name" at /msg/payload: expected string, got nothing; "toolName" is what an older dialect calls it',
      'tool.use event: unknown member "input" at /msg/payload; an older dialect\'s name for "args"',
    ]);
  });
});

describe.runIf(here)("each ask case of bugs", () => {
  const folder = `${corpus}bugs/`;
  const cases = here ? readdirSync(folder).filter((file) => file.startsWith("ask-")) : [];

  test("there are some", () => {
    expect(cases.length).toBeGreaterThanOrEqual(4);
  });

  test.each(cases)("%s", (file) => {
    const { messages, expected } = JSON.parse(readFileSync(`${folder}${file}`, "utf8")) as { messages: unknown[]; expected: string };
    const errors = checkText(messages.map((message) => JSON.stringify(message)).join("\n")).findings.filter(
      ({ level }) => level === "error",
    );
    expect(errors.length > 0, expected).toBe(expected === "invalid");
    for (const { layer } of errors) expect(["framing", "envelope", "shape", "unknown"]).toContain(layer);
  });
});
