/** What the vectors of the Agent Client Protocol have to cover beside what every protocol's have to. */
import { ERROR_CODES } from "ask-session-protocol/acp";
import { describe, expect, test } from "vitest";
import { coverageOf } from "./cover.js";
import { VECTORS } from "./read-vectors.js";
import { type Site, within } from "./schema-walk.js";
import { heldIn, vectorsOf, VIEWS } from "./views.js";

describe.each(VIEWS.filter(({ protocol }) => protocol === "acp"))("$name", (view) => {
  const { bundle } = view;
  const { repaired } = coverageOf(view);
  const members = [...heldIn(view)].flatMap((name) => [...within(bundle.siteOf(name))]);
  const lenient = members.flatMap(({ path, schema }) =>
    Object.entries(schema.properties ?? {}).map(([name, member]): Site => ({ path: `${path}/properties/${name}`, schema: member })),
  );

  test.each(lenient.filter(({ schema }) => needsRepair(schema)))(
    "$path: what a tolerant reader repairs there is shown",
    ({ path, schema }) => {
      expect(repaired.get(path) ?? []).toContain(schema["x-lenient"]);
    },
  );

  test("ids are integers from zero on, text that looks like one, and null", () => {
    for (const [definition, wrap] of [
      ["RequestId", (id: unknown) => id],
      ["CancelRequestNotification", (requestId: unknown) => ({ requestId })],
    ] as const) {
      const values = vectorsOf(view, "accept", definition).map(({ value }) => value);
      expect(values).toEqual(expect.arrayContaining([0, "0", null].map(wrap)));
      expect(vectorsOf(view, "reject", definition).map(({ value }) => value)).toContainEqual(wrap(1.5));
    }
  });

  test("each error code of the registry is accepted", () => {
    const codes = vectorsOf(view, "accept", "ErrorCode").map(({ value }) => value);
    expect(codes).toEqual(expect.arrayContaining(Object.values(ERROR_CODES)));
  });
});

test("each variant and definition that only the unstable protocol has says so", () => {
  const [stable] = VIEWS.filter(({ stability }) => stability === "stable");
  const unmarked = VECTORS.filter(({ protocol, stability, definition }) => {
    return protocol === "acp" && stability === undefined && stable?.definitions.includes(definition) !== true;
  });
  expect(unmarked.map(({ file }) => file)).toEqual([]);
});

/** Lists that can be empty or lose items, and members that stand for something when they are not there. */
function needsRepair(schema: Site["schema"]): boolean {
  return schema["x-lenient"] !== undefined && (schema["x-lenient"] !== "default" || "x-absent" in schema);
}
