import { type Agent, EndedError, RequestError, type Transcript } from "ask-session-protocol/agent";
import { describe, expect, test } from "vitest";
import { settled } from "../../acp/stream-pair.js";
import { failure, hello, initialize, opened, type Served, served } from "./served.js";

const where = { cwd: "/poem", mcpServers: [] };
const nothing = () => undefined;
const prompt = ({ client }: Served, sessionId: string) => failure(client.request("session/prompt", { ...hello, sessionId }));
const unknown = { code: -32002, data: { sessionId: "s1" } };

test("a session id that is in use is the agent's own fault", async () => {
  const all = await opened();
  expect(await failure(all.client.request("session/new", where))).toEqual({ code: -32603, message: "internal error" });
  expect(all.problems.map(({ message }) => message)).toEqual([
    'session/new: the handler threw: session/new result: session id in use at /sessionId: expected a new one, got "s1"',
  ]);
});

test("a session whose opening does not keep the contract is not known", async () => {
  const all = served({ newSession: () => ({ sessionId: "s1", _meta: 5 }) as never });
  await initialize(all);
  expect(await failure(all.client.request("session/new", where))).toEqual({ code: -32603, message: "internal error" });
  expect(await prompt(all, "s1")).toMatchObject(unknown);
});

describe("load", () => {
  test("tells the conversation before its answer, and nothing after it", async () => {
    let kept: Transcript | undefined;
    const all = served({
      loadSession: (_, transcript) => {
        kept = transcript;
        void transcript.userText("hi");
        void transcript.toolCall({ title: "Stopped half way" }).start();
        void transcript.text("hello");
      },
    });
    await initialize(all);
    expect(await all.client.request("session/load", { sessionId: "s1", ...where })).toEqual({});
    expect(all.updates.map(({ sessionUpdate, status }) => [sessionUpdate, status])).toEqual([
      ["user_message_chunk", undefined],
      ["tool_call", "pending"],
      ["tool_call_update", "in_progress"],
      ["agent_message_chunk", undefined],
      ["tool_call_update", "failed"],
    ]);
    expect(() => kept?.text("late")).toThrow(
      new EndedError("agent_message_chunk update: not sent: the session/load that it belongs to has been answered"),
    );
    expect(await prompt(all, "s1")).toEqual({ value: { stopReason: "end_turn" } });
    expect(all.record.findings()).toEqual([]);
  });

  test("that fails opens nothing", async () => {
    const all = served({
      loadSession: (_, transcript) => {
        void transcript.toolCall({ title: "Open" });
        throw new RequestError("resource_not_found", "no such session", { sessionId: "s1" });
      },
    });
    await initialize(all);
    expect(await failure(all.client.request("session/load", { sessionId: "s1", ...where }))).toEqual({
      ...unknown,
      message: "no such session",
    });
    expect(all.updates).toHaveLength(1);
    expect(await prompt(all, "s1")).toMatchObject(unknown);
  });
});

test("resume and fork open a session and tell nothing of it", async () => {
  const seen: string[] = [];
  const all = served(
    { resumeSession: nothing, forkSession: () => ({ sessionId: "s2" }), opened: ({ id }) => seen.push(id) },
    {},
    { stability: "unstable" },
  );
  await initialize(all);
  expect(await all.client.request("session/resume", { sessionId: "s1", cwd: "/" })).toEqual({});
  expect(await all.client.request("session/fork", { sessionId: "s1", cwd: "/" })).toMatchObject({ sessionId: "s2" });
  expect([await prompt(all, "s1"), await prompt(all, "s2")]).toEqual([
    { value: { stopReason: "end_turn" } },
    { value: { stopReason: "end_turn" } },
  ]);
  expect([seen, all.updates]).toEqual([["s1", "s2"], []]);
  expect(all.record.findings()).toEqual([]);
});

const WORKING: Agent["prompt"] = (_, { signal }) =>
  new Promise((resolve) => {
    signal.addEventListener("abort", () => {
      resolve("end_turn");
    });
  });

test.each([
  ["session/close", { closeSession: nothing }],
  ["session/delete", { deleteSession: nothing }],
] as const)("%s ends the session", async (method, handlers) => {
  const all = await opened(handlers);
  expect(await all.client.request(method, { sessionId: "s1" })).toEqual({});
  expect(all.record.findings()).toEqual([]);
  expect(await prompt(all, "s1")).toMatchObject(unknown);
});

test.each([
  ["session/load", where],
  ["session/resume", { cwd: "/poem" }],
  ["session/delete", {}],
] as const)("%s of a session with a running turn is refused", async (method, params) => {
  const all = await opened({ prompt: WORKING, loadSession: nothing, resumeSession: nothing, deleteSession: nothing });
  const turn = prompt(all, "s1");
  await settled();
  expect(await failure(all.client.request(method, { sessionId: "s1", ...params } as never))).toEqual({
    code: -32600,
    message: `${method}: a turn of the session is running: expected a session whose last prompt is answered, got "s1"`,
    data: { sessionId: "s1" },
  });
  void all.client.notify("session/cancel", { sessionId: "s1" });
  await turn;
});

test("close cancels the turn, which has ended before the handler", async () => {
  const steps: string[] = [];
  const all = await opened({
    prompt: (params, turn) => WORKING(params, turn).finally(() => steps.push("turn ends")),
    closeSession: () => void steps.push("closed"),
  });
  const turn = prompt(all, "s1");
  await settled();
  await all.client.request("session/close", { sessionId: "s1" });
  expect(await turn).toEqual({ value: { stopReason: "cancelled" } });
  expect(steps).toEqual(["turn ends", "closed"]);
  expect(all.record.messages().slice(-2)).toEqual([
    { jsonrpc: "2.0", id: 2, result: { stopReason: "cancelled" } },
    { jsonrpc: "2.0", id: 3, result: {} },
  ]);
  expect(all.record.findings()).toEqual([]);
});

describe("methods that only answer", () => {
  const sessions = [{ sessionId: "s1", cwd: "/" }];
  test.each<[string, Partial<Agent>, object, unknown]>([
    ["session/list", { listSessions: () => ({ sessions }) }, {}, { sessions }],
    ["logout", { logout: nothing }, {}, {}],
    ["_own/echo", { requests: { "_own/echo": (params) => params } }, { a: [1] }, { a: [1] }],
    ["_own/nothing", { requests: { "_own/nothing": nothing } }, {}, null],
  ])("%s", async (method, agent, params, want) => {
    const all = await opened(agent);
    expect(await all.client.request(method as "_x", params)).toEqual(want);
  });

  test("a handler is told of the cancellation of its request", async () => {
    let reason: unknown;
    const all = await opened({
      listSessions: (_, { signal }) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener("abort", () => {
            reason = signal.reason;
            reject(new Error("stopped"));
          });
        }),
    });
    const controller = new AbortController();
    const list = failure(all.client.request("session/list", {}, { signal: controller.signal }));
    await settled();
    controller.abort();
    await list;
    await settled(2);
    expect(String(reason)).toBe("RequestError: request cancelled");
    expect(all.record.messages().at(-1)).toMatchObject({ error: { code: -32800 } });
    expect(all.problems).toEqual([]);
  });
});

describe("notifications outside the protocol", () => {
  test("reach their handler in order; what that throws is told of, and a cancel does not wait for it", async () => {
    const seen: unknown[] = [];
    const all = await opened({
      notifications: {
        "_own/slow": async (params) => (seen.push(params), new Promise(nothing)),
        "_own/bad": () => Promise.reject(new Error("oops")),
      },
      prompt: WORKING,
    });
    void all.client.notify("_own/slow", { a: 1 });
    void all.client.notify("_own/bad");
    void all.client.notify("_own/unknown");
    const turn = prompt(all, "s1");
    void all.client.notify("session/cancel", { sessionId: "s1" });
    expect(await turn).toEqual({ value: { stopReason: "cancelled" } });
    expect(seen).toEqual([{ a: 1 }]);
    expect(all.problems).toMatchObject([{ kind: "handler", message: "_own/bad: the handler threw: oops" }]);
  });

  test("go to the client as well, as do requests", async () => {
    const all = await opened({}, {}, { "_own/ask": () => 42 });
    void all.agent.notify("_own/say", { a: 1 });
    expect(await all.agent.request("_own/ask")).toBe(42);
    await all.agent.close();
    expect(await all.agent.closed).toMatchObject({ message: "this side closed the connection" });
  });
});
