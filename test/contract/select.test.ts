/** Which branch of a union a value was meant for: the faults of that branch alone are told. */
import { describe, expect, test } from "vitest";
import { type Branch, select } from "../../src/contract/index.js";

const SERVERS: readonly Branch[] = [
  { types: ["object"], required: ["type", "name", "url", "headers"], tags: { type: ["http"] } },
  { types: ["object"], required: ["type", "name", "url", "headers"], tags: { type: ["sse"] } },
  { types: ["object"], required: ["name", "command", "args", "env"] },
];
const OPEN: readonly Branch[] = [
  { types: ["object"], required: ["mode"], tags: { mode: ["form", "url"] } },
  { types: ["object"], required: ["mode"], open: { mode: ["form", "url"] } },
];
const LISTS: readonly Branch[] = [
  { types: ["array"], items: { required: ["value", "name"] } },
  { types: ["array"], items: { required: ["group", "name", "options"] } },
];
const KINDS: readonly Branch[] = [{ types: ["string", "number"] }, { types: ["array"] }, { types: ["null"] }];

describe("select", () => {
  test.each<[name: string, value: unknown, branches: readonly Branch[], want: number]>([
    ["by its tag", { type: "sse", command: "c", args: [], env: [] }, SERVERS, 1],
    ["by the members it has, where it has no tag", { name: "n", command: "c" }, SERVERS, 2],
    ["by its members, where its tag is a slip", { type: "htp", name: "n", url: "u", headers: [] }, SERVERS, 0],
    ["of those that are equally near, the first", {}, OPEN, 0],
    ["a known name", { mode: "url" }, OPEN, 0],
    ["an unknown name", { mode: "_mine" }, OPEN, 1],
    ["what is no name", { mode: 5 }, OPEN, 0],
    ["by the first item", [{ group: "g" }], LISTS, 1],
    ["an empty list", [], LISTS, 0],
    ["by its type", ["x"], KINDS, 1],
    ["null", null, KINDS, 2],
    ["a type that no branch accepts", { a: 1 }, KINDS, -1],
    ["anything, where a branch accepts that", 5, [{ types: ["string"] }, {}], 1],
  ])("%s", (_, value, branches, want) => {
    expect(select(value, branches)).toBe(want);
  });
});
