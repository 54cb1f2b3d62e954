import type { FileSummary } from "../checker.js";
import { coverageText } from "../coverage/text.js";
import type { Finding, Level } from "../finding.js";
import { inWords, type Report, total } from "./report.js";
import { visible } from "./visible.js";

/** Puts a piece of text in a colour, or leaves it. */
export type Paint = (colour: "red" | "yellow" | "cyan" | "green" | "gray" | "bold", text: string) => string;

const COLOURS: Readonly<Record<Level, "red" | "yellow" | "cyan">> = { error: "red", warning: "yellow", note: "cyan" };

/** The report for people and editors: a finding a line, `file:line:column: level: message [rule]`, then a total. */
export function textReport(paint: Paint): Report {
  const files: FileSummary[] = [];
  // Of the file at hand: a caller may keep findings below some level to itself.
  let hasShown = false;
  return {
    finding({ file, line, column, level, message, rule }: Finding) {
      hasShown = true;
      const place = paint("bold", `${visible(file)}:${String(line)}:${String(column)}:`);
      return `${place} ${paint(COLOURS[level], `${level}:`)} ${visible(message)} ${paint("gray", `[${rule}]`)}\n`;
    },
    file(summary) {
      files.push(summary);
      const text = about(summary, hasShown, paint);
      hasShown = false;
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

/** Which protocol judged a file and why; nothing of one of which nothing is shown. */
function about({ file, protocol, evidence, messages }: FileSummary, hasShown: boolean, paint: Paint): string {
  if (messages === 0) return "";
  const name = paint("bold", `${visible(file)}:`);
  if (protocol === "unknown") return `${name} no message of the ask session protocol or of ACP in it\n`;
  return hasShown ? `${name} judged as ${PROTOCOLS[protocol]} (${visible(evidence ?? "")})\n` : "";
}

const PROTOCOLS = { ask: "the ask session protocol", acp: "ACP", mixed: "both protocols, each conversation by its own" } as const;
