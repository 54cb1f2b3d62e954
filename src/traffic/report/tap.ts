import { count } from "../../json/index.js";
import type { FileSummary } from "../checker.js";
import { type Finding, type Level, LEVELS, reaches } from "../finding.js";
import type { Report } from "./report.js";
import { visible } from "./visible.js";

/**
 * TAP 14: a test point a file, and within it, as a subtest, a test point a finding with its particulars as YAML. Points of
 * a subtest come before the one that sums it up, and plans stand at the end, so nothing is kept. Findings below `failOn`
 * are points that pass: they are told and fail nothing. A file that could not be read to its end fails.
 */
export function tapReport(failOn: Level): Report {
  let files = 0;
  let started = false;
  /** The file whose subtest is open, and the points of that so far. */
  let open: { readonly file: string; points: number } | undefined;

  const start = () => {
    const text = started ? "" : "TAP version 14\n";
    started = true;
    return text;
  };
  /** Ends the subtest, where there is one, and sums the file up. */
  const close = (file: string, passes: boolean, diagnostics: string) => {
    const plan = open === undefined ? "" : `${INDENT}1..${String(open.points)}\n`;
    open = undefined;
    files += 1;
    return `${plan}${point(passes, files, file)}${diagnostics}`;
  };
  const closeUnread = () =>
    open === undefined ? "" : close(open.file, false, yaml("", { message: "the file could not be read to its end", severity: "error" }));

  return {
    finding(finding: Finding) {
      const { file, line, column, rule, level, layer, method, pointer, message } = finding;
      const head = start() + (open?.file === file ? "" : closeUnread());
      const opening = open === undefined ? `# Subtest: ${described(file)}\n` : "";
      open ??= { file, points: 0 };
      open.points += 1;
      const about = { message, severity: level, rule, layer, method, file, line, column, pointer };
      const title = `${String(line)}:${String(column)} ${rule}`;
      return `${head}${opening}${INDENT}${point(!reaches(level, failOn), open.points, title)}${yaml(INDENT, about)}`;
    },
    file(summary: FileSummary) {
      const head = start() + (open === undefined || open.file === summary.file ? "" : closeUnread());
      const passes = !LEVELS.some((level) => reaches(level, failOn) && summary.findings[level] > 0);
      const { error, warning, note } = summary.findings;
      const about = { protocol: summary.protocol, messages: summary.messages, errors: error, warnings: warning, notes: note };
      return `${head}${close(summary.file, passes, yaml("", about))}`;
    },
    end() {
      const head = start() + closeUnread();
      return files === 0 ? `${head}1..0 # SKIP nothing was checked\n` : `${head}1..${String(files)}\n# ${count(files, "file")} checked\n`;
    },
  };
}

const INDENT = "    ";

function point(passes: boolean, number: number, title: string): string {
  return `${passes ? "ok" : "not ok"} ${String(number)} - ${described(title)}\n`;
}

/** A description, in which a hash would start a directive. */
function described(text: string): string {
  return visible(text).replaceAll(/[\\#]/g, "\\$&");
}

/** Diagnostics of the point before. Every value is JSON, which YAML reads as the same value. */
function yaml(indent: string, members: Readonly<Record<string, string | number | null>>): string {
  const lines = Object.entries(members).map(
    ([name, value]) => `${name}: ${JSON.stringify(typeof value === "string" ? visible(value) : value)}`,
  );
  return ["---", ...lines, "..."].map((line) => `${indent}  ${line}\n`).join("");
}
