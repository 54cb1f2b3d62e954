import type { Stability } from "../acp/stability.js";
import { type Extension, type Terms, termsOf } from "../ask/extension/index.js";
import { keep } from "./bounded.js";
import { Channel, type Decision } from "./channel.js";
import { type Condensed, CUTTINGS, HEAD, FreeIn, LIKE, NO_LIKES, RAW, WHOLE } from "./condense.js";
import type { Coverage } from "./coverage/coverage.js";
import { Cutter, type Cutting, isWorthCutting } from "./cut.js";
import { EventStream } from "./event-stream.js";
import { FamiliarLines } from "./familiar.js";
import type { Finding, Level, Remark } from "./finding.js";
import { decode, frame, frameText, type LogForm } from "./framing.js";
import type { Free, FreeValues, Judgement, Passage } from "./judgement.js";
import { type Line, LineSplitter } from "./lines.js";
import { holesOf } from "./piece.js";
import { Places } from "./places.js";
import type { Protocol } from "./protocol.js";
import type { Strictness } from "./strictness.js";
import { MOST_BYTES } from "./structure.js";
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
  /** What is known beside the protocols, as `defineExtension` makes it. */
  readonly extensions?: readonly Pick<Extension, "definition">[];
  /** Takes note of what the traffic has of the protocols; nothing does by default. */
  readonly coverage?: Coverage;
}

const ENCODER = new TextEncoder();
const OPEN = 0x7b;
const CARRIAGE_RETURN = 0x0d;
const MAX_LINE = 64 * 1024 * 1024;
/** Lines, and characters of them, that wait for their conversation's protocol to be decided. */
const MOST_HELD = 200;
const MOST_HELD_TEXT = 1 << 20;
/** Lines that others are like, of those that are remembered when they were made short before they came. */
const MOST_LIKES = 256;
/** Connections of one recording that are kept apart; beyond that the oldest is forgotten. */
const MOST_CHANNELS = 1000;

/** A message, and where in its line and in which conversation it stands. */
interface Located extends Passage {
  readonly base: string;
  readonly isText: boolean;
  readonly channel: Channel;
}

/** A message that was judged as soon as it was read. */
interface Skimmed {
  readonly passage: Located;
  readonly judgement: Judgement;
}

/** A line that has been read and not yet judged. */
interface Held {
  readonly line: number;
  readonly text: string;
  readonly remarks: readonly Remark[];
  readonly isPlain: boolean;
  readonly passage: Located | undefined;
  /** Number of the lines like it, or `NO_LIKES`. */
  readonly likes: number;
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
  readonly #places: Places;
  readonly #cutter = new Cutter();
  /** What may be cut out of lines, as long as they are of the protocol of the last one. */
  #cutting: Cutting | undefined;
  #held: Held[] = [];
  #heldText = 0;
  #messages = 0;
  #carriageReturns = false;
  /** Whether the first message was a line of a log; plain text waits for it. */
  #isLog: boolean | undefined;
  /** Where in the file it goes on, in bytes; and, where lines were made short before they came, how many there were with those before. */
  #offset = 0;
  #taken = 0;
  /** Messages of which nothing was to be said, by the number that lines like theirs have. */
  readonly #likes = new Map<number, Located>();

  /**
   * @param file name for findings to carry.
   * @throws ContractError for extensions that cannot be used together.
   */
  constructor(file: string, options: CheckOptions = {}) {
    this.#file = file;
    this.#options = options;
    this.#places = new Places(file, options);
    this.#limit = options.maxLine ?? MAX_LINE;
    this.#terms = termsOf(options.extensions);
    this.#lines = new LineSplitter(this.#limit);
    this.#events = new EventStream(this.#limit);
    this.#familiar = new FamiliarLines(this.#limit);
  }

  /** Takes the next bytes; yields what is found in the lines that they end, in the order of lines. Never throws. */
  *push(chunk: Uint8Array): Generator<Finding> {
    this.#offset += chunk.length;
    for (let at = 0; at < chunk.length; at += MOST_BYTES) yield* this.#push(chunk.subarray(at, at + MOST_BYTES));
  }

  *#push(chunk: Uint8Array): Generator<Finding> {
    this.#lines.push(chunk);
    for (;;) {
      const known = this.#isIdle ? this.#familiar.pass(this.#lines) : undefined;
      if (known !== undefined) {
        const { number } = this.#lines;
        const judgement = this.#repeat(number, known, this.#familiar);
        if (judgement.remarks.length > 0) yield* this.#ofMessage(number, this.#familiar.bytes(), known, judgement);
        continue;
      }
      const line = this.#lines.next();
      if (line === undefined) return;
      const skimmed = this.#isIdle ? this.#skimBytes(line) : undefined;
      if (skimmed === undefined) yield* this.#line(line, NO_LIKES);
      else if (skimmed.judgement.remarks.length > 0) yield* this.#ofMessage(line.number, line.bytes, skimmed.passage, skimmed.judgement);
    }
  }

  /**
   * Takes lines that a `Condenser` has made short, in place of their bytes; yields what is found in them. They go on where the
   * last line that was pushed has ended, and nothing is pushed after them.
   * @param whole reads bytes of the file again: where they start, and how many there are.
   */
  *take({ heads, text, bytes }: Condensed, whole: (start: number, length: number) => Uint8Array): Generator<Finding> {
    let inText = 0;
    let inBytes = 0;
    this.#taken ||= this.#lines.number;
    const free = new FreeIn(bytes);
    for (let head = 0; head < heads.length; head += HEAD) {
      const form = heads[head] as number;
      const length = heads[head + 1] as number;
      const size = heads[head + 2] as number;
      const likes = heads[head + 3] as number;
      const start = this.#offset;
      this.#offset += length + 1;
      const number = ++this.#taken;
      if (form === RAW) {
        yield* this.#line({ number, bytes: bytes.subarray(inBytes, (inBytes += size)), length }, likes);
        continue;
      }
      if (form === LIKE) {
        const like = this.#isIdle ? this.#likes.get(likes) : undefined;
        const judgement = like === undefined ? undefined : this.#repeat(number, like, free.within(inBytes, inBytes + size));
        inBytes += size;
        if (like === undefined || judgement === undefined) yield* this.#line({ number, bytes: whole(start, length), length }, likes);
        else if (judgement.remarks.length > 0) yield* this.#ofMessage(number, whole(start, length), like, judgement);
        continue;
      }
      const own = text.slice(inText, (inText += size));
      const isSkimmed = this.#isIdle && this.#canSkim(own.charCodeAt(0), own.charCodeAt(size - 1), length);
      const skimmed = isSkimmed ? this.#skim(number, own, length, CUTTINGS[form], likes) : undefined;
      if (skimmed === undefined)
        yield* this.#line({ number, bytes: form === WHOLE ? ENCODER.encode(own) : whole(start, length), length }, likes);
      else if (skimmed.judgement.remarks.length > 0)
        yield* this.#ofMessage(number, whole(start, length), skimmed.passage, skimmed.judgement);
    }
  }

  /** Ends the input; yields what is found in the lines that are left. One that broke off leaves half a line, which is not judged. */
  *end({ isCut = false }: { readonly isCut?: boolean } = {}): Generator<Finding> {
    if (!isCut) {
      const line = this.#lines.end();
      if (line !== undefined) for (const ready of this.#events.push(line)) this.#hold(ready, NO_LIKES);
      for (const ready of this.#events.end()) this.#hold(ready, NO_LIKES);
    }
    yield* this.#release(true);
    for (const channel of this.#channels.values()) yield* this.#places.ofLine(0, "", channel.end(false));
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
      findings: this.#places.findings,
    };
  }

  /** Whether nothing waits that was read before. */
  get #isIdle(): boolean {
    return this.#held.length === 0 && this.#events.isIdle;
  }

  *#line(line: Line, likes: number): Generator<Finding> {
    for (const ready of this.#events.push(line)) this.#hold(ready, likes);
    if (this.#held.length > 0) yield* this.#release(this.#held.length > MOST_HELD || this.#heldText > MOST_HELD_TEXT);
  }

  #repeat(line: number, like: Located, free: FreeValues): Judgement {
    const judgement = like.channel.repeat(like, line, free);
    this.#messages += 1;
    this.#note(like, judgement);
    return judgement;
  }

  *#ofMessage(line: number, bytes: Uint8Array, passage: Located, judgement: Judgement): Generator<Finding> {
    yield* this.#places.ofMessage(line, decode(bytes, []), passage, [], judgement);
  }

  /** Whether a line may be judged at once, if it is right: it looks like a message, of a protocol that is known by now. */
  #canSkim(first: number | undefined, last: number | undefined, length: number): boolean {
    return this.#cutting !== undefined && first === OPEN && last !== CARRIAGE_RETURN && length <= this.#limit;
  }

  #skimBytes(line: Line): Skimmed | undefined {
    const { bytes, length, number } = line;
    if (!this.#canSkim(bytes[0], bytes[length - 1], length)) return undefined;
    const outline = this.#cutting !== undefined && isWorthCutting(line, this.#limit) ? this.#lines.outline(line) : undefined;
    const left = outline === undefined || this.#cutting === undefined ? undefined : this.#cutter.cut(outline, this.#cutting);
    const remarks: Remark[] = [];
    const text = decode(left ?? bytes, remarks);
    return remarks.length > 0 ? undefined : this.#skim(number, text, length, left === undefined ? undefined : this.#cutting, NO_LIKES);
  }

  /**
   * Judges a line at once, in which nothing is wrong but for rules of the conversation; `undefined` where more is.
   * @param text of the line, without what a cutting takes away, where there is one. @param length of the whole line, in bytes.
   */
  #skim(line: number, text: string, length: number, cutting: Cutting | undefined, likes: number): Skimmed | undefined {
    const framed = frameText(text);
    if (framed.message === undefined || framed.remarks.length > 0) return undefined;
    const { message, remarks, connection, isText, base, direction } = unwrapRecorded(framed.message);
    const channel = this.#channels.get(connection);
    if (message === undefined || remarks.length > 0 || isText === true || message.method === "initialize") return undefined;
    if (channel?.decision === undefined || (cutting !== undefined && channel.cutting !== cutting)) return undefined;
    const passage = { message, direction, base, isText: false, line, channel };
    const judgement = channel.skim(passage, length);
    if (judgement === undefined) return undefined;
    this.#messages += 1;
    this.#note(passage, judgement);
    if (judgement.free !== undefined) this.#learn(text, base, judgement.free, passage, likes);
    return { passage, judgement };
  }

  /** Remembers a message that differs from others in its free values alone. @param likes number of the lines like its own, where they have one. */
  #learn(text: string, base: string, free: readonly Free[], passage: Located, likes: number): void {
    if (likes === NO_LIKES) this.#familiar.learn(text, holesOf(text, base, free), passage);
    else keep(this.#likes, likes, passage, MOST_LIKES);
  }

  /** Takes note of a message that was judged. */
  #note({ message, channel: { decision } }: Located, { method, recognised }: Judgement): void {
    if (decision === undefined) return;
    this.#options.coverage?.see(decision.protocol, message, method);
    if (recognised && !this.#decisions.has(decision.protocol)) this.#decisions.set(decision.protocol, decision);
  }

  #hold(line: Line, likes: number): void {
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
    this.#held.push({ line: line.number, text: framed.text, remarks, isPlain: framed.isPlain === true, passage, likes });
    this.#heldText += framed.text.length;
  }

  #channelOf(connection: string, message: Passage["message"]): Channel {
    const known = this.#channels.get(connection);
    if (known !== undefined && !known.isOver(message)) return known;
    const { stability = "unstable", conversationRules = true, protocol } = this.#options;
    const channel = new Channel({ stability, conversationRules, terms: this.#terms }, protocol);
    // Messages of the connection belong to another conversation from here on.
    this.#familiar.clear();
    this.#likes.clear();
    this.#channels.delete(connection);
    this.#channels.set(connection, channel);
    if (this.#channels.size > MOST_CHANNELS) this.#channels.delete(this.#channels.keys().next().value as string);
    if (known !== undefined)
      this.#held.push({ line: 0, text: "", remarks: [], isPlain: false, passage: undefined, likes: NO_LIKES, over: known });
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

  *#judge({ line, text, remarks, isPlain, passage, over, likes }: Held): Generator<Finding> {
    const places = this.#places;
    if (over !== undefined) yield* places.ofLine(line, "", over.end(true));
    if (passage === undefined) {
      yield* isPlain && this.#isLog === true ? places.ofLogText(line, text, remarks) : places.ofLine(line, text, remarks);
      return;
    }
    const { base, isText, channel } = passage;
    const judgement = channel.judge(passage);
    this.#cutting = channel.cutting;
    this.#note(passage, judgement);
    if (remarks.length + judgement.remarks.length > 0) yield* places.ofMessage(line, text, passage, remarks, judgement);
    else if (judgement.free !== undefined && channel.decision !== undefined && !isText)
      this.#learn(text, base, judgement.free, passage, likes);
  }
}
