/** Whether generators of code that people use make code from our bundles that its language takes. */
import { copyFileSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { pinned, pythonWith, sourceOf } from "./libraries.js";
import { type Outcome, type Setting, table } from "./part.js";
import { attempt, missingTool, run, timed } from "./tool.js";

/** A generator of code. */
interface Generator {
  readonly language: string;
  readonly name: string;
  readonly version: string;
  /** What the machine needs. */
  readonly tools: readonly string[];
  readonly protocols: readonly string[];
  /** Installs it below a folder; gives the folder of the program. */
  readonly install: (folder: string) => string;
  /** What README says to run in the folder of the bundle, here of `acp`. */
  readonly command: string;
  /** What takes the code, in the same folder. */
  readonly compile: string;
}

const BOTH = ["ask", "acp"];
const TYPIFY = "0.6.2";
const quicktype = {
  name: "quicktype",
  version: pinned("quicktype/package.json", /"quicktype": "([^"]+)"/),
  protocols: BOTH,
  install: installQuicktype,
};
const cargoCheck = "mv acp.rs types.rs && cargo check -q --target-dir ../rust";

const GENERATORS: readonly Generator[] = [
  {
    language: "Python",
    name: "datamodel-code-generator",
    version: pinned("python/requirements.txt", /^datamodel-code-generator==(.+)$/m),
    tools: ["python3"],
    protocols: BOTH,
    install: (folder) => join(pythonWith(folder), ".."),
    command:
      "datamodel-codegen --input acp.schema.json --input-file-type jsonschema --output-model-type pydantic_v2.BaseModel --output acp.py",
    compile: "python -W error -c 'import acp'",
  },
  {
    ...quicktype,
    language: "Go",
    tools: ["go"],
    command: "quicktype --src-lang schema --src 'acp.schema.json#/$defs/' --lang go --just-types-and-package --package acp --out acp.go",
    compile: "go vet acp.go",
  },
  {
    ...quicktype,
    language: "Java",
    tools: ["javac"],
    command: "quicktype --src-lang schema --src 'acp.schema.json#/$defs/' --lang java --just-types --package acp --out acp.java",
    compile: "javac -d classes *.java",
  },
  {
    ...quicktype,
    language: "Rust",
    tools: ["cargo"],
    command: "quicktype --src-lang schema --src 'acp.schema.json#/$defs/' --lang rust --out acp.rs",
    compile: cargoCheck,
  },
  {
    language: "Rust",
    name: "typify",
    version: TYPIFY,
    tools: ["cargo"],
    protocols: ["acp"],
    install: (folder) => {
      const root = join(folder, "typify");
      run(["cargo", "install", "-q", "cargo-typify", "--version", TYPIFY, "--locked", "--debug", "--root", root], folder);
      return join(root, "bin");
    },
    command: "cargo typify acp.schema.json --no-builder --output acp.rs",
    compile: cargoCheck,
  },
];

/** Each generator makes code of each bundle that it reads: one check each. */
export function generators({ folder, print }: Setting): Outcome {
  const readme = readFileSync(sourceOf("../../README.md"), "utf8");
  const rows = [["language", "generator", "version", "bundle", "lines", "seconds"]];
  const failures: string[] = [];
  const skipped: string[] = [];
  let passed = 0;
  for (const generator of GENERATORS) {
    const { language, name, version, tools, protocols, command } = generator;
    const missing = missingTool(tools);
    if (missing !== undefined) {
      skipped.push(`${language} ${name}: no ${missing}`);
      continue;
    }
    if (!readme.includes(command)) failures.push(`README.md: ${language} ${name}: expected the command ${command}`);
    const path = attempt(() => generator.install(folder));
    for (const protocol of protocols) {
      const [lines, seconds] = timed(() => (path instanceof Error ? path : attempt(() => make(generator, protocol, path, folder))));
      if (lines instanceof Error) failures.push(lines.message);
      else {
        rows.push([language, name, version, protocol, String(lines), seconds]);
        passed += 1;
      }
    }
  }
  print(table(rows));
  return { passed, failures, skipped };
}

/** Generates and compiles; gives how many lines of code there are. */
function make({ language, name, command, compile }: Generator, protocol: string, path: string, folder: string): number {
  const target = join(folder, "generated", `${language}-${name}-${protocol}`.toLowerCase());
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const bundle = `${protocol}.schema.json`;
  copyFileSync(sourceOf(`../../generated/schema/${bundle}`), join(target, bundle));
  if (language === "Rust") copyFileSync(sourceOf("rust-types/Cargo.toml"), join(target, "Cargo.toml"));
  const said = (text: string) => text.replaceAll(/\bacp\b/g, protocol);
  run(["sh", "-c", said(command)], target, { path: [path] });
  const output = join(target, "lines");
  run(["sh", "-c", "cat *.py *.go *.java *.rs 2>/dev/null | wc -l"], target, { output });
  run(["sh", "-c", said(compile)], target, { path: [path] });
  return Number(readFileSync(output, "utf8"));
}

/** Quicktype with what its lock file pins. */
function installQuicktype(folder: string): string {
  const target = join(folder, "quicktype");
  mkdirSync(target, { recursive: true });
  for (const file of ["package.json", "package-lock.json"]) copyFileSync(join(sourceOf("quicktype"), file), join(target, file));
  run(["npm", "ci", "--no-audit", "--no-fund", "--ignore-scripts"], target);
  return join(target, "node_modules", ".bin");
}
