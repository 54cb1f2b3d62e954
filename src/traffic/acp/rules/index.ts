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
import { cancelNotForwarded } from "./cancel-not-forwarded.js";
import { cancelOwnRequest } from "./cancel-own-request.js";
import { cancelledCode } from "./cancelled-code.js";
import { capabilitiesStated } from "./capabilities-stated.js";
import { closeCancels } from "./close-cancels.js";
import { cursorGiven } from "./cursor-given.js";
import { cwdAbsolute } from "./cwd-absolute.js";
import { cwdKept } from "./cwd-kept.js";
import { deleteSucceeds } from "./delete-succeeds.js";
import { deletedNotListed } from "./deleted-not-listed.js";
import { directoriesNotAdvertised } from "./directories-not-advertised.js";
import { directoryAbsolute } from "./directory-absolute.js";
import { directoryRefused } from "./directory-refused.js";
import { emptyTitleRefused } from "./empty-title-refused.js";
import { fileWithinDirectories } from "./file-within-directories.js";
import { idNotNull } from "./id-not-null.js";
import { idNotReused } from "./id-not-reused.js";
import { implementationNamed } from "./implementation-named.js";
import { initializeFirst } from "./initialize-first.js";
import { initializeOnce } from "./initialize-once.js";
import { listEmpty } from "./list-empty.js";
import { listFilterKept } from "./list-filter-kept.js";
import { listFiltered } from "./list-filtered.js";
import { loadCwdMatches } from "./load-cwd-matches.js";
import { loadReplays } from "./load-replays.js";
import { loadReplaysFirst } from "./load-replays-first.js";
import { logoutNotAdvertised } from "./logout-not-advertised.js";
import { logoutTakesEffect } from "./logout-takes-effect.js";
import { mcpCommandAbsolute } from "./mcp-command-absolute.js";
import { mcpTransportNotAdvertised } from "./mcp-transport-not-advertised.js";
import { methodNotFoundCode } from "./method-not-found-code.js";
import { oneTurn } from "./one-turn.js";
import { pathAbsolute } from "./path-absolute.js";
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
import { successorFirst } from "./successor-first.js";
import { successorParams } from "./successor-params.js";
import { systemPromptNotAdvertised } from "./system-prompt-not-advertised.js";
import { systemPromptText } from "./system-prompt-text.js";
import { terminalAuthNotAdvertised } from "./terminal-auth-not-advertised.js";
import { terminalAuthNotCalled } from "./terminal-auth-not-called.js";
import { timestampForm } from "./timestamp-form.js";
import { toolCallKnown } from "./tool-call-known.js";
import { traceContext } from "./trace-context.js";
import { unsupportedVersionUsed } from "./unsupported-version-used.js";
import { versionExists } from "./version-exists.js";

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
  cancelNotForwarded,
  cancelOwnRequest,
  cancelledCode,
  capabilitiesStated,
  closeCancels,
  cursorGiven,
  cwdAbsolute,
  cwdKept,
  deleteSucceeds,
  deletedNotListed,
  directoriesNotAdvertised,
  directoryAbsolute,
  directoryRefused,
  emptyTitleRefused,
  fileWithinDirectories,
  idNotNull,
  idNotReused,
  implementationNamed,
  initializeFirst,
  initializeOnce,
  listEmpty,
  listFilterKept,
  listFiltered,
  loadCwdMatches,
  loadReplays,
  loadReplaysFirst,
  logoutNotAdvertised,
  logoutTakesEffect,
  mcpCommandAbsolute,
  mcpTransportNotAdvertised,
  methodNotFoundCode,
  oneTurn,
  pathAbsolute,
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
  successorFirst,
  successorParams,
  systemPromptNotAdvertised,
  systemPromptText,
  terminalAuthNotAdvertised,
  terminalAuthNotCalled,
  timestampForm,
  toolCallKnown,
  traceContext,
  unsupportedVersionUsed,
  versionExists,
];
