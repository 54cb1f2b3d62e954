import type { FileSummary } from "../checker.js";
import type { Finding } from "../finding.js";
import { type Report, total } from "./report.js";

/**
 * The report as one JSON object: `findings`, then `files`, then `coverage` where it was asked for, then `summary`. Findings are written as they come, one a
 * line, so a report of any length takes no memory.
 */
export function jsonReport(): Report {
  const files: FileSummary[] = [];
  let started = false;
  const open = () => {
    const text = started ? ",\n" : '{"findings":[\n';
    started = true;
    return text;
  };
  return {
    finding: ({ excerpt: _excerpt, ...finding }: Finding) => `${open()}${JSON.stringify(finding)}`,
    file(summary) {
      files.push(summary);
      return "";
    },
    end(coverage) {
      const rows = files.map(({ file, protocol, evidence, messages, findings, accepted }) => ({
        file,
        protocol,
        evidence,
        messages,
        findings: findings.error + findings.warning + findings.note,
        ...(accepted === undefined ? {} : { accepted }),
      }));
      const head = started ? "\n]," : '{"findings":[],';
      const covered = coverage === undefined ? "" : `\n"coverage":${JSON.stringify(coverage)},`;
      return `${head}\n"files":${JSON.stringify(rows)},${covered}\n"summary":${JSON.stringify(total(files))}}\n`;
    },
  };
}
