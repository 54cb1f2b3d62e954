import { Checker, type CheckOptions, type Finding } from "ask-session-protocol/traffic";

/** Checks text, or bytes, as one file called `t`, in chunks of the given size. */
export function checkText(
  input: string | Uint8Array,
  options: CheckOptions = {},
  chunk = 1 << 20,
): { findings: Finding[]; checker: Checker } {
  const bytes = typeof input === "string" ? new TextEncoder().encode(input) : input;
  const checker = new Checker("t", options);
  const findings: Finding[] = [];
  for (let at = 0; at < bytes.length; at += chunk) findings.push(...checker.push(bytes.subarray(at, at + chunk)));
  findings.push(...checker.end());
  return { findings, checker };
}

/** A finding in one line: `3:14 error shape/wrong-type /payload/id`. */
export function brief({ line, column, level, rule, pointer }: Finding): string {
  return `${String(line)}:${String(column)} ${level} ${rule}${pointer === "" ? "" : ` ${pointer}`}`;
}
