/** Definitions by name, members nobody knows, guards; and that the comparison of types leaves no published definition out. */
import { readFileSync } from "node:fs";
import {
  check,
  type DefinitionName,
  DEFINITIONS,
  isContentBlock,
  isSessionNotification,
  isStable,
  isToolCall,
  type Stability,
  unknownMembers,
} from "ask-session-protocol/acp";
import { describe, expect, test } from "vitest";
import { comparedNames, readPublished } from "../upstream/published.js";

describe("unknownMembers", () => {
  test.each<[name: string, definition: DefinitionName, value: unknown, want: readonly string[], stability?: Stability]>([
    ["none", "ToolCall", { toolCallId: "c", title: "t", _meta: { x: 1 } }, []],
    [
      "at the root and within",
      "SessionNotification",
      {
        sessionId: "s",
        zz: 1,
        update: {
          sessionUpdate: "tool_call",
          toolCallId: "c",
          title: "t",
          tool: "x",
          content: [{ type: "diff", path: "/", newText: "", a: 1 }],
        },
      },
      ["/zz", "/update/tool", "/update/content/0/a"],
    ],
    ["within a nullable list", "ToolCallUpdate", { toolCallId: "c", locations: [{ path: "/", col: 1 }] }, ["/locations/0/col"]],
    [
      "within the entries of an object",
      "ElicitationSchema",
      { properties: { a: { type: "string", x: 1 }, b: { type: "_color", hue: 1 } } },
      ["/properties/a/x"],
    ],
    [
      "within a list of one of two kinds",
      "SessionConfigSelectOptions",
      [{ group: "g", name: "n", options: [{ value: "v", name: "n", x: 1 }], y: 1 }],
      ["/0/options/0/x", "/0/y"],
    ],
    ["of a branch without tag", "McpServer", { type: "stdio", name: "n", command: "c", args: [], env: [] }, ["/type"]],
    [
      "of a tag that falls through",
      "SetSessionConfigOptionRequest",
      { sessionId: "s", configId: "c", type: "boolean", value: "x" },
      ["/type"],
    ],
    ["none in a variant of an unknown kind", "CreateElicitationResponse", { action: "_later", when: 5 }, []],
    ["a member of the unstable protocol", "ClientCapabilities", { plan: {} }, ["/plan"]],
    ["the same where that is agreed", "ClientCapabilities", { plan: {} }, [], "unstable"],
    ["of no object", "ToolCall", 5, []],
  ])("%s", (_, definition, value, want, stability = "stable") => {
    expect(unknownMembers(definition, value, { stability })).toEqual(want);
  });
});

describe("check", () => {
  test("tells which definitions there are", () => {
    expect(check("toString" as DefinitionName, {})).toMatchObject({
      ok: false,
      issues: [{ message: 'check: unknown definition: expected the name of a definition, got "toString"' }],
    });
    expect(check("PlanUpdate", {})).toMatchObject({
      ok: false,
      issues: [
        { message: 'check: unknown definition: expected the name of a definition, got "PlanUpdate"; only the unstable protocol has it' },
      ],
    });
    expect(check("PlanRemoved", { planId: "p" }, { stability: "unstable" })).toEqual({ ok: true, value: { planId: "p" } });
    expect([DEFINITIONS.length, DEFINITIONS.filter(isStable).length]).toEqual([324, 230]);
  });
});

test("guards narrow by everything the types have", () => {
  expect([isContentBlock({ type: "text", text: "x" }), isContentBlock({ type: "text" }), isToolCall(null)]).toEqual([true, false, false]);
  expect(isSessionNotification({ sessionId: "s", update: { sessionUpdate: "plan_removed", planId: "p" } })).toBe(true);
});

test("the comparison of types has every published definition", () => {
  const text = readFileSync(new URL("../types/sdk-types.ts", import.meta.url), "utf8");
  const compared = [...text.matchAll(/^ {2}(\w+): Sdk\.(\w+);$/gm)].map(([, name, type]) =>
    name === type ? name : `${String(name)} is ${String(type)}`,
  );
  expect(compared).toEqual(comparedNames(readPublished("unstable").definitions).sort());
});
