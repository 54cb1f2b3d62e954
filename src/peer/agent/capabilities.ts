import { PROTOCOL_VERSION } from "../../../generated/acp/registry.js";
import type { InitializeRequest, InitializeResponse, SessionConfigOption } from "../../../generated/acp/types.js";
import { entriesOf } from "../../acp/method.js";
import type { Stability } from "../../acp/stability.js";
import { type Agent, type Introduction, OPTIONAL } from "./agent.js";
import { isAdvertised } from "./gates.js";

/**
 * The result of `initialize`: the version, and capabilities that follow from which handlers there are.
 * @throws Error where the agent advertises a handler that it does not have.
 */
export function introduce(
  agent: Agent,
  given: Introduction,
  { clientCapabilities }: InitializeRequest,
  stability: Stability,
): InitializeResponse {
  const capabilities: Record<string, unknown> = { ...given.agentCapabilities };
  const implemented = new Map<string, boolean>();
  for (const [method, name] of Object.entries(OPTIONAL)) {
    const gate = entriesOf(method, { stability, from: "client" })[0]?.gate;
    // One gate may stand before several methods; all of them are there, or it is not open.
    if (gate !== undefined) implemented.set(gate, agent[name] !== undefined && implemented.get(gate) !== false);
  }
  for (const [gate, isThere] of implemented) {
    const advertised = isAdvertised(capabilities, gate);
    if (advertised && !isThere) throw new Error(`initialize: capability without its handlers: expected none, got ${gate}`);
    if (!advertised && isThere) open(capabilities, gate.split("."));
  }
  const authMethods = (given.authMethods ?? []).filter(
    (method) => !("type" in method) || isAdvertised(clientCapabilities, "auth.terminal"),
  );
  if (agent.authenticate === undefined && authMethods.some((method) => !("type" in method)))
    throw new Error("initialize: auth methods without an authenticate handler: expected none, got some");
  // There is one version so far: it answers itself, and any other (initialization: else the latest that the agent supports).
  return { ...given, protocolVersion: PROTOCOL_VERSION, agentCapabilities: capabilities, authMethods };
}

function open(capabilities: Record<string, unknown>, [name = "", ...rest]: readonly string[]): void {
  if (rest.length === 0) capabilities[name] = name === "loadSession" ? true : {};
  else {
    const inner = { ...(capabilities[name] as Record<string, unknown> | undefined) };
    open(inner, rest);
    capabilities[name] = inner;
  }
}

/** Config options that a client can show: boolean ones only where it advertised them (session-config-options). */
export function shownOptions(options: readonly SessionConfigOption[], clientCapabilities: unknown): SessionConfigOption[] {
  const showsBoolean = isAdvertised(clientCapabilities, "session.configOptions.boolean");
  return options.filter(({ type }) => type !== "boolean" || showsBoolean);
}
