/** Much at once, and much in one turn: all of it comes, in order, and waits where the reader is slow. */
import { type Agent, serve } from "ask-session-protocol/agent";
import { connect, memoryPair, type SessionState } from "ask-session-protocol/client";
import { expect, test } from "vitest";

const SESSIONS = 1000;
const UPDATES = 100_000;

test("1,000 sessions work on a prompt each at the same time", async () => {
  let working = 0;
  let release: () => void = () => undefined;
  const allWork = new Promise<void>((resolve) => (release = resolve));
  const { client, problems } = await connected({
    prompt: async (_params, turn) => {
      working += 1;
      if (working === SESSIONS) release();
      await allWork;
      for (const part of ["I", " am ", turn.id]) await turn.text(part);
      return "end_turn";
    },
  });
  const texts = await Promise.all(
    Array.from({ length: SESSIONS }, async () => {
      const session = await client.newSession({ cwd: "/poem" });
      return [session.id, await session.prompt("who?").text()] as const;
    }),
  );
  expect(new Set(texts.map(([id]) => id)).size).toBe(SESSIONS);
  for (const [id, text] of texts) expect(text).toBe(`I am ${id}`);
  expect(problems).toEqual([]);
  await client.close();
});

test("100,000 updates of one turn arrive in order, and before its answer", async () => {
  const { client, problems } = await connected(telling(() => undefined));
  const session = await client.newSession({ cwd: "/poem" });
  const turn = session.prompt("count");
  let next = 0;
  for await (const update of turn) {
    if (textOf(update) !== `${String(next)} `) throw new Error(`expected ${String(next)}, got ${JSON.stringify(update)}`);
    next += 1;
  }
  expect(next).toBe(UPDATES);
  expect(await turn.result).toEqual({ stopReason: "end_turn" });
  expect(said(session.state)).toBe(Array.from({ length: UPDATES }, (_, index) => `${String(index)} `).join(""));
  expect(problems).toEqual([]);
  await client.close();
});

test("a slow reader slows the agent: what is on its way stays bounded", async () => {
  let [sent, read, most] = [0, 0, 0];
  const { client } = await connected(telling((count) => (sent = count)));
  const turn = (await client.newSession({ cwd: "/poem" })).prompt("count");
  for await (const _ of turn) {
    read += 1;
    most = Math.max(most, sent - read);
    if (read % 100 === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  expect(read).toBe(UPDATES);
  expect(most).toBeGreaterThan(0);
  expect(most).toBeLessThan(1000);
  await client.close();
});

/** An agent that tells numbers, each as soon as there is room. */
function telling(onSent: (count: number) => void): Pick<Agent, "prompt"> {
  return {
    prompt: async (_params, turn) => {
      for (let n = 0; n < UPDATES; n += 1) {
        await turn.text(`${String(n)} `);
        onSent(n + 1);
      }
      return "end_turn";
    },
  };
}

async function connected(agent: Pick<Agent, "prompt">) {
  const [ours, theirs] = memoryPair();
  const problems: string[] = [];
  const onProblem = ({ message }: { readonly message: string }) => problems.push(message);
  let sessions = 0;
  const newSession = () => ({ sessionId: `s${String((sessions += 1))}` });
  serve(theirs, { initialize: () => ({}), newSession, ...agent }, { onProblem });
  return { client: await connect(ours, { clientInfo: { name: "client", version: "1" }, onProblem }), problems };
}

function textOf(update: object): string | undefined {
  const { content } = update as { readonly content?: { readonly text?: string } };
  return content?.text;
}

function said({ entries }: SessionState): string {
  return entries
    .flatMap((entry) => (entry.type === "message" && entry.from === "agent" ? entry.content : []))
    .map((block) => (block.type === "text" ? block.text : ""))
    .join("");
}
