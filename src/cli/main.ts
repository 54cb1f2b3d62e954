#!/usr/bin/env node
import { isMainThread } from "node:worker_threads";
import { PROTOCOL_VERSION as ACP_VERSION } from "../acp/index.js";
import { PROTOCOL_VERSION, VERSION } from "../index.js";
import { bump } from "./bump.js";
import { check } from "./check.js";
import { diff } from "./diff.js";
import { EXIT } from "./exit.js";
import { MAIN_HELP } from "./help.js";
import { lint } from "./lint.js";
import { suggestion } from "./options.js";
import { judgeAsTold } from "./thread.js";
import { UsageError } from "./usage-error.js";

const COMMANDS: Readonly<Record<string, (args: readonly string[]) => Promise<number>>> = { check, lint, diff, bump };

async function run(args: readonly string[]): Promise<number> {
  const [name = "", ...rest] = args;
  if (name === "--version" || name === "-v") {
    process.stdout.write(`ask-session-protocol ${VERSION} (ask session protocol ${PROTOCOL_VERSION}, ACP ${String(ACP_VERSION)})\n`);
    return EXIT.clean;
  }
  if (name === "--help" || name === "-h" || name === "help") {
    const about = rest[0] === undefined ? undefined : COMMANDS[rest[0]];
    if (about !== undefined) return about(["--help"]);
    process.stdout.write(MAIN_HELP);
    return EXIT.clean;
  }
  // A rule is looked up without thinking of the command that finds it.
  if (name === "--explain" || name.startsWith("--explain=")) return check(args);
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command !== undefined) return command(rest);
  if (name === "") throw new UsageError(`no command given; there are: ${Object.keys(COMMANDS).join(", ")}`);
  throw new UsageError(`there is no command ${name}${suggestion(name, Object.keys(COMMANDS))}`);
}

/** The command as a process: its output, and how it ends. */
async function main(args: readonly string[]): Promise<void> {
  // A reader that has seen enough (`| head`) closes the pipe; that is no fault.
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code === "EPIPE") process.exit(EXIT.clean);
    throw error;
  });

  try {
    process.exitCode = await run(args);
  } catch (error) {
    if (error instanceof UsageError) {
      process.stderr.write(`ask-protocol: ${error.message}\nTry: ask-protocol --help\n`);
      process.exitCode = EXIT.usage;
    } else {
      process.stderr.write(
        `ask-protocol: a fault of this program, please report it:\n${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
      );
      process.exitCode = EXIT.internal;
    }
  }
}

if (isMainThread) await main(process.argv.slice(2));
else judgeAsTold();
