import type { AcpRule } from "../rule.js";
import { clientSessionKnown } from "./client-session-known.js";
import { compactionChunkLate } from "./compaction-chunk-late.js";
import { compactionIdReused } from "./compaction-id-reused.js";
import { compactionNotAdvertised } from "./compaction-not-advertised.js";
import { compactionOneEnd } from "./compaction-one-end.js";
import { compactionOutcome } from "./compaction-outcome.js";
import { compactionUpdateFirst } from "./compaction-update-first.js";
import { cwdAbsolute } from "./cwd-absolute.js";
import { elicitationCompleteKnown } from "./elicitation-complete-known.js";
import { elicitationContent } from "./elicitation-content.js";
import { elicitationCustomName } from "./elicitation-custom-name.js";
import { elicitationDefault } from "./elicitation-default.js";
import { elicitationIdUnique } from "./elicitation-id-unique.js";
import { elicitationNoSecrets } from "./elicitation-no-secrets.js";
import { elicitationNotAdvertised } from "./elicitation-not-advertised.js";
import { elicitationRefusal } from "./elicitation-refusal.js";
import { elicitationRequest } from "./elicitation-request.js";
import { elicitationRequired } from "./elicitation-required.js";
import { elicitationSchemaMembers } from "./elicitation-schema-members.js";
import { elicitationToolCall } from "./elicitation-tool-call.js";
import { elicitationUrl } from "./elicitation-url.js";
import { elicitationUrlContent } from "./elicitation-url-content.js";
import { elicitationUrlCredentials } from "./elicitation-url-credentials.js";
import { elicitationUrlHttps } from "./elicitation-url-https.js";
import { fileLimit } from "./file-limit.js";
import { fileLine } from "./file-line.js";
import { fileNotFoundCode } from "./file-not-found-code.js";
import { filePathAbsolute } from "./file-path-absolute.js";
import { fsNotAdvertised } from "./fs-not-advertised.js";
import { idleErrorDetail } from "./idle-error-detail.js";
import { mcpRequestActive } from "./mcp-request-active.js";
import { mcpServerDeclared } from "./mcp-server-declared.js";
import { mcpServerUnique } from "./mcp-server-unique.js";
import { noticeNotAdvertised } from "./notice-not-advertised.js";
import { oneTurn } from "./one-turn.js";
import { planNotAdvertised } from "./plan-not-advertised.js";
import { subagentAnnounced } from "./subagent-announced.js";
import { subagentControl } from "./subagent-control.js";
import { subagentMessageSession } from "./subagent-message-session.js";
import { subagentParent } from "./subagent-parent.js";
import { subagentsNotAdvertised } from "./subagents-not-advertised.js";
import { terminalAfterKill } from "./terminal-after-kill.js";
import { terminalAfterRelease } from "./terminal-after-release.js";
import { terminalCwdAbsolute } from "./terminal-cwd-absolute.js";
import { terminalExitAgrees } from "./terminal-exit-agrees.js";
import { terminalExited } from "./terminal-exited.js";
import { terminalKnown } from "./terminal-known.js";
import { terminalNotAdvertised } from "./terminal-not-advertised.js";
import { terminalOutputLimit } from "./terminal-output-limit.js";
import { terminalReleased } from "./terminal-released.js";
import { toolCallKnown } from "./tool-call-known.js";
import { usageCostCumulative } from "./usage-cost-cumulative.js";
import { usageCurrency } from "./usage-currency.js";
import { usageWindow } from "./usage-window.js";
import { writeCreatesFile } from "./write-creates-file.js";

/** Every rule that a recording can show broken, one module each; `schema/rules/acp` says what each asks for. */
export const ACP_RULES: readonly AcpRule[] = [
  clientSessionKnown,
  compactionChunkLate,
  compactionIdReused,
  compactionNotAdvertised,
  compactionOneEnd,
  compactionOutcome,
  compactionUpdateFirst,
  cwdAbsolute,
  elicitationCompleteKnown,
  elicitationContent,
  elicitationCustomName,
  elicitationDefault,
  elicitationIdUnique,
  elicitationNoSecrets,
  elicitationNotAdvertised,
  elicitationRefusal,
  elicitationRequest,
  elicitationRequired,
  elicitationSchemaMembers,
  elicitationToolCall,
  elicitationUrl,
  elicitationUrlContent,
  elicitationUrlCredentials,
  elicitationUrlHttps,
  fileLimit,
  fileLine,
  fileNotFoundCode,
  filePathAbsolute,
  fsNotAdvertised,
  idleErrorDetail,
  mcpRequestActive,
  mcpServerDeclared,
  mcpServerUnique,
  noticeNotAdvertised,
  oneTurn,
  planNotAdvertised,
  subagentAnnounced,
  subagentControl,
  subagentMessageSession,
  subagentParent,
  subagentsNotAdvertised,
  terminalAfterKill,
  terminalAfterRelease,
  terminalCwdAbsolute,
  terminalExitAgrees,
  terminalExited,
  terminalKnown,
  terminalNotAdvertised,
  terminalOutputLimit,
  terminalReleased,
  toolCallKnown,
  usageCostCumulative,
  usageCurrency,
  usageWindow,
  writeCreatesFile,
];
