import { columnAt, count, offsetsOf } from "../json/index.js";
import { AskJudge } from "./ask-judge.js";
import { type Finding, layerOf, type Level, levelOf, type Remark } from "./finding.js";
import { frame } from "./framing.js";
import { type Line, LineSplitter } from "./lines.js";
import { unwrapRecorded } from "./wrapper.js";

/** What came of one input. */
export interface FileSummary {
  readonly file: string;
  /** The protocol that its messages are of; `unknown` where none was recognised. */
  readonly protocol: "ask" | "unknown";
  /** Lines that held a JSON object. */
  readonly messages: number;
  readonly findings: Readonly<Record<Level, number>>;
}

/** Options of a check. */
export interface CheckOptions {
  /** Bytes of the longest line that is judged; 64 MiB by default. A longer one is passed over with a finding. */
  readonly maxLine?: number;
}

const MAX_LINE = 64 * 1024 * 1024;
/** Findings told of one line. */
const MOST_FINDINGS = 100;

/**
 * Checks one recording that arrives in chunks of bytes. Holds one line at a time and the requests that wait for a
 * response; findings come as soon as their line is complete.
 */
export class Checker {
  readonly #file: string;
  readonly #limit: number;
  readonly #lines: LineSplitter;
  readonly #judge = new AskJudge();
  #recognised = false;
  #messages = 0;
  #carriageReturns = false;
  readonly #findings: Record<Level, number> = { error: 0, warning: 0, note: 0 };

  /** @param file name for findings to carry. */
  constructor(file: string, options: CheckOptions = {}) {
    this.#file = file;
    this.#limit = options.maxLine ?? MAX_LINE;
    this.#lines = new LineSplitter(this.#limit);
  }

  /** Takes the next bytes; yields what is found in the lines that they end. Never throws. */
  *push(chunk: Uint8Array): Generator<Finding> {
    for (const line of this.#lines.push(chunk)) yield* this.#check(line);
  }

  /** Ends the input; yields what is found in a last line without line feed. */
  *end(): Generator<Finding> {
    for (const line of this.#lines.end()) yield* this.#check(line);
  }

  /** How it stands so far. */
  summary(): FileSummary {
    return { file: this.#file, protocol: this.#recognised ? "ask" : "unknown", messages: this.#messages, findings: { ...this.#findings } };
  }

  *#check(line: Line): Generator<Finding> {
    const { text, message, remarks } = frame(line, this.#limit);
    let all = remarks;
    let method: string | null = null;
    if (text.endsWith("\r") && !this.#carriageReturns) {
      this.#carriageReturns = true;
      all = [
        ...all,
        {
          rule: "framing/carriage-return",
          pointer: "",
          message: "the line ends with a carriage return (said once for each file)",
          offset: text.length - 1,
        },
      ];
    }
    if (message !== undefined) {
      this.#messages += 1;
      const recorded = unwrapRecorded(message);
      all = [...all, ...recorded.remarks];
      if (recorded.message !== undefined) {
        const judgement = this.#judge.judge({ ...recorded, message: recorded.message });
        all = [...all, ...judgement.remarks];
        method = judgement.method;
        if (judgement.recognised) this.#recognised = true;
      }
    }
    if (all.length > 0) yield* this.#findingsOf(line.number, text, method, all);
  }

  *#findingsOf(line: number, text: string, method: string | null, remarks: readonly Remark[]): Generator<Finding> {
    const told = remarks.slice(0, MOST_FINDINGS);
    const more = remarks.length - told.length;
    const offsets = offsetsOf(
      text,
      told.map(({ pointer }) => pointer),
    );
    for (const [index, remark] of told.entries()) {
      const isLast = more > 0 && index === told.length - 1;
      const level = levelOf(remark);
      this.#findings[level] += 1;
      yield {
        file: this.#file,
        line,
        column: columnAt(text, 0, remark.offset ?? offsets[index] ?? 0),
        pointer: remark.pointer,
        rule: remark.rule,
        level,
        layer: layerOf(remark.rule),
        method,
        message: isLast ? `${remark.message} (and ${count(more, "more finding")} on this line)` : remark.message,
      };
    }
  }
}
