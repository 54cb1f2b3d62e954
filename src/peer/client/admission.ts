import type { AgentCapabilities, ContentBlock, McpServer, SystemPrompt } from "../../../generated/acp/types.js";
import { quote } from "../../json/index.js";
import { isAbsolute } from "../../traffic/acp/path.js";
import { wrongParams } from "./errors.js";
import { demand } from "./gate.js";

const BLOCKS: Readonly<Partial<Record<ContentBlock["type"], string>>> = {
  image: "promptCapabilities.image",
  audio: "promptCapabilities.audio",
  resource: "promptCapabilities.embeddedContext",
};

/** What a session is opened with, as each of the requests says it. */
interface Opening {
  readonly cwd: string;
  readonly additionalDirectories?: readonly string[];
  readonly mcpServers?: readonly McpServer[];
  readonly systemPrompt?: SystemPrompt | null;
}

/**
 * Holds what a session is to be opened with against what the agent advertised.
 * @throws NotAdvertisedError @throws ContractError for a path that is not absolute (session-setup)
 */
export function admitOpening(method: string, opening: Opening, capabilities: AgentCapabilities): void {
  const { cwd, additionalDirectories = [], mcpServers = [], systemPrompt } = opening;
  refuseRelative(method, "/cwd", cwd);
  if (additionalDirectories.length > 0)
    demand(capabilities, "sessionCapabilities.additionalDirectories", `${method} params at /additionalDirectories`);
  for (const [index, path] of additionalDirectories.entries()) refuseRelative(method, `/additionalDirectories/${String(index)}`, path);
  for (const [index, server] of mcpServers.entries())
    if ("type" in server) demand(capabilities, `mcpCapabilities.${server.type}`, `${method} params at /mcpServers/${String(index)}`);
  if (systemPrompt == null) return;
  demand(capabilities, "sessionCapabilities.systemPrompt", `${method} params at /systemPrompt`);
  if (systemPrompt.mode === "override")
    demand(capabilities, "sessionCapabilities.systemPrompt.mode.override", `${method} params at /systemPrompt/mode`);
}

/** @throws NotAdvertisedError for a prompt with a block of a kind that the agent did not advertise (content). */
export function admitPrompt(prompt: readonly ContentBlock[], capabilities: AgentCapabilities): void {
  for (const [index, { type }] of prompt.entries()) {
    const capability = BLOCKS[type];
    if (capability !== undefined) demand(capabilities, capability, `session/prompt params at /prompt/${String(index)}`);
  }
}

function refuseRelative(method: string, pointer: string, path: string): void {
  if (!isAbsolute(path)) throw wrongParams(method, "relative path", pointer, "an absolute path", quote(path));
}
