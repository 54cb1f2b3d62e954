/** The official SDK beside itself with its stream validated, while the other side misbehaves. */
import { ndJsonStream, type Stream } from "@agentclientprotocol/sdk";
import { ndJsonStream as unstableStream } from "@agentclientprotocol/sdk/unstable";
import { type OnInvalid, validated } from "ask-session-protocol/acp";
import { describe, expect, test } from "vitest";
import { converse, type Way } from "./sdk-conversation.js";
import { returning, RIGHT, WAYS } from "./sdk-ways.js";

const MODES: readonly OnInvalid[] = ["observe", "drop", "throw"];

describe.each(Object.entries(WAYS))("an agent that sends %s", (_, { way, fault, issues, without, drop }) => {
  const told = (action: string) => [`incoming ${fault} ${action}: ${issues.join(" | ")}`];

  test("without", async () => {
    expect(await converse(way, undefined)).toEqual({ got: without, told: [] });
  });

  test("observed", async () => {
    expect(await converse(way, "observe")).toEqual({ got: without, told: told("passed") });
  });

  test("dropped", async () => {
    const [action, ...seen] = drop;
    expect(await converse(way, "drop")).toEqual({
      got: seen.map((line) => line.replace("!", () => issues.join(" | "))),
      told: told(action),
    });
  });

  test("thrown", async () => {
    expect(await converse(way, "throw")).toEqual({ got: [`client: ContractError ${issues.join("\n")}`], told: told("thrown") });
  });
});

describe.each(Object.entries(RIGHT))("an agent that sends %s", (_, [way, ...seen]) => {
  test.each([undefined, ...MODES])("%s", async (mode) => {
    expect(await converse(way, mode)).toEqual({ got: seen, told: [] });
  });
});

/** A fractional id is served by the SDK, and so its answer has one too. */
describe("an agent that sends a fractional id", () => {
  const way: Way = {
    does: (_, write) => {
      write({ jsonrpc: "2.0", id: 1.5, method: "fs/read_text_file", params: { sessionId: "s", path: "/a" } });
      return { stopReason: "end_turn" };
    },
  };
  const issue = "wrong type at /id: expected integer, string or null, got number 1.5";
  const end = 'client: result {"stopReason":"end_turn"}';
  const unknown = "console: Got response to unknown request";

  test("observed", async () => {
    expect(await converse(way, "observe")).toEqual({
      got: [end, 'agent: 1.5 result {"content":"text"}', unknown],
      told: [`incoming request fs/read_text_file passed: fs/read_text_file: ${issue}`, `outgoing response ? passed: response: ${issue}`],
    });
  });

  test("dropped", async () => {
    expect(await converse(way, "drop")).toEqual({
      got: [end, `agent: null error -32600 fs/read_text_file: ${issue}`, unknown],
      told: [`incoming request fs/read_text_file answered: fs/read_text_file: ${issue}`],
    });
  });
});

describe("an agent whose own stream is validated", () => {
  const issue =
    'session/prompt result: wrong value at /result/stopReason: expected "end_turn", "max_tokens", "max_turn_requests", "refusal" or "cancelled", got string "bogus"';

  test.each<[mode: OnInvalid | undefined, client: string, told: readonly string[]]>([
    [undefined, 'result {"stopReason":"bogus"}', []],
    ["observe", 'result {"stopReason":"bogus"}', [`outgoing response session/prompt passed: ${issue}`]],
    ["drop", `error -32603 internal error: ${issue}`, [`outgoing response session/prompt replaced: ${issue}`]],
    // In one process the error itself goes all the way.
    ["throw", `ContractError ${issue}`, [`outgoing response session/prompt thrown: ${issue}`]],
  ])("%s", async (mode, client, told) => {
    const seen = await converse(returning({ stopReason: "bogus" }), mode, "agent");
    expect({ got: seen.got[0], told: seen.told }).toEqual({ got: `client: ${client}`, told });
  });
});

describe("a client that asks amiss", () => {
  const accepted = 'client: result {"protocolVersion":1}';
  const invalid = "client: error -32602 Invalid params";
  const initialize = (params: object): NonNullable<Way["asks"]> => ["initialize", params];
  const capable = (clientCapabilities: object) => initialize({ protocolVersion: 1, clientCapabilities });

  test.each<[name: string, asks: NonNullable<Way["asks"]>, without: string, code: number, issue: string]>([
    [
      "a version that is text",
      initialize({ protocolVersion: "1" }),
      invalid,
      -32602,
      'initialize params: wrong type at /params/protocolVersion: expected integer, got string "1"',
    ],
    [
      "no version",
      initialize({}),
      invalid,
      -32602,
      'initialize params: missing member "protocolVersion" at /params: expected integer, got nothing',
    ],
    [
      "null for fs",
      capable({ fs: null }),
      accepted,
      -32602,
      "initialize params: wrong type at /params/clientCapabilities/fs: expected object, got null",
    ],
    [
      "true for a form",
      capable({ elicitation: { form: true } }),
      accepted,
      -32602,
      "initialize params: wrong type at /params/clientCapabilities/elicitation/form: expected object or null, got true",
    ],
    [
      "a map for env",
      ["session/new", { cwd: "/", mcpServers: [{ name: "n", command: "c", args: [], env: { A: "1" } }] }],
      invalid,
      -32602,
      "session/new params: wrong type at /params/mcpServers/0/env: expected array, got object with 1 member",
    ],
    [
      "a notification as a request",
      ["session/cancel", { sessionId: "s" }],
      'client: error -32601 "Method not found": session/cancel',
      -32600,
      "session/cancel: a notification with an id at /id: expected no id, got an id; nothing answers it",
    ],
    [
      "an unknown method",
      ["session/promt", {}],
      'client: error -32601 "Method not found": session/promt',
      -32601,
      'message: unknown method at /method: expected a method of this protocol, or one whose name starts with _, got string "session/promt"; did you mean "session/prompt"?',
    ],
  ])("%s", async (_, asks, without, code, issue) => {
    const fault = `outgoing request ${asks[0]}`;
    expect(await converse({ asks }, undefined)).toEqual({ got: [without], told: [] });
    expect(await converse({ asks }, "observe")).toEqual({ got: [without], told: [`${fault} passed: ${issue}`] });
    expect(await converse({ asks }, "drop")).toEqual({
      got: [`client: error ${String(code)} ${issue}`],
      told: [`${fault} answered: ${issue}`],
    });
    expect(await converse({ asks }, "throw")).toEqual({ got: [`client: ContractError ${issue}`], told: [`${fault} thrown: ${issue}`] });
  });

  test.each([undefined, ...MODES])("a relative directory is no fault of shape: %s", async (mode) => {
    const params = { cwd: "a", mcpServers: [] };
    expect(await converse({ asks: ["session/new", params] }, mode)).toEqual({
      got: ['client: result {"sessionId":"s"}', `agent: session/new ${JSON.stringify(params)}`],
      told: [],
    });
  });
});

test("the SDK's stream is taken and given back as its type", () => {
  const bytes = () => new TransformStream<Uint8Array, Uint8Array>();
  const stream: Stream = validated(ndJsonStream(bytes().writable, bytes().readable), { side: "client" });
  const other: Stream = validated(unstableStream(bytes().writable, bytes().readable), { side: "agent", stability: "unstable" });
  expect([stream, other].map(({ readable, writable }) => [readable.locked, writable.locked])).toEqual([
    [false, false],
    [false, false],
  ]);
});
