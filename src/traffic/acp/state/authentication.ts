import type { Reducer } from "../../book.js";
import type { AcpState } from "../state.js";
import { objectsOf, type Step, textOf } from "../step.js";

/** Whether the client is authenticated, as far as it did something for that on this connection, and what the agent says of it. */
export const authentication: Reducer<AcpState, Step> = {
  on: ["authenticate response", "logout response", "auth/status response", "auth/status_update"],
  apply({ connection }, { method, params, result, kind, line }) {
    const status = kind === "notification" ? params : result;
    if (status === undefined) return;
    if (method === "authenticate") {
      connection.authenticated = line;
      connection.loggedOut = undefined;
    } else if (method === "logout") {
      connection.loggedOut = line;
      connection.authenticated = undefined;
    } else connection.authStatus = { text: statusText(status), line };
  },
};

/** What counts of a status of authentication, as text that can be compared. */
export function statusText({ state, accounts }: Step["params"]): string {
  return JSON.stringify([state, accounts ?? []]);
}

/** Providers of models that have to stay. */
export const providers: Reducer<AcpState, Step> = {
  on: ["providers/list response"],
  apply({ connection }, { result }) {
    if (result === undefined) return;
    connection.requiredProviders = objectsOf(result, "providers").flatMap(([, provider]) =>
      provider.required === true ? (textOf(provider, "providerId") ?? []) : [],
    );
  },
};
