import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { CheckOptions } from "ask-session-protocol/traffic";
import { checkText } from "../traffic/checking.js";

const root = fileURLToPath(new URL("../../../shared/corpus/", import.meta.url));

/** Whether the messages of others are beside this repository, of which they are no part. */
export const IS_HERE = existsSync(root);

/** Name of the test that says so in its own line. */
export const WHETHER = IS_HERE ? "the corpus is here" : "THE CORPUS IS NOT HERE: its messages were not judged in this run";

/** What was said of a file: how many messages it has, by which protocol, and the findings of each line that has any. */
export interface Verdict {
  readonly messages: number;
  readonly protocol: string;
  readonly lines: Readonly<Record<string, readonly string[]>>;
}

/** Files of a folder of the corpus; none where it is not here. */
export function filesOf(folder: string): string[] {
  return IS_HERE ? readdirSync(`${root}${folder}`).sort() : [];
}

/** A file of the corpus as text. */
export function read(path: string): string {
  return readFileSync(`${root}${path}`, "utf8");
}

/** Judges a file as the command would. */
export function judge(path: string): Verdict {
  const { findings, checker } = checkText(read(path));
  const lines: Partial<Record<string, string[]>> = {};
  for (const { line, level, rule, pointer } of findings) (lines[line] ??= []).push(`${level} ${rule} ${pointer}`.trimEnd());
  const { messages, protocol } = checker.summary();
  return { messages, protocol, lines: lines as Verdict["lines"] };
}

/** A case from a public report: its messages, and what the report's readers agreed on. */
export interface Case {
  readonly messages: readonly unknown[];
  readonly expected: "valid" | "invalid" | "valid-but-rule-broken";
  readonly protocol?: string;
}

/** Findings on the messages of a case. */
export function findingsOf({ messages, protocol }: Case) {
  const options: CheckOptions = { protocol: protocol === "ask" ? "ask" : "acp" };
  return checkText(messages.map((message) => JSON.stringify(message)).join("\n"), options).findings;
}
