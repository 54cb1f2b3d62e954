/** A line without its long texts gets the findings that it gets whole. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Conversation } from "ask-session-protocol/traffic";
import { describe, expect, test, vi } from "vitest";
import { AcpJudge } from "../../src/traffic/acp-judge.js";
import { AskJudge } from "../../src/traffic/ask-judge.js";
import { Cutter, type Cutting } from "../../src/traffic/cut.js";
import { LineSplitter } from "../../src/traffic/lines.js";
import { textBetween } from "../../src/traffic/raw-text.js";
import { checkText } from "./checking.js";

const CUTTING: Cutting = { members: new Set(["text", "größe"]), edge: 0 };
const EDGED: Cutting = { members: new Set(["text"]), edge: 30 };

/** What is left of a line; in one piece, or put together from several. */
function left(line: string | Uint8Array, cutting: Cutting, pieces: 1 | 2): string | undefined {
  const bytes = Buffer.concat([Buffer.from(line), Buffer.from("\n")]);
  const lines = new LineSplitter(1e6);
  const half = pieces === 1 ? 0 : bytes.length >> 1;
  lines.push(bytes.subarray(0, half));
  expect(lines.next()).toBeUndefined();
  lines.push(bytes.subarray(half));
  const taken = lines.next();
  const outline = taken === undefined ? undefined : lines.outline(taken);
  if (outline === undefined) throw new Error("no outline");
  const cut = new Cutter().cut(outline, cutting);
  return cut === undefined ? undefined : new TextDecoder("utf-8", { fatal: true }).decode(cut);
}

const long = "x".repeat(400);
describe.each([1, 2] as const)("a line in %i chunks", (pieces) => {
  test.each<[what: string, line: string | Uint8Array, cutting: Cutting, left: string | undefined]>([
    ["a long text", `{"text":"${long}"}`, CUTTING, '{"text":"…"}'],
    ["two, and more behind", `{"text":"${long}","a":[{"text":"${long}"}],"b":1}`, CUTTING, '{"text":"…","a":[{"text":"…"}],"b":1}'],
    ["escapes and characters", `{"größe":"é${String.raw`\"\\\n`.repeat(99)}漢"}`, CUTTING, '{"größe":"…"}'],
    ["the start and the end are kept", `{"text":"${"ab ".repeat(200)}"}`, EDGED, `{"text":"${"ab ".repeat(10)}… ${"ab ".repeat(31)}"}`],
    ["a short text", '{"text":"x"}', CUTTING, undefined],
    ["a text of another member", `{"title":"${long}"}`, CUTTING, undefined],
    ["an item of a list", `{"text":["${long}"]}`, CUTTING, undefined],
    ["a name", `{"${long}":"text"}`, CUTTING, undefined],
    ["space before it", `{"text": "${long}"}`, CUTTING, undefined],
    ["no object", `["text","${long}"]`, CUTTING, undefined],
    ["an escape of more characters", String.raw`{"text":"\u0041${long}"}`, CUTTING, undefined],
    ["an escape that is none", String.raw`{"text":"\x${long}"}`, CUTTING, undefined],
    ["a control character", `{"text":"\t${long}"}`, CUTTING, undefined],
    [
      "half a character",
      Buffer.concat([Buffer.from(`{"text":"${long}`), Buffer.from([0xe6, 0xbc]), Buffer.from('"}')]),
      CUTTING,
      undefined,
    ],
    ["a text that does not end", `{"text":"${long}`, CUTTING, undefined],
    ["nowhere to cut", `{"text":"${"漢".repeat(200)}"}`, EDGED, undefined],
  ])("%s", (_, line, cutting, want) => {
    expect(left(line, cutting, pieces)).toBe(want);
  });
});

test.each(["", "a", 'say "hi"\n', "tab\there", "é 漢 \u{1F600}", "x".repeat(100), `${"x".repeat(50)}\\`])(
  "a text between quotes: %j",
  (text) => {
    const bytes = Buffer.from(JSON.stringify(text));
    expect(textBetween(bytes, 1, bytes.length - 1)).toBe(text);
  },
);

const folder = fileURLToPath(new URL("../vectors/rules/", import.meta.url));
const read = (path: string): unknown => JSON.parse(readFileSync(`${folder}${path}`, "utf8"));
type Step = { readonly dir: "c2a" | "a2c" | "unknown"; readonly msg: object };
type Preludes = Readonly<Record<string, readonly (Step | { readonly after: string })[]>>;
type Case = { readonly after?: string; readonly messages: readonly Step[] };

function conversationOf(preludes: Preludes, { after, messages }: Case): Step[] {
  const before = after === undefined ? [] : (preludes[after] ?? []);
  return [...before.flatMap((part) => ("after" in part ? conversationOf(preludes, { ...part, messages: [] }) : [part])), ...messages];
}

/** A value with its texts that may be cut made long in their middle. */
function lengthened(value: unknown, members: Cutting["members"], name = ""): unknown {
  if (typeof value === "string" && members.has(name)) return `${value}${" and so on".repeat(120)}${value}`;
  if (Array.isArray(value)) return value.map((item) => lengthened(item, members));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, lengthened(inner, members, key)]));
}

describe.each(["acp", "ask"] as const)("%s", (protocol) => {
  const options = { stability: "unstable", conversationRules: true } as const;
  const { cutting } = protocol === "acp" ? new AcpJudge(options) : new AskJudge(options);
  const preludes = read(`${protocol}/preludes.json`) as Preludes;
  const cases = readdirSync(`${folder}${protocol}`)
    // In a file, a second handshake is that of another connection.
    .filter((file) => file !== "preludes.json" && !file.endsWith("initialize-once.json"))
    .flatMap((file) => {
      const { passing, failing } = read(`${protocol}/${file}`) as { readonly passing: readonly Case[]; readonly failing: readonly Case[] };
      return [...passing, ...failing].map((one, index) => [`${file} ${String(index + 1)}`, one] as const);
    });

  test.each(cases)("the conversation of %s with long texts", (_, one) => {
    const steps = conversationOf(preludes, one).map(({ dir, msg }) => ({ dir, msg: lengthened(msg, cutting.members) as object }));
    const { findings } = checkText(steps.map((step) => `${JSON.stringify(step)}\n`).join(""), { protocol });
    const conversation = new Conversation({ protocol });
    const whole = steps.flatMap(({ dir, msg }) => conversation.push(msg, dir));
    expect(findings.map(({ line, rule, pointer, level, message }) => [line, rule, pointer.replace(/^\/msg/, ""), level, message])).toEqual(
      whole.map(({ number, rule, pointer, level, message }) => [number, rule, pointer, level, message]),
    );
  });
});

test("most of a long line is not parsed", () => {
  const lines = ["a", "b"].map(
    (id) =>
      `{"jsonrpc":"2.0","method":"session/update","params":{"sessionId":"s","update":{"sessionUpdate":"tool_call","toolCallId":"${id}","title":"t","content":[{"type":"diff","path":"/a","oldText":null,"newText":"${long}"}]}}}\n`,
  );
  const parse = vi.spyOn(JSON, "parse");
  expect(checkText(lines.join("")).findings).toEqual([]);
  const [whole = 0, cut = 0] = parse.mock.calls.map(([text]) => text.length);
  parse.mockRestore();
  expect(whole - cut).toBe(long.length - 1);
});
