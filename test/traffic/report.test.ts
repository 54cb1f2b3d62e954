/** Report formats for other programs, each read back by a reader of its own. */
import {
  type FileSummary,
  type Finding,
  githubReport,
  junitReport,
  type Level,
  type Report,
  type RuleId,
  sarifReport,
  tapReport,
} from "ask-session-protocol/traffic";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readGithub, readJunit, readSarif, readTap } from "./readers.js";

const finding = (line: number, level: Level, rule: RuleId, more: Partial<Finding> = {}): Finding => ({
  file: "a.ndjson",
  line,
  column: 3,
  pointer: "/payload/id",
  rule,
  level,
  layer: "shape",
  method: "tool.use",
  message: `message of line ${String(line)}`,
  ...more,
});

const summary = (file: string, findings: readonly Finding[]): FileSummary => {
  const of = (level: Level) => findings.filter((found) => found.file === file && found.level === level).length;
  return {
    file,
    protocol: "ask",
    evidence: "line 1: an event",
    messages: 7,
    findings: { error: of("error"), warning: of("warning"), note: of("note") },
  };
};

/** A report over files, each with its findings; those in `cut` are never said to be done. */
function written(
  report: Report,
  findings: readonly Finding[],
  files: readonly string[] = ["a.ndjson"],
  cut: readonly string[] = [],
): string {
  const parts = files.flatMap((file) => [
    ...findings.filter((found) => found.file === file).map((found) => report.finding(found)),
    ...(cut.includes(file) ? [] : [report.file(summary(file, findings))]),
  ]);
  return [...parts, report.end()].join("");
}

const MIXED = [
  finding(1, "error", "shape/wrong-type"),
  finding(2, "warning", "unknown/member"),
  finding(3, "note", "shape/reader-form"),
  finding(4, "error", "shape/wrong-type"),
];
const TWO = ["clean.ndjson", "a.ndjson"];
const HOSTILE = `]]> & <b "q" 'a'> \u0000\u001b[31m \ud83d \uffff \u2028 %0A,: a\r\nb # TODO \\# {0} [here](1)\n::error::no\nnot ok 9\n...`;
/** How a report shows it, where ends of lines are shown too. */
const SHOWN = HOSTILE.replaceAll(
  /[\u0000-\u001f\u2028\uffff\p{Surrogate}]/gu,
  (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
);

describe("JUnit", () => {
  test.each<[failOn: Level, failures: string, failing: readonly string[]]>([
    ["error", "1", ["shape/wrong-type"]],
    ["warning", "2", ["shape/wrong-type", "unknown/member"]],
    ["note", "3", ["shape/wrong-type", "unknown/member", "shape/reader-form"]],
  ])("what fails from %s on", (failOn, failures, failing) => {
    const [clean, faulty, ...others] = readJunit(written(junitReport(failOn), MIXED, TWO));
    expect(others).toEqual([]);
    expect(clean).toMatchObject({ name: "clean.ndjson", tests: "1", failures: "0", errors: "0" });
    expect(clean?.cases).toEqual([{ classname: "clean.ndjson", name: "read to its end", output: "7 messages, protocol: ask" }]);
    expect(faulty).toMatchObject({ name: "a.ndjson", tests: "4", failures, errors: "0" });
    expect(faulty?.cases).toHaveLength(4);
    expect(faulty?.cases.filter((one) => one.failure !== undefined).map(({ name }) => name)).toEqual(failing);
  });

  test("a failure lists its places, and what does not fail is told", () => {
    const [suite] = readJunit(written(junitReport("error"), MIXED));
    expect(suite?.cases[1]?.failure).toEqual({
      type: "error",
      message: "2 findings, the first at 1:3: error: message of line 1",
      text: "1:3: error: message of line 1\n4:3: error: message of line 4",
    });
    expect(suite?.cases[2]?.output).toBe("2:3: warning: message of line 2");
    expect(suite?.cases[3]?.output).toBe("3:3: note: message of line 3");
  });

  test("levels of one rule are told apart, and the type is the worst", () => {
    const both = [finding(1, "note", "unknown/member"), finding(2, "warning", "unknown/member"), finding(3, "error", "unknown/member")];
    const [suite] = readJunit(written(junitReport("warning"), both));
    expect(suite?.cases[1]?.failure).toMatchObject({
      type: "error",
      text: "2:3: warning: message of line 2\n3:3: error: message of line 3",
    });
    expect(suite?.cases[1]?.output).toBe("1:3: note: message of line 1");
  });

  test("beyond a hundred places of a rule the others are counted", () => {
    const many = Array.from({ length: 1234 }, (_, index) => finding(index + 1, "error", "shape/wrong-type"));
    const [suite] = readJunit(written(junitReport("error"), many));
    const lines = suite?.cases[1]?.failure?.text.split("\n") ?? [];
    expect(lines).toHaveLength(101);
    expect(lines.at(-1)).toBe("and 1134 more");
    expect(suite?.cases[1]?.failure?.message).toMatch(/^1234 findings,/);
  });

  test("a file that was not read to its end is an error, and its findings stay", () => {
    const [cut, next] = readJunit(written(junitReport("error"), MIXED, ["a.ndjson", "b.ndjson"], ["a.ndjson"]));
    expect(cut).toMatchObject({ name: "a.ndjson", tests: "4", failures: "1", errors: "1" });
    expect(cut?.cases[0]?.error?.type).toBe("unreadable");
    expect(next).toMatchObject({ name: "b.ndjson", tests: "1", errors: "0" });
    const [last] = readJunit(written(junitReport("error"), MIXED, ["a.ndjson"], ["a.ndjson"]));
    expect(last).toEqual(cut);
  });

  test("characters that XML has no way to write are shown", () => {
    const [suite] = readJunit(written(junitReport("error"), [finding(1, "error", "shape/wrong-type", { message: HOSTILE })]));
    expect(suite?.cases[1]?.failure?.text).toBe(`1:3: error: ${SHOWN}`);
  });
});

describe("SARIF", () => {
  test("rules, results and places", () => {
    const { runs } = readSarif(written(sarifReport(), MIXED, TWO));
    const { rules } = runs[0].tool.driver;
    expect(rules.map(({ id }) => id)).toEqual(["shape/wrong-type", "unknown/member", "shape/reader-form"]);
    expect(runs[0].results.map(({ level, ruleId }) => `${level} ${ruleId}`)).toEqual([
      "error shape/wrong-type",
      "warning unknown/member",
      "note shape/reader-form",
      "error shape/wrong-type",
    ]);
    for (const { ruleId, ruleIndex } of runs[0].results) expect(rules[ruleIndex]?.id).toBe(ruleId);
    expect(runs[0].results[1]?.locations[0]).toEqual({
      physicalLocation: { artifactLocation: { uri: "a.ndjson" }, region: { startLine: 2, startColumn: 3 } },
      logicalLocations: [{ fullyQualifiedName: "/payload/id", kind: "value" }],
    });
  });

  test("a finding of a whole line has no pointer to name", () => {
    const { runs } = readSarif(written(sarifReport(), [finding(1, "error", "framing/not-json", { pointer: "", method: null })]));
    expect(runs[0].results[0]?.locations[0].logicalLocations).toBeUndefined();
  });

  test("nothing found is a log without results", () => {
    expect(readSarif(written(sarifReport(), [])).runs[0].results).toEqual([]);
    expect(readSarif(sarifReport().end()).runs[0].results).toEqual([]);
  });

  test("a fingerprint is of what was found, not of its line", () => {
    const same = { message: "m" };
    const marks = readSarif(
      written(sarifReport(), [
        finding(1, "error", "shape/wrong-type", same),
        finding(9, "error", "shape/wrong-type", same),
        finding(1, "error", "shape/wrong-type", { ...same, pointer: "/payload" }),
        finding(1, "error", "shape/wrong-value", same),
      ]),
    ).runs[0].results.map(({ partialFingerprints }) => partialFingerprints["ruleAndMessage/v1"]);
    expect(marks[0]).toMatch(/^[0-9a-f]{16}$/);
    expect(marks[1]).toBe(marks[0]);
    expect(new Set(marks).size).toBe(3);
  });

  test.each<[file: string, want: string]>([
    ["logs/a b#1.ndjson", "logs/a%20b%231.ndjson"],
    ["a:b.ndjson", "a%3Ab.ndjson"],
    ["/var/log/a.ndjson", "file:///var/log/a.ndjson"],
    ["C:\\logs\\a.ndjson", "file:///C:/logs/a.ndjson"],
    ["//host/a.ndjson", "file:///host/a.ndjson"],
    ["é\ud83d.ndjson", "%C3%A9%5Cud83d.ndjson"],
    ["-", "-"],
  ])("the place of %j", (file, want) => {
    const { runs } = readSarif(written(sarifReport(), [finding(1, "error", "shape/wrong-type", { file })], [file]));
    expect(runs[0].results[0]?.locations[0].physicalLocation.artifactLocation.uri).toBe(want);
  });

  test("no link and no placeholder comes of what was recorded", () => {
    const { runs } = readSarif(written(sarifReport(), [finding(1, "error", "shape/wrong-type", { message: HOSTILE })]));
    expect(runs[0].results[0]?.message.text).toBe(SHOWN.replace("{0}", "{{0}}").replace("](", "] ("));
  });
});

describe("GitHub annotations", () => {
  test("a command a finding, then the total", () => {
    expect(written(githubReport(), MIXED.slice(0, 3), TWO).split("\n")).toEqual([
      "::error file=a.ndjson,line=1,col=3,title=shape/wrong-type::message of line 1",
      "::warning file=a.ndjson,line=2,col=3,title=unknown/member::message of line 2",
      "::notice file=a.ndjson,line=3,col=3,title=shape/reader-form::message of line 3",
      "1 error, 1 warning and 1 note in 14 messages of 2 files",
      "",
    ]);
  });

  test("ends of lines, colons and commas stay within their command", () => {
    const file = "a,line=9:100%.ndjson";
    const text = written(githubReport(), [finding(1, "error", "shape/wrong-type", { file, message: HOSTILE })], [file]);
    expect(text).toContain("file=a%2Cline=9%3A100%25.ndjson,line=1,");
    const { annotations, others } = readGithub(text);
    expect(annotations.map(({ command }) => command)).toEqual(["error"]);
    expect(annotations[0]?.properties).toEqual({ file, line: "1", col: "3", title: "shape/wrong-type" });
    expect(annotations[0]?.message).toBe(SHOWN.replaceAll("\\u000d", "\r").replaceAll("\\u000a", "\n"));
    expect(others).toEqual(["1 error in 7 messages of 1 file"]);
  });
});

describe("TAP", () => {
  test.each<[failOn: Level, points: readonly boolean[]]>([
    ["error", [false, true, true, false]],
    ["warning", [false, false, true, false]],
    ["note", [false, false, false, false]],
  ])("what fails from %s on", (failOn, points) => {
    const files = readTap(written(tapReport(failOn), MIXED, TWO));
    expect(files.map(({ name, ok }) => `${name} ${String(ok)}`)).toEqual(["clean.ndjson true", "a.ndjson false"]);
    expect(files[0]?.points).toEqual([]);
    expect(files[1]?.points.map(({ ok }) => ok)).toEqual(points);
    expect(files[1]?.points[1]?.name).toBe("2:3 unknown/member");
    expect(files[1]?.points[1]?.diag).toEqual({
      message: "message of line 2",
      severity: "warning",
      rule: "unknown/member",
      layer: "shape",
      method: "tool.use",
      file: "a.ndjson",
      line: 2,
      column: 3,
      pointer: "/payload/id",
    });
    expect(files[1]?.diag).toEqual({ protocol: "ask", messages: 7, errors: 2, warnings: 1, notes: 1 });
  });

  test("a file with nothing but notes passes", () => {
    const [file] = readTap(written(tapReport("error"), [finding(1, "note", "shape/reader-form")]));
    expect(file?.ok).toBe(true);
    expect(file?.points).toHaveLength(1);
  });

  test("findings that are not shown count for their file", () => {
    const report = tapReport("error");
    const [file] = readTap(`${report.file(summary("a.ndjson", MIXED))}${report.end()}`);
    expect(file?.ok).toBe(false);
  });

  test("a file that was not read to its end fails", () => {
    const files = readTap(written(tapReport("error"), [finding(1, "note", "shape/reader-form")], ["a.ndjson", "b.ndjson"], ["a.ndjson"]));
    expect(files.map(({ name, ok }) => `${name} ${String(ok)}`)).toEqual(["a.ndjson false", "b.ndjson true"]);
    expect(files[0]?.diag).toEqual({ message: "the file could not be read to its end", severity: "error" });
    const last = readTap(written(tapReport("error"), MIXED, ["a.ndjson"], ["a.ndjson"]));
    expect(last.map(({ ok, points }) => [ok, points.length])).toEqual([[false, 4]]);
  });

  test("nothing checked is a plan of nothing", () => {
    expect(tapReport("error").end()).toBe("TAP version 14\n1..0 # SKIP nothing was checked\n");
  });

  test("no line and no directive comes of what was recorded", () => {
    const file = "a # TODO \\#1\nnot ok 2.ndjson";
    const files = readTap(written(tapReport("error"), [finding(1, "error", "shape/wrong-type", { file, message: HOSTILE })], [file]));
    expect(files.map(({ name, ok }) => ({ name, ok }))).toEqual([{ name: file.replace("\n", "\\u000a"), ok: false }]);
    expect(files[0]?.points[0]?.diag?.message).toBe(SHOWN);
  });
});

test("whatever text a finding quotes, every report stays readable and says one thing", () => {
  const unit = fc.oneof(
    fc.constantFrom(
      "]]>",
      "<!--",
      "&#0;",
      "::",
      "%",
      ",",
      "\r",
      "\n",
      "#",
      "\\",
      "...",
      "---",
      "1..0",
      "not ok",
      "Bail out!",
      "{0}",
      "[a](1)",
      '"',
      "\ud800",
      "\u0000",
    ),
    fc.string({ unit: "binary", maxLength: 3 }),
    fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
  );
  const text = fc.array(unit, { maxLength: 8 }).map((parts) => parts.join(""));
  fc.assert(
    fc.property(text, text, text, (message, pointer, name) => {
      const file = `f${name}`;
      const one = [finding(1, "error", "shape/wrong-type", { file, message, pointer, method: message })];
      expect(readJunit(written(junitReport("error"), one, [file]))).toMatchObject([{ tests: "2", failures: "1" }]);
      expect(readSarif(written(sarifReport(), one, [file])).runs[0].results).toHaveLength(1);
      const { annotations, others } = readGithub(written(githubReport(), one, [file]));
      expect([annotations.length, others.length]).toEqual([1, 1]);
      expect(readTap(written(tapReport("error"), one, [file]))).toMatchObject([{ ok: false, points: [{ ok: false }] }]);
    }),
    { numRuns: 300 },
  );
});
