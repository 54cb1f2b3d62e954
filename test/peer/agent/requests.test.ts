import { type Agent, EndedError, type TerminalHandle, type Turn } from "ask-session-protocol/agent";
import type { ClientCapabilities, PermissionOption } from "ask-session-protocol/acp";
import { describe, expect, test } from "vitest";
import { settled } from "../../acp/stream-pair.js";
import { type Answers, failure, hello, opened, type Served } from "./served.js";

const EVERYTHING: ClientCapabilities = {
  fs: { readTextFile: true, writeTextFile: true },
  terminal: true,
  elicitation: { form: {}, url: {} },
};
const options: PermissionOption[] = [
  { optionId: "y", name: "Yes", kind: "allow_once" },
  { optionId: "n", name: "No", kind: "reject_once" },
];
const command = { sessionId: "s1", command: "ls" };

/** What came of something that is done within a turn, and everything around it. */
async function within(
  work: (turn: Turn) => unknown,
  answers: Answers = {},
  capabilities = EVERYTHING,
): Promise<{ readonly outcome: unknown; readonly all: Served }> {
  let outcome: unknown;
  const prompt: Agent["prompt"] = async (_, turn) => {
    outcome = await failure(Promise.resolve().then(() => work(turn)));
    return "end_turn";
  };
  const all = await opened({ prompt }, capabilities, answers);
  await all.client.request("session/prompt", hello);
  await settled();
  expect(all.record.findings()).toEqual([]);
  return { outcome, all };
}

/** A turn that is cancelled while it waits for something. */
async function cancelledWhile(
  work: (turn: Turn) => unknown,
  answers: Answers,
): Promise<{ readonly outcome: unknown; readonly all: Served }> {
  let outcome: unknown;
  const prompt: Agent["prompt"] = async (_, turn) => {
    outcome = await failure(Promise.resolve().then(() => work(turn)));
    return "end_turn";
  };
  const all = await opened({ prompt }, EVERYTHING, answers);
  const answer = all.client.request("session/prompt", hello);
  await settled(2);
  void all.client.notify("session/cancel", { sessionId: "s1" });
  expect(await answer).toEqual({ stopReason: "cancelled" });
  return { outcome, all };
}

/** Parameters of what the agent asked for, by method. */
function askedFor({ record }: Served, wanted: string): unknown[] {
  return record.messages().flatMap(({ method, params }) => (method === wanted ? [params] : []));
}

describe("what the client did not advertise is not asked for", () => {
  test.each<[string, string, (turn: Turn) => unknown]>([
    ["fs.readTextFile", "fs/read_text_file", (turn) => turn.readTextFile("/poem/a")],
    ["fs.writeTextFile", "fs/write_text_file", (turn) => turn.writeTextFile("/poem/a", "b")],
    ["terminal", "terminal/create", (turn) => turn.terminal("ls")],
    ["terminal", "terminal/create", (turn) => turn.withTerminal("ls", {}, () => 1)],
    ["elicitation.form", "elicitation/create", (turn) => turn.elicit({ mode: "form", message: "a", requestedSchema: {} })],
    ["elicitation.url", "elicitation/create", (turn) => turn.elicit({ mode: "url", message: "a", elicitationId: "e", url: "https://a" })],
    ["elicitation.url", "elicitation/complete", (turn) => turn.elicitationComplete("e")],
  ])("%s: %s", async (capability, method, work) => {
    const { outcome, all } = await within(work, {}, {});
    expect(outcome).toBe(`NotAdvertisedError: ${method}: not sent: expected a client that advertised ${capability}, got one that did not`);
    expect(all.asked).toEqual([]);
  });
});

describe("files", () => {
  test("are read and written as the client's editor has them", async () => {
    const { outcome, all } = await within(
      async (turn) => {
        await turn.writeTextFile("/poem/a", "b");
        return [await turn.readTextFile("/poem/a"), await turn.readTextFile("/poem/a", { line: 2, limit: 1 })];
      },
      { "fs/read_text_file": ({ line }) => ({ content: line === undefined ? "all" : "some" }), "fs/write_text_file": () => ({}) },
    );
    expect(outcome).toEqual({ value: ["all", "some"] });
    expect(askedFor(all, "fs/read_text_file")).toEqual([
      { sessionId: "s1", path: "/poem/a" },
      { sessionId: "s1", path: "/poem/a", line: 2, limit: 1 },
    ]);
    expect(askedFor(all, "fs/write_text_file")).toEqual([{ sessionId: "s1", path: "/poem/a", content: "b" }]);
  });

  test.each<[string, (turn: Turn) => unknown]>([
    ["fs/read_text_file params: relative path at /path", (turn) => turn.readTextFile("a")],
    ["fs/write_text_file params: relative path at /path", (turn) => turn.writeTextFile("a", "b")],
    ["terminal/create params: relative path at /cwd", (turn) => turn.terminal("ls", { cwd: "a" })],
  ])("are not asked for: %s", async (want, work) => {
    const { outcome, all } = await within(work);
    expect(outcome).toBe(`Error: ${want}: expected an absolute path, got "a"`);
    expect(all.asked).toEqual([]);
  });

  test("are not waited for in a cancelled turn", async () => {
    const { outcome } = await cancelledWhile((turn) => turn.readTextFile("/poem/a"), {
      "fs/read_text_file": () => new Promise(() => undefined),
    });
    expect(outcome).toBe("AbortError: the turn was cancelled");
  });
});

describe("permission", () => {
  const chosen = (optionId: string): Answers => ({ "session/request_permission": () => ({ outcome: { outcome: "selected", optionId } }) });

  test.each<[string, Answers, unknown]>([
    ["the option that was chosen", chosen("n"), { value: options[1] }],
    ["none", { "session/request_permission": () => ({ outcome: { outcome: "cancelled" } }) }, { value: undefined }],
    [
      "one that was not offered",
      chosen("x"),
      'Error: session/request_permission result: unknown option at /outcome/optionId: expected "y" or "n", got "x"',
    ],
  ])("%s", async (_, answers, want) => {
    let outcome: unknown;
    const prompt: Agent["prompt"] = async (_params, turn) => {
      const call = turn.toolCall({ title: "Run", toolCallId: "t" });
      void call.update({ title: null, rawInput: { command: "ls" } });
      outcome = await failure(turn.requestPermission(call, options));
      return "end_turn";
    };
    const all = await opened({ prompt }, {}, answers);
    await all.client.request("session/prompt", hello);
    expect(outcome).toEqual(want);
    expect(askedFor(all, "session/request_permission")).toEqual([
      { sessionId: "s1", toolCall: { toolCallId: "t", title: "Run", status: "pending", rawInput: { command: "ls" } }, options },
    ]);
  });

  test.each<[string, unknown]>([
    ["cancelled", { outcome: { outcome: "cancelled" } }],
    ["yes", { outcome: { outcome: "selected", optionId: "y" } }],
  ])("is none in a cancelled turn; that the client answers %s later is no fault", async (_, late) => {
    let answer: (given: unknown) => void = () => undefined;
    const { outcome, all } = await cancelledWhile((turn) => turn.requestPermission({ toolCallId: "t" }, options), {
      "session/request_permission": () => new Promise((resolve) => (answer = resolve)),
    });
    expect(outcome).toEqual({ value: undefined });
    answer(late);
    await settled(2);
    expect(all.record.messages().at(-1)).toMatchObject({ result: late });
    expect(all.problems).toEqual([]);
  });

  test("is not asked for once the turn is cancelled", async () => {
    const { all } = await cancelledWhile(
      async (turn) => {
        await turn.requestPermission({ toolCallId: "t" }, options);
        return turn.requestPermission({ toolCallId: "u" }, options);
      },
      { "session/request_permission": () => new Promise(() => undefined) },
    );
    expect(all.asked).toEqual(["session/request_permission"]);
  });
});

describe("terminals", () => {
  const answers: Answers = {
    "terminal/create": () => ({ terminalId: "t1" }),
    "terminal/output": () => ({ output: "out", truncated: false }),
    "terminal/wait_for_exit": () => ({ exitCode: 0 }),
    "terminal/kill": () => ({}),
    "terminal/release": () => ({}),
  };

  test("do what a terminal does, and nothing after they are released", async () => {
    const { outcome, all } = await within(async (turn) => {
      const terminal = await turn.terminal("ls", { args: ["-l"], cwd: "/" });
      void turn.toolCall({ title: "ls" }).terminal(terminal);
      const done = [await terminal.output(), await terminal.waitForExit()];
      await terminal.kill();
      await terminal.release();
      await terminal.release();
      return [...done, await failure(terminal.output())];
    }, answers);
    expect(outcome).toMatchObject({
      value: [{ output: "out", truncated: false }, { exitCode: 0 }, 'EndedError: terminal/output: not sent: terminal "t1" is released'],
    });
    expect(all.asked).toEqual(["terminal/create", "terminal/output", "terminal/wait_for_exit", "terminal/kill", "terminal/release"]);
    expect(askedFor(all, "terminal/create")).toEqual([{ ...command, args: ["-l"], cwd: "/" }]);
  });

  test.each<[string, (turn: Turn) => unknown]>([
    ["work ends", (turn) => turn.withTerminal("ls", {}, () => 1)],
    ["work throws", (turn) => turn.withTerminal("ls", {}, () => Promise.reject(new Error("no")))],
    [
      "a scope ends",
      async (turn) => {
        await using terminal = await turn.terminal("ls");
        return terminal.id;
      },
    ],
    ["the turn ends", (turn) => turn.terminal("ls").then(({ id }) => id)],
  ])("are released once when %s", async (_, work) => {
    const { all } = await within(work, answers);
    expect(all.asked).toEqual(["terminal/create", "terminal/release"]);
  });

  test("are released when the turn is cancelled, and not waited for", async () => {
    let kept: TerminalHandle | undefined;
    const { outcome, all } = await cancelledWhile(
      (turn) => turn.withTerminal("ls", {}, (terminal) => ((kept = terminal), terminal.waitForExit())),
      {
        ...answers,
        "terminal/wait_for_exit": () => new Promise(() => undefined),
      },
    );
    expect(outcome).toBe("AbortError: the turn was cancelled");
    expect(all.asked).toEqual(["terminal/create", "terminal/wait_for_exit", "terminal/release"]);
    await expect(kept?.output()).rejects.toThrow(EndedError);
  });

  test("one that is created while the turn is cancelled is released", async () => {
    let create: (given: unknown) => void = () => undefined;
    const all = await opened({ prompt: (_, turn) => turn.withTerminal("ls", {}, () => "end_turn" as const) }, EVERYTHING, {
      ...answers,
      "terminal/create": () => new Promise((resolve) => (create = resolve)),
    });
    const answer = all.client.request("session/prompt", hello);
    await settled();
    void all.client.notify("session/cancel", { sessionId: "s1" });
    await settled();
    create({ terminalId: "t1" });
    expect(await answer).toEqual({ stopReason: "cancelled" });
    expect(all.asked).toEqual(["terminal/create", "terminal/release"]);
  });

  test("a client that refuses to release one does not undo what was done in it", async () => {
    const refuse = () => {
      throw new Error("no");
    };
    const { outcome } = await within((turn) => turn.withTerminal("ls", {}, () => 1), { ...answers, "terminal/release": refuse });
    expect(outcome).toEqual({ value: 1 });
  });
});

test("elicit asks for a form or sends to an address, and tells when that is done", async () => {
  const { outcome, all } = await within(
    async (turn) => {
      const answer = await turn.elicit({ mode: "form", message: "Which?", requestedSchema: { properties: { a: { type: "string" } } } });
      await turn.elicit({ mode: "url", message: "Log in", elicitationId: "e1", url: "https://example.com/" });
      await turn.elicitationComplete("e1");
      return answer;
    },
    { "elicitation/create": ({ mode }) => (mode === "form" ? { action: "accept", content: { a: "b" } } : { action: "accept" }) },
  );
  expect(outcome).toEqual({ value: { action: "accept", content: { a: "b" } } });
  expect(askedFor(all, "elicitation/create")).toEqual([
    { sessionId: "s1", mode: "form", message: "Which?", requestedSchema: { type: "object", properties: { a: { type: "string" } } } },
    { sessionId: "s1", mode: "url", message: "Log in", elicitationId: "e1", url: "https://example.com/" },
  ]);
  expect(askedFor(all, "elicitation/complete")).toEqual([{ elicitationId: "e1" }]);
});
