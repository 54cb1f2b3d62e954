import type { RequestPermissionRequest, RequestPermissionResponse } from "../../../generated/acp/types.js";
import { oneOf } from "../../contract/index.js";
import { quote } from "../../json/index.js";
import { reasonOf } from "../waiting.js";
import type { ClientHandlers, SessionContext } from "./handlers.js";
import type { OpenSession } from "./open-session.js";
import { merged, withToolCall } from "./state/tool-calls.js";

const CANCELLED: RequestPermissionResponse = { outcome: { outcome: "cancelled" } };

/**
 * Answers a request for permission in a session that is known: `cancelled` without a handler and once its turn is cancelled
 * (prompt-turn), and else as the handler decides. @throws Error for an option that was not offered; it never counts as any.
 */
export async function decide(
  request: RequestPermissionRequest,
  open: OpenSession,
  { session, signal }: SessionContext,
  handler: ClientHandlers["permission"],
): Promise<RequestPermissionResponse> {
  const { toolCall: told, options } = request;
  // A request may be the first to tell of a tool call (tool-calls).
  if (!open.state.toolCalls.has(told.toolCallId)) open.state = withToolCall(open.state, told, false);
  const known = open.state.toolCalls.get(told.toolCallId);
  if (handler === undefined || known === undefined || open.turn?.isCancelled === true) return CANCELLED;
  const cancelled = new AbortController();
  open.permissions.add(cancelled);
  try {
    const context = { session, toolCall: merged(known, told), signal: AbortSignal.any([signal, cancelled.signal]) };
    const optionId = await unlessAborted(async () => handler(request, context), context.signal);
    if (optionId === undefined) return CANCELLED;
    if (options.some((option) => option.optionId === optionId)) return { outcome: { outcome: "selected", optionId } };
    const expected = oneOf(options.map((option) => option.optionId));
    throw new Error(`decision: unknown option: expected ${expected}, got ${quote(optionId)}`);
  } catch (error) {
    if (cancelled.signal.aborted) return CANCELLED;
    throw error;
  } finally {
    open.permissions.delete(cancelled);
  }
}

/** What `work` comes to; rejects once the signal is aborted, and what comes of the work after that is nobody's concern. */
async function unlessAborted<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
  let stop: () => void = () => undefined;
  const aborted = new Promise<never>((_resolve, reject) => {
    stop = () => {
      reject(reasonOf(signal));
    };
    signal.addEventListener("abort", stop, { once: true });
  });
  try {
    return await Promise.race([work(), aborted]);
  } finally {
    signal.removeEventListener("abort", stop);
  }
}
