import type { FileSummary } from "../checker.js";
import type { Finding, Level } from "../finding.js";
import { inWords, type Report, total } from "./report.js";
import { visible } from "./visible.js";

const COMMANDS: Readonly<Record<Level, string>> = { error: "error", warning: "warning", note: "notice" };

/**
 * Annotations of GitHub Actions: a workflow command a finding, which the runner takes from the log, then a total for who
 * reads the log. GitHub shows the first ten of each level of a step; the log has all.
 */
export function githubReport(): Report {
  const files: FileSummary[] = [];
  return {
    finding({ file, line, column, rule, level, message }: Finding) {
      return annotation(COMMANDS[level], { file, line, col: column, title: rule }, message);
    },
    file(summary) {
      files.push(summary);
      return "";
    },
    end: () => `${inWords(total(files))}\n`,
  };
}

/** One annotation: a workflow command, as a line. */
export function annotation(command: string, properties: Readonly<Record<string, string | number>>, message: string): string {
  const written = Object.entries(properties).map(([name, value]) => `${name}=${property(String(value))}`);
  return `::${command} ${written.join(",")}::${data(message)}\n`;
}

/** A command's text: a line of the log, in which its own lines are escaped. */
function data(text: string): string {
  return visible(text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A"));
}

/** A property ends at a comma, and all of them at a colon. */
function property(text: string): string {
  return data(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
