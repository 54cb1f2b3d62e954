import type { ListSessionsResponse, SessionInfo } from "../../../generated/acp/types.js";
import { ContractError, issue } from "../../contract/index.js";
import { quote } from "../../json/index.js";

/** Where a page of a list begins; nothing for the first. */
type Cursor = { readonly cursor?: string };

/** Sessions of all pages. A cursor is handed back as it came (session-list); one that came before would never end. */
export async function* pages(ask: (cursor: Cursor) => Promise<ListSessionsResponse>): AsyncGenerator<SessionInfo, undefined> {
  const seen = new Set<string>();
  let cursor: Cursor = {};
  for (;;) {
    const { sessions, nextCursor } = await ask(cursor);
    yield* sessions;
    if (nextCursor == null) return;
    if (seen.has(nextCursor)) {
      const expected = "one that no earlier page gave";
      throw new ContractError([
        issue("shape/wrong-value", "session/list result", "repeated cursor", "/nextCursor", expected, quote(nextCursor)),
      ]);
    }
    seen.add(nextCursor);
    cursor = { cursor: nextCursor };
  }
}
