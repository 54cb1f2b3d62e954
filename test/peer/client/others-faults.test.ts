/** Faults that clients of others have in the lifecycle of a connection, and that ours does not. */
import { expect, test } from "vitest";
import type { SessionUpdate } from "../../../generated/acp/types.js";
import { RequestError } from "../../../src/peer/client/index.js";
import { chunk, expectClean, failure, HERE, scripted, tell, until } from "./scripted.js";

const OPTIONS = [
  { optionId: "session", name: "Allow for this session", kind: "allow_once" as const },
  { optionId: "once", name: "Allow once", kind: "allow_once" as const },
];

test("an error keeps its code, message and data", async () => {
  const peer = await scripted({
    "session/new": () => {
      throw new RequestError(-32_603, "Internal error", { details: "no disk" });
    },
  });
  expect(await failure(peer.client.newSession(HERE))).toMatchObject({
    code: -32_603,
    message: "Internal error",
    data: { details: "no disk" },
  });
});

test("a session that cannot be loaded does not become a new one", async () => {
  const peer = await scripted({
    "session/load": () => {
      throw new RequestError("resource_not_found", "no such session");
    },
  });
  expect(await failure(peer.client.loadSession("old", HERE))).toMatchObject({ code: -32_002 });
  expect(peer.sent()).toEqual(["initialize", "session/load"]);
});

test("another request that fails while a turn is running does not end the turn", async () => {
  let finish: () => void = () => undefined;
  const peer = await scripted({
    "session/prompt": () =>
      new Promise((resolve) => {
        finish = () => {
          resolve({ stopReason: "end_turn" });
        };
      }),
    "session/list": () => {
      throw new RequestError("internal_error", "no list");
    },
  });
  const turn = (await peer.client.newSession(HERE)).prompt("hi");
  expect((await failure(peer.client.listSessions().next())).message).toBe("no list");
  finish();
  expect(await turn.result).toEqual({ stopReason: "end_turn" });
  expectClean(peer);
});

test("permission is answered outside of turns, too", async () => {
  const peer = await scripted({}, { handlers: { permission: () => "once" } });
  await peer.client.newSession(HERE);
  const asked = peer.agent.request("session/request_permission", { sessionId: "s", toolCall: { toolCallId: "c" }, options: OPTIONS });
  expect(await asked).toEqual({ outcome: { outcome: "selected", optionId: "once" } });
});

test.each(["session", "once"])("of two options of one kind the one that is chosen is answered: %s", async (optionId) => {
  const peer = await scripted(
    {
      "session/prompt": async (_params, agent) => {
        await tell(agent, { sessionUpdate: "tool_call", toolCallId: "c", title: "T", status: "completed" });
        const params = { sessionId: "s", toolCall: { toolCallId: "c" }, options: OPTIONS };
        expect(await agent.request("session/request_permission", params)).toEqual({ outcome: { outcome: "selected", optionId } });
        return { stopReason: "end_turn" };
      },
    },
    { handlers: { permission: () => optionId } },
  );
  expect(await (await peer.client.newSession(HERE)).prompt("hi").result).toEqual({ stopReason: "end_turn" });
  expectClean(peer);
});

test("updates of two sessions at once do not mix", async () => {
  let opened = 0;
  const peer = await scripted({
    "session/new": () => ({ sessionId: `s${String((opened += 1))}` }),
    "session/prompt": async ({ sessionId }: { sessionId: string }, agent) => {
      for (const part of ["a", "b"]) {
        await agent.notify("session/update", { sessionId, update: chunk(`${sessionId}${part} `) });
        await new Promise((resolve) => setTimeout(resolve, 1));
      }
      return { stopReason: "end_turn" };
    },
  });
  const sessions = [await peer.client.newSession(HERE), await peer.client.newSession(HERE)];
  expect(await Promise.all(sessions.map((session) => session.prompt("hi").text()))).toEqual(["s1a s1b ", "s2a s2b "]);
  expectClean(peer);
});

test("a slow handler of notifications does not let later ones by", async () => {
  const heard: unknown[] = [];
  const peer = await scripted(
    {},
    {
      handlers: {
        notifications: {
          _tell: async (params) => {
            if (heard.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
            heard.push(params);
          },
        },
      },
    },
  );
  for (const n of [1, 2, 3]) await peer.agent.notify("_tell", [n]);
  await until(() => heard.length === 3);
  expect(heard).toEqual([[1], [2], [3]]);
});

test("whatever waits rejects when the connection closes", async () => {
  const never = () => new Promise(() => undefined);
  const peer = await scripted({ "session/load": never, "session/list": never, "session/prompt": never, authenticate: never });
  const session = await peer.client.newSession(HERE);
  const waiting = [
    session.prompt("hi").result,
    peer.client.loadSession("t", HERE),
    peer.client.listSessions().next(),
    peer.client.authenticate("key"),
  ].map(failure);
  await peer.agent.close();
  expect((await Promise.all(waiting)).map(({ name }) => name)).toEqual(Array.from({ length: 4 }, () => "ConnectionClosedError"));
  expect(session.isClosed).toBe(true);
});

test("title, commands and usage are kept, whoever reads", async () => {
  const peer = await scripted();
  const session = await peer.client.newSession(HERE);
  const updates: SessionUpdate[] = [
    { sessionUpdate: "session_info_update", title: "Woods" },
    { sessionUpdate: "available_commands_update", availableCommands: [{ name: "scan", description: "Scans" }] },
    { sessionUpdate: "usage_update", used: 1, size: 2 },
  ];
  await tell(peer.agent, ...updates);
  await until(() => session.state.usage !== undefined);
  expect([session.state.info, session.state.commands[0]?.name, session.state.usage]).toEqual([
    { title: "Woods" },
    "scan",
    { used: 1, size: 2 },
  ]);
  expectClean(peer);
});
