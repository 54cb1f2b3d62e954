import { count } from "../../../json/index.js";
import type { Judged } from "../waivers.js";
import { VERDICTS } from "../rules.js";

/** What came of a comparison, as a sentence without its end: `2 major and 1 minor edits: the version must rise by a major`. */
export function inWords({ findings, waived, verdict }: Judged): string {
  const known = waived.length === 0 ? "" : `, ${String(waived.length)} waived`;
  if (verdict === null) return `no edits${known}`;
  const parts = VERDICTS.map((each) => [each, findings.filter((finding) => finding.verdict === each).length] as const)
    .filter(([, n]) => n > 0)
    .map(([each, n]) => `${String(n)} ${each}`);
  return `${count(findings.length, "edit")} (${parts.join(", ")}${known}): ${verdict}`;
}
