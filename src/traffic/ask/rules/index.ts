import type { AskRule } from "../rule.js";
import { afterSeq } from "./after-seq.js";
import { answerNames } from "./answer-names.js";
import { answered } from "./answered.js";
import { answeredOnce } from "./answered-once.js";
import { closedGone } from "./closed-gone.js";
import { createdFirst } from "./created-first.js";
import { deadInteraction } from "./dead-interaction.js";
import { decidedKnown } from "./decided-known.js";
import { decidedOnce } from "./decided-once.js";
import { decisionKept } from "./decision-kept.js";
import { deliveryKind } from "./delivery-kind.js";
import { endedLast } from "./ended-last.js";
import { errorFits } from "./error-fits.js";
import { eventOffered } from "./event-offered.js";
import { expectedTurn } from "./expected-turn.js";
import { feedbackWithNo } from "./feedback-with-no.js";
import { hasMore } from "./has-more.js";
import { idFree } from "./id-free.js";
import { initializeFirst } from "./initialize-first.js";
import { initializeOnce } from "./initialize-once.js";
import { interactionIdNew } from "./interaction-id-new.js";
import { interactionKind } from "./interaction-kind.js";
import { limit } from "./limit.js";
import { listUnique } from "./list-unique.js";
import { logOrder } from "./log-order.js";
import { methodOffered } from "./method-offered.js";
import { modelInTurn } from "./model-in-turn.js";
import { neverPendingAgain } from "./never-pending-again.js";
import { paramsRefused } from "./params-refused.js";
import { planText } from "./plan-text.js";
import { resolvedRefused } from "./resolved-refused.js";
import { reverseId } from "./reverse-id.js";
import { scopeOffered } from "./scope-offered.js";
import { scopeRefused } from "./scope-refused.js";
import { scopeWithYes } from "./scope-with-yes.js";
import { secondTerminal } from "./second-terminal.js";
import { sendAccepted } from "./send-accepted.js";
import { seqContent } from "./seq-content.js";
import { seqRises } from "./seq-rises.js";
import { sessionIdKept } from "./session-id-kept.js";
import { sessionIdNew } from "./session-id-new.js";
import { snapshotAsked } from "./snapshot-asked.js";
import { staleAsked } from "./stale-asked.js";
import { staleCurrent } from "./stale-current.js";
import { subscribed } from "./subscribed.js";
import { todoIds } from "./todo-ids.js";
import { toolDeltaInTime } from "./tool-delta-in-time.js";
import { toolFinished } from "./tool-finished.js";
import { toolIdFree } from "./tool-id-free.js";
import { toolKnown } from "./tool-known.js";
import { toolName } from "./tool-name.js";
import { toolResultOnce } from "./tool-result-once.js";
import { turnIdNew } from "./turn-id-new.js";
import { turnNamed } from "./turn-named.js";
import { turnRunning } from "./turn-running.js";
import { usageRises } from "./usage-rises.js";
import { versionMajor } from "./version-major.js";

/** Every rule that a recording can show broken, one module each; `schema/rules/ask` says what each asks for. */
export const ASK_RULES: readonly AskRule[] = [
  afterSeq,
  answerNames,
  answered,
  answeredOnce,
  closedGone,
  createdFirst,
  deadInteraction,
  decidedKnown,
  decidedOnce,
  decisionKept,
  deliveryKind,
  endedLast,
  errorFits,
  eventOffered,
  expectedTurn,
  feedbackWithNo,
  hasMore,
  idFree,
  initializeFirst,
  initializeOnce,
  interactionIdNew,
  interactionKind,
  limit,
  listUnique,
  logOrder,
  methodOffered,
  modelInTurn,
  neverPendingAgain,
  paramsRefused,
  planText,
  resolvedRefused,
  reverseId,
  scopeOffered,
  scopeRefused,
  scopeWithYes,
  secondTerminal,
  sendAccepted,
  seqContent,
  seqRises,
  sessionIdKept,
  sessionIdNew,
  snapshotAsked,
  staleAsked,
  staleCurrent,
  subscribed,
  todoIds,
  toolDeltaInTime,
  toolFinished,
  toolIdFree,
  toolKnown,
  toolName,
  toolResultOnce,
  turnIdNew,
  turnNamed,
  turnRunning,
  usageRises,
  versionMajor,
];
