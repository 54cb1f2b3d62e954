import type { Reducer } from "../../book.js";
import type { AcpState } from "../state.js";
import { type Members, objectOf, objectsOf, type Step } from "../step.js";

/** What `initialize` settles: versions, capabilities and ways to authenticate. */
export const connection: Reducer<AcpState, Step> = {
  on: ["initialize", "initialize response"],
  apply({ connection }, { kind, params, result }) {
    if (kind === "request") {
      if (!connection.shows.client && !connection.shows.agent) connection.isWhole = true;
      connection.askedVersion = versionOf(params);
      connection.client = objectOf(params, "clientCapabilities") ?? {};
    } else if (result !== undefined) {
      connection.version = versionOf(result);
      connection.agent = objectOf(result, "agentCapabilities") ?? {};
      connection.authMethods = objectsOf(result, "authMethods").map(([, method]) => method);
    }
  },
};

function versionOf({ protocolVersion }: Members): number | undefined {
  return typeof protocolVersion === "number" ? protocolVersion : undefined;
}
