import { type Agent, RequestError } from "ask-session-protocol/agent";
import type { AgentCapabilities } from "ask-session-protocol/acp";
import { describe, expect, test } from "vitest";
import { failure, hello, initialize, opened, served } from "./served.js";

const where = { cwd: "/poem", mcpServers: [] };
const capable = (agentCapabilities: AgentCapabilities): Partial<Agent> => ({ initialize: () => ({ agentCapabilities }) });
const http = { type: "http" as const, name: "m", url: "http://localhost", headers: [] };
const image = { type: "image" as const, data: "aGk=", mimeType: "image/png" };
const resource = { type: "resource" as const, resource: { uri: "file:///a", text: "a" } };
const link = { type: "resource_link" as const, uri: "file:///a", name: "a" };

describe("methods that the agent does not have", () => {
  test.each([
    ["authenticate", { methodId: "a" }],
    ["logout", {}],
    ["session/load", { sessionId: "s1", ...where }],
    ["session/resume", { sessionId: "s1", cwd: "/" }],
    ["session/list", {}],
    ["session/close", { sessionId: "s1" }],
    ["session/delete", { sessionId: "s1" }],
    ["session/set_mode", { sessionId: "s1", modeId: "m" }],
    ["session/set_config_option", { sessionId: "s1", configId: "c", value: "v" }],
    ["_own/method", {}],
  ])("%s", async (method, params) => {
    const { client } = await opened();
    expect(await failure(client.request(method as "_x", params))).toEqual({
      code: -32601,
      message: `${method}: not available: expected a method that the agent advertised, got "${method}"`,
    });
  });
});

describe("what a session is opened with", () => {
  test.each<[string, Partial<Agent>, object, unknown]>([
    [
      "a relative cwd",
      {},
      { ...where, cwd: "work" },
      {
        code: -32602,
        message: 'session/new params: relative path at /cwd: expected an absolute path, got "work"',
        data: { pointer: "/cwd" },
      },
    ],
    [
      "an MCP server of a kind that is not advertised",
      {},
      { ...where, mcpServers: [http] },
      {
        code: -32602,
        message:
          'session/new params: kind of MCP server that is not advertised at /mcpServers/0/type: expected an agent with mcpCapabilities.http, got "http"',
        data: { pointer: "/mcpServers/0/type", capability: "mcpCapabilities.http" },
      },
    ],
    [
      "an MCP server of a kind that is",
      capable({ mcpCapabilities: { http: true } }),
      { ...where, mcpServers: [http] },
      { value: { sessionId: "s1" } },
    ],
    [
      "an MCP server over standard streams, which every agent has",
      {},
      { ...where, mcpServers: [{ name: "m", command: "/bin/m", args: [], env: [] }] },
      { value: { sessionId: "s1" } },
    ],
    [
      "more directories than one",
      {},
      { ...where, additionalDirectories: ["/a"] },
      {
        code: -32602,
        message:
          "session/new params: more directories than one that is not advertised at /additionalDirectories: expected an agent with sessionCapabilities.additionalDirectories, got some",
        data: { pointer: "/additionalDirectories", capability: "sessionCapabilities.additionalDirectories" },
      },
    ],
    [
      "a relative directory",
      capable({ sessionCapabilities: { additionalDirectories: {} } }),
      { ...where, additionalDirectories: ["/a", "b"] },
      {
        code: -32602,
        message: 'session/new params: relative path at /additionalDirectories/1: expected an absolute path, got "b"',
        data: { pointer: "/additionalDirectories/1" },
      },
    ],
  ])("%s", async (_, agent, params, want) => {
    const all = served(agent);
    await initialize(all);
    expect(await failure(all.client.request("session/new", params as never))).toEqual(want);
  });
});

describe("prompts", () => {
  test.each<[string, Partial<Agent>, object[], unknown]>([
    [
      "an image that is not advertised",
      {},
      [link, image],
      {
        code: -32602,
        message:
          'session/prompt params: kind of content that is not advertised at /prompt/1/type: expected an agent with promptCapabilities.image, got "image"',
        data: { pointer: "/prompt/1/type", capability: "promptCapabilities.image" },
      },
    ],
    ["an image that is", capable({ promptCapabilities: { image: true } }), [image], { value: { stopReason: "end_turn" } }],
    ["a link, which every agent reads", {}, [link], { value: { stopReason: "end_turn" } }],
    [
      "an embedded resource that is not advertised",
      capable({ promptCapabilities: { image: true, embeddedContext: false } }),
      [resource],
      expect.objectContaining({ code: -32602, data: { pointer: "/prompt/0/type", capability: "promptCapabilities.embeddedContext" } }),
    ],
  ])("%s", async (_, agent, prompt, want) => {
    const { client } = await opened(agent);
    expect(await failure(client.request("session/prompt", { sessionId: "s1", prompt } as never))).toEqual(want);
  });
});

describe("sessions that were not opened on this connection", () => {
  test.each([
    ["session/prompt", { ...hello, sessionId: "s9" }],
    ["session/close", { sessionId: "s9" }],
    ["session/set_mode", { sessionId: "s9", modeId: "m" }],
    ["session/set_config_option", { sessionId: "s9", configId: "c", value: "v" }],
  ] as const)("%s", async (method, params) => {
    const all = await opened({
      closeSession: () => undefined,
      setMode: () => undefined,
      setConfigOption: () => ({ configOptions: [] }),
    });
    const message = `${method} params: unknown session at /sessionId: expected one that was opened on this connection, got "s9"`;
    expect(await failure(all.client.request(method, params as never))).toEqual({ code: -32002, message, data: { sessionId: "s9" } });
  });

  test("deleting one is no fault", async () => {
    const { client } = await opened({ deleteSession: () => undefined });
    expect(await client.request("session/delete", { sessionId: "s9" })).toEqual({});
  });

  test("the agent cannot talk of one either", async () => {
    const { agent } = await opened();
    const message = 'session/update params: unknown session at /sessionId: expected one that was opened on this connection, got "s9"';
    expect(() => agent.session("s9")).toThrow(new RequestError(-32002, message, { sessionId: "s9" }));
  });
});

test.each([
  ["key", { value: {} }],
  [
    "login",
    {
      code: -32602,
      message: 'authenticate params: unknown auth method at /methodId: expected "key", got "login"',
      data: { pointer: "/methodId" },
    },
  ],
])("authenticate with %s", async (methodId, want) => {
  const authMethods = [
    { type: "terminal" as const, id: "login", name: "Log in" },
    { id: "key", name: "Key" },
  ];
  const all = served({ initialize: () => ({ authMethods }), authenticate: () => undefined });
  await initialize(all, { auth: { terminal: true } });
  expect(await failure(all.client.request("authenticate", { methodId }))).toEqual(want);
});
