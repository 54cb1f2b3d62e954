/** Cases from public bug reports, judged in place: what is wrong is an error, and what is right is none. */
import { describe, expect, test } from "vitest";
import { type Case, filesOf, findingsOf, IS_HERE, read, WHETHER } from "./corpus.js";

const cases = filesOf("bugs").map((file): [string, Case] => [file, JSON.parse(read(`bugs/${file}`)) as Case]);

test(WHETHER, () => {
  if (IS_HERE) expect(cases.length).toBeGreaterThan(50);
});

describe.runIf(IS_HERE)("verdict of", () => {
  test.each(cases)("%s", (_file, report) => {
    const findings = findingsOf(report);
    const errors = findings.filter(({ level }) => level === "error");
    expect(errors.length > 0).toBe(report.expected === "invalid");
    for (const { layer } of errors) expect(["framing", "envelope", "shape", "unknown"]).toContain(layer);
    // Faults, and two more at most.
    expect(errors.length).toBeLessThanOrEqual(6);
    for (const { message } of findings) expect(message).toMatch(/^[^:]+: .+/);
  });
});
