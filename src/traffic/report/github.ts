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
    finding: (finding: Finding) => annotation(finding.level, finding, finding.message),
    file(summary) {
      files.push(summary);
      return "";
    },
    end: () => `${inWords(total(files))}\n`,
  };
}

/** One workflow command, which shows a text beside a place of a file under the id of a rule. */
export function annotation(
  level: Level,
  { file, line, column, rule }: { readonly file: string; readonly line: number; readonly column: number; readonly rule: string },
  message: string,
): string {
  const properties = Object.entries({ file, line, col: column, title: rule });
  const written = properties.map(([name, value]) => `${name}=${property(String(value))}`).join(",");
  return `::${COMMANDS[level]} ${written}::${data(message)}\n`;
}

/** A command's text: a line of the log, in which its own lines are escaped. */
function data(text: string): string {
  return visible(text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A"));
}

/** A property ends at a comma, and all of them at a colon. */
function property(text: string): string {
  return data(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
