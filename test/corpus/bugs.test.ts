/** Cases from public bug reports, judged in place: what is wrong is an error, what is right is none, and where a rule is broken a rule says so. */
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
    // Faults, and two more at most.
    expect(errors.length).toBeLessThanOrEqual(6);
    if (report.expected === "invalid") expect(errors.filter(({ layer }) => layer !== "rule")).not.toEqual([]);
    else expect(errors.filter(({ layer }) => layer !== "rule" && layer !== "unknown")).toEqual([]);
    if (report.expected === "valid") expect(errors).toEqual([]);
    if (report.expected === "valid-but-rule-broken")
      expect(findings.filter(({ layer, level }) => level !== "note" && (layer === "rule" || layer === "unknown"))).not.toEqual([]);
    for (const { message } of findings) expect(message).toMatch(/^[^:]+: .+/);
  });
});
