import { isDeepStrictEqual } from "node:util";
import { PATIENCE } from "./scenarios.js";

/** Plays a scenario; gives why it failed, and nothing where it passed. One that does not end has failed. */
export async function attempt(play: () => Promise<void>): Promise<string | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error("it does not end"));
    }, PATIENCE);
  });
  try {
    await Promise.race([play(), late]);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    clearTimeout(timer);
  }
}

/** @throws Error where a value is another than is expected. */
export function expect(what: string, got: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(got, expected)) throw new Error(`${what}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(got)}`);
}

/** @throws Error where a request is not answered with an error of a code. */
export async function expectError(code: number, request: Promise<unknown>): Promise<void> {
  const got: unknown = await request.then(
    () => "a result",
    (error: unknown) => (error as { code?: unknown }).code ?? String(error),
  );
  expect("error", got, code);
}
