/**
 * A client for the command line that talks to any agent: `node examples/client/index.mjs [PROMPT...] -- COMMAND [ARG...]`.
 * Without prompts each line of standard input is one. What the agent says goes to standard output, all else to standard error.
 */
import { readFile, writeFile } from "node:fs/promises";
import process from "node:process";
import { createInterface } from "node:readline/promises";
import { connect, sliceLines } from "ask-session-protocol/client";
import { spawnAgent } from "ask-session-protocol/node";

const note = (text) => process.stderr.write(`${text}\n`);
const all = process.argv.slice(2);
const end = all.indexOf("--");
const prompts = all.slice(0, end);
const [command, ...args] = all.slice(end + 1);
if (end === -1 || command === undefined) {
  note("usage: node index.mjs [PROMPT...] -- COMMAND [ARG...]");
  process.exit(2);
}

const terminal = createInterface({ input: process.stdin, output: process.stderr, terminal: false });
const lines = terminal[Symbol.asyncIterator]();

/** One decision after the other, however many the agent asks for; nobody is asked where no terminal is. */
let deciding = Promise.resolve();
async function decide({ options }, { toolCall }) {
  note(`? ${toolCall.title}`);
  if (!process.stdin.isTTY) return undefined;
  for (const [index, { name }] of options.entries()) note(`  ${index + 1} ${name}`);
  const { value = "" } = await lines.next();
  return options[Number(value) - 1]?.optionId;
}

const agent = spawnAgent(command, args, { onStderr: (text) => process.stderr.write(text) });
let client;
try {
  client = await connect(agent, {
    clientInfo: { name: "example-client", version: "1" },
    handlers: {
      permission: (request, context) => (deciding = deciding.then(() => decide(request, context))),
      readTextFile: async ({ path, ...range }) => ({ content: sliceLines(await readFile(path, "utf8"), range) }),
      writeTextFile: ({ path, content }) => writeFile(path, content),
    },
    onProblem: ({ message }) => note(`! ${message}`),
    onAuthRequired: (methods) => methods.find((method) => !("type" in method))?.id,
  });
  const session = await client.newSession({ cwd: process.cwd() });
  for await (const prompt of prompts.length > 0 ? prompts : lines) {
    const turn = session.prompt(prompt);
    for await (const update of turn) {
      if (update.sessionUpdate === "agent_message_chunk" && update.content.type === "text") process.stdout.write(update.content.text);
      if (update.sessionUpdate === "tool_call") note(`* ${update.title}`);
      if (update.sessionUpdate === "tool_call_update" && update.status) note(`* ${update.toolCallId}: ${update.status}`);
    }
    process.stdout.write("\n");
    const { stopReason } = await turn.result;
    if (stopReason !== "end_turn") note(`(${stopReason})`);
  }
} catch (error) {
  note(error.message);
  process.exitCode = 1;
} finally {
  terminal.close();
  await client?.close();
}
