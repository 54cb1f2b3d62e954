import type { Reducer } from "../../book.js";
import type { AskState } from "../state.js";
import type { Step } from "../step.js";
import { connection, wentOn } from "./connection.js";
import { cursors, events } from "./delivery.js";
import { answers, interactions } from "./interaction.js";
import { requests, responses } from "./request.js";
import { endings, sessions } from "./session.js";
import { toolCalls } from "./tool-call.js";
import { turns } from "./turn.js";

/** Every part of the state, in the order in which a message changes them. */
export const REDUCERS: readonly Reducer<AskState, Step>[] = [
  requests,
  connection,
  wentOn,
  sessions,
  cursors,
  endings,
  turns,
  toolCalls,
  interactions,
  answers,
  responses,
  events,
];
