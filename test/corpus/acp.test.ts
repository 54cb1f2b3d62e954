/**
 * Messages of ACP that others wrote or recorded, judged in place. What is kept here is the verdict on each line, and it
 * is the whole list: a line that is not named has no finding.
 */
import { check, type DefinitionName, DEFINITIONS } from "ask-session-protocol/acp";
import { describe, expect, test } from "vitest";
import recorded from "./acp-verdicts.json" with { type: "json" };
import fragmented from "./acp-fragments.json" with { type: "json" };
import { filesOf, IS_HERE, judge, read, type Verdict, WHETHER } from "./corpus.js";

const verdicts: Readonly<Record<string, Verdict>> = recorded;
const fragments: Readonly<Record<string, { readonly values: number; readonly lines: Readonly<Record<string, readonly string[]>> }>> =
  fragmented;

test(WHETHER, () => {
  expect(Object.keys(verdicts).length).toBeGreaterThan(50);
  expect(Object.values(verdicts).reduce((sum, { messages }) => sum + messages, 0)).toBeGreaterThan(1200);
});

describe.runIf(IS_HERE)("each line of", () => {
  test("every file has its verdicts", () => {
    const files = ["acp/recorded", "acp/examples"].flatMap((folder) => filesOf(folder).map((file) => `${folder}/${file}`));
    expect(files.sort()).toEqual(Object.keys(verdicts).sort());
    expect(filesOf("acp/fragments")).toEqual(Object.keys(fragments).sort());
  });

  test.each(Object.entries(verdicts))("%s", (path, want) => {
    expect(judge(path)).toEqual(want);
  });

  test("recordings of running agents have these errors, and each is one", () => {
    const errors = Object.entries(verdicts).flatMap(([path, { lines }]) =>
      path.startsWith("acp/recorded/")
        ? Object.values(lines).flatMap((found) => found.filter((finding) => finding.startsWith("error")))
        : [],
    );
    expect(errors).toEqual([
      // Null, where the answer to a write is an object.
      "error shape/wrong-type /msg/result",
      // A login in the terminal, which the client had not said that it can do.
      "error rule/terminal-auth-not-advertised /msg/result/authMethods/0",
      // The directory ".".
      "error rule/cwd-absolute /msg/params/cwd",
    ]);
  });

  test.each(Object.entries(fragments))("fragments of %s", (file, want) => {
    const rows = read(`acp/fragments/${file}`)
      .split("\n")
      .filter((line) => line !== "");
    const lines = Object.fromEntries(
      rows.flatMap((row, index) => {
        const { def, value } = JSON.parse(row) as { def: string; value: unknown };
        if (!(DEFINITIONS as readonly string[]).includes(def)) return [[String(index + 1), [`no definition ${def}`]]];
        const outcome = check(def as DefinitionName, value, { stability: "unstable" });
        return outcome.ok ? [] : [[String(index + 1), outcome.issues.map(({ rule, pointer }) => `${rule} ${pointer}`.trimEnd())]];
      }),
    );
    expect({ values: rows.length, lines }).toEqual(want);
  });
});
