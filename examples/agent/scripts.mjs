/** What the agent does, by the first word of a prompt. Each gets the turn, the session, and how to say something that is remembered. */
import { join } from "node:path";
import { RequestError } from "ask-session-protocol/agent";

const YES_OR_NO = [
  { optionId: "yes", name: "Allow", kind: "allow_once" },
  { optionId: "no", name: "Reject", kind: "reject_once" },
];

export const SCRIPTS = {
  hello: {
    description: "Says hello in three parts.",
    async run(turn, session, say) {
      await turn.thought("Somebody is there.");
      for (const part of ["Hello", ", ", "world."]) await say(part);
    },
  },

  tool: {
    description: "Calls a tool and shows what it would change.",
    async run(turn, { cwd }, say) {
      const path = join(cwd, "greeting.txt");
      const call = turn.toolCall({ title: "Edit greeting.txt", kind: "edit", locations: [{ path, line: 1 }], rawInput: { path } });
      await call.start();
      await call.diff({ path, oldText: "Hello\n", newText: "Hello, world\n" });
      await call.complete({ rawOutput: { lines: 1 } });
      await say("It is edited.");
    },
  },

  permission: {
    description: "Asks before it calls a tool.",
    async run(turn, session, say) {
      const call = turn.toolCall({ title: "Remove everything", kind: "delete" });
      const chosen = session.mode === "code" ? YES_OR_NO[0] : await turn.requestPermission(call, YES_OR_NO);
      if (chosen?.kind !== "allow_once") {
        await call.fail();
        await say("It stays as it is.");
        return;
      }
      await call.start();
      await call.complete();
      await say("It is gone.");
    },
  },

  plan: {
    description: "Makes a plan and follows it.",
    async run(turn, session, say) {
      const steps = ["Look around", "Think", "Tell"];
      for (let done = 0; done <= steps.length; done += 1) {
        const status = (index) => (index < done ? "completed" : index === done ? "in_progress" : "pending");
        await turn.plan(steps.map((content, index) => ({ content, priority: "medium", status: status(index) })));
      }
      await say("All done.");
    },
  },

  file: {
    description: "Reads a file of the session's folder and writes another.",
    async run(turn, { cwd }, say) {
      const text = await turn.readTextFile(join(cwd, "in.txt"));
      await turn.writeTextFile(join(cwd, "out.txt"), text.toUpperCase());
      await say(`Wrote ${text.length} characters.`);
    },
  },

  terminal: {
    description: "Runs a command in a terminal.",
    async run(turn, { cwd }, say) {
      const call = turn.toolCall({ title: "node --version", kind: "execute" });
      await call.start();
      const output = await turn.withTerminal("node", { args: ["--version"], cwd, outputByteLimit: 10_000 }, async (terminal) => {
        await call.terminal(terminal);
        const { exitCode } = await terminal.waitForExit();
        await (exitCode === 0 ? call.complete() : call.fail());
        return (await terminal.output()).output;
      });
      await say(output.trim());
    },
  },

  slow: {
    description: "Works until it is cancelled.",
    async run(turn, session, say) {
      await say("Working ...");
      await new Promise((resolve) => {
        if (turn.signal.aborted) resolve();
        turn.signal.addEventListener("abort", resolve, { once: true });
      });
    },
  },

  elicit: {
    description: "Asks the user for a colour.",
    async run(turn, session, say) {
      const requestedSchema = { properties: { colour: { type: "string", enum: ["red", "green"] } }, required: ["colour"] };
      const answer = await turn.elicit({ mode: "form", message: "Which colour?", requestedSchema });
      await say(answer.action === "accept" ? `It is ${answer.content?.colour}.` : "Then none.");
    },
  },

  fail: {
    description: "Answers with an error.",
    run() {
      throw new RequestError("internal_error", "session/prompt: no model: expected one, got none");
    },
  },
};
