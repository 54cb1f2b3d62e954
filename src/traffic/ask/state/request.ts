import { has } from "../../../json/index.js";
import { isKnown, methodIssues } from "../../../ask/method-issues.js";
import type { Reducer } from "../../book.js";
import { keep } from "../../bounded.js";
import type { Members } from "../../read.js";
import { type AskState, MOST, sessionOf } from "../state.js";
import type { Step } from "../step.js";

/** Requests wait from their message to their response. First of all reducers, as others look the request up. */
export const requests: Reducer<AskState, Step> = {
  on: ["* request"],
  apply(state, step) {
    const { from, id, method, line, sessionId, params } = step;
    if (id === undefined) return;
    const lastSeq = sessionOf(state, step)?.lastSeq ?? 0;
    const request = { id, method, from, line, sessionId, params: withoutProse(params), isSound: isSound(step), lastSeq };
    state.open[from].delete(id);
    state.answered[from].delete(id);
    if (keep(state.open[from], id, request, MOST.requests)) state.hasForgotten = true;
  },
};

/** Responses end the wait. Last of all reducers that look at requests. */
export const responses: Reducer<AskState, Step> = {
  on: ["* response"],
  apply(state, { request, from, line }) {
    state.connection.answers[from] = true;
    if (request === undefined) return;
    state.open[request.from].delete(request.id);
    keep(state.answered[request.from], request.id, { method: request.method, line }, MOST.requests);
  },
};

function isSound({ method, message }: Step): boolean {
  if (!isKnown(method)) return true;
  return methodIssues(method, "params", has(message, "params") ? message.params : {}).length === 0;
}

/** Prompts are long, and no rule looks into them. */
function withoutProse(params: Members): Members {
  if (!has(params, "content") && !has(params, "systemPrompt") && !has(params, "response")) return params;
  const { content: _content, systemPrompt: _systemPrompt, response: _response, ...others } = params;
  return others;
}
