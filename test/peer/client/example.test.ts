/** The example client, as a process, with the example agent. */
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const example = (name: string) => fileURLToPath(new URL(`../../../examples/${name}/index.mjs`, import.meta.url));
const run = (prompts: readonly string[], input = "", agent: readonly string[] = [process.execPath, example("agent")]) =>
  spawnSync(process.execPath, [example("client"), ...prompts, "--", ...agent], { encoding: "utf8", input });

test.each<[string, readonly string[], string, string, string]>([
  ["a prompt from its arguments", ["hello"], "", "Hello, world.\n", ""],
  ["a prompt from each line", [], "hello\ntool\n", "Hello, world.\nIt is edited.\n", "* Edit greeting.txt\n"],
  ["permission that nobody can give", ["permission"], "", "", "? "],
])("%s", (_about, prompts, input, stdout, stderr) => {
  const ran = run(prompts, input);
  expect([ran.status, ran.stdout.startsWith(stdout)]).toEqual([0, true]);
  expect(ran.stderr).toContain(stderr);
});

test("an agent that there is not", () => {
  const ran = run(["hello"], "", ["/no/such/agent"]);
  expect(ran.status).toBe(1);
  expect(ran.stderr).toContain("cannot start /no/such/agent");
});
