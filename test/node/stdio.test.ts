/** The standard streams of an agent's own process. */
import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { spawnAgent, stdioTransport } from "ask-session-protocol/node";

const text = (stream: PassThrough) => (stream.read() as Buffer | null)?.toString() ?? "";
const turn = () => new Promise((resolve) => setTimeout(resolve, 10));

test("the first message is written at once, and what follows in the same turn of the event loop together", async () => {
  const output = new PassThrough();
  let writes = 0;
  output.on("data", () => (writes += 1));
  const transport = stdioTransport({ input: new PassThrough(), output });
  for (let n = 0; n < 100; n += 1) void transport.send(`${String(n)}\n`);
  await turn();
  expect(writes).toBe(2);
});

test("a full output asks to wait, and what was sent is taken all the same", async () => {
  const output = new PassThrough();
  const transport = stdioTransport({ input: new PassThrough(), output });
  const much = "a".repeat(1 << 20);
  expect(transport.send("first")).toBeUndefined();
  await turn();
  const room = transport.send(much);
  void transport.send("b");
  expect(room).toBeInstanceOf(Promise);
  let isSettled = false;
  void room?.then(() => (isSettled = true));
  await turn();
  expect(isSettled).toBe(false);
  expect(text(output)).toBe(`first${much}b`);
  await room;
  expect(transport.send("c")).toBeUndefined();
});

test("what was sent just before the end is written", async () => {
  const output = new PassThrough();
  const transport = stdioTransport({ input: new PassThrough(), output });
  transport.start({ bytes: () => undefined, closed: () => undefined });
  void transport.send("last\n");
  await transport.close();
  expect(text(output)).toBe("last\n");
  expect(transport.send("later\n")).toBeUndefined();
});

test("the end of the input is told once, and so is a fault", async () => {
  for (const [fault, want] of [
    [undefined, [undefined]],
    [new Error("lost"), [new Error("lost")]],
  ] as const) {
    const input = new PassThrough();
    const ends: unknown[] = [];
    stdioTransport({ input, output: new PassThrough() }).start({ bytes: () => undefined, closed: (error) => ends.push(error) });
    if (fault === undefined) input.end();
    else input.destroy(fault);
    await turn();
    expect(ends).toEqual(want);
  }
});

test("what the process prints goes to standard error, and only messages to standard output", async () => {
  const source = `import { stdioTransport } from "ask-session-protocol/node";
    const transport = stdioTransport();
    console.log("printed"); console.info("told"); console.debug("seen");
    transport.send("message\\n");`;
  const agent = spawnAgent(process.execPath, ["--input-type=module", "-e", source]);
  let got = "";
  agent.start({ bytes: (chunk) => ((got += new TextDecoder().decode(chunk)), undefined), closed: () => undefined });
  while (got === "") await turn();
  await agent.close();
  expect(got).toBe("message\n");
  expect(agent.stderr).toBe("printed\ntold\nseen\n");
});
