/** The validators of other languages that judge the cases: how each is built, and how it is asked. Versions are those of the pins beside each program. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { run } from "./tool.js";

/** A validator in another language. */
export interface Library {
  readonly language: string;
  readonly name: string;
  readonly version: string;
  /** What the machine needs. */
  readonly tools: readonly string[];
  /** Builds its program in a folder; gives the command that judges, which takes the paths of a bundle and of cases. */
  readonly build: (folder: string) => readonly string[];
}

/** Where the program of a language is. */
export const sourceOf = (language: string) => fileURLToPath(new URL(language, import.meta.url));

/** Every validator. */
export const LIBRARIES: readonly Library[] = [
  ...["jsonschema", "fastjsonschema"].map((name) => ({
    language: "Python",
    name,
    version: pinned("python/requirements.txt", new RegExp(`^${name}==(.+)$`, "m")),
    tools: ["python3"],
    build: (folder: string) => [pythonWith(folder), join(sourceOf("python"), "verdicts.py"), name],
  })),
  {
    language: "Go",
    name: "santhosh-tekuri/jsonschema",
    version: pinned("go/go.mod", /jsonschema\/v6 v(\S+)/),
    tools: ["go"],
    build: (folder) => {
      const program = join(folder, "go", "verdicts");
      run(["go", "build", "-mod=readonly", "-o", program, "."], sourceOf("go"));
      return [program];
    },
  },
  {
    language: "Rust",
    name: "jsonschema",
    version: pinned("rust/Cargo.toml", /^jsonschema = \{ version = "=([^"]+)"/m),
    tools: ["cargo"],
    build: (folder) => {
      run(["cargo", "build", "--release", "--target-dir", join(folder, "rust")], sourceOf("rust"));
      return [join(folder, "rust", "release", "verdicts")];
    },
  },
  {
    language: "Java",
    name: "networknt/json-schema-validator",
    version: pinned("java/pom.xml", /json-schema-validator<\/artifactId>\s*<version>([^<]+)/),
    tools: ["java", "mvn"],
    build: (folder) => {
      const target = join(folder, "java");
      const classpath = join(target, "classpath");
      run(
        ["mvn", "-q", "-B", "compile", "dependency:build-classpath", `-DbuildFolder=${target}`, `-Dmdep.outputFile=${classpath}`],
        sourceOf("java"),
      );
      return ["java", "-cp", `${join(target, "classes")}:${readFileSync(classpath, "utf8").trim()}`, "Verdicts"];
    },
  },
];

/** A Python with what the `requirements.txt` of a program pins, in an environment of its own. */
export function pythonWith(folder: string, program = "python"): string {
  const environment = join(folder, program.replaceAll("/", "-"));
  const python = join(environment, "bin", "python");
  run(["python3", "-m", "venv", environment], folder);
  run([python, "-m", "pip", "install", "-q", "--disable-pip-version-check", "-r", join(sourceOf(program), "requirements.txt")], folder);
  return python;
}

/** The version that a file pins. */
export function pinned(file: string, version: RegExp): string {
  const found = version.exec(readFileSync(sourceOf(file), "utf8"))?.[1];
  if (found === undefined) throw new Error(`${file}: no version that matches ${String(version)}`);
  return found;
}
