/** What the checker of recorded traffic finds in a conversation, by who sent the message. */
import { Checker } from "ask-session-protocol/traffic";

/** Findings of each side: errors of ours are our failures, all else is worth knowing. */
export interface Verdict {
  readonly errors: readonly string[];
  readonly notes: readonly string[];
}

/** @param lines `{"dir":"c2a","msg":...}` each. @param ours the direction of our messages. */
export function judge(lines: readonly string[], ours: "c2a" | "a2c"): Verdict {
  const checker = new Checker("recording", { protocol: "acp", stability: "stable" });
  const found = [...checker.push(new TextEncoder().encode(lines.map((line) => `${line}\n`).join(""))), ...checker.end()];
  const errors: string[] = [];
  // What was not recorded cannot be judged.
  for (const dir of ["c2a", "a2c"]) if (!lines.some((line) => line.startsWith(`{"dir":"${dir}"`))) errors.push(`no message ${dir}`);
  const notes = new Set<string>();
  for (const { line, level, rule, message } of found) {
    const isOurs = lines[line - 1]?.startsWith(`{"dir":"${ours}"`) === true;
    if (isOurs && level === "error") errors.push(`line ${String(line)}: ${rule}: ${message}`);
    else notes.add(`${isOurs ? "ours" : "theirs"}: ${level} ${rule}: ${message}`);
  }
  return { errors, notes: [...notes] };
}
