/** A validated stream is as good a stream as the one beneath: order, pace, ends and faults. */
import { type InvalidMessage, isContractError, validated, type ValidatedOptions } from "ask-session-protocol/acp";
import { describe, expect, test } from "vitest";
import { collect, settled, stateOf, streamPair } from "./stream-pair.js";

const update = (id: string) => ({
  jsonrpc: "2.0",
  method: "session/update",
  params: { sessionId: id, update: { sessionUpdate: "plan", entries: [] } },
});
const badUpdate = { jsonrpc: "2.0", method: "session/update", params: {} };
const badPrompt = (id: unknown) => ({ jsonrpc: "2.0", id, method: "session/prompt", params: { sessionId: "s" } });
const badRead = (id: unknown) => ({ jsonrpc: "2.0", id, method: "fs/read_text_file", params: { sessionId: "s" } });
const cancel = { jsonrpc: "2.0", method: "session/cancel", params: { sessionId: "s" } };
const badCancel = { ...cancel, params: {} };

/** What a message is told by in these tests. */
function nameOf(message: unknown): string {
  const { id, method, params, error } = message as {
    id?: unknown;
    method?: string;
    params?: { sessionId?: string };
    error?: { code: number };
  };
  return error === undefined ? `${method ?? ""} ${params?.sessionId ?? ""}` : `${String(id)}: ${String(error.code)}`;
}

/** A stream whose ends a test holds in its hands. */
function held(options: Partial<ValidatedOptions> = {}) {
  const log: string[] = [];
  const faults: unknown[] = [];
  const writes: { readonly message: unknown; readonly done: () => void }[] = [];
  const ends = {} as { source: ReadableStreamDefaultController<unknown>; sink: WritableStreamDefaultController };
  const readable = new ReadableStream<unknown>(
    {
      start: (controller) => void (ends.source = controller),
      pull: () => void log.push("pull"),
      cancel: (reason) => {
        log.push("cancel");
        faults.push(reason);
      },
    },
    { highWaterMark: 0 },
  );
  const writable = new WritableStream<unknown>({
    start: (controller) => void (ends.sink = controller),
    write: (message) => new Promise<void>((done) => writes.push({ message, done })),
    close: () => void log.push("close"),
    abort: (reason) => {
      log.push("abort");
      faults.push(reason);
    },
  });
  const stream = validated({ readable, writable }, { side: "client", onInvalid: "drop", ...options });
  return { stream, log, faults, writes, ...ends };
}

describe("order", () => {
  test("answers to this side stand where the request was refused", async () => {
    const [near, far] = streamPair(8);
    const stream = validated(near, { side: "client", onInvalid: "drop" });
    const got = collect(stream.readable);
    const [peer, self] = [far.writable.getWriter(), stream.writable.getWriter()];
    for (const step of [update("a"), undefined, update("b"), update("c"), undefined, undefined, update("d")]) {
      await (step === undefined ? self.write(badPrompt(got.messages.length)) : peer.write(step));
      await settled();
    }
    expect(got.messages.map(nameOf)).toEqual([
      "session/update a",
      "1: -32602",
      "session/update b",
      "session/update c",
      "4: -32602",
      "5: -32602",
      "session/update d",
    ]);
  });

  test("answers to the other side stand between what is sent", async () => {
    const [near, far] = streamPair(8);
    const stream = validated(near, { side: "client", onInvalid: "drop" });
    const [sent] = [collect(far.readable), collect(stream.readable)];
    const [peer, self] = [far.writable.getWriter(), stream.writable.getWriter()];
    for (const id of [1, undefined, 2, 3, undefined]) {
      await (id === undefined ? self.write(cancel) : peer.write(badRead(id)));
      await settled();
    }
    expect(sent.messages.map(nameOf)).toEqual(["1: -32602", "session/cancel s", "2: -32602", "3: -32602", "session/cancel s"]);
  });

  test("what is written at once is sent in order, refused or not", async () => {
    const [near, far] = streamPair();
    const stream = validated(near, { side: "client", onInvalid: "drop" });
    const [sent, got] = [collect(far.readable), collect(stream.readable)];
    const self = stream.writable.getWriter();
    await Promise.all([cancel, badPrompt(1), cancel, badCancel, badPrompt(2), cancel].map((message) => self.write(message)));
    expect(sent.messages).toEqual([cancel, cancel, cancel]);
    expect(got.messages.map(nameOf)).toEqual(["1: -32602", "2: -32602"]);
  });

  test("a request that was refused waits no more", async () => {
    const [near, far] = streamPair(8);
    const told: InvalidMessage[] = [];
    const stream = validated(near, { side: "client", onInvalid: "drop", onIssue: (report) => told.push(report) });
    collect(stream.readable);
    collect(far.readable);
    await stream.writable.getWriter().write(badPrompt(3));
    const peer = far.writable.getWriter();
    await peer.write({ jsonrpc: "2.0", id: "3", result: null });
    await peer.write({ jsonrpc: "2.0", id: 3, result: null });
    await settled();
    expect(told.map(({ action }) => action)).toEqual(["answered"]);
  });
});

describe("pace", () => {
  test("nothing is read before it is asked for", async () => {
    const { stream, log, source } = held();
    await settled(2);
    expect(log).toEqual([]);
    const reader = stream.readable.getReader();
    const first = reader.read();
    await settled();
    expect(log).toEqual(["pull"]);
    source.enqueue(update("a"));
    expect(await first).toEqual({ done: false, value: update("a") });
    await settled(2);
    expect(log).toEqual(["pull"]);
  });

  test("what is dropped is read past", async () => {
    const { stream, log, source } = held();
    const first = stream.readable.getReader().read();
    for (const message of [badUpdate, badUpdate, update("a")]) {
      await settled();
      source.enqueue(message);
    }
    expect(await first).toEqual({ done: false, value: update("a") });
    expect(log).toEqual(["pull", "pull", "pull"]);
  });

  test("a write lasts as long as the one beneath", async () => {
    const { stream, writes } = held();
    const self = stream.writable.getWriter();
    const [first, second] = [self.write(cancel), self.write(cancel)];
    expect([await stateOf(first), writes.length, self.desiredSize]).toEqual(["pending", 1, -1]);
    writes[0]?.done();
    expect([await stateOf(first), await stateOf(second), writes.length]).toEqual([{ value: undefined }, "pending", 2]);
  });

  test("many answers that this side does not read hold its writing up", async () => {
    const { stream } = held();
    const self = stream.writable.getWriter();
    for (let id = 0; id < 1023; id += 1) await self.write(badPrompt(id));
    const last = self.write(badPrompt(1023));
    expect(await stateOf(last)).toBe("pending");
    const reader = stream.readable.getReader();
    expect(nameOf((await reader.read()).value)).toBe("0: -32602");
    expect(await stateOf(last)).toEqual({ value: undefined });
  });

  test("a write that is held up ends with the reading", async () => {
    const { stream } = held();
    const self = stream.writable.getWriter();
    const writes = Array.from({ length: 1030 }, (_, id) => self.write(badPrompt(id)));
    expect(await stateOf(Promise.all(writes))).toBe("pending");
    await stream.readable.cancel();
    expect(await stateOf(Promise.all(writes))).toMatchObject({ value: { length: 1030 } });
  });

  test("many answers that the other side does not read hold the reading up", async () => {
    const { stream, source, writes, log } = held();
    collect(stream.readable);
    for (let id = 0; id < 1030; id += 1) source.enqueue(badRead(id));
    await settled(20);
    const before = source.desiredSize;
    expect([writes.length, before]).toEqual([1, -6]);
    for (let next = 0; next < writes.length; next += 1) {
      writes[next]?.done();
      await settled();
    }
    expect([writes.length, source.desiredSize, log.at(-1)]).toEqual([1030, 0, "pull"]);
  });

  test("two sides that refuse each other's requests do not wait for each other", async () => {
    const [near, far] = streamPair();
    const [client, agent] = [
      validated(near, { side: "client", onInvalid: { incoming: "drop" } }),
      validated(far, { side: "agent", onInvalid: { incoming: "drop" } }),
    ];
    const [left, right] = [collect(client.readable), collect(agent.readable)];
    const [up, down] = [client.writable.getWriter(), agent.writable.getWriter()];
    const ids = Array.from({ length: 100 }, (_, id) => id);
    await Promise.all(ids.flatMap((id) => [up.write(badPrompt(id)), down.write(badRead(id))]));
    await settled(5);
    for (const { messages } of [left, right]) expect(messages.map(nameOf)).toEqual(ids.map((id) => `${String(id)}: -32602`));
  });
});

describe("ends", () => {
  test("the end of the source is the end of the reading, after the answers", async () => {
    const { stream, source } = held();
    await stream.writable.getWriter().write(badPrompt(1));
    source.close();
    const got = collect(stream.readable);
    await settled(2);
    expect([got.messages.map(nameOf), got.done]).toEqual([["1: -32602"], true]);
  });

  test("close waits for what is on its way", async () => {
    const { stream, log, writes } = held();
    const self = stream.writable.getWriter();
    void self.write(cancel);
    const closing = self.close();
    expect([await stateOf(closing), log]).toEqual(["pending", []]);
    writes[0]?.done();
    expect([await stateOf(closing), log]).toEqual([{ value: undefined }, ["close"]]);
  });

  test("abort reaches the sink, also past a write that waits", async () => {
    const { stream, sink, writes, log, faults } = held();
    const { signal } = sink as WritableStreamDefaultController & { readonly signal: AbortSignal };
    const self = stream.writable.getWriter();
    const writing = self.write(cancel);
    await settled();
    const reason = new Error("enough");
    const aborting = self.abort(reason);
    expect([await stateOf(aborting), signal.aborted, signal.reason]).toEqual(["pending", true, reason]);
    writes[0]?.done();
    expect([await stateOf(writing), await stateOf(aborting)]).toEqual([{ value: undefined }, { value: undefined }]);
    expect([log, faults]).toEqual([["abort"], [reason]]);
  });

  test.each([true, false])("cancel reaches the source, while a read waits: %s", async (waits) => {
    const { stream, log, faults } = held();
    const reader = stream.readable.getReader();
    const reading = waits ? reader.read() : undefined;
    await settled();
    const reason = new Error("enough");
    await reader.cancel(reason);
    expect([log.at(-1), faults]).toEqual(["cancel", [reason]]);
    if (reading !== undefined) expect(await reading).toEqual({ done: true, value: undefined });
  });

  test("a fault of the source is one of the reading", async () => {
    const { stream, source } = held();
    const reading = stream.readable.getReader().read();
    const reason = new Error("lost");
    source.error(reason);
    expect(await stateOf(reading)).toEqual({ error: reason });
  });

  test("a fault of the sink is one of the writing, also of an idle one", async () => {
    const { stream, sink } = held();
    const self = stream.writable.getWriter();
    const reason = new Error("lost");
    sink.error(reason);
    expect(await stateOf(self.closed)).toEqual({ error: reason });
    expect(await stateOf(self.write(cancel))).toEqual({ error: reason });
  });

  test("what is thrown at reading cancels the source", async () => {
    const { stream, source, log, faults } = held({ onInvalid: "throw" });
    const reader = stream.readable.getReader();
    source.enqueue(badUpdate);
    const fault = await reader.read().catch((error: unknown) => error);
    expect([isContractError(fault), log, faults]).toEqual([true, ["cancel"], [fault]]);
    expect(await stateOf(reader.closed)).toEqual({ error: fault });
  });

  test("what is thrown at writing aborts the sink", async () => {
    const { stream, log, faults } = held({ onInvalid: "throw" });
    const self = stream.writable.getWriter();
    const fault = await self.write(badCancel).catch((error: unknown) => error);
    expect([isContractError(fault), log, faults]).toEqual([true, ["abort"], [fault]]);
    expect(await stateOf(self.write(cancel))).toEqual({ error: fault });
  });

  test("an answer that nobody can get any more is let go", async () => {
    const { stream, source } = held();
    const got = collect(stream.readable);
    const self = stream.writable.getWriter();
    await self.close();
    source.enqueue(badRead(1));
    source.enqueue(update("a"));
    await settled(2);
    expect([got.messages.map(nameOf), got.fault]).toEqual([["session/update a"], undefined]);
    const other = held();
    await other.stream.readable.cancel();
    const late = other.stream.writable.getWriter();
    const writes = Array.from({ length: 1030 }, (_, id) => late.write(badPrompt(id)));
    expect(await stateOf(Promise.all(writes))).toMatchObject({ value: { length: 1030 } });
  });

  test("a stream that is in use is refused, and left as it was", () => {
    const [near] = streamPair();
    near.writable.getWriter();
    expect(() => validated(near, { side: "client" })).toThrow(
      new TypeError("the stream is in use already: it is validated before it is connected"),
    );
    expect(near.readable.locked).toBe(false);
  });
});

describe("whatever comes", () => {
  test.each<[string, NonNullable<ValidatedOptions["onIssue"]>]>([
    [
      "throws",
      () => {
        throw new Error("not mine");
      },
    ],
    ["rejects", () => Promise.reject(new Error("not mine"))],
  ])("a callback that %s decides nothing", async (_, onIssue) => {
    const { stream, source } = held({ onIssue });
    const got = collect(stream.readable);
    for (const message of [badUpdate, update("a")]) source.enqueue(message);
    await settled(2);
    expect([got.messages.map(nameOf), got.fault]).toEqual([["session/update a"], undefined]);
  });

  test("an error lists twenty issues and counts the others", async () => {
    const { stream } = held();
    const entries = Array.from({ length: 30 }, () => 5);
    await stream.writable
      .getWriter()
      .write({ jsonrpc: "2.0", id: 1, method: "session/prompt", params: { sessionId: "s", prompt: entries } });
    const { value } = await stream.readable.getReader().read();
    const { error } = value as { error: { message: string; data: { issues: unknown[]; more: number } } };
    expect([error.data.issues.length, error.data.more, error.message]).toEqual([
      20,
      10,
      "session/prompt params: wrong type at /params/prompt/0: expected object, got number 5 (and 29 more)",
    ]);
  });

  test("what JSON cannot hold is answered where it has an id, and dropped where it cannot be read", async () => {
    const told: string[] = [];
    const { stream } = held({ onIssue: ({ action, issues }) => told.push(`${action}: ${issues.map(({ message }) => message).join()}`) });
    const got = collect(stream.readable);
    const self = stream.writable.getWriter();
    await self.write({ jsonrpc: "2.0", id: 1, method: "session/prompt", params: { sessionId: "s", prompt: [1n] } });
    const hostile = {
      get method() {
        throw new Error("no");
      },
    };
    for (const message of [hostile, undefined, () => 1]) await self.write(message);
    await settled();
    expect(got.messages.map(nameOf)).toEqual(["1: -32602"]);
    expect(told).toEqual([
      "answered: message: not JSON at /params/prompt/0: expected a JSON value, got bigint",
      "dropped: message: not JSON: expected a value that can be read, got an exception",
      "dropped: message: not JSON: expected a JSON value, got undefined",
      "dropped: message: not JSON: expected a JSON value, got function",
    ]);
  });
});
