import { count, describe, isObject, quote, scan } from "../json/index.js";

/** What is wrong with the bytes around messages. Told, never thrown: a stray line does not end a connection. */
export type FramingFault = "noise" | "escape-prefix" | "byte-order-mark" | "invalid-utf8" | "not-json" | "not-an-object" | "too-long";

/** A line that is no message, or a message with something in front of it. */
export interface FramingProblem {
  readonly fault: FramingFault;
  readonly message: string;
  /** The line, cut where it is long; of one that is too long its beginning. */
  readonly excerpt: string;
}

/** Takes what a stream of bytes comes to. */
export interface FrameHandler {
  /** A message: its JSON object, its text and its length in bytes. */
  message(value: Readonly<Record<string, unknown>>, text: string, bytes: number): void;
  /** Anything else. `id` is that of a request that was too long to be read, where it could be found. */
  problem(problem: FramingProblem, id?: string | number): void;
}

const LINE_FEED = 0x0a;
/** Bytes of a line that is too long which are kept, to find its id: at its beginning, or else at its end. */
const KEPT = 64 * 1024;
/** Control sequences (ECMA-48: CSI, OSC and single characters) that terminals' programs write in front of a line. */
const ESCAPES = /^(?:\s|\u001b\[[0-?]*[ -/]*[@-~]|\u001b\][^\u0007\u001b]*(?:\u0007|\u001b\\)|\u001b[@-Z\\-_])+/u;

/** Cuts bytes into lines and reads a message from each. Holds one line at most, and little of one that is too long. */
export class FrameReader {
  readonly #limit: number;
  readonly #handler: FrameHandler;
  readonly #strict = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  readonly #loose = new TextDecoder("utf-8", { ignoreBOM: true });
  #parts: Uint8Array[] = [];
  #length = 0;
  #isFirst = true;
  /** The last bytes of a line that is too long. */
  #tail: Uint8Array = new Uint8Array(0);

  /** @param limit bytes of the longest message that is read. */
  constructor(limit: number, handler: FrameHandler) {
    this.#limit = limit;
    this.#handler = handler;
  }

  push(chunk: Uint8Array): void {
    let start = 0;
    for (let end = chunk.indexOf(LINE_FEED); end !== -1; end = chunk.indexOf(LINE_FEED, start)) {
      if (this.#length === 0) this.#line(chunk.subarray(start, end));
      else {
        this.#keep(chunk.subarray(start, end));
        this.#take();
      }
      start = end + 1;
    }
    // What the transport gave may be used again by it.
    if (start < chunk.length) this.#keep(chunk.slice(start));
  }

  /** The stream has ended: a last line without line feed counts. */
  end(): void {
    if (this.#length > 0) this.#take();
  }

  #keep(part: Uint8Array): void {
    this.#length += part.length;
    if (this.#length <= this.#limit) {
      this.#parts.push(part);
      return;
    }
    if (this.#parts.length > 1 || (this.#parts[0]?.length ?? 0) > KEPT) this.#parts = [joined(this.#parts).slice(0, KEPT)];
    else if (this.#parts.length === 0) this.#parts = [part.slice(0, KEPT)];
    this.#tail = joined([this.#tail, part]).slice(-KEPT);
  }

  #take(): void {
    const line = joined(this.#parts);
    const length = this.#length;
    const tail = this.#tail;
    this.#parts = [];
    this.#length = 0;
    this.#tail = new Uint8Array(0);
    if (length > this.#limit) this.#tooLong(length, line, tail);
    else this.#line(line);
  }

  #line(bytes: Uint8Array): void {
    if (bytes.length > this.#limit) {
      this.#tooLong(bytes.length, bytes.slice(0, KEPT), bytes.slice(-KEPT));
      return;
    }
    let text = this.#decode(bytes);
    if (this.#isFirst && text.startsWith("\uFEFF")) {
      text = text.slice(1);
      this.#problem("byte-order-mark", "the stream begins with a byte order mark, which is passed over", text);
    }
    this.#isFirst = false;
    if (text.charCodeAt(0) !== 123) {
      if (text.trim() === "") return;
      const prefix = ESCAPES.exec(text)?.[0] ?? "";
      if (prefix.includes("\u001b"))
        this.#problem("escape-prefix", "control sequences of a terminal in front of the line, which are passed over", text);
      text = text.slice(prefix.length);
    }
    const first = text.charCodeAt(0);
    if (first !== 123 && first !== 91) this.#problem("noise", "text that is no message: only messages go over this stream", text);
    else this.#parse(text, bytes.length);
  }

  #parse(text: string, bytes: number): void {
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      this.#problem("not-json", `not JSON: ${scan(text, {})?.reason ?? "it cannot be read"}`, text);
      return;
    }
    if (isObject(value)) this.#handler.message(value, text.endsWith("\r") ? text.slice(0, -1) : text, bytes);
    else this.#problem("not-an-object", `not a message: expected a JSON object, got ${describe(value)}; there are no batches`, text);
  }

  #decode(bytes: Uint8Array): string {
    try {
      return this.#strict.decode(bytes);
    } catch {
      const text = this.#loose.decode(bytes);
      this.#problem("invalid-utf8", "bytes that are not UTF-8, which are read as U+FFFD", text);
      return text;
    }
  }

  #tooLong(length: number, head: Uint8Array, tail: Uint8Array): void {
    const text = this.#loose.decode(head);
    const message = `message of ${count(length, "byte")} passed over: expected at most ${String(this.#limit)}`;
    this.#handler.problem({ fault: "too-long", message, excerpt: excerpt(text) }, idOf(text, this.#loose.decode(tail)));
  }

  #problem(fault: FramingFault, message: string, text: string): void {
    this.#handler.problem({ fault, message, excerpt: excerpt(text) });
  }
}

/** Id of a request of which only the beginning and the end are there: a member of the outermost object, and a method beside it. */
function idOf(head: string, tail: string): string | number | undefined {
  const found = new Map<string, unknown>();
  scan(head, {
    value(offset, frames) {
      const [frame] = frames;
      if (frames.length === 1 && (frame?.token === "id" || frame?.token === "method")) {
        const scalar = /^(?:"(?:[^"\\]|\\.)*"|-?[0-9]+)/u.exec(head.slice(offset, offset + 4096))?.[0];
        if (scalar !== undefined) found.set(frame.token, JSON.parse(scalar));
      }
      return found.has("id") && found.has("method");
    },
  });
  if (!found.has("method")) return undefined;
  if (!found.has("id")) {
    const last = /[,}]\s*"id"\s*:\s*("(?:[^"\\]|\\.)*"|-?[0-9]+)\s*\}\s*$/u.exec(tail)?.[1];
    if (last !== undefined) found.set("id", JSON.parse(last));
  }
  const id = found.get("id");
  return typeof id === "string" || typeof id === "number" ? id : undefined;
}

function excerpt(text: string): string {
  return quote(text);
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const [first] = parts;
  if (parts.length === 1 && first !== undefined) return first;
  const whole = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
