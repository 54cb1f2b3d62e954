import { EVENTS } from "../../generated/ask/registry.js";
import type { Interaction, InteractionKind, InteractionStatus, SessionEvent } from "../../generated/ask/types.js";
import { ContractError, issue, issues, judged, oneOf, type Result, toJson, unwrap } from "../contract/index.js";
import { copy, freeze, has, isObject } from "../json/index.js";
import { against } from "./against.js";

/** The interaction of one kind. */
export type InteractionOf<K extends InteractionKind> = Extract<Interaction, { kind: K }>;

/** What `interaction` takes: `status` is `pending` and `payload` is `{}` where they are left out. */
export interface InteractionFields<K extends InteractionKind> {
  readonly id: string;
  readonly kind: K;
  readonly status?: InteractionStatus;
  readonly payload?: InteractionOf<K>["payload"];
}

/** How each kind can be resolved (spec section 3: the lifecycle of an interaction). */
const RESOLUTIONS: Readonly<Record<InteractionKind, readonly InteractionStatus[]>> = {
  approval: ["approved", "rejected", "expired"],
  plan: ["approved", "rejected", "expired"],
  user_input: ["responded", "expired"],
};

/** Makes a frozen interaction that shares nothing with the argument. @throws ContractError for fields that do not fit. */
export function interaction<const K extends InteractionKind>(fields: InteractionFields<K>): InteractionOf<K> {
  const json = unwrap(toJson(fields, "interaction", copy));
  const whole = isObject(json)
    ? {
        id: json.id,
        kind: json.kind,
        status: has(json, "status") ? json.status : "pending",
        payload: has(json, "payload") ? json.payload : {},
      }
    : json;
  return freeze(unwrap(check(whole))) as InteractionOf<K>;
}

/** Judges a value as an interaction. Never throws. */
export function check(value: unknown): Result<Interaction> {
  return judged(value, "interaction", (json) => issues(json, against("Interaction", "interaction")));
}

/** Whether it still waits for somebody. */
export function isPending(interaction: { readonly status: InteractionStatus }): boolean {
  return interaction.status === "pending";
}

/** Whether it has been answered or has expired. */
export function isResolved(interaction: { readonly status: InteractionStatus }): boolean {
  return !isPending(interaction);
}

/**
 * The interaction after somebody has answered it, or it has expired. The argument stays as it is.
 *
 * @throws ContractError where it is resolved already, or its kind is never resolved that way.
 */
export function resolve<I extends Interaction>(interaction: I, status: Exclude<InteractionStatus, "pending">): I {
  const subject = `${interaction.kind} ${interaction.id}`;
  if (isResolved(interaction))
    throw new ContractError([
      issue("shape/lifecycle", subject, "already resolved", "/status", '"pending"', JSON.stringify(interaction.status)),
    ]);
  const allowed = RESOLUTIONS[interaction.kind];
  if (!allowed.includes(status))
    throw new ContractError([issue("shape/lifecycle", subject, "no way to resolve it", "/status", oneOf(allowed), JSON.stringify(status))]);
  return freeze(copy({ ...interaction, status })) as unknown as I;
}

/** The pending interaction that an event opens; `undefined` for an event that opens none. */
export function fromEvent(event: SessionEvent): Interaction | undefined {
  const entry = EVENTS[event.type];
  if (!("interaction" in entry)) return undefined;
  const { id, ...payload } = event.payload as { readonly id: string };
  return interaction({ id, kind: entry.interaction, payload: payload as InteractionOf<"approval" | "plan">["payload"] });
}
