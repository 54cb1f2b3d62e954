import { count } from "../../json/index.js";
import { annotation } from "../../traffic/report/github.js";
import { visible } from "../../traffic/report/visible.js";
import type { LintFinding } from "./lint.js";

/** The report for people and editors: `file:line:column: error: message [rule]`, below it what to do, then a total. */
export function lintText(folder: string, findings: readonly LintFinding[], files: number): string {
  const lines = findings.map(
    (finding) =>
      `${visible(`${pathOf(folder, finding)}:${String(finding.line)}:${String(finding.column)}: error: ${finding.message}`)} [${finding.rule}]\n` +
      `  fix: ${visible(finding.fix)}${finding.edits === undefined ? "" : " (--fix does it)"}\n`,
  );
  return lines.join("") + total(findings, files);
}

/** The report for programs: `{"findings":[{"file","line","column","pointer","rule","message","fix","fixable"}],"summary":{...}}`. */
export function lintJson(folder: string, findings: readonly LintFinding[], files: number): string {
  const told = findings.map(({ edits, ...finding }) => ({ ...finding, file: pathOf(folder, finding), fixable: edits !== undefined }));
  const summary = { files, errors: findings.length, fixable: told.filter(({ fixable }) => fixable).length };
  return `${JSON.stringify({ findings: told, summary }, null, 2)}\n`;
}

/** Annotations of GitHub Actions, then a total for who reads the log. */
export function lintGithub(folder: string, findings: readonly LintFinding[], files: number): string {
  const lines = findings.map((finding) => {
    const { line, column, rule, message, fix } = finding;
    return annotation("error", { file: pathOf(folder, finding), line, col: column, title: rule }, `${message}; fix: ${fix}`);
  });
  return lines.join("") + total(findings, files);
}

function total(findings: readonly LintFinding[], files: number): string {
  const fixable = findings.filter(({ edits }) => edits !== undefined).length;
  const rest = fixable === 0 ? "" : `, ${String(fixable)} of them for --fix`;
  return findings.length === 0
    ? `✔ ${count(files, "schema file")}, nothing to report\n`
    : `✘ ${count(findings.length, "error")} in ${count(files, "schema file")}${rest}\n`;
}

function pathOf(folder: string, { file }: LintFinding): string {
  return `${folder.replace(/\/+$/, "")}/${file}`;
}
