import type { Side } from "../../acp/method.js";
import type { AcpState, OpenRequest, Session, Turn } from "./state.js";

/** A request of a session that waits for its response; `undefined` where none is recorded. */
export function waiting({ open }: AcpState, from: Side, method: string, sessionId: string): OpenRequest | undefined {
  for (const request of open[from].values()) if (request.method === method && request.sessionId === sessionId) return request;
  return undefined;
}

/** The turn in which a request was made, as long as no other has ended since. */
export function turnOf({ turn, lastTurn }: Session, { line }: OpenRequest): Turn | undefined {
  if (turn !== undefined && turn.request.line < line) return turn;
  return lastTurn !== undefined && lastTurn.request.line < line ? lastTurn : undefined;
}
