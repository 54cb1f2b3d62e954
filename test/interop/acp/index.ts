/** The official SDKs of ACP, each as a client of our agent and as an agent of our client, in processes of their own. */
import { join } from "node:path";
import process from "node:process";
import { pinned, pythonWith, sourceOf } from "../libraries.js";
import { type Outcome, type Setting, table } from "../part.js";
import { attempt, missingTool } from "../tool.js";
import { againstOurAgent } from "./our-agent.js";
import { againstOurClient } from "./our-client.js";
import type { Run } from "./row.js";

/** An SDK. */
interface Sdk {
  readonly name: string;
  /** What the machine needs. */
  readonly tools: readonly string[];
  /** Makes its programs ready; gives the commands of its client and its agent. */
  readonly build: (folder: string) => Readonly<Record<"client" | "agent", readonly string[]>>;
}

/** Characters of a failure that are shown. */
const SHOWN = 500;

const program = (name: string) => sourceOf(join("acp", name));

const SDKS: readonly Sdk[] = [
  {
    name: `TypeScript SDK ${pinned("../../package.json", /"@agentclientprotocol\/sdk": "([^"]+)"/)}`,
    tools: [],
    build: () => {
      const tsx = [process.execPath, "--import", "tsx"];
      return { client: [...tsx, program("sdk-client.ts")], agent: [...tsx, program("sdk-agent.ts")] };
    },
  },
  {
    name: `Python SDK ${pinned("acp/python/requirements.txt", /^agent-client-protocol==(.+)$/m)}`,
    tools: ["python3"],
    build: (folder) => {
      const python = pythonWith(folder, "acp/python");
      return { client: [python, program("python/client.py")], agent: [python, program("python/agent.py")] };
    },
  },
];

/** Plays every scenario with each SDK in both roles: one check each. What the checker finds in their messages is printed. */
export async function runAcp({ folder, print }: Setting): Promise<Outcome> {
  const runs: Run[] = [];
  const failures: string[] = [];
  const skipped: string[] = [];
  for (const { name, tools, build } of SDKS) {
    const missing = missingTool(tools);
    if (missing !== undefined) {
      skipped.push(`${name}: no ${missing}`);
      continue;
    }
    const commands = attempt(() => build(folder));
    if (commands instanceof Error) failures.push(`${name}: ${commands.message}`);
    else runs.push(await againstOurAgent(name, commands.client), await againstOurClient(name, commands.agent));
  }
  const rows = runs.flatMap((run) => run.rows);
  const cells = rows.map(({ peer, role, scenario, failure }) => [peer, role, scenario, failure === undefined ? "passed" : "failed"]);
  const failed = rows.flatMap(({ peer, role, scenario, failure }) =>
    failure === undefined ? [] : [`${peer} as ${role}: ${scenario}: ${JSON.stringify(failure.slice(0, SHOWN))}`],
  );
  print(table([["peer", "its role", "scenario", "verdict"], ...cells]));
  for (const { peer, role, notes } of runs) for (const note of notes) print(`${peer} as ${role}: ${note}`);
  return { passed: rows.length - failed.length, failures: [...failures, ...failed], skipped };
}
