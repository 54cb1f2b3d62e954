/** The command was called wrongly: exit code 2. Its message says what to do instead. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}
