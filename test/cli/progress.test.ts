/** Progress is for a person who waits: none in a pipe, none for short work, and no trace of it left behind. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Progress } from "../../src/cli/progress.js";

const written: string[] = [];
const terminal = (isTTY: boolean) => ({ isTTY, write: (text: string) => written.push(text) });

beforeEach(() => {
  vi.useFakeTimers();
  written.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
});

test("says how far a long check is, now and then, and takes it away", () => {
  const progress = new Progress(terminal(true));
  progress.update("a.ndjson", 1, 100);
  vi.advanceTimersByTime(1500);
  progress.update("a.ndjson", 40_000_000, 100_000_000);
  progress.update("a.ndjson", 41_000_000, 100_000_000);
  vi.advanceTimersByTime(250);
  progress.update("-", 50_000_000, undefined);
  progress.clear();
  progress.clear();
  expect(written).toEqual(["\r\u001b[Kchecking a.ndjson: 40 MB, 40 %", "\r\u001b[Kchecking -: 50 MB", "\r\u001b[K"]);
});

test("says nothing where nobody looks", () => {
  const progress = new Progress(terminal(false));
  vi.advanceTimersByTime(5000);
  progress.update("a.ndjson", 1, 100);
  progress.clear();
  expect(written).toEqual([]);
});
