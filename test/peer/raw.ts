import type { Handlers } from "../../src/peer/calls.js";
import { Connection } from "../../src/peer/connection.js";
import { memoryPair } from "../../src/peer/memory.js";
import type { ConnectionOptions, Problem } from "../../src/peer/options.js";

/** The other end of a connection, written and read as text: what a peer does that keeps to nothing. */
export interface Raw {
  readonly connection: Connection;
  /** Sends a value as a message, or text as it is. */
  send(message: unknown): void;
  /** Messages that the connection has sent so far. */
  readonly got: Record<string, unknown>[];
  readonly problems: Problem[];
  /** Waits until the connection has sent so many messages. */
  until(count: number): Promise<void>;
  end(): Promise<void>;
}

const NOTHING: Handlers = { request: () => ({}), notification: () => undefined };

/** A connection of a side, with handlers, and a raw peer at its other end. */
export function raw(side: "client" | "agent", handlers: Partial<Handlers> = {}, options: ConnectionOptions = {}): Raw {
  const [ours, theirs] = memoryPair();
  const problems: Problem[] = [];
  const got: Record<string, unknown>[] = [];
  const connection = new Connection(
    side,
    ours,
    { ...NOTHING, ...handlers },
    { onProblem: (problem) => problems.push(problem), ...options },
  );
  const decoder = new TextDecoder();
  let rest = "";
  theirs.start({
    bytes(chunk) {
      const lines = (rest + decoder.decode(chunk, { stream: true })).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) got.push(JSON.parse(line) as Record<string, unknown>);
      return undefined;
    },
    closed: () => undefined,
  });
  return {
    connection,
    problems,
    got,
    send: (message) => void theirs.send(typeof message === "string" ? message : `${JSON.stringify(message)}\n`),
    until: async (count) => {
      while (got.length < count) await new Promise((resolve) => setTimeout(resolve, 1));
    },
    end: () => theirs.close(),
  };
}

/** Lets all that can happen by itself happen. */
export async function settle(): Promise<void> {
  for (let n = 0; n < 5; n += 1) await new Promise((resolve) => setTimeout(resolve, 1));
}
