import { expect, test } from "vitest";
import { Connection } from "../../src/peer/connection.js";
import { memoryPair } from "../../src/peer/memory.js";
import { recording } from "./recorded.js";

const initialize = { protocolVersion: 1, clientCapabilities: {}, clientInfo: { name: "c", version: "1" } };
const answer = { protocolVersion: 1, agentCapabilities: {}, authMethods: [], agentInfo: { name: "a", version: "1" } };
const nothing = { request: () => answer, notification: () => undefined };

test.each(["client", "agent"] as const)("what the %s sees is recorded with who sent it", async (side) => {
  const record = recording(side);
  const [near, far] = memoryPair();
  const client = new Connection("client", near, nothing, side === "client" ? { onFrame: record.onFrame } : {});
  new Connection("agent", far, nothing, side === "agent" ? { onFrame: record.onFrame } : {});
  await client.request("initialize", initialize);
  expect(record.lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    { dir: "c2a", msg: { jsonrpc: "2.0", id: 0, method: "initialize", params: initialize } },
    { dir: "a2c", msg: { jsonrpc: "2.0", id: 0, result: answer } },
  ]);
  expect(record.findings()).toEqual([]);
});

test("a recording that breaks a rule has findings", async () => {
  const record = recording("client");
  const [near, far] = memoryPair();
  const client = new Connection("client", near, nothing, { onFrame: record.onFrame });
  new Connection("agent", far, { ...nothing, request: () => ({ sessionId: "s" }) });
  await client.request("session/new", { cwd: "here", mcpServers: [] });
  expect(record.findings()).toEqual([expect.stringMatching(/^1 error rule\/cwd-absolute: /)]);
});
