import type { AgentCapabilities, ContentBlock, McpServer, SystemPrompt } from "../../../generated/acp/types.js";
import { quote } from "../../json/index.js";
import { isAbsolute } from "../../traffic/acp/path.js";
import { RequestError } from "../errors.js";
import { isAdvertised } from "./gates.js";

/** What the agent did not advertise and the client uses all the same. */
const BLOCKS: Readonly<Partial<Record<ContentBlock["type"], string>>> = {
  image: "promptCapabilities.image",
  audio: "promptCapabilities.audio",
  resource: "promptCapabilities.embeddedContext",
};

/** Where a session works, as each of the requests that open one says it. */
export interface Opening {
  readonly cwd: string;
  readonly additionalDirectories?: readonly string[];
  readonly mcpServers?: readonly McpServer[];
  readonly systemPrompt?: SystemPrompt | null;
}

/** A refusal of params, -32602: what is wrong is in its text, where in its data. */
export function wrongParams(method: string, what: string, pointer: string, expected: string, got: string, data: object = {}): RequestError {
  const message = `${method} params: ${what} at ${pointer}: expected ${expected}, got ${got}`;
  return new RequestError("invalid_params", message, { pointer, ...data });
}

/**
 * Holds what a session is opened with against what the agent advertised.
 * @throws RequestError for a path that is not absolute, and for servers, directories and a system prompt that it cannot have.
 */
export function admitOpening(method: string, opening: Opening, capabilities: AgentCapabilities): void {
  const { cwd, additionalDirectories = [], mcpServers = [], systemPrompt } = opening;
  const demand = (capability: string, what: string, pointer: string, got: string) => {
    if (!isAdvertised(capabilities, capability)) throw notAdvertised(method, what, pointer, capability, got);
  };
  if (!isAbsolute(cwd)) throw wrongParams(method, "relative path", "/cwd", "an absolute path", quote(cwd));
  if (additionalDirectories.length > 0)
    demand("sessionCapabilities.additionalDirectories", "more directories than one", "/additionalDirectories", "some");
  for (const [index, path] of additionalDirectories.entries())
    if (!isAbsolute(path))
      throw wrongParams(method, "relative path", `/additionalDirectories/${String(index)}`, "an absolute path", quote(path));
  for (const [index, server] of mcpServers.entries())
    if ("type" in server)
      demand(`mcpCapabilities.${server.type}`, "kind of MCP server", `/mcpServers/${String(index)}/type`, quote(server.type));
  if (systemPrompt == null) return;
  demand("sessionCapabilities.systemPrompt", "system prompt", "/systemPrompt", "one");
  if (systemPrompt.mode === "override")
    demand("sessionCapabilities.systemPrompt.mode.override", "mode of the system prompt", "/systemPrompt/mode", '"override"');
}

/** @throws RequestError for a prompt with a block of a kind that the agent did not advertise. */
export function admitPrompt(prompt: readonly ContentBlock[], capabilities: AgentCapabilities): void {
  for (const [index, { type }] of prompt.entries()) {
    const capability = BLOCKS[type];
    if (capability !== undefined && !isAdvertised(capabilities, capability))
      throw notAdvertised("session/prompt", "kind of content", `/prompt/${String(index)}/type`, capability, quote(type));
  }
}

function notAdvertised(method: string, what: string, pointer: string, capability: string, got: string): RequestError {
  return wrongParams(method, `${what} that is not advertised`, pointer, `an agent with ${capability}`, got, { capability });
}
