/** Deadlines of turns, and what counts as a sign of life. */
import { describe, expect, test } from "vitest";
import { DeadlineError } from "../../../src/peer/client/index.js";
import { all, chunk, expectClean, failure, prompting, tell, until } from "./scripted.js";

describe("deadlines", () => {
  test.each([
    ["idleTimeout", { idleTimeout: 20 }, "session/prompt: no message of the session for 20 ms; the turn was cancelled"],
    ["timeout", { timeout: 20 }, "session/prompt: no answer within 20 ms; the turn was cancelled"],
  ])("%s: the turn is cancelled, and the session waits for the answer that is owed", async (_about, options, message) => {
    let answer: () => void = () => undefined;
    const { peer, session } = await prompting(
      () =>
        new Promise(
          (resolve) =>
            (answer = () => {
              resolve({ stopReason: "cancelled" });
            }),
        ),
    );
    const turn = session.prompt("hi", options);
    const error = await failure(all(turn));
    expect(error).toBeInstanceOf(DeadlineError);
    expect([error.message, await failure(turn.result)]).toEqual([message, error]);
    expect(peer.sent().at(-1)).toBe("session/cancel");
    expect(() => session.prompt("two")).toThrow('a turn of session "s" was given up, and the agent has not answered it');
    answer();
    await until(() => peer.record.lines.length === 7);
    session.prompt("two").cancel();
    answer();
    expectClean(peer);
  });

  test("requestTimeout is not for prompts", async () => {
    const { session } = await prompting(
      () =>
        new Promise((resolve) =>
          setTimeout(() => {
            resolve({ stopReason: "end_turn" });
          }, 60),
        ),
      {},
      { requestTimeout: 20 },
    );
    expect(await session.prompt("hi").result).toEqual({ stopReason: "end_turn" });
  });

  test("an agent that says something now and then is not idle", async () => {
    const { session } = await prompting(async (_params, agent) => {
      for (let n = 0; n < 10; n += 1) {
        await tell(agent, chunk("."));
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
      return { stopReason: "end_turn" };
    });
    expect(await session.prompt("hi", { idleTimeout: 90 }).result).toEqual({ stopReason: "end_turn" });
  });

  test("while a person decides, the agent is not idle", async () => {
    const { session } = await prompting(
      async (_params, agent) => {
        await agent.request("session/request_permission", { sessionId: "s", toolCall: { toolCallId: "c", title: "T" }, options: [] });
        return { stopReason: "end_turn" };
      },
      {},
      {
        handlers: {
          permission: () =>
            new Promise((resolve) =>
              setTimeout(() => {
                resolve(undefined);
              }, 120),
            ),
        },
      },
    );
    expect(await session.prompt("hi", { idleTimeout: 40 }).result).toEqual({ stopReason: "end_turn" });
  });

  test("while its updates wait for a slow reader, the agent is not idle", async () => {
    const { session } = await prompting(async (_params, agent) => {
      for (let n = 0; n < 2000; n += 1) await tell(agent, chunk("."));
      return { stopReason: "end_turn" };
    });
    const turn = session.prompt("hi", { idleTimeout: 40 });
    const reader = turn[Symbol.asyncIterator]();
    await reader.next();
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(await all({ [Symbol.asyncIterator]: () => reader })).toHaveLength(1999);
    expect(await turn.result).toEqual({ stopReason: "end_turn" });
  });
});
