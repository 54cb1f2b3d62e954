import type { AgentCapabilities, ContentBlock, McpServer, SystemPrompt } from "../../generated/acp/types.js";
import { quote } from "../json/index.js";
import { isAbsolute } from "../traffic/acp/path.js";
import { isAdvertised } from "./gate.js";

/** Where a session works, as each of the requests that open one says it. */
export interface Opening {
  readonly cwd: string;
  readonly additionalDirectories?: readonly string[];
  readonly mcpServers?: readonly McpServer[];
  readonly systemPrompt?: SystemPrompt | null;
}

/** Why params that the contract allows are not for an agent: a path that is relative, or what it did not advertise. */
export interface Inadmissible {
  readonly what: string;
  readonly pointer: string;
  readonly got: string;
  /** What the agent did not advertise; `undefined` for a path. */
  readonly capability: string | undefined;
}

/** Capabilities of an agent that takes a kind of content beside those that each takes (content). */
const BLOCKS: Readonly<Partial<Record<ContentBlock["type"], string>>> = {
  image: "promptCapabilities.image",
  audio: "promptCapabilities.audio",
  resource: "promptCapabilities.embeddedContext",
};

/** The first thing in what a session is opened with that an agent cannot have (session-setup). */
export function openingFault(opening: Opening, capabilities: AgentCapabilities): Inadmissible | undefined {
  const { cwd, additionalDirectories = [], mcpServers = [], systemPrompt } = opening;
  const path = (pointer: string, got: string): Inadmissible | undefined =>
    isAbsolute(got) ? undefined : { what: "relative path", pointer, got: quote(got), capability: undefined };
  const needs = (capability: string, what: string, pointer: string, got: string): Inadmissible | undefined =>
    isAdvertised(capabilities, capability) ? undefined : { what, pointer, got, capability };
  const faults = [
    path("/cwd", cwd),
    additionalDirectories.length === 0
      ? undefined
      : needs("sessionCapabilities.additionalDirectories", "more directories than one", "/additionalDirectories", "some"),
    ...additionalDirectories.map((directory, index) => path(`/additionalDirectories/${String(index)}`, directory)),
    ...mcpServers.map((server, index) =>
      "type" in server
        ? needs(`mcpCapabilities.${server.type}`, "kind of MCP server", `/mcpServers/${String(index)}/type`, quote(server.type))
        : undefined,
    ),
    systemPrompt == null ? undefined : needs("sessionCapabilities.systemPrompt", "system prompt", "/systemPrompt", "one"),
    systemPrompt?.mode === "override"
      ? needs("sessionCapabilities.systemPrompt.mode.override", "mode of the system prompt", "/systemPrompt/mode", '"override"')
      : undefined,
  ];
  return faults.find((fault) => fault !== undefined);
}

/** The first block of a prompt that is of a kind which the agent did not advertise. */
export function promptFault(prompt: readonly ContentBlock[], capabilities: AgentCapabilities): Inadmissible | undefined {
  for (const [index, { type }] of prompt.entries()) {
    const capability = BLOCKS[type];
    if (capability !== undefined && !isAdvertised(capabilities, capability))
      return { what: "kind of content", pointer: `/prompt/${String(index)}/type`, got: quote(type), capability };
  }
  return undefined;
}
