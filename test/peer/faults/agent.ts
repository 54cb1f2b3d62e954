/** The scripted agent as a process, which kills itself in the handler that its argument names. */
import { serve } from "ask-session-protocol/agent";
import { stdioTransport } from "ask-session-protocol/node";
import { scriptedAgent } from "./conversation.js";

const doomed = process.argv[2];

serve(
  stdioTransport(),
  scriptedAgent(async (name, _signal, work) => {
    if (name === doomed) process.kill(process.pid, "SIGKILL");
    return work();
  }),
);
