export type { ExtensionDefinition, MethodDefinition } from "./definition.js";
export { type Checks, defineExtension, type Extension } from "./extension.js";
export { definitionFaults } from "./faults.js";
export { callIssues } from "./judge.js";
export type { Static } from "./static.js";
export { Terms, termsOf } from "./terms.js";
export type { ExtendedEvent, ExtensionEvent, ExtensionMessage } from "./types.js";
