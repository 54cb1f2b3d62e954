import type { ClientCapabilities, SessionUpdate } from "../../../generated/acp/types.js";
import type { Connection } from "../connection.js";
import { demand } from "../gate.js";

/** What handles of a session send through. */
export class Link {
  readonly sessionId: string;
  readonly connection: Pick<Connection, "request" | "notify" | "notifyPlain">;
  readonly #capabilities: () => ClientCapabilities | undefined;

  constructor(
    sessionId: string,
    connection: Pick<Connection, "request" | "notify" | "notifyPlain">,
    capabilities: () => ClientCapabilities | undefined,
  ) {
    this.sessionId = sessionId;
    this.connection = connection;
    this.#capabilities = capabilities;
  }

  get capabilities(): ClientCapabilities {
    return this.#capabilities() ?? {};
  }

  /** @throws NotAdvertisedError where the client did not advertise what `subject` needs. */
  demand(capability: string, subject: string): void {
    demand("client", this.capabilities, capability, subject);
  }

  /** @param isPlain whether the update is plain JSON for certain. */
  update(update: SessionUpdate, isPlain = false): Promise<void> | undefined {
    const params = { sessionId: this.sessionId, update };
    return isPlain ? this.connection.notifyPlain("session/update", params) : this.connection.notify("session/update", params);
  }
}
