/**
 * The command as a person meets it. Each transcript names its arguments (`$`), standard input (`<`), how it ends (`=`),
 * and what it prints to standard output (`|`) and standard error (`!`). `npx vitest run test/cli -u` writes them anew.
 */
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const folder = fileURLToPath(new URL("transcripts/", import.meta.url));
const ENDS: Readonly<Record<number, string>> = { 0: "clean", 1: "findings", 2: "wrong usage", 3: "unreadable input", 4: "internal fault" };

const names = readdirSync(folder).filter((name) => name.endsWith(".txt"));

test("every way to end has a transcript", () => {
  const ends = new Set(names.map((name) => /^= (\d)/m.exec(readFileSync(`${folder}${name}`, "utf8"))?.[1]));
  expect([...ends].sort()).toEqual(["0", "1", "2", "3"]);
});

test.each(names)("%s", async (name) => {
  const [command = "", ...rest] = readFileSync(`${folder}${name}`, "utf8").split("\n");
  const input = rest.filter((line) => line.startsWith("<")).map((line) => line.slice(2));
  const words =
    command
      .slice(2)
      .match(/[^\s"]+|"[^"]*"/g)
      ?.map((word) => word.replaceAll('"', "")) ?? [];
  const environment = Object.fromEntries(words.filter((word) => /^[A-Z_]+=/.test(word)).map((word) => word.split("=") as [string, string]));
  const args = words.filter((word) => !/^[A-Z_]+=/.test(word)).slice(1);
  const { PATH } = process.env;
  const run = spawnSync(process.execPath, ["dist/cli/main.js", ...args], {
    cwd: root,
    input: input.map((line) => `${line}\n`).join(""),
    encoding: "utf8",
    env: { PATH, ...environment },
  });
  const marked = (mark: string, text: string) =>
    text
      .split("\n")
      .slice(0, -1)
      .map((line) => `${mark} ${line}`.trimEnd());
  const transcript = [
    command,
    ...input.map((line) => `< ${line}`),
    `= ${String(run.status)} ${ENDS[run.status ?? -1] ?? "?"}`,
    ...marked("|", run.stdout),
    ...marked("!", run.stderr),
  ];
  await expect(`${transcript.join("\n")}\n`).toMatchFileSnapshot(`${folder}${name}`);
});
