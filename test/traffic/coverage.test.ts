/** Guards against things said to be exercised that were not, never that were, and against any that nobody counts. */
import { readFileSync } from "node:fs";
import { Checker, Coverage, type CoverageReport, type Protocol } from "ask-session-protocol/traffic";
import { expect, test } from "vitest";
import { ERROR_CODES as ACP_ERRORS, METHODS as ACP_METHODS } from "../../generated/acp/registry.js";
import { MEMBERS } from "../../generated/acp/members.js";
import { EVENTS, METHODS } from "../../generated/ask/registry.js";

function exercised(text: string, protocol: Protocol, stability: "stable" | "unstable" = "unstable"): CoverageReport {
  const coverage = new Coverage({ stability });
  const checker = new Checker("t", { protocol, stability, coverage });
  for (const _ of [...checker.push(new TextEncoder().encode(text)), ...checker.end()]);
  return coverage.report();
}
const groupOf = (report: CoverageReport, name: string) => report.protocols[0]?.groups.find((group) => group.name === name);
const lines = (...messages: object[]) => messages.map((message) => `${JSON.stringify(message)}\n`).join("");
const seenIn = (report: CoverageReport) =>
  Object.fromEntries(
    (report.protocols[0]?.groups ?? []).filter(({ seen }) => Object.keys(seen).length > 0).map(({ name, seen }) => [name, seen]),
  );

const call = {
  sessionUpdate: "tool_call",
  toolCallId: "t",
  title: "T",
  kind: "read",
  status: "nonsense",
  content: [{ type: "terminal", terminalId: "x" }],
};

const cases: { given: string; protocol: Protocol; text: string; want: Record<string, Record<string, number>> }[] = [
  {
    given: "a request and its result",
    protocol: "acp",
    text: lines(
      {
        jsonrpc: "2.0",
        id: 1,
        method: "session/prompt",
        params: {
          sessionId: "s",
          prompt: [
            { type: "text", text: "a" },
            { type: "text", text: "b" },
          ],
        },
      },
      { jsonrpc: "2.0", id: 1, result: { stopReason: "end_turn" } },
    ),
    want: {
      methods: { "session/prompt request": 1, "session/prompt response": 1 },
      ContentBlock: { text: 2 },
      StopReason: { end_turn: 1 },
    },
  },
  {
    given: "an update, its lists of values and what is in it; not a value of nobody's",
    protocol: "acp",
    text: lines({ jsonrpc: "2.0", method: "session/update", params: { sessionId: "s", update: call } }),
    want: {
      methods: { "session/update notification": 1 },
      SessionUpdate: { tool_call: 1 },
      ToolKind: { read: 1 },
      ToolCallContent: { terminal: 1 },
    },
  },
  {
    given: "branches that no tag tells apart",
    protocol: "acp",
    text: lines({
      jsonrpc: "2.0",
      id: 1,
      method: "session/new",
      params: { cwd: "/", mcpServers: [{ name: "n", command: "c", args: [], env: [] }] },
    }),
    want: { methods: { "session/new request": 1 }, McpServer: { McpServerStdio: 1 } },
  },
  {
    given: "an error, whichever method it answers",
    protocol: "acp",
    text: lines(
      { jsonrpc: "2.0", id: 1, error: { code: -32601, message: "no" } },
      { jsonrpc: "2.0", id: 2, error: { code: 5, message: "no" } },
    ),
    want: { "error codes": { method_not_found: 1 } },
  },
  {
    given: "a notification that should be a request",
    protocol: "acp",
    text: lines({ jsonrpc: "2.0", method: "session/new", params: {} }),
    want: {},
  },
  {
    given: "events, bare and carried, and what they open",
    protocol: "ask",
    text: lines(
      { type: "approval.required", seq: 1, payload: { id: "a", toolName: "b", allowedScopes: ["once", "project"] } },
      { method: "session/event", params: { sessionId: "s", event: { type: "turn.started", seq: 2, payload: { turnId: "t" } } } },
      { type: "turn.begun", seq: 3, payload: {} },
    ),
    want: {
      methods: { "session/event notification": 1 },
      events: { "turn.started": 1, "approval.required": 1 },
      Interaction: { approval: 1 },
      ApprovalScope: { once: 1, project: 1 },
    },
  },
  {
    given: "a response and an error",
    protocol: "ask",
    text: lines(
      { id: 1, method: "session/send", params: { sessionId: "s", content: "c" } },
      { id: 1, result: { accepted: true, status: "queued" } },
      {
        id: 2,
        error: { code: -32004, message: "no" },
      },
    ),
    want: {
      methods: { "session/send request": 1, "session/send response": 1 },
      "SessionSendResult.status": { queued: 1 },
      "error codes": { session_not_found: 1 },
    },
  },
];

test.each(cases)("$given", ({ protocol, text, want }) => {
  expect(seenIn(exercised(text, protocol))).toEqual(want);
});

test("everything of the registries counts, stable or not as asked", () => {
  const acp = exercised(lines({ jsonrpc: "2.0", method: "x" }), "acp");
  const ask = exercised(lines({ type: "x", seq: 1, payload: {} }), "ask");
  const names = (report: CoverageReport) => new Set(groupOf(report, "methods")?.never.map((item) => item.split(" ")[0]));
  expect(names(acp)).toEqual(new Set(Object.keys(ACP_METHODS)));
  expect(names(ask)).toEqual(new Set(Object.keys(METHODS)));
  expect(groupOf(ask, "events")?.never).toEqual(Object.keys(EVENTS));
  expect(groupOf(acp, "error codes")?.never).toEqual(Object.keys(ACP_ERRORS));
  const updates = MEMBERS.SessionUpdate as unknown as { variants: object; unstable: string[] };
  expect(groupOf(acp, "SessionUpdate")?.never).toEqual(Object.keys(updates.variants));

  const stable = exercised(lines({ jsonrpc: "2.0", method: "x" }), "acp", "stable");
  expect(stable.total).toBeLessThan(acp.total);
  expect(names(stable).has("session/fork")).toBe(false);
  expect(groupOf(stable, "SessionUpdate")?.never).toEqual(Object.keys(updates.variants).filter((name) => !updates.unstable.includes(name)));
  expect(groupOf(stable, "AuthState")).toBeUndefined();
});

test("no group is empty, or has one item that says nothing, and shares are never rounded up", () => {
  for (const protocol of ["acp", "ask"] as const) {
    const report = exercised(readFileSync(`examples/${protocol === "acp" ? "acp" : "session"}.ndjson`, "utf8"), protocol);
    const groups = report.protocols[0]?.groups ?? [];
    for (const { name, seen, never } of groups) expect(Object.keys(seen).length + never.length, name).toBeGreaterThan(1);
    expect(groups.reduce((n, { seen, never }) => n + Object.keys(seen).length + never.length, 0)).toBe(report.total);
    expect(report.percent).toBeLessThanOrEqual((100 * report.exercised) / report.total);
    expect(report.percent).toBeGreaterThan((100 * report.exercised) / report.total - 0.1);
  }
});

test("of nothing, nothing", () => {
  expect(new Coverage().report()).toEqual({ exercised: 0, total: 0, percent: 0, protocols: [] });
});
