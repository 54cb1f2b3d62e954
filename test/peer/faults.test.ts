/** A wire that loses, doubles, swaps and cuts, at every message of a full conversation: nothing hangs, nothing is lost without a word. */
import { ConnectionClosedError } from "ask-session-protocol/client";
import { beforeAll, describe, expect, test } from "vitest";
import { converse, type Ends, type Outcome, type Settings } from "./faults/conversation.js";
import type { Passing } from "./faults/faulty.js";

/** Milliseconds for an answer that a fault may have made impossible. */
const PATIENCE = 200;
/** Milliseconds after which whatever has not settled hangs; far above what anything takes. */
const BOUND = 60_000;

/** The same without a fault. */
let clean: Outcome;

beforeAll(async () => {
  clean = await converse();
});

test("without a fault all of it comes, and nothing is told", () => {
  expect(clean).toMatchObject({ error: undefined, problems: [], left: [] });
  expect(clean.got).toEqual(
    "connected|session s1|begun ä€😀|tool_call|asking|tool_call_update|reading|writing|tool_call_update|waiting|3|eliciting|accept|tool_call_update|done|end_turn|closed".split(
      "|",
    ),
  );
  expect(clean.said).toBe("begun ä€😀askingreadingwritingwaiting3elicitingacceptdone");
  expect(clean.passed.map(short)).toEqual([
    ...["c initialize", "a response", "c session/new", "a response", "c session/prompt"],
    ...["a session/update", "a session/update", "a session/request_permission", "a session/update", "c response", "a session/update"],
    ...["a fs/read_text_file", "a session/update", "c response", "a fs/write_text_file", "a session/update", "c response"],
    ...["a terminal/create", "c response", "a session/update", "a terminal/wait_for_exit", "a session/update", "c response"],
    ...["a terminal/output", "c response", "a session/update", "a terminal/release", "c response"],
    ...["a elicitation/create", "a session/update", "c response"],
    ...["a session/update", "a session/update", "a session/update", "a response", "c session/close", "a response"],
  ]);
});

describe("a message is lost", () => {
  test("that of a request or its answer is told", async () => {
    for (const { passing, outcome } of await each(isAnswerable, dropped, PATIENCE)) {
      expect(outcome.error ?? outcome.problems[0], short(passing)).toBeDefined();
      expect(outcome.left, short(passing)).toEqual([]);
    }
  });

  // Nobody can know of a notification that never came: it has no number and no answer.
  test("that of an update takes nothing with it", async () => {
    for (const { passing, outcome } of await each(isUpdate, dropped)) {
      expect(outcome, short(passing)).toMatchObject({ error: undefined, problems: [], left: [] });
      expect(outcome.got).toEqual(clean.got.toSpliced(indexOf(passing), 1));
    }
  });
});

describe("a message comes twice", () => {
  test("a request is answered once and an answer taken once, and the other is told of", async () => {
    for (const { passing, outcome } of await each(isAnswerable, doubled)) {
      const { got, error, problems, left } = outcome;
      expect({ got, error, left }, short(passing)).toEqual({ got: clean.got, error: undefined, left: [] });
      expect(problems, short(passing)).toHaveLength(1);
      expect(problems[0]).toMatch(isResponse(passing) ? /^incoming unpaired: / : /^incoming duplicate-id: /);
    }
  });

  test("an update is there twice", async () => {
    for (const { passing, outcome } of await each(isUpdate, doubled)) {
      const at = indexOf(passing);
      expect(outcome, short(passing)).toMatchObject({ error: undefined, problems: [], left: [] });
      expect(outcome.got).toEqual(clean.got.toSpliced(at, 0, clean.got[at] ?? ""));
    }
  });
});

describe("a message comes behind the next of its side", () => {
  test("a request or its answer: all of it is there, or an error", async () => {
    for (const { passing, outcome } of await each(isAnswerable, held, PATIENCE)) {
      expect(outcome.left, short(passing)).toEqual([]);
      if (outcome.error === undefined) expect(outcome.got.toSorted(), short(passing)).toEqual(clean.got.toSorted());
    }
  });

  test("an update: the state has it, also where it comes behind the answer of the turn", async () => {
    for (const { passing, outcome } of await each(isUpdate, held)) {
      expect(outcome, short(passing)).toMatchObject({ error: undefined, left: [] });
      expect(Array.from(outcome.said).toSorted(), short(passing)).toEqual(Array.from(clean.said).toSorted());
    }
  });
});

describe("the connection ends at a message", () => {
  const handlers = [
    "elicitation/create",
    "fs/read_text_file",
    "fs/write_text_file",
    "session/prompt",
    "session/request_permission",
    "terminal/wait_for_exit",
  ];

  test.each<[string, (ends: Ends) => void]>([
    [
      "it is cut",
      ({ pair }) => {
        pair.cut();
      },
    ],
    [
      "it is cut in the middle of a line",
      ({ pair, passing }) => {
        pair.cut(passing);
      },
    ],
    ["the client closes", ({ pair, client }) => void (client ?? pair.client).close()],
    ["the agent closes", ({ agent }) => void agent.close()],
  ])("%s", async (_about, end) => {
    const interrupted = new Set<string>();
    for (const { passing, outcome } of await each(
      () => true,
      (at) => ({ endAt: at, end }),
    )) {
      expect(outcome.error, short(passing)).toBeInstanceOf(ConnectionClosedError);
      expect(outcome.left, short(passing)).toEqual([]);
      for (const { name, signal } of outcome.interrupted) {
        interrupted.add(name);
        expect(signal.aborted, `${name} at ${short(passing)}`).toBe(true);
      }
    }
    expect([...interrupted].toSorted()).toEqual(handlers);
  });

  test("of a line that was cut the receiver is told", async () => {
    const cut = ({ pair, passing }: Ends) => {
      pair.cut(passing);
    };
    for (const { passing, outcome } of await each(
      () => true,
      (at) => ({ endAt: at, end: cut }),
    ))
      expect(outcome.problems.join("\n"), short(passing)).toMatch(/^incoming not-json: /m);
  });
});

test("bytes in pieces of any size make the same conversation", async () => {
  const sizes = [...Array.from({ length: 64 }, (_, index) => index + 1), 100, 255, 256, 1000];
  const outcomes = await Promise.all(sizes.map(async (size) => [size, await settled(converse({ fault: { size } }))] as const));
  for (const [size, { got, error, problems, left }] of outcomes)
    expect({ got, error, problems, left }, `pieces of ${String(size)}`).toEqual({
      got: clean.got,
      error: undefined,
      problems: [],
      left: [],
    });
});

/** A conversation for each message of the clean one that is meant, with a fault at that one. */
async function each(
  isMeant: (passing: Passing) => boolean,
  fault: (at: number) => Settings,
  patience?: number,
): Promise<{ readonly passing: Passing; readonly outcome: Outcome }[]> {
  const meant = clean.passed.filter(isMeant);
  expect(meant.length).toBeGreaterThan(0);
  return Promise.all(
    meant.map(async (passing) => ({
      passing,
      outcome: await settled(converse({ ...fault(passing.number), ...(patience === undefined ? {} : { patience }) })),
    })),
  );
}

/** What a promise comes to; rejects where it hangs. */
async function settled<T>(promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hangs = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new Error("the conversation hangs"));
    }, BOUND);
  });
  try {
    return await Promise.race([promise, hangs]);
  } finally {
    clearTimeout(timer);
  }
}

function dropped(at: number): Settings {
  return { fault: { line: ({ number, line }) => (number === at ? [] : [line]) } };
}

function doubled(at: number): Settings {
  return { fault: { line: ({ number, line }) => (number === at ? [line, line] : [line]) } };
}

function held(at: number): Settings {
  return { fault: { line: ({ number, line }) => (number === at ? "hold" : [line]) } };
}

function methodOf({ line }: Passing): string | undefined {
  return (JSON.parse(line) as { readonly method?: string }).method;
}

function isUpdate(passing: Passing): boolean {
  return methodOf(passing) === "session/update";
}

function isAnswerable(passing: Passing): boolean {
  return !isUpdate(passing);
}

function isResponse(passing: Passing): boolean {
  return methodOf(passing) === undefined;
}

function short(passing: Passing): string {
  return `${passing.from === "client" ? "c" : "a"} ${methodOf(passing) ?? "response"}`;
}

/** Where in what the client got an update is. */
function indexOf(passing: Passing): number {
  return 2 + clean.passed.filter(isUpdate).findIndex(({ number }) => number === passing.number);
}
