import { isSessionNotification } from "ask-session-protocol/acp";
import { isToolUse } from "ask-session-protocol";
import { Ajv } from "ajv";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import manifest from "../upstream/manifest.json" with { type: "json" };
import { sdkParsers } from "../acp/sdk-parser.js";
import { type Contender, time } from "./timing.js";
import { isTextChunk, UPDATES } from "./values.js";

/** Compares single validations with named peers, in nanoseconds and ratios. */
export async function benchValidation(print: (text: string) => void): Promise<void> {
  const zod = (await sdkParsers("stable")).get("SessionNotification");
  if (zod === undefined) throw new Error("the SDK has no parser for SessionNotification");
  const published = publishedValidator("SessionNotification");

  const chunk = UPDATES["text chunk"];
  const mine = { name: "generated", run: () => isSessionNotification(chunk) };
  const byHand = { name: "by hand", run: () => isTextChunk(chunk) };
  const compare = (when: string) => {
    const [generated, hand] = time([mine, byHand]).map(({ nanoseconds }) => nanoseconds);
    print(
      `a text chunk, ${when}: ${ratio(generated, hand)} the time of a check written by hand of the same members (${whole(generated)} and ${whole(hand)} ns)`,
    );
  };
  // Twice, as the engine specialises for what it has seen: once on text chunks alone, once after updates of every kind.
  compare("alone");

  print("\nsession/update params: nanoseconds of this package, and how many times as long a peer takes\n");
  print(`${"".padEnd(26)}${"this".padStart(8)}${"SDK's zod".padStart(12)}${"Ajv, published".padStart(16)}${"JSON.parse".padStart(12)}`);
  for (const [name, value] of Object.entries(UPDATES)) {
    const text = JSON.stringify(value);
    const [ours, theirs, ajv, parse] = time([
      { name: "this", run: () => isSessionNotification(value) },
      { name: "zod", run: () => zod.safeParse(value) },
      { name: "ajv", run: () => published(value) },
      { name: "parse", run: () => JSON.parse(text) as unknown },
    ] satisfies Contender[]).map(({ nanoseconds }) => nanoseconds);
    print(
      `${name.padEnd(26)}${whole(ours).padStart(8)}${ratio(theirs, ours).padStart(12)}${ratio(ajv, ours).padStart(16)}${ratio(parse, ours).padStart(12)}`,
    );
  }

  print("");
  compare("among all kinds");
  const use = JSON.parse('{"id":"call_1","name":"bash","args":{"command":"ls"}}') as unknown;
  const [tool] = time([{ name: "tool.use", run: () => isToolUse(use) }]).map(({ nanoseconds }) => nanoseconds);
  print(`a tool.use payload of ask: ${whole(tool)} ns`);
}

/** Ajv over a definition of the published schema, as most people would use it. */
function publishedValidator(definition: string): (value: unknown) => boolean {
  const path = fileURLToPath(new URL(`../../node_modules/${manifest.package}/${manifest.schemas.stable.file}`, import.meta.url));
  const schema = JSON.parse(readFileSync(path, "utf8")) as { $defs: object };
  const ajv = new Ajv({ strict: false, validateFormats: false });
  return ajv.compile({ $defs: schema.$defs, $ref: `#/$defs/${definition}` });
}

function whole(nanoseconds = NaN): string {
  return String(Math.round(nanoseconds));
}

function ratio(a = NaN, b = NaN): string {
  return `${(a / b).toFixed(a / b < 10 ? 2 : 0)}×`;
}
