import type { Direction } from "./wrapper.js";

/** Whose log it is: what it sent goes the other side's way. */
export type Sender = "client" | "agent";

/** Where the message of a log line starts, and what the text before it says. */
export interface LogPrefix {
  readonly start: number;
  readonly direction: Direction;
  /** Whether the text before names a message at all; a time alone stands before anything that a program logs. */
  readonly isMarked: boolean;
}

/** Characters in which a message must start; no line costs more than to look at these. */
export const PREFIX = 256;

const CLIENT = ["client", "editor", "ide"];
const AGENT = ["agent", "server", "host"];
const RIGHT = ["->", "→", ">>", ">>>"];
const LEFT = ["<-", "←", "<<", "<<<"];
const SENT = ["sent", "send", "sending", "outgoing", ...RIGHT];
const RECEIVED = ["received", "receive", "receiving", "recv", "incoming", ...LEFT];
/** Words for the message itself, between what says its way and it. */
const NOUNS = ["message", "request", "response", "notification", "json", "jsonrpc", "rpc", "line", "acp"];
const TIME = /^[[(]?(?:\d{4}-\d\d-\d\d[T ]|[A-Z][a-z]{2} [ \d]\d )?\d\d:\d\d:\d\d|^[[(]?\d{10}/;

/**
 * Looks for a message after a time, an arrow, `Sent:` or `[client -> agent]`. `undefined` where a line has nothing of the
 * kind: text in front of an object is then a fault, as what wrote it may have broken a stream of messages.
 */
export function readPrefix(text: string, sender: Sender): LogPrefix | undefined {
  const start = /\{\s{0,8}["}]/.exec(text.slice(0, PREFIX))?.index;
  if (start === undefined || start === 0) return undefined;
  const before = text.slice(0, start).trim();
  // A value of JSON, such as a batch.
  if (/[,"]$/.test(before)) return undefined;
  const way = wayOf(before, sender);
  if (way !== undefined) return { start, direction: way, isMarked: true };
  return TIME.test(before) ? { start, direction: "unknown", isMarked: false } : undefined;
}

/** Text with spaces in place of its first characters, so that columns stay what they were. */
export function blanked(text: string, start: number): string {
  return " ".repeat(Array.from(text.slice(0, start)).length) + text.slice(start);
}

/** The way that a prefix names, `unknown` where it names both or says it of nobody; `undefined` where it names none. */
export function wayOf(before: string, sender: Sender): Direction | undefined {
  const words = (before.match(/<{1,3}-?|-?>{1,3}|[→←]|[A-Za-z]+/g) ?? []).map((word) => word.toLowerCase());
  while (NOUNS.includes(words.at(-1) ?? "")) words.pop();
  for (const [index, word] of words.entries()) {
    const sides = [sideOf(words[index - 1]), sideOf(words[index + 1])];
    const [left, right] = LEFT.includes(word) ? [sides[1], sides[0]] : sides;
    if ((RIGHT.includes(word) || LEFT.includes(word) || word === "to") && left !== undefined && right !== undefined)
      return left === right ? "unknown" : from(left);
  }
  const last = words.at(-1);
  const party = sideOf(last);
  const preposition = words.at(-2);
  if (party !== undefined && preposition === "from") return from(party);
  if (party !== undefined && preposition === "to") return from(other(party));
  // An arrow may stand before the time as well as after it.
  const signs = new Set([last, /^[-<>→←]/.test(before) ? words[0] : undefined].map((word) => signOf(word)).filter(Boolean));
  if (signs.size !== 1) return signs.size === 0 ? undefined : "unknown";
  return from(signs.has("sent") ? sender : other(sender));
}

function sideOf(word: string | undefined): Sender | undefined {
  if (word === undefined) return undefined;
  return CLIENT.includes(word) ? "client" : AGENT.includes(word) ? "agent" : undefined;
}

function signOf(word: string | undefined): "sent" | "received" | undefined {
  if (word === undefined) return undefined;
  return SENT.includes(word) ? "sent" : RECEIVED.includes(word) ? "received" : undefined;
}

function other(side: Sender): Sender {
  return side === "client" ? "agent" : "client";
}

function from(side: Sender): Direction {
  return side === "client" ? "c2a" : "a2c";
}
