import type { Stability } from "../acp/stability.js";
import { type Extension, type Terms, termsOf } from "../ask/extension/index.js";
import { columnAt, count, offsetsOf } from "../json/index.js";
import { Channel, type Decision } from "./channel.js";
import type { Coverage } from "./coverage/coverage.js";
import { Cutter, type Cutting } from "./cut.js";
import { EventStream } from "./event-stream.js";
import { excerptOf } from "./excerpt.js";
import { FamiliarLines, type Hole } from "./familiar.js";
import { type Finding, layerOf, type Level, levelOf, type Remark } from "./finding.js";
import { decode, frame, type LogForm } from "./framing.js";
import type { Free, Judgement, Passage } from "./judgement.js";
import { type Line, LineSplitter } from "./lines.js";
import type { Protocol } from "./protocol.js";
import { MOST_BYTES } from "./structure.js";
import { adjusted, type Strictness } from "./strictness.js";
import { unwrapRecorded } from "./wrapper.js";

/** What came of one input. */
export interface FileSummary {
  readonly file: string;
  /** The protocol that its conversations are of; `mixed` where they differ, `unknown` where no message was recognised. */
  readonly protocol: Protocol | "mixed" | "unknown";
  /** What that was decided from: the first message that says so, and its line. `null` where nothing was recognised. */
  readonly evidence: string | null;
  /** Lines that held a JSON object. */
  readonly messages: number;
  readonly findings: Readonly<Record<Level, number>>;
  /** Findings that a baseline accepts, which the numbers above leave out; only where there is a baseline. */
  readonly accepted?: number;
}

/** Options of a check. */
export interface CheckOptions extends LogForm, Strictness {
  /** The protocol that judges; decided for each conversation from its messages where it is missing. */
  readonly protocol?: Protocol;
  /** Whether ACP's unstable additions count as part of it, which is the default. */
  readonly stability?: Stability;
  /** Bytes of the longest line that is judged; 64 MiB by default. A longer one is passed over with a finding. */
  readonly maxLine?: number;
  /** Whether rules of the conversation are checked, beside what each message says by itself; `true` by default. */
  readonly conversationRules?: boolean;
  /** What is known beside the protocols, as `defineExtension` makes it */
  readonly extensions?: readonly Pick<Extension, "definition">[];
  /** Takes note of what the traffic has of the protocols; nothing does by default. */
  readonly coverage?: Coverage;
}

/** Bytes from which on a line may be parsed sooner without its long texts. */
const LONG = 400;
const CARRIAGE_RETURN = 0x0d;
const MAX_LINE = 64 * 1024 * 1024;
/** Findings told of one line. */
const MOST_FINDINGS = 100;
/** Lines, and characters of them, that wait for their conversation's protocol to be decided. */
const MOST_HELD = 200;
const MOST_HELD_TEXT = 1 << 20;
/** Connections of one recording that are kept apart; beyond that the oldest is forgotten. */
const MOST_CHANNELS = 1000;

/** A message, and where in its line and in which conversation it stands. */
interface Located extends Passage {
  readonly base: string;
  readonly isText: boolean;
  readonly channel: Channel;
}

/** A line that has been read and not yet judged. */
interface Held {
  readonly line: number;
  readonly text: string;
  readonly remarks: readonly Remark[];
  readonly isPlain: boolean;
  readonly passage: Located | undefined;
  /** A conversation that ends here, as its connection begins another. */
  readonly over?: Channel;
}

/**
 * Checks one recording that arrives in chunks of bytes. Holds the line at hand, the few lines until the protocol of
 * their conversation is clear, and the requests that wait for a response.
 */
export class Checker {
  readonly #file: string;
  readonly #options: CheckOptions;
  readonly #limit: number;
  readonly #terms: Terms | undefined;
  readonly #lines: LineSplitter;
  readonly #events: EventStream;
  readonly #familiar: FamiliarLines<Located>;
  readonly #channels = new Map<string, Channel>();
  readonly #decisions = new Map<Protocol, Decision>();
  readonly #findings: Record<Level, number> = { error: 0, warning: 0, note: 0 };
  readonly #cutter = new Cutter();
  /** What may be cut out of lines, as long as they are of the protocol of the last one. */
  #cutting: Cutting | undefined;
  #held: Held[] = [];
  #heldText = 0;
  #messages = 0;
  #carriageReturns = false;
  /** Whether the first message was a line of a log; plain text waits for it. */
  #isLog: boolean | undefined;
  #logText = false;

  /**
   * @param file name for findings to carry.
   * @throws ContractError for extensions that cannot be used together.
   */
  constructor(file: string, options: CheckOptions = {}) {
    this.#file = file;
    this.#options = options;
    this.#limit = options.maxLine ?? MAX_LINE;
    this.#terms = termsOf(options.extensions);
    this.#lines = new LineSplitter(this.#limit);
    this.#events = new EventStream(this.#limit);
    this.#familiar = new FamiliarLines(this.#limit);
  }

  /** Takes the next bytes; yields what is found in the lines that they end, in the order of lines. Never throws. */
  *push(chunk: Uint8Array): Generator<Finding> {
    for (let at = 0; at < chunk.length; at += MOST_BYTES) yield* this.#push(chunk.subarray(at, at + MOST_BYTES));
  }

  *#push(chunk: Uint8Array): Generator<Finding> {
    this.#lines.push(chunk);
    for (;;) {
      const isIdle = this.#held.length === 0 && this.#events.isIdle;
      const known = isIdle ? this.#familiar.pass(this.#lines) : undefined;
      if (known !== undefined) {
        const { number } = this.#lines;
        const judgement = known.channel.repeat(known, number, this.#familiar);
        this.#note(known, judgement);
        if (judgement.remarks.length > 0) yield* this.#placed(number, decode(this.#familiar.bytes(), []), known, [], judgement);
        continue;
      }
      const line = this.#lines.next();
      if (line === undefined) return;
      const skimmed = isIdle ? this.#skim(line) : undefined;
      if (skimmed !== undefined) {
        const { passage, judgement } = skimmed;
        this.#note(passage, judgement);
        if (judgement.remarks.length > 0) yield* this.#placed(line.number, decode(line.bytes, []), passage, [], judgement);
        continue;
      }
      for (const ready of this.#events.push(line)) this.#hold(ready);
      if (this.#held.length > 0) yield* this.#release(this.#held.length > MOST_HELD || this.#heldText > MOST_HELD_TEXT);
    }
  }

  /** Ends the input; yields what is found in the lines that are left. One that broke off leaves half a line, which is not judged. */
  *end({ isCut = false }: { readonly isCut?: boolean } = {}): Generator<Finding> {
    if (!isCut) {
      const line = this.#lines.end();
      if (line !== undefined) for (const ready of this.#events.push(line)) this.#hold(ready);
      for (const ready of this.#events.end()) this.#hold(ready);
    }
    yield* this.#release(true);
    for (const channel of this.#channels.values()) yield* this.#findingsOf(0, "", null, adjusted(channel.end(false), this.#options));
  }

  /** How it stands so far. */
  summary(): FileSummary {
    const decisions = [...this.#decisions.values()];
    const [first, ...others] = decisions;
    const evidence = decisions.map(({ why, line }) => (line === 0 ? why : `line ${String(line)}: ${why}`)).join("; ");
    return {
      file: this.#file,
      protocol: first === undefined ? "unknown" : others.length > 0 ? "mixed" : first.protocol,
      evidence: first === undefined ? null : evidence,
      messages: this.#messages,
      findings: { ...this.#findings },
    };
  }

  /** Judges a long line by what is left of it without its long texts; `undefined` where it has to be seen whole. */
  #skim(line: Line): { readonly passage: Located; readonly judgement: Judgement } | undefined {
    const { bytes, length, number } = line;
    const cutting = this.#cutting;
    if (cutting === undefined || length < LONG || length > this.#limit || bytes[length - 1] === CARRIAGE_RETURN) return undefined;
    const outline = this.#lines.outline(line);
    const left = outline === undefined ? undefined : this.#cutter.cut(outline, cutting);
    if (left === undefined) return undefined;
    const framed = frame({ number, bytes: left, length: left.length }, this.#limit, this.#options);
    if (framed.message === undefined || framed.remarks.length > 0) return undefined;
    const { message, remarks, connection, isText, ...place } = unwrapRecorded(framed.message);
    const channel = this.#channels.get(connection);
    if (message === undefined || remarks.length > 0 || isText === true || message.method === "initialize") return undefined;
    if (channel?.decision === undefined || channel.cutting !== cutting) return undefined;
    const passage = { ...place, message, isText: false, line: number, channel };
    const judgement = channel.skim(passage);
    if (judgement === undefined) return undefined;
    if (judgement.free !== undefined) this.#familiar.learn(framed.text, holesOf(framed.text, place.base, judgement.free), passage);
    return { passage, judgement };
  }

  /** Counts a message that was judged as soon as it was read. */
  #note({ message, channel: { decision } }: Located, { method }: Judgement): void {
    this.#messages += 1;
    if (decision !== undefined) this.#options.coverage?.see(decision.protocol, message, method);
  }

  #hold(line: Line): void {
    const framed = frame(line, this.#limit, this.#options);
    const remarks = [...framed.remarks];
    if (framed.text.endsWith("\r") && !this.#carriageReturns) {
      this.#carriageReturns = true;
      const message = "the line ends with a carriage return (said once for each file)";
      remarks.push({ rule: "framing/carriage-return", pointer: "", message, offset: framed.text.length - 1 });
    }
    let passage: Held["passage"];
    if (framed.message !== undefined) {
      this.#messages += 1;
      this.#isLog ??= framed.direction !== undefined;
      const recorded = unwrapRecorded(framed.message);
      remarks.push(...recorded.remarks);
      if (recorded.message !== undefined) {
        const channel = this.#channelOf(recorded.connection, recorded.message);
        channel.observe(recorded.message, line.number);
        passage = {
          message: recorded.message,
          direction: recorded.direction === "unknown" ? (framed.direction ?? "unknown") : recorded.direction,
          base: recorded.base,
          isText: recorded.isText === true,
          line: line.number,
          channel,
        };
      }
    }
    if (passage === undefined && remarks.length === 0) return;
    this.#held.push({ line: line.number, text: framed.text, remarks, isPlain: framed.isPlain === true, passage });
    this.#heldText += framed.text.length;
  }

  #channelOf(connection: string, message: Passage["message"]): Channel {
    const known = this.#channels.get(connection);
    if (known !== undefined && !known.isOver(message)) return known;
    const { stability = "unstable", conversationRules = true, protocol } = this.#options;
    const channel = new Channel({ stability, conversationRules, terms: this.#terms }, protocol);
    // Messages of the connection belong to another conversation from here on.
    this.#familiar.clear();
    this.#channels.delete(connection);
    this.#channels.set(connection, channel);
    if (this.#channels.size > MOST_CHANNELS) this.#channels.delete(this.#channels.keys().next().value as string);
    if (known !== undefined) this.#held.push({ line: 0, text: "", remarks: [], isPlain: false, passage: undefined, over: known });
    return channel;
  }

  /** Judges the lines that wait, as far as it is clear by what; with `force`, all of them. */
  *#release(force: boolean): Generator<Finding> {
    let done = 0;
    for (const held of this.#held) {
      const channel = held.passage?.channel;
      if (force) channel?.settle();
      else if (channel === undefined ? held.isPlain && this.#isLog === undefined : channel.decision === undefined) break;
      done += 1;
      this.#heldText -= held.text.length;
      yield* this.#judge(held);
    }
    this.#held = done === this.#held.length ? [] : this.#held.slice(done);
  }

  *#judge({ line, text, remarks, isPlain, passage, over }: Held): Generator<Finding> {
    if (over !== undefined) yield* this.#findingsOf(line, "", null, adjusted(over.end(true), this.#options));
    if (passage === undefined) {
      const own = isPlain && this.#isLog === true ? this.#inLog(remarks) : remarks;
      yield* this.#findingsOf(line, text, null, adjusted(own, this.#options));
      return;
    }
    const { base, isText, channel } = passage;
    const judgement = channel.judge(passage);
    this.#cutting = channel.cutting;
    const { decision } = channel;
    if (judgement.recognised && decision !== undefined && !this.#decisions.has(decision.protocol))
      this.#decisions.set(decision.protocol, decision);
    if (decision !== undefined) this.#options.coverage?.see(decision.protocol, passage.message, judgement.method);
    if (remarks.length + judgement.remarks.length > 0) yield* this.#placed(line, text, passage, remarks, judgement);
    else if (judgement.free !== undefined && decision !== undefined && !isText)
      this.#familiar.learn(text, holesOf(text, base, judgement.free), passage);
  }

  *#placed(line: number, text: string, passage: Located, ofLine: readonly Remark[], { method, remarks }: Judgement): Generator<Finding> {
    const { message, base, isText } = passage;
    const about = { message, method };
    const placed = adjusted(remarks, this.#options, about).map((remark) => ({
      ...remark,
      pointer: isText ? base : `${base}${remark.pointer}`,
    }));
    yield* this.#findingsOf(line, text, method, [...adjusted(ofLine, this.#options, about, base), ...placed]);
  }

  /** In a log plain text is expected: said once, so that nobody believes that it was judged. */
  #inLog(remarks: readonly Remark[]): Remark[] {
    const others = remarks.filter(({ rule }) => rule !== "framing/not-json");
    if (this.#logText) return others;
    this.#logText = true;
    const message = "text between the messages of a log, which is not judged (said once for each file)";
    return [...others, { rule: "framing/log-text", pointer: "", message, offset: 0 }];
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

/** Where the free values of a message stand in its line, in their order. */
function holesOf(text: string, base: string, free: readonly Free[]): readonly Hole[] {
  const starts = offsetsOf(
    text,
    free.map(({ pointer }) => `${base}${pointer}`),
  );
  return free.map(({ kind }, index) => ({ kind, start: starts[index] ?? 0 })).sort((one, other) => one.start - other.start);
}
