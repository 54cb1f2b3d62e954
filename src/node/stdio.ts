import { Console } from "node:console";
import type { Readable, Writable } from "node:stream";
import type { Transport } from "../peer/transport.js";
import { StreamTransport } from "./stream-transport.js";

/** How an agent process uses its standard streams. */
export interface StdioOptions {
  /** Where messages come from; standard input by default. */
  readonly input?: Readable;
  /** Where messages go; standard output by default. */
  readonly output?: Writable;
  /**
   * Whether `console.log` and its like write to standard error from now on, as nothing but messages may go to standard
   * output (transports); `true` by default where messages go there.
   */
  readonly guardConsole?: boolean;
}

const PRINTING = ["log", "info", "debug", "dir", "table", "group"] as const;

/** The transport of an agent that an editor has started: messages over standard input and output. */
export function stdioTransport({
  input = process.stdin,
  output = process.stdout,
  guardConsole = output === process.stdout,
}: StdioOptions = {}): Transport {
  if (guardConsole) {
    const errors = new Console(process.stderr);
    Object.assign(console, Object.fromEntries(PRINTING.map((name) => [name, errors[name].bind(errors)])));
  }
  return new StreamTransport(input, output);
}
