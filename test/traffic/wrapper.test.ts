/** Wrappers of replay fixtures: the message inside is judged, and findings point into it where it stands. */
import { expect, test } from "vitest";
import { brief, checkText } from "./checking.js";

const REQUEST = { id: 1, method: "session/send", params: { sessionId: "s", content: 42 } };

test.each<[name: string, given: object, want: readonly string[]]>([
  ["a request", { request: REQUEST }, ["1:80 error shape/wrong-type /request/params/content"]],
  ["a request with its way", { dir: "c2a", request: REQUEST }, ["1:92 error shape/wrong-type /request/params/content"]],
  ["a strange way", { dir: "up", request: { id: 1, method: "ping" } }, ["1:8 warning framing/bad-wrapper /dir"]],
  ["a notification", { notification: { method: "ping" } }, ["1:17 note envelope/request-without-id /notification"]],
  ["a response to nothing", { response: { id: 1, result: {} } }, ["1:19 note envelope/response-unpaired /response/id"]],
  [
    "a response in the place of a request",
    { request: { id: 1, result: {} } },
    ["1:12 warning framing/bad-wrapper /request", "1:18 note envelope/response-unpaired /request/id"],
  ],
  ["no message in it", { response: "text" }, ["1:13 error framing/not-an-object /response"]],
  ["a message that has such a member besides", { id: 1, method: "ping", request: {} }, ["1:35 note unknown/member /request"]],
  ["a request and its response at once, which is no message", { request: REQUEST, response: {} }, ["1:1 error envelope/unrecognised"]],
])("%s", (_name, given, want) => {
  expect(checkText(JSON.stringify(given)).findings.map(brief)).toEqual(want);
});

test("a response is judged by the request before it, in words that name the place", () => {
  const lines = [
    { request: { id: 1, method: "session/send", params: { sessionId: "s", content: "x" } } },
    { response: { id: 1, result: 5 } },
  ];
  const { findings, checker } = checkText(lines.map((line) => JSON.stringify(line)).join("\n"));
  expect(findings.map(brief)).toEqual(["2:30 error shape/wrong-type /response/result"]);
  expect(checker.summary()).toMatchObject({ messages: 2, protocol: "ask" });
  expect(checkText('{"request":{"id":1,"result":{}}}').findings[0]?.message).toBe(
    "wrapper: wrong member /request: expected a request in it, got a response, and it is judged as that",
  );
});
