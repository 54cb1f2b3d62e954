/** Logs: a message behind a time, an arrow or a word is judged where it stands; plain noise stays a fault elsewhere. */
import { describe, expect, test } from "vitest";
import { readPrefix, type Sender } from "../../src/traffic/log-line.js";
import { brief, checkText } from "./checking.js";

const GOOD = '{"type":"error","seq":1,"payload":{"error":"x"}}';
const BAD = '{"type":"error","seq":0,"payload":{"error":"x"}}';

describe("prefixes", () => {
  test.each<[prefix: string, want: string | undefined, sender?: Sender]>([
    ["-> ", "c2a"],
    ["<- ", "a2c"],
    ["→", "c2a"],
    ["← ", "a2c"],
    [">>> ", "c2a"],
    ["<<< ", "a2c"],
    ["--> ", "c2a"],
    ["<- ", "c2a", "agent"],
    ["Sent: ", "c2a"],
    ["Sent: ", "a2c", "agent"],
    ["Received message: ", "a2c"],
    ["2026-11-30 10:00:00,123 [DEBUG] acp.rpc: sending request ", "c2a"],
    ["2026-11-30T10:00:00.123Z -> ", "c2a"],
    ["-> 10:00:00 ", "c2a"],
    ["[client -> agent] ", "c2a"],
    ["[client -> agent] ", "c2a", "agent"],
    ["[agent -> client] ", "a2c"],
    ["agent ← client: ", "c2a"],
    ["[12:00:00] editor to agent: ", "c2a"],
    ["Received from agent: ", "a2c"],
    ["sent to client: ", "a2c"],
    ["-> received ", "unknown"],
    ["agent -> agent ", "unknown"],
    ["10:00:00 ", "a time"],
    ["[1764500000.5] ", "a time"],
    ["Nov 30 10:00:00 host acp[1]: ", "a time"],
    ["", undefined],
    ["Listening on ", undefined],
    ["[", undefined],
    ['["->", ', undefined],
    [`${"x".repeat(256)} -> `, undefined],
  ])("%s is %s", (prefix, want, sender = "client") => {
    const read = readPrefix(`${prefix}${GOOD}`, sender);
    expect(read?.isMarked === false ? "a time" : read?.direction).toBe(want);
    if (read !== undefined) expect(read.start).toBe(prefix.length);
  });
});

describe("findings", () => {
  test.each<[name: string, given: string, want: readonly string[]]>([
    ["columns count from the start of the line, in characters", `😀 10:00 <- ${BAD}`, ["1:34 error envelope/out-of-range /seq"]],
    ["text before and between is told once", `Hello\n<- ${GOOD}\nworld\n\nx\n`, ["1:1 note framing/log-text"]],
    [
      "text among bare messages is a fault, with a log line behind it too",
      `x\n${GOOD}\n<- ${GOOD}\ny`,
      ["1:1 error framing/not-json", "4:1 error framing/not-json"],
    ],
    ["text alone is a fault", "x\ny", ["1:1 error framing/not-json", "2:1 error framing/not-json"]],
    ["a message that is cut", `<- ${GOOD}\n<- {"type":"err`, ["2:16 error framing/not-json"]],
    ["a bare message that is cut, in a log", `<- ${GOOD}\n{"type":"err`, ["2:13 error framing/not-json"]],
    ["no message behind an arrow", `<- {"port":1}`, ["1:4 error envelope/unrecognised"]],
    ["any object behind a time", `<- ${GOOD}\n10:00:00 ready {"port":1}`, ["2:1 note framing/log-text"]],
    ["a message behind a time", `10:00:00 ${BAD}`, ["1:32 error envelope/out-of-range /seq"]],
    ["a message in front of noise", `<- ${GOOD} done`, ["1:53 error framing/not-json"]],
    ["a message behind noise", `noise ${GOOD}`, ["1:1 error framing/not-json"]],
    ["a wrapper in a log", `10:00:00 {"dir":"a2c","msg":${BAD}}`, ["1:51 error envelope/out-of-range /msg/seq"]],
    ["bytes that are not UTF-8, in text", "<- " + GOOD + "\n\u0000x", ["2:1 note framing/log-text"]],
  ])("%s", (_name, given, want) => {
    expect(checkText(given).findings.map(brief)).toEqual(want);
  });

  test("a side that may not send a method is told by the log, and whose log it is", () => {
    const line =
      'Sent: {"jsonrpc":"2.0","id":1,"method":"session/request_permission","params":{"sessionId":"s","toolCall":{"toolCallId":"t"},"options":[]}}';
    expect(checkText(line, { sender: "agent" }).findings.map(brief)).toEqual([]);
    expect(checkText(line, { sender: "client" }).findings).toHaveLength(1);
    expect(checkText(line).findings).toHaveLength(1);
  });

  test("hostile lines cost no more than to read them", () => {
    for (const part of ["-> ", "<", "{ ", "10:00:00 ", "client to ", "[", '{"'])
      expect(checkText(`${part.repeat(1_000_000)}\n`).findings.length).toBeGreaterThan(0);
  });
});
