/** The boundary check that a host runs before it dispatches, and a client before it sends. */
import { ContractError, METHODS, Methods } from "ask-session-protocol";
import { describe, expect, test } from "vitest";

describe("Methods.validateParams", () => {
  test.each<[method: string, params: unknown]>([
    ["session/send", { sessionId: "s1", content: "hi" }],
    ["ping", undefined],
    ["ping", {}],
    ["initialize", { clientName: "an older member, tolerated" }],
    ["session/subscribe", { sessionId: "s1", deliveryKind: "web-remote-replayable", afterSeq: 0, includeSnapshot: true }],
    ["session/create", { workspace: { workspacePath: null }, mode: "a mode of tomorrow" }],
    ["interaction/respond", { sessionId: "s1", interactionId: "in_1", response: null }],
    ["session/event", { event: { type: "mystery", seq: 1, payload: {} } }],
    [
      "session/send",
      new Map([
        [Symbol("sessionId"), "s1"],
        [Symbol("content"), "hi"],
      ]),
    ],
  ])("accepts %s %j", (method, params) => {
    expect(Methods.validateParams(method, params)).toBe(true);
  });

  test.each<[method: string, params: unknown, rule: string, pointer: string, message: string]>([
    [
      "session/send",
      { sessionId: "s1", content: 42 },
      "shape/wrong-type",
      "/content",
      "session/send params: wrong type at /content: expected string, got number 42",
    ],
    [
      "session/send",
      undefined,
      "shape/missing-member",
      "",
      'session/send params: missing member "sessionId": expected string, got nothing',
    ],
    [
      "session/subscribe",
      { sessionId: "s1", deliveryKind: "teleport" },
      "shape/wrong-value",
      "/deliveryKind",
      'session/subscribe params: wrong value at /deliveryKind: expected "live", "replay" or "web-remote-replayable", got string "teleport"',
    ],
    [
      "interaction/approve",
      { sessionId: "s1", interactionId: "act_1", scope: 123 },
      "shape/wrong-type",
      "/scope",
      'interaction/approve params: wrong type at /scope: expected "once", "session" or "project", got number 123',
    ],
    [
      "session/create",
      { tools: ["bash", 3] },
      "shape/wrong-type",
      "/tools/1",
      "session/create params: wrong type at /tools/1: expected string, got number 3",
    ],
    ["ping", [], "shape/wrong-type", "", "ping params: wrong type: expected object, got array of 0 items"],
    [
      "session/event",
      { event: { type: "model.streaming", seq: 1, payload: {} } },
      "shape/missing-member",
      "/event/payload",
      'model.streaming event: missing member "delta" at /event/payload: expected string, got nothing',
    ],
    [
      "session/sned",
      {},
      "unknown/method",
      "",
      'message: unknown method: expected a method of this version, got string "session/sned"; did you mean "session/send"?',
    ],
    ["toString", {}, "unknown/method", "", 'message: unknown method: expected a method of this version, got string "toString"'],
  ])("refuses %s %j", (method, params, rule, pointer, message) => {
    expect(() => Methods.validateParams(method, params)).toThrow(ContractError);
    const outcome = Methods.checkParams(method, params);
    expect(outcome).toMatchObject({ ok: false });
    expect(!outcome.ok && outcome.issues[0]).toMatchObject({ rule, pointer, message });
  });
});

describe("Methods.checkResult", () => {
  test.each<[method: string, result: unknown]>([
    ["session/send", { accepted: true, status: "queued", turnId: 4 }],
    ["session/send", { accepted: false, status: "stale", turnId: null }],
    ["workspace/readState", { workspace: { path: null, name: null, gitBranch: null, mode: "off" } }],
    ["session/events", { sessionId: "s", events: [{ type: "agent.snapshot", seq: 1, payload: {} }], hasMore: null }],
  ])("accepts %s %j", (method, result) => {
    expect(Methods.checkResult(method, result)).toEqual({ ok: true, value: result });
  });

  test.each<[method: string, result: unknown, rule: string, pointer: string]>([
    ["session/send", { accepted: true, status: "sent" }, "shape/wrong-value", "/status"],
    ["interaction/approve", { approved: 1 }, "shape/wrong-value", "/approved"],
    ["interaction/approve-all", { approved: true }, "shape/wrong-type", "/approved"],
    ["session/create", { session: { sessionId: "s", createdAt: "yesterday" } }, "shape/bad-format", "/session/createdAt"],
    [
      "interaction/list",
      { interactions: [{ id: "", kind: "approval", status: "pending", payload: { toolName: "x" } }] },
      "shape/too-short",
      "/interactions/0/id",
    ],
    ["interaction/list", { interactions: [{ id: "a", kind: "aproval" }] }, "shape/unknown-variant", "/interactions/0/kind"],
    [
      "session/subscribe",
      { subscription: { sessionId: "s" }, snapshot: [{ type: "tool.use", seq: 1, payload: { id: "c" } }] },
      "shape/missing-member",
      "/snapshot/0/payload",
    ],
    ["session/event", {}, "shape/wrong-value", ""],
    ["mystery", {}, "unknown/method", ""],
  ])("refuses %s %j", (method, result, rule, pointer) => {
    const outcome = Methods.checkResult(method, result);
    expect(!outcome.ok && outcome.issues[0]).toMatchObject({ rule, pointer });
  });
});

test("there are 21 methods of the client, two requests and one notification of the host", () => {
  const count = (from: string, kind: string) =>
    Methods.NAMES.filter((name) => METHODS[name].from === from && METHODS[name].kind === kind).length;
  expect([count("client", "request"), count("host", "request"), count("host", "notification"), Methods.NAMES.length]).toEqual([
    21, 2, 1, 24,
  ]);
});
