/** How a client and an agent come together: what each advertises, versions, authentication, and what is refused on this side. */
import { describe, expect, test } from "vitest";
import type { AuthMethod } from "../../../generated/acp/types.js";
import { type ClientHandlers, connect, memoryPair, RequestError, terminalLogin, type Transport } from "../../../src/peer/client/index.js";
import { rawEnd } from "../raw.js";
import { ALL, expectClean, failure, HERE, scripted } from "./scripted.js";

/** Whether the other end of a transport is closed, so that what is sent goes nowhere. */
const isClosed = async (theirs: Transport) => {
  await new Promise((resolve) => setTimeout(resolve, 5));
  return theirs.send("x\n") === undefined;
};
const nothing = () => ({});
const terminal = {
  create: () => ({ terminalId: "t" }),
  output: () => ({ output: "", truncated: false }),
  waitForExit: nothing,
  kill: nothing,
  release: nothing,
};
const accept = () => ({ action: "accept" as const });

describe("initialize", () => {
  const NONE = { fs: { readTextFile: false, writeTextFile: false }, terminal: false };
  test.each<[string, ClientHandlers, object, object]>([
    ["nothing", {}, {}, NONE],
    ["a permission handler, which needs no capability", { permission: () => undefined }, {}, NONE],
    ["reading files", { readTextFile: () => ({ content: "" }) }, {}, { ...NONE, fs: { readTextFile: true, writeTextFile: false } }],
    ["writing files", { writeTextFile: () => undefined }, {}, { ...NONE, fs: { readTextFile: false, writeTextFile: true } }],
    ["terminals", { terminal }, {}, { ...NONE, terminal: true }],
    ["forms", { elicitation: { form: accept } }, {}, { ...NONE, elicitation: { form: {} } }],
    ["forms and addresses", { elicitation: { form: accept, url: accept } }, {}, { ...NONE, elicitation: { form: {}, url: {} } }],
    ["no way of elicitation", { elicitation: {} }, {}, NONE],
    [
      "what no handler shows",
      {},
      { auth: { terminal: true }, session: { notices: {} } },
      { ...NONE, auth: { terminal: true }, session: { notices: {} } },
    ],
  ])("advertises %s", async (_about, handlers, capabilities, want) => {
    const peer = await scripted({}, { handlers, capabilities });
    expect(peer.record.messages()[0]).toEqual({
      jsonrpc: "2.0",
      id: 0,
      method: "initialize",
      params: { protocolVersion: 1, clientInfo: { name: "client", version: "1" }, clientCapabilities: want },
    });
    expectClean(peer);
  });

  test("tells what the agent says of itself", async () => {
    const { client } = await scripted();
    expect(client.agent.agentInfo).toEqual({ name: "agent", version: "1" });
    expect(client.agent.capabilities.sessionCapabilities).toEqual(ALL.agentCapabilities?.sessionCapabilities);
    expect(client.agent.authMethods).toEqual(ALL.authMethods);
  });

  test("an agent that says nothing can do nothing", async () => {
    const { client } = await scripted({}, {}, { agentInfo: null });
    expect([client.agent.agentInfo, client.agent.authMethods]).toEqual([undefined, []]);
    expect(client.agent.capabilities.loadSession).toBe(false);
  });

  test("an agent that speaks another version is left", async () => {
    const peer = scripted({}, {}, { protocolVersion: 2 });
    expect(await failure(peer)).toMatchObject({
      name: "VersionError",
      version: 2,
      message: "initialize result: version that is not spoken at /protocolVersion: expected 1, got 2",
    });
  });

  test.each([
    ["an error", { error: { code: -32603, message: "no" } }, "RequestError", /^no$/],
    [
      "a version that is none",
      { result: { protocolVersion: "1" } },
      "ContractError",
      /^initialize result: wrong type at \/protocolVersion/,
    ],
    ["nothing", { result: null }, "ContractError", /^initialize result: /],
    ["another version", { result: { protocolVersion: 2 } }, "VersionError", /: expected 1, got 2$/],
  ])("the connection to an agent that answers %s is closed", async (_about, answer, name, message) => {
    const [ours, theirs] = memoryPair();
    const agent = rawEnd(theirs);
    const asked = failure(connect(ours, { clientInfo: { name: "c", version: "1" } }));
    await agent.until(1);
    agent.send({ jsonrpc: "2.0", id: 0, ...answer });
    expect(await asked).toMatchObject({ name, message: expect.stringMatching(message) as string });
    expect(await isClosed(theirs)).toBe(true);
  });

  test("an agent that goes away", async () => {
    const [ours, theirs] = memoryPair();
    const asked = failure(connect(ours, { clientInfo: { name: "c", version: "1" } }));
    await theirs.close();
    expect(await asked).toMatchObject({
      name: "ConnectionClosedError",
      message: "initialize: not answered: the other side closed the connection",
    });
  });
});

describe("what the agent did not advertise", () => {
  const BARE = { agentCapabilities: {}, authMethods: [] };
  const image = { type: "image", data: "", mimeType: "image/png" } as const;
  test.each<[string, (peer: Awaited<ReturnType<typeof scripted>>) => unknown, string]>([
    ["loadSession", ({ client }) => client.loadSession("x", HERE), "session/load"],
    ["sessionCapabilities.resume", ({ client }) => client.resumeSession("x", HERE), "session/resume"],
    ["sessionCapabilities.list", ({ client }) => client.listSessions().next(), "session/list"],
    ["sessionCapabilities.delete", ({ client }) => client.deleteSession("x"), "session/delete"],
    ["sessionCapabilities.fork", ({ client }) => client.forkSession("x", HERE), "session/fork"],
    ["auth.logout", ({ client }) => client.logout(), "logout"],
    ["providers", ({ client }) => client.request("providers/list", {}), "providers/list"],
    ["sessionCapabilities.close", async ({ client }) => (await client.newSession(HERE)).close(), "session/close"],
    [
      "mcpCapabilities.http",
      ({ client }) => client.newSession({ ...HERE, mcpServers: [{ type: "http", name: "m", url: "https://m.example", headers: [] }] }),
      "session/new params at /mcpServers/0",
    ],
    [
      "sessionCapabilities.additionalDirectories",
      ({ client }) => client.newSession({ ...HERE, additionalDirectories: ["/other"] }),
      "session/new params at /additionalDirectories",
    ],
    [
      "promptCapabilities.image",
      async ({ client }) => (await client.newSession(HERE)).prompt([{ type: "text", text: "see" }, image]).result,
      "session/prompt params at /prompt/1",
    ],
    [
      "promptCapabilities.embeddedContext",
      async ({ client }) => (await client.newSession(HERE)).prompt([{ type: "resource", resource: { uri: "file:///a", text: "" } }]).result,
      "session/prompt params at /prompt/0",
    ],
  ])("%s is demanded before anything is sent", async (capability, act, subject) => {
    const peer = await scripted({}, {}, BARE);
    expect(await failure(Promise.resolve().then(() => act(peer)))).toMatchObject({
      name: "NotAdvertisedError",
      capability,
      message: `${subject}: not sent: expected an agent that advertised ${capability}, got one that did not`,
    });
    expect(peer.sent().filter((method) => !["initialize", "session/new"].includes(method))).toEqual([]);
    expectClean(peer);
  });

  test.each(["null", "false"])("%s is as good as nothing", async (value) => {
    const peer = await scripted(
      {},
      {},
      { agentCapabilities: { loadSession: false, sessionCapabilities: value === "null" ? { list: null } : {} } },
    );
    expect(await failure(peer.client.listSessions().next())).toMatchObject({ name: "NotAdvertisedError" });
  });

  test.each([
    ["cwd", { cwd: "poem" }, "/cwd", '"poem"'],
    ["a further directory", { cwd: "/poem", additionalDirectories: ["/a", "b"] }, "/additionalDirectories/1", '"b"'],
  ])("%s is absolute", async (_about, place, pointer, got) => {
    const peer = await scripted();
    expect((await failure(peer.client.newSession(place))).message).toBe(
      `session/new params: relative path at ${pointer}: expected an absolute path, got ${got}`,
    );
    expect(peer.sent()).toEqual(["initialize"]);
  });
});

describe("authentication", () => {
  const METHODS: AuthMethod[] = [
    { id: "key", name: "API key" },
    { id: "login", name: "Log in", type: "terminal", args: ["login"], env: { MODE: "login" } },
  ];

  test("authenticates with a method that the agent carries out, and ends it", async () => {
    const peer = await scripted({}, { capabilities: { auth: { terminal: true } } }, { ...ALL, authMethods: METHODS });
    await peer.client.authenticate("key");
    await peer.client.logout();
    expect(peer.sent()).toEqual(["initialize", "authenticate", "logout"]);
    expectClean(peer);
  });

  test.each([
    [
      "terminal method",
      "login",
      "expected one that the agent carries out itself; this one is run in a terminal, and the agent connected to anew",
    ],
    ["unknown method", "kay", 'expected "key"'],
  ])("%s is not sent", async (what, id, expected) => {
    const peer = await scripted({}, { capabilities: { auth: { terminal: true } } }, { ...ALL, authMethods: METHODS });
    const { message, name } = await failure(peer.client.authenticate(id));
    expect(name).toBe("ContractError");
    expect(message).toContain(`authenticate params: ${what} at /methodId: ${expected}, got "${id}"`);
    expect(peer.sent()).toEqual(["initialize"]);
  });

  test("a terminal method says what is to be run", () => {
    const [, method] = METHODS;
    expect(terminalLogin(method as never, "agent", ["--acp"])).toEqual({
      command: "agent",
      args: ["--acp", "login"],
      env: { MODE: "login" },
    });
  });

  /** Requires that the client is authenticated. */
  const guarded = (answer: () => unknown, log: string[]) => {
    let isIn = false;
    return {
      authenticate: ({ methodId }: { methodId: string }) => {
        log.push(methodId);
        isIn = true;
        return {};
      },
      answer: () => {
        if (!isIn) throw new RequestError("auth_required", "log in first");
        return answer();
      },
    };
  };

  test.each<[string, string, unknown, (peer: Awaited<ReturnType<typeof scripted>>) => Promise<unknown>]>([
    ["a new session", "session/new", { sessionId: "s" }, ({ client }) => client.newSession(HERE)],
    ["a loaded session", "session/load", {}, ({ client }) => client.loadSession("s", HERE)],
    ["a resumed session", "session/resume", {}, ({ client }) => client.resumeSession("s", HERE)],
    ["a prompt", "session/prompt", { stopReason: "end_turn" }, async ({ client }) => (await client.newSession(HERE)).prompt("hi").result],
  ])("%s that demands it is sent once more", async (_about, method, result, act) => {
    const log: string[] = [];
    const { authenticate, answer } = guarded(() => result, log);
    const peer = await scripted({ authenticate, [method]: answer }, { onAuthRequired: (methods) => methods[0]?.id });
    await act(peer);
    expect(log).toEqual(["key"]);
    expect(peer.sent().filter((sent) => sent !== "session/new" || method === sent)).toEqual(["initialize", method, "authenticate", method]);
    expectClean(peer);
  });

  test.each([
    ["nobody chooses", {}, 1],
    ["nothing is chosen", { onAuthRequired: () => undefined }, 1],
    ["it does not help", { onAuthRequired: () => "key" }, 2],
  ])("where %s, the error is the answer", async (_about, options, times) => {
    const refuse = () => {
      throw new RequestError("auth_required", "log in first");
    };
    const peer = await scripted({ "session/new": refuse }, options);
    expect(await failure(peer.client.newSession(HERE))).toMatchObject({ name: "RequestError", code: -32_000, message: "log in first" });
    expect(peer.sent().filter((method) => method === "session/new")).toHaveLength(times);
  });

  test("requests that are refused together authenticate once", async () => {
    const log: string[] = [];
    let sessions = 0;
    const { authenticate, answer } = guarded(() => ({ sessionId: `s${String((sessions += 1))}` }), log);
    const peer = await scripted({ authenticate, "session/new": answer }, { onAuthRequired: () => "key" });
    await Promise.all([peer.client.newSession(HERE), peer.client.newSession(HERE)]);
    expect(log).toEqual(["key"]);
    expectClean(peer);
  });
});

test("what is outside the protocol goes both ways", async () => {
  const heard: unknown[] = [];
  const peer = await scripted(
    {
      "_poem/count": (params) => params,
      "session/new": async (_params, agent) => ({ sessionId: (await agent.request("_ask", { n: 1 })) as string }),
    },
    {
      handlers: {
        requests: { _ask: (params) => `s${JSON.stringify(params)}` },
        notifications: { _tell: (params) => void heard.push(params) },
      },
    },
  );
  expect(await peer.client.request("_poem/count", { lines: 4 })).toEqual({ lines: 4 });
  expect((await peer.client.newSession(HERE)).id).toBe('s{"n":1}');
  await peer.agent.notify("_tell", [1]);
  await peer.agent.notify("_other", [2]);
  await peer.client.request("_poem/count", {});
  expect(heard).toEqual([[1]]);
  expect(await failure(peer.agent.request("_unknown", {}))).toMatchObject({
    code: -32_601,
    message: "_unknown: not supported by this client",
  });
  expectClean(peer);
});
