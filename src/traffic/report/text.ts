import { count } from "../../json/index.js";
import type { FileSummary } from "../checker.js";
import type { Finding, Level } from "../finding.js";
import { type Report, total } from "./report.js";

/** Puts a piece of text in a colour, or leaves it. */
export type Paint = (colour: "red" | "yellow" | "cyan" | "green" | "gray" | "bold", text: string) => string;

const COLOURS: Readonly<Record<Level, "red" | "yellow" | "cyan">> = { error: "red", warning: "yellow", note: "cyan" };

/** The report for people and editors: a finding a line, `file:line:column: level: message [rule]`, then a total. */
export function textReport(paint: Paint): Report {
  const files: FileSummary[] = [];
  return {
    finding: ({ file, line, column, level, message, rule }: Finding) =>
      `${paint("bold", `${file}:${String(line)}:${String(column)}:`)} ${paint(COLOURS[level], `${level}:`)} ${visible(message)} ${paint("gray", `[${rule}]`)}\n`,
    file(summary) {
      files.push(summary);
      return about(summary, paint);
    },
    end() {
      const { messages, errors, warnings, notes } = total(files);
      if (files.length === 0) return `${paint("red", "✘")} nothing was checked\n`;
      const where = `${count(messages, "message")} of ${count(files.length, "file")}`;
      if (errors + warnings + notes === 0) return `${paint("green", "✔")} nothing to report in ${where}\n`;
      const parts = [
        errors > 0 ? count(errors, "error") : "",
        warnings > 0 ? count(warnings, "warning") : "",
        notes > 0 ? count(notes, "note") : "",
      ].filter((part) => part !== "");
      return `${errors > 0 ? paint("red", "✘") : paint("yellow", "!")} ${list(parts)} in ${where}\n`;
    },
  };
}

/** Which protocol judged a file and why; nothing of one that has nothing to report. */
function about({ file, protocol, evidence, messages, findings }: FileSummary, paint: Paint): string {
  if (messages === 0) return "";
  const name = paint("bold", `${file}:`);
  if (protocol === "unknown") return `${name} no message of the ask session protocol or of ACP in it\n`;
  if (findings.error + findings.warning + findings.note === 0) return "";
  return `${name} judged as ${PROTOCOLS[protocol]} (${evidence ?? ""})\n`;
}

const PROTOCOLS = { ask: "the ask session protocol", acp: "ACP", mixed: "both protocols, each conversation by its own" } as const;

function list(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1) ?? ""}`;
}

/** Messages quote what was recorded; control characters of it must not reach a terminal. */
function visible(text: string): string {
  return text.replaceAll(
    /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
