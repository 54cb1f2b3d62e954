/** Changing a contract without breaking its peers. Neutral: texts in, findings out; reading files is up to the caller. */
export { type BumpFacts, bumpFaults, isLater, leastVersion, type ProtocolFacts } from "./bump.js";
export { type Contract, contractsOf, SourceError, type SourceFile } from "./diff/contract.js";
export { diff, diffContracts, type Outcome } from "./diff/diff.js";
export { type DiffFinding, type Position, positionsIn } from "./diff/finding.js";
export type { Unjudged } from "./diff/keywords.js";
export { githubDiff } from "./diff/report/github.js";
export { jsonDiff } from "./diff/report/json.js";
export { markdownDiff } from "./diff/report/markdown.js";
export { textDiff } from "./diff/report/text.js";
export { DIFF_RULES, type DiffRule, type Rule, type Verdict, VERDICTS, worst } from "./diff/rules.js";
export { type Judged, type Waiver, waiversIn, withWaivers } from "./diff/waivers.js";
export { lint, LINT_RULES, lintGithub, lintJson, type LintFinding, lintText, mend, type SchemaFile } from "./lint/index.js";
