export { compile } from "./compile.js";
export { schemaFaults } from "./faults.js";
export { hasOuterChoice, isPattern, slowness } from "./linear.js";
export type { Schema, Scope } from "./scope.js";
export { type Compiled, telling } from "./told.js";
