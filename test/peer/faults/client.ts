/**
 * The scripted client as a process, with the scripted agent as its child. In the handler that its argument names, or at the
 * text that its agent says, it writes the process id of its agent and does nothing more.
 */
import { connect } from "ask-session-protocol/client";
import { spawnAgent } from "ask-session-protocol/node";
import { scriptedHandlers } from "./conversation.js";

const stage = process.argv[2];
const agent = spawnAgent(process.execPath, ["--import", "tsx", "test/peer/faults/agent.ts"]);
const stop = () =>
  new Promise<never>(() => {
    process.stdout.write(`${String(agent.pid)}\n`);
    // Something that keeps the process from ending by itself.
    setInterval(() => undefined, 1000);
  });

const client = await connect(agent, {
  clientInfo: { name: "client", version: "1" },
  handlers: scriptedHandlers(async (name, _signal, work) => (name === stage ? stop() : work())),
});
const session = await client.newSession({ cwd: "/poem" });
for await (const update of session.prompt("go"))
  if (update.sessionUpdate === "agent_message_chunk" && update.content.type === "text" && update.content.text === stage) await stop();
