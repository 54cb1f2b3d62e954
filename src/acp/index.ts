/**
 * The Agent Client Protocol, version 1: messages, params, results and errors, checked at the boundary. Neutral: no Node
 * modules, no code made at run time. Whoever needs a single type imports its guard (`isSessionNotification`) alone.
 */
export { check, type DefinitionName, DEFINITIONS, isStable, unknownMembers } from "./definition.js";
export { checkError } from "./error.js";
export { Exchange, type Judgement } from "./exchange.js";
export { type LenientResult, type MethodPart, readLenient, type Repair } from "./lenient.js";
export { type Call, checkMessage, type ExtensionCall, type MessageOptions } from "./message.js";
export {
  checkParams,
  checkResult,
  entriesOf,
  isExtension,
  isKnown,
  type Kind,
  type MethodEntry,
  type MethodName,
  type MethodOptions,
  NAMES,
  type RequestMethod,
  type Side,
} from "./method.js";
export type { Options, Stability } from "./stability.js";
export { type MessageStream, validated } from "./validated.js";
export type { Action, Direction, InvalidMessage, OnInvalid, ValidatedOptions } from "./validated-options.js";
export { CONTRACT_RULES, ContractError, type ContractRule, isContractError, type Issue, type Result, unwrap } from "../contract/index.js";
export { ERROR_CODES, EXTENSIONS, METHODS, PROTOCOL_VERSION } from "../../generated/acp/registry.js";
export type { MethodParams, MethodResults } from "../../generated/acp/registry.js";
export * from "../../generated/acp/guards.js";
export type * from "../../generated/acp/types.js";
