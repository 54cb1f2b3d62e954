import type { AcpRule } from "../rule.js";
import { booleanOptionNotAdvertised } from "./boolean-option-not-advertised.js";
import { cancelAnswer } from "./cancel-answer.js";
import { cancelledUnasked } from "./cancelled-unasked.js";
import { commandAdvertised } from "./command-advertised.js";
import { compactionChunkLate } from "./compaction-chunk-late.js";
import { compactionIdReused } from "./compaction-id-reused.js";
import { compactionNotAdvertised } from "./compaction-not-advertised.js";
import { compactionOneEnd } from "./compaction-one-end.js";
import { compactionOutcome } from "./compaction-outcome.js";
import { compactionUpdateFirst } from "./compaction-update-first.js";
import { configAnswerComplete } from "./config-answer-complete.js";
import { configCategoryOwn } from "./config-category-own.js";
import { configCurrentOffered } from "./config-current-offered.js";
import { configIdsUnique } from "./config-ids-unique.js";
import { configOptionKnown } from "./config-option-known.js";
import { configUpdateComplete } from "./config-update-complete.js";
import { configValueOffered } from "./config-value-offered.js";
import { contentBase64 } from "./content-base64.js";
import { contentMimeType } from "./content-mime-type.js";
import { contentUri } from "./content-uri.js";
import { currentModeOffered } from "./current-mode-offered.js";
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
import { elicitationUrlContent } from "./elicitation-url-content.js";
import { elicitationUrlCredentials } from "./elicitation-url-credentials.js";
import { elicitationUrlHttps } from "./elicitation-url-https.js";
import { elicitationUrl } from "./elicitation-url.js";
import { fileLimit } from "./file-limit.js";
import { fileLine } from "./file-line.js";
import { fileNotFoundCode } from "./file-not-found-code.js";
import { filePathAbsolute } from "./file-path-absolute.js";
import { fsNotAdvertised } from "./fs-not-advertised.js";
import { idleErrorDetail } from "./idle-error-detail.js";
import { locationLine } from "./location-line.js";
import { mcpRequestActive } from "./mcp-request-active.js";
import { mcpServerDeclared } from "./mcp-server-declared.js";
import { mcpServerUnique } from "./mcp-server-unique.js";
import { messageIdMissing } from "./message-id-missing.js";
import { messageIdShared } from "./message-id-shared.js";
import { modeByOption } from "./mode-by-option.js";
import { modeOffered } from "./mode-offered.js";
import { modesInSync } from "./modes-in-sync.js";
import { noticeNotAdvertised } from "./notice-not-advertised.js";
import { oneTurn } from "./one-turn.js";
import { permissionAfterCancel } from "./permission-after-cancel.js";
import { permissionInTurn } from "./permission-in-turn.js";
import { permissionOptionOffered } from "./permission-option-offered.js";
import { permissionOptionsUnique } from "./permission-options-unique.js";
import { planNotAdvertised } from "./plan-not-advertised.js";
import { promptBlockNotAdvertised } from "./prompt-block-not-advertised.js";
import { subagentAnnounced } from "./subagent-announced.js";
import { subagentControl } from "./subagent-control.js";
import { subagentMessageSession } from "./subagent-message-session.js";
import { subagentParent } from "./subagent-parent.js";
import { subagentsNotAdvertised } from "./subagents-not-advertised.js";
import { terminalAfterKill } from "./terminal-after-kill.js";
import { terminalAfterRelease } from "./terminal-after-release.js";
import { terminalContent } from "./terminal-content.js";
import { terminalCwdAbsolute } from "./terminal-cwd-absolute.js";
import { terminalExitAgrees } from "./terminal-exit-agrees.js";
import { terminalExited } from "./terminal-exited.js";
import { terminalKnown } from "./terminal-known.js";
import { terminalNotAdvertised } from "./terminal-not-advertised.js";
import { terminalOutputLimit } from "./terminal-output-limit.js";
import { terminalReleased } from "./terminal-released.js";
import { terminalShownLate } from "./terminal-shown-late.js";
import { toolBeforeAnswer } from "./tool-before-answer.js";
import { toolCallKnown } from "./tool-call-known.js";
import { toolCallRepeated } from "./tool-call-repeated.js";
import { toolCallReported } from "./tool-call-reported.js";
import { toolCallStarted } from "./tool-call-started.js";
import { toolCallStatus } from "./tool-call-status.js";
import { toolCallUnfinished } from "./tool-call-unfinished.js";
import { toolNameChanged } from "./tool-name-changed.js";
import { toolPathAbsolute } from "./tool-path-absolute.js";
import { updateAfterAnswer } from "./update-after-answer.js";
import { updateSessionKnown } from "./update-session-known.js";
import { usageCostCumulative } from "./usage-cost-cumulative.js";
import { usageCurrency } from "./usage-currency.js";
import { usageWindow } from "./usage-window.js";
import { writeCreatesFile } from "./write-creates-file.js";

/** Every rule that a recording can show broken, one module each; `schema/rules/acp` says what each asks for. */
export const ACP_RULES: readonly AcpRule[] = [
  booleanOptionNotAdvertised,
  cancelAnswer,
  cancelledUnasked,
  commandAdvertised,
  compactionChunkLate,
  compactionIdReused,
  compactionNotAdvertised,
  compactionOneEnd,
  compactionOutcome,
  compactionUpdateFirst,
  configAnswerComplete,
  configCategoryOwn,
  configCurrentOffered,
  configIdsUnique,
  configOptionKnown,
  configUpdateComplete,
  configValueOffered,
  contentBase64,
  contentMimeType,
  contentUri,
  currentModeOffered,
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
  elicitationUrlContent,
  elicitationUrlCredentials,
  elicitationUrlHttps,
  elicitationUrl,
  fileLimit,
  fileLine,
  fileNotFoundCode,
  filePathAbsolute,
  fsNotAdvertised,
  idleErrorDetail,
  locationLine,
  mcpRequestActive,
  mcpServerDeclared,
  mcpServerUnique,
  messageIdMissing,
  messageIdShared,
  modeByOption,
  modeOffered,
  modesInSync,
  noticeNotAdvertised,
  oneTurn,
  permissionAfterCancel,
  permissionInTurn,
  permissionOptionOffered,
  permissionOptionsUnique,
  planNotAdvertised,
  promptBlockNotAdvertised,
  subagentAnnounced,
  subagentControl,
  subagentMessageSession,
  subagentParent,
  subagentsNotAdvertised,
  terminalAfterKill,
  terminalAfterRelease,
  terminalContent,
  terminalCwdAbsolute,
  terminalExitAgrees,
  terminalExited,
  terminalKnown,
  terminalNotAdvertised,
  terminalOutputLimit,
  terminalReleased,
  terminalShownLate,
  toolBeforeAnswer,
  toolCallKnown,
  toolCallRepeated,
  toolCallReported,
  toolCallStarted,
  toolCallStatus,
  toolCallUnfinished,
  toolNameChanged,
  toolPathAbsolute,
  updateAfterAnswer,
  updateSessionKnown,
  usageCostCumulative,
  usageCurrency,
  usageWindow,
  writeCreatesFile,
];
