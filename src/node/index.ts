/** Transports of Node: the standard streams of this process, and those of an agent that it starts. */
export { AgentExitError, AgentProcess, type Exit, spawnAgent, type SpawnOptions } from "./spawn.js";
export { type StdioOptions, stdioTransport } from "./stdio.js";
export { StreamTransport } from "./stream-transport.js";
