import type { ClientCapabilities } from "../../../generated/acp/types.js";
import type { ClientHandlers } from "./handlers.js";

/** What a client can do that its handlers do not show: `auth.terminal`, `session.notices`, `session.configOptions.boolean`, ... */
export type OtherCapabilities = Omit<ClientCapabilities, "fs" | "terminal" | "elicitation">;

/** What a client advertises: what it has handlers for, and what it says of itself. */
export function clientCapabilities(handlers: ClientHandlers, others: OtherCapabilities): ClientCapabilities {
  const { readTextFile, writeTextFile, terminal, elicitation } = handlers;
  const { form, url } = elicitation ?? {};
  return {
    ...others,
    fs: { readTextFile: readTextFile !== undefined, writeTextFile: writeTextFile !== undefined },
    terminal: terminal !== undefined,
    ...(form === undefined && url === undefined
      ? {}
      : { elicitation: { ...(form === undefined ? {} : { form: {} }), ...(url === undefined ? {} : { url: {} }) } }),
  };
}
