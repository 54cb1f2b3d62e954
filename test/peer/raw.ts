import type { Handlers } from "../../src/peer/calls.js";
import { Connection } from "../../src/peer/connection.js";
import { memoryPair } from "../../src/peer/memory.js";
import type { ConnectionOptions, Problem } from "../../src/peer/options.js";
import type { Transport } from "../../src/peer/transport.js";

/** One end of a transport, written and read as text. */
export interface RawEnd {
  /** Sends a value as a message, or text as it is. */
  send(message: unknown): void;
  /** Messages that the other end has sent so far. */
  readonly got: Record<string, unknown>[];
  /** Waits until the other end has sent so many messages. */
  until(count: number): Promise<void>;
  end(): Promise<void>;
}

/** The other end of a connection, written and read as text: what a peer does that keeps to nothing. */
export interface Raw extends RawEnd {
  readonly connection: Connection;
  readonly problems: Problem[];
}

const NOTHING: Handlers = { request: () => ({}), notification: () => undefined };

/** A connection of a side, with handlers, and a raw peer at its other end. */
export function raw(side: "client" | "agent", handlers: Partial<Handlers> = {}, options: ConnectionOptions = {}): Raw {
  const [ours, theirs] = memoryPair();
  const problems: Problem[] = [];
  const connection = new Connection(
    side,
    ours,
    { ...NOTHING, ...handlers },
    { onProblem: (problem) => problems.push(problem), ...options },
  );
  return { connection, problems, ...rawEnd(theirs) };
}

/** An end of a transport that keeps to nothing. */
export function rawEnd(theirs: Transport): RawEnd {
  const got: Record<string, unknown>[] = [];
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
