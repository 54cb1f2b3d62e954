/** Rules that a single value can break, each with what it asks for. The ids are part of the public interface. */
export const CONTRACT_RULES = {
  "envelope/missing-member": "An event or message has every member that its envelope requires.",
  "envelope/wrong-type": "A member of the envelope has the type that the protocol gives it.",
  "envelope/wrong-value": "A member of the envelope has one of the values that the protocol gives it.",
  "envelope/out-of-range": "A seq is at least 1.",
  "envelope/unrecognised": "A message is an event, a request, a notification or a response.",
  "envelope/method-and-result": "A message has a method, or a result or error, not both.",
  "envelope/result-and-error": "A response has a result or an error, not both.",
  "envelope/wrong-direction": "Events come from the host, and each method from the side that the protocol gives it.",
  "envelope/notification-with-id": "A notification has no id.",
  "envelope/request-without-id": "A request has an id; without one it is carried out and never answered.",
  "envelope/null-id": "Only the response to a request that could not be read has a null id.",
  "shape/missing-member": "A payload, params or result has every required member.",
  "shape/wrong-type": "A member has the type that its definition gives it.",
  "shape/wrong-value": "A member with a closed list of values has one of them.",
  "shape/out-of-range": "A number is within its bounds.",
  "shape/too-short": "Text or an array is at least as long as its definition asks.",
  "shape/too-long": "Text or an array is no longer than its definition allows.",
  "shape/bad-format": "Text has the form that its definition gives it.",
  "shape/unexpected-member": "An object that is closed has no members but those that its definition names.",
  "shape/unknown-variant": "The tag of a union names one of its variants.",
  "shape/not-json": "A value can be written as JSON, each member once.",
  "shape/lifecycle": "An interaction leaves pending once and never returns.",
  "unknown/event-type": "An event's type is one of this version.",
  "unknown/method": "A method is one of this version.",
  "unknown/unstable-method": "A method of the unstable protocol is used where both sides have agreed to it.",
  "unknown/member": "A member is one that its definition names.",
  "unknown/version": "A version is of the same major.",
} as const;

/** Id of a rule that a single value can break. */
export type ContractRule = keyof typeof CONTRACT_RULES;
