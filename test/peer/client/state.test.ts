/** The state of a session: what a sequence of updates comes to. */
import { describe, expect, test } from "vitest";
import type { SessionUpdate } from "../../../generated/acp/types.js";
import { accumulate, EMPTY_STATE, type SessionState } from "../../../src/peer/client/index.js";
import { HERE, scripted, tell, until } from "./scripted.js";

const after = (...updates: object[]): SessionState => (updates as SessionUpdate[]).reduce(accumulate, EMPTY_STATE);
const text = (said: string) => ({ type: "text", text: said });
const chunk = (sessionUpdate: string, said: string, more = {}) => ({ sessionUpdate, content: text(said), ...more });
const message = (from: string, said: string, more = {}) => ({ type: "message", from, content: [text(said)], ...more });
const call = (more: object) => ({ sessionUpdate: "tool_call", toolCallId: "c", ...more });
const update = (more: object) => ({ sessionUpdate: "tool_call_update", toolCallId: "c", ...more });
const image = { type: "image", data: "", mimeType: "image/png" };

describe("messages", () => {
  test.each<[string, object[], object[]]>([
    [
      "chunks are one message",
      [chunk("agent_message_chunk", "Whose "), chunk("agent_message_chunk", "woods")],
      [message("agent", "Whose woods")],
    ],
    [
      "another speaker begins another",
      [chunk("user_message_chunk", "a"), chunk("agent_message_chunk", "b"), chunk("user_message_chunk", "c")],
      [message("user", "a"), message("agent", "b"), message("user", "c")],
    ],
    [
      "thoughts are apart",
      [chunk("agent_thought_chunk", "a"), chunk("agent_message_chunk", "b")],
      [message("thought", "a"), message("agent", "b")],
    ],
    [
      "ids tell messages apart",
      [chunk("agent_message_chunk", "a", { messageId: "1" }), chunk("agent_message_chunk", "b", { messageId: "2" })],
      [message("agent", "a", { messageId: "1" }), message("agent", "b", { messageId: "2" })],
    ],
    [
      "an id goes on where it stopped",
      [
        chunk("agent_message_chunk", "a", { messageId: "1" }),
        chunk("agent_thought_chunk", "t"),
        chunk("agent_message_chunk", "b", { messageId: "1" }),
      ],
      [message("agent", "ab", { messageId: "1" }), message("thought", "t")],
    ],
    [
      "without ids it does not",
      [chunk("agent_message_chunk", "a"), call({ title: "T" }), chunk("agent_message_chunk", "b", { messageId: null })],
      [message("agent", "a"), { type: "tool_call", toolCallId: "c" }, message("agent", "b")],
    ],
    [
      "what is no text stays apart",
      [chunk("agent_message_chunk", "a"), { sessionUpdate: "agent_message_chunk", content: image }, chunk("agent_message_chunk", "b")],
      [{ type: "message", from: "agent", content: [text("a"), image, text("b")] }],
    ],
    [
      "text that says more about itself, too",
      [
        { sessionUpdate: "agent_message_chunk", content: { ...text("a"), annotations: { priority: 1 } } },
        chunk("agent_message_chunk", "b"),
      ],
      [{ type: "message", from: "agent", content: [{ ...text("a"), annotations: { priority: 1 } }, text("b")] }],
    ],
  ])("%s", (_about, updates, want) => {
    expect(after(...updates).entries).toEqual(want);
  });
});

describe("tool calls", () => {
  const CONTENT = [{ type: "content", content: text("x") }];
  const told = { toolCallId: "c", title: "T", kind: "edit", status: "pending", isAnnounced: true };
  test.each<[string, object[], object]>([
    ["what is left out has a default", [call({ title: "T" })], { ...told, kind: "other" }],
    [
      "absent keeps",
      [call({ title: "T", kind: "edit", content: CONTENT }), update({ status: "in_progress" })],
      { ...told, status: "in_progress", content: CONTENT },
    ],
    [
      "null clears the kind and the lists",
      [
        call({ title: "T", kind: "edit", content: CONTENT, locations: [{ path: "/a" }] }),
        update({ kind: null, content: null, locations: null }),
      ],
      { ...told, kind: "other", content: [], locations: [] },
    ],
    [
      "null keeps the rest",
      [
        call({ title: "T", kind: "edit", name: "n", rawInput: 1, rawOutput: 2 }),
        update({ title: null, status: null, name: null, rawInput: null, rawOutput: null }),
      ],
      { ...told, name: "n", rawInput: 1, rawOutput: 2 },
    ],
    [
      "what is falsy is a value",
      [call({ title: "T", kind: "edit" }), update({ rawInput: "", rawOutput: false })],
      { ...told, rawInput: "", rawOutput: false },
    ],
    [
      "lists replace",
      [call({ title: "T", kind: "edit", content: [...CONTENT, ...CONTENT] }), update({ content: CONTENT })],
      { ...told, content: CONTENT },
    ],
    [
      "told of again, it is merged",
      [call({ title: "T", rawInput: 1 }), call({ title: "T2", kind: "edit", status: "completed" })],
      { ...told, title: "T2", status: "completed", rawInput: 1 },
    ],
    [
      "never told of, it is made",
      [update({ status: "completed" })],
      { toolCallId: "c", title: "c", kind: "other", status: "completed", isAnnounced: false },
    ],
    [
      "told of too late, it is known",
      [update({ status: "in_progress" }), call({ title: "T", kind: "edit" })],
      { ...told, status: "in_progress" },
    ],
    ["what only _meta says", [call({ title: "T", kind: "edit" }), update({ _meta: { a: 1 } })], { ...told, _meta: { a: 1 } }],
  ])("%s", (_about, updates, want) => {
    const state = after(...updates);
    expect(Object.fromEntries(state.toolCalls)).toEqual({ c: want });
    expect(state.entries).toEqual([{ type: "tool_call", toolCallId: "c" }]);
  });
});

describe("the rest", () => {
  const plan = (content: string) => ({ sessionUpdate: "plan", entries: [{ content, priority: "low", status: "pending" }] });
  const usage = (more: object) => ({ sessionUpdate: "usage_update", used: 1, size: 2, ...more });
  const info = (more: object) => ({ sessionUpdate: "session_info_update", ...more });
  const compaction = (more: object) => ({ sessionUpdate: "compaction_update", compactionId: "k", ...more });
  const cost = { amount: 1, currency: "EUR" };
  test.each<[string, object[], Partial<Record<keyof SessionState, unknown>>]>([
    ["a plan replaces the plan", [plan("a"), plan("b")], { plan: plan("b").entries }],
    [
      "plans by their ids",
      [
        { sessionUpdate: "plan_update", plan: { type: "file", planId: "p", uri: "file:///p" } },
        { sessionUpdate: "plan_update", plan: { type: "file", planId: "q", uri: "file:///q" } },
        { sessionUpdate: "plan_removed", planId: "p" },
      ],
      { plans: new Map([["q", { type: "file", planId: "q", uri: "file:///q" }]]) },
    ],
    [
      "commands replace the commands",
      [
        { sessionUpdate: "available_commands_update", availableCommands: [{ name: "a", description: "A" }] },
        { sessionUpdate: "available_commands_update", availableCommands: [] },
      ],
      { commands: [] },
    ],
    ["a mode", [{ sessionUpdate: "current_mode_update", currentModeId: "m" }], { modes: { currentModeId: "m", availableModes: [] } }],
    [
      "config options",
      [{ sessionUpdate: "config_option_update", configOptions: [{ type: "boolean", id: "b", name: "B", currentValue: true }] }],
      { configOptions: [{ type: "boolean", id: "b", name: "B", currentValue: true }] },
    ],
    ["usage, whose cost stays", [usage({ cost }), usage({ used: 0 })], { usage: { used: 0, size: 2, cost } }],
    ["a cost that is cleared", [usage({ cost }), usage({ cost: null })], { usage: { used: 1, size: 2 } }],
    [
      "a title that stays, and one that is cleared",
      [info({ title: "t", updatedAt: "2026-01-01T00:00:00Z" }), info({ updatedAt: null })],
      { info: { title: "t", updatedAt: null } },
    ],
    [
      "a compaction",
      [
        compaction({ status: "in_progress" }),
        { sessionUpdate: "compaction_summary_chunk", compactionId: "k", content: text("a") },
        { sessionUpdate: "compaction_summary_chunk", compactionId: "k", content: text("b") },
        compaction({ status: "completed" }),
      ],
      { compactions: new Map([["k", { status: "completed", summary: [text("ab")] }]]) },
    ],
    [
      "a compaction whose summary is cleared",
      [compaction({ status: "completed", summary: [text("a")], error: "e" }), compaction({ status: "failed", summary: null })],
      { compactions: new Map([["k", { status: "failed", summary: [], error: "e" }]]) },
    ],
    ["a notice is no state", [{ sessionUpdate: "notice", severity: "info", title: "n" }], {}],
    ["nor is what nobody knows", [{ sessionUpdate: "_poem" }], {}],
  ])("%s", (_about, updates, want) => {
    expect(after(...updates)).toEqual({ ...EMPTY_STATE, ...want });
  });
});

test("a state stays as it is", () => {
  const states: SessionState[] = [EMPTY_STATE];
  const updates = [
    chunk("agent_message_chunk", "a"),
    call({ title: "T" }),
    chunk("agent_message_chunk", "b"),
    update({ status: "completed" }),
    { sessionUpdate: "plan_removed", planId: "p" },
  ];
  for (const next of updates as unknown as SessionUpdate[]) states.push(accumulate(states.at(-1) ?? EMPTY_STATE, next));
  const copies = states.map((state) => structuredClone(state));
  for (const state of states) for (const next of updates as unknown as SessionUpdate[]) accumulate(state, next);
  expect(states).toEqual(copies);
});

test("an update of a tool call that was never told of is told of", async () => {
  const peer = await scripted();
  const session = await peer.client.newSession(HERE);
  await tell(peer.agent, { sessionUpdate: "tool_call_update", toolCallId: "mcp-1", status: "completed" });
  await until(() => session.state.toolCalls.size === 1);
  expect(peer.problems.map(({ kind, message }) => [kind, message])).toEqual([
    [
      "unexpected",
      'tool_call_update: unknown tool call at /update/toolCallId: expected one that was told of, got "mcp-1"; it is made from the update',
    ],
  ]);
});

test("what a permission request tells of first is known", async () => {
  const peer = await scripted({
    "session/prompt": async (_params, agent) => {
      await agent.request("session/request_permission", { sessionId: "s", toolCall: { toolCallId: "c", title: "Fell" }, options: [] });
      await tell(agent, { sessionUpdate: "tool_call_update", toolCallId: "c", status: "failed" });
      return { stopReason: "end_turn" };
    },
  });
  const session = await peer.client.newSession(HERE);
  await session.prompt("hi").result;
  expect(session.state.toolCalls.get("c")).toEqual({ toolCallId: "c", title: "Fell", kind: "other", status: "failed", isAnnounced: false });
  expect(peer.problems).toEqual([]);
});
