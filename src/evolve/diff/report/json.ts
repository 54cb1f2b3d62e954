import type { Judged } from "../waivers.js";

/** The report as one JSON object: `findings`, one a line, `waived` and `stale` where there are any, then `summary` with the worst verdict. */
export function jsonDiff({ findings, waived, stale, verdict }: Judged): string {
  const rows = (list: Judged["findings"]) =>
    list.length === 0 ? "[]" : `[\n${list.map((finding) => JSON.stringify(finding)).join(",\n")}\n]`;
  const apart = waived.length === 0 ? "" : `"waived":${rows(waived)},\n`;
  const told = stale.length === 0 ? "" : `"stale":${JSON.stringify(stale)},\n`;
  return `{"findings":${rows(findings)},\n${apart}${told}"summary":${JSON.stringify({ verdict })}}\n`;
}
