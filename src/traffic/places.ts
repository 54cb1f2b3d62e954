import { columnAt, count, offsetsOf } from "../json/index.js";
import { excerptOf } from "./excerpt.js";
import { type Finding, layerOf, type Level, levelOf, type Remark } from "./finding.js";
import type { Judgement, Passage } from "./judgement.js";
import { adjusted, type Strictness } from "./strictness.js";

/** Findings told of one line. */
const MOST_FINDINGS = 100;

/** A message, and where in its line it stands. */
interface Placed {
  readonly message: Passage["message"];
  readonly base: string;
  readonly isText: boolean;
}

/** Makes findings of remarks: says where in the file they are, and counts them. */
export class Places {
  readonly #file: string;
  readonly #strictness: Strictness;
  readonly #findings: Record<Level, number> = { error: 0, warning: 0, note: 0 };
  #logText = false;

  constructor(file: string, strictness: Strictness) {
    this.#file = file;
    this.#strictness = strictness;
  }

  /** How many findings there were. */
  get findings(): Readonly<Record<Level, number>> {
    return { ...this.#findings };
  }

  /** What is found in a line without a message, or at no line. */
  *ofLine(line: number, text: string, remarks: readonly Remark[]): Generator<Finding> {
    yield* this.#of(line, text, null, adjusted(remarks, this.#strictness));
  }

  /** What is found in plain text of a log. There it is expected: said once, so that nobody believes that it was judged. */
  *ofLogText(line: number, text: string, remarks: readonly Remark[]): Generator<Finding> {
    const others = remarks.filter(({ rule }) => rule !== "framing/not-json");
    const message = "text between the messages of a log, which is not judged (said once for each file)";
    if (!this.#logText) others.push({ rule: "framing/log-text", pointer: "", message, offset: 0 });
    this.#logText = true;
    yield* this.ofLine(line, text, others);
  }

  /** What is found in a message, and in the line around it. */
  *ofMessage(line: number, text: string, placed: Placed, ofLine: readonly Remark[], { method, remarks }: Judgement): Generator<Finding> {
    const { message, base, isText } = placed;
    const about = { message, method };
    const within = adjusted(remarks, this.#strictness, about).map((remark) => ({
      ...remark,
      pointer: isText ? base : `${base}${remark.pointer}`,
    }));
    yield* this.#of(line, text, method, [...adjusted(ofLine, this.#strictness, about, base), ...within]);
  }

  *#of(line: number, text: string, method: string | null, remarks: readonly Remark[]): Generator<Finding> {
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
      const offset = remark.offset ?? offsets[index] ?? 0;
      // Only an event of several data lines has line feeds.
      const start = offset === 0 ? 0 : text.lastIndexOf("\n", offset - 1) + 1;
      yield {
        file: this.#file,
        line: remark.line ?? (start === 0 ? line : line + text.slice(0, start).split("\n").length - 1),
        column: remark.line === undefined ? columnAt(text, start, offset) : 1,
        pointer: remark.pointer,
        rule: remark.rule,
        level,
        layer: layerOf(remark.rule),
        method,
        ...(remark.line === undefined && text !== "" ? { excerpt: excerptOf(text, offset) } : {}),
        message: isLast ? `${remark.message} (and ${count(more, "more finding")} on this line)` : remark.message,
      };
    }
  }
}
