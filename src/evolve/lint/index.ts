export type { SchemaFile } from "./folder.js";
export { lint, type LintFinding, mend } from "./lint.js";
export { lintGithub, lintJson, lintText } from "./report.js";
export { LINT_RULES } from "./rules.js";
