/** What is remembered of a conversation of the ask session protocol is bounded, and what is compared does not depend on how it was written. */
import { Conversation } from "ask-session-protocol/traffic";
import { describe, expect, test } from "vitest";
import { digestOf, digestOfRaw } from "../../src/traffic/ask/digest.js";
import { brief, checkText } from "./checking.js";

const long = "x".repeat(300);
const deep = (levels: number, inner: unknown) => Array.from({ length: levels }).reduce((value) => [value], inner);

test.each<[about: string, one: unknown, other: unknown, same: boolean]>([
  ["members in another order", { a: 1, b: [2, { c: "3", d: null }] }, { b: [2, { d: null, c: "3" }], a: 1 }, true],
  ["items in another order", [1, 2], [2, 1], false],
  ["values that have changed places", { a: 1, b: 2 }, { a: 2, b: 1 }, false],
  ["a number and its text", 1, "1", false],
  ["null and its text", null, "null", false],
  ["an empty array and an empty object", [], {}, false],
  ["long text with another end", `${long}a`, `${long}b`, false],
  ["short text with another length", "x".repeat(200), "x".repeat(201), false],
  ["nesting without end", deep(100_000, 1), deep(100_000, 2), true],
  ["what is nested as far as anybody goes", deep(60, 1), deep(60, 2), false],
  ["long text with another middle", `${long}a${long}`, `${long}b${long}${long}`, true],
])("digest: %s", (_about, one, other, same) => {
  expect(digestOf(one) === digestOf(other)).toBe(same);
});

test.each(["", "a", 'say "hi" \\ /\n\t\r\b\f', "é 漢 \u{1F600}", long, `${"x".repeat(200)}é`])(
  "digest: a text as it stands in JSON, %j",
  (text) => {
    const bytes = new TextEncoder().encode(JSON.stringify(text));
    expect(digestOfRaw({ bytes, start: 1, end: bytes.length - 1 })).toBe(digestOf(text));
  },
);

test("a request is told to be unanswered where another connection begins, not where the recording stops", () => {
  const messages = [
    { dir: "c2a", msg: { id: 1, method: "initialize", params: {} } },
    { dir: "a2c", msg: { id: 1, result: { protocolVersion: "1.0", capabilities: [], server: { name: "harbour" } } } },
    { dir: "c2a", msg: { id: 2, method: "ping" } },
  ];
  const text = messages.map((message) => JSON.stringify(message)).join("\n");
  expect(checkText(text).findings.map(brief)).toEqual([]);
  expect(checkText(`${text}\n${text}`).findings.map(brief)).toEqual(["3:1 note rule/ask-answered"]);
});

describe("bounds", () => {
  const event = (sessionId: string, seq: number, type: string, payload: object) => ({
    method: "session/event",
    params: { sessionId, event: { type, seq, payload } },
  });
  const rules = (conversation: Conversation, messages: readonly object[]) =>
    messages.flatMap((message) => conversation.push(message, "a2c").map(({ rule }) => rule));
  const begin = (id: number) => event(`s${String(id)}`, 1, "session.created", { sessionId: `s${String(id)}` });

  test("what was forgotten is told once, and rules that need all of the past are silent from there on", () => {
    const conversation = new Conversation({ protocol: "ask" });
    const result = (seq: number) => event("s1", seq, "tool.result", { id: "call_9", name: "bash" });
    expect(rules(conversation, [begin(1), result(2)])).toEqual(["rule/ask-tool-known"]);
    const others = Array.from({ length: 999 }, (_, index) => begin(index + 2));
    expect(rules(conversation, others)).toEqual([]);
    expect(rules(conversation, [begin(1001), begin(1), result(3), begin(1002)])).toEqual(["rule/forgotten"]);
  });

  test("an event that is too old to be remembered is taken for one that is sent again", () => {
    const conversation = new Conversation({ protocol: "ask" });
    const error = (seq: number, text: string) => event("s1", seq, "error", { error: text });
    rules(conversation, [begin(1), ...Array.from({ length: 2000 }, (_, index) => error(index + 2, "slow"))]);
    expect(rules(conversation, [error(1, "fast"), error(2001, "fast")])).toEqual(["rule/ask-seq-content"]);
  });
});
