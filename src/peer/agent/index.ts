/** The agent's side of the Agent Client Protocol: `serve` an object with three handlers or more. Neutral: no Node modules. */
export type { Agent, Answer, Awaitable, Handler, Introduction, RequestContext } from "./agent.js";
export { AgentConnection, serve } from "./connection.js";
export { EndedError, NotAdvertisedError } from "./errors.js";
export type { Session } from "./session.js";
export type { TerminalHandle } from "./terminal-handle.js";
export type { ToolCallChange, ToolCallHandle } from "./tool-call-handle.js";
export type { NewToolCall, Said, Transcript } from "./transcript.js";
export type { Elicitation, TerminalSettings, Turn } from "./turn.js";
export { ConnectionClosedError, DeadlineError, type ErrorName, RequestError } from "../errors.js";
export { memoryPair } from "../memory.js";
export type { ConnectionOptions, Frame, Problem, Way } from "../options.js";
export type { Reading } from "../part.js";
export { recorder } from "../recorder.js";
export type { Receiver, Transport } from "../transport.js";
export type { WaitOptions } from "../waiting.js";
