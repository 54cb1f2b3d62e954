/** Readers of the report formats that are not ours, and what each takes from a report. */
import sarifSchema from "@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json" with { type: "json" };
import { Ajv } from "ajv";
import formats from "ajv-formats";
import { SaxesParser } from "saxes";
import { type FinalResults, Parser, type Result } from "tap-parser";

/** An element: its attributes, the elements in it, and its own text. */
interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly content: Element[];
  text: string;
}

/** The root of an XML text. @throws Error where it is not well-formed, or holds what XML has no way to write. */
function readXml(text: string): Element {
  const around: Element[] = [{ name: "", attributes: {}, content: [], text: "" }];
  const parser = new SaxesParser();
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ name, attributes }) => {
    const element: Element = { name, attributes, content: [], text: "" };
    around.at(-1)?.content.push(element);
    around.push(element);
  });
  parser.on("text", (piece) => {
    const within = around.at(-1);
    if (within !== undefined) within.text += piece;
  });
  parser.on("closetag", () => around.pop());
  parser.write(text).close();
  const root = around[0]?.content[0];
  if (root === undefined) throw new Error("no element");
  return root;
}

export interface JunitCase {
  readonly classname: string;
  readonly name: string;
  readonly failure?: { readonly type: string; readonly message: string; readonly text: string };
  readonly error?: { readonly type: string; readonly message: string };
  readonly output?: string;
}

export interface JunitSuite {
  readonly name: string;
  readonly tests: string;
  readonly failures: string;
  readonly errors: string;
  readonly cases: readonly JunitCase[];
}

/** The suites of a JUnit report. @throws Error where it is not well-formed XML. */
export function readJunit(text: string): readonly JunitSuite[] {
  return readXml(text).content.map((suite) => ({
    ...(suite.attributes as unknown as JunitSuite),
    cases: suite.content.map((element) => {
      const inner = (name: string) => element.content.find((one) => one.name === name);
      const [failure, error, output] = [inner("failure"), inner("error"), inner("system-out")];
      return {
        ...(element.attributes as unknown as JunitCase),
        ...(failure === undefined ? {} : { failure: { ...failure.attributes, text: failure.text } as unknown as JunitCase["failure"] }),
        ...(error === undefined ? {} : { error: error.attributes as unknown as JunitCase["error"] }),
        ...(output === undefined ? {} : { output: output.text }),
      } as JunitCase;
    }),
  }));
}

export interface SarifLog {
  readonly runs: readonly [
    {
      readonly tool: { readonly driver: { readonly rules: readonly { readonly id: string }[] } };
      readonly results: readonly SarifResult[];
    },
  ];
}

export interface SarifResult {
  readonly ruleId: string;
  readonly ruleIndex: number;
  readonly level: string;
  readonly message: { readonly text: string };
  readonly locations: readonly [
    {
      readonly physicalLocation: { readonly artifactLocation: { readonly uri: string }; readonly region: object };
      readonly logicalLocations?: readonly { readonly fullyQualifiedName: string }[];
    },
  ];
  readonly partialFingerprints: Readonly<Record<string, string>>;
}

const ajv = new Ajv({ allErrors: true, strict: false, unicodeRegExp: false });
formats.default(ajv);
// The schema is of draft 4, whose `id` later drafts call `$id`; nothing else in it differs.
const { $schema: _draft, id: _id, ...schema } = sarifSchema;
const isSarif = ajv.compile<SarifLog>(schema as object);

/** A SARIF log. @throws Error where the published schema refuses it. */
export function readSarif(text: string): SarifLog {
  const log: unknown = JSON.parse(text);
  if (!isSarif(log)) throw new Error(ajv.errorsText(isSarif.errors));
  return log;
}

export interface TapFile {
  readonly name: string;
  readonly ok: boolean;
  readonly points: readonly { readonly ok: boolean; readonly name: string; readonly diag: Readonly<Record<string, unknown>> | null }[];
  readonly diag: Readonly<Record<string, unknown>> | null;
}

/** The files of a TAP report. @throws Error where something in it is not TAP. */
export function readTap(text: string): readonly TapFile[] {
  const files: TapFile[] = [];
  const fault: string[] = [];
  let points: Result[] = [];
  const parser = new Parser({ strict: true });
  const watch = (within: Parser) => {
    within.on("extra", (line: string) => {
      if (!line.startsWith("#")) fault.push(`not TAP: ${line}`);
    });
    // Plans and numbers that do not fit are failures beside those of the points.
    within.on("complete", ({ failures }: FinalResults) => {
      for (const { tapError } of failures) if (typeof tapError === "string") fault.push(tapError);
    });
  };
  watch(parser);
  parser.on("child", (child: Parser) => {
    watch(child);
    child.on("assert", (point: Result) => points.push(point));
  });
  parser.on("assert", ({ name, ok, diag }: Result) => {
    files.push({
      name,
      ok,
      diag: diag as TapFile["diag"],
      points: points.map((point) => ({ ok: point.ok, name: point.name, diag: point.diag as TapFile["diag"] })),
    });
    points = [];
  });
  parser.end(text);
  if (fault.length > 0) throw new Error(fault.join("; "));
  return files;
}

export interface Annotation {
  readonly command: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly message: string;
}

/** Annotations as the runner of GitHub Actions takes them from a log, and the lines that are none. */
export function readGithub(text: string): { annotations: readonly Annotation[]; others: readonly string[] } {
  const annotations: Annotation[] = [];
  const others: string[] = [];
  for (const line of text.split(/\r\n|\r|\n/).slice(0, -1)) {
    const [, command, properties, message] = /^::(\S+?)(?: (.*?))?::(.*)$/u.exec(line) ?? [];
    if (command === undefined || properties === undefined || message === undefined) {
      others.push(line);
      continue;
    }
    const pairs = properties.split(",").map((pair) => {
      const at = pair.indexOf("=");
      return [
        pair.slice(0, at),
        unescaped(pair.slice(at + 1))
          .replaceAll("%3A", ":")
          .replaceAll("%2C", ",")
          .replaceAll("%25", "%"),
      ] as const;
    });
    annotations.push({ command, properties: Object.fromEntries(pairs), message: unescaped(message).replaceAll("%25", "%") });
  }
  return { annotations, others };
}

function unescaped(text: string): string {
  return text.replaceAll("%0D", "\r").replaceAll("%0A", "\n");
}
