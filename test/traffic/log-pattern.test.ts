/** Patterns for other logs: what they find, and that none is taken which could be slow. */
import { expect, test } from "vitest";
import { LogPattern } from "ask-session-protocol/traffic";
import { brief, checkText } from "./checking.js";

const BAD = '{"type":"error","seq":0,"payload":{"error":"x"}}';

test.each<[source: string, line: string, want: string | undefined]>([
  ["^(?<direction>\\w+)\\|(?<message>.*)$", "recv|{}", "5 a2c"],
  ["^(?<direction>\\w+)\\|(?<message>.*)$", "a2c|{}", "4 a2c"],
  ["^(?<direction>[A-Z]?.)\\|(?<message>.*)", "X|{}", "2 unknown"],
  ["^.*? (?<message>\\{.*)$", "a b {} ", "4 unknown"],
  ["^[^{]{1,20}(?<message>\\{.+\\})$", "a b {1}", "4 unknown"],
  ["^\\d+ (?:in|out) (?<message>.+)", "12 out {}", "7 unknown"],
  ["^x(?<message>.*)$", "y{}", undefined],
])("%s in %s", (source, line, want) => {
  const read = new LogPattern(source).read(line, "client");
  expect(read === undefined ? undefined : `${String(read.start)} ${read.direction}`).toBe(want);
});

test.each<[source: string, want: string]>([
  ["^((?<message>.*)$", "Unterminated group"],
  ["^(?<text>.*)$", "it must end with the named group"],
  ["^(?<message>.*) (?<direction>.*)$", "it must end with the named group"],
  ["^(?<message>(a+)+)$", "it must end with the named group"],
  ["x(?<message>.*)", "it must start with ^"],
  ["^a|.*b(?<message>.*)", "it must put a choice in brackets"],
  ["^(\\w+ )*(?<message>.*)", "it repeats a group"],
  ["^(?:a|a){2,}(?<message>.*)", "it repeats a group"],
  ["^(\\w)\\1(?<message>.*)", "it refers back"],
  ["^(?<a>\\w)\\k<a>(?<message>.*)", "it refers back"],
  ["^(?=x)(?<message>.*)", "it looks ahead or behind"],
  ["^(?<!x)(?<message>.*)", "it looks ahead or behind"],
  ["^.*.*.*.*x(?<message>.*)", "it repeats 4 times, expected at most 3"],
  ["^a?a?a?a?a?(?<message>.*)", "it has 5 options, expected at most 4"],
])("%s is refused", (source, want) => {
  expect(() => new LogPattern(source)).toThrow(want);
});

test("a message that a pattern finds is judged where it stands, and other lines as ever", () => {
  const pattern = new LogPattern("^acp\\|(?<direction>\\w+)\\|(?<message>.*)$");
  const { findings } = checkText(`acp|a2c|${BAD}\nother\n<- ${BAD}\nacp|a2c|oops`, { pattern });
  expect(findings.map(brief)).toEqual([
    "1:31 error envelope/out-of-range /seq",
    "2:1 note framing/log-text",
    "3:26 error envelope/out-of-range /seq",
    "4:9 error framing/not-json",
  ]);
});

test("the slowest pattern that is taken is quick on a hostile line", () => {
  const pattern = new LogPattern("^.*.*.*x(?<message>.*)");
  expect(checkText(`${"a".repeat(1_000_000)}\n`, { pattern }).findings.map(brief)).toEqual(["1:1 error framing/not-json"]);
});
