import { createReadStream, statSync } from "node:fs";
import { stat } from "node:fs/promises";
import { pipeline } from "node:stream";
import { createBrotliDecompress, createGunzip } from "node:zlib";
import { ReadError, systemFault } from "./read-error.js";

const ARCHIVE = /\.(?:gz|br)$/;

/** An input that is open. */
export interface Input {
  /** What is in it, unpacked. Throws a `ReadError` where it cannot be read on; what came before has then been given. */
  readonly chunks: AsyncIterable<Uint8Array>;
  /** Bytes as they are stored, where that is known. */
  readonly size: number | undefined;
  /** How many of them have been read. */
  done(): number;
}

/**
 * An archive is unpacked piece by piece, each only once the one before was taken: memory stays small however far it
 * expands, and nothing that was unpacked before a fault is lost with it. Both need a buffer that one piece fills.
 */
const UNPACK = { chunkSize: 64 * 1024, readableHighWaterMark: 1 };

/** How many bytes a file has that can be read at any place, and is not to be unpacked; 0 of another, or where it cannot be told. */
export function plainSize(file: string): number {
  const about = file === "-" || ARCHIVE.test(file) ? undefined : statSync(file, { throwIfNoEntry: false });
  return about?.isFile() === true ? about.size : 0;
}

/** Opens a file, or standard input for `-`. @throws ReadError */
export async function open(file: string): Promise<Input> {
  if (file === "-") return given(process.stdin);
  let about;
  try {
    about = await stat(file);
  } catch (error) {
    throw systemFault(file, error);
  }
  const bytes = createReadStream(file, { highWaterMark: 256 * 1024 });
  const unpack = file.endsWith(".gz") ? createGunzip(UNPACK) : file.endsWith(".br") ? createBrotliDecompress(UNPACK) : undefined;
  // A fault of either stream arrives where the last one is read.
  const stream = unpack === undefined ? bytes : pipeline(bytes, unpack, () => undefined);
  return {
    chunks: faultsTold(file, stream, unpack !== undefined),
    size: about.isFile() ? about.size : undefined,
    done: () => bytes.bytesRead,
  };
}

function given(stream: NodeJS.ReadStream): Input {
  let done = 0;
  async function* chunks() {
    for await (const chunk of faultsTold("-", stream, false)) {
      done += chunk.length;
      yield chunk;
    }
  }
  return { chunks: chunks(), size: undefined, done: () => done };
}

async function* faultsTold(file: string, stream: AsyncIterable<unknown>, isArchive: boolean): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of stream) yield chunk as Uint8Array;
  } catch (error) {
    const fault = systemFault(file, error);
    if (fault instanceof ReadError || !isArchive || !(fault instanceof Error)) throw fault;
    const why = /unexpected end/.test(fault.message) ? "it ends too early" : fault.message.toLowerCase();
    throw new ReadError(`cannot read ${file} to its end: the archive is damaged (${why}); the lines before that were checked`);
  }
}
