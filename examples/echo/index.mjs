/** The smallest agent: says what it is told. Run it with `node examples/echo/index.mjs`; it speaks over standard streams. */
import { serve } from "ask-session-protocol/agent";
import { stdioTransport } from "ask-session-protocol/node";

let sessions = 0;

serve(stdioTransport(), {
  initialize: () => ({ agentInfo: { name: "echo", version: "1.0.0" } }),
  newSession: () => ({ sessionId: `session-${++sessions}` }),
  async prompt({ prompt }, turn) {
    for (const block of prompt) await turn.text(block);
    return "end_turn";
  },
});
