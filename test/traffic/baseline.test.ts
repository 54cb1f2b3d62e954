/** Guards against accepted findings that hide new ones, and against a baseline that goes stale unseen or changes with the lines. */
import { Baseline, BaselineWriter, type Finding, type Stale } from "ask-session-protocol/traffic";
import { expect, test } from "vitest";
import { checkText } from "./checking.js";

const wrong = (seq: number) => `{"type":"error","seq":${String(seq)},"payload":{"error":"x"}}\n`;
const { findings } = checkText(`${wrong(0)}${wrong(0)}${wrong(-1)}`);

function entriesOf(given: readonly Finding[]) {
  const writer = new BaselineWriter();
  for (const finding of given) writer.accepts(finding);
  return writer.entries([], ["t"]);
}
const entries = entriesOf(findings);

test("entries are counted, sorted, and the same in any order", () => {
  expect(entries.map(({ message, count }) => [message.slice(-9), count])).toEqual([
    ["number -1", 1],
    [" number 0", 2],
  ]);
  expect(entriesOf([...findings].reverse())).toEqual(entries);
});

test("an entry of two accepts two, on whichever lines", () => {
  const baseline = new Baseline(entries);
  const { findings: later, checker } = checkText(`\n${wrong(0)}${wrong(1)}${wrong(0)}${wrong(0)}${wrong(-1)}`);
  expect(later.map((finding) => baseline.accepts(finding))).toEqual([true, true, false, true]);
  expect(baseline.withoutAccepted(checker.summary())).toMatchObject({ findings: { error: 1, warning: 0, note: 0 }, accepted: 3 });
  expect(baseline.stale(["t"])).toEqual([]);
});

const stale: { given: string; found: readonly Finding[]; files: string[]; want: Pick<Stale, "index" | "found">[] }[] = [
  { given: "all are there", found: findings, files: ["t"], want: [] },
  { given: "a part of a count is gone", found: findings.slice(1), files: ["t"], want: [{ index: 1, found: 1 }] },
  { given: "an entry is gone", found: findings.slice(0, 2), files: ["t"], want: [{ index: 0, found: 0 }] },
  {
    given: "all are gone",
    found: [],
    files: ["./t"],
    want: [
      { index: 0, found: 0 },
      { index: 1, found: 0 },
    ],
  },
  { given: "the file was not checked", found: [], files: ["other"], want: [] },
];

test.each(stale)("stale: $given", ({ found, files, want }) => {
  const baseline = new Baseline(entries);
  for (const finding of found) expect(baseline.accepts(finding)).toBe(true);
  expect(baseline.stale(files).map(({ index, found: left }) => ({ index, found: left }))).toEqual(want);
});

test("what differs in file, rule, pointer or message is not accepted; ways to write a file's name do not differ", () => {
  const [first] = findings as [Finding];
  const others: Partial<Finding>[] = [{ file: "u" }, { rule: "shape/wrong-type" }, { pointer: "/x" }, { message: "x" }];
  for (const other of others) expect(new Baseline(entries).accepts({ ...first, ...other })).toBe(false);
  for (const same of [{ line: 9, column: 9 }, { file: "./t" }, { file: ".\\t" }])
    expect(new Baseline(entries).accepts({ ...first, ...same })).toBe(true);
});

test("entries of files that were not checked are kept, those of files that were are written anew", () => {
  const writer = new BaselineWriter();
  const before = [...entries, ...entries.map((entry) => ({ ...entry, file: "a" }))];
  expect(writer.entries(before, ["t"]).map(({ file }) => file)).toEqual(["a", "a"]);
});
