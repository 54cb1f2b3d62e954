import { memoryPair, type Transport } from "ask-session-protocol/client";

/** A message on its way, and the number of it: of all messages of both directions, from 1. */
export interface Passing {
  readonly number: number;
  readonly from: "client" | "agent";
  readonly line: string;
}

/** What is done to the bytes between two peers. */
export interface Fault {
  /** Lines that arrive in the place of one: none loses it, two of them double it. A line that is held comes behind the next. */
  readonly line?: (passing: Passing) => readonly string[] | "hold";
  /** Bytes of the pieces in which everything arrives, one at a time. */
  readonly size?: number;
}

/** Two transports with a wire between them on which things go wrong. */
export interface FaultyPair {
  readonly client: Transport;
  readonly agent: Transport;
  /** Messages that have gone over the wire so far. */
  readonly passed: readonly Passing[];
  /** Cuts the wire, where told in the middle of a line: both sides hear that the other is gone. */
  cut(within?: Passing): void;
}

/** A client's and an agent's transport; everything between them goes through the fault. */
export function faultyPair(fault: Fault = {}): FaultyPair {
  const [client, clientFar] = memoryPair();
  const [agent, agentFar] = memoryPair();
  const passed: Passing[] = [];
  const cut = (within?: Passing) => {
    if (within !== undefined) {
      const { from, line } = within;
      void (from === "client" ? agentFar : clientFar).send(line.slice(0, line.length / 2));
    }
    void clientFar.close();
    void agentFar.close();
  };
  const relay = (from: "client" | "agent", source: Transport, target: Transport) => {
    const decoder = new TextDecoder();
    let rest = "";
    let held = "";
    source.start({
      bytes(chunk) {
        const lines = (rest + decoder.decode(chunk, { stream: true })).split("\n");
        rest = lines.pop() ?? "";
        let room: Promise<void> | undefined;
        for (const line of lines) {
          const passing = { number: passed.length + 1, from, line };
          passed.push(passing);
          const instead = fault.line?.(passing) ?? [line];
          if (instead === "hold") held += `${line}\n`;
          else {
            const text = instead.map((other) => `${other}\n`).join("") + held;
            held = "";
            if (text !== "") room = target.send(text);
          }
        }
        return room;
      },
      closed: () => void target.close(),
    });
  };
  relay("client", clientFar, agentFar);
  relay("agent", agentFar, clientFar);
  const { size } = fault;
  return size === undefined
    ? { client, agent, passed, cut }
    : { client: inPieces(client, size), agent: inPieces(agent, size), passed, cut };
}

/** A transport whose bytes arrive in pieces. */
function inPieces(transport: Transport, size: number): Transport {
  return {
    send: (text) => transport.send(text),
    close: () => transport.close(),
    start: (receiver) => {
      transport.start({
        closed: (error) => {
          receiver.closed(error);
        },
        bytes: async (chunk) => {
          for (let at = 0; at < chunk.length; at += size) await receiver.bytes(chunk.subarray(at, at + size));
        },
      });
    },
  };
}
