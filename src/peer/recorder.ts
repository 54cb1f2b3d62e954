import type { Side } from "../acp/method.js";
import type { Frame } from "./options.js";

/**
 * An `onFrame` that records the conversation: for each message one line, `{"dir":"c2a","msg":...}` from client to agent and
 * `a2c` back, without its line feed. `ask-protocol check` reads such lines. The message stands as its text went over the
 * connection; what was no message is not in it.
 * @param side the side whose connection it watches. @param write takes each line.
 */
export function recorder(side: Side, write: (line: string) => void): (frame: Frame) => void {
  const [outgoing, incoming] = side === "client" ? ["c2a", "a2c"] : ["a2c", "c2a"];
  return ({ way, text }) => {
    write(`{"dir":"${way === "outgoing" ? outgoing : incoming}","msg":${text}}`);
  };
}
