import type { Reducer } from "../../book.js";
import { configOptionsOf } from "../config-option.js";
import type { AcpState, Session } from "../state.js";
import { objectOf, objectsOf, type Step, textOf } from "../step.js";

/** What a session offers to choose from: modes, config options and slash commands. A later list replaces an earlier one. */
export const offers: Reducer<AcpState, Step> = {
  on: [
    "session/new response",
    "session/fork response",
    "session/load response",
    "session/resume response",
    "session/set_config_option response",
    "session/update config_option_update",
    "session/update available_commands_update",
  ],
  apply(state, step) {
    const { method, result, sessionId, variant, update } = step;
    const isMade = method === "session/new" || method === "session/fork";
    const session = state.sessions.get((isMade ? textOf(result ?? {}, "sessionId") : sessionId) ?? "");
    if (session === undefined || (step.kind === "response" && result === undefined)) return;
    if (variant === "available_commands_update") {
      session.commands = objectsOf(update, "availableCommands").flatMap(([, command]) => textOf(command, "name") ?? []);
      return;
    }
    if (result !== undefined) takeModes(session, step);
    const options = configOptionsOf(step);
    // A session that is restored may leave out what it offers.
    if (options === undefined && !isMade) return;
    session.configOptions = new Map((options ?? []).flatMap(([, option]) => (typeof option.id === "string" ? [[option.id, option]] : [])));
  },
};

function takeModes(session: Session, { method, result }: Step): void {
  const modes = objectOf(result ?? {}, "modes");
  if (modes !== undefined) session.modes = objectsOf(modes, "availableModes").flatMap(([, mode]) => textOf(mode, "id") ?? []);
  else if (method === "session/new" || method === "session/fork") session.modes = [];
}
