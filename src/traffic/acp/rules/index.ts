import type { AcpRule } from "../rule.js";
import { answerHasRequest } from "./answer-has-request.js";
import { answerIdKept } from "./answer-id-kept.js";
import { answeredBeforeClose } from "./answered-before-close.js";
import { answeredOnce } from "./answered-once.js";
import { archiveFilterRefused } from "./archive-filter-refused.js";
import { archiveNeedsList } from "./archive-needs-list.js";
import { archivedFiltered } from "./archived-filtered.js";
import { archivedTold } from "./archived-told.js";
import { authMethodOffered } from "./auth-method-offered.js";
import { authMethodUnique } from "./auth-method-unique.js";
import { authStatusAnswered } from "./auth-status-answered.js";
import { authStatusChanged } from "./auth-status-changed.js";
import { authStatusNotAdvertised } from "./auth-status-not-advertised.js";
import { authenticateSuffices } from "./authenticate-suffices.js";
import { baselineMethods } from "./baseline-methods.js";
import { booleanOptionNotAdvertised } from "./boolean-option-not-advertised.js";
import { cancelAnswer } from "./cancel-answer.js";
import { cancelNotForwarded } from "./cancel-not-forwarded.js";
import { cancelOwnRequest } from "./cancel-own-request.js";
import { cancelledCode } from "./cancelled-code.js";
import { cancelledUnasked } from "./cancelled-unasked.js";
import { capabilitiesStated } from "./capabilities-stated.js";
import { clientSessionKnown } from "./client-session-known.js";
import { closeCancels } from "./close-cancels.js";
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
import { cursorGiven } from "./cursor-given.js";
import { cwdAbsolute } from "./cwd-absolute.js";
import { cwdKept } from "./cwd-kept.js";
import { deleteSucceeds } from "./delete-succeeds.js";
import { deletedNotListed } from "./deleted-not-listed.js";
import { directoriesNotAdvertised } from "./directories-not-advertised.js";
import { directoryAbsolute } from "./directory-absolute.js";
import { directoryRefused } from "./directory-refused.js";
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
import { emptyTitleRefused } from "./empty-title-refused.js";
import { fileLimit } from "./file-limit.js";
import { fileLine } from "./file-line.js";
import { fileNotFoundCode } from "./file-not-found-code.js";
import { filePathAbsolute } from "./file-path-absolute.js";
import { fileWithinDirectories } from "./file-within-directories.js";
import { fsNotAdvertised } from "./fs-not-advertised.js";
import { idNotNull } from "./id-not-null.js";
import { idNotReused } from "./id-not-reused.js";
import { idleErrorDetail } from "./idle-error-detail.js";
import { implementationNamed } from "./implementation-named.js";
import { initializeFirst } from "./initialize-first.js";
import { initializeOnce } from "./initialize-once.js";
import { listEmpty } from "./list-empty.js";
import { listFilterKept } from "./list-filter-kept.js";
import { listFiltered } from "./list-filtered.js";
import { loadCwdMatches } from "./load-cwd-matches.js";
import { loadReplaysFirst } from "./load-replays-first.js";
import { loadReplays } from "./load-replays.js";
import { locationLine } from "./location-line.js";
import { logoutNotAdvertised } from "./logout-not-advertised.js";
import { logoutTakesEffect } from "./logout-takes-effect.js";
import { mcpCommandAbsolute } from "./mcp-command-absolute.js";
import { mcpRequestActive } from "./mcp-request-active.js";
import { mcpServerDeclared } from "./mcp-server-declared.js";
import { mcpServerUnique } from "./mcp-server-unique.js";
import { mcpTransportNotAdvertised } from "./mcp-transport-not-advertised.js";
import { messageIdMissing } from "./message-id-missing.js";
import { messageIdShared } from "./message-id-shared.js";
import { methodNotFoundCode } from "./method-not-found-code.js";
import { modeByOption } from "./mode-by-option.js";
import { modeOffered } from "./mode-offered.js";
import { modesInSync } from "./modes-in-sync.js";
import { noticeNotAdvertised } from "./notice-not-advertised.js";
import { oneTurn } from "./one-turn.js";
import { pathAbsolute } from "./path-absolute.js";
import { permissionAfterCancel } from "./permission-after-cancel.js";
import { permissionInTurn } from "./permission-in-turn.js";
import { permissionOptionOffered } from "./permission-option-offered.js";
import { permissionOptionsUnique } from "./permission-options-unique.js";
import { planNotAdvertised } from "./plan-not-advertised.js";
import { promptBlockNotAdvertised } from "./prompt-block-not-advertised.js";
import { providerRequired } from "./provider-required.js";
import { providersNotAdvertised } from "./providers-not-advertised.js";
import { proxyVersionKept } from "./proxy-version-kept.js";
import { refusedUninitialized } from "./refused-uninitialized.js";
import { resumeReplaysNothing } from "./resume-replays-nothing.js";
import { sessionArchiveNotAdvertised } from "./session-archive-not-advertised.js";
import { sessionCloseNotAdvertised } from "./session-close-not-advertised.js";
import { sessionDeleteNotAdvertised } from "./session-delete-not-advertised.js";
import { sessionForkNotAdvertised } from "./session-fork-not-advertised.js";
import { sessionIdUnique } from "./session-id-unique.js";
import { sessionKnown } from "./session-known.js";
import { sessionListNotAdvertised } from "./session-list-not-advertised.js";
import { sessionLoadNotAdvertised } from "./session-load-not-advertised.js";
import { sessionResumeNotAdvertised } from "./session-resume-not-advertised.js";
import { sessionStatusNotAdvertised } from "./session-status-not-advertised.js";
import { sessionTitleNotAdvertised } from "./session-title-not-advertised.js";
import { subagentAnnounced } from "./subagent-announced.js";
import { subagentControl } from "./subagent-control.js";
import { subagentMessageSession } from "./subagent-message-session.js";
import { subagentParent } from "./subagent-parent.js";
import { subagentsNotAdvertised } from "./subagents-not-advertised.js";
import { successorFirst } from "./successor-first.js";
import { successorParams } from "./successor-params.js";
import { systemPromptNotAdvertised } from "./system-prompt-not-advertised.js";
import { systemPromptText } from "./system-prompt-text.js";
import { terminalAfterKill } from "./terminal-after-kill.js";
import { terminalAfterRelease } from "./terminal-after-release.js";
import { terminalAuthNotAdvertised } from "./terminal-auth-not-advertised.js";
import { terminalAuthNotCalled } from "./terminal-auth-not-called.js";
import { terminalContent } from "./terminal-content.js";
import { terminalCwdAbsolute } from "./terminal-cwd-absolute.js";
import { terminalExitAgrees } from "./terminal-exit-agrees.js";
import { terminalExited } from "./terminal-exited.js";
import { terminalKnown } from "./terminal-known.js";
import { terminalNotAdvertised } from "./terminal-not-advertised.js";
import { terminalOutputLimit } from "./terminal-output-limit.js";
import { terminalReleased } from "./terminal-released.js";
import { terminalShownLate } from "./terminal-shown-late.js";
import { timestampForm } from "./timestamp-form.js";
import { toolBeforeAnswer } from "./tool-before-answer.js";
import { toolCallKnown } from "./tool-call-known.js";
import { toolCallRepeated } from "./tool-call-repeated.js";
import { toolCallReported } from "./tool-call-reported.js";
import { toolCallStarted } from "./tool-call-started.js";
import { toolCallStatus } from "./tool-call-status.js";
import { toolCallUnfinished } from "./tool-call-unfinished.js";
import { toolNameChanged } from "./tool-name-changed.js";
import { toolPathAbsolute } from "./tool-path-absolute.js";
import { traceContext } from "./trace-context.js";
import { unsupportedVersionUsed } from "./unsupported-version-used.js";
import { updateAfterAnswer } from "./update-after-answer.js";
import { updateSessionKnown } from "./update-session-known.js";
import { usageCostCumulative } from "./usage-cost-cumulative.js";
import { usageCurrency } from "./usage-currency.js";
import { usageWindow } from "./usage-window.js";
import { versionExists } from "./version-exists.js";
import { writeCreatesFile } from "./write-creates-file.js";

/** Every rule that a recording can show broken, one module each; `schema/rules/acp` says what each asks for. */
export const ACP_RULES: readonly AcpRule[] = [
  answerHasRequest,
  answerIdKept,
  answeredBeforeClose,
  answeredOnce,
  archiveFilterRefused,
  archiveNeedsList,
  archivedFiltered,
  archivedTold,
  authMethodOffered,
  authMethodUnique,
  authStatusAnswered,
  authStatusChanged,
  authStatusNotAdvertised,
  authenticateSuffices,
  baselineMethods,
  booleanOptionNotAdvertised,
  cancelAnswer,
  cancelNotForwarded,
  cancelOwnRequest,
  cancelledCode,
  cancelledUnasked,
  capabilitiesStated,
  clientSessionKnown,
  closeCancels,
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
  cursorGiven,
  cwdAbsolute,
  cwdKept,
  deleteSucceeds,
  deletedNotListed,
  directoriesNotAdvertised,
  directoryAbsolute,
  directoryRefused,
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
  emptyTitleRefused,
  fileLimit,
  fileLine,
  fileNotFoundCode,
  filePathAbsolute,
  fileWithinDirectories,
  fsNotAdvertised,
  idNotNull,
  idNotReused,
  idleErrorDetail,
  implementationNamed,
  initializeFirst,
  initializeOnce,
  listEmpty,
  listFilterKept,
  listFiltered,
  loadCwdMatches,
  loadReplaysFirst,
  loadReplays,
  locationLine,
  logoutNotAdvertised,
  logoutTakesEffect,
  mcpCommandAbsolute,
  mcpRequestActive,
  mcpServerDeclared,
  mcpServerUnique,
  mcpTransportNotAdvertised,
  messageIdMissing,
  messageIdShared,
  methodNotFoundCode,
  modeByOption,
  modeOffered,
  modesInSync,
  noticeNotAdvertised,
  oneTurn,
  pathAbsolute,
  permissionAfterCancel,
  permissionInTurn,
  permissionOptionOffered,
  permissionOptionsUnique,
  planNotAdvertised,
  promptBlockNotAdvertised,
  providerRequired,
  providersNotAdvertised,
  proxyVersionKept,
  refusedUninitialized,
  resumeReplaysNothing,
  sessionArchiveNotAdvertised,
  sessionCloseNotAdvertised,
  sessionDeleteNotAdvertised,
  sessionForkNotAdvertised,
  sessionIdUnique,
  sessionKnown,
  sessionListNotAdvertised,
  sessionLoadNotAdvertised,
  sessionResumeNotAdvertised,
  sessionStatusNotAdvertised,
  sessionTitleNotAdvertised,
  subagentAnnounced,
  subagentControl,
  subagentMessageSession,
  subagentParent,
  subagentsNotAdvertised,
  successorFirst,
  successorParams,
  systemPromptNotAdvertised,
  systemPromptText,
  terminalAfterKill,
  terminalAfterRelease,
  terminalAuthNotAdvertised,
  terminalAuthNotCalled,
  terminalContent,
  terminalCwdAbsolute,
  terminalExitAgrees,
  terminalExited,
  terminalKnown,
  terminalNotAdvertised,
  terminalOutputLimit,
  terminalReleased,
  terminalShownLate,
  timestampForm,
  toolBeforeAnswer,
  toolCallKnown,
  toolCallRepeated,
  toolCallReported,
  toolCallStarted,
  toolCallStatus,
  toolCallUnfinished,
  toolNameChanged,
  toolPathAbsolute,
  traceContext,
  unsupportedVersionUsed,
  updateAfterAnswer,
  updateSessionKnown,
  usageCostCumulative,
  usageCurrency,
  usageWindow,
  versionExists,
  writeCreatesFile,
];
