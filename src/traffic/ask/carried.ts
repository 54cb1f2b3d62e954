/** The member of a result that lists events. */
export function listOf(method: string): "snapshot" | "events" {
  return method === "session/subscribe" ? "snapshot" : "events";
}
