import type { ClientCapabilities, SessionUpdate } from "../../../generated/acp/types.js";
import type { Connection } from "../connection.js";
import { demand } from "./gates.js";

/** What handles of a session send through. */
export class Link {
  readonly sessionId: string;
  readonly connection: Pick<Connection, "request" | "notify">;
  readonly #capabilities: () => ClientCapabilities | undefined;

  constructor(sessionId: string, connection: Pick<Connection, "request" | "notify">, capabilities: () => ClientCapabilities | undefined) {
    this.sessionId = sessionId;
    this.connection = connection;
    this.#capabilities = capabilities;
  }

  get capabilities(): ClientCapabilities {
    return this.#capabilities() ?? {};
  }

  /** @throws NotAdvertisedError where the client did not advertise what `subject` needs. */
  demand(capability: string, subject: string): void {
    demand(this.capabilities, capability, subject);
  }

  update(update: SessionUpdate): Promise<void> | undefined {
    return this.connection.notify("session/update", { sessionId: this.sessionId, update });
  }
}
