import { Draw, type Span } from "./draw.js";

/** A message, and which way it goes. */
export interface Step {
  readonly dir: "c2a" | "a2c";
  readonly msg: Readonly<Record<string, unknown>>;
}

/** How much of what a recording holds; sizes in characters. */
export interface Scale {
  /** Whether ids of sessions are long. */
  readonly longIds: boolean;
  /** Prompts of a session. */
  readonly turns: Span;
  /** Tool calls of a turn. */
  readonly tools: Span;
  /** Pieces of the answer before each tool call and at the end. */
  readonly chunks: Span;
  /** Text of such a piece. */
  readonly chunk: Span;
  /** Either side of a diff. */
  readonly diff: Span;
  /** A file, a prompt's resource, or what a command printed. */
  readonly file: Span;
}

/** Recordings by what their lines are: mostly small deltas among some diffs, all about 160 bytes, or all about 20 kB. */
export const SCALES = {
  mixed: { longIds: true, turns: [1, 4], tools: [1, 4], chunks: [40, 90], chunk: [2, 36], diff: [500, 10_000], file: [200, 8000] },
  tiny: { longIds: false, turns: [1, 4], tools: [0, 1], chunks: [60, 120], chunk: [1, 4], diff: [5, 20], file: [5, 20] },
  big: {
    longIds: true,
    turns: [1, 4],
    tools: [1, 2],
    chunks: [8, 16],
    chunk: [15_000, 23_000],
    diff: [8000, 15_000],
    file: [18_000, 30_000],
  },
} as const satisfies Record<string, Scale>;

/** What the sessions of one connection share: chance, scale, and counters of ids. */
export class World {
  readonly draw: Draw;
  readonly scale: Scale;
  /** Once true, sessions finish their turn and close. */
  isOver = false;
  #clientIds = 0;
  #agentIds = 0;
  #names = 0;

  constructor(seed: number, scale: Scale) {
    this.draw = new Draw(seed);
    this.scale = scale;
  }

  /** A request of the client: its id is a number. */
  fromClient(method: string, params: object, more: object = {}): Step & { readonly id: number } {
    const id = this.#clientIds++;
    return { id, dir: "c2a", msg: { ...more, id, method, params } };
  }

  /** A request of the agent: its id is text, so that it is told from the client's where the recording has no direction. */
  fromAgent(method: string, params: object, more: object = {}): Step & { readonly id: string } {
    const id = `a${String(this.#agentIds++)}`;
    return { id, dir: "a2c", msg: { ...more, id, method, params } };
  }

  /** A name that nothing else has. */
  name(prefix: string): string {
    return `${prefix}${String(++this.#names)}`;
  }

  sessionId(): string {
    const n = String(++this.#names);
    return this.scale.longIds ? `sess_${n.padStart(12, "0")}` : `s${n}`;
  }
}
