import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { acpHandshake, acpSession } from "./acp.js";
import { askHandshake, askSession } from "./ask.js";
import { type Scale, type Step, World } from "./world.js";

/** What a generated recording is like. */
export interface Recording {
  readonly protocol: "acp" | "ask";
  readonly scale: Scale;
  /** Recordings of one seed are the same. */
  readonly seed: number;
  /** Bytes from which on no new turn begins; what is open is finished. */
  readonly bytes: number;
  /** Sessions at a time; 4 by default. */
  readonly sessions?: number;
  /** Whether lines are `{"dir","msg"}` instead of bare messages. */
  readonly hasDirection?: boolean;
}

const PROTOCOLS = {
  acp: { handshake: acpHandshake, session: acpSession },
  ask: { handshake: askHandshake, session: askSession },
};
/** Messages of one session until another may have its turn. */
const BURST = [1, 8] as const;

/** Lines of one connection, each with its line feed: valid, by the rules, with several sessions that take turns. */
export function* recording({ protocol, scale, seed, bytes, sessions = 4, hasDirection = false }: Recording): Generator<string> {
  const world = new World(seed, scale);
  const { handshake, session } = PROTOCOLS[protocol];
  let written = 0;
  const lineOf = (step: Step) => {
    const line = `${JSON.stringify(hasDirection ? { dir: step.dir, msg: step.msg } : step.msg)}\n`;
    written += line.length;
    return line;
  };
  for (const step of handshake(world)) yield lineOf(step);
  const open = new Set(Array.from({ length: sessions }, () => session(world)));
  while (open.size > 0) {
    const current = world.draw.one([...open]);
    for (let left = world.draw.number(BURST); left > 0; left -= 1) {
      const next = current.next();
      if (next.done === true) {
        open.delete(current);
        if (!world.isOver) open.add(session(world));
        break;
      }
      yield lineOf(next.value);
    }
    world.isOver = written >= bytes;
  }
}

/** Writes a recording to a file, piece by piece. */
export async function writeRecording(file: string, about: Recording): Promise<void> {
  const stream = createWriteStream(file);
  let text = "";
  for (const line of recording(about)) {
    text += line;
    if (text.length < 1 << 18) continue;
    if (!stream.write(text)) await once(stream, "drain");
    text = "";
  }
  stream.end(text);
  await once(stream, "finish");
}
