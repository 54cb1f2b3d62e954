import type { Turn } from "ask-session-protocol/agent";
import { EndedError } from "ask-session-protocol/agent";
import { describe, expect, test } from "vitest";
import { settled } from "../../acp/stream-pair.js";
import { failure, hello, opened } from "./served.js";

/** Waits until the turn is cancelled, and then does what is asked. */
async function untilCancelled<T>({ signal }: Turn, then: () => T): Promise<T> {
  if (!signal.aborted)
    await new Promise((resolve) => {
      signal.addEventListener("abort", resolve, { once: true });
    });
  return then();
}
const fail = (): never => {
  throw new Error("the model is gone");
};

describe("the answer of a turn", () => {
  test.each([
    ["a stop reason", () => Promise.resolve("max_tokens" as const), { value: { stopReason: "max_tokens" } }],
    [
      "a whole result",
      () => Promise.resolve({ stopReason: "refusal" as const, _meta: { a: 1 } }),
      { value: { stopReason: "refusal", _meta: { a: 1 } } },
    ],
    ["a throw", fail, { code: -32603, message: "internal error" }],
    ["cancelled, which nobody asked for", () => Promise.resolve("cancelled" as const), { code: -32603, message: "internal error" }],
  ])("%s", async (_, prompt, want) => {
    const { client } = await opened({ prompt });
    expect(await failure(client.request("session/prompt", hello))).toEqual(want);
  });
});

describe("a cancelled turn is answered cancelled, whatever its handler does", () => {
  test.each<[string, (turn: Turn) => Promise<"end_turn" | { stopReason: "end_turn"; _meta: Record<string, unknown> }>]>([
    ["returns something else", (turn) => untilCancelled(turn, () => "end_turn" as const)],
    ["throws", (turn) => untilCancelled(turn, fail)],
    ["says more first", (turn) => untilCancelled(turn, () => (void turn.text("stopping"), "end_turn" as const))],
  ])("%s", async (_, work) => {
    const all = await opened({ prompt: (_params, turn) => work(turn) });
    const answer = all.client.request("session/prompt", hello);
    await settled();
    void all.client.notify("session/cancel", { sessionId: "s1" });
    expect(await answer).toEqual({ stopReason: "cancelled" });
    expect(all.record.messages().filter(({ id, method }) => id === 2 && method === undefined)).toHaveLength(1);
    expect(all.problems).toEqual([]);
    expect(all.record.findings()).toEqual([]);
  });

  test("what its result says beside the reason is kept", async () => {
    const { client } = await opened({
      prompt: (_, turn) => untilCancelled(turn, () => ({ stopReason: "end_turn" as const, _meta: { a: 1 } })),
    });
    const answer = client.request("session/prompt", hello);
    void client.notify("session/cancel", { sessionId: "s1" });
    expect(await answer).toEqual({ stopReason: "cancelled", _meta: { a: 1 } });
  });

  test("one that is cancelled in the same breath", async () => {
    const all = await opened({ prompt: (_, turn) => untilCancelled(turn, () => "end_turn" as const) });
    const answer = all.client.request("session/prompt", hello);
    void all.client.notify("session/cancel", { sessionId: "s1" });
    expect(await answer).toEqual({ stopReason: "cancelled" });
  });

  test("a cancel that comes while nothing runs is nobody's, and not of the next turn either", async () => {
    const all = await opened({ prompt: (_, { signal }) => Promise.resolve(signal.aborted ? "refusal" : "end_turn") });
    void all.client.notify("session/cancel", { sessionId: "s1" });
    void all.client.notify("session/cancel", { sessionId: "s9" });
    expect(await all.client.request("session/prompt", hello)).toEqual({ stopReason: "end_turn" });
    expect(all.problems).toEqual([]);
  });
});

test("$/cancel_request of a prompt aborts it, and is answered with an error of its own", async () => {
  const all = await opened({ prompt: (_, turn) => untilCancelled(turn, () => "end_turn" as const) });
  const controller = new AbortController();
  const answer = failure(all.client.request("session/prompt", hello, { signal: controller.signal }));
  await settled();
  controller.abort();
  await answer;
  await settled(3);
  expect(all.record.messages().at(-1)).toEqual({ jsonrpc: "2.0", id: 2, error: { code: -32800, message: "request cancelled" } });
});

test("the end of the connection aborts it", async () => {
  let reason: unknown;
  const all = await opened({ prompt: (_, turn) => untilCancelled(turn, () => ((reason = turn.signal.reason), "end_turn" as const)) });
  const answer = failure(all.client.request("session/prompt", hello));
  await settled();
  await all.client.close("gone");
  expect(await answer).toBe("ConnectionClosedError: session/prompt: not answered: gone");
  await all.agent.closed;
  await settled();
  expect(String(reason)).toBe("ConnectionClosedError: the other side closed the connection");
});

test("a second prompt meanwhile is refused; one after the answer is not", async () => {
  let go: () => void = () => undefined;
  const all = await opened({
    prompt: () =>
      new Promise((resolve) => {
        go = () => {
          resolve("end_turn");
        };
      }),
  });
  const first = all.client.request("session/prompt", hello);
  expect(await failure(all.client.request("session/prompt", hello))).toEqual({
    code: -32600,
    message: 'session/prompt: a turn of the session is running: expected a session whose last prompt is answered, got "s1"',
    data: { sessionId: "s1" },
  });
  go();
  expect(await first).toEqual({ stopReason: "end_turn" });
  const second = all.client.request("session/prompt", hello);
  await settled();
  go();
  expect(await second).toEqual({ stopReason: "end_turn" });
});

test("nothing is said of a turn after its answer, nor asked for it", async () => {
  let kept: Turn | undefined;
  const all = await opened({ prompt: (_, turn) => ((kept = turn), Promise.resolve("end_turn")) }, { fs: { readTextFile: true } });
  await all.client.request("session/prompt", hello);
  const over = "not sent: the session/prompt that it belongs to has been answered";
  expect(() => kept?.text("late")).toThrow(new EndedError(`agent_message_chunk update: ${over}`));
  expect(await failure(kept?.readTextFile("/a") ?? Promise.resolve())).toBe(`EndedError: fs/read_text_file: ${over}`);
  expect(await failure(kept?.requestPermission({ toolCallId: "t" }, []) ?? Promise.resolve())).toBe(
    `EndedError: session/request_permission: ${over}`,
  );
  expect(all.updates).toEqual([]);
});

test("who awaits updates is no faster than the client", async () => {
  let sent = 0;
  const all = await opened({
    prompt: async (_, turn) => {
      for (; sent < 5000; sent += 1) await turn.text("x");
      return "end_turn";
    },
  });
  const answer = all.client.request("session/prompt", hello);
  await Promise.resolve();
  expect(sent).toBeLessThan(5000);
  await answer;
  expect(all.updates).toHaveLength(5000);
});
