/** One way of doing the work that is compared. */
export interface Contender {
  readonly name: string;
  /** Does it once; what it returns must not be thrown away by the engine. */
  readonly run: () => unknown;
}

/** How long one call takes, in nanoseconds: the least of several rounds, as a busy machine only ever adds. */
export interface Timing {
  readonly name: string;
  readonly nanoseconds: number;
}

const ROUNDS = 15;
const ROUND_MS = 40;

let sink: unknown;

/** Times contenders in turns, so that a slow moment of the machine meets all of them. */
export function time(contenders: readonly Contender[]): Timing[] {
  const counts = contenders.map(({ run }) => calibrate(run));
  const best = contenders.map(() => Infinity);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, { run }] of contenders.entries()) {
      const count = counts[index] ?? 1;
      const start = process.hrtime.bigint();
      for (let i = 0; i < count; i += 1) sink = run();
      best[index] = Math.min(best[index] ?? Infinity, Number(process.hrtime.bigint() - start) / count);
    }
  }
  if (sink === time) throw new Error("unreachable: keeps results from being optimised away");
  return contenders.map(({ name }, index) => ({ name, nanoseconds: best[index] ?? NaN }));
}

/** How many calls fill a round. */
function calibrate(run: () => unknown): number {
  let count = 1;
  for (;;) {
    const start = process.hrtime.bigint();
    for (let i = 0; i < count; i += 1) sink = run();
    const ms = Number(process.hrtime.bigint() - start) / 1e6;
    if (ms > ROUND_MS / 2) return Math.max(1, Math.round((count * ROUND_MS) / ms));
    count *= 2;
  }
}
