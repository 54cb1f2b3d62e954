/** Checking recorded traffic, line by line. Neutral: bytes in, findings out; reading files is up to the caller. */
export { type Accepted, Baseline, BaselineWriter, type Stale } from "./baseline.js";
export { Checker, type CheckOptions, type FileSummary } from "./checker.js";
export { Conversation, type ConversationOptions, type MessageFinding } from "./conversation.js";
export { Coverage, type CoverageCounts, type CoveredGroup, type CoverageReport, type Share } from "./coverage/coverage.js";
export { coverageText } from "./coverage/text.js";
export { type Finding, type Layer, type Level, LEVELS, reaches } from "./finding.js";
export { githubReport } from "./report/github.js";
export type { Sender } from "./log-line.js";
export { LogPattern } from "./log-pattern.js";
export { jsonReport } from "./report/json.js";
export { junitReport } from "./report/junit.js";
export { type Report, type Summary, total } from "./report/report.js";
export { sarifReport } from "./report/sarif.js";
export { tapReport } from "./report/tap.js";
export { type Paint, textReport } from "./report/text.js";
export type { Protocol } from "./protocol.js";
export { NEVER_SOFTENED, type RuleEntry, type RuleId, RULES } from "./rules.js";
export { isSofter, type Levels, type Profile, type Strictness } from "./strictness.js";
