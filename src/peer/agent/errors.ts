/** A session, turn, tool call or terminal is over, so that nothing more can be said of it: nothing was sent. */
export class EndedError extends Error {
  override readonly name = "EndedError";
}
