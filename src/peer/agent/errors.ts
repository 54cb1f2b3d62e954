/** The client did not advertise what a call needs: nothing was sent (initialization: omitted capabilities are unsupported). */
export class NotAdvertisedError extends Error {
  override readonly name = "NotAdvertisedError";
  /** Path of the capability below `clientCapabilities`, such as `fs.readTextFile`. */
  readonly capability: string;

  constructor(subject: string, capability: string) {
    super(`${subject}: not sent: expected a client that advertised ${capability}, got one that did not`);
    this.capability = capability;
  }
}

/** A session, turn, tool call or terminal is over, so that nothing more can be said of it: nothing was sent. */
export class EndedError extends Error {
  override readonly name = "EndedError";
}
