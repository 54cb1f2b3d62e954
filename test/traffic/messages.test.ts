/** Messages of the protocol as recordings hold them: what is detected line by line, and how requests are paired. */
import { describe, expect, test } from "vitest";
import { brief, checkText } from "./checking.js";

const lines = (...messages: unknown[]) => messages.map((message) => JSON.stringify(message)).join("\n");
const event = (type: string, payload: object, seq: unknown = 1) => ({ type, seq, payload });

describe("one line", () => {
  test.each<[name: string, message: unknown, want: readonly string[]]>([
    ["a bare event", event("turn.started", { turnId: "t" }), []],
    [
      "an event in its wrapper",
      { dir: "a2c", msg: event("turn.started", { turnId: 1 }), at: "later" },
      ["1:71 error shape/wrong-type /msg/payload/turnId"],
    ],
    ["an event from the client", { dir: "c2a", msg: event("error", { error: "x" }) }, ["1:20 error envelope/wrong-direction /msg"]],
    ["an event without type", { seq: 1, payload: {} }, ["1:1 error envelope/missing-member"]],
    ["an event of an unknown type", event("tool.used", {}), ["1:9 warning unknown/event-type /type"]],
    ["a member beside the envelope's", { ...event("error", { error: "x" }), turnId: "t" }, ["1:58 warning unknown/member /turnId"]],
    ["a member beside the payload's", event("error", { error: "x", more: 1 }), ["1:55 note unknown/member /payload/more"]],
    [
      "a slip in an optional member's name",
      event("error", { error: "x", recoverble: true }),
      ["1:61 warning unknown/member /payload/recoverble"],
    ],
    [
      "null where writers send a number or nothing",
      event("tool.result", { id: "c", name: "n", durationMs: null }),
      ["1:75 note shape/reader-form /payload/durationMs"],
    ],
    [
      "a fraction where writers send an integer",
      event("tool.result", { id: "c", name: "n", durationMs: 1.5 }),
      ["1:75 note shape/reader-form /payload/durationMs"],
    ],
    ["a request", { id: 1, method: "ping" }, []],
    ["a request with jsonrpc", { jsonrpc: "2.0", id: 1, method: "ping" }, ["1:12 note envelope/jsonrpc-member /jsonrpc"]],
    ["a request with another jsonrpc", { jsonrpc: "1.0", id: 1, method: "ping" }, ["1:12 error envelope/wrong-value /jsonrpc"]],
    ["a request without id", { method: "ping", params: {} }, ["1:1 note envelope/request-without-id"]],
    ["a request with a null id", { id: null, method: "ping" }, ["1:7 error envelope/wrong-type /id"]],
    ["a request with a fractional id", { id: 1.5, method: "ping" }, ["1:7 error envelope/wrong-type /id"]],
    ["params that are no object", { id: 1, method: "session/send", params: ["s", "hi"] }, ["1:42 error envelope/wrong-type /params"]],
    [
      "params that are missing",
      { id: 1, method: "session/send" },
      ["1:1 error shape/missing-member /params", "1:1 error shape/missing-member /params"],
    ],
    ["a request from the wrong side", { dir: "a2c", msg: { id: 1, method: "ping" } }, ["1:20 error envelope/wrong-direction /msg"]],
    [
      "a notification from the wrong side",
      { dir: "c2a", msg: { method: "session/event", params: { event: event("error", { error: "x" }) } } },
      ["1:20 error envelope/wrong-direction /msg"],
    ],
    [
      "a notification with id",
      { id: 4, method: "session/event", params: { event: event("error", { error: "x" }) } },
      ["1:7 error envelope/notification-with-id /id"],
    ],
    [
      "an event within a notification",
      { method: "session/event", params: { event: event("model.streaming", {}) } },
      ["1:89 error shape/missing-member /params/event/payload"],
    ],
    [
      "an unknown type within a notification",
      { method: "session/event", params: { event: event("x.y", {}) } },
      ["1:53 warning unknown/event-type /params/event/type"],
    ],
    ["no event within a notification", { method: "session/event", params: { event: 7 } }, ["1:45 error envelope/wrong-type /params/event"]],
    ["a method that is no text", { id: 1, method: 5 }, ["1:18 error envelope/wrong-type /method"]],
    ["an unknown method", { id: 1, method: "session/sned" }, ["1:18 warning unknown/method /method"]],
    ["a method and a result", { id: 1, method: "ping", result: {} }, ["1:1 error envelope/method-and-result"]],
    [
      "a client that asks for the host's mode",
      { dir: "c2a", msg: { id: 1, method: "interaction/requestPermission", params: {} } },
      ["1:20 note envelope/mode-query /msg"],
    ],
    [
      "the host's own request",
      { dir: "a2c", msg: { id: 10001, method: "interaction/requestPermission", params: { toolName: "bash" } } },
      [],
    ],
    ["a response on its own", { id: 9, result: {} }, ["1:7 note envelope/response-unpaired /id"]],
    ["a failure whose request could not be read", { id: null, error: { code: -32700, message: "parse error" } }, []],
    ["a null id with another failure", { id: null, error: { code: -32004, message: "no session" } }, ["1:7 error envelope/null-id /id"]],
    ["a success with a null id", { id: null, result: {} }, ["1:7 error envelope/wrong-type /id"]],
    ["an error without code", { id: null, error: { message: "x" } }, ["1:20 error shape/missing-member /error"]],
    [
      "a code of nobody",
      { id: null, error: { code: -1, message: "x" } },
      ["1:28 note unknown/error-code /error/code", "1:7 error envelope/null-id /id"],
    ],
    ["a result and an error", { id: null, result: 1, error: { code: -32700, message: "x" } }, ["1:1 error envelope/result-and-error"]],
    ["neither event, request nor response", { hello: 1 }, ["1:1 error envelope/unrecognised"]],
    ["a recorded line that was not JSON", { dir: "a2c", raw: "npm warn old lockfile" }, ["1:20 error framing/not-json /raw"]],
    ["a wrapper without direction", { dir: "unknown", msg: { id: 1, method: "ping" } }, []],
    ["a wrapper with a strange direction", { dir: "out", msg: { id: 1, method: "ping" } }, ["1:8 warning framing/bad-wrapper /dir"]],
    ["a wrapper with no message in it", { dir: "a2c", msg: "text" }, ["1:20 error framing/not-an-object /msg"]],
  ])("%s", (_name, message, want) => {
    expect(checkText(lines(message)).findings.map(brief)).toEqual(want);
  });
});

describe("responses are judged by their request", () => {
  const ask = (dir: string, id: unknown, method: string, params: object = {}) => ({ dir, msg: { id, method, params } });
  const answer = (dir: string, id: unknown, result: unknown) => ({ dir, msg: { id, result } });
  test.each<[name: string, messages: readonly unknown[], want: readonly string[]]>([
    ["a good result", [ask("c2a", 1, "ping"), answer("a2c", 1, { status: "ok" })], []],
    ["a bad result", [ask("c2a", 1, "ping"), answer("a2c", 1, { status: "fine" })], ["2:47 error shape/wrong-value /msg/result/status"]],
    [
      "bare lines",
      [
        { id: 1, method: "ping" },
        { id: 1, result: {} },
      ],
      ["2:18 error shape/missing-member /result"],
    ],
    [
      '1 and "1" are two ids',
      [ask("c2a", 1, "ping"), answer("a2c", "1", { status: "ok" })],
      ["2:26 note envelope/response-unpaired /msg/id"],
    ],
    [
      "the ids of the two sides are apart",
      [
        ask("c2a", 1, "ping"),
        ask("a2c", 1, "interaction/requestPermission", { toolName: "bash" }),
        answer("c2a", 1, { decision: "maybe" }),
        answer("a2c", 1, { status: "ok" }),
      ],
      ["3:49 error shape/wrong-value /msg/result/decision"],
    ],
    [
      "without directions an id of both sides is not guessed",
      [
        { id: 1, method: "ping" },
        { id: 1, method: "interaction/requestPermission", params: { toolName: "x" } },
        { id: 1, result: {} },
      ],
      ["3:7 note envelope/response-unpaired /id"],
    ],
    [
      "an old spelling of a permission is told",
      [ask("a2c", 7, "interaction/requestPermission", { toolName: "bash" }), answer("c2a", 7, { decision: "approve" })],
      ["2:49 note shape/reader-form /msg/result/decision"],
    ],
    [
      "answered once",
      [ask("c2a", 1, "ping"), answer("a2c", 1, { status: "ok" }), answer("a2c", 1, { status: "ok" })],
      ["3:26 note envelope/response-unpaired /msg/id"],
    ],
    [
      "an unknown method's result is left alone",
      [ask("c2a", 1, "custom/thing"), answer("a2c", 1, 5)],
      ["1:37 warning unknown/method /msg/method"],
    ],
    [
      "events in a result",
      [
        ask("c2a", 2, "session/events", { sessionId: "s" }),
        answer("a2c", 2, { events: [event("agent.snapshot", {}), event("tool.use", { id: "c" })] }),
      ],
      ["2:56 warning unknown/event-type /msg/result/events/0/type", "2:132 error shape/missing-member /msg/result/events/1/payload"],
    ],
    [
      "connections of one file are apart",
      [
        { ...ask("c2a", 1, "ping"), file: "a" },
        { ...answer("a2c", 1, { status: "ok" }), file: "b" },
      ],
      ["2:26 note envelope/response-unpaired /msg/id"],
    ],
  ])("%s", (_name, messages, want) => {
    expect(checkText(lines(...messages), { conversationRules: false }).findings.map(brief)).toEqual(want);
  });
});

test("a summary counts messages and findings and names the protocol", () => {
  expect(checkText(lines({ id: 1, method: "ping" }, event("error", {}), event("x.y", {}))).checker.summary()).toEqual({
    file: "t",
    protocol: "ask",
    evidence: 'line 1: method "ping"',
    messages: 3,
    findings: { error: 1, warning: 1, note: 0 },
  });
  expect(checkText('{"jsonrpc":"2.0","id":1,"method":"tools/list"}').checker.summary()).toMatchObject({ protocol: "unknown", messages: 1 });
});

test("requests that are never answered do not pile up without bound", () => {
  const many = Array.from({ length: 70_000 }, (_, id) => ({ id, method: "ping" }));
  const { findings } = checkText(lines(...many, { id: 0, result: {} }, { id: 69_999, result: { status: "ok" } }));
  // Rules of the conversation remember fewer, and say so.
  expect(findings.map(({ line, rule }) => `${String(line)} ${rule}`)).toEqual(["4097 rule/forgotten", "70001 envelope/response-unpaired"]);
});
