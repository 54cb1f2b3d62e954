import { count } from "../../json/index.js";
import type { FileSummary } from "../checker.js";
import { type Finding, type Level, LEVELS, reaches } from "../finding.js";
import type { RuleId } from "../rules.js";
import type { Report } from "./report.js";
import { visible } from "./visible.js";

/** Findings of one rule in one file that are quoted; the others are counted. */
const MOST_QUOTED = 100;

/** Findings of one rule that fail, or that do not. */
interface Heap {
  readonly quoted: string[];
  count: number;
}

/** What was found of one rule in a file. */
interface Case {
  worst: Level;
  readonly failing: Heap;
  readonly passing: Heap;
}

/**
 * JUnit XML: a testsuite a file, and in it a testcase a rule that has findings, beside one that says whether the file was
 * read to its end. CI viewers follow a testcase by its name from run to run; a file and a rule stay the same names when a
 * recording is made anew, lines do not, and a case for each of thousands of findings would drown a viewer. Findings from
 * `failOn` up are the case's failure, those below are in its `system-out` and fail nothing.
 *
 * A testsuite states its counts first, so what is found in a file is kept until that ends: a hundred findings of each rule
 * at most, and the number of the others. `testsuites` states no counts, so files are written one by one.
 */
export function junitReport(failOn: Level): Report {
  let started = false;
  let open: { readonly file: string; readonly cases: Map<RuleId, Case> } | undefined;

  const start = () => {
    const text = started ? "" : '<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="ask-protocol check">\n';
    started = true;
    return text;
  };
  const close = (file: string, summary: FileSummary | undefined) => {
    const text = suite(file, open?.cases ?? new Map(), summary);
    open = undefined;
    return text;
  };
  const closeUnread = () => (open === undefined ? "" : close(open.file, undefined));

  return {
    finding(finding: Finding) {
      const text = start() + (open?.file === finding.file ? "" : closeUnread());
      open ??= { file: finding.file, cases: new Map() };
      add(open.cases, finding, failOn);
      return text;
    },
    file(summary) {
      const text = start() + (open?.file === summary.file ? "" : closeUnread());
      return text + close(summary.file, summary);
    },
    end: () => `${start()}${closeUnread()}</testsuites>\n`,
  };
}

function add(cases: Map<RuleId, Case>, { rule, level, line, column, message }: Finding, failOn: Level): void {
  let found = cases.get(rule);
  if (found === undefined)
    cases.set(rule, (found = { worst: level, failing: { quoted: [], count: 0 }, passing: { quoted: [], count: 0 } }));
  if (LEVELS.indexOf(level) < LEVELS.indexOf(found.worst)) found.worst = level;
  const heap = reaches(level, failOn) ? found.failing : found.passing;
  heap.count += 1;
  if (heap.quoted.length < MOST_QUOTED) heap.quoted.push(escaped(`${String(line)}:${String(column)}: ${level}: ${message}`));
}

function suite(file: string, cases: ReadonlyMap<RuleId, Case>, summary: FileSummary | undefined): string {
  const failures = [...cases.values()].filter(({ failing }) => failing.count > 0).length;
  const counts = `tests="${String(cases.size + 1)}" failures="${String(failures)}" errors="${summary === undefined ? "1" : "0"}" skipped="0"`;
  const end =
    summary === undefined
      ? '<error message="the file could not be read to its end" type="unreadable"/>'
      : `<system-out>${escaped(`${count(summary.messages, "message")}, protocol: ${summary.protocol}`)}</system-out>`;
  return [
    ` <testsuite name="${escaped(file)}" ${counts}>\n`,
    testcase(file, "read to its end", end),
    ...[...cases].map(([rule, found]) => testcase(file, rule, `${failure(found)}${output(found.passing)}`)),
    " </testsuite>\n",
  ].join("");
}

function testcase(file: string, name: string, content: string): string {
  return `  <testcase classname="${escaped(file)}" name="${escaped(name)}">${content}</testcase>\n`;
}

function failure({ worst, failing }: Case): string {
  if (failing.count === 0) return "";
  const message = `${count(failing.count, "finding")}, the first at ${failing.quoted[0] ?? ""}`;
  return `<failure type="${worst}" message="${message}">${listed(failing)}</failure>`;
}

function output(heap: Heap): string {
  return heap.count === 0 ? "" : `<system-out>${listed(heap)}</system-out>`;
}

/** One finding a line, then how many more there are. */
function listed({ quoted, count: all }: Heap): string {
  const more = all - quoted.length;
  return [...quoted, ...(more > 0 ? [`and ${String(more)} more`] : [])].join("\n");
}

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Text for XML's content and attributes. */
function escaped(text: string): string {
  return visible(text).replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? "");
}
