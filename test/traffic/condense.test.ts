/** A recording whose lines were made short by stretches has the findings that it has when it is read whole. */
import fc from "fast-check";
import { Checker, Coverage } from "ask-session-protocol/traffic";
import { describe, expect, test } from "vitest";
import { type Condensed, Condenser } from "../../src/traffic/condense.js";
import { recording } from "../traffic-generator/recording.js";
import { SCALES } from "../traffic-generator/world.js";
import { seeded } from "../upstream/random.js";

type Options = NonNullable<ConstructorParameters<typeof Checker>[1]>;

/** All that comes of a recording; read whole, or the first lines so and the others by stretches of so many lines. */
function judged(bytes: Uint8Array, options: Options, stretches?: { readonly alone: number; readonly lines: number }) {
  const coverage = new Coverage(options);
  const checker = new Checker("t", { ...options, coverage });
  const findings = [];
  const starts = [0, ...[...bytes.entries()].filter(([, byte]) => byte === 0x0a).map(([at]) => at + 1)];
  const cut = (line: number) => starts[line] ?? bytes.length;
  findings.push(...checker.push(stretches === undefined ? bytes : bytes.subarray(0, cut(stretches.alone))));
  let wholes = 0;
  const whole = (start: number, length: number) => {
    wholes += 1;
    return bytes.subarray(start, start + length);
  };
  if (stretches !== undefined) {
    for (let line = stretches.alone; cut(line) < bytes.length; line += stretches.lines) {
      const condenser = new Condenser(options.maxLine ?? 1e6, 1000 * line);
      const stretch = bytes.subarray(cut(line), cut(line + stretches.lines));
      const parts = [
        condenser.push(stretch.subarray(0, stretch.length >> 1)),
        condenser.push(stretch.subarray(stretch.length >> 1)),
        condenser.end(),
      ];
      for (const lines of parts) findings.push(...checker.take(lines, whole));
    }
  }
  findings.push(...checker.end());
  return { told: { findings, summary: checker.summary(), coverage: coverage.counts() }, wholes };
}

/** Lines with faults of all kinds here and there: bytes, lines and messages that are wrong, missing, twice, or in another order. */
function damaged(lines: readonly string[], seed: number): Uint8Array {
  const random = seeded(seed);
  const faults: ((line: string, other: string) => string)[] = [
    (line) => `${line}${line}`,
    () => "",
    (line, other) => `${other}${line}`,
    (line) => line.replace("\n", "\r\n"),
    (line) => line.replace('"', ""),
    (line) => line.replace(/"(\w+)":/, '"$1":1,"$1":'),
    (line) => line.replace(/:"[^"]*"/, ":17"),
    (line) => line.replace(/\d/, "17"),
    (line) => line.replace(/"text":"/, '"text":"\\u0041\\ud800'),
    (line) => line.slice(0, line.length >> 1),
    () => "plain text\n",
    (line) => `data: ${line}\n`,
    (line) => `  ${line}`,
  ];
  const text = lines.map((line, at) => {
    if (random() > 0.03) return line;
    return faults[Math.floor(random() * faults.length)]?.(line, lines[at - 1] ?? "") ?? line;
  });
  const bytes = Buffer.from(text.join(""));
  for (let n = 0; n < 3; n += 1) bytes[Math.floor(random() * bytes.length)] = Math.floor(random() * 256);
  return bytes;
}

describe.each([
  ["acp", "mixed", false],
  ["acp", "big", true],
  ["ask", "mixed", false],
  ["ask", "tiny", true],
] as const)("%s, %s, with its direction: %s", (protocol, scale, hasDirection) => {
  const lines = [...recording({ protocol, scale: SCALES[scale], seed: 3, bytes: scale === "big" ? 1_500_000 : 150_000, hasDirection })];

  test("nothing wrong", () => {
    const bytes = Buffer.from(lines.join(""));
    const { told, wholes } = judged(bytes, {}, { alone: 10, lines: 300 });
    expect(told).toEqual(judged(bytes, {}).told);
    expect(told.findings).toEqual([]);
    // Few lines are read again.
    expect(wholes).toBeLessThan(lines.length / 5);
  });

  test.each([1, 2, 3, 4, 5, 6])("something wrong, seed %d", (seed) => {
    const bytes = damaged(lines, seed);
    const options = [{}, { conversationRules: false }, { maxLine: 3000 }, { profile: "tolerant" as const }][seed % 4] ?? {};
    const whole = judged(bytes, options).told;
    expect(whole.findings.length).toBeGreaterThan(0);
    for (const stretches of [
      { alone: 0, lines: 1 },
      { alone: 7, lines: 100 },
      { alone: 100, lines: 1e9 },
    ])
      expect(judged(bytes, options, stretches).told).toEqual(whole);
  });
});

test("a piece like one of another connection, which is over, belongs to its own", () => {
  const update = { sessionUpdate: "agent_message_chunk", content: { type: "text", text: "a" } };
  const capabilities = { protocolVersion: 1, clientCapabilities: {}, clientInfo: { name: "n", version: "1" } };
  const connection = [
    { id: 0, method: "initialize", params: capabilities },
    { id: 0, result: { protocolVersion: 1, agentCapabilities: {}, agentInfo: { name: "n", version: "1" }, authMethods: [] } },
    { id: 1, method: "session/new", params: { cwd: "/a", mcpServers: [] } },
    { id: 1, result: { sessionId: "s" } },
    { id: 2, method: "session/prompt", params: { sessionId: "s", prompt: [{ type: "text", text: "a" }] } },
    ...[1, 2, 3].map(() => ({ method: "session/update", params: { sessionId: "s", update } })),
    { id: 2, result: { stopReason: "end_turn" } },
  ].map((message) => `${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`);
  const bytes = Buffer.from([...connection, ...connection].join(""));
  expect(judged(bytes, {}).told.findings).toEqual([]);
  expect(judged(bytes, {}, { alone: 2, lines: 1e9 }).told.findings).toEqual([]);
});

test("values of a line like another come as they stand in it", () => {
  const line = (seq: string, text: string) => `{"type":"model.streaming","seq":${seq},"payload":{"delta":${text}}}\n`;
  const turned = (seq: string, text: string) => `{"payload":{"delta":${text}},"seq":${seq},"type":"model.streaming"}\n`;
  fc.assert(
    fc.property(fc.nat(1e9), fc.string({ unit: "grapheme" }), (seq, text) => {
      for (const form of [line, turned]) {
        const { heads, bytes }: Condensed = new Condenser(1e6).push(
          Buffer.from(form("1", '"a"') + form(String(seq + 1), JSON.stringify(text))),
        );
        const isLike = heads[4] === 4;
        if (isLike) expect(new TextDecoder().decode(bytes)).toBe(`${String(seq + 1)}${JSON.stringify(text).slice(0, -1)}`);
        else expect(JSON.stringify(text)).toMatch(/\\u/);
      }
    }),
  );
});
