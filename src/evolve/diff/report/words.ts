import { count } from "../../../json/index.js";
import type { Judged } from "../waivers.js";
import { VERDICTS } from "../rules.js";

/** What came of a comparison, as a sentence without its end: `3 edits (2 major, 1 minor): major`. */
export function inWords({ findings, waived, verdict }: Judged): string {
  if (verdict === null)
    return waived.length === 0 ? "no edits" : `${count(waived.length, "edit")}, ${waived.length === 1 ? "" : "all "}waived`;
  const known = waived.length === 0 ? "" : `, ${String(waived.length)} waived`;
  const parts = VERDICTS.map((each) => [each, findings.filter((finding) => finding.verdict === each).length] as const)
    .filter(([, n]) => n > 0)
    .map(([each, n]) => `${String(n)} ${each}`);
  return `${count(findings.length, "edit")} (${parts.join(", ")}${known}): ${verdict}`;
}
