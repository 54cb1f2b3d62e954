import type { Reducer } from "../../book.js";
import { AFTER_INITIALIZE } from "../setup.js";
import type { AcpState } from "../state.js";
import { type Members, objectOf, objectsOf, type Step } from "../step.js";

/** What `initialize` settles: versions, capabilities and ways to authenticate. */
export const connection: Reducer<AcpState, Step> = {
  on: ["initialize", "initialize response"],
  apply({ connection }, { kind, params, result, line }) {
    if (kind === "request") {
      if (!connection.shows.client && !connection.shows.agent) connection.isWhole = true;
      connection.asked ??= line;
      connection.askedVersion = versionOf(params);
      connection.client = objectOf(params, "clientCapabilities") ?? {};
    } else if (result !== undefined) {
      connection.answered ??= line;
      connection.version = versionOf(result);
      connection.agent = objectOf(result, "agentCapabilities") ?? {};
      connection.authMethods = objectsOf(result, "authMethods").map(([, method]) => method);
    } else connection.refused = line;
  },
};

/** Requests that an `initialize` has to precede. */
export const earlyRequests: Reducer<AcpState, Step> = {
  on: AFTER_INITIALIZE,
  apply({ connection }, { kind, method, line }) {
    if (kind === "request" && connection.asked === undefined) connection.early ??= { method, line };
  },
};

function versionOf({ protocolVersion }: Members): number | undefined {
  return typeof protocolVersion === "number" ? protocolVersion : undefined;
}
