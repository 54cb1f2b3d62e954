import type { Reducer } from "../../book.js";
import type { AcpState } from "../state.js";
import type { Step } from "../step.js";
import { authentication, providers } from "./authentication.js";
import { compactions } from "./compaction.js";
import { connection, earlyRequests } from "./connection.js";
import { costs } from "./cost.js";
import { elicitations } from "./elicitation.js";
import { knownSessions, listedSessions } from "./known-session.js";
import { mcpServers } from "./mcp-server.js";
import { messages } from "./message.js";
import { offers } from "./offer.js";
import { successors } from "./proxy.js";
import { cancelRequests, requests, responses, shownSides } from "./request.js";
import { replayed, restoring } from "./restoring.js";
import { namedSessions, sessions } from "./session.js";
import { subagents } from "./subagent.js";
import { terminals } from "./terminal.js";
import { toolCalls } from "./tool-call.js";
import { turns } from "./turn.js";

/** Every part of the state, in the order in which a message changes them. */
export const REDUCERS: readonly Reducer<AcpState, Step>[] = [
  requests,
  cancelRequests,
  connection,
  earlyRequests,
  authentication,
  providers,
  successors,
  knownSessions,
  listedSessions,
  restoring,
  replayed,
  sessions,
  namedSessions,
  turns,
  toolCalls,
  messages,
  offers,
  terminals,
  elicitations,
  compactions,
  costs,
  subagents,
  mcpServers,
  responses,
  shownSides,
];
