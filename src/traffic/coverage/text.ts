import type { CoverageReport } from "./coverage.js";

const NAMES = { ask: "the ask session protocol", acp: "ACP" } as const;

/** What was exercised and what never was, for people: `+` and `-` lines under each group. */
export function coverageText({ protocols }: CoverageReport): string {
  if (protocols.length === 0) return "exercised nothing: no message of a known protocol\n";
  return protocols
    .map(({ protocol, exercised, total, percent, groups }) => {
      const lines = groups.flatMap(({ name, seen, never }) => {
        const items = Object.entries(seen).map(([item, count]) => `${item} (${String(count)})`);
        return [
          `  ${name}: ${String(items.length)} of ${String(items.length + never.length)}`,
          ...(items.length > 0 ? [`    + ${items.join(", ")}`] : []),
          ...(never.length > 0 ? [`    - ${never.join(", ")}`] : []),
        ];
      });
      return `exercised ${String(percent)} % of ${NAMES[protocol]}, ${String(exercised)} of ${String(total)}:\n${lines.join("\n")}\n`;
    })
    .join("");
}
