/** The report for people: the place of a finding in its line, and findings of one kind that are too many to read. */
import { Checker, textReport } from "ask-session-protocol/traffic";
import { describe, expect, test } from "vitest";
import { checkText } from "./checking.js";

const plain = (_colour: string, text: string) => text;

function reported(input: string): string {
  const { findings, checker } = checkText(input, { protocol: "ask" });
  const report = textReport(plain);
  return findings.map((finding) => report.finding(finding)).join("") + report.file(checker.summary()) + report.end();
}

/** The two lines below the first finding. */
const excerpt = (input: string) => reported(input).split("\n").slice(1, 3);

describe("the place of a finding", () => {
  const event = (delta: string, more = "") => `{"type":"model.streaming","payload":{"delta":${delta}}${more},"seq":0}`;

  test.each([
    ["a short line is shown whole", event('"x"'), '  | {"type":"model.streaming","payload":{"delta":"x"},"seq":0}'],
    ["of a long one what is around it", event(`"${"x".repeat(200)}"`), `  | …${"x".repeat(79)}"},"seq":0}`],
    [
      "what a terminal would obey is written out, and the caret is below its place",
      event('"\u009b\u202e"'),
      '  | {"type":"model.streaming","payload":{"delta":"\\u009b\\u202e"},"seq":0}',
    ],
    ["characters of two units count once", event('"😀😀"'), '  | {"type":"model.streaming","payload":{"delta":"😀😀"},"seq":0}'],
  ])("%s", (_about, input, want) => {
    const [line = "", caret = ""] = excerpt(input);
    expect(line).toBe(want);
    expect(caret).toBe(`  | ${" ".repeat(Array.from(line).lastIndexOf("0") - 4)}^`);
  });

  test("no cut goes through a character, wherever it falls", () => {
    for (let n = 30; n < 140; n += 1) {
      const [line = "", caret = ""] = excerpt(event(`"${"😀".repeat(n)}"`, `,"x":"${"😀".repeat(n)}"`));
      expect(line).not.toMatch(/\\ud/);
      expect(caret.trimEnd().endsWith("^")).toBe(true);
    }
  });
});

test("of one rule twenty findings of a file are shown and the others counted, file by file", () => {
  const bad = '{"type":"model.streaming","seq":0,"payload":{"delta":"x"}}\n';
  const text = reported(bad.repeat(23) + "nothing\n");
  expect(text.match(/\[envelope\/out-of-range\]/g)).toHaveLength(20);
  expect(text).toContain("\nt: 3 more of envelope/out-of-range (--format json shows each)\n");
  expect(text).toContain("[framing/not-json]");
  expect(text).toContain("24 errors");

  const report = textReport(plain);
  const finding = [...new Checker("t", { protocol: "ask" }).push(new TextEncoder().encode(bad))][0];
  if (finding === undefined) throw new Error("nothing was found");
  for (let n = 0; n < 21; n += 1) report.finding(finding);
  report.file({ file: "t", protocol: "ask", evidence: null, messages: 21, findings: { error: 21, warning: 0, note: 0 } });
  expect(report.finding(finding)).not.toBe("");
});
