/** Four methods exist in both protocols, so the protocol is decided for each conversation, never for a line alone. */
import { describe, expect, test } from "vitest";
import { brief, checkText } from "./checking.js";

const lines = (...messages: unknown[]) => messages.map((message) => JSON.stringify(message)).join("\n");
const acp = (id: number, method: string, params: unknown = {}) => ({ jsonrpc: "2.0", id, method, params });
const ask = (id: number, method: string, params: unknown = {}) => ({ id, method, params });

describe("decided from", () => {
  test.each<[name: string, messages: readonly unknown[], protocol: string, evidence: string | null]>([
    ["a method that only ACP has", [acp(1, "session/new", { cwd: "/", mcpServers: [] })], "acp", 'line 1: method "session/new"'],
    ["a method that only ask has", [ask(1, "session/create")], "ask", 'line 1: method "session/create"'],
    [
      "the same with a jsonrpc member, which readers of ask pass over",
      [acp(1, "session/create")],
      "ask",
      'line 1: method "session/create"',
    ],
    ["a version that is a number", [acp(0, "initialize", { protocolVersion: 1 })], "acp", "line 1: initialize with protocolVersion 1"],
    [
      "a version that is text of two numbers",
      [ask(1, "initialize", { protocolVersion: "1.0" })],
      "ask",
      'line 1: initialize with protocolVersion "1.0"',
    ],
    [
      "members of one side alone",
      [acp(1, "initialize", { clientCapabilities: {} })],
      "acp",
      'line 1: initialize with member "clientCapabilities"',
    ],
    ["an event", [{ type: "error", seq: 1, payload: { error: "x" } }], "ask", "line 1: an event"],
    [
      "an extension method",
      [acp(1, "initialize", { protocolVersion: 1 }), acp(2, "_vendor/thing")],
      "acp",
      "line 1: initialize with protocolVersion 1",
    ],
    [
      "a later message, for those before it",
      [
        acp(1, "session/list"),
        acp(2, "session/resume", { sessionId: "s", cwd: "/" }),
        acp(3, "session/prompt", { sessionId: "s", prompt: [] }),
      ],
      "acp",
      'line 3: method "session/prompt"',
    ],
    ["the jsonrpc member, where nothing else tells", [acp(1, "session/list")], "acp", "line 1: a jsonrpc member"],
    ["its absence, where nothing else tells", [ask(1, "session/list")], "ask", "line 1: no jsonrpc member"],
    ["nothing", [{ hello: 1 }], "unknown", null],
  ])("%s", (_name, messages, protocol, evidence) => {
    expect(checkText(lines(...messages)).checker.summary()).toMatchObject({ protocol, evidence });
  });
});

test("what both protocols have is judged by the one that was decided", () => {
  const list = { sessions: [{ sessionId: "s", cwd: "/a" }], nextCursor: null };
  const results = (first: unknown) =>
    lines(
      { dir: "c2a", msg: first },
      { dir: "c2a", msg: acp(2, "session/list") },
      { dir: "a2c", msg: { jsonrpc: "2.0", id: 2, result: list } },
    );
  expect(checkText(results(acp(1, "session/new", { cwd: "/", mcpServers: [] }))).findings.map(brief)).toEqual([]);
  // Ask writes no jsonrpc member, and knows no cursor and no cwd here.
  const { findings } = checkText(results(ask(1, "session/create")));
  expect(findings.map(({ level, pointer }) => `${level} ${pointer}`)).toEqual([
    "note /msg/jsonrpc",
    "note /msg/jsonrpc",
    "note /msg/result/sessions/0/cwd",
    "note /msg/result/nextCursor",
  ]);
});

test("lines keep their order while a decision is waited for", () => {
  const { findings } = checkText(
    lines(acp(1, "session/list", 7), "noise", { dir: "odd", msg: acp(2, "session/close", {}) }, acp(3, "session/new", {})),
  );
  expect(findings.map(({ line }) => line)).toEqual([...findings.map(({ line }) => line)].sort((a, b) => a - b));
  expect(new Set(findings.map(({ line }) => line))).toEqual(new Set([1, 2, 3, 4]));
});

test("no more than a few lines wait for a decision", () => {
  const undecided = Array.from({ length: 500 }, (_, id) => acp(id, "session/list", { cursor: 5 }));
  const { checker } = checkText("");
  const bytes = new TextEncoder().encode(`${lines(...undecided)}\n`);
  expect([...checker.push(bytes)].length).toBeGreaterThan(250);
});

describe("conversations of one file are apart", () => {
  test("by the member that names their connection", () => {
    const { checker, findings } = checkText(
      lines(
        { dir: "c2a", file: "a", msg: acp(1, "session/new", { cwd: "/", mcpServers: [] }) },
        { dir: "c2a", file: "b", msg: ask(1, "session/create") },
        { dir: "a2c", file: "a", msg: { jsonrpc: "2.0", id: 1, result: { sessionId: "s" } } },
      ),
    );
    expect(findings.map(brief)).toEqual([]);
    expect(checker.summary()).toMatchObject({
      protocol: "mixed",
      evidence: 'line 1: method "session/new"; line 2: method "session/create"',
    });
  });

  test("by a second initialize", () => {
    const { checker } = checkText(lines(acp(0, "initialize", { protocolVersion: 1 }), ask(1, "initialize", { client: { name: "x" } })));
    expect(checker.summary()).toMatchObject({ protocol: "mixed" });
  });
});

test("as told, nothing is decided", () => {
  const message = lines(acp(1, "session/create", { cwd: "/" }));
  expect(checkText(message, { protocol: "acp" }).findings.map(brief)).toEqual(["1:34 error unknown/method /method"]);
  expect(checkText(message, { protocol: "ask" }).checker.summary()).toMatchObject({ protocol: "ask", evidence: "as told" });
});
