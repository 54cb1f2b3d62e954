/** Where no branch of a union fits, the message must say what was probably meant, not only what the last resort lacks. */
import { check, type DefinitionName } from "ask-session-protocol/acp";
import { expect, test } from "vitest";

test.each<[definition: DefinitionName, value: unknown, want: readonly string[]]>([
  [
    "AuthMethod",
    { type: "terminl", id: "x" },
    [
      'AuthMethod: missing member "name": expected string, got nothing; "type" is string "terminl", which is not "terminal"; did you mean "terminal"?',
    ],
  ],
  [
    "McpServer",
    { type: "websocket", name: "x", command: "c", args: [] },
    ['McpServer: missing member "env": expected array, got nothing; "type" is string "websocket", which is not "http" or "sse"'],
  ],
  [
    "McpServer",
    { type: "htpp", name: "x", url: "y", headers: [] },
    ['McpServer: wrong value at /type: expected "http" or "sse", got string "htpp"; did you mean "http"?'],
  ],
  ["McpServer", { name: "x", command: "c", args: [] }, ['McpServer: missing member "env": expected array, got nothing']],
])("%s %j", (definition, value, want) => {
  const outcome = check(definition, value);
  expect(outcome.ok ? [] : outcome.issues.map(({ message }) => message)).toEqual(want);
});
