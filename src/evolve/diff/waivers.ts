import { append, describe, isObject } from "../../json/index.js";
import type { DiffFinding } from "./finding.js";
import { type Verdict, worst } from "./rules.js";

/** An edit that is let through for a time, with the reason. */
export interface Waiver {
  readonly fingerprint: string;
  readonly reason: string;
  /** Last day on which it holds, as `2027-01-31`. */
  readonly expires: string;
}

/** Findings as they count: those that a waiver lets through are apart, and waivers that let nothing through are told. */
export interface Judged {
  readonly findings: readonly DiffFinding[];
  readonly waived: readonly DiffFinding[];
  /** What is wrong with waivers, a line each. */
  readonly stale: readonly string[];
  /** The worst verdict of what is not waived; null where there is none. */
  readonly verdict: Verdict | null;
}

/** Holds findings against waivers on a day, written as `2027-01-31`. */
export function withWaivers(findings: readonly DiffFinding[], waivers: readonly Waiver[], today: string): Judged {
  const stale: string[] = [];
  const holding = new Set<string>();
  for (const [index, { fingerprint, expires }] of waivers.entries()) {
    const at = append("/waivers", index);
    if (expires < today) stale.push(`expired waiver at ${at}: expected a day that is not over yet, got ${expires}`);
    else if (!findings.some((finding) => finding.fingerprint === fingerprint))
      stale.push(`stale waiver at ${at}: expected an edit with fingerprint ${fingerprint}, got none`);
    else holding.add(fingerprint);
  }
  const left = findings.filter(({ fingerprint }) => !holding.has(fingerprint));
  return {
    findings: left,
    waived: findings.filter(({ fingerprint }) => holding.has(fingerprint)),
    stale,
    verdict: worst(left.map(({ verdict }) => verdict)) ?? null,
  };
}

/** Reads `{"waivers":[{"fingerprint","reason","expires"}]}`: the waivers, or what is wrong with it, a line each. */
export function waiversIn(value: unknown): { readonly waivers: readonly Waiver[]; readonly faults: readonly string[] } {
  if (!isObject(value)) return { waivers: [], faults: [`no waivers: expected {"waivers":[...]}, got ${describe(value)}`] };
  const list = value.waivers;
  if (!Array.isArray(list)) return { waivers: [], faults: [`no waivers at /waivers: expected array, got ${describe(list)}`] };
  const faults = (list as unknown[]).flatMap((waiver, index) => {
    const at = append("/waivers", index);
    if (!isObject(waiver)) return [`no waiver at ${at}: expected object, got ${describe(waiver)}`];
    return Object.entries(FORMS).flatMap(([name, { is, words }]) => {
      const member = waiver[name];
      return typeof member === "string" && is(member)
        ? []
        : [`wrong ${name} at ${append(at, name)}: expected ${words}, got ${describe(member)}`];
    });
  });
  return { waivers: faults.length > 0 ? [] : (list as Waiver[]), faults };
}

const FORMS = {
  fingerprint: { is: (text: string) => /^[0-9a-f]{12}$/.test(text), words: "12 hex digits" },
  reason: { is: (text: string) => /\S/.test(text), words: "the reason, in words" },
  expires: { is: isDay, words: "a day such as 2027-01-31" },
};

/** Whether a day is one of the calendar; one that is not would pass for a late one. */
function isDay(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
