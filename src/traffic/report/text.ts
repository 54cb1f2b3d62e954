import type { FileSummary } from "../checker.js";
import { coverageText } from "../coverage/text.js";
import type { Finding, Level } from "../finding.js";
import type { RuleId } from "../rules.js";
import { inWords, type Report, total } from "./report.js";
import { visible } from "./visible.js";

/** Puts a piece of text in a colour, or leaves it. */
export type Paint = (colour: "red" | "yellow" | "cyan" | "green" | "gray" | "bold", text: string) => string;

const COLOURS: Readonly<Record<Level, "red" | "yellow" | "cyan">> = { error: "red", warning: "yellow", note: "cyan" };

/** Findings of one rule that are shown of a file; the others are counted. */
const MOST_SHOWN = 20;

/**
 * The report for people and editors: a finding a line, `file:line:column: level: message [rule]`, with the place in its line
 * below it, then a total. Of each rule twenty findings are shown of a file, and the others counted.
 */
export function textReport(paint: Paint): Report {
  const files: FileSummary[] = [];
  // Of the file at hand: a caller may keep findings below some level to itself.
  const shown = new Map<RuleId, number>();
  return {
    finding(finding: Finding) {
      const count = (shown.get(finding.rule) ?? 0) + 1;
      shown.set(finding.rule, count);
      return count > MOST_SHOWN ? "" : one(finding, paint);
    },
    file(summary) {
      files.push(summary);
      const text = others(summary, shown, paint) + about(summary, shown.size > 0, paint);
      shown.clear();
      return text;
    },
    end(coverage) {
      const summary = total(files);
      const { errors, warnings, notes } = summary;
      const failed = errors > 0 || files.length === 0;
      const mark = failed ? paint("red", "✘") : warnings + notes > 0 ? paint("yellow", "!") : paint("green", "✔");
      return `${mark} ${inWords(summary)}\n${coverage === undefined ? "" : coverageText(coverage)}`;
    },
  };
}

function one({ file, line, column, level, message, rule, excerpt }: Finding, paint: Paint): string {
  const place = paint("bold", `${visible(file)}:${String(line)}:${String(column)}:`);
  const head = `${place} ${paint(COLOURS[level], `${level}:`)} ${visible(message)} ${paint("gray", `[${rule}]`)}\n`;
  if (excerpt === undefined) return head;
  const margin = paint("gray", "  |");
  return `${head}${margin} ${paint("gray", excerpt.text)}\n${margin} ${" ".repeat(excerpt.before)}${paint(COLOURS[level], "^")}\n`;
}

/** How many findings of each rule were not shown. */
function others({ file }: FileSummary, shown: ReadonlyMap<RuleId, number>, paint: Paint): string {
  const more = [...shown].filter(([, n]) => n > MOST_SHOWN);
  return more
    .map(([rule, n]) => `${paint("bold", `${visible(file)}:`)} ${String(n - MOST_SHOWN)} more of ${rule} (--format json shows each)\n`)
    .join("");
}

/** Which protocol judged a file and why; nothing of one of which nothing is shown. */
function about({ file, protocol, evidence, messages }: FileSummary, hasShown: boolean, paint: Paint): string {
  if (messages === 0) return "";
  const name = paint("bold", `${visible(file)}:`);
  if (protocol === "unknown") return `${name} no message of the ask session protocol or of ACP in it\n`;
  return hasShown ? `${name} judged as ${PROTOCOLS[protocol]} (${visible(evidence ?? "")})\n` : "";
}

const PROTOCOLS = { ask: "the ask session protocol", acp: "ACP", mixed: "both protocols, each conversation by its own" } as const;
