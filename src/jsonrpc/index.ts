export { wrongKind } from "./kind.js";
export { classify, type MessageKind } from "./message.js";
export { type Id, Pending, type Side } from "./pending.js";
