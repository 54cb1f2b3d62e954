/** The schemas that ACP has published, read as they are. acp-history.md explains what is found; the numbers here and there are the same. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { diff } from "../../src/evolve/index.js";

const { resolve } = createRequire(import.meta.url);
const VERSIONS = {
  "0.12.0": "acp-sdk-0-12/schema/schema.json",
  "1.0.0": "acp-sdk-1-0/schema/schema.json",
  "2.4.0": "@agentclientprotocol/sdk/schema/v1/schema.json",
  "2.4.0 unstable": "@agentclientprotocol/sdk/schema/v1/schema.unstable.json",
};

function between(old: keyof typeof VERSIONS, now: keyof typeof VERSIONS) {
  const side = (version: keyof typeof VERSIONS) => [{ path: version, text: readFileSync(resolve(VERSIONS[version]), "utf8") }];
  const outcome = diff(side(old), side(now));
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.unjudged));
  return outcome.findings;
}

test.each<[old: keyof typeof VERSIONS, now: keyof typeof VERSIONS, counts: [major: number, minor: number, patch: number]]>([
  ["0.12.0", "1.0.0", [7, 107, 95]],
  ["1.0.0", "2.4.0 unstable", [41, 268, 307]],
  ["0.12.0", "2.4.0", [8, 217, 237]],
  ["2.4.0", "2.4.0 unstable", [6, 31, 170]],
])("from %s to %s", (old, now, counts) => {
  const findings = between(old, now);
  const number = (verdict: string) => findings.filter((finding) => finding.verdict === verdict).length;
  expect([number("major"), number("minor"), number("patch")]).toEqual(counts);
  const page = readFileSync(new URL("acp-history.md", import.meta.url), "utf8");
  expect(page).toContain(`| ${old} | ${now} | ${counts.join(" | ")} |`);
});

test("the update that broke a client in the field is found", () => {
  const messages = between("0.12.0", "2.4.0").map(({ message, breaks }) => `${message}; ${String(breaks)}`);
  expect(messages).toContain(
    'SessionNotification: variant added at /properties/update: expected nothing, got "usage_update"; old clients reject what new agents send',
  );
});
