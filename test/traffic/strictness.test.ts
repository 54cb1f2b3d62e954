/** Guards against a fault made milder that could turn a refusal into an approval, and against levels that are not the ones asked for. */
import type { CheckOptions } from "ask-session-protocol/traffic";
import { describe, expect, test } from "vitest";
import { METHODS as ACP_METHODS } from "../../generated/acp/registry.js";
import { EVENTS, METHODS } from "../../generated/ask/registry.js";
import { isDecision } from "../../src/traffic/decision.js";
import { brief, checkText } from "./checking.js";

const TOLERANT: CheckOptions = { profile: "tolerant" };
const OFF: CheckOptions = {
  levels: {
    "shape/wrong-value": "off",
    "shape/wrong-type": "off",
    "shape/unknown-variant": "off",
    "shape/missing-member": "off",
    "shape/tolerated": "off",
    "framing/duplicate-key": "off",
    "unknown/member": "off",
  },
};

function acp(...messages: object[]): string {
  return messages.map((message) => `${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`).join("");
}
function recorded(dir: string, message: object): string {
  return `${JSON.stringify({ dir, msg: { jsonrpc: "2.0", ...message } })}\n`;
}

const entry = { content: "Water", status: "pending" };
const badPlan = acp({ method: "session/update", params: { sessionId: "s", update: { sessionUpdate: "plan", entries: [entry] } } });
const badPrompt = acp({ id: 1, method: "session/prompt", params: { sessionId: "s", prompt: "Hi" } });
const readerForm = `${JSON.stringify({ id: 1, method: "workspace/readState", params: {} })}\n${JSON.stringify({
  id: 1,
  result: { workspace: { path: null } },
})}\n`;

const levels: { given: string; text: string; options: CheckOptions; want: string[] }[] = [
  {
    given: "what a receiver repairs, strict",
    text: badPlan,
    options: {},
    want: ["1:114 error shape/missing-member /params/update/entries/0", "1:114 note shape/tolerated /params/update/entries/0"],
  },
  {
    given: "what a receiver repairs, tolerant",
    text: badPlan,
    options: TOLERANT,
    want: ["1:114 warning shape/missing-member /params/update/entries/0", "1:114 note shape/tolerated /params/update/entries/0"],
  },
  {
    given: "what no receiver repairs, tolerant",
    text: badPrompt,
    options: TOLERANT,
    want: ["1:86 error shape/wrong-type /params/prompt"],
  },
  {
    given: "a form that readers accept, strict",
    text: readerForm,
    options: {},
    want: ["2:39 note shape/reader-form /result/workspace/path"],
  },
  { given: "a form that readers accept, tolerant", text: readerForm, options: TOLERANT, want: [] },
  { given: "a rule that is off", text: badPrompt, options: OFF, want: [] },
  {
    given: "a rule of another level",
    text: badPrompt,
    options: { levels: { "shape/wrong-type": "note" } },
    want: ["1:86 note shape/wrong-type /params/prompt"],
  },
  {
    given: "a rule's level over the profile's",
    text: badPlan,
    options: { profile: "tolerant", levels: { "shape/missing-member": "error", "shape/tolerated": "off" } },
    want: ["1:114 error shape/missing-member /params/update/entries/0"],
  },
  {
    given: "a finding of a line that is no message",
    text: "[]\n",
    options: { levels: { "framing/not-an-object": "warning" } },
    want: ["1:1 warning framing/not-an-object"],
  },
];

test.each(levels)("$given", ({ text, options, want }) => {
  expect(checkText(text, options).findings.map(brief)).toEqual(want);
});

const request = {
  id: 7,
  method: "session/request_permission",
  params: { sessionId: "s", toolCall: { toolCallId: "t" }, options: [{ optionId: "y", name: "Yes", kind: "allow_once" }] },
};
const asked = recorded("a2c", request);

/** Faults in questions to a person and their answers, each of which a tolerant receiver or a level might pass over. */
const decisions: { given: string; text: string }[] = [
  {
    given: "the kind of an option",
    text: recorded("a2c", { ...request, params: { ...request.params, options: [{ optionId: "y", name: "Yes", kind: "allow" }] } }),
  },
  {
    given: "the status of the tool call in question",
    text: recorded("a2c", { ...request, params: { ...request.params, toolCall: { toolCallId: "t", status: 3 } } }),
  },
  {
    given: "the list of content of the tool call in question",
    text: recorded("a2c", { ...request, params: { ...request.params, toolCall: { toolCallId: "t", content: [3] } } }),
  },
  { given: "an outcome of none of the kinds", text: asked + recorded("c2a", { id: 7, result: { outcome: { outcome: "denied" } } }) },
  { given: "an answer without outcome", text: asked + recorded("c2a", { id: 7, result: {} }) },
  {
    given: "an outcome twice",
    text: `${asked}{"dir":"c2a","msg":{"jsonrpc":"2.0","id":7,"result":{"outcome":{"outcome":"cancelled"},"outcome":{"outcome":"selected","optionId":"y"}}}}\n`,
  },
  {
    given: "a member beside the outcome",
    text: asked + recorded("c2a", { id: 7, result: { outcome: { outcome: "cancelled" }, granted: true } }),
  },
  { given: "an event of an approval", text: `{"type":"approval.updated","seq":1,"payload":{"id":"a","status":"aproved"}}\n` },
  {
    given: "an event that a notification carries",
    text: `{"method":"session/event","params":{"sessionId":"s","event":{"type":"approval.updated","seq":1,"payload":{"id":"a","status":"aproved"}}}}\n`,
  },
  {
    given: "a recorded event as text",
    text: `${JSON.stringify({ dir: "a2c", raw: '{"type":"approval.updated","seq":1,"payload":{"id":"a","status":1}}' })}\n`,
  },
  {
    given: "the scope of an approval",
    text: `{"id":1,"method":"interaction/approve","params":{"sessionId":"s","id":"a","scope":"for ever"}}\n`,
  },
  { given: "the host's question", text: `{"id":1,"method":"interaction/requestPermission","params":{"riskLevel":7}}\n` },
];

describe("nothing that could turn a refusal into an approval is made milder", () => {
  test.each(decisions)("$given", ({ text }) => {
    const strict = checkText(text).findings.map(brief);
    expect(strict.some((finding) => /error|warning/.test(finding))).toBe(true);
    expect(checkText(text, TOLERANT).findings.map(brief)).toEqual(strict);
    expect(checkText(text, OFF).findings.map(brief)).toEqual(strict);
  });

  test("it can be made worse", () => {
    const text = asked + recorded("c2a", { id: 7, result: { outcome: { outcome: "cancelled" }, granted: true } });
    expect(checkText(text, { levels: { "unknown/member": "error" } }).findings.map(brief)).toEqual([
      "2:98 error unknown/member /msg/result/granted",
    ]);
  });

  test("names of the contract that are about it", () => {
    const names = [...Object.keys(EVENTS), ...Object.keys(METHODS), ...Object.keys(ACP_METHODS)];
    expect(names.filter((method) => isDecision({ message: {}, method }, ""))).toEqual([
      "approval.required",
      "approval.updated",
      "plan.proposed",
      "plan.approved",
      "plan.rejected",
      "interaction/list",
      "interaction/approve",
      "interaction/reject",
      "interaction/approve-all",
      "interaction/reject-all",
      "interaction/respond",
      "plan/approve",
      "plan/reject",
      "interaction/requestPermission",
      "interaction/requestUserInput",
      "session/request_permission",
      "elicitation/create",
    ]);
  });
});
