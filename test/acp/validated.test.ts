/** Every kind of message in each direction and mode: what passes, what is answered, and what is told. */
import {
  type Direction,
  type InvalidMessage,
  isContractError,
  type Issue,
  validated,
  type ValidatedOptions,
} from "ask-session-protocol/acp";
import { describe, expect, test } from "vitest";
import { collect, settled, streamPair } from "./stream-pair.js";

type Step = readonly [direction: Direction, message: unknown];

/** Where the messages end: at the side that holds the stream, at its peer, and in the callback. */
interface Outcome {
  readonly delivered: readonly unknown[];
  readonly sent: readonly unknown[];
  readonly told: readonly string[];
  readonly readFault: unknown;
  readonly writeFault: unknown;
}

/** Sends messages through a client's stream, one after another. */
async function through(steps: readonly Step[], options: Omit<ValidatedOptions, "side">): Promise<Outcome> {
  const [near, far] = streamPair(64);
  const told: string[] = [];
  const onIssue = ({ direction, kind, method, action, issues }: InvalidMessage) =>
    told.push(
      `${direction} ${kind} ${method ?? "?"} ${action} ${issues.map(({ rule, pointer }) => `${rule} ${pointer}`.trim()).join(", ")}`,
    );
  const stream = validated(near, { side: "client", onIssue, ...options });
  const [delivered, sent] = [collect(stream.readable), collect(far.readable)];
  const writers = { incoming: far.writable.getWriter(), outgoing: stream.writable.getWriter() };
  let writeFault: unknown;
  for (const [direction, message] of steps) {
    await writers[direction].write(message).catch((error: unknown) => {
      if (direction === "outgoing") writeFault = error;
    });
    await settled(2);
  }
  return { delivered: delivered.messages, sent: sent.messages, told, readFault: delivered.fault, writeFault };
}

const request = (id: unknown, method: string, params: unknown) => ({ jsonrpc: "2.0", id, method, params });
const prompt = request(0, "session/prompt", { sessionId: "s", prompt: [] });
const read = request(0, "fs/read_text_file", { sessionId: "s", path: "/a" });
const answer = (id: unknown, result: unknown) => ({ jsonrpc: "2.0", id, result });
const error = (id: unknown, code: number, message: string, ...issues: Issue[]) => ({
  jsonrpc: "2.0",
  id,
  error: { code, message, data: { issues } },
});

/** An issue whose message is of the one grammar. */
function issueOf(
  rule: Issue["rule"],
  subject: string,
  what: string,
  pointer: string,
  expected: string,
  got: string,
  more: Partial<Issue> = {},
): Issue {
  const hint = more.nearest === undefined ? "" : `; did you mean "${more.nearest}"?`;
  const message = `${subject}: ${what}${pointer === "" ? "" : ` at ${pointer}`}: expected ${expected}, got ${got}${hint}`;
  return { rule, pointer, message, expected, got, ...more };
}

const badPath = issueOf("shape/wrong-type", "fs/read_text_file params", "wrong type", "/params/path", "string", "number 5");
const badPrompt = issueOf("shape/missing-member", "session/prompt params", 'missing member "prompt"', "/params", "array", "nothing");
const badSession = issueOf("shape/wrong-type", "session/cancel params", "wrong type", "/params/sessionId", "string", "number 1");
const badUpdate = issueOf("shape/missing-member", "plan update", 'missing member "entries"', "/params/update", "array", "nothing");
const badContent = issueOf("shape/wrong-type", "fs/read_text_file result", "wrong type", "/result/content", "string", "number 5");
const badResult = issueOf("shape/wrong-type", "session/prompt result", "wrong type", "/result", "object", "null");
const unknownMethod = (got: string, nearest: string) =>
  issueOf(
    "unknown/method",
    "message",
    "unknown method",
    "/method",
    "a method of this protocol, or one whose name starts with _",
    `string "${got}"`,
    { nearest },
  );
const noVersion = (subject: string) => issueOf("envelope/missing-member", subject, 'missing member "jsonrpc"', "", '"2.0"', "nothing");
const batch = issueOf("envelope/wrong-type", "message", "wrong type", "", "object", "array of 0 items");
const badId = (subject: string) => issueOf("envelope/wrong-type", subject, "wrong type", "/id", "integer, string or null", "number 1.5");

/** A message at fault, what came before it, and what is done with it where it is dropped. */
type Cell = readonly [
  name: string,
  before: readonly Step[],
  step: Step,
  told: string,
  drop: { readonly action: InvalidMessage["action"]; readonly delivered?: unknown; readonly sent?: unknown },
];

const CELLS: readonly Cell[] = [
  [
    "a request with wrong params",
    [],
    ["incoming", request(7, "fs/read_text_file", { sessionId: "s", path: 5 })],
    "request fs/read_text_file ! shape/wrong-type /params/path",
    { action: "answered", sent: error(7, -32602, badPath.message, badPath) },
  ],
  [
    "a request of an unknown method",
    [],
    ["incoming", request("a", "fs/read_textfile", {})],
    "request fs/read_textfile ! unknown/method /method",
    {
      action: "answered",
      sent: error(
        "a",
        -32601,
        unknownMethod("fs/read_textfile", "fs/read_text_file").message,
        unknownMethod("fs/read_textfile", "fs/read_text_file"),
      ),
    },
  ],
  [
    "a request without jsonrpc",
    [],
    ["incoming", { id: 7, method: "fs/read_text_file", params: { sessionId: "s", path: 5 } }],
    "request fs/read_text_file ! envelope/missing-member, shape/wrong-type /params/path",
    {
      action: "answered",
      sent: error(7, -32600, `${noVersion("fs/read_text_file").message} (and 1 more)`, noVersion("fs/read_text_file"), badPath),
    },
  ],
  [
    "a request whose id is none",
    [],
    ["incoming", { ...read, id: 1.5 }],
    "request fs/read_text_file ! envelope/wrong-type /id",
    { action: "answered", sent: error(null, -32600, badId("fs/read_text_file").message, badId("fs/read_text_file")) },
  ],
  [
    "a request whose id is null",
    [],
    ["incoming", request(null, "fs/read_text_file", { sessionId: "s", path: 5 })],
    "request fs/read_text_file ! shape/wrong-type /params/path",
    { action: "answered", sent: error(null, -32602, badPath.message, badPath) },
  ],
  [
    "a notification with wrong params",
    [],
    ["incoming", { jsonrpc: "2.0", method: "session/update", params: { sessionId: "s", update: { sessionUpdate: "plan" } } }],
    "notification session/update ! shape/missing-member /params/update",
    { action: "dropped" },
  ],
  [
    "a notification whose id is undefined",
    [],
    [
      "incoming",
      { jsonrpc: "2.0", id: undefined, method: "session/update", params: { sessionId: "s", update: { sessionUpdate: "plan" } } },
    ],
    "notification session/update ! shape/missing-member /params/update",
    { action: "dropped" },
  ],
  [
    "a wrong result",
    [["outgoing", prompt]],
    ["incoming", answer(0, null)],
    "response session/prompt ! shape/wrong-type /result",
    { action: "replaced", delivered: error(0, -32603, badResult.message, badResult) },
  ],
  [
    "a wrong error to nobody who waits",
    [],
    ["incoming", { id: 9, error: { code: 1, message: "" } }],
    "response ? ! envelope/missing-member",
    { action: "replaced", delivered: error(9, -32603, noVersion("response").message, noVersion("response")) },
  ],
  [
    "a response whose id is none",
    [["outgoing", prompt]],
    ["incoming", answer(1.5, {})],
    "response ? ! envelope/wrong-type /id",
    { action: "dropped" },
  ],
  [
    "a null id for an answer to what could be read",
    [],
    ["incoming", { jsonrpc: "2.0", id: null, error: { code: 1, message: "" } }],
    "response ? ! envelope/null-id /id",
    { action: "dropped" },
  ],
  [
    "an id and nothing else, to nobody who waits",
    [],
    ["incoming", { jsonrpc: "2.0", id: 5 }],
    "none ? ! envelope/unrecognised",
    { action: "dropped" },
  ],
  [
    "a batch",
    [],
    ["incoming", []],
    "none ? ! envelope/wrong-type",
    { action: "answered", sent: error(null, -32600, batch.message, batch) },
  ],
  [
    "a request and a response in one",
    [["outgoing", prompt]],
    ["incoming", { ...read, result: {} }],
    "request fs/read_text_file ! envelope/method-and-result /result",
    { action: "dropped" },
  ],
  [
    "a request with wrong params",
    [],
    ["outgoing", request(3, "session/prompt", { sessionId: "s" })],
    "request session/prompt ! shape/missing-member /params",
    { action: "answered", delivered: error(3, -32602, badPrompt.message, badPrompt) },
  ],
  [
    "a request of an unknown method",
    [],
    ["outgoing", request(3, "session/promt", {})],
    "request session/promt ! unknown/method /method",
    {
      action: "answered",
      delivered: error(
        3,
        -32601,
        unknownMethod("session/promt", "session/prompt").message,
        unknownMethod("session/promt", "session/prompt"),
      ),
    },
  ],
  [
    "a request without jsonrpc",
    [],
    ["outgoing", { id: 3, method: "session/prompt", params: { sessionId: "s", prompt: [] } }],
    "request session/prompt ! envelope/missing-member",
    { action: "answered", delivered: error(3, -32600, noVersion("session/prompt").message, noVersion("session/prompt")) },
  ],
  [
    "a request whose id is none",
    [],
    ["outgoing", { ...prompt, id: 1.5 }],
    "request session/prompt ! envelope/wrong-type /id",
    { action: "dropped" },
  ],
  [
    "a notification with wrong params",
    [],
    ["outgoing", { jsonrpc: "2.0", method: "session/cancel", params: { sessionId: 1 } }],
    "notification session/cancel ! shape/wrong-type /params/sessionId",
    { action: "dropped" },
  ],
  [
    "a wrong result",
    [["incoming", read]],
    ["outgoing", answer(0, { content: 5 })],
    "response fs/read_text_file ! shape/wrong-type /result/content",
    { action: "replaced", sent: error(0, -32603, `internal error: ${badContent.message}`, badContent) },
  ],
  [
    "a result of undefined",
    [["incoming", read]],
    ["outgoing", answer(0, undefined)],
    "none ? ! envelope/unrecognised",
    {
      action: "replaced",
      sent: expect.objectContaining({ id: 0, error: expect.objectContaining({ code: -32603 }) as unknown }) as unknown,
    },
  ],
  ["a batch", [], ["outgoing", []], "none ? ! envelope/wrong-type", { action: "dropped" }],
];

describe.each(CELLS)("%s, %s", (_, before, step, told, drop) => {
  const [direction, message] = step;
  const other: Record<Direction, Direction> = { incoming: "outgoing", outgoing: "incoming" };
  const earlier = (which: Direction) => before.filter(([way]) => way === which).map(([, earlierMessage]) => earlierMessage);
  const line = (action: string) => [`${direction} ${told.replace("!", action)}`];

  test("observe", async () => {
    const { delivered, sent, ...outcome } = await through([...before, step], {});
    const passed = direction === "incoming" ? delivered : sent;
    expect(passed.at(-1)).toBe(message);
    expect({ incoming: delivered, outgoing: sent }).toEqual({
      [direction]: [...earlier(direction), message],
      [other[direction]]: earlier(other[direction]),
    });
    expect(outcome).toEqual({ told: line("passed"), readFault: undefined, writeFault: undefined });
  });

  test("drop", async () => {
    expect(await through([...before, step], { onInvalid: "drop" })).toEqual({
      delivered: [...earlier("incoming"), ...("delivered" in drop ? [drop.delivered] : [])],
      sent: [...earlier("outgoing"), ...("sent" in drop ? [drop.sent] : [])],
      told: line(drop.action),
      readFault: undefined,
      writeFault: undefined,
    });
  });

  test("throw", async () => {
    const { delivered, sent, readFault, writeFault, ...outcome } = await through([...before, step], { onInvalid: "throw" });
    expect({ incoming: delivered, outgoing: sent }).toEqual({ incoming: earlier("incoming"), outgoing: earlier("outgoing") });
    expect(outcome.told).toEqual(line("thrown"));
    const fault = direction === "incoming" ? readFault : writeFault;
    expect(isContractError(fault) && fault.issues.map(({ rule, pointer }) => `${rule} ${pointer}`.trim()).join(", ")).toBe(
      told.split(" ! ")[1],
    );
    expect(direction === "incoming" ? writeFault : readFault).toBeUndefined();
  });
});

test("each direction has a mode of its own", async () => {
  const steps: Step[] = [
    ["incoming", { jsonrpc: "2.0", method: "session/update", params: { sessionId: "s", update: { sessionUpdate: "plan" } } }],
    ["outgoing", { jsonrpc: "2.0", method: "session/cancel", params: { sessionId: 1 } }],
  ];
  const { delivered, sent, writeFault } = await through(steps, { onInvalid: { incoming: "drop", outgoing: "throw" } });
  expect([delivered, sent]).toEqual([[], []]);
  expect(isContractError(writeFault) && writeFault.message).toBe(badSession.message);
  const other = await through(steps, { onInvalid: { outgoing: "drop" } });
  expect([other.delivered, other.sent]).toEqual([[steps[0]?.[1]], []]);
  expect(other.told).toEqual([
    "incoming notification session/update passed shape/missing-member /params/update",
    "outgoing notification session/cancel dropped shape/wrong-type /params/sessionId",
  ]);
});

test("judges by the unstable protocol where that is agreed", async () => {
  const steps: Step[] = [["outgoing", request(1, "session/fork", { sessionId: "s", cwd: "/" })]];
  expect((await through(steps, { onInvalid: "drop" })).told).toEqual([
    "outgoing request session/fork answered unknown/unstable-method /method",
  ]);
  expect((await through(steps, { onInvalid: "drop", stability: "unstable" })).told).toEqual([]);
});

test("the report carries the message and its issues", async () => {
  const reports: InvalidMessage[] = [];
  const message = { jsonrpc: "2.0", method: "session/update", params: { sessionId: "s", update: { sessionUpdate: "plan" } } };
  await through([["incoming", message]], { onIssue: (report) => reports.push(report) });
  expect(reports).toEqual([
    { direction: "incoming", message, method: "session/update", kind: "notification", issues: [badUpdate], action: "passed" },
  ]);
  expect(reports[0]?.message).toBe(message);
});
