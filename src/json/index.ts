export { append, resolve, tokens } from "./pointer.js";
export { columnAt, type DuplicateKey, duplicateKeys, offsetOf, offsetsOf, type Position, positionAt } from "./position.js";
export { copy, freeze, JsonError, normalise } from "./normalise.js";
export { type ScanFault, scan } from "./scan.js";
export { count, describe, has, isObject, type JsonObject, type JsonValue, quote, typeName } from "./value.js";
