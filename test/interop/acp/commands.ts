import { type ChildProcess, spawn } from "node:child_process";

interface Command {
  readonly child: ChildProcess;
  readonly exited: Promise<Exit>;
  output: string;
  exit: Exit | undefined;
}

interface Exit {
  readonly exitCode: number | null;
  readonly signal: string | null;
}

/** The terminals of a client: commands that really run. Methods reject for terminals that are not there. */
export class Commands {
  readonly #running = new Map<string, Command>();
  #last = 0;

  create({ command, args = [], cwd }: { command: string; args?: string[]; cwd?: string | null }) {
    const child = spawn(command, args, { cwd: cwd ?? undefined, stdio: ["ignore", "pipe", "inherit"] });
    const exited = new Promise<Exit>((resolve, reject) => {
      child.once("error", reject);
      child.once("close", (exitCode, signal) => {
        resolve((running.exit = { exitCode, signal }));
      });
    });
    const running: Command = { child, exited, output: "", exit: undefined };
    child.stdout.setEncoding("utf8").on("data", (text: string) => (running.output += text));
    const terminalId = `terminal-${String((this.#last += 1))}`;
    this.#running.set(terminalId, running);
    return { terminalId };
  }

  output({ terminalId }: { terminalId: string }) {
    const { output, exit } = this.#find(terminalId);
    return { output, truncated: false, ...(exit === undefined ? {} : { exitStatus: exit }) };
  }

  waitForExit({ terminalId }: { terminalId: string }): Promise<Exit> {
    return this.#find(terminalId).exited;
  }

  kill({ terminalId }: { terminalId: string }) {
    this.#find(terminalId).child.kill();
    return {};
  }

  release({ terminalId }: { terminalId: string }) {
    this.kill({ terminalId });
    this.#running.delete(terminalId);
    return {};
  }

  /** Terminals that are not released. */
  get size(): number {
    return this.#running.size;
  }

  #find(terminalId: string): Command {
    const command = this.#running.get(terminalId);
    if (command === undefined) throw new Error(`no terminal ${terminalId}`);
    return command;
  }
}
