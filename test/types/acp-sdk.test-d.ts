/**
 * For every published definition our type and the official SDK's are mutually assignable, but for those listed here with
 * the reason. A type that agrees again, or one that no longer does, fails to compile.
 */
import type { SdkTypes } from "./sdk-types.js";
import type * as Acp from "ask-session-protocol/acp";

/** Names of the definitions whose type in one table cannot be given where the other table's is asked for. */
type Disagreeing<Given, Asked> = {
  [N in keyof Asked]: N extends keyof Given ? ([Given[N]] extends [Asked[N]] ? never : N) : N;
}[keyof Asked];

/** `true` where two lists of names are the same, or else what only one of them has. */
type Same<Found, Listed> = [Found] extends [Listed]
  ? [Listed] extends [Found]
    ? true
    : { readonly stale: Exclude<Listed, Found> }
  : { readonly unlisted: Exclude<Found, Listed> };

/** The SDK's type asks for an index signature, which our interface has not; members of one's own go into `_meta`. */
type NeedsIndexSignature = "McpError" | "MessageMcpResponse";

/**
 * In the SDK's type the tag of a variant of an unknown kind is any string, a known one too: that is why its unions do not
 * narrow. Ours keeps known and unknown names apart. The rest of these hold such a union.
 */
type OpenTag =
  | "CreateElicitationRequest"
  | "CreateElicitationResponse"
  | "ElicitationPropertySchema"
  | "ElicitationSchema"
  | "ElicitationFormMode"
  | "MultiSelectItems"
  | "MultiSelectPropertySchema"
  | "IdleStateUpdate"
  | "StateUpdate"
  | "SubagentUpdate"
  | "SessionUpdate"
  | "SessionNotification";

export const given: Same<Disagreeing<Acp.Definitions, SdkTypes>, NeedsIndexSignature> = true;
export const taken: Same<Disagreeing<SdkTypes, Pick<Acp.Definitions, keyof SdkTypes>>, OpenTag> = true;

/** The comparison sees a difference: an optional member made required, a closed enum opened, a name that is missing. */
interface Spoilt extends Omit<Acp.Definitions, "ToolCall" | "Role" | "Plan"> {
  readonly ToolCall: Acp.ToolCall & { readonly kind: Acp.ToolKind };
  readonly Role: string;
}
export const spoiltGiven: Same<Disagreeing<Spoilt, SdkTypes>, NeedsIndexSignature | "Role" | "Plan"> = true;
export const spoiltTaken: Same<Disagreeing<SdkTypes, Pick<Spoilt, Exclude<keyof SdkTypes, "Plan">>>, OpenTag | "ToolCall"> = true;
// @ts-expect-error TS2322: a list that leaves one out.
export const unlisted: Same<Disagreeing<Spoilt, SdkTypes>, NeedsIndexSignature | "Role"> = true;
// @ts-expect-error TS2322: a list that has one too many.
export const stale: Same<Disagreeing<Acp.Definitions, SdkTypes>, NeedsIndexSignature | "ToolCall"> = true;
