/**
 * The ask session protocol: events, methods and interactions, checked at the boundary. Neutral: no Node modules, no
 * code made at run time.
 */
export * as Events from "./ask/event.js";
export * as Interactions from "./ask/interaction.js";
export * as Methods from "./ask/method.js";
export { check, type DefinitionName, DEFINITIONS, unknownMembers } from "./ask/definition.js";
export { negotiate } from "./ask/version.js";
export { CONTRACT_RULES, ContractError, type ContractRule, isContractError, type Issue, type Result } from "./contract/index.js";
export { JsonError, type JsonObject, type JsonValue, normalise } from "./json/index.js";
export { type Checks, defineExtension, type Extension, type ExtensionDefinition, type MethodDefinition } from "./ask/extension/index.js";
export type { ExtendedEvent, ExtensionEvent, ExtensionMessage, Static } from "./ask/extension/index.js";
export type { EventOf, MalformedEvent, UnknownEvent, UnknownEventType } from "./ask/event.js";
export type { EventType } from "./ask/event-issues.js";
export type { InteractionFields, InteractionOf } from "./ask/interaction.js";
export type { RequestMethod } from "./ask/method.js";
export type { MethodName } from "./ask/method-issues.js";
export { CAPABILITIES, DELIVERY_KINDS, ERROR_CODES, EVENTS, METHODS, PROTOCOL_VERSION } from "../generated/ask/registry.js";
export type { EventEnvelopes, EventPayloads, MethodMessages, MethodParams, MethodResults } from "../generated/ask/registry.js";
export * from "../generated/ask/guards.js";
export type * from "../generated/ask/types.js";
export { VERSION } from "../generated/version.js";
