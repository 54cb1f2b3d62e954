/** The package as its users get it: packed, installed in an empty folder, and used with only what is in it. */
import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "ask-package-"));
const installed = join(folder, "node_modules", "ask-session-protocol");
let packed: string[] = [];

beforeAll(() => {
  const [tarball] = JSON.parse(execFileSync("npm", ["pack", "--json", "--pack-destination", folder], { cwd: root, encoding: "utf8" })) as [
    { filename: string; files: { path: string }[] },
  ];
  packed = tarball.files.map(({ path }) => path);
  writeFileSync(join(folder, "package.json"), JSON.stringify({ name: "consumer", private: true, type: "module" }));
  execFileSync("npm", ["install", "--offline", "--no-audit", "--no-fund", join(folder, tarball.filename)], { cwd: folder, stdio: "pipe" });
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** Runs a module in the consumer's folder, with code generation from strings forbidden. */
function run(code: string): string {
  writeFileSync(join(folder, "main.js"), code);
  return execFileSync(process.execPath, ["--disallow-code-generation-from-strings", "main.js"], { cwd: folder, encoding: "utf8" });
}

test("has what it promises, and nothing that is only for its own tests", () => {
  for (const path of [
    "dist/index.js",
    "dist/index.d.ts",
    "dist/traffic/index.js",
    "dist/cli/main.js",
    "generated/schema/ask.schema.json",
    "generated/schema/config.schema.json",
    "generated/schema/extension.schema.json",
    "generated/docs/ask.md",
    "schema/ask/registry.json",
    "schema/README.md",
    "test/vectors/README.md",
    "README.md",
    "LICENSE",
    "CHANGELOG.md",
  ]) {
    expect(packed, path).toContain(path);
  }
  for (const protocol of ["ask", "acp"])
    expect(packed.filter((path) => path.startsWith(`test/vectors/${protocol}/`) && path.endsWith(".json")).length).toBeGreaterThan(1000);
  expect(packed.filter((path) => !/^(dist|generated|schema|test\/vectors)\//.test(path)).sort()).toEqual([
    "CHANGELOG.md",
    "LICENSE",
    "README.md",
    "package.json",
  ]);
  expect(packed.filter((path) => /(?<!\.d)\.ts$/.test(path))).toEqual([]);
});

test("depends on nothing", () => {
  const { dependencies, peerDependencies, exports } = JSON.parse(readFileSync(join(installed, "package.json"), "utf8")) as Record<
    string,
    unknown
  >;
  expect([dependencies, peerDependencies]).toEqual([undefined, undefined]);
  expect(Object.keys(exports as object)).toEqual([
    ".",
    "./acp",
    "./traffic",
    "./evolve",
    "./agent",
    "./client",
    "./node",
    "./schema/*",
    "./vectors/*",
    "./package.json",
  ]);
});

test("works where code must not be made from strings", () => {
  const output = run(`
    import { Events, Methods, Interactions, check, negotiate, VERSION, isToolUse } from "ask-session-protocol";
    import { Checker } from "ask-session-protocol/traffic";
    const event = Events.event({ type: "approval.required", seq: 3, payload: { id: "act_1", toolName: "bash", args: { command: "ls" } } });
    const checker = new Checker("f");
    const findings = [...checker.push(new TextEncoder().encode(JSON.stringify(event) + "\\n{}\\n")), ...checker.end()];
    let text;
    try { Methods.validateParams("session/send", { sessionId: "s1", content: 42 }); } catch (error) { text = error.message; }
    console.log(JSON.stringify([event.seq, Methods.validateParams("session/send", { sessionId: "s1", content: "hi" }), text, Interactions.fromEvent(event).kind, negotiate("1.1").value, isToolUse({ id: "c", name: "n" }), check("Timestamp", "2026-01-01T00:00:00Z").ok, findings.map(({ rule }) => rule)]));
  `);
  expect(JSON.parse(output)).toEqual([
    3,
    true,
    "session/send params: wrong type at /content: expected string, got number 42",
    "approval",
    "1.0",
    true,
    true,
    ["envelope/unrecognised"],
  ]);
});

test.each([
  "dist/index.js",
  "dist/acp/index.js",
  "dist/traffic/index.js",
  "dist/evolve/index.js",
  "dist/peer/agent/index.js",
  "dist/peer/client/index.js",
])("%s reaches no module of Node's, nor any other package", (entry) => {
  const open = [join(installed, entry)];
  const seen = new Set<string>();
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    const text = readFileSync(file, "utf8");
    expect(text, file).not.toMatch(/\brequire\(|\beval\(|new Function\b|\bprocess\.|\bBuffer\b/);
    for (const [, specifier = ""] of text.matchAll(/^(?:import|export)\b[^"';]*?from\s*["']([^"']+)["']/gm)) {
      expect(specifier, file).toMatch(/^\.\.?\//);
      open.push(join(dirname(file), specifier));
    }
  }
  expect(seen.size).toBeGreaterThan(10);
});

test("its declarations compile in a strict project that checks libraries, without Node's types", () => {
  writeFileSync(
    join(folder, "main.ts"),
    `import { Events, type ToolUse } from "ask-session-protocol";
     import { type Agent, memoryPair, serve } from "ask-session-protocol/agent";
     import { Checker } from "ask-session-protocol/traffic";
     const agent: Agent = { initialize: () => ({}), newSession: () => ({ sessionId: "s" }), prompt: async () => "end_turn" };
     serve(memoryPair()[0], agent).closed.then(({ message }) => message.trim());
     const e = Events.read({});
     if (e.type === "tool.use") { const payload: ToolUse = e.payload; payload.name.trim(); }
     new Checker("f").summary().messages.toFixed();
     // @ts-expect-error TS2322
     const wrong: number = Events.event({ type: "error", seq: 1, payload: { error: "x" } }).payload.error;
     void wrong;`,
  );
  const options = {
    strict: true,
    exactOptionalPropertyTypes: true,
    module: "nodenext",
    target: "es2022",
    lib: ["es2022", "dom"],
    noEmit: true,
    skipLibCheck: false,
    types: [],
  };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions: options, files: ["main.ts"] }));
  const { status, stdout } = spawnSync(process.execPath, [join(root, "node_modules/typescript/bin/tsc"), "-p", folder], {
    encoding: "utf8",
  });
  expect(stdout).toBe("");
  expect(status).toBe(0);
});

test("its schema and vectors are files that can be imported", () => {
  const output = run(`
    import schema from "ask-session-protocol/schema/ask.schema.json" with { type: "json" };
    import plain from "ask-session-protocol/schema/ask.no-id.schema.json" with { type: "json" };
    import vector from "ask-session-protocol/vectors/vector.schema.json" with { type: "json" };
    console.log(JSON.stringify([schema.$id, schema.protocolVersion, Object.keys(schema.$defs), "$id" in plain, typeof vector]));
  `);
  expect(JSON.parse(output)).toEqual(["urn:ask-session-protocol:ask:1.0", "1.0", ["event", "interaction", "method"], false, "object"]);
});

test("its command runs", () => {
  mkdirSync(join(folder, "logs"), { recursive: true });
  writeFileSync(join(folder, "logs", "a.ndjson"), '{"id":1,"method":"ping"}\n');
  const { status, stdout } = spawnSync(join(folder, "node_modules", ".bin", "ask-protocol"), ["check", "logs/a.ndjson"], {
    cwd: folder,
    encoding: "utf8",
  });
  expect([status, stdout]).toEqual([0, "✔ nothing to report in 1 message of 1 file\n"]);
});
