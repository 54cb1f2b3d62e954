/** Programs of other languages, as processes. */
import { spawnSync } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { delimiter } from "node:path";

/** The first of some tools that this machine lacks. */
export function missingTool(tools: readonly string[]): string | undefined {
  return tools.find((tool) => spawnSync(tool, ["--help"], { stdio: "ignore" }).error !== undefined);
}

/** Where what a program prints goes, and folders where programs are looked for first. */
interface Where {
  readonly output?: string;
  readonly path?: readonly string[];
}

/** Runs a program in a folder to its end. Throws with the end of what it printed where it fails. */
export function run(command: readonly string[], folder: string, { output, path = [] }: Where = {}): void {
  const [program = "", ...args] = command;
  const to = output === undefined ? undefined : openSync(output, "w");
  const { status, error, stdout, stderr } = spawnSync(program, args, {
    cwd: folder,
    env: { ...process.env, PATH: [...path, process.env.PATH].join(delimiter) },
    encoding: "utf8",
    maxBuffer: 1 << 28,
    stdio: ["ignore", to ?? "pipe", "pipe"],
  });
  if (to !== undefined) closeSync(to);
  if (status === 0) return;
  const last = `${to === undefined ? stdout : ""}${stderr}`.trimEnd().split("\n").slice(-20).join("\n");
  throw new Error(`${command.join(" ")}: ${error?.message ?? `exit code ${String(status)}`}\n${last}`);
}

/** What an action gives, or the error that it threw. */
export function attempt<T>(action: () => T): T | Error {
  try {
    return action();
  } catch (error) {
    if (error instanceof Error) return error;
    throw error;
  }
}

/** What an action gives, and how many seconds it took. */
export function timed<T>(action: () => T): [T, string] {
  const start = performance.now();
  const value = action();
  return [value, ((performance.now() - start) / 1000).toFixed(1)];
}
