import { type Agent, EndedError, NotAdvertisedError, type Session, type Turn } from "ask-session-protocol/agent";
import { describe, expect, test } from "vitest";
import { failure, hello, opened, type Served } from "./served.js";

const modes = {
  currentModeId: "ask",
  availableModes: [
    { id: "ask", name: "Ask" },
    { id: "code", name: "Code" },
  ],
};
const select = {
  type: "select" as const,
  id: "model",
  name: "Model",
  currentValue: "a",
  options: [
    { value: "a", name: "A" },
    { value: "b", name: "B" },
  ],
};
const group = {
  type: "select" as const,
  id: "depth",
  name: "Depth",
  currentValue: "x",
  options: [{ group: "g", name: "G", options: [{ value: "x", name: "X" }] }],
};
const boolean = { type: "boolean" as const, id: "fast", name: "Fast", currentValue: true };
const newSession: Agent["newSession"] = () => ({ sessionId: "s1", modes, configOptions: [select, group, boolean] });

/** Runs something within a turn. */
async function within(work: (turn: Turn) => unknown, capabilities = {}): Promise<Served> {
  const all = await opened(
    {
      newSession,
      prompt: async (_, turn) => {
        await work(turn);
        return "end_turn";
      },
    },
    capabilities,
  );
  await all.client.request("session/prompt", hello);
  expect(all.record.findings()).toEqual([]);
  return all;
}

const text = (said: string) => ({ type: "text", text: said });

describe("updates", () => {
  test.each<[string, (turn: Turn) => unknown, object]>([
    ["text", (turn) => turn.text("a"), { sessionUpdate: "agent_message_chunk", content: text("a") }],
    ["text of a message", (turn) => turn.text("a", "m1"), { sessionUpdate: "agent_message_chunk", content: text("a"), messageId: "m1" }],
    [
      "more than text",
      (turn) => turn.text({ type: "resource_link", uri: "file:///a", name: "a" }),
      { sessionUpdate: "agent_message_chunk", content: { type: "resource_link", uri: "file:///a", name: "a" } },
    ],
    ["thought", (turn) => turn.thought("a"), { sessionUpdate: "agent_thought_chunk", content: text("a") }],
    ["userText", (turn) => turn.userText("a"), { sessionUpdate: "user_message_chunk", content: text("a") }],
    [
      "plan",
      (turn) => turn.plan([{ content: "a", priority: "high", status: "pending" }]),
      { sessionUpdate: "plan", entries: [{ content: "a", priority: "high", status: "pending" }] },
    ],
    [
      "commands",
      (turn) => turn.commands([{ name: "a", description: "b" }]),
      { sessionUpdate: "available_commands_update", availableCommands: [{ name: "a", description: "b" }] },
    ],
    ["mode", (turn) => turn.mode("code"), { sessionUpdate: "current_mode_update", currentModeId: "code" }],
    [
      "configOptions",
      (turn) => turn.configOptions([select, group, boolean]),
      { sessionUpdate: "config_option_update", configOptions: [select, group] },
    ],
    ["info", (turn) => turn.info({ title: "a" }), { sessionUpdate: "session_info_update", title: "a" }],
    ["usage", (turn) => turn.usage({ used: 1, size: 2 }), { sessionUpdate: "usage_update", used: 1, size: 2 }],
    [
      "send",
      (turn) => turn.send({ sessionUpdate: "agent_message_chunk", content: { type: "text", text: "a" } }),
      { sessionUpdate: "agent_message_chunk", content: text("a") },
    ],
  ])("%s", async (_, work, want) => {
    expect((await within(work)).updates).toEqual([want]);
  });

  test.each<[string, (turn: Turn) => unknown, object, object]>([
    [
      "session.notices",
      (turn) => turn.notice({ severity: "info", title: "a" }),
      { session: { notices: {} } },
      { sessionUpdate: "notice", severity: "info", title: "a" },
    ],
    [
      "session.compaction",
      (turn) => turn.compaction({ compactionId: "c", status: "completed" }),
      { session: { compaction: {} } },
      { sessionUpdate: "compaction_update", compactionId: "c", status: "completed" },
    ],
  ])("%s, where the client advertised it", async (capability, work, capabilities, want) => {
    expect((await within(work, capabilities)).updates).toEqual([want]);
    const all = await within((turn) => {
      expect(() => work(turn)).toThrow(NotAdvertisedError);
      expect(() => work(turn)).toThrow(`expected a client that advertised ${capability}, got one that did not`);
    });
    expect(all.updates).toEqual([]);
  });

  test("what the contract does not allow is not sent", async () => {
    const all = await within((turn) => {
      expect(() => turn.usage({ used: -1, size: 2 })).toThrow(
        "usage_update: out of range at /update/used: expected a number of at least 0, got number -1",
      );
      expect(() => turn.mode("other")).toThrow(
        'current_mode_update: unknown mode at /currentModeId: expected "ask" or "code", got "other"',
      );
    });
    expect(all.updates).toEqual([]);
  });
});

describe("a tool call", () => {
  const short = ({ updates }: Served) => updates.map(({ sessionUpdate, status, toolCallId: _, ...rest }) => [sessionUpdate, status, rest]);

  test("from pending to completed; what it shows adds up", async () => {
    const all = await within((turn) => {
      const call = turn.toolCall({ title: "Edit", kind: "edit" });
      void call.start({ rawInput: { a: 1 } });
      void call.content("working");
      void call.diff({ path: "/a", newText: "b" });
      void call.complete({ title: "Edited" });
    });
    const shown = { type: "content", content: text("working") };
    expect(short(all)).toEqual([
      ["tool_call", "pending", { title: "Edit", kind: "edit" }],
      ["tool_call_update", "in_progress", { rawInput: { a: 1 } }],
      ["tool_call_update", undefined, { content: [shown] }],
      ["tool_call_update", undefined, { content: [shown, { type: "diff", path: "/a", newText: "b" }] }],
      ["tool_call_update", "completed", { title: "Edited" }],
    ]);
    expect(new Set(all.updates.map(({ toolCallId }) => toolCallId)).size).toBe(1);
  });

  test("after its end nothing changes, and it does not become pending again", async () => {
    await within((turn) => {
      const call = turn.toolCall({ title: "Run", toolCallId: "t" });
      void call.start();
      expect(() => call.update({ status: "pending" })).toThrow(
        new EndedError('tool_call_update of "t": not sent: the tool call is no longer pending'),
      );
      void call.fail();
      expect(() => call.content("more")).toThrow(new EndedError('tool_call_update of "t": not sent: the tool call is failed'));
      expect([call.status, call.isOver]).toEqual(["failed", true]);
    });
  });

  test("what is open when the turn ends has failed", async () => {
    const all = await within((turn) => {
      void turn.toolCall({ title: "Open" });
      void turn.toolCall({ title: "Done" }).complete();
    });
    expect(short(all).at(-1)).toEqual(["tool_call_update", "failed", {}]);
    expect(all.updates).toHaveLength(4);
  });
});

describe("outside of turns", () => {
  test("a session can be talked of from its opening to its end", async () => {
    let session: Session | undefined;
    const all = await opened({
      newSession,
      closeSession: () => undefined,
      opened: (given) => {
        session = given;
        void given.commands([]);
      },
    });
    void all.agent.session("s1").info({ title: "t" });
    await all.client.request("session/close", { sessionId: "s1" });
    expect(all.updates.map(({ sessionUpdate }) => sessionUpdate)).toEqual(["available_commands_update", "session_info_update"]);
    expect(() => session?.commands([])).toThrow(new EndedError('available_commands_update: not sent: session "s1" is closed'));
    expect(all.record.findings()).toEqual([]);
  });

  test("what `opened` throws is told of, and harms nothing", async () => {
    const all = await opened({
      opened: () => {
        throw new Error("oops");
      },
    });
    expect(all.problems).toMatchObject([{ kind: "handler", message: "session/new: the handler threw: oops" }]);
    expect(await all.client.request("session/prompt", hello)).toEqual({ stopReason: "end_turn" });
  });
});

describe("modes and config options", () => {
  const agent: Partial<Agent> = {
    newSession,
    setMode: () => undefined,
    setConfigOption: ({ configId, value }) => ({
      configOptions: [select, group, boolean].map((option) =>
        option.id === configId ? { ...option, currentValue: value } : option,
      ) as never,
    }),
  };

  test.each([
    [{}, ["model", "depth"]],
    [{ session: { configOptions: { boolean: {} } } }, ["model", "depth", "fast"]],
  ])("a client with %j is shown the options %j", async (capabilities, want) => {
    const all = await opened(agent, capabilities);
    const [, , , result] = all.record.messages() as { result?: { configOptions: { id: string }[] } }[];
    expect(result?.result?.configOptions.map(({ id }) => id)).toEqual(want);
    const set = await all.client.request("session/set_config_option", { sessionId: "s1", configId: "model", value: "b" });
    expect(set.configOptions.map(({ id, currentValue }) => [id, currentValue])).toEqual(
      [
        ["model", "b"],
        ["depth", "x"],
        ["fast", true],
      ].filter(([id]) => want.includes(id as string)),
    );
    expect(all.record.findings()).toEqual([]);
  });

  test.each<[string, string, object, unknown]>([
    ["a mode there is", "session/set_mode", { modeId: "code" }, { value: {} }],
    [
      "a mode there is not",
      "session/set_mode",
      { modeId: "x" },
      {
        code: -32602,
        message: 'session/set_mode params: unknown mode at /modeId: expected "ask" or "code", got "x"',
        data: { pointer: "/modeId" },
      },
    ],
    ["a grouped value", "session/set_config_option", { configId: "depth", value: "x" }, { value: expect.anything() as unknown }],
    [
      "a value that is not offered",
      "session/set_config_option",
      { configId: "model", value: "c" },
      {
        code: -32602,
        message: 'session/set_config_option params: unknown choice at /value: expected "a" or "b", got "c"',
        data: { pointer: "/value" },
      },
    ],
    [
      "an option there is not",
      "session/set_config_option",
      { configId: "x", value: "c" },
      {
        code: -32602,
        message: 'session/set_config_option params: unknown choice at /configId: expected "model" or "depth" or "fast", got "x"',
        data: { pointer: "/configId" },
      },
    ],
    [
      "text for a boolean",
      "session/set_config_option",
      { configId: "fast", value: "c" },
      {
        code: -32602,
        message: 'session/set_config_option params: unknown choice at /value: expected a boolean, got "c"',
        data: { pointer: "/value" },
      },
    ],
  ])("%s", async (_, method, params, want) => {
    const { client } = await opened(agent, { session: { configOptions: { boolean: {} } } });
    expect(await failure(client.request(method as "_x", { sessionId: "s1", ...params }))).toEqual(want);
  });
});
