/** Laws that hold for every input of the Agent Client Protocol. */
import { fileURLToPath } from "node:url";
import {
  check,
  checkError,
  checkMessage,
  checkParams,
  checkResult,
  type DefinitionName,
  DEFINITIONS,
  Exchange,
  isStable,
  type Issue,
  NAMES,
  readLenient,
  type Stability,
  unknownMembers,
} from "ask-session-protocol/acp";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { flaky } from "../json/flaky.js";
import { exampleValues } from "../upstream/example.js";
import { flatten, readAuthored, viewOf } from "../upstream/flatten.js";
import { referencesOf } from "../upstream/schema.js";

const authored = flatten(readAuthored(fileURLToPath(new URL("../../schema/acp/v1", import.meta.url))));
const stability = fc.constantFrom<Stability>("stable", "unstable");

const hostile = fc.constantFrom<unknown>(
  new Proxy(
    {},
    {
      ownKeys: () => {
        throw new Error("no");
      },
    },
  ),
  new Proxy([], {
    get: () => {
      throw new Error("no");
    },
  }),
  {
    get method(): string {
      throw new Error("no");
    },
  },
  {
    toJSON: () => {
      throw new Error("no");
    },
  },
  JSON.parse('{"__proto__":{"method":"logout"},"jsonrpc":"2.0","id":1}'),
  Object.create({ jsonrpc: "2.0", id: 1, method: "logout" }),
);
const anything = fc.oneof(
  fc.anything({ withMap: true, withSet: true, withBigInt: true, withDate: true, withSparseArray: true, withNullPrototype: true }),
  hostile,
);
const message = fc.record(
  {
    jsonrpc: fc.oneof(fc.constant("2.0"), anything),
    id: fc.oneof(fc.integer({ min: 0, max: 3 }), anything),
    method: fc.oneof(fc.constantFrom(...NAMES, "_x", "nope"), anything),
    params: anything,
    result: anything,
    error: anything,
  },
  { requiredKeys: [] },
);

test("nothing makes a check throw", () => {
  const exchange = new Exchange();
  fc.assert(
    fc.property(
      fc.oneof(anything, message),
      fc.constantFrom(...NAMES, "_x", "__proto__"),
      fc.constantFrom(...DEFINITIONS, "constructor"),
      fc.constantFrom("client" as const, "agent" as const),
      stability,
      (value, method, definition, from, view) => {
        checkMessage(value, { from, stability: view });
        exchange.push(value, from);
        checkParams(method, value, { stability: view });
        checkResult(method, value, { stability: view });
        checkError(value);
        check(definition as DefinitionName, value, { stability: view });
        readLenient(definition as DefinitionName, value, { stability: view });
        readLenient({ method, part: "params" }, value, { stability: view });
        readLenient({ method, part: "result" }, value, { stability: view });
        const outcome = check(definition as DefinitionName, value, { stability: view });
        if (outcome.ok) unknownMembers(definition as DefinitionName, outcome.value, { stability: view });
      },
    ),
    { numRuns: 2000 },
  );
});

describe.each(["stable", "unstable"] as const)("of every valid example of the %s protocol", (view) => {
  const definitions = viewOf(authored, view);
  const names = DEFINITIONS.filter((name) => view === "unstable" || isStable(name));

  test("the tolerant reading changes nothing that is there", () => {
    for (const name of names) {
      for (const value of exampleValues(definitions, name)) {
        if (!check(name, value, { stability: view }).ok) continue;
        const outcome = readLenient(name, value, { stability: view });
        expect(outcome).toMatchObject({ ok: true, repairs: [] });
        if (outcome.ok && typeof value === "object" && value !== null) expect(outcome.value).toMatchObject(value);
      }
    }
  });

  test("no member is unknown", () => {
    for (const name of names) {
      const value = exampleValues(definitions, name).find((example) => check(name, example, { stability: view }).ok);
      expect([name, unknownMembers(name, value, { stability: view })]).toEqual([name, []]);
    }
  });

  test("one thing that is wrong is told in three issues at most, each with all its parts", () => {
    let spoilt = 0;
    for (const name of names) {
      const example = exampleValues(definitions, name).find((value) => check(name, value, { stability: view }).ok);
      for (const value of spoilings(example)) {
        const outcome = check(name, value, { stability: view });
        if (outcome.ok) continue;
        spoilt += 1;
        if (outcome.issues.length > 3) expect([name, value, outcome.issues.map((issue) => issue.message)]).toEqual([]);
        outcome.issues.forEach(isWhole);
      }
    }
    expect(spoilt).toBeGreaterThan(2000);
  });
});

test("no definition refers to itself, so that reading one goes no deeper than it does", () => {
  const done = new Set<string>();
  const visit = (name: string, path: readonly string[]): void => {
    expect(path).not.toContain(name);
    if (done.has(name)) return;
    for (const inner of referencesOf(authored[name] ?? {})) visit(inner, [...path, name]);
    done.add(name);
  };
  for (const name of Object.keys(authored)) visit(name, []);
});

function isWhole({ message, rule, pointer, expected, got }: Issue): void {
  expect(rule).toMatch(/^(envelope|shape|unknown)\/[a-z-]+$/);
  expect(message).toContain(`expected ${expected}, got ${got}`);
  if (pointer !== "") expect(message).toContain(` at ${pointer}`);
}

/** Every value that lacks one member, or has a scalar of another type in one place. */
function* spoilings(value: unknown): Generator {
  yield* [null, true, 1.5, "zz"];
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value) as [string, unknown][]) {
    for (const other of spoilings(inner))
      yield Array.isArray(value) ? (value as unknown[]).with(Number(key), other) : { ...value, [key]: other };
    if (!Array.isArray(value)) yield Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
  }
}

test("nor does a value that throws only after a while", () => {
  const params = () => ({ sessionId: "s", update: { sessionUpdate: "tool_call", toolCallId: 5 } });
  for (let touches = 0; touches < 60; touches += 1) {
    const message = () => flaky({ jsonrpc: "2.0", method: "session/update", params: params() }, touches);
    checkMessage(message(), { from: "agent" });
    new Exchange().push(message(), "agent");
    check("SessionNotification", flaky(params(), touches));
    readLenient("SessionNotification", flaky(params(), touches));
    readLenient({ method: "session/update", part: "params" }, flaky(params(), touches));
    for (const method of NAMES) checkParams(method, flaky(params(), touches));
    for (const method of NAMES) checkResult(method, flaky(params(), touches));
    checkError(flaky({ code: "x" }, touches));
  }
});
