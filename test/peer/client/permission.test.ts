/** Permission: decided by the client's handler, validated, and never left without an answer. */
import { expect, test } from "vitest";
import type { PermissionOption } from "../../../generated/acp/types.js";
import type { Connection } from "../../../src/peer/connection.js";
import type { ClientHandlers, PermissionContext } from "../../../src/peer/client/index.js";
import { asked, expectClean, HERE, scripted, tell, until } from "./scripted.js";

const OPTIONS: PermissionOption[] = [
  { optionId: "a", name: "Allow", kind: "allow_once" },
  { optionId: "r", name: "Reject", kind: "reject_once" },
];
/** Tells of a tool call, asks whether it may go on, and does not let it. */
async function permission(agent: Connection, sessionId = "s", toolCallId = "c"): Promise<unknown> {
  if (sessionId === "s") await tell(agent, { sessionUpdate: "tool_call", toolCallId, title: "Fell" });
  const answer = await agent.request("session/request_permission", { sessionId, toolCall: { toolCallId }, options: OPTIONS });
  if (sessionId === "s") await tell(agent, { sessionUpdate: "tool_call_update", toolCallId, status: "failed" });
  return answer;
}
const cancelled = { outcome: { outcome: "cancelled" } };

test.each<[string, ClientHandlers, unknown]>([
  ["an option", { permission: () => "r" }, { outcome: { outcome: "selected", optionId: "r" } }],
  ["an option later", { permission: () => Promise.resolve("a") }, { outcome: { outcome: "selected", optionId: "a" } }],
  ["none of them", { permission: () => undefined }, cancelled],
  ["nobody to ask", {}, cancelled],
])("%s", async (_about, handlers, want) => {
  const peer = await asked((agent) => permission(agent), handlers);
  expect(peer.got).toEqual(want);
  expectClean(peer);
});

test.each<[string, ClientHandlers, string]>([
  [
    "an option that was not offered",
    { permission: () => "always" },
    'session/request_permission: the handler threw: decision: unknown option: expected "a" or "r", got "always"',
  ],
  [
    "a handler that throws",
    {
      permission: () => {
        throw new Error("no screen");
      },
    },
    "session/request_permission: the handler threw: no screen",
  ],
])("%s is an error, and never a yes", async (_about, handlers, problem) => {
  const { got, problems } = await asked((agent) => permission(agent), handlers);
  expect(got).toEqual({ code: -32_603, message: "internal error" });
  expect(problems.map(({ message }) => message)).toEqual([problem]);
});

test("a session that nobody knows gets none, and it is told of", async () => {
  const { got, problems } = await asked((agent) => permission(agent, "sub"), { permission: () => "a" });
  expect(got).toEqual(cancelled);
  expect(problems.map(({ kind, message }) => [kind, message])).toEqual([
    [
      "unexpected",
      'session/request_permission params: unknown session at /sessionId: expected one that was opened on this connection, got "sub"',
    ],
  ]);
});

test("whoever decides sees all that was told of the tool call", async () => {
  let seen: PermissionContext["toolCall"] | undefined;
  const peer = await asked(
    async (agent) => {
      await tell(agent, {
        sessionUpdate: "tool_call",
        toolCallId: "c",
        title: "Fell an oak",
        kind: "execute",
        rawInput: { tree: "oak" },
      });
      const answer = await agent.request("session/request_permission", { sessionId: "s", toolCall: { toolCallId: "c" }, options: OPTIONS });
      await tell(agent, { sessionUpdate: "tool_call_update", toolCallId: "c", status: "failed" });
      return answer;
    },
    {
      permission: (_request, { toolCall }) => {
        seen = toolCall;
        return "a";
      },
    },
  );
  expect(seen).toEqual({
    toolCallId: "c",
    title: "Fell an oak",
    kind: "execute",
    status: "pending",
    rawInput: { tree: "oak" },
    isAnnounced: true,
  });
  expectClean(peer);
});

test.each(["before it is asked", "while it is asked"])("a turn that is cancelled %s", async (when) => {
  const got: unknown[] = [];
  let ask: () => void = () => undefined;
  const signals: AbortSignal[] = [];
  const peer = await scripted(
    {
      "session/cancel": () => {
        ask();
      },
      "session/prompt": async (_params, agent) => {
        const cancel = new Promise<void>((resolve) => (ask = resolve));
        if (when === "before it is asked") await cancel;
        got.push(await permission(agent));
        return { stopReason: "cancelled" };
      },
    },
    {
      handlers: {
        permission: (_request, { signal }) => {
          signals.push(signal);
          return new Promise(() => undefined);
        },
      },
    },
  );
  const session = await peer.client.newSession(HERE);
  const turn = session.prompt("hi");
  if (when === "while it is asked") await until(() => signals.length === 1);
  turn.cancel();
  expect([await turn.result, got]).toEqual([{ stopReason: "cancelled" }, [cancelled]]);
  expect(signals.map(({ aborted }) => aborted)).toEqual(when === "while it is asked" ? [true] : []);
  expectClean(peer);
});

test.each<[string, (decided: "a") => unknown]>([
  ["and then answers", (decided) => decided],
  ["and then never answers", () => new Promise(() => undefined)],
])("a handler that cancels its own turn %s", async (_about, answer) => {
  let cancel: () => void = () => undefined;
  const got: unknown[] = [];
  const peer = await scripted(
    {
      "session/prompt": async (_params, agent) => {
        got.push(await permission(agent));
        return { stopReason: "cancelled" };
      },
    },
    {
      handlers: {
        permission: () => {
          cancel();
          return answer("a") as "a";
        },
      },
    },
  );
  const turn = (await peer.client.newSession(HERE)).prompt("hi");
  cancel = () => {
    turn.cancel();
  };
  expect([await turn.result, got]).toEqual([{ stopReason: "cancelled" }, [cancelled]]);
  expectClean(peer);
});

test("requests side by side are decided each for itself", async () => {
  const peer = await asked((agent) => Promise.all(["c", "d"].map((toolCallId) => permission(agent, "s", toolCallId))), {
    permission: async ({ toolCall }) => {
      await new Promise((resolve) => setTimeout(resolve, toolCall.toolCallId === "c" ? 10 : 1));
      return toolCall.toolCallId === "c" ? "a" : "r";
    },
  });
  expect(peer.got).toEqual(["a", "r"].map((optionId) => ({ outcome: { outcome: "selected", optionId } })));
  expectClean(peer);
});

test("outside of a turn it ends with the session", async () => {
  const peer = await scripted({}, { handlers: { permission: () => new Promise(() => undefined) } });
  const session = await peer.client.newSession(HERE);
  const asking = permission(peer.agent);
  await until(() => session.state.toolCalls.size === 1);
  await peer.client.resumeSession("s", HERE);
  expect(await asking).toEqual(cancelled);
});
