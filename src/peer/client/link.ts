import type { MethodParams, MethodResults } from "../../../generated/acp/registry.js";
import type { AgentCapabilities, AuthMethod, Implementation } from "../../../generated/acp/types.js";
import { entriesOf, type RequestMethod } from "../../acp/method.js";
import type { JsonValue } from "../../json/index.js";
import type { Connection } from "../connection.js";
import type { WaitOptions } from "../waiting.js";
import { demand } from "./gate.js";
import type { Pressure } from "./pressure.js";

/** What an agent said of itself. */
export interface AgentDescription {
  readonly agentInfo: Implementation | undefined;
  readonly capabilities: AgentCapabilities;
  /** Ways to authenticate; of those of the type `terminal` the user runs one outside of the connection (`terminalLogin`). */
  readonly authMethods: readonly AuthMethod[];
}

/** A connection to an agent of which is known what it advertised. */
export class Link {
  readonly connection: Connection;
  readonly pressure: Pressure;
  agent: AgentDescription = { agentInfo: undefined, capabilities: {}, authMethods: [] };

  constructor(connection: Connection, pressure: Pressure) {
    this.connection = connection;
    this.pressure = pressure;
  }

  /** As `Connection.request`. Rejects with `NotAdvertisedError` where the agent did not advertise the method. */
  request<M extends RequestMethod>(method: M, params: MethodParams[M], options?: WaitOptions): Promise<MethodResults[M]>;
  request(method: `_${string}`, params?: unknown, options?: WaitOptions): Promise<JsonValue>;
  async request(method: string, params?: unknown, options?: WaitOptions): Promise<unknown> {
    const gate = entriesOf(method, { stability: "unstable", from: "client", kind: "request" })[0]?.gate;
    if (gate !== undefined) demand(this.agent.capabilities, gate, method);
    return this.pressure.during(this.connection.request(method as RequestMethod, params as never, options));
  }
}
