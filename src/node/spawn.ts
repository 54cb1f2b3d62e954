import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { setTimeout as delay } from "node:timers/promises";
import { endsWithUs, killGroup } from "./group.js";
import { StreamTransport } from "./stream-transport.js";
import { Tail } from "./tail.js";

/** How an agent process is started and ended. */
export interface SpawnOptions {
  /** Environment of the process; that of this one by default. */
  readonly env?: NodeJS.ProcessEnv;
  /** Working directory of the process; that of this one by default. */
  readonly cwd?: string;
  /** Milliseconds that the process has to end by itself, first after its input has closed and again after SIGTERM; 2,000 by default. */
  readonly grace?: number;
  /** Hears what the process writes to standard error, as it comes. */
  readonly onStderr?: (text: string) => void;
}

/** How a process ended. */
export interface Exit {
  /** Exit code; `null` where a signal ended it, or where it never started. */
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** The agent's process ended, or never began; the message says how, and what it last wrote to standard error. */
export class AgentExitError extends Error {
  override readonly name = "AgentExitError";
  readonly exit: Exit;
  /** The end of what it wrote to standard error. */
  readonly stderr: string;

  constructor(message: string, exit: Exit, stderr: string, cause?: unknown) {
    super(message, { cause });
    this.exit = exit;
    this.stderr = stderr;
  }
}

const GRACE = 2000;
/** Characters of standard error that are kept, and lines of it in an error. */
const TAIL = 64 * 1024;
const TAIL_LINES = 5;
/** Milliseconds to read what a process wrote before it ended; what it started may hold its output open for ever. */
const LINGER = 250;

/**
 * Starts an agent in a process group of its own and talks to it over its standard streams. Closing the transport closes its
 * input, waits for it to end by itself, then asks the group to end, then kills it; nothing that it started is left over.
 */
export function spawnAgent(command: string, args: readonly string[] = [], options: SpawnOptions = {}): AgentProcess {
  const { env = process.env, cwd } = options;
  const child = spawn(command, args, {
    env,
    ...(cwd === undefined ? {} : { cwd }),
    stdio: "pipe",
    windowsHide: true,
    // A group of its own, so that it can be ended with all that it starts.
    detached: process.platform !== "win32",
  });
  return new AgentProcess(command, child, options);
}

/** An agent's process, as a transport. */
export class AgentProcess extends StreamTransport {
  /** Settles once the process has ended, with how. Never rejects. */
  readonly exited: Promise<Exit>;
  readonly #command: string;
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #grace: number;
  readonly #stderr = new Tail(TAIL);
  #closing: Promise<void> | undefined;

  constructor(command: string, child: ChildProcessWithoutNullStreams, { grace = GRACE, onStderr }: SpawnOptions) {
    super(child.stdout, child.stdin);
    this.#command = command;
    this.#child = child;
    this.#grace = grace;
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      this.#stderr.add(text);
      onStderr?.(text);
    });
    this.exited = new Promise((resolve) => {
      child.once("error", (error) => {
        if (child.pid !== undefined) return;
        const exit: Exit = { code: null, signal: null };
        resolve(exit);
        this.end(new AgentExitError(`cannot start ${command}: ${reasonOf(error)}`, exit, "", error));
      });
      child.once("exit", (code, signal) => {
        resolve({ code, signal });
        void this.#afterExit({ code, signal });
      });
    });
    if (child.pid !== undefined) {
      const forget = endsWithUs(child.pid);
      void this.exited.then(forget);
    }
  }

  /** Process id; `undefined` where it could not be started. */
  get pid(): number | undefined {
    return this.#child.pid;
  }

  /** The end of what it wrote to standard error. */
  get stderr(): string {
    return this.#stderr.text;
  }

  override close(): Promise<void> {
    this.#closing ??= this.#stop();
    return this.#closing;
  }

  /** The process closed its output, and is probably about to end: how it ends says more. */
  protected override inputEnded(): void {
    void delay(this.#grace, undefined, { ref: false }).then(() => {
      this.end();
    });
  }

  /** The same where it no longer reads its input. */
  protected override outputFailed(error: Error): void {
    void delay(this.#grace, undefined, { ref: false }).then(() => {
      this.end(error);
    });
  }

  async #stop(): Promise<void> {
    const { pid } = this.#child;
    this.end();
    if (pid === undefined) return;
    await Promise.race([this.flushed(), delay(this.#grace, undefined, { ref: false })]);
    this.#child.stdin.end();
    if (!(await this.#ends())) {
      killGroup(pid, "SIGTERM");
      if (!(await this.#ends())) killGroup(pid, "SIGKILL");
    }
    await this.exited;
    killGroup(pid, "SIGKILL");
    for (const stream of [this.#child.stdout, this.#child.stderr, this.#child.stdin]) stream.destroy();
  }

  async #ends(): Promise<boolean> {
    const waiting = new AbortController();
    const late = delay(this.#grace, true, { signal: waiting.signal }).catch(() => true);
    const isLate = await Promise.race([this.exited.then(() => false), late]);
    waiting.abort();
    return !isLate;
  }

  async #afterExit(exit: Exit): Promise<void> {
    const read = new Promise((resolve) => this.#child.stdout.once("close", resolve));
    await Promise.race([read, delay(LINGER)]);
    if (this.pid !== undefined) killGroup(this.pid, "SIGKILL");
    this.end(exit.code === 0 ? undefined : this.#error(exit));
  }

  #error(exit: Exit): AgentExitError {
    const how = exit.signal === null ? `exited with ${String(exit.code)}` : `was ended by ${exit.signal}`;
    const last = this.#stderr.lines(TAIL_LINES);
    return new AgentExitError(`${this.#command} ${how}${last === "" ? "" : `: ${last}`}`, exit, this.#stderr.text);
  }
}

function reasonOf(error: NodeJS.ErrnoException): string {
  if (error.code === "ENOENT") return "there is no such command, or no such working directory";
  return error.code === "EACCES" ? "it may not be executed" : error.message;
}
