/** The sample messages of the protocol's own documents and tests: all of them pass, and each negative case is caught. */
import { expect, test } from "vitest";
import { brief, checkText } from "./checking.js";

const SAMPLES = `
{"type":"model.streaming","seq":12,"payload":{"delta":"Hello"}}
{"type":"approval.required","seq":3,"payload":{"id":"act_1","toolName":"bash","args":{"command":"ls"}}}
{"type":"approval.updated","seq":1,"payload":{"id":"act_1","status":"approved"}}
{"type":"tool.use","seq":1,"payload":{"id":"c1","name":"bash","args":{"command":"ls"}}}
{"type":"tool.result","seq":1,"payload":{"id":"c1","name":"bash","output":"hi\\n","isError":false,"durationMs":42}}
{"type":"plan.proposed","seq":1,"payload":{"id":"plan_1","plan":"Step 1\\nStep 2"}}
{"type":"plan.approved","seq":1,"payload":{"plan":"Step 1"}}
{"type":"todos.updated","seq":1,"payload":{"todos":[{"id":"todo_1","title":"Fix bug","status":"in_progress"}]}}
{"type":"turn.completed","seq":1,"payload":{"turnId":"t1"}}
{"type":"turn.failed","seq":1,"payload":{"turnId":"t1","error":"boom"}}
{"type":"error","seq":1,"payload":{"error":"boom","recoverable":true}}
{"type":"session.ended","seq":2,"payload":{"sessionId":"sess_1","reason":"closed"}}
{"id":1,"method":"initialize","params":{"client":{"name":"test","version":"1"}}}
{"id":2,"method":"session/create","params":{"workspace":{"workspacePath":"/workspace/project"},"model":"gpt-4o"}}
{"id":2,"method":"session/send","params":{"sessionId":"s1","content":"hi"}}
{"id":2,"result":{"accepted":true,"status":"steered","turnId":"turn_1"}}
{"id":2,"method":"session/subscribe","params":{"sessionId":"s1","deliveryKind":"replay","afterSeq":0,"includeSnapshot":true}}
{"id":2,"method":"interaction/respond","params":{"sessionId":"s1","interactionId":"in_1","response":"yes"}}
{"id":2,"method":"interaction/approve","params":{"sessionId":"s1","interactionId":"act_1","scope":"session"}}
{"id":2,"method":"interaction/reject","params":{"sessionId":"s1","interactionId":"act_1","feedback":"Use a read-only alternative"}}
{"method":"session/event","params":{"sessionId":"s1","event":{"type":"turn.started","seq":2,"payload":{"turnId":"5f0c"}}}}
{"id":3,"method":"interaction/list","params":{"sessionId":"s1"}}
{"id":3,"result":{"interactions":[{"id":"act_1","kind":"approval","status":"pending","payload":{"toolName":"bash","args":{"command":"ls"}}}]}}
`.trim();

test("there is nothing to report about the samples", () => {
  const { findings, checker } = checkText(SAMPLES);
  expect(checker.summary().messages).toBe(23);
  expect(findings.map(brief)).toEqual([]);
});

test.each<[message: string, want: readonly string[]]>([
  ['{"type":"model.streaming","seq":1,"payload":{"wrong":"field"}}', ["shape/missing-member /payload"]],
  ['{"id":1,"method":"session/send","params":{"sessionId":"s1","content":42}}', ["shape/wrong-type /params/content"]],
  [
    '{"id":1,"method":"session/subscribe","params":{"sessionId":"s1","deliveryKind":"teleport"}}',
    ["shape/wrong-value /params/deliveryKind"],
  ],
  [
    '{"id":1,"method":"interaction/approve","params":{"sessionId":"s1","interactionId":"act_1","scope":123}}',
    ["shape/wrong-type /params/scope"],
  ],
])("%s", (message, want) => {
  const errors = checkText(message).findings.filter(({ level }) => level === "error");
  expect(errors.map(({ rule, pointer }) => `${rule} ${pointer}`)).toEqual(want);
});

test.each<[name: string, method: string, params: object, code: number]>([
  ["an interaction that is unknown", "interaction/approve", { sessionId: "s1", interactionId: "act_999" }, -32006],
  ["a method that the host does not know", "session/close", { sessionId: "s1" }, -32601],
  ["an unknown session", "session/close", { sessionId: "nope" }, -32004],
])("the answer to %s is a well-formed error", (_name, method, params, code) => {
  const lines = [
    { id: 1, method, params },
    { id: 1, error: { code, message: "no" } },
  ];
  expect(checkText(lines.map((line) => JSON.stringify(line)).join("\n")).findings).toEqual([]);
});
