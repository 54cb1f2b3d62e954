/** That the run across languages notices whatever it should: with a library that is a program of Node here. */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import type { Suite } from "./cases.js";
import { DIFFERENCES } from "./differences.js";
import { LIBRARIES, type Library, sourceOf } from "./libraries.js";
import { judgeAll } from "./verdicts.js";

const folder = mkdtempSync(join(tmpdir(), "ask-protocol-"));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const suite: Suite = { name: "letters", schema: "-", cases: "-", verdicts: [true, false, true], labelOf: (index) => "abc".charAt(index) };
const difference = (label: string) => ({ library: "Node says", label });

/** A library that prints a text whatever it is asked. */
function saying(text: string): Library {
  return {
    language: "Node",
    name: "says",
    version: "1",
    tools: [process.execPath],
    build: () => {
      const program = join(folder, "says.cjs");
      writeFileSync(program, `process.stdout.write(${JSON.stringify(text)})`);
      return [process.execPath, program];
    },
  };
}

const RIGHT = "true\nfalse\ntrue\n";
const B_WRONG = "true\ntrue\ntrue\n";

test.each([
  ["agrees", RIGHT, [], []],
  ["differs", B_WRONG, [], ["Node says: letters: another verdict on b"]],
  ["differs as is known", B_WRONG, ["b"], []],
  ["differs as is known, and elsewhere", "true\ntrue\nfalse\n", ["b"], ["Node says: letters: another verdict on c"]],
  ["differs no more", RIGHT, ["b"], ["Node says: a difference of differences.md that is none any more: b"]],
  ["says too little", "true\nfalse\n", [], ["Node says: letters: too few or too many verdicts: expected 3, got 2"]],
  ["says something else", "true\nfalse\nmaybe\n", [], ["Node says: letters: a strange verdict: expected true or false, got maybe"]],
])("a library that %s", (_, text, known, failures) => {
  const outcome = judgeAll([saying(text)], [suite], known.map(difference), { folder, print: () => undefined });
  expect(outcome.failures).toEqual(failures);
  expect(outcome.passed).toBe(failures.some((failure) => failure.includes("letters")) ? 0 : 1);
});

test("a program that fails tells its end", () => {
  const failing: Library = { ...saying(""), build: () => [process.execPath, "-e", "console.error('no such bundle'); process.exit(3)"] };
  const { failures } = judgeAll([failing], [suite], [], { folder, print: () => undefined });
  expect(failures).toHaveLength(1);
  expect(failures[0]).toMatch(/: exit code 3\nno such bundle$/);
});

test("a tool that is not there is named", () => {
  const absent: Library = { ...saying(RIGHT), tools: [process.execPath, "no-such-tool"] };
  const outcome = judgeAll([absent], [suite], [], { folder, print: () => undefined });
  expect(outcome).toEqual({ passed: 0, failures: [], skipped: ["Node says: no no-such-tool"] });
});

test("the table tells versions, counts and times", () => {
  const printed: string[] = [];
  judgeAll([saying(B_WRONG)], [suite], [difference("b")], { folder, print: (text) => printed.push(text) });
  const [head, build, row] = printed.join("\n").split("\n");
  expect(head).toMatch(/^language +library +version +cases +count +agree +known +differ +seconds$/);
  expect(build).toMatch(/^Node +says +1 +\(build\) +\d+\.\d$/);
  expect(row).toMatch(/^Node +says +1 +letters +3 +2 +1 +0 +\d+\.\d$/);
});

test("four languages judge, two libraries in Python", () => {
  expect(LIBRARIES.map(({ language, name, version }) => `${language} ${name} ${version}`)).toEqual([
    "Python jsonschema 4.26.0",
    "Python fastjsonschema 2.22.3",
    "Go santhosh-tekuri/jsonschema 6.0.3",
    "Rust jsonschema 0.61.2",
    "Java networknt/json-schema-validator 3.0.9",
  ]);
});

test("each known difference names a library that judges and a vector that is there", () => {
  const names = LIBRARIES.map(({ language, name }) => `${language} ${name}`);
  expect(DIFFERENCES).toHaveLength(4);
  for (const { library, label } of DIFFERENCES) {
    expect(names).toContain(library);
    expect(existsSync(sourceOf(`../vectors/${label}`)), label).toBe(true);
  }
});
