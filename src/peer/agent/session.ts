import type {
  AvailableCommand,
  CompactionUpdate,
  Notice,
  SessionConfigOption,
  SessionInfoUpdate,
  SessionUpdate,
  UsageUpdate,
} from "../../../generated/acp/types.js";
import { shownOptions } from "./capabilities.js";
import { EndedError } from "./errors.js";
import type { KnownSession } from "./known-session.js";
import type { Link } from "./link.js";

/**
 * A session, as its agent talks of it: what may be said at any time (slash-commands, session-modes, session-config-options).
 * Each method sends one update; where it returns a promise, there is room for more once that has settled, so that whoever
 * awaits it is no faster than the client. Each throws `EndedError` where the session is closed or deleted, and
 * `ContractError` and `ConnectionClosedError` as `notify` does; nothing is sent then.
 */
export class Session {
  /** Its id. */
  readonly id: string;
  protected readonly link: Link;
  protected readonly known: KnownSession;

  constructor(link: Link, known: KnownSession) {
    this.id = link.sessionId;
    this.link = link;
    this.known = known;
  }

  /** The commands that a prompt may start with, all of them. */
  commands(availableCommands: AvailableCommand[]): Promise<void> | undefined {
    return this.send({ sessionUpdate: "available_commands_update", availableCommands });
  }

  /** The mode that it is in now. @throws Error where it has no such mode. */
  mode(currentModeId: string): Promise<void> | undefined {
    const fault = this.known.modeFault(currentModeId);
    if (fault !== undefined)
      throw new Error(
        `current_mode_update: unknown mode at /currentModeId: expected ${fault.expected}, got ${JSON.stringify(currentModeId)}`,
      );
    return this.send({ sessionUpdate: "current_mode_update", currentModeId });
  }

  /** Its config options, all of them, with their values. Boolean ones are left out for a client that knows none. */
  configOptions(configOptions: SessionConfigOption[]): Promise<void> | undefined {
    this.known.configOptions = configOptions;
    return this.send({ sessionUpdate: "config_option_update", configOptions: shownOptions(configOptions, this.link.capabilities) });
  }

  /** Its title and when it last changed; null clears, and what is left out stays. */
  info(info: SessionInfoUpdate): Promise<void> | undefined {
    return this.send({ ...info, sessionUpdate: "session_info_update" });
  }

  /** Tokens in its context, how many there is room for, and what it has cost so far. */
  usage(usage: UsageUpdate): Promise<void> | undefined {
    return this.send({ ...usage, sessionUpdate: "usage_update" });
  }

  /** Something to tell the user that is no part of the conversation. @throws NotAdvertisedError without `session.notices`. */
  notice(notice: Notice): Promise<void> | undefined {
    this.link.demand("session.notices", "notice update");
    return this.send({ ...notice, sessionUpdate: "notice" });
  }

  /** How making its context shorter goes. @throws NotAdvertisedError without `session.compaction`. */
  compaction(compaction: CompactionUpdate): Promise<void> | undefined {
    this.link.demand("session.compaction", "compaction_update");
    return this.send({ ...compaction, sessionUpdate: "compaction_update" });
  }

  /** Tells that what an elicitation of the mode `url` sent the user to is done. @throws NotAdvertisedError */
  elicitationComplete(elicitationId: string): Promise<void> | undefined {
    this.link.demand("elicitation.url", "elicitation/complete");
    return this.link.connection.notify("elicitation/complete", { elicitationId });
  }

  /** Sends any other update, such as one of the unstable protocol. */
  send(update: SessionUpdate): Promise<void> | undefined {
    this.refuseWhereOver(update.sessionUpdate.endsWith("_update") ? update.sessionUpdate : `${update.sessionUpdate} update`);
    return this.link.update(update);
  }

  /** Sends an update that was put together here from text, and is plain JSON for certain. */
  protected sendPlain(update: SessionUpdate): Promise<void> | undefined {
    this.refuseWhereOver(`${update.sessionUpdate} update`);
    return this.link.update(update, true);
  }

  /** @throws EndedError where nothing more can be said. */
  protected refuseWhereOver(subject: string): void {
    if (this.known.isOver) throw new EndedError(`${subject}: not sent: session ${JSON.stringify(this.id)} is closed`);
  }
}
