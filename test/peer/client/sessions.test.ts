/** Sessions: opened, told of again, listed, set, closed; and what comes for a session that nobody knows. */
import { describe, expect, test } from "vitest";
import type { SessionConfigOption, SessionUpdate } from "../../../generated/acp/types.js";
import { RequestError } from "../../../src/peer/client/index.js";
import { all, chunk, expectClean, failure, HERE, scripted, tell, until } from "./scripted.js";

const COMMANDS: SessionUpdate = { sessionUpdate: "available_commands_update", availableCommands: [{ name: "scan", description: "Scans" }] };
const MODES = {
  currentModeId: "ask",
  availableModes: [
    { id: "ask", name: "Ask" },
    { id: "code", name: "Code" },
  ],
};
const OPTIONS: SessionConfigOption[] = [
  {
    type: "select",
    id: "model",
    name: "Model",
    currentValue: "big",
    options: [
      { value: "big", name: "Big" },
      { value: "small", name: "Small" },
    ],
  },
  {
    type: "select",
    id: "style",
    name: "Style",
    currentValue: "a",
    options: [
      {
        group: "g",
        name: "G",
        options: [
          { value: "a", name: "A" },
          { value: "b", name: "B" },
        ],
      },
    ],
  },
  { type: "boolean", id: "rhyme", name: "Rhyme", currentValue: false },
];

describe("opening", () => {
  test("a new session has what its answer says", async () => {
    const peer = await scripted({ "session/new": () => ({ sessionId: "s", modes: MODES, configOptions: OPTIONS.slice(0, 2) }) });
    const session = await peer.client.newSession({ ...HERE, mcpServers: [{ name: "m", command: "/m", args: [], env: [] }] });
    expect([session.id, session.isClosed]).toEqual(["s", false]);
    expect([session.state.modes, session.state.configOptions]).toEqual([MODES, OPTIONS.slice(0, 2)]);
    expect(peer.record.messages()[2]).toMatchObject({ params: { cwd: "/poem", mcpServers: [{ name: "m" }] } });
    expectClean(peer);
  });

  test("updates that come before the answer which tells of the session are its own", async () => {
    const peer = await scripted({
      "session/new": async (_params, agent) => {
        await tell(agent, COMMANDS);
        return { sessionId: "s" };
      },
    });
    const session = await peer.client.newSession(HERE);
    expect(session.state.commands.map(({ name }) => name)).toEqual(["scan"]);
    expect(peer.problems).toEqual([]);
  });

  test("updates that come right behind the answer are its own", async () => {
    const peer = await scripted({
      "session/new": (_params, agent) => {
        setTimeout(() => void tell(agent, COMMANDS), 0);
        return { sessionId: "s" };
      },
    });
    const session = await peer.client.newSession(HERE);
    await until(() => session.state.commands.length === 1);
    expectClean(peer);
  });

  test("updates of sessions that nobody opens are told of", async () => {
    const peer = await scripted({
      "session/new": async (_params, agent) => {
        await agent.notify("session/update", { sessionId: "other", update: chunk("early") });
        return { sessionId: "s" };
      },
    });
    await peer.client.newSession(HERE);
    await peer.agent.notify("session/update", { sessionId: "another", update: chunk("late") });
    await until(() => peer.problems.length === 2);
    expect(peer.problems.map(({ kind, message }) => [kind, message])).toEqual(
      ["other", "another"].map((id) => [
        "unexpected",
        `session/update params: unknown session at /sessionId: expected one that was opened on this connection, got "${id}"`,
      ]),
    );
  });

  test("an id in use is refused, and the session that has it stays", async () => {
    const peer = await scripted();
    const session = await peer.client.newSession(HERE);
    expect((await failure(peer.client.newSession(HERE))).message).toBe(
      'session/new result: session id in use at /sessionId: expected an id that no session has, got "s"',
    );
    expect(await session.prompt("hi").result).toEqual({ stopReason: "end_turn" });
  });

  test("loading hands out what is told again, apart from what comes later", async () => {
    const peer = await scripted({
      "session/load": async (_params, agent) => {
        await tell(agent, { ...chunk("Whose woods"), sessionUpdate: "user_message_chunk" } as SessionUpdate, chunk("these are"));
        return { modes: MODES };
      },
      "session/prompt": async (_params, agent) => {
        await tell(agent, chunk("I think I know"));
        return { stopReason: "end_turn" };
      },
    });
    const { session, replay } = await peer.client.loadSession("s", HERE);
    expect(replay.map(({ sessionUpdate }) => sessionUpdate)).toEqual(["user_message_chunk", "agent_message_chunk"]);
    expect(await session.prompt("go on").text()).toBe("I think I know");
    expect(replay).toHaveLength(2);
    expect(session.state.modes).toEqual(MODES);
    expect(session.state.entries.map((entry) => entry.type === "message" && [entry.from, entry.content])).toEqual([
      ["user", [{ type: "text", text: "Whose woods" }]],
      ["agent", [{ type: "text", text: "these are" }]],
      ["user", [{ type: "text", text: "go on" }]],
      ["agent", [{ type: "text", text: "I think I know" }]],
    ]);
    expectClean(peer);
  });

  test("a session that cannot be loaded is not known", async () => {
    const peer = await scripted({
      "session/load": async (_params, agent) => {
        await tell(agent, chunk("half"));
        throw new RequestError("resource_not_found", "no such session");
      },
    });
    expect(await failure(peer.client.loadSession("s", HERE))).toMatchObject({ code: -32_002 });
    await tell(peer.agent, chunk("more"));
    await until(() => peer.problems.length === 1);
    expect(peer.problems[0]?.kind).toBe("unexpected");
  });

  test("a session that is opened anew takes the place of its handle", async () => {
    const peer = await scripted();
    const first = await peer.client.newSession(HERE);
    const second = await peer.client.resumeSession("s", HERE);
    expect([first.isClosed, second.isClosed]).toEqual([true, false]);
    expect(() => first.prompt("hi")).toThrow('session/prompt: not sent: session "s" is closed');
    expect(await second.prompt("hi").result).toEqual({ stopReason: "end_turn" });
    expectClean(peer);
  });

  test("a fork is a session of its own", async () => {
    const peer = await scripted({ "session/fork": () => ({ sessionId: "t" }) }, { stability: "unstable" });
    const session = await peer.client.newSession(HERE);
    expect((await session.fork(HERE)).id).toBe("t");
    expect(peer.record.messages().at(-2)).toMatchObject({ method: "session/fork", params: { sessionId: "s", cwd: "/poem" } });
    expectClean(peer);
  });

  test("a fork is not of the stable protocol", async () => {
    const peer = await scripted();
    expect((await failure(peer.client.forkSession("s", HERE))).message).toContain("only the unstable protocol has it");
  });
});

describe("listing", () => {
  const row = (sessionId: string) => ({ sessionId, cwd: "/poem" });
  test.each<[string, Record<string, object>, string[], string[]]>([
    ["one page", { "": { sessions: [row("a"), row("b")] } }, ["a", "b"], [""]],
    ["no session", { "": { sessions: [] } }, [], [""]],
    ["null for no more", { "": { sessions: [row("a")], nextCursor: null } }, ["a"], [""]],
    [
      "pages, an empty one among them",
      { "": { sessions: [row("a")], nextCursor: "1" }, "1": { sessions: [], nextCursor: "2" }, "2": { sessions: [row("b")] } },
      ["a", "b"],
      ["", "1", "2"],
    ],
  ])("%s", async (_about, answers, want, cursors) => {
    const asked: string[] = [];
    const peer = await scripted({
      "session/list": ({ cursor = "" }: { cursor?: string }) => {
        asked.push(cursor);
        return answers[cursor];
      },
    });
    expect((await all(peer.client.listSessions({ cwd: "/poem" }))).map(({ sessionId }) => sessionId)).toEqual(want);
    expect(asked).toEqual(cursors);
    expectClean(peer);
  });

  test("a cursor that comes again ends with an error", async () => {
    const peer = await scripted({ "session/list": () => ({ sessions: [], nextCursor: "again" }) });
    expect((await failure(all(peer.client.listSessions()))).message).toBe(
      'session/list result: repeated cursor at /nextCursor: expected one that no earlier page gave, got "again"',
    );
    expect(peer.sent()).toEqual(["initialize", "session/list", "session/list"]);
  });

  test("pages that nobody reads are not asked for", async () => {
    const peer = await scripted({ "session/list": () => ({ sessions: [row("a")], nextCursor: "more" }) });
    for await (const { sessionId } of peer.client.listSessions()) if (sessionId === "a") break;
    expect(peer.sent()).toEqual(["initialize", "session/list"]);
  });
});

describe("setting", () => {
  const opened = (script = {}) =>
    scripted(
      { "session/new": () => ({ sessionId: "s", modes: MODES, configOptions: OPTIONS }), ...script },
      { capabilities: { session: { configOptions: { boolean: {} } } } },
    );

  test("a mode", async () => {
    const peer = await opened();
    const session = await peer.client.newSession(HERE);
    await session.setMode("code");
    expect(session.state.modes).toEqual({ ...MODES, currentModeId: "code" });
    expectClean(peer);
  });

  test.each<[string, string | boolean, object]>([
    ["model", "small", { configId: "model", value: "small" }],
    ["style", "b", { configId: "style", value: "b" }],
    ["rhyme", true, { configId: "rhyme", type: "boolean", value: true }],
  ])("the config option %s", async (id, value, want) => {
    const set = OPTIONS.map((option) => (option.id === id ? ({ ...option, currentValue: value } as SessionConfigOption) : option));
    const peer = await opened({ "session/set_config_option": () => ({ configOptions: set }) });
    const session = await peer.client.newSession(HERE);
    expect(await session.setConfigOption(id, value)).toEqual(set);
    expect(session.state.configOptions).toEqual(set);
    expect(peer.record.messages().at(-2)).toMatchObject({ params: { sessionId: "s", ...want } });
    expectClean(peer);
  });

  type Opened = Awaited<ReturnType<Awaited<ReturnType<typeof scripted>>["client"]["newSession"]>>;
  test.each<[string, (session: Opened) => Promise<unknown>, string]>([
    [
      "a mode that there is not",
      (session) => session.setMode("Code "),
      'session/set_mode params: unknown mode at /modeId: expected "ask" or "code", got "Code "; did you mean "code"?',
    ],
    [
      "an option that there is not",
      (session) => session.setConfigOption("colour", "x"),
      'session/set_config_option params: unknown config option at /configId: expected "model", "style" or "rhyme", got "colour"',
    ],
    [
      "a value that is not offered",
      (session) => session.setConfigOption("model", "bog"),
      'session/set_config_option params: unknown value at /value: expected "big" or "small", got "bog"; did you mean "big"?',
    ],
    [
      "a value for a switch",
      (session) => session.setConfigOption("rhyme", "yes"),
      'session/set_config_option params: wrong type at /value: expected boolean, got string "yes"',
    ],
    [
      "a switch for a value",
      (session) => session.setConfigOption("model", true),
      "session/set_config_option params: wrong type at /value: expected string, got true",
    ],
  ])("%s is not sent", async (_about, act, message) => {
    const peer = await opened();
    const session = await peer.client.newSession(HERE);
    expect(await failure(act(session))).toMatchObject({ name: "ContractError", message });
    expect(peer.sent()).toEqual(["initialize", "session/new"]);
  });

  test("a session without modes and options has none to set", async () => {
    const session = await (await scripted()).client.newSession(HERE);
    expect((await failure(session.setMode("ask"))).message).toBe(
      'session/set_mode params: unknown mode at /modeId: expected none, as there are none, got "ask"',
    );
    expect((await failure(session.setConfigOption("a", "b"))).message).toContain("expected none, as there are none");
  });
});

describe("closing", () => {
  test.each(["close", "delete"] as const)("after %s nothing is sent", async (way) => {
    const peer = await scripted();
    const session = await peer.client.newSession(HERE);
    const updates = all(session.updates());
    await session[way]();
    await session.close();
    expect(session.isClosed).toBe(true);
    expect(await updates).toEqual([]);
    for (const act of [() => session.setMode("a"), () => session.setConfigOption("a", "b"), async () => session.prompt("hi").result])
      expect(await failure(act())).toMatchObject({
        name: "SessionError",
        message: expect.stringMatching(/: not sent: session "s" is closed$/) as string,
      });
    expect(peer.sent()).toEqual(["initialize", "session/new", `session/${way}`]);
    expectClean(peer);
  });

  test("a session that the agent does not know counts as closed", async () => {
    const peer = await scripted({
      "session/close": () => {
        throw new RequestError("resource_not_found", "no such session");
      },
    });
    const session = await peer.client.newSession(HERE);
    await session.close();
    expect(session.isClosed).toBe(true);
  });

  test("any other error leaves it open", async () => {
    const peer = await scripted({
      "session/close": () => {
        throw new RequestError("internal_error", "busy");
      },
    });
    const session = await peer.client.newSession(HERE);
    expect((await failure(session.close())).message).toBe("busy");
    expect(session.isClosed).toBe(false);
  });

  test("what waits for permission is answered, and its turn ends as the agent says", async () => {
    const ended: string[] = [];
    let finish: () => void = () => undefined;
    const peer = await scripted(
      {
        "session/prompt": async (_params, agent) => {
          await tell(agent, { sessionUpdate: "tool_call", toolCallId: "c", title: "Fell", status: "failed" });
          const { outcome } = await agent.request("session/request_permission", {
            sessionId: "s",
            toolCall: { toolCallId: "c", title: "Fell" },
            options: [{ optionId: "yes", name: "Yes", kind: "allow_once" }],
          });
          ended.push(outcome.outcome);
          finish();
          return { stopReason: "cancelled" };
        },
        "session/close": () =>
          new Promise(
            (resolve) =>
              (finish = () =>
                setTimeout(() => {
                  resolve({});
                }, 1)),
          ),
      },
      { handlers: { permission: () => new Promise(() => undefined) } },
    );
    const session = await peer.client.newSession(HERE);
    const turn = session.prompt("fell it");
    await until(() => session.state.toolCalls.size === 1);
    await session.close();
    expect([ended, await turn.result]).toEqual([["cancelled"], { stopReason: "cancelled" }]);
    expectClean(peer);
  });

  test("the connection takes its sessions with it", async () => {
    const peer = await scripted({ "session/prompt": () => new Promise(() => undefined) });
    const session = await peer.client.newSession(HERE);
    const turn = session.prompt("hi");
    const updates = all(session.updates());
    await peer.client[Symbol.asyncDispose]();
    expect(await failure(turn.result)).toMatchObject({ name: "ConnectionClosedError" });
    expect([session.isClosed, await updates]).toEqual([true, []]);
    expect((await peer.client.closed).message).toBe("this side closed the connection");
    expect(await failure(peer.client.newSession(HERE))).toMatchObject({ name: "ConnectionClosedError" });
  });
});
