import type { Agent, Introduction } from "ask-session-protocol/agent";
import { describe, expect, test } from "vitest";
import { failure, hello, initialize, type Served, served } from "./served.js";

const nothing = () => undefined;
/** Capabilities as they were sent: a tolerant reader adds to them. */
async function advertised(all: Served): Promise<unknown> {
  await initialize(all);
  return (all.record.messages()[1] as { result: { agentCapabilities: unknown } }).result.agentCapabilities;
}

const info = { name: "test", version: "1" };

describe("capabilities follow from what is implemented", () => {
  test.each<[string, Partial<Agent>, Introduction["agentCapabilities"]]>([
    ["nothing", {}, {}],
    ["loadSession", { loadSession: nothing }, { loadSession: true }],
    ["listSessions", { listSessions: () => ({ sessions: [] }) }, { sessionCapabilities: { list: {} } }],
    ["resumeSession", { resumeSession: nothing }, { sessionCapabilities: { resume: {} } }],
    ["closeSession, deleteSession", { closeSession: nothing, deleteSession: nothing }, { sessionCapabilities: { close: {}, delete: {} } }],
    ["logout", { logout: nothing }, { auth: { logout: {} } }],
    ["setMode, which has no capability", { setMode: nothing }, {}],
    ["forkSession, of the unstable protocol alone", { forkSession: () => ({ sessionId: "f" }) }, {}],
    [
      "what the handler adds",
      { closeSession: nothing, initialize: () => ({ agentInfo: info, agentCapabilities: { promptCapabilities: { image: true } } }) },
      { promptCapabilities: { image: true }, sessionCapabilities: { close: {} } },
    ],
    [
      "what the handler says more exactly",
      {
        closeSession: nothing,
        initialize: () => ({ agentInfo: info, agentCapabilities: { sessionCapabilities: { close: { _meta: { a: 1 } } } } }),
      },
      { sessionCapabilities: { close: { _meta: { a: 1 } } } },
    ],
  ])("%s", async (_, agent, want) => {
    const all = served(agent);
    expect(await advertised(all)).toEqual(want);
    expect(all.record.findings()).toEqual([]);
  });

  test("unstable ones, where the unstable protocol is spoken", async () => {
    const all = served({ forkSession: () => ({ sessionId: "f" }), archiveSession: nothing }, {}, { stability: "unstable" });
    // One of the two methods behind `archive` is not enough.
    expect(await advertised(all)).toEqual({ sessionCapabilities: { fork: {} } });
  });
});

test.each([1, 0, 2, 65535])("asked for version %i, it answers 1", async (protocolVersion) => {
  const { client } = served();
  expect(await client.request("initialize", { protocolVersion })).toMatchObject({ protocolVersion: 1, agentInfo: info });
});

test.each([
  [{}, ["key"]],
  [{ auth: { terminal: false } }, ["key"]],
  [{ auth: { terminal: true } }, ["login", "key"]],
])("a client with %j is offered the auth methods %j", async (capabilities, want) => {
  const login = { type: "terminal" as const, id: "login", name: "Log in" };
  const all = served({ initialize: () => ({ authMethods: [login, { id: "key", name: "Key" }] }), authenticate: nothing });
  expect((await initialize(all, capabilities)).authMethods?.map(({ id }) => id)).toEqual(want);
});

describe("what the agent says of itself and does not keep is its own fault", () => {
  test.each<[string, Introduction, string]>([
    [
      "a capability",
      { agentCapabilities: { loadSession: true } },
      "initialize: the handler threw: initialize: capability without its handlers: expected none, got loadSession",
    ],
    [
      "an auth method",
      { authMethods: [{ id: "a", name: "A" }] },
      "initialize: the handler threw: initialize: auth methods without an authenticate handler: expected none, got some",
    ],
  ])("%s", async (_, introduction, want) => {
    const all = served({ initialize: () => introduction });
    expect(await failure(initialize(all))).toEqual({ code: -32603, message: "internal error" });
    expect(all.problems.map(({ message }) => message)).toEqual([want]);
  });
});

describe("initialize comes first, and once", () => {
  test.each([
    ["session/new", { cwd: "/", mcpServers: [] }],
    ["session/prompt", hello],
    ["session/list", {}],
    ["_own/method", {}],
  ] as const)("%s before it", async (method, params) => {
    const all = served({ requests: { "_own/method": () => 1 } });
    expect(await failure(all.client.request(method as "session/new", params as never))).toEqual({
      code: -32600,
      message: `${method}: sent too early: expected initialize to be answered first`,
    });
  });

  test("a second one", async () => {
    const all = served();
    await initialize(all);
    const message = "initialize: sent again: expected it once, at the start of the connection";
    expect(await failure(initialize(all))).toEqual({ code: -32600, message });
  });

  test("one that failed may be tried again", async () => {
    let times = 0;
    const all = served({
      initialize: () => {
        times += 1;
        if (times === 1) throw new Error("not yet");
        return {};
      },
    });
    expect(await failure(initialize(all))).toMatchObject({ code: -32603 });
    expect(all.agent.client).toBe(undefined);
    expect(await initialize(all)).toMatchObject({ protocolVersion: 1 });
    expect(all.agent.client).toMatchObject({ clientInfo: { name: "test" } });
  });
});
