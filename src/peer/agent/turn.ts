import type {
  CreateElicitationRequestForSessionForm,
  CreateElicitationRequestForSessionUrl,
  CreateElicitationResponse,
  CreateTerminalRequest,
  PermissionOption,
  ReadTextFileRequest,
  ToolCallUpdate,
} from "../../../generated/acp/types.js";
import { quote } from "../../json/index.js";
import { isAbsolute } from "../../traffic/acp/path.js";
import type { ToolCallHandle } from "./tool-call-handle.js";
import type { KnownSession } from "./known-session.js";
import type { Link } from "./link.js";
import type { OpenTurn } from "./open-turn.js";
import { TerminalHandle } from "./terminal-handle.js";
import { Transcript } from "./transcript.js";

/** How a command is run in a terminal, beside its name. */
export type TerminalSettings = Omit<CreateTerminalRequest, "sessionId" | "command">;

/** What the user is asked for; for a form, `type` and `properties` of the schema are added where they are left out. */
export type Elicitation =
  Omit<CreateElicitationRequestForSessionForm, "sessionId"> | Omit<CreateElicitationRequestForSessionUrl, "sessionId">;

/**
 * A prompt that an agent works on: tells how it goes, and asks the client for what it needs. Requests reject with
 * `NotAdvertisedError` where the client did not advertise them, with `EndedError` after the answer, with the signal's reason
 * where the turn is cancelled, and as `Connection.request` does.
 */
export class Turn extends Transcript {
  readonly #open: OpenTurn;
  readonly #terminals = new Set<TerminalHandle>();

  constructor(link: Link, known: KnownSession, open: OpenTurn) {
    super(link, known, "session/prompt");
    this.#open = open;
  }

  /** Aborted when the client cancels the turn or closes its session, and when the connection closes. */
  get signal(): AbortSignal {
    return this.#open.signal;
  }

  /**
   * Asks whether a tool call may go on; resolves with the option that was chosen, and with `undefined` where the turn is
   * cancelled instead. Rejects with an `Error` where the client chose what was not offered, which never counts as a yes.
   */
  async requestPermission(
    toolCall: ToolCallHandle | ToolCallUpdate,
    options: readonly PermissionOption[],
  ): Promise<PermissionOption | undefined> {
    const method = "session/request_permission";
    this.refuseWhereOver(method);
    if (this.signal.aborted) return undefined;
    const named = "toolCallId" in toolCall ? toolCall : toolCall.known;
    const asked = this.link.connection.request(method, { sessionId: this.id, toolCall: named, options: [...options] });
    const answer = await unlessAborted(asked, this.signal);
    if (answer?.outcome.outcome !== "selected") return undefined;
    const { optionId } = answer.outcome;
    const chosen = options.find((option) => option.optionId === optionId);
    if (chosen !== undefined) return chosen;
    const offered = options.map((option) => JSON.stringify(option.optionId)).join(" or ");
    throw new Error(`${method} result: unknown option at /outcome/optionId: expected ${offered}, got ${JSON.stringify(optionId)}`);
  }

  /** Text of a file as the client's editor has it; `line` counts from 1, `limit` is the most lines. The path is absolute. */
  async readTextFile(path: string, { line, limit }: Pick<ReadTextFileRequest, "line" | "limit"> = {}): Promise<string> {
    const method = "fs/read_text_file";
    this.#demand("fs.readTextFile", method);
    demandAbsolute(method, "/path", path);
    const range = { ...(line == null ? {} : { line }), ...(limit == null ? {} : { limit }) };
    const { content } = await this.link.connection.request(method, { sessionId: this.id, path, ...range }, { signal: this.signal });
    return content;
  }

  /** Writes a file, which is created where it is missing. The path is absolute. */
  async writeTextFile(path: string, content: string): Promise<void> {
    const method = "fs/write_text_file";
    this.#demand("fs.writeTextFile", method);
    demandAbsolute(method, "/path", path);
    await this.link.connection.request(method, { sessionId: this.id, path, content }, { signal: this.signal });
  }

  /** Starts a command in a terminal of the client, which is released at the latest when the turn ends. */
  async terminal(command: string, settings: TerminalSettings = {}): Promise<TerminalHandle> {
    const method = "terminal/create";
    this.#demand("terminal", method);
    if (settings.cwd != null) demandAbsolute(method, "/cwd", settings.cwd);
    this.signal.throwIfAborted();
    // Not given up on cancel: whoever does not learn its id cannot release it.
    const { terminalId } = await this.link.connection.request(method, { sessionId: this.id, command, ...settings });
    const terminal = new TerminalHandle(terminalId, this.link, this.signal);
    this.#terminals.add(terminal);
    return terminal;
  }

  /** Runs a command in a terminal for as long as `work` goes on; the terminal is released however that ends. */
  async withTerminal<T>(command: string, settings: TerminalSettings, work: (terminal: TerminalHandle) => T | Promise<T>): Promise<T> {
    const terminal = await this.terminal(command, settings);
    try {
      this.signal.throwIfAborted();
      return await work(terminal);
    } finally {
      await terminal[Symbol.asyncDispose]();
    }
  }

  /** Asks the user for more than a yes or no. What comes back may be a refusal, or a way out that is not known. */
  async elicit(elicitation: Elicitation): Promise<CreateElicitationResponse> {
    const method = "elicitation/create";
    this.#demand(`elicitation.${elicitation.mode}`, method);
    const asked =
      elicitation.mode === "url"
        ? elicitation
        : { ...elicitation, requestedSchema: { type: "object" as const, properties: {}, ...elicitation.requestedSchema } };
    return this.link.connection.request(method, { ...asked, sessionId: this.id }, { signal: this.signal });
  }

  override over(): void {
    for (const terminal of this.#terminals) void terminal[Symbol.asyncDispose]();
    super.over();
  }

  #demand(capability: string, method: string): void {
    this.refuseWhereOver(method);
    this.link.demand(capability, method);
  }
}

/** @throws Error for a path that is not absolute, as all of the protocol are (overview). */
function demandAbsolute(method: string, pointer: string, path: string): void {
  if (!isAbsolute(path)) throw new Error(`${method} params: relative path at ${pointer}: expected an absolute path, got ${quote(path)}`);
}

/** What a promise resolves with, or `undefined` once the signal is aborted; what comes of it after that is nobody's concern. */
async function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T | undefined> {
  let stop: () => void = () => undefined;
  const aborted = new Promise<undefined>((resolve) => {
    stop = () => {
      resolve(undefined);
    };
    signal.addEventListener("abort", stop, { once: true });
  });
  try {
    return await Promise.race([promise, aborted]);
  } finally {
    signal.removeEventListener("abort", stop);
  }
}
