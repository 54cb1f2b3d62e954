/** Bodies of Server-Sent Events: the data of an event is a message, and findings stand where it was written. */
import { expect, test } from "vitest";
import { brief, checkText } from "./checking.js";

const GOOD = '{"type":"error","seq":1,"payload":{"error":"x"}}';
const BAD = GOOD.replace(":1", ":0");

test.each<[name: string, given: string, want: readonly string[]]>([
  ["one data line", `data: ${BAD}\n\n`, ["1:29 error envelope/out-of-range /seq"]],
  ["without a space", `data:${BAD}\n\n`, ["1:28 error envelope/out-of-range /seq"]],
  ["without an end", `data: ${BAD}`, ["1:29 error envelope/out-of-range /seq"]],
  [
    "other fields and comments",
    `: hello\nretry: 5\n\nevent: message\nid: 7\ndata: ${GOOD}\n\n: ping\n\ndata: ${BAD}\n\n`,
    ["10:29 error envelope/out-of-range /seq"],
  ],
  [
    "several data lines",
    'data: {"type":"error",\ndata: "seq":0,\ndata: "payload":{"error":"x"}}\n\n',
    ["2:13 error envelope/out-of-range /seq"],
  ],
  [
    "a field between data lines",
    'data: {"type":"error",\nid: 1\ndata:  "seq":0,"payload":{"error":"x"}}\n\n',
    ["3:14 error envelope/out-of-range /seq"],
  ],
  [
    "carriage returns",
    `data: ${GOOD}\r\n\r\ndata: ${BAD}\r\n\r\n`,
    ["1:55 note framing/carriage-return", "3:29 error envelope/out-of-range /seq"],
  ],
  ["two messages in an event", `data: ${GOOD}\ndata: ${GOOD}\n\n`, ["2:7 error framing/not-json"]],
  ["data that is no JSON", "data: [DONE\n\n", ["1:8 error framing/not-json"]],
  ["fields without any data are noise", `id: 5\n${GOOD}\n: x`, ["1:1 error framing/not-json", "3:1 error framing/not-json"]],
  [
    "a bare message ends an event",
    `data: ${BAD}\n${BAD}`,
    ["1:29 error envelope/out-of-range /seq", "2:23 error envelope/out-of-range /seq"],
  ],
  ["a comment at the end", `data: ${GOOD}\n\n: bye\n\n`, []],
  ["noise in a stream", `data: ${GOOD}\n\nnoise\n`, ["3:1 error framing/not-json"]],
])("%s", (_name, given, want) => {
  for (const size of [1 << 20, 1, 7]) expect(checkText(given, {}, size).findings.map(brief)).toEqual(want);
});

test("an event beyond the limit is passed over, and the next is judged", () => {
  const { findings } = checkText(`${"data: x\n".repeat(500)}\ndata: ${BAD}\n\n`, { maxLine: 1000 });
  expect(findings.map(brief)).toEqual(["1:1 error framing/line-too-long", "502:29 error envelope/out-of-range /seq"]);
});
