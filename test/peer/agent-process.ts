import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Checker } from "ask-session-protocol/traffic";

interface Message {
  readonly id?: unknown;
  readonly method?: string;
  readonly params?: Readonly<Record<string, unknown>>;
}

/** An answer, as it came. */
export interface Answer extends Message {
  readonly result?: Record<string, unknown>;
  readonly error?: { readonly code: number; readonly message: string };
}

/** A folder that is there and that nobody else uses. */
export const folder = mkdtempSync(join(tmpdir(), "ask-agent-"));

/**
 * An example agent as a process of its own, and a client that writes its lines by hand, so that nothing of ours stands between
 * them. It chooses the first option of each permission request, or `cancelled` after a cancel; other requests it refuses.
 */
export class AgentUnderTest {
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #waiting = new Map<unknown, (answer: Answer) => void>();
  readonly #recorded: string[] = [];
  readonly #chunks: Buffer[] = [];
  readonly #watchers: ((message: Message) => void)[] = [];
  readonly #exited: Promise<number | null>;
  readonly #decoder = new TextDecoder();
  #text = "";
  #id = 0;
  #isCancelled = false;
  /** What it has written to standard error so far. */
  stderr = "";

  constructor(example: "agent" | "echo" = "agent") {
    const script = fileURLToPath(new URL(`../../examples/${example}/index.mjs`, import.meta.url));
    this.#child = spawn(process.execPath, [script], { cwd: folder });
    this.#exited = new Promise((resolve) => this.#child.on("close", resolve));
    this.#child.stderr.setEncoding("utf8").on("data", (text: string) => (this.stderr += text));
    this.#child.stdout.on("data", (chunk: Buffer) => {
      this.#take(chunk);
    });
  }

  /** Bytes of standard output so far. */
  get bytes(): Buffer {
    return Buffer.concat(this.#chunks);
  }

  /** What the agent has sent so far, in order. */
  get messages(): Message[] {
    return this.bytes
      .toString()
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => JSON.parse(line) as Message);
  }

  /** Updates of the session so far: the `update` of each. */
  updates(sessionId: unknown): Record<string, unknown>[] {
    return this.messages
      .filter(({ method, params }) => method === "session/update" && params?.sessionId === sessionId)
      .map(({ params }) => params?.update as Record<string, unknown>);
  }

  write(text: string): void {
    this.#child.stdin.write(text);
  }

  notify(method: string, params: object): void {
    if (method === "session/cancel") this.#isCancelled = true;
    this.#send({ jsonrpc: "2.0", method, params });
  }

  request(method: string, params?: object, id: string | number = this.#id++): Promise<Answer> {
    if (method === "session/close") this.#isCancelled = true;
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      this.#send({ jsonrpc: "2.0", id, method, ...(params === undefined ? {} : { params }) });
    });
  }

  /** Initializes as a client that can do nothing. */
  initialize(params: object = {}): Promise<Answer> {
    return this.request("initialize", { protocolVersion: 1, clientCapabilities: {}, ...params });
  }

  /** Initializes, and opens a session; its id. */
  async open(): Promise<string> {
    await this.initialize();
    return this.newSession();
  }

  async newSession(params: object = {}): Promise<string> {
    const { result } = await this.request("session/new", { cwd: folder, mcpServers: [], ...params });
    return result?.sessionId as string;
  }

  prompt(sessionId: string, text: string, ...blocks: object[]): Promise<Answer> {
    return this.request("session/prompt", { sessionId, prompt: [{ type: "text", text }, ...blocks] });
  }

  /** Waits for something that the agent says in a session. */
  async said(): Promise<void> {
    const isChunk = ({ params }: Message) =>
      (params?.update as { sessionUpdate?: string } | undefined)?.sessionUpdate === "agent_message_chunk";
    if (this.messages.some(isChunk)) return;
    await new Promise<void>((resolve) =>
      this.#watchers.push((message) => {
        if (isChunk(message)) resolve();
      }),
    );
  }

  /** Number of messages so far, once whatever was on its way has arrived: an answer comes after what was sent before it. */
  async settled(): Promise<number> {
    const before = this.messages.length;
    await this.request("_settled");
    return this.messages.length - 1 === before ? before : this.messages.length - 1;
  }

  /** Closes the agent's input and waits for its end; its exit code, `null` where it had to be killed. */
  async end(): Promise<number | null> {
    this.#child.stdin.end();
    // Far longer than any agent takes, and only there so that one that stays does not keep the test.
    const kill = setTimeout(() => this.#child.kill("SIGKILL"), 60_000);
    const code = await this.#exited;
    clearTimeout(kill);
    return code;
  }

  /** What the checker of recorded traffic finds in the agent's messages; its client's are not judged. */
  findings(): string[] {
    const checker = new Checker("process", { protocol: "acp", stability: "stable" });
    const found = [...checker.push(new TextEncoder().encode(this.#recorded.join(""))), ...checker.end()];
    const isAgents = (line: number) => this.#recorded[line - 1]?.startsWith('{"dir":"a2c"') === true;
    return found.filter(({ line }) => isAgents(line)).map(({ line, rule, message }) => `${String(line)} ${rule}: ${message}`);
  }

  #send(message: object): void {
    this.#recorded.push(`{"dir":"c2a","msg":${JSON.stringify(message)}}\n`);
    this.write(`${JSON.stringify(message)}\n`);
  }

  #take(chunk: Buffer): void {
    this.#chunks.push(chunk);
    const lines = (this.#text + this.#decoder.decode(chunk, { stream: true })).split("\n");
    this.#text = lines.pop() ?? "";
    for (const line of lines) {
      this.#recorded.push(`{"dir":"a2c","msg":${line}}\n`);
      this.#receive(JSON.parse(line) as Answer);
    }
  }

  #receive(message: Answer): void {
    for (const watcher of this.#watchers) watcher(message);
    const { id, method, params } = message;
    if (method === undefined) {
      this.#waiting.get(id)?.(message);
      this.#waiting.delete(id);
    } else if (method === "session/request_permission") {
      const [option] = (params as unknown as { options: { optionId: string }[] }).options;
      const outcome = this.#isCancelled ? { outcome: "cancelled" } : { outcome: "selected", optionId: option?.optionId };
      this.#send({ jsonrpc: "2.0", id, result: { outcome } });
    } else if (id !== undefined) this.#send({ jsonrpc: "2.0", id, error: { code: -32601, message: "not here" } });
  }
}
