import { annotation } from "../../../traffic/index.js";
import type { Verdict } from "../rules.js";
import type { Judged } from "../waivers.js";
import { inWords } from "./words.js";

const COMMANDS: Readonly<Record<Verdict, "error" | "warning" | "notice">> = { major: "error", minor: "warning", patch: "notice" };

/** Annotations of GitHub Actions at the new files, then the total for who reads the log. */
export function githubDiff(judged: Judged): string {
  const lines = judged.findings.map(({ rule, verdict, breaks, message, new: { file, line, column } }) =>
    annotation(COMMANDS[verdict], { file, line, col: column, title: rule }, breaks === null ? message : `${message}; ${breaks}`),
  );
  return `${lines.join("")}${inWords(judged)}\n`;
}
