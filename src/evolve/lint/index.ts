export type { Edit } from "./edit.js";
export type { SchemaFile } from "./folder.js";
export { lint, type LintFinding, mend, type Mended } from "./lint.js";
export { lintGithub, lintJson, lintText } from "./report.js";
export { LINT_RULES } from "./rules.js";
