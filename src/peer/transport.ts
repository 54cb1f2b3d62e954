/** What a transport hands over: frames as they come, and the end. */
export interface Receiver {
  /**
   * Takes the next bytes, cut anywhere. Where it returns a promise, the transport stops reading until that has settled,
   * so that a slow reader slows the sender and fills no memory.
   */
  bytes(chunk: Uint8Array): Promise<void> | undefined;
  /** Nothing more will come; with an error where the connection was lost. Called once. */
  closed(error?: Error): void;
}

/** Bytes in both directions between two peers: newline-delimited JSON goes over it. */
export interface Transport {
  /** Begins to deliver. Called once. */
  start(receiver: Receiver): void;
  /** Sends text. Where it returns a promise, there is no room for more until that has settled; the text is taken all the same. */
  send(text: string): Promise<void> | undefined;
  /** Ends both directions; the receiver hears of it. Safe to call again. */
  close(): Promise<void>;
}
