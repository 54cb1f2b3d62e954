/** Rules that a single value can break, each with what it asks for. The ids are part of the public interface. */
export const CONTRACT_RULES = {
  "envelope/missing-member": "An event or message has every member that its envelope requires.",
  "envelope/wrong-type": "A member of the envelope has the type that the protocol gives it.",
  "envelope/wrong-value": "A member of the envelope has one of the values that the protocol gives it.",
  "envelope/out-of-range": "A seq is at least 1.",
  "shape/missing-member": "A payload, params or result has every required member.",
  "shape/wrong-type": "A member has the type that its definition gives it.",
  "shape/wrong-value": "A member with a closed list of values has one of them.",
  "shape/out-of-range": "A number is within its bounds.",
  "shape/too-short": "Text or an array is at least as long as its definition asks.",
  "shape/bad-format": "Text has the form that its definition gives it.",
  "shape/unknown-variant": "The tag of a union names one of its variants.",
  "shape/not-json": "A value can be written as JSON, each member once.",
  "shape/lifecycle": "An interaction leaves pending once and never returns.",
  "unknown/event-type": "An event's type is one of this version.",
  "unknown/method": "A method is one of this version.",
  "unknown/member": "A member is one that its definition names.",
  "unknown/version": "A version is of the same major.",
} as const;

/** Id of a rule that a single value can break. */
export type ContractRule = keyof typeof CONTRACT_RULES;
