export { byteLength } from "./bytes.js";
export { itemsOf, type Members, objectOf, objectsOf, textOf } from "./members.js";
export { append, resolve, tokens } from "./pointer.js";
export { columnAt, duplicateKeys, offsetOf, offsetsOf, positionAt, positionsAt } from "./position.js";
export { copy, freeze, JsonError, normalise } from "./normalise.js";
export { scan } from "./scan.js";
export { count, describe, has, isObject, type JsonObject, type JsonValue, quote, typeName } from "./value.js";
