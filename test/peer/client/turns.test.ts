/** Turns: updates in order and in bounds, results, cancellation, deadlines, one at a time. */
import { describe, expect, test } from "vitest";
import type { SessionUpdate } from "../../../generated/acp/types.js";
import { RequestError, type Turn } from "../../../src/peer/client/index.js";
import { all, chunk, expectClean, failure, HERE, prompting, type Script, tell, until } from "./scripted.js";

const never = () => new Promise<never>(() => undefined);
const texts = (updates: readonly SessionUpdate[]) =>
  updates.map((update) =>
    update.sessionUpdate === "agent_message_chunk" && update.content.type === "text" ? update.content.text : update.sessionUpdate,
  );

/** An agent that works until it is cancelled, and then says this. */
function untilCancelled(end: () => unknown): Script {
  let cancel: () => void = () => undefined;
  return {
    "session/prompt": () =>
      new Promise(
        (resolve) =>
          (cancel = () => {
            resolve(undefined);
          }),
      ).then(end),
    "session/cancel": () => {
      cancel();
    },
  };
}
const CANCELLED = untilCancelled(() => ({ stopReason: "cancelled" }));

describe("updates and result", () => {
  const three: Script[string] = async (_params, agent) => {
    await tell(agent, chunk("a"), chunk("b"), chunk("c"));
    return { stopReason: "max_tokens" };
  };

  test.each<[string, (turn: Turn) => Promise<unknown>, unknown]>([
    ["the result alone", (turn) => turn.result, { stopReason: "max_tokens" }],
    ["the updates alone", async (turn) => texts(await all(turn)), ["a", "b", "c"]],
    [
      "the updates, then the result",
      async (turn) => [texts(await all(turn)), await turn.result],
      [["a", "b", "c"], { stopReason: "max_tokens" }],
    ],
    ["both at once", (turn) => Promise.all([all(turn).then(texts), turn.result]), [["a", "b", "c"], { stopReason: "max_tokens" }]],
    ["what it says", (turn) => turn.text(), "abc"],
    [
      "the updates after the result",
      async (turn) => [await turn.result, texts(await all(turn))],
      [{ stopReason: "max_tokens" }, ["a", "b", "c"]],
    ],
    [
      "one update, and then only the result",
      async (turn) => {
        for await (const update of turn) return [texts([update]), await turn.result];
        return [];
      },
      [["a"], { stopReason: "max_tokens" }],
    ],
  ])("%s", async (_about, read, want) => {
    const { peer, session } = await prompting(three);
    expect(await read(session.prompt("hi"))).toEqual(want);
    expectClean(peer);
  });

  test("a prompt is text, or blocks", async () => {
    const got: unknown[] = [];
    const { session } = await prompting(({ prompt }: { prompt: unknown }) => {
      got.push(prompt);
      return { stopReason: "end_turn" };
    });
    await session.prompt("hi").result;
    await session.prompt([{ type: "resource_link", uri: "file:///a", name: "a" }]).result;
    expect(got).toEqual([[{ type: "text", text: "hi" }], [{ type: "resource_link", uri: "file:///a", name: "a" }]]);
  });

  test.each([
    [
      "an error",
      () => {
        throw new RequestError("internal_error", "out of ink");
      },
      { name: "RequestError", message: "out of ink" },
    ],
    ["a prompt that is none", undefined, { name: "ContractError", message: expect.stringContaining("session/prompt params: ") as string }],
  ])("%s comes to the reader and to the result", async (_about, prompt, want) => {
    const { session } = await prompting(prompt ?? never);
    const turn = session.prompt(prompt === undefined ? [{ type: "text" } as never] : "hi");
    expect(await failure(all(turn))).toMatchObject(want);
    expect(await failure(turn.result)).toMatchObject(want);
    expect(() => session.prompt("again")).not.toThrow();
  });

  test("it has one reader", async () => {
    const { session } = await prompting(three);
    const turn = session.prompt("hi");
    await all(turn);
    expect(await failure(all(turn))).toMatchObject({ message: "updates of the turn: iterated before: expected one reader" });
  });

  test("a turn at a time", async () => {
    const { peer, session } = await prompting(CANCELLED["session/prompt"] as never, CANCELLED);
    const first = session.prompt("one");
    expect(() => session.prompt("two")).toThrow('session/prompt: not sent: a turn of session "s" is running');
    expect(await failure(peer.client.resumeSession("s", HERE))).toMatchObject({ name: "SessionError" });
    first.cancel();
    await first.result;
    const second = session.prompt("two");
    second.cancel();
    await second.result;
    expectClean(peer);
  });
});

test("a turn that follows at once is the one that is running", async () => {
  let prompts = 0;
  const { session } = await prompting(() => ((prompts += 1) === 1 ? { stopReason: "end_turn" } : never()));
  await session.prompt("one").result;
  session.prompt("two");
  await until(() => prompts === 2);
  expect(() => session.prompt("three")).toThrow("is running");
});

describe("many updates", () => {
  const MANY = 5000;
  let told = 0;
  const many: Script[string] = async (_params, agent) => {
    for (told = 0; told < MANY; told += 1) await agent.notify("session/update", { sessionId: "s", update: chunk(`${String(told)} `) });
    return { stopReason: "end_turn" };
  };

  test("nobody has to read them", async () => {
    const { session } = await prompting(many);
    const turn = session.prompt("hi");
    expect(await turn.result).toEqual({ stopReason: "end_turn" });
    expect(session.state.entries).toHaveLength(2);
    expect(await failure(all(turn))).toMatchObject({
      message: `updates of the turn: iterated too late: ${String(MANY)} updates have been passed over; the state has what they told`,
    });
  });

  test("a reader that stops reading does not stop the turn", async () => {
    const { session } = await prompting(many);
    const turn = session.prompt("hi");
    for await (const update of turn) if (update.sessionUpdate === "agent_message_chunk") break;
    expect(await turn.result).toEqual({ stopReason: "end_turn" });
  });

  test("a slow reader slows the agent, and gets all of them in order", async () => {
    const { session } = await prompting(many);
    const turn = session.prompt("hi");
    const reader = turn[Symbol.asyncIterator]();
    await reader.next();
    await new Promise((resolve) => setTimeout(resolve, 50));
    // What is kept here, what waits on the connection, and what is on the way.
    expect(told).toBeLessThan(1500);
    const rest = await all({ [Symbol.asyncIterator]: () => reader });
    expect(texts(rest)).toEqual(Array.from({ length: MANY - 1 }, (_, n) => `${String(n + 1)} `));
  });

  test("a slow reader can wait for an answer of the agent", async () => {
    const { session } = await prompting(many, {
      "session/new": () => ({ sessionId: "s", modes: { currentModeId: "a", availableModes: [{ id: "a", name: "A" }] } }),
    });
    const turn = session.prompt("hi");
    const reader = turn[Symbol.asyncIterator]();
    await reader.next();
    await new Promise((resolve) => setTimeout(resolve, 50));
    await session.setMode("a");
    expect(await all({ [Symbol.asyncIterator]: () => reader })).toHaveLength(MANY - 1);
  });

  test("a slow reader can cancel, and wait for the result", async () => {
    const { session } = await prompting(many);
    const turn = session.prompt("hi");
    const reader = turn[Symbol.asyncIterator]();
    await reader.next();
    await new Promise((resolve) => setTimeout(resolve, 50));
    turn.cancel();
    expect(await turn.result).toEqual({ stopReason: "end_turn" });
  });

  test("a slow reader does not hold up the end of the connection", async () => {
    const { peer, session } = await prompting(many);
    const turn = session.prompt("hi");
    await turn[Symbol.asyncIterator]().next();
    await new Promise((resolve) => setTimeout(resolve, 50));
    await peer.client.close();
    expect(await failure(turn.result)).toMatchObject({ name: "ConnectionClosedError" });
  });
});

describe("updates outside turns", () => {
  const commands: SessionUpdate = { sessionUpdate: "available_commands_update", availableCommands: [] };

  test("go to whoever reads the session's, and those of turns do not", async () => {
    const { peer, session } = await prompting(async (_params, agent) => {
      await tell(agent, chunk("in"));
      return { stopReason: "end_turn" };
    });
    const reading = all(session.updates());
    await session.prompt("hi").result;
    await tell(peer.agent, commands, chunk("late"));
    await until(() => session.state.entries.length === 2 && peer.record.lines.length > 7);
    await session.close();
    expect(texts(await reading)).toEqual(["available_commands_update", "late"]);
  });

  test("what comes right behind the answer is not the turn's", async () => {
    const { peer, session } = await prompting((_params, agent) => {
      setTimeout(() => void tell(agent, chunk("late")), 0);
      return { stopReason: "end_turn" };
    });
    const reader = session.updates();
    const next = reader.next();
    expect(texts(await all(session.prompt("hi")))).toEqual([]);
    expect(texts([(await next).value as SessionUpdate])).toEqual(["late"]);
    await reader.return(undefined);
    await tell(peer.agent, commands);
  });
});

describe("cancelling", () => {
  test.each<[string, (turn: Turn, controller: AbortController) => void]>([
    [
      "by its signal",
      (_turn, controller) => {
        controller.abort();
      },
    ],
    [
      "by itself, twice",
      (turn) => {
        turn.cancel();
        turn.cancel();
      },
    ],
  ])("%s: the agent is told once, and the result still comes", async (_about, cancel) => {
    const { peer, session } = await prompting(CANCELLED["session/prompt"] as never, CANCELLED);
    const controller = new AbortController();
    const turn = session.prompt("hi", { signal: controller.signal });
    cancel(turn, controller);
    expect(await turn.result).toEqual({ stopReason: "cancelled" });
    expect(peer.sent()).toEqual(["initialize", "session/new", "session/prompt", "session/cancel"]);
    expectClean(peer);
  });

  test("beforehand, nothing is sent", async () => {
    const { peer, session } = await prompting(never);
    const reason = new Error("never mind");
    expect(() => session.prompt("hi", { signal: AbortSignal.abort(reason) })).toThrow(reason);
    expect(peer.sent()).toEqual(["initialize", "session/new"]);
    expect(session.state.entries).toEqual([]);
  });

  test("afterwards, nothing is sent", async () => {
    const { peer, session } = await prompting(() => ({ stopReason: "end_turn" }));
    const controller = new AbortController();
    const turn = session.prompt("hi", { signal: controller.signal });
    await turn.result;
    controller.abort();
    turn.cancel();
    expect(peer.sent()).not.toContain("session/cancel");
  });

  test("updates that still come belong to the turn", async () => {
    let told: Promise<void> = Promise.resolve();
    const script = untilCancelled(() => told.then(() => ({ stopReason: "cancelled" })));
    const { peer, session } = await prompting(script["session/prompt"] as never, {
      ...script,
      "session/cancel": (params, agent, signal) => {
        told = tell(agent, chunk("stopping"));
        script["session/cancel"]?.(params, agent, signal);
      },
    });
    const turn = session.prompt("hi");
    turn.cancel();
    expect(texts(await all(turn))).toEqual(["stopping"]);
    expectClean(peer);
  });

  test("an agent that answers with an error has been cancelled all the same, and it is told of", async () => {
    const script = untilCancelled(() => {
      throw new RequestError("internal_error", "aborted");
    });
    const { peer, session } = await prompting(script["session/prompt"] as never, script);
    const turn = session.prompt("hi");
    turn.cancel();
    expect(await turn.result).toEqual({ stopReason: "cancelled" });
    expect(peer.problems.map(({ message }) => message)).toEqual([
      'session/prompt: a cancelled turn is answered with an error: expected the stop reason "cancelled", got -32603 "aborted"',
    ]);
  });

  test("while it authenticates: it is not sent again", async () => {
    let choose: (id: string) => void = () => undefined;
    const { peer, session } = await prompting(
      () => {
        throw new RequestError("auth_required", "log in");
      },
      {},
      { onAuthRequired: () => new Promise<string>((resolve) => (choose = resolve)) },
    );
    const turn = session.prompt("hi");
    await until(() => peer.record.lines.length === 6);
    turn.cancel();
    choose("key");
    expect(await turn.result).toEqual({ stopReason: "cancelled" });
    expect(peer.sent().filter((method) => method === "session/prompt")).toHaveLength(1);
  });
});
