import { has } from "../json/index.js";

/** What a JSON object is in JSON-RPC's terms, told by the members it has and not by their types. */
export type MessageKind = "request" | "notification" | "response" | "none";

/** Classifies an object: a method makes it a request or, without id, a notification; a result or error makes it a response. */
export function classify(message: object): MessageKind {
  if (has(message, "method")) return has(message, "id") ? "request" : "notification";
  return has(message, "result") || has(message, "error") ? "response" : "none";
}
