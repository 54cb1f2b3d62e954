/**
 * So many messages between our agent and our client, in short sessions one after another and ten at a time, and says on
 * standard output how much the heap holds after a tenth of them and at the end. Argument: number of messages, 10,000,000 where
 * it is left out. Needs `--expose-gc`; run by hand `node --expose-gc --import tsx test/peer/endurance.ts`.
 */
import { serve } from "ask-session-protocol/agent";
import { connect, memoryPair } from "ask-session-protocol/client";

const AT_A_TIME = 10;
const UPDATES = 80;

const messages = Number(process.argv[2] ?? 10_000_000);
const heaps: number[] = [];
const problems: string[] = [];
const onProblem = ({ message }: { readonly message: string }) => problems.push(message);
let [sessions, passed] = [0, 0];

const [ours, theirs] = memoryPair();
const agent = serve(
  theirs,
  {
    initialize: () => ({}),
    newSession: () => ({ sessionId: `s${String((sessions += 1))}` }),
    closeSession: () => undefined,
    prompt: async (_params, turn) => {
      const call = turn.toolCall({ title: "edit" });
      await turn.requestPermission(call, [{ optionId: "yes", name: "Yes", kind: "allow_once" }]);
      await turn.writeTextFile("/poem/ode", await turn.readTextFile("/poem/ode"));
      await turn.withTerminal("wc", {}, (terminal) => terminal.waitForExit());
      for (let n = 0; n < UPDATES; n += 1) await turn.text("and so it goes on ");
      await call.complete();
      // A turn that is cancelled ends in other ways.
      if (turn.id.endsWith("7")) {
        await turn.text("stop");
        await new Promise((resolve) => {
          turn.signal.addEventListener("abort", resolve);
        });
      }
      return "end_turn";
    },
  },
  { onProblem, requestTimeout: 600_000 },
);
const client = await connect(ours, {
  clientInfo: { name: "client", version: "1" },
  handlers: {
    permission: () => "yes",
    readTextFile: () => ({ content: "ode" }),
    writeTextFile: () => undefined,
    terminal: {
      create: () => ({ terminalId: "t" }),
      output: () => ({ output: "", truncated: false }),
      waitForExit: () => ({ exitCode: 0 }),
      kill: () => undefined,
      release: () => undefined,
    },
  },
  onProblem,
  onFrame: () => (passed += 1),
  requestTimeout: 600_000,
});

while (passed < messages) {
  const before = passed;
  await Promise.all(Array.from({ length: AT_A_TIME }, converse));
  // Weak references are let go between turns of the event loop, as they are where bytes come from outside.
  await new Promise((resolve) => setImmediate(resolve));
  if ((before < messages / 10 && passed >= messages / 10) || passed >= messages) heaps.push(heap());
}
process.stdout.write(JSON.stringify({ messages: passed, sessions, heaps, problems }));
await Promise.all([client.close(), agent.close()]);

async function converse(): Promise<void> {
  const session = await client.newSession({ cwd: "/poem" });
  const turn = session.prompt("go", { timeout: 600_000, idleTimeout: 600_000 });
  for await (const update of turn)
    if (update.sessionUpdate === "agent_message_chunk" && update.content.type === "text" && update.content.text === "stop") turn.cancel();
  await turn.result;
  await session.close();
}

/** Bytes in use once all that can go is gone. */
function heap(): number {
  if (globalThis.gc === undefined) throw new Error("run with --expose-gc");
  globalThis.gc();
  return process.memoryUsage().heapUsed;
}
