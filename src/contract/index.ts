export { type Against, didYouMean, issue, issues, MOST_ISSUES, oneOf } from "./explain.js";
export { ContractError, isContractError, type Issue, result, type Result, unwrap } from "./issue.js";
export { judged, toJson } from "./json.js";
export { type Accepts, visitMembers } from "./members.js";
export { PlainMembers } from "./plain.js";
export { nearest } from "./nearest.js";
export { type Branch, select } from "./select.js";
export { CONTRACT_RULES, type ContractRule } from "./rules.js";
export {
  compile,
  type Compiled,
  hasOuterChoice,
  isPattern,
  type Schema,
  schemaFaults,
  type Scope,
  slowness,
  telling,
} from "./schema/index.js";
