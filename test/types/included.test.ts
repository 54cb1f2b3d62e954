/**
 * Guards against type tests that nothing runs: a file outside the project's tsconfig, or one that the compiler skips
 * as it skips declarations, holds whatever it says. No test of vitest would notice.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { beforeAll, describe, expect, test } from "vitest";
import { schema } from "../../generated/ask/literal.js";

const root = fileURLToPath(new URL("../..", import.meta.url));
const project = readProject();
const onDisk = readdirSync(join(root, "test"), { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".test-d.ts"))
  .map((name) => `test/${name.replaceAll("\\", "/")}`);
const TYPES = join(root, "generated/ask/types.d.ts");

describe("type tests", () => {
  test("are all in the project", () => {
    const included = project.fileNames.map((file) => relative(root, file).replaceAll("\\", "/"));
    expect(included.filter((file) => file.endsWith(".test-d.ts")).sort()).toEqual([...onDisk].sort());
    expect(onDisk).toContain("test/types/typebox.test-d.ts");
  });

  test("are checked by tsc with the project's options", () => {
    expect(project.options.noCheck).not.toBe(true);
    expect(project.options.strict).toBe(true);
    const program = ts.createProgram(
      onDisk.map((file) => join(root, file)),
      project.options,
    );
    for (const file of onDisk) {
      const source = program.getSourceFile(join(root, file));
      // A declaration file would be passed over, as `skipLibCheck` is on.
      expect(source?.isDeclarationFile, file).toBe(false);
      expect(source?.text, file).not.toContain("@ts-nocheck");
    }
  });

  test("are run by npm run check", () => {
    const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { scripts: Record<string, string> };
    expect(scripts["check:types"]).toBe("tsc -p tsconfig.json");
    expect(scripts.check?.split(" && ")).toContain("npm run check:types");
    expect(project.options.noEmit).toBe(true);
  });

  test("compare more than a hundred definitions", () => {
    expect(Object.keys(schema.$defs).length).toBeGreaterThan(100);
  });
});

describe("the comparison with TypeBox", () => {
  let sound: readonly string[] = [];
  beforeAll(() => {
    sound = errors((text) => text);
  });

  const cases: { given: string; edit: (types: string) => string; want: string }[] = [
    {
      given: "a member of another type",
      edit: (types) => types.replace(/^version\?: string$/m, "version?: number"),
      want: `Type 'Disagreeing<Definitions, Inferred>' does not satisfy the constraint 'never'.\n  Type '"PeerInfo"' is not assignable to type 'never'.`,
    },
    {
      given: "a lost optional member",
      edit: (types) => types.replace(/^version\?: string$/m, ""),
      want: `Type 'Disagreeing<Definitions, Inferred>' does not satisfy the constraint 'never'.\n  Type '"PeerInfo"' is not assignable to type 'never'.`,
    },
    {
      given: "a lost definition",
      edit: (types) => types.replace(/^ {2}PeerInfo: PeerInfo;$/m, ""),
      want: `Type '"PeerInfo"' does not satisfy the constraint 'never'.`,
    },
  ];

  test("finds the generated types to be right", () => {
    expect(sound).toEqual([]);
  });

  test.each(cases)("notices $given", ({ edit, want }) => {
    expect(errors(edit)).toEqual([want]);
  });
});

/** What the compiler says of the comparison where the generated types are edited, in memory, before it reads them. */
function errors(edit: (types: string) => string): string[] {
  const host = ts.createCompilerHost(project.options);
  const readFile = host.readFile.bind(host);
  const untouched = readFileSync(TYPES, "utf8");
  host.readFile = (file) => (relative(file, TYPES) === "" ? edit(untouched) : readFile(file));
  const file = join(root, "test/types/typebox.test-d.ts");
  const program = ts.createProgram([file], project.options, host);
  return program
    .getSemanticDiagnostics(program.getSourceFile(file))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"));
}

function readProject(): ts.ParsedCommandLine {
  const file = join(root, "tsconfig.json");
  const { config, error } = ts.readConfigFile(file, (path) => ts.sys.readFile(path)) as { config: unknown; error?: ts.Diagnostic };
  if (error !== undefined) throw new Error(ts.flattenDiagnosticMessageText(error.messageText, "\n"));
  return ts.parseJsonConfigFileContent(config, ts.sys, root);
}
