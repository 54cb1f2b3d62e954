import { count } from "../json/index.js";
import { type RuleEntry, RULES } from "../traffic/index.js";
import { suggestion } from "./options.js";
import { UsageError } from "./usage-error.js";

const PROTOCOLS = { ask: "the ask session protocol", acp: "ACP" } as const;

/** What a rule asks for and where that is from, or the rules of a layer, a line each. @throws UsageError for a name of neither */
export function explain(name: string): string {
  const rules = new Map<string, RuleEntry>(Object.entries(RULES));
  const rule = rules.get(name);
  if (rule !== undefined) return one(name, rule);
  const layer = name.replace(/\/$/, "");
  const within = [...rules].filter(([id]) => id.startsWith(`${layer}/`));
  if (within.length > 0)
    return `${within.map(([id, { level, text }]) => `${id} (${level}): ${text}\n`).join("")}${count(within.length, "rule")}\n`;
  const layers = new Set([...rules.keys()].map((id) => id.slice(0, id.indexOf("/"))));
  const meant = suggestion(name, [...rules.keys(), ...layers]);
  throw new UsageError(`there is no rule ${name}${meant === "" ? `; the layers are ${[...layers].join(", ")}` : meant}`);
}

function one(id: string, { level, text, protocol, source, reference, number }: RuleEntry): string {
  const facts = [
    ["Protocol", protocol === undefined ? undefined : PROTOCOLS[protocol]],
    ["Rule", number],
    ["Source", source],
    ["Reference", reference],
  ].filter(([, fact]) => fact !== undefined);
  return [`${id} (${level})`, `  ${text}`, ...facts.map(([name = "", fact = ""]) => `  ${name}: ${fact}`)].join("\n") + "\n";
}
