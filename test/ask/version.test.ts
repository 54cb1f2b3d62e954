/** Peers of one major understand each other; the numbers themselves are pinned. */
import { CAPABILITIES, DELIVERY_KINDS, ERROR_CODES, EVENTS, negotiate, PROTOCOL_VERSION } from "ask-session-protocol";
import { expect, test } from "vitest";

test.each<[peer: unknown, want: string | undefined]>([
  ["1.0", "1.0"],
  ["1.9", "1.0"],
  ["1.99999999999999999999", "1.0"],
  ["2.0", undefined],
  ["0.1", undefined],
  ["11.0", undefined],
  ["2025-01-01", undefined],
  ["1", undefined],
  ["1.0.0", undefined],
  [" 1.0", undefined],
  [1, undefined],
  [null, undefined],
  [undefined, undefined],
  [() => 1, undefined],
])("negotiate(%j)", (peer, want) => {
  const outcome = negotiate(peer);
  expect(outcome.ok ? outcome.value : undefined).toBe(want);
});

test("says which major was expected", () => {
  const outcome = negotiate("2.0");
  expect(!outcome.ok && outcome.issues[0].message).toBe('protocol version: another major: expected a version of major 1, got "2.0"');
});

test("pins", () => {
  expect(PROTOCOL_VERSION).toBe("1.0");
  expect(Object.keys(EVENTS)).toHaveLength(19);
  expect(ERROR_CODES).toEqual({
    parse_error: -32700,
    invalid_request: -32600,
    method_not_found: -32601,
    invalid_params: -32602,
    internal_error: -32603,
    session_not_found: -32004,
    session_already_exists: -32005,
    interaction_not_found: -32006,
    plan_not_found: -32007,
    session_not_subscribed: -32008,
    not_implemented: -32009,
  });
  expect(CAPABILITIES).toEqual([
    "sessionManagement",
    "eventStreaming",
    "midExecutionInjection",
    "interactions",
    "planMode",
    "todos",
    "artifacts",
    "workspace",
    "fileEvents",
  ]);
  expect(DELIVERY_KINDS).toEqual(["live", "replay", "web-remote-replayable"]);
});
