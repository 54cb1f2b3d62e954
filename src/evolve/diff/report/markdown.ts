import { visible } from "../../../traffic/index.js";
import { VERDICTS } from "../rules.js";
import type { Judged } from "../waivers.js";
import { inWords } from "./words.js";

/** The report as Markdown, for a comment on a change: a table for each verdict, the worst first. */
export function markdownDiff(judged: Judged): string {
  const tables = VERDICTS.flatMap((verdict) => {
    const rows = judged.findings.filter((finding) => finding.verdict === verdict);
    if (rows.length === 0) return [];
    const lines = rows.map(
      ({ message, breaks, new: now, rule }) =>
        `| ${[message, breaks ?? "nobody", `${now.file}:${String(now.line)}`, `\`${rule}\``].map(cell).join(" | ")} |`,
    );
    return [`### ${verdict}\n\n| Edit | Who breaks | Where | Rule |\n| --- | --- | --- | --- |\n${lines.join("\n")}\n`];
  });
  return [`**${inWords(judged)}**\n`, ...tables].join("\n");
}

/** Text within a row: a bar would end the cell, and what looks like a tag would be one. */
function cell(text: string): string {
  return visible(text).replaceAll("|", "\\|").replaceAll("<", "&lt;");
}
