/** What the agent asks the client for: files, terminals, elicitation; and that nobody is left without an answer. */
import { describe, expect, test } from "vitest";
import type { Connection } from "../../../src/peer/connection.js";
import { type ClientHandlers, sliceLines } from "../../../src/peer/client/index.js";
import { asked, expectClean, failure, HERE, scripted, until } from "./scripted.js";

describe("files", () => {
  const text = "one\ntwo\nthree\n";
  const handlers: ClientHandlers = {
    readTextFile: ({ path, ...range }) => ({ content: sliceLines(path === "/poem/a" ? text : "", range) }),
    writeTextFile: () => undefined,
  };
  const read = (params: object) => (agent: Connection) =>
    agent.request("fs/read_text_file", { sessionId: "s", path: "/poem/a", ...params });
  const write = (params: object) => (agent: Connection) =>
    agent.request("fs/write_text_file", { sessionId: "s", path: "/poem/a", content: "", ...params });

  test.each<[string, (agent: Connection) => Promise<unknown>, unknown]>([
    ["all of it", read({}), { content: text }],
    ["a part of it", read({ line: 2, limit: 1 }), { content: "two\n" }],
    ["a file of Windows", read({ path: "C:\\poem\\b" }), { content: "" }],
    ["written, with an object for an answer", write({}), {}],
  ])("%s", async (_about, ask, want) => {
    const peer = await asked(ask, handlers);
    expect(peer.got).toEqual(want);
    expectClean(peer);
  });

  test.each<[string, (agent: Connection) => Promise<unknown>, ClientHandlers, object]>([
    [
      "a relative path to read",
      read({ path: "a" }),
      handlers,
      {
        code: -32_602,
        message: 'fs/read_text_file params: relative path at /path: expected an absolute path, got "a"',
        data: { pointer: "/path" },
      },
    ],
    [
      "a relative path to write",
      write({ path: "../a" }),
      handlers,
      {
        code: -32_602,
        message: 'fs/write_text_file params: relative path at /path: expected an absolute path, got "../a"',
        data: { pointer: "/path" },
      },
    ],
    [
      "a session that nobody knows",
      read({ sessionId: "t" }),
      handlers,
      {
        code: -32_002,
        message: 'fs/read_text_file params: unknown session at /sessionId: expected one that was opened on this connection, got "t"',
        data: { sessionId: "t" },
      },
    ],
    [
      "an empty session id",
      write({ sessionId: "" }),
      handlers,
      {
        code: -32_002,
        message: 'fs/write_text_file params: unknown session at /sessionId: expected one that was opened on this connection, got ""',
        data: { sessionId: "" },
      },
    ],
    [
      "reading that is not advertised",
      read({}),
      {},
      { code: -32_601, message: "fs/read_text_file: not supported by this client, which did not advertise fs.readTextFile" },
    ],
    [
      "writing that is not advertised",
      write({}),
      {},
      { code: -32_601, message: "fs/write_text_file: not supported by this client, which did not advertise fs.writeTextFile" },
    ],
  ])("%s is refused", async (_about, ask, given, want) => {
    const seen: unknown[] = [];
    const spied: ClientHandlers = Object.fromEntries(Object.keys(given).map((name) => [name, (params: unknown) => void seen.push(params)]));
    expect((await asked(ask, spied)).got).toEqual(want);
    expect(seen).toEqual([]);
  });

  test.each<[string, number | null | undefined, number | null | undefined, string]>([
    ["all", undefined, undefined, text],
    ["null is nothing said", null, null, text],
    ["the first line is 1", 1, 1, "one\n"],
    ["from the second", 2, undefined, "two\nthree\n"],
    ["0 counts as 1", 0, 1, "one\n"],
    ["less counts as 1", -3, 2, "one\ntwo\n"],
    ["a limit that is more than there is", 3, 99, "three\n"],
    ["no lines", 1, 0, ""],
    ["less than none", 1, -1, ""],
    ["behind the end", 5, 1, ""],
    ["far behind the end", 50, undefined, ""],
  ])("lines: %s", (_about, line, limit, want) => {
    expect(sliceLines(text, { line, limit })).toBe(want);
  });

  test.each([
    ["without a last line feed", "a\nb", { line: 2 }, "b"],
    ["with carriage returns", "a\r\nb\r\n", { line: 1, limit: 1 }, "a\r\n"],
    ["of no text", "", {}, ""],
    ["U+2028 ends no line", "a\u2028b\nc", { limit: 1 }, "a\u2028b\n"],
  ])("lines %s", (_about, given, range, want) => {
    expect(sliceLines(given, range)).toBe(want);
  });

  test("pieces make up the whole", () => {
    expect([1, 2, 3, 4].map((line) => sliceLines(text, { line, limit: 1 })).join("")).toBe(text);
  });
});

describe("terminals", () => {
  /** Terminals that run nothing, and what was done with them. */
  function terminals() {
    const log: string[] = [];
    let made = 0;
    const done =
      (what: string) =>
      ({ terminalId }: { terminalId: string }) => {
        log.push(`${what} ${terminalId}`);
        return undefined;
      };
    const terminal: ClientHandlers["terminal"] = {
      create: ({ command }) => ({ terminalId: `${command}${String((made += 1))}` }),
      output: ({ terminalId }) => ({ output: terminalId, truncated: false }),
      waitForExit: () => ({ exitCode: 0 }),
      kill: done("kill"),
      release: done("release"),
    };
    return { log, terminal };
  }
  const create = (agent: Connection, params: object = {}) => agent.request("terminal/create", { sessionId: "s", command: "ls", ...params });

  test("are created, read, waited for, killed and released", async () => {
    const { log, terminal } = terminals();
    const peer = await asked(
      async (agent) => {
        const { terminalId } = await create(agent, { cwd: "/poem" });
        const named = { sessionId: "s", terminalId };
        return [
          await agent.request("terminal/output", named),
          await agent.request("terminal/kill", named),
          await agent.request("terminal/wait_for_exit", named),
          await agent.request("terminal/release", named),
        ];
      },
      { terminal },
    );
    expect(peer.got).toEqual([{ output: "ls1", truncated: false }, {}, { exitCode: 0 }, {}]);
    expect(log).toEqual(["kill ls1", "release ls1"]);
    expectClean(peer);
  });

  test.each<[string, (agent: Connection) => Promise<unknown>, boolean, object]>([
    [
      "a relative directory",
      (agent) => create(agent, { cwd: "poem" }),
      true,
      {
        code: -32_602,
        message: 'terminal/create params: relative path at /cwd: expected an absolute path, got "poem"',
        data: { pointer: "/cwd" },
      },
    ],
    [
      "a terminal that was not created",
      (agent) => agent.request("terminal/output", { sessionId: "s", terminalId: "x" }),
      true,
      {
        code: -32_002,
        message:
          'terminal/output params: unknown terminal at /terminalId: expected one that was created in this session and is not released, got "x"',
        data: { terminalId: "x" },
      },
    ],
    [
      "one that is released",
      async (agent) => {
        const named = { sessionId: "s", ...(await create(agent)) };
        await agent.request("terminal/release", named);
        return agent.request("terminal/kill", named);
      },
      true,
      {
        code: -32_002,
        message:
          'terminal/kill params: unknown terminal at /terminalId: expected one that was created in this session and is not released, got "ls1"',
        data: { terminalId: "ls1" },
      },
    ],
    [
      "a client without terminals",
      (agent) => create(agent),
      false,
      { code: -32_601, message: "terminal/create: not supported by this client, which did not advertise terminal" },
    ],
  ])("%s is refused", async (_about, ask, hasThem, want) => {
    const { terminal } = terminals();
    expect((await asked(ask, hasThem ? { terminal } : {})).got).toEqual(want);
  });

  test.each(["session", "connection"])("what the agent did not release is released with the %s", async (what) => {
    const { log, terminal } = terminals();
    const peer = await asked((agent) => create(agent), { terminal });
    expect(log).toEqual([]);
    if (what === "session") await (await peer.client.resumeSession("s", HERE)).close();
    else await peer.client.close();
    await until(() => log.length === 1);
    expect(log).toEqual(["release ls1"]);
  });
});

describe("elicitation", () => {
  const form = {
    mode: "form" as const,
    message: "Name?",
    requestedSchema: { type: "object" as const, properties: { name: { type: "string" as const } } },
  };
  const accept = { action: "accept" as const, content: { name: "Robert" } };

  test("asks in a session, and outside of one", async () => {
    const sessions: unknown[] = [];
    const peer = await scripted(
      {
        "session/new": async (_params, agent) => {
          const requestId = 1;
          expect(await agent.request("elicitation/create", { ...form, requestId })).toEqual(accept);
          return { sessionId: "s" };
        },
        "session/prompt": async (_params, agent) => {
          expect(await agent.request("elicitation/create", { ...form, sessionId: "s" })).toEqual(accept);
          return { stopReason: "end_turn" };
        },
      },
      {
        handlers: {
          elicitation: {
            form: (_request, { session }) => {
              sessions.push(session?.id);
              return accept;
            },
          },
        },
      },
    );
    expect(await (await peer.client.newSession(HERE)).prompt("hi").result).toEqual({ stopReason: "end_turn" });
    expect(sessions).toEqual([undefined, "s"]);
    expectClean(peer);
  });

  test("sends the user to an address, and hears when that is done", async () => {
    const done: string[] = [];
    const peer = await asked(
      async (agent) => {
        const answer = await agent.request("elicitation/create", {
          mode: "url",
          message: "Log in",
          elicitationId: "e",
          url: "https://a.example",
          sessionId: "s",
        });
        await agent.notify("elicitation/complete", { elicitationId: "e" });
        return answer;
      },
      { elicitation: { url: () => ({ action: "accept" }), complete: (id) => void done.push(id) } },
    );
    expect([peer.got, done]).toEqual([{ action: "accept" }, ["e"]]);
    expectClean(peer);
  });

  test.each([
    ["of a mode without a handler", { form: () => accept }, "url"],
    ["of a mode that nobody knows", { form: () => accept }, "_voice"],
    ["at all", {}, "url"],
  ])("is refused %s", async (_about, elicitation, mode) => {
    const params = { mode, message: "?", elicitationId: "e", url: "https://a.example", sessionId: "s" };
    const { got } = await asked((agent) => agent.request("elicitation/create", params as never), { elicitation });
    expect(got).toEqual({
      code: -32_602,
      message: `elicitation/create params: mode that is not advertised at /mode: expected one of clientCapabilities.elicitation, got "${mode}"`,
      data: { pointer: "/mode" },
    });
  });
});

test("a request that the agent cancels is answered so, and its handler hears of it", async () => {
  let signal: AbortSignal | undefined;
  const { got } = await asked(
    async (agent) => {
      const controller = new AbortController();
      const waiting = failure(agent.request("fs/read_text_file", { sessionId: "s", path: "/a" }, { signal: controller.signal }));
      await until(() => signal !== undefined);
      controller.abort(new Error("enough"));
      return (await waiting).message;
    },
    {
      readTextFile: (_params, context) =>
        new Promise((_resolve, reject) => {
          ({ signal } = context);
          signal.addEventListener("abort", () => {
            reject(new Error("stopped"));
          });
        }),
    },
  );
  expect([got, signal?.aborted]).toEqual(["enough", true]);
});
