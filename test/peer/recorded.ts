import { Checker, type CheckOptions } from "ask-session-protocol/traffic";
import { recorder } from "../../src/peer/recorder.js";
import type { Frame } from "../../src/peer/options.js";

/** A conversation that is recorded while it goes on. */
export interface Recording {
  /** Its lines so far, `{"dir":"c2a","msg":...}` each. */
  readonly lines: readonly string[];
  /** The messages, without who sent them. */
  messages(): Record<string, unknown>[];
  /** To be given to the connection of one side. */
  readonly onFrame: (frame: Frame) => void;
  /** What the checker of recorded traffic finds in it, each finding in one line; none where the conversation keeps every rule. */
  findings(options?: CheckOptions): string[];
}

/** Records what goes over the connection of one side, to be checked as a log would be. */
export function recording(side: "client" | "agent"): Recording {
  const lines: string[] = [];
  return {
    lines,
    messages: () => lines.map((line) => (JSON.parse(line) as { msg: Record<string, unknown> }).msg),
    onFrame: recorder(side, (line) => lines.push(line)),
    findings: (options = {}) => check(lines, options),
  };
}

function check(lines: readonly string[], options: CheckOptions): string[] {
  const checker = new Checker("recording", { protocol: "acp", ...options });
  const found = [...checker.push(new TextEncoder().encode(lines.map((line) => `${line}\n`).join(""))), ...checker.end()];
  return found.map(({ line, level, rule, message }) => `${String(line)} ${level} ${rule}: ${message}`);
}
