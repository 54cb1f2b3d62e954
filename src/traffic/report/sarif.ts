import { VERSION } from "../../../generated/version.js";
import type { FileSummary } from "../checker.js";
import type { Finding } from "../finding.js";
import { type RuleId, RULES } from "../rules.js";
import type { Report } from "./report.js";
import { visible } from "./visible.js";

const SCHEMA = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";

/**
 * SARIF 2.1.0, for code scanning and its viewers. Findings come as they are found, one a line, so a report of any length
 * takes no memory; the rules that they are of come last.
 */
export function sarifReport(): Report {
  const indices = new Map<RuleId, number>();
  let separator = `{"$schema":${JSON.stringify(SCHEMA)},"version":"2.1.0","runs":[\n{"columnKind":"unicodeCodePoints",\n"results":[\n`;
  const separated = (text: string) => {
    const all = separator + text;
    separator = ",\n";
    return all;
  };
  return {
    finding(finding) {
      const index = indices.get(finding.rule) ?? indices.size;
      indices.set(finding.rule, index);
      return separated(JSON.stringify(result(finding, index)));
    },
    file: (_summary: FileSummary) => "",
    end: () => `${indices.size === 0 ? separated("") : ""}\n],\n"tool":${tool([...indices.keys()])}}]}\n`,
  };
}

/** The program, and those of its rules that were found broken. */
function tool(ids: readonly RuleId[]): string {
  const rules = ids.map((id) => ({ id, shortDescription: { text: RULES[id].text }, defaultConfiguration: { level: RULES[id].level } }));
  return JSON.stringify({ driver: { name: "ask-protocol", semanticVersion: VERSION, rules } });
}

function result({ file, line, column, pointer, rule, level, layer, method, message }: Finding, ruleIndex: number): object {
  return {
    ruleId: rule,
    ruleIndex,
    level,
    message: { text: plain(message) },
    locations: [
      {
        physicalLocation: { artifactLocation: { uri: uriOf(file) }, region: { startLine: line, startColumn: column } },
        ...(pointer === "" ? {} : { logicalLocations: [{ fullyQualifiedName: visible(pointer), kind: "value" }] }),
      },
    ],
    partialFingerprints: { "ruleAndMessage/v1": fingerprint([rule, method ?? "", pointer, message].join("\n")) },
    properties: { layer, ...(method === null ? {} : { method: visible(method) }) },
  };
}

/** A message of SARIF may hold links, `[text](target)`, and placeholders, `{0}`; what was recorded must not become either. */
function plain(text: string): string {
  return visible(text).replaceAll("](", "] (").replaceAll(/[{}]/g, "$&$&");
}

/** A path as a URI, relative where the path is; halves of surrogate pairs, which no URI can hold, as their escape. */
function uriOf(file: string): string {
  const path = /^[a-z]:[\\/]/i.test(file) ? `/${file.replaceAll("\\", "/")}` : file;
  const written = path
    .split("/")
    .map((segment) => encodeURIComponent(segment.replaceAll(/\p{Surrogate}/gu, visible)))
    .join("/");
  return written.startsWith("/") ? `file://${written.replace(/^\/+/, "/").replace(/^\/([a-z])%3A/i, "/$1:")}` : written;
}

/** A finding's mark from run to run, wherever its line has moved: FNV-1a, from two starts for 64 bits. */
function fingerprint(text: string): string {
  return [0x811c9dc5, 0x01000193].map((start) => fnv(text, start).toString(16).padStart(8, "0")).join("");
}

function fnv(text: string, start: number): number {
  let hash = start;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
