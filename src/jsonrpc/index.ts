export { classify } from "./message.js";
export { type Id, Pending, type Side } from "./pending.js";
