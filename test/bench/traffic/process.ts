import { spawnSync } from "node:child_process";

/** What one run of a program took. */
export interface Run {
  readonly seconds: number;
  /** Most memory that was resident at a time, in MB; `undefined` where the machine has no GNU time to tell. */
  readonly peak: number | undefined;
  readonly output: string;
}

const TIME = "/usr/bin/time";
const hasTime = spawnSync(TIME, ["-f", "%M", "true"]).status === 0;

/** Runs a program to its end. @throws Error where it ends with anything but 0. */
export function run([program, ...args]: readonly [string, ...string[]]): Run {
  const [command, rest] = hasTime ? [TIME, ["-f", "%M", program, ...args]] : [program, args];
  const start = process.hrtime.bigint();
  const { status, stdout, stderr, error } = spawnSync(command, rest, { encoding: "utf8", maxBuffer: 1 << 28 });
  const seconds = Number(process.hrtime.bigint() - start) / 1e9;
  if (error !== undefined) throw error;
  if (status !== 0)
    throw new Error(`${program} ${args.join(" ")} ended with ${String(status)}: ${stdout.slice(0, 500)}${stderr.slice(0, 500)}`);
  const peak = hasTime ? Number(stderr.trim().split("\n").at(-1)) / 1024 : undefined;
  return { seconds, peak, output: stdout };
}
