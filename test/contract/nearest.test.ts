/** A suggestion must help: near names are found, far ones are not offered, and right ones are left alone. */
import { expect, test } from "vitest";
import { nearest } from "../../src/contract/index.js";

const NAMES = ["tool.use", "tool.result", "tool.delta", "sessionId", "afterSeq", "id", "session/send", "turn.started"];

test.each<[name: string, want: string | undefined]>([
  ["tool.reslt", "tool.result"],
  ["tool_use", "tool.use"],
  ["TOOL.USE", "tool.use"],
  ["toolUse", "tool.use"],
  ["session_id", "sessionId"],
  ["sesionId", "sessionId"],
  ["afterseq", "afterSeq"],
  ["session/sned", "session/send"],
  ["turn.start", "turn.started"],
  ["ID", "id"],
  ["ix", undefined],
  ["completely.different", undefined],
  ["tool.use", undefined],
  ["", undefined],
  ["x".repeat(100_000), undefined],
])("%s", (name, want) => {
  expect(nearest(name, NAMES)).toBe(want);
});
