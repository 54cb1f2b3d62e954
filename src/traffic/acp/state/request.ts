import { isObject } from "../../../json/index.js";
import type { Reducer } from "../../book.js";
import { type AcpState, keep, MOST } from "../state.js";
import type { Members, Step } from "../step.js";

/** Requests wait from their message to their response. First of all reducers, as others look the request up. */
export const requests: Reducer<AcpState, Step> = {
  on: ["* request"],
  apply(state, { from, id, method, line, sessionId, params }) {
    if (id === undefined) return;
    const request = { id, method, from, line, sessionId, params: withoutContents(method, params), cancelled: undefined };
    state.open[from].delete(id);
    if (keep(state.open[from], id, request, MOST.requests)) state.hasForgotten = true;
  },
};

/** Responses end the wait. Last of all reducers. */
export const responses: Reducer<AcpState, Step> = {
  on: ["* response"],
  apply(state, { request, line }) {
    if (request === undefined || state.open[request.from].get(request.id) !== request) return;
    state.open[request.from].delete(request.id);
    keep(state.answered[request.from], request.id, line, MOST.answered);
  },
};

/** A cancelled request may be answered -32800. */
export const cancelRequests: Reducer<AcpState, Step> = {
  on: ["$/cancel_request"],
  apply(state, { from, params, line }) {
    const { requestId } = params;
    if (typeof requestId !== "string" && typeof requestId !== "number") return;
    const request = state.open[from].get(requestId);
    if (request !== undefined) request.cancelled ??= line;
  },
};

/** Marks which side of the connection the recording shows. Behind all that ask whether a message is the first. */
export const shownSides: Reducer<AcpState, Step> = {
  on: ["*"],
  apply({ connection }, { from }) {
    connection.shows[from] = true;
  },
};

/** Prompts and files are long, and no rule looks into them again. */
function withoutContents(method: string, params: Members): Members {
  if (method === "session/prompt") return { sessionId: params.sessionId };
  if (method === "fs/write_text_file") return { sessionId: params.sessionId, path: params.path };
  if (method === "session/request_permission" && isObject(params.toolCall))
    return { ...params, toolCall: { toolCallId: params.toolCall.toolCallId } };
  return params;
}
