import { VERSION } from "../../../generated/version.js";
import type { FileSummary } from "../checker.js";
import type { Finding } from "../finding.js";
import { RULES } from "../rules.js";
import type { Report } from "./report.js";
import { visible } from "./visible.js";

const SCHEMA = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";
const INDICES = new Map(Object.keys(RULES).map((rule, index) => [rule, index]));

/**
 * SARIF 2.1.0, for code scanning and its viewers. Every rule there is comes first; then the findings as they come, one a
 * line, so a report of any length takes no memory.
 */
export function sarifReport(): Report {
  let separator = "";
  let started = false;
  const start = () => {
    const text = started ? "" : head();
    started = true;
    return text;
  };
  return {
    finding(finding) {
      const text = `${start()}${separator}${JSON.stringify(result(finding))}`;
      separator = ",\n";
      return text;
    },
    file: (_summary: FileSummary) => "",
    end: () => `${start()}\n]}]}\n`,
  };
}

/** The log up to where its results begin. */
function head(): string {
  const rules = Object.entries(RULES).map(([id, { level, text }]) => ({
    id,
    shortDescription: { text },
    defaultConfiguration: { level },
  }));
  const driver = { name: "ask-protocol", semanticVersion: VERSION, rules };
  const run = `{"tool":${JSON.stringify({ driver })},\n"columnKind":"unicodeCodePoints",\n"results":[\n`;
  return `{"$schema":${JSON.stringify(SCHEMA)},"version":"2.1.0","runs":[\n${run}`;
}

function result({ file, line, column, pointer, rule, level, layer, method, message }: Finding): object {
  return {
    ruleId: rule,
    ruleIndex: INDICES.get(rule),
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
