/** One side of a connection against a peer that keeps to nothing: what is answered, what is told, and that nobody waits for ever. */
import { describe, expect, test } from "vitest";
import { isContractError } from "../../src/contract/index.js";
import { RequestError } from "../../src/peer/errors.js";
import { raw, settle } from "./raw.js";

const NEW = { cwd: "/poem", mcpServers: [] };
const chunk = (text: string) => ({
  jsonrpc: "2.0",
  method: "session/update",
  params: { sessionId: "s", update: { sessionUpdate: "agent_message_chunk", content: { type: "text", text } } },
});
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error as Error & { code?: number },
  );

describe("requests of this side", () => {
  test("ids count up, and each result goes to its own request, in whatever order they come", async () => {
    const peer = raw("client");
    const both = [peer.connection.request("session/new", NEW), peer.connection.request("session/new", NEW)];
    await peer.until(2);
    expect(peer.got.map(({ id }) => id)).toEqual([0, 1]);
    peer.send({ jsonrpc: "2.0", id: 1, result: { sessionId: "second" } });
    peer.send({ jsonrpc: "2.0", id: 0, result: { sessionId: "first" } });
    expect((await Promise.all(both)).map(({ sessionId }) => sessionId)).toEqual(["first", "second"]);
  });

  test("wrong params are not sent", async () => {
    const peer = raw("client");
    const error = await failure(peer.connection.request("session/new", { cwd: 3 } as never));
    expect(isContractError(error)).toBe(true);
    expect(error?.message).toContain("session/new params: wrong type at /cwd");
    await settle();
    expect(peer.got).toEqual([]);
  });

  test.each([
    ["a wrong result", { id: 0, result: { sessionId: 3 } }, /^session\/new result: .*\/sessionId/],
    ["null for a result", { id: 0, result: null }, /^session\/new result: /],
    [
      "a result beside an error",
      { id: 0, result: { sessionId: "s" }, error: { code: 1, message: "x" } },
      /^session\/new response: a result and an error: expected one of them, got both$/,
    ],
    [
      "another JSON-RPC",
      { id: 0, jsonrpc: "1.0", result: { sessionId: "s" } },
      /^session\/new response: wrong value at \/jsonrpc: expected "2.0"/,
    ],
    ["an id of the wrong type", { id: "0", result: { sessionId: "s" } }, /^session\/new response: wrong type at \/id: expected 0/],
  ])("%s rejects", async (_about, response, want) => {
    const peer = raw("client");
    const asked = failure(peer.connection.request("session/new", NEW));
    await peer.until(1);
    peer.send({ jsonrpc: "2.0", ...response });
    const error = await asked;
    expect(isContractError(error)).toBe(true);
    expect(error?.message).toMatch(want);
    expect(peer.problems.map(({ kind }) => kind)).toEqual(["invalid"]);
  });

  test.each([
    ["tolerant" as const, { sessionId: "s" }, "mended"],
    ["strict" as const, "ContractError", "invalid"],
  ])("a response that does not say jsonrpc, read %s", async (reading, want, kind) => {
    const peer = raw("client", {}, { reading });
    const asked = peer.connection.request("session/new", NEW).catch((error: unknown) => (error as Error).name);
    await peer.until(1);
    peer.send({ id: 0, result: { sessionId: "s" } });
    expect(await asked).toEqual(want);
    expect(peer.problems.map((problem) => [problem.kind, problem.message])).toEqual([
      [kind, 'session/new response: missing member "jsonrpc": expected "2.0", got nothing'],
    ]);
  });

  test.each([
    ["an error", { code: -32000, message: "log in", data: { why: "new" } }, -32_000, "log in"],
    ["an error that is none", {}, -32_603, "session/new: answered with an error that says nothing"],
    ["an error that is text", "no", -32_603, "session/new: answered with an error that says nothing"],
  ])("%s rejects with a RequestError", async (_about, given, code, message) => {
    const peer = raw("client");
    const asked = failure(peer.connection.request("session/new", NEW));
    await peer.until(1);
    peer.send({ jsonrpc: "2.0", id: 0, error: given });
    expect(await asked).toMatchObject({ name: "RequestError", code, message });
  });

  test("a deadline rejects, and the peer is told; the late answer is no fault", async () => {
    const peer = raw("client", {}, { requestTimeout: 5 });
    const error = await failure(peer.connection.request("session/new", NEW));
    expect(error).toMatchObject({ name: "DeadlineError", message: "session/new: no answer within 5 ms" });
    await peer.until(2);
    expect(peer.got[1]).toEqual({ jsonrpc: "2.0", method: "$/cancel_request", params: { requestId: 0 } });
    peer.send({ jsonrpc: "2.0", id: 0, result: { sessionId: "s" } });
    await settle();
    expect(peer.problems).toEqual([]);
  });

  test("a signal rejects with its reason, before and after the request is sent", async () => {
    const peer = raw("client");
    const reason = new Error("never mind");
    expect(await failure(peer.connection.request("session/new", NEW, { signal: AbortSignal.abort(reason) }))).toBe(reason);
    const controller = new AbortController();
    const asked = failure(peer.connection.request("session/new", NEW, { signal: controller.signal }));
    await peer.until(1);
    controller.abort(reason);
    expect(await asked).toBe(reason);
    await peer.until(2);
    expect(peer.got[1]?.method).toBe("$/cancel_request");
  });

  test("a response to nothing, and a second one, are told", async () => {
    const peer = raw("client");
    const asked = peer.connection.request("session/new", NEW);
    await peer.until(1);
    for (let n = 0; n < 2; n += 1) peer.send({ jsonrpc: "2.0", id: 0, result: { sessionId: "s" } });
    peer.send({ jsonrpc: "2.0", id: 99, result: {} });
    await asked;
    await settle();
    expect(peer.problems.map(({ kind, message }) => [kind, message])).toEqual([
      ["unpaired", "response: no request of this side waits under its id: got 0"],
      ["unpaired", "response: no request of this side waits under its id: got 99"],
    ]);
  });
});

describe("order", () => {
  test("a prompt's answer comes after the handlers of all updates before it, one handler at a time", async () => {
    const done: string[] = [];
    const peer = raw("client", {
      notification: async (_method, params) => {
        const { text } = (params as { update: { content: { text: string } } }).update.content;
        await new Promise((resolve) => setTimeout(resolve, text === "slow" ? 20 : 0));
        done.push(text);
      },
    });
    const turn = peer.connection.request("session/prompt", { sessionId: "s", prompt: [] }).then(() => done.push("answer"));
    await peer.until(1);
    for (const text of ["slow", "a", "b"]) peer.send(chunk(text));
    peer.send({ jsonrpc: "2.0", id: 0, result: { stopReason: "end_turn" } });
    peer.send(chunk("late"));
    await turn;
    await settle();
    expect(done).toEqual(["slow", "a", "b", "answer", "late"]);
  });

  test("a handler that waits for an answer of the peer gets it", async () => {
    const peer = raw("client", {
      notification: async () => {
        await peer.connection.request("session/new", NEW);
      },
    });
    peer.send(chunk("go"));
    await peer.until(1);
    peer.send({ jsonrpc: "2.0", id: 0, result: { sessionId: "s" } });
    await settle();
    expect(peer.problems).toEqual([]);
  });

  test("a slow handler slows the peer, and nothing is lost", async () => {
    let handled = 0;
    const peer = raw("client", {
      notification: async () => {
        await Promise.resolve();
        handled += 1;
      },
    });
    for (let n = 0; n < 5000; n += 1) peer.send(chunk("x"));
    while (handled < 5000) await settle();
    expect(handled).toBe(5000);
  });
});

describe("requests of the other side", () => {
  const ask = { jsonrpc: "2.0", id: 4, method: "session/new", params: NEW };

  test.each<[string, unknown, object]>([
    ["an unknown method", { ...ask, method: "session/nwe" }, { id: 4, error: { code: -32_601 } }],
    ["wrong params", { ...ask, params: { cwd: 1, mcpServers: [] } }, { id: 4, error: { code: -32_602 } }],
    [
      "a method of this side's own",
      { ...ask, method: "fs/read_text_file", params: { sessionId: "s", path: "/a" } },
      { id: 4, error: { code: -32_600 } },
    ],
    ["a notification as a request", { ...ask, method: "session/cancel", params: { sessionId: "s" } }, { id: 4, error: { code: -32_600 } }],
    ["an id that is none", { ...ask, id: {} }, { id: null, error: { code: -32_600 } }],
    ["a method and a result", { ...ask, result: {} }, { id: 4, error: { code: -32_600 } }],
    ["no message at all", { hello: 1 }, { id: null, error: { code: -32_600 } }],
    ["bad JSON", "{nope}\n", { id: null, error: { code: -32_700 } }],
    ["a batch", [ask], { id: null, error: { code: -32_600 } }],
    [
      "a handler's own error",
      { ...ask, params: { ...NEW, cwd: "/refused" } },
      { id: 4, error: { code: 7, message: "not there", data: [1] } },
    ],
    [
      "a handler that throws",
      { ...ask, params: { ...NEW, cwd: "/throws" } },
      { id: 4, error: { code: -32_603, message: "internal error" } },
    ],
    [
      "a handler's wrong result",
      { ...ask, params: { ...NEW, cwd: "/wrong" } },
      { id: 4, error: { code: -32_603, message: "internal error" } },
    ],
    ["no jsonrpc member, which is mended", { id: 4, method: "session/new", params: NEW }, { id: 4, result: { sessionId: "s" } }],
    ["an extension", { ...ask, method: "_poem/rhyme", params: [1] }, { id: 4, result: { sessionId: "s" } }],
  ])("%s", async (_about, message, want) => {
    const peer = raw("agent", {
      request: ({ params }) => {
        const cwd = (params as { cwd?: string }).cwd;
        if (cwd === "/refused") throw new RequestError(7, "not there", [1]);
        if (cwd === "/throws") throw new Error("secret");
        return cwd === "/wrong" ? { sessionId: 5 } : { sessionId: "s" };
      },
    });
    peer.send(message);
    await peer.until(1);
    await settle();
    expect(peer.got).toHaveLength(1);
    expect(peer.got[0]).toMatchObject({ jsonrpc: "2.0", ...want });
    expect(JSON.stringify(peer.got)).not.toContain("secret");
  });

  test("text that is no message is told and not answered; a notification that nobody knows is neither", async () => {
    const peer = raw("agent");
    peer.send("starting up\n");
    peer.send({ jsonrpc: "2.0", method: "session/unheard_of", params: {} });
    await settle();
    expect(peer.got).toEqual([]);
    expect(peer.problems.map(({ kind }) => kind)).toEqual(["noise"]);
  });

  test("a request too long to be read is refused by its id, and the connection goes on", async () => {
    const peer = raw("agent", { request: () => ({ sessionId: "s" }) }, { maxMessage: 2000 });
    peer.send({ ...ask, id: "big", params: { ...NEW, cwd: `/${"x".repeat(3000)}` } });
    peer.send(ask);
    await peer.until(2);
    expect(peer.got[0]).toMatchObject({ id: "big", error: { code: -32_600 } });
    expect(peer.got[1]).toMatchObject({ id: 4, result: { sessionId: "s" } });
  });

  test("cancelled by its id a request is answered -32800, or with its result where it comes to one", async () => {
    const peer = raw("agent", {
      request: ({ signal, params }) =>
        new Promise((resolve, reject) => {
          signal.addEventListener("abort", () => {
            if ((params as { cwd: string }).cwd === "/partial") resolve({ sessionId: "partial" });
            else reject(new Error("stopped"));
          });
        }),
    });
    for (const [id, cwd] of [
      [1, "/a"],
      ["1", "/partial"],
    ] as const) {
      peer.send({ ...ask, id, params: { ...NEW, cwd } });
      await settle();
      peer.send({ jsonrpc: "2.0", method: "$/cancel_request", params: { requestId: id } });
    }
    peer.send({ jsonrpc: "2.0", method: "$/cancel_request", params: { requestId: 77 } });
    await peer.until(2);
    expect(peer.got).toEqual([
      { jsonrpc: "2.0", id: 1, error: { code: -32_800, message: "request cancelled" } },
      { jsonrpc: "2.0", id: "1", result: { sessionId: "partial" } },
    ]);
    expect(peer.problems).toEqual([]);
  });

  test("a second request under an id that is not answered yet does not steal its answer", async () => {
    let answer: (value: unknown) => void = () => undefined;
    const peer = raw("agent", { request: () => new Promise((resolve) => (answer = resolve)) });
    peer.send(ask);
    peer.send(ask);
    await settle();
    answer({ sessionId: "s" });
    await peer.until(1);
    await settle();
    expect(peer.got).toHaveLength(1);
    expect(peer.problems.map(({ kind }) => kind)).toEqual(["duplicate-id"]);
  });
});

describe("the tolerant reading", () => {
  const plan = {
    jsonrpc: "2.0",
    method: "session/update",
    params: { sessionId: "s", update: { sessionUpdate: "tool_call", toolCallId: "t", title: "Read", kind: "reading" } },
  };

  test("hands on what can be mended, and says what it was; the strict one does not hand it on", async () => {
    for (const [reading, kinds, count] of [
      ["tolerant", ["mended"], 1],
      ["strict", ["invalid"], 0],
    ] as const) {
      const seen: unknown[] = [];
      const peer = raw("client", { notification: (_method, params) => void seen.push(params) }, { reading });
      peer.send(plan);
      await settle();
      expect(seen).toHaveLength(count);
      expect(peer.problems.map(({ kind }) => kind)).toEqual(kinds);
    }
  });

  test("never mends an answer about permission", async () => {
    const peer = raw("agent");
    const asked = failure(
      peer.connection.request("session/request_permission", {
        sessionId: "s",
        toolCall: { toolCallId: "t" },
        options: [{ optionId: "y", name: "Yes", kind: "allow_once" }],
      }),
    );
    await peer.until(1);
    peer.send({ jsonrpc: "2.0", id: 0, result: { outcome: { outcome: "selected" } } });
    expect(isContractError(await asked)).toBe(true);
  });
});

describe("the end", () => {
  test("whoever waits is told why, signals are aborted, and nothing more is sent", async () => {
    let aborted = false;
    const peer = raw("agent", {
      request: ({ signal }) =>
        new Promise(() => {
          signal.addEventListener("abort", () => {
            aborted = true;
          });
        }),
    });
    peer.send({ jsonrpc: "2.0", id: 4, method: "session/new", params: NEW });
    const asked = failure(peer.connection.request("fs/read_text_file", { sessionId: "s", path: "/a" }));
    await settle();
    await peer.end();
    expect(await asked).toMatchObject({
      name: "ConnectionClosedError",
      message: "fs/read_text_file: not answered: the other side closed the connection",
    });
    await settle();
    expect(aborted).toBe(true);
    expect(await failure(peer.connection.request("fs/read_text_file", { sessionId: "s", path: "/a" }))).toMatchObject({
      name: "ConnectionClosedError",
      message: "fs/read_text_file: not sent: the other side closed the connection",
    });
    expect(() => peer.connection.notify("session/update", chunk("x").params as never)).toThrow("session/update: not sent");
  });

  test("what came before the end is handled before it is told", async () => {
    const done: string[] = [];
    const peer = raw("client", {
      notification: async () => {
        await settle();
        done.push("update");
      },
    });
    const turn = failure(peer.connection.request("session/prompt", { sessionId: "s", prompt: [] })).then(() => done.push("lost"));
    await peer.until(1);
    peer.send(chunk("x"));
    await peer.end();
    await turn;
    expect(done).toEqual(["update", "lost"]);
    expect((await peer.connection.closed).message).toBe("the other side closed the connection");
  });
});

test("hooks see every message of both directions, and what they throw ends nothing", async () => {
  const seen: unknown[] = [];
  const peer = raw(
    "client",
    {},
    {
      onFrame: ({ way, method, text, bytes }) => {
        seen.push([way, method, bytes === new TextEncoder().encode(text).length]);
        throw new Error("in a hook");
      },
      onProblem: () => {
        throw new Error("in another");
      },
    },
  );
  const asked = peer.connection.request("session/new", { ...NEW, cwd: "/gedicht/ä😀" });
  await peer.until(1);
  peer.send("noise\n");
  peer.send({ jsonrpc: "2.0", id: 0, result: { sessionId: "s€" } });
  await asked;
  expect(seen).toEqual([
    ["outgoing", "session/new", true],
    ["incoming", "session/new", true],
  ]);
});
