import type { AcpRule } from "../rule.js";
import { broken } from "../step.js";

/** R49 (session-setup): the answer to session/load comes after the whole of the replay. */
export const loadReplaysFirst: AcpRule = {
  id: "rule/load-replays-first",
  on: ["session/update user_message_chunk"],
  check(step, { known }) {
    const loaded = known.get(step.sessionId ?? "")?.loaded;
    // Until the client prompts, nobody but a replay has words of the user.
    if (loaded === undefined) return undefined;
    return broken(step, "", "replay after its answer", `all of it before the answer to session/load in line ${String(loaded)}`, "more");
  },
};
