/** A peer that does nothing passes nothing, and keeps nobody waiting. */
import process from "node:process";
import { expect, test } from "vitest";
import { judge } from "./judge.js";
import { againstOurAgent } from "./our-agent.js";
import { againstOurClient } from "./our-client.js";
import type { Run } from "./row.js";
import { OF_AGENT, OF_CLIENT } from "./scenarios.js";

const NOTHING = [process.execPath, "-e", ""];
const ABSENT = ["no-such-program"];
const passed = ({ rows }: Run) => rows.filter(({ failure }) => failure === undefined).map(({ scenario }) => scenario);

test.each([NOTHING, ABSENT])("a client %s", async (...command) => {
  const run = await againstOurAgent("nobody", command);
  expect(run.rows.map(({ scenario }) => scenario)).toEqual(OF_AGENT);
  // Our agent ends well with every client.
  expect(passed(run)).toEqual(["end of input"]);
});

test.each([NOTHING, ABSENT])("an agent %s", async (...command) => {
  const run = await againstOurClient("nobody", command);
  expect(run.rows.map(({ scenario }) => scenario)).toEqual(OF_CLIENT);
  expect(passed(run)).toEqual([]);
});

test("a client that reports little", async () => {
  const report = `require("node:fs").writeSync(3, '{"scenario":"plan","failure":null}\\n{"scenario":"load","failure":"no"}\\n')`;
  const run = await againstOurAgent("nobody", [process.execPath, "-e", report]);
  expect(passed(run)).toEqual(["plan", "end of input"]);
  expect(run.rows.find(({ scenario }) => scenario === "load")?.failure).toBe("no");
});

test("what is missing is told, and an error is of whoever sent the message", () => {
  const lines = [
    '{"dir":"c2a","msg":{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"clientCapabilities":{},"clientInfo":{"name":"c","version":"1"}}}}',
  ];
  const told = 'shape/missing-member: initialize params: missing member "protocolVersion" at /params: expected integer, got nothing';
  expect(judge(lines, "c2a")).toEqual({ errors: ["no message a2c", `line 1: ${told}`], notes: [] });
  expect(judge(lines, "a2c")).toEqual({ errors: ["no message a2c"], notes: [`theirs: error ${told}`] });
});
