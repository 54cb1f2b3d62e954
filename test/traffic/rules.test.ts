/** Rules of a conversation: each keeps quiet on the conversations that keep it, and says just what is wrong in those that break it. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Ajv2020 } from "ajv/dist/2020.js";
import { Conversation } from "ask-session-protocol/traffic";
import { describe, expect, test } from "vitest";
import { CONVERSATION_RULES } from "../../generated/rules.js";
import { ACP_RULES } from "../../src/traffic/acp/rules/index.js";
import { ASK_RULES } from "../../src/traffic/ask/rules/index.js";

type Message = { readonly dir: "c2a" | "a2c" | "unknown"; readonly msg: object };
type Preludes = Readonly<Record<string, readonly (Message | { readonly after: string })[]>>;
interface Case {
  readonly about: string;
  readonly after?: string;
  readonly end?: "closed";
  readonly messages: readonly Message[];
  readonly findings?: readonly { message: number; rule?: string; level: string; pointer: string; text: string }[];
}
interface Vector {
  readonly rule: string;
  readonly passing: readonly Case[];
  readonly failing: readonly Case[];
}

const folder = fileURLToPath(new URL("../vectors/", import.meta.url));
const read = (path: string): unknown => JSON.parse(readFileSync(`${folder}${path}`, "utf8"));
const PROTOCOLS = ["acp", "ask"] as const;
const vectors = PROTOCOLS.flatMap((protocol) =>
  readdirSync(`${folder}rules/${protocol}`)
    .filter((file) => file !== "preludes.json")
    .map((file) => ({ protocol, file, vector: read(`rules/${protocol}/${file}`) as Vector })),
);

function prelude(preludes: Preludes, name: string | undefined): Message[] {
  if (name === undefined) return [];
  const parts = preludes[name];
  if (parts === undefined) throw new Error(`no prelude ${name}`);
  return parts.flatMap((part) => ("after" in part ? prelude(preludes, part.after) : [part]));
}

function found(protocol: (typeof PROTOCOLS)[number], { after, messages, end }: Case) {
  const before = prelude(read(`rules/${protocol}/preludes.json`) as Preludes, after);
  const conversation = new Conversation({ protocol });
  const findings = [...before, ...messages].flatMap(({ dir, msg }) => conversation.push(msg, dir));
  if (end === "closed") findings.push(...conversation.end());
  return findings.map(({ number, rule, level, pointer, message }) => ({
    message: number - before.length,
    rule,
    level,
    pointer,
    text: message,
  }));
}

describe("vectors", () => {
  const validate = new Ajv2020({ strict: false }).compile(read("rule.schema.json") as object);

  test.each(vectors.map(({ protocol, file, vector }) => [`${protocol}/${file}`, vector] as const))(
    "%s has the form of one",
    (file, vector) => {
      expect(validate(vector), JSON.stringify(validate.errors)).toBe(true);
      expect(`${vector.rule.slice("rule/".length)}.json`).toBe(file.slice(file.indexOf("/") + 1));
    },
  );

  test("README says how many there are", () => {
    const of = (protocol: string) => Object.values(CONVERSATION_RULES).filter((rule) => rule.protocol === protocol).length;
    const counts = `${String(of("acp") + of("ask"))} such checks, ${String(of("acp"))} of ACP and ${String(of("ask"))} of ask`;
    expect(readFileSync(new URL("../../README.md", import.meta.url), "utf8").replaceAll("\n", " ")).toContain(counts);
  });

  test("every rule of the catalogue has one, and none is of no rule", () => {
    expect(vectors.map(({ vector }) => vector.rule).sort()).toEqual(Object.keys(CONVERSATION_RULES).sort());
  });

  test.each([
    ["acp", ACP_RULES],
    ["ask", ASK_RULES],
  ] as const)("the catalogue and the modules of %s agree", (protocol, rules) => {
    expect(rules.map(({ id }) => id as string).sort()).toEqual(
      Object.entries(CONVERSATION_RULES).flatMap(([id, entry]) => (entry.protocol === protocol ? [id] : [])),
    );
  });
});

for (const { protocol, vector } of vectors) {
  describe(vector.rule, () => {
    test.each(vector.passing.map((one) => [one.about, one] as const))("keeps quiet: %s", (_about, one) => {
      expect(found(protocol, one)).toEqual([]);
    });

    test.each(vector.failing.map((one) => [one.about, one] as const))("speaks: %s", (_about, one) => {
      expect(found(protocol, one)).toEqual(
        one.findings
          ?.map((finding) => ({ rule: vector.rule, ...finding }))
          .map(({ message, rule, level, pointer, text }) => ({ message, rule, level, pointer, text })),
      );
    });
  });
}
