/** Processes of agents: started, talked to, ended, and nothing of them left over. */
import { describe, expect, test } from "vitest";
import { AgentExitError, type AgentProcess, spawnAgent } from "ask-session-protocol/node";

const script = (source: string, options = {}) => spawnAgent(process.execPath, ["-e", source], { grace: 300, ...options });

/** Starts to read; what came, and how it ended. */
function read(agent: AgentProcess): { readonly text: () => string; readonly closed: Promise<Error | undefined> } {
  const decoder = new TextDecoder();
  let text = "";
  const closed = new Promise<Error | undefined>((resolve) => {
    agent.start({
      bytes: (chunk) => {
        text += decoder.decode(chunk, { stream: true });
        return undefined;
      },
      closed: resolve,
    });
  });
  return { text: () => text, closed };
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 5));
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

describe("how it ended is said in the error", () => {
  test.each([
    ["an exit code, with the end of standard error", "console.error('one\\ntwo'); process.exit(127)", /exited with 127: one \| two$/],
    ["an exit code, with nothing said", "process.exit(3)", /exited with 3$/],
    ["a signal", "process.kill(process.pid, 'SIGKILL')", /was ended by SIGKILL$/],
  ])("%s", async (_about, source, want) => {
    const agent = script(source);
    const error = await read(agent).closed;
    expect(error).toBeInstanceOf(AgentExitError);
    expect(error?.message).toMatch(want);
  });

  test("an exit with 0 is no error", async () => {
    expect(await read(script("")).closed).toBeUndefined();
  });

  test.each([
    [
      "no such command",
      "no-such-agent-anywhere",
      {},
      "cannot start no-such-agent-anywhere: there is no such command, or no such working directory",
    ],
    [
      "no such working directory",
      process.execPath,
      { cwd: "/nowhere/at/all" },
      `cannot start ${process.execPath}: there is no such command, or no such working directory`,
    ],
  ])("%s", async (_about, command, options, want) => {
    const agent = spawnAgent(command, [], options);
    expect((await read(agent).closed)?.message).toBe(want);
    expect(await agent.exited).toEqual({ code: null, signal: null });
    await agent.close();
  });
});

describe("talk", () => {
  test("what is sent arrives whole and in order, and comes back", async () => {
    const agent = script("process.stdin.pipe(process.stdout)");
    const { text } = read(agent);
    const lines = Array.from({ length: 5000 }, (_, index) => `${JSON.stringify({ index, text: "ä€😀" })}\n`);
    for (const line of lines) await agent.send(line);
    await until(() => text().length >= lines.join("").length);
    expect(text()).toBe(lines.join(""));
    await agent.close();
  });

  test("what it wrote before it ended is read", async () => {
    const agent = script("process.stdout.write('x'.repeat(1e6) + '\\n', () => process.exit(1))");
    const { text, closed } = read(agent);
    await closed;
    expect(text()).toHaveLength(1_000_001);
  });

  test("a reader that waits holds the writer back", async () => {
    const agent = script(
      "const line = 'x'.repeat(65535) + '\\n'; let n = 0; const go = () => { while (n++ < 2000 && process.stdout.write(line)); if (n < 2000) process.stdout.once('drain', go); else console.error('done'); }; go(); setInterval(() => {}, 1000);",
    );
    let release: () => void = () => undefined;
    agent.start({ bytes: () => new Promise<void>((resolve) => (release = resolve)), closed: () => undefined });
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(agent.stderr).not.toContain("done");
    release();
    await agent.close();
  });

  test("environment and working directory are those that were given, and standard error is heard", async () => {
    let heard = "";
    const agent = script("console.error(process.env.POEM, process.cwd())", {
      env: { ...process.env, POEM: "ode" },
      cwd: "/",
      onStderr: (text: string) => (heard += text),
    });
    read(agent);
    await agent.exited;
    await until(() => heard.includes("\n"));
    expect(heard.trim()).toBe("ode /");
    await agent.close();
  });
});

describe("end", () => {
  test("one that ends when its input closes is given the time", async () => {
    const agent = script("process.stdin.resume().on('end', () => process.exit(0))");
    read(agent);
    await agent.close();
    expect(await agent.exited).toEqual({ code: 0, signal: null });
  });

  test("one that does not is asked to end", async () => {
    const agent = script("setInterval(() => {}, 1000)");
    read(agent);
    await agent.close();
    expect(await agent.exited).toEqual({ code: null, signal: "SIGTERM" });
  });

  test("one that will not is killed", async () => {
    const agent = script("process.on('SIGTERM', () => {}); console.log('ready'); setInterval(() => {}, 1000)");
    const { text } = read(agent);
    await until(() => text().includes("ready"));
    await agent.close();
    expect(await agent.exited).toEqual({ code: null, signal: "SIGKILL" });
  });

  const PARENT = (rest: string) =>
    `const child = require('node:child_process').spawn(process.execPath, ['-e', "process.on('SIGTERM', () => {}); setInterval(() => {}, 1000)"], { stdio: 'inherit' }); console.log(child.pid); ${rest}`;

  test.each([
    ["it is closed", "process.stdin.resume().on('end', () => process.exit(0))"],
    ["it exits and leaves its child with its output open", "setTimeout(() => process.exit(5), 100)"],
  ])("nothing that it has started is left when %s", async (_about, rest) => {
    const agent = script(PARENT(rest));
    const { text, closed } = read(agent);
    await until(() => text().includes("\n"));
    const grandchild = Number(text().trim());
    expect(isAlive(grandchild)).toBe(true);
    if (rest.includes("exit(0)")) await agent.close();
    await closed;
    await until(() => !isAlive(grandchild));
    await agent.close();
  });

  test("closing twice is closing once", async () => {
    const agent = script("process.stdin.resume()");
    read(agent);
    await Promise.all([agent.close(), agent.close()]);
    await agent.close();
  });
});
