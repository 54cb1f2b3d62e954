/** The client's side of the Agent Client Protocol: `connect` to an agent, open sessions, send prompts. Neutral: no Node modules. */
export { isTerminalLogin, type OnAuthRequired, type TerminalLogin, terminalLogin } from "./authentication.js";
export type { OtherCapabilities } from "./capabilities.js";
export type { Client, Place } from "./client.js";
export { connect, type ConnectOptions } from "./connect.js";
export { SessionError, VersionError } from "./errors.js";
export { NotAdvertisedError } from "./gate.js";
export type {
  Answer,
  Awaitable,
  ClientHandlers,
  ElicitationHandlers,
  PermissionContext,
  RequestContext,
  SessionContext,
  SessionHandler,
  TerminalHandlers,
} from "./handlers.js";
export type { AgentDescription } from "./link.js";
export type { PromptOptions } from "./open-turn.js";
export type { Session } from "./session.js";
export { type LineRange, sliceLines } from "./slice-lines.js";
export { accumulate } from "./state/accumulate.js";
export {
  type CompactionState,
  EMPTY as EMPTY_STATE,
  type Message,
  type SessionState,
  type ToolCallEntry,
  type ToolCallState,
} from "./state/session-state.js";
export type { Turn } from "./turn.js";
export { ConnectionClosedError, DeadlineError, type ErrorName, RequestError } from "../errors.js";
export { memoryPair } from "../memory.js";
export type { ConnectionOptions, Frame, Problem, Way } from "../options.js";
export type { Reading } from "../part.js";
export { recorder } from "../recorder.js";
export type { Receiver, Transport } from "../transport.js";
export type { WaitOptions } from "../waiting.js";
export { ContractError } from "../../contract/index.js";
