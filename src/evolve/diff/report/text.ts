import { type Paint, visible } from "../../../traffic/index.js";
import type { DiffFinding } from "../finding.js";
import type { Verdict } from "../rules.js";
import type { Judged } from "../waivers.js";
import { inWords } from "./words.js";

const COLOURS: Readonly<Record<Verdict, "red" | "yellow" | "cyan">> = { major: "red", minor: "yellow", patch: "cyan" };

/** The report for people: an edit a line, `file:line:column: verdict: message; who breaks [rule fingerprint]`, then a total. */
export function textDiff(judged: Judged, paint: Paint): string {
  const lines = judged.findings.map((finding) => one(finding, paint));
  const mark = judged.verdict === "major" ? paint("red", "✘") : judged.verdict === "minor" ? paint("yellow", "!") : paint("green", "✔");
  return `${lines.join("")}${mark} ${inWords(judged)}\n`;
}

function one({ rule, verdict, breaks, message, old, new: now, fingerprint }: DiffFinding, paint: Paint): string {
  const place = paint("bold", `${visible(now.file)}:${String(now.line)}:${String(now.column)}:`);
  const who = breaks === null ? "" : `; ${breaks}`;
  const before = paint("gray", `  was ${visible(old.file)}:${String(old.line)}:${String(old.column)} [${rule} ${fingerprint}]`);
  return `${place} ${paint(COLOURS[verdict], `${verdict}:`)} ${visible(message)}${who}\n${before}\n`;
}
