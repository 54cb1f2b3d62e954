/** An interaction is resolved once: a client that asks again for a dead one would run a tool twice. */
import { ContractError, Events, type Interaction, Interactions } from "ask-session-protocol";
import { describe, expect, test } from "vitest";

const made = {
  approval: Interactions.interaction({ id: "act_1", kind: "approval", payload: { toolName: "bash" } }),
  plan: Interactions.interaction({ id: "plan_1", kind: "plan", payload: { plan: "Step 1\nStep 2" } }),
  user_input: Interactions.interaction({ id: "in_1", kind: "user_input", payload: { prompt: "Which?" } }),
};

test("is pending unless said otherwise, and frozen", () => {
  expect(made.approval).toEqual({ id: "act_1", kind: "approval", status: "pending", payload: { toolName: "bash" } });
  expect(Object.isFrozen(made.approval.payload)).toBe(true);
  expect([Interactions.isPending(made.approval), Interactions.isResolved(made.approval)]).toEqual([true, false]);
});

test.each<[name: string, fields: object, rule: string, pointer: string]>([
  ["an empty id", { id: "", kind: "plan", payload: { plan: "x" } }, "shape/too-short", "/id"],
  ["no id", { kind: "plan", payload: { plan: "x" } }, "shape/missing-member", ""],
  ["an unknown kind", { id: "a", kind: "aproval", payload: {} }, "shape/unknown-variant", "/kind"],
  ["no kind", { id: "a" }, "shape/missing-member", ""],
  ["an unknown status", { id: "a", kind: "plan", status: "done", payload: { plan: "x" } }, "shape/wrong-value", "/status"],
  ["no payload where one is needed", { id: "a", kind: "plan" }, "shape/missing-member", "/payload"],
  ["the payload of another kind", { id: "a", kind: "approval", payload: { plan: "x" } }, "shape/missing-member", "/payload"],
])("refuses %s", (_name, fields, rule, pointer) => {
  try {
    Interactions.interaction(fields as never);
    expect.unreachable("it was accepted");
  } catch (error) {
    expect((error as ContractError).issues[0]).toMatchObject({ rule, pointer });
  }
});

describe("lifecycle", () => {
  const statuses = ["approved", "rejected", "responded", "expired"] as const;
  const allowed: Record<Interaction["kind"], readonly string[]> = {
    approval: ["approved", "rejected", "expired"],
    plan: ["approved", "rejected", "expired"],
    user_input: ["responded", "expired"],
  };

  test.each(Object.values(made).flatMap((interaction) => statuses.map((status) => [interaction.kind, status, interaction] as const)))(
    "%s to %s",
    (kind, status, interaction) => {
      if (!allowed[kind].includes(status)) {
        expect(() => Interactions.resolve(interaction, status)).toThrow(/no way to resolve it/);
        return;
      }
      const resolved = Interactions.resolve(interaction, status);
      expect(resolved).toEqual({ ...interaction, status });
      expect(interaction.status).toBe("pending");
      for (const again of [...statuses, "pending" as never]) expect(() => Interactions.resolve(resolved, again)).toThrow(ContractError);
    },
  );

  test("says what is wrong", () => {
    const resolved = Interactions.resolve(made.approval, "approved");
    expect(() => Interactions.resolve(resolved, "rejected")).toThrow(
      'approval act_1: already resolved at /status: expected "pending", got "approved"',
    );
    expect(() => Interactions.resolve(made.plan, "pending" as never)).toThrow(
      'plan plan_1: no way to resolve it at /status: expected "approved", "rejected" or "expired", got "pending"',
    );
  });
});

test("an event that opens an interaction has it as its payload, with the id beside", () => {
  const approval = Events.event({
    type: "approval.required",
    seq: 1,
    payload: { id: "act_4", toolName: "bash", message: "why", allowedScopes: ["once"] },
  });
  expect(Interactions.fromEvent(approval)).toEqual({
    id: "act_4",
    kind: "approval",
    status: "pending",
    payload: { toolName: "bash", message: "why", allowedScopes: ["once"] },
  });
  const plan = Events.event({ type: "plan.proposed", seq: 1, payload: { id: "plan_2", plan: "x" } });
  expect(Interactions.fromEvent(plan)).toEqual({ id: "plan_2", kind: "plan", status: "pending", payload: { plan: "x" } });
  expect(Interactions.fromEvent(Events.event({ type: "turn.started", seq: 1, payload: { turnId: "t" } }))).toBeUndefined();
});
