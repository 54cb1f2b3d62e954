import { METHODS as ACP_METHODS } from "../../generated/acp/registry.js";
import { METHODS as ASK_METHODS } from "../../generated/ask/registry.js";
import { isExtension } from "../acp/method.js";
import { has, isObject, quote } from "../json/index.js";
import type { Passage } from "./judgement.js";

/** A protocol that traffic can be of. */
export type Protocol = "ask" | "acp";

/** What a message says about the protocol of its conversation. */
export interface Evidence {
  readonly protocol: Protocol;
  /** What in it says so. */
  readonly why: string;
  /** Whether it decides alone; otherwise it only leans one way. */
  readonly certain: boolean;
}

type Message = Passage["message"];

/**
 * What a message says about its protocol, if anything. `initialize`, `session/list`, `session/resume` and
 * `session/close` are methods of both, so by name they say nothing.
 */
export function evidenceOf(message: Message): Evidence | undefined {
  const { method } = message;
  if (typeof method === "string") return ofMethod(method, message) ?? ofVersion(message);
  if (has(message, "result") || has(message, "error")) return ofResult(message.result) ?? ofVersion(message);
  if (has(message, "type") && (has(message, "seq") || has(message, "payload"))) return certain("ask", "an event");
  return undefined;
}

function ofMethod(method: string, message: Message): Evidence | undefined {
  const isAsk = has(ASK_METHODS, method);
  const isAcp = has(ACP_METHODS, method) || isExtension(method);
  if (isAsk !== isAcp) return certain(isAsk ? "ask" : "acp", `method ${quote(method)}`);
  return method === "initialize" ? ofHandshake(message.params, ["client", "clientName"], ["clientCapabilities", "clientInfo"]) : undefined;
}

function ofResult(result: unknown): Evidence | undefined {
  return ofHandshake(result, ["server", "serverInfo"], ["agentCapabilities", "agentInfo", "authMethods"]);
}

/** Both sides of `initialize`: ACP's version is a number, that of ask is text of two numbers, and each has members of its own. */
function ofHandshake(value: unknown, ask: readonly string[], acp: readonly string[]): Evidence | undefined {
  if (!isObject(value)) return undefined;
  const version = has(value, "protocolVersion") ? value.protocolVersion : undefined;
  if (Number.isInteger(version)) return certain("acp", `initialize with protocolVersion ${JSON.stringify(version)}`);
  const own = (names: readonly string[]) => names.find((name) => has(value, name));
  const [askName, acpName] = [own(ask), own(acp)];
  if (askName !== undefined && acpName === undefined) return certain("ask", `initialize with member ${quote(askName)}`);
  if (acpName !== undefined && askName === undefined) return certain("acp", `initialize with member ${quote(acpName)}`);
  return typeof version === "string" && /^[0-9]+\.[0-9]+$/.test(version)
    ? certain("ask", `initialize with protocolVersion ${JSON.stringify(version)}`)
    : undefined;
}

/** ACP writes a jsonrpc member in every message, ask in none. */
function ofVersion(message: Message): Evidence {
  return has(message, "jsonrpc")
    ? { protocol: "acp", why: "a jsonrpc member", certain: false }
    : { protocol: "ask", why: "no jsonrpc member", certain: false };
}

function certain(protocol: Protocol, why: string): Evidence {
  return { protocol, why, certain: true };
}
