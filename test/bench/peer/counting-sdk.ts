import { agent, type Stream } from "@agentclientprotocol/sdk";

/** The official SDK's agent that does the same, at one end of a stream. */
export function serveCountingSdk(stream: Stream): void {
  agent()
    .onRequest("initialize", () => ({ protocolVersion: 1, agentInfo: { name: "counting", version: "1.0.0" } }))
    .onRequest("session/new", () => ({ sessionId: "s" }))
    .onRequest("session/prompt", async ({ params, client }) => {
      const [block] = params.prompt;
      const count = Number(block?.type === "text" ? block.text : 0);
      for (let n = 0; n < count; n += 1) {
        await client.notify("session/update", {
          sessionId: "s",
          update: {
            sessionUpdate: "agent_message_chunk",
            content: { type: "text", text: `The ${String(n)}th piece of an answer that is not very long.` },
          },
        });
      }
      return { stopReason: "end_turn" as const };
    })
    .connect(stream);
}
