import { type Issue, issue } from "../contract/index.js";

/** What is wrong with a call whose method is not of the kind that its id makes it, or the lack of one (JSON-RPC 2.0, section 4.1). */
export function wrongKind(method: string, isRequest: boolean): Issue {
  if (isRequest)
    return issue("envelope/notification-with-id", method, "a notification with an id", "/id", "no id", "an id; nothing answers it");
  const got = "nothing; a request without id is never answered";
  return issue("envelope/request-without-id", method, 'missing member "id"', "", "integer or string", got);
}
