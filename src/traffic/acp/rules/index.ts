import type { AcpRule } from "../rule.js";
import { booleanOptionNotAdvertised } from "./boolean-option-not-advertised.js";
import { cancelAnswer } from "./cancel-answer.js";
import { cancelledUnasked } from "./cancelled-unasked.js";
import { commandAdvertised } from "./command-advertised.js";
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
import { locationLine } from "./location-line.js";
import { messageIdMissing } from "./message-id-missing.js";
import { messageIdShared } from "./message-id-shared.js";
import { modeByOption } from "./mode-by-option.js";
import { modeOffered } from "./mode-offered.js";
import { modesInSync } from "./modes-in-sync.js";
import { oneTurn } from "./one-turn.js";
import { permissionAfterCancel } from "./permission-after-cancel.js";
import { permissionInTurn } from "./permission-in-turn.js";
import { permissionOptionOffered } from "./permission-option-offered.js";
import { permissionOptionsUnique } from "./permission-options-unique.js";
import { promptBlockNotAdvertised } from "./prompt-block-not-advertised.js";
import { terminalContent } from "./terminal-content.js";
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

/** Every rule that a recording can show broken, one module each; `schema/rules/acp` says what each asks for. */
export const ACP_RULES: readonly AcpRule[] = [
  booleanOptionNotAdvertised,
  cancelAnswer,
  cancelledUnasked,
  commandAdvertised,
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
  locationLine,
  messageIdMissing,
  messageIdShared,
  modeByOption,
  modeOffered,
  modesInSync,
  oneTurn,
  permissionAfterCancel,
  permissionInTurn,
  permissionOptionOffered,
  permissionOptionsUnique,
  promptBlockNotAdvertised,
  terminalContent,
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
];
