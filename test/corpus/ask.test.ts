/**
 * Messages of the ask session protocol that others wrote, judged in place. What is kept here is the verdict on each
 * line, and it is the whole list: a line that is not named has no finding.
 */
import { describe, expect, test } from "vitest";
import { checkText } from "../traffic/checking.js";
import recorded from "./ask-verdicts.json" with { type: "json" };
import { filesOf, IS_HERE, judge, read, type Verdict, WHETHER } from "./corpus.js";

const verdicts: Readonly<Record<string, Verdict>> = recorded;

test(WHETHER, () => {
  expect(Object.keys(verdicts).length).toBeGreaterThan(10);
  expect(Object.values(verdicts).reduce((sum, { messages }) => sum + messages, 0)).toBeGreaterThan(150);
});

describe.runIf(IS_HERE)("each line of ask/examples", () => {
  test("every file has its verdicts", () => {
    expect(filesOf("ask/examples")).toEqual(Object.keys(verdicts).sort());
  });

  test.each(Object.entries(verdicts))("%s", (file, want) => {
    expect(judge(`ask/examples/${file}`)).toEqual(want);
  });

  test("what the older dialect gets wrong is said in words a person understands", () => {
    const { findings } = checkText(read("ask/examples/coding-harness-adapter-dialect.ndjson"));
    expect(findings.filter(({ line }) => line === 4).map(({ message }) => message)).toEqual([
      'tool.use event: missing member "seq": expected integer, got nothing',
      'tool.use event: missing member "id" at /payload: expected string, got nothing; "toolCallId" is what an older dialect calls it',
      'tool.use event: missing member "name" at /payload: expected string, got nothing; "toolName" is what an older dialect calls it',
      'tool.use event: unknown member "input" at /payload; an older dialect\'s name for "args"',
    ]);
  });
});
