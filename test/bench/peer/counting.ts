import { type Agent, serve, type Transport } from "ask-session-protocol/agent";

/** Sends as many updates as the prompt's text says, and waits where there is no room. */
const COUNTING: Agent = {
  initialize: () => ({ agentInfo: { name: "counting", version: "1.0.0" } }),
  newSession: () => ({ sessionId: "s" }),
  async prompt({ prompt: [block] }, turn) {
    const count = Number(block?.type === "text" ? block.text : 0);
    for (let n = 0; n < count; n += 1) {
      const room = turn.text(`The ${String(n)}th piece of an answer that is not very long.`);
      if (room !== undefined) await room;
    }
    return "end_turn";
  },
};

/** Our agent, at one end of a transport. */
export function serveCounting(transport: Transport): void {
  serve(transport, COUNTING);
}
