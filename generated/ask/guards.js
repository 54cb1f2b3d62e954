// Generated from schema/ask (sha256 f3fec2180655a846) by `npm run generate`. Do not edit.

function isLeapYear(year) {
    // https://tools.ietf.org/html/rfc3339#appendix-C
    return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}
const DATE = /^(\d\d\d\d)-(\d\d)-(\d\d)$/;
const DAYS = [0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
function date(str) {
    // full-date from http://tools.ietf.org/html/rfc3339#section-5.6
    const matches = DATE.exec(str);
    if (!matches)
        return false;
    const year = +matches[1];
    const month = +matches[2];
    const day = +matches[3];
    return (month >= 1 &&
        month <= 12 &&
        day >= 1 &&
        day <= (month === 2 && isLeapYear(year) ? 29 : DAYS[month]));
}
const TIME = /^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;
function getTime(strictTimeZone) {
    return function time(str) {
        const matches = TIME.exec(str);
        if (!matches)
            return false;
        const hr = +matches[1];
        const min = +matches[2];
        const sec = +matches[3];
        const tz = matches[4];
        const tzSign = matches[5] === "-" ? -1 : 1;
        const tzH = +(matches[6] || 0);
        const tzM = +(matches[7] || 0);
        if (tzH > 23 || tzM > 59 || (strictTimeZone && !tz))
            return false;
        if (hr <= 23 && min <= 59 && sec < 60)
            return true;
        // leap second
        const utcMin = min - tzM * tzSign;
        const utcHr = hr - tzH * tzSign - (utcMin < 0 ? 1 : 0);
        return (utcHr === 23 || utcHr === -1) && (utcMin === 59 || utcMin === -1) && sec < 61;
    };
}
const DATE_TIME_SEPARATOR = /t|\s/i;
function getDateTime(strictTimeZone) {
    const time = getTime(strictTimeZone);
    return function date_time(str) {
        // http://tools.ietf.org/html/rfc3339#section-5.6
        const dateTime = str.split(DATE_TIME_SEPARATOR);
        return dateTime.length === 2 && date(dateTime[0]) && time(dateTime[1]);
    };
}
const formats = { "date-time": getDateTime(true) };

const object = (v) => typeof v === "object" && v !== null && !Array.isArray(v);

const every = (v, accepts) => {
  for (let i = 0; i < v.length; i += 1) if (!accepts(v[i])) return false;
  return true;
};

const longer = (text, least) => {
  let n = 0;
  for (const _ of text) if (++n >= least) return true;
  return least === 0;
};

export function isSessionId(v) {
  return typeof v === "string";
}

export function isTurnId(v) {
  return typeof v === "string";
}

export function isToolCallId(v) {
  return typeof v === "string";
}

export function isInteractionId(v) {
  return typeof v === "string";
}

export function isSeq(v) {
  return (Number.isInteger(v) && v >= 1);
}

export function isAfterSeq(v) {
  return (Number.isInteger(v) && v >= 0);
}

export function isProtocolVersion(v) {
  return (typeof v === "string" && /^[0-9]+\.[0-9]+$/u.test(v));
}

export function isTimestamp(v) {
  return (typeof v === "string" && formats["date-time"](v));
}

export function isApprovalScope(v) {
  return (v === "once" || v === "session" || v === "project");
}

export function isDeliveryKind(v) {
  return (v === "live" || v === "replay" || v === "web-remote-replayable");
}

export function isCapability(v) {
  return typeof v === "string";
}

export function isSessionMode(v) {
  return typeof v === "string";
}

export function isApprovalMode(v) {
  return (v === "off" || v === "require" || v === "auto");
}

export function isPeerInfo(v) {
  return (object(v) && typeof v.name === "string" && (v.version === undefined || typeof v.version === "string"));
}

export function isWorkspaceReference(v) {
  return (object(v) && (v.workspacePath === undefined || (typeof v.workspacePath === "string" || v.workspacePath === null)) && (v.workspaceKey === undefined || typeof v.workspaceKey === "string"));
}

export function isEnvelope(v) {
  return (object(v) && typeof v.type === "string" && (Number.isInteger(v.seq) && v.seq >= 1) && object(v.payload));
}

export function isApprovalRequired(v) {
  return (object(v) && typeof v.id === "string" && typeof v.toolName === "string" && (v.message === undefined || typeof v.message === "string") && (v.autoApprovable === undefined || typeof v.autoApprovable === "boolean") && (v.allowedScopes === undefined || (Array.isArray(v.allowedScopes) && every(v.allowedScopes, (v) => (v === "once" || v === "session" || v === "project")))));
}

export function isApprovalUpdated(v) {
  return (object(v) && typeof v.id === "string" && (v.status === "approved" || v.status === "rejected") && (v.scope === undefined || (v.scope === "once" || v.scope === "session" || v.scope === "project")) && (v.feedback === undefined || typeof v.feedback === "string"));
}

export function isErrorReported(v) {
  return (object(v) && typeof v.error === "string" && (v.recoverable === undefined || typeof v.recoverable === "boolean"));
}

export function isFileChanged(v) {
  return (object(v) && typeof v.path === "string" && (v.change === undefined || (v.change === "created" || v.change === "modified" || v.change === "deleted" || v.change === "renamed")) && (v.previousPath === undefined || typeof v.previousPath === "string") && (v.diff === undefined || typeof v.diff === "string") && (v.toolCallId === undefined || typeof v.toolCallId === "string"));
}

export function isModelStreaming(v) {
  return (object(v) && typeof v.delta === "string");
}

export function isModelThinking(v) {
  return (object(v) && typeof v.delta === "string");
}

export function isPlanProposed(v) {
  return (object(v) && typeof v.id === "string" && typeof v.plan === "string");
}

export function isPlanApproved(v) {
  return (object(v) && typeof v.plan === "string" && (v.id === undefined || typeof v.id === "string"));
}

export function isPlanRejected(v) {
  return (object(v) && typeof v.plan === "string" && (v.id === undefined || typeof v.id === "string"));
}

export function isSessionCreated(v) {
  return (object(v) && typeof v.sessionId === "string");
}

export function isSessionEnded(v) {
  return (object(v) && typeof v.sessionId === "string" && (v.reason === undefined || typeof v.reason === "string"));
}

export function isTodo(v) {
  return (object(v) && typeof v.id === "string" && typeof v.title === "string" && (v.status === "pending" || v.status === "in_progress" || v.status === "completed" || v.status === "blocked"));
}

export function isTodosUpdated(v) {
  return (object(v) && (Array.isArray(v.todos) && every(v.todos, isTodo)));
}

export function isToolUse(v) {
  return (object(v) && typeof v.id === "string" && typeof v.name === "string");
}

export function isToolDelta(v) {
  return (object(v) && typeof v.id === "string" && typeof v.name === "string" && typeof v.partial === "string");
}

export function isToolResult(v) {
  return (object(v) && typeof v.id === "string" && typeof v.name === "string" && (v.isError === undefined || typeof v.isError === "boolean") && (v.durationMs === undefined || (Number.isFinite(v.durationMs) || v.durationMs === null)));
}

export function isTurnStarted(v) {
  return (object(v) && typeof v.turnId === "string");
}

export function isTurnCompleted(v) {
  return (object(v) && typeof v.turnId === "string" && (v.response === undefined || typeof v.response === "string") && (v.inputTokens === undefined || (Number.isInteger(v.inputTokens) && v.inputTokens >= 0)) && (v.outputTokens === undefined || (Number.isInteger(v.outputTokens) && v.outputTokens >= 0)) && (v.cost === undefined || Number.isFinite(v.cost)));
}

export function isTurnFailed(v) {
  return (object(v) && typeof v.turnId === "string" && typeof v.error === "string");
}

export function isTurnAborted(v) {
  return (object(v) && typeof v.turnId === "string" && (v.reason === undefined || typeof v.reason === "string"));
}

export function isInteractionKind(v) {
  return (v === "approval" || v === "plan" || v === "user_input");
}

export function isInteractionStatus(v) {
  return (v === "pending" || v === "approved" || v === "rejected" || v === "responded" || v === "expired");
}

export function isApprovalPayload(v) {
  return (object(v) && typeof v.toolName === "string" && (v.message === undefined || typeof v.message === "string") && (v.autoApprovable === undefined || typeof v.autoApprovable === "boolean") && (v.allowedScopes === undefined || (Array.isArray(v.allowedScopes) && every(v.allowedScopes, (v) => (v === "once" || v === "session" || v === "project")))));
}

export function isPlanPayload(v) {
  return (object(v) && typeof v.plan === "string");
}

export function isInputOption(v) {
  return (object(v) && typeof v.label === "string" && typeof v.value === "string" && (v.description === undefined || typeof v.description === "string"));
}

export function isInputQuestion(v) {
  return (object(v) && (v.id === undefined || typeof v.id === "string") && (v.header === undefined || typeof v.header === "string") && typeof v.question === "string" && (v.options === undefined || (Array.isArray(v.options) && every(v.options, isInputOption))));
}

export function isUserInputPayload(v) {
  return (object(v) && typeof v.prompt === "string" && (v.options === undefined || (Array.isArray(v.options) && every(v.options, isInputOption))) && (v.multiSelect === undefined || typeof v.multiSelect === "boolean") && (v.questions === undefined || (Array.isArray(v.questions) && every(v.questions, isInputQuestion))));
}

export function isApprovalInteraction(v) {
  return (object(v) && (typeof v.id === "string" && longer(v.id, 1)) && v.kind === "approval" && (v.status === "pending" || v.status === "approved" || v.status === "rejected" || v.status === "responded" || v.status === "expired") && isApprovalPayload(v.payload));
}

export function isPlanInteraction(v) {
  return (object(v) && (typeof v.id === "string" && longer(v.id, 1)) && v.kind === "plan" && (v.status === "pending" || v.status === "approved" || v.status === "rejected" || v.status === "responded" || v.status === "expired") && isPlanPayload(v.payload));
}

export function isUserInputInteraction(v) {
  return (object(v) && (typeof v.id === "string" && longer(v.id, 1)) && v.kind === "user_input" && (v.status === "pending" || v.status === "approved" || v.status === "rejected" || v.status === "responded" || v.status === "expired") && isUserInputPayload(v.payload));
}

export function isInteraction(v) {
  if (!object(v)) return false;
  switch (v.kind) {
    case "approval": return isApprovalInteraction(v);
    case "plan": return isPlanInteraction(v);
    case "user_input": return isUserInputInteraction(v);
    default: return false;
  }
}

export function isSessionArtifactsParams(v) {
  return (object(v) && typeof v.sessionId === "string");
}

export function isArtifactSummary(v) {
  return (object(v) && typeof v.id === "string" && typeof v.filename === "string" && (v.mime_type === undefined || (typeof v.mime_type === "string" || v.mime_type === null)) && (v.size === undefined || ((Number.isInteger(v.size) && v.size >= 0) || v.size === null)) && (v.uri === undefined || typeof v.uri === "string"));
}

export function isSessionArtifactsResult(v) {
  return (object(v) && (Array.isArray(v.artifacts) && every(v.artifacts, isArtifactSummary)));
}

export function isSessionArtifactGetParams(v) {
  return (object(v) && typeof v.sessionId === "string" && typeof v.artifactId === "string");
}

export function isArtifact(v) {
  return (object(v) && typeof v.id === "string" && typeof v.filename === "string" && (v.mime_type === undefined || (typeof v.mime_type === "string" || v.mime_type === null)) && (v.size === undefined || ((Number.isInteger(v.size) && v.size >= 0) || v.size === null)) && (v.created_at === undefined || (typeof v.created_at === "string" && formats["date-time"](v.created_at))) && (v.content === undefined || typeof v.content === "string") && (v.uri === undefined || typeof v.uri === "string"));
}

export function isSessionArtifactGetResult(v) {
  return (object(v) && isArtifact(v.artifact));
}

export function isPingParams(v) {
  return object(v);
}

export function isPingResult(v) {
  return (object(v) && v.status === "ok" && (v.version === undefined || typeof v.version === "string") && (v.protocolVersion === undefined || (typeof v.protocolVersion === "string" && /^[0-9]+\.[0-9]+$/u.test(v.protocolVersion))) && (v.uptime === undefined || (Number.isInteger(v.uptime) && v.uptime >= 0)) && (v.sessions === undefined || (Number.isInteger(v.sessions) && v.sessions >= 0)));
}

export function isInitializeParams(v) {
  return (object(v) && (v.client === undefined || isPeerInfo(v.client)) && (v.protocolVersion === undefined || (typeof v.protocolVersion === "string" && /^[0-9]+\.[0-9]+$/u.test(v.protocolVersion))) && (v.capabilities === undefined || (Array.isArray(v.capabilities) && every(v.capabilities, (v) => typeof v === "string"))));
}

export function isInitializeResult(v) {
  return (object(v) && (typeof v.protocolVersion === "string" && /^[0-9]+\.[0-9]+$/u.test(v.protocolVersion)) && (Array.isArray(v.capabilities) && every(v.capabilities, (v) => typeof v === "string")) && isPeerInfo(v.server));
}

export function isSessionSubscribeParams(v) {
  return (object(v) && typeof v.sessionId === "string" && (v.deliveryKind === undefined || (v.deliveryKind === "live" || v.deliveryKind === "replay" || v.deliveryKind === "web-remote-replayable")) && (v.afterSeq === undefined || (Number.isInteger(v.afterSeq) && v.afterSeq >= 0)) && (v.includeSnapshot === undefined || typeof v.includeSnapshot === "boolean"));
}

export function isSubscription(v) {
  return (object(v) && typeof v.sessionId === "string" && (v.deliveryKind === undefined || (v.deliveryKind === "live" || v.deliveryKind === "replay" || v.deliveryKind === "web-remote-replayable")));
}

export function isSessionSubscribeResult(v) {
  return (object(v) && isSubscription(v.subscription) && (v.snapshot === undefined || (Array.isArray(v.snapshot) && every(v.snapshot, isEnvelope))));
}

export function isSessionEventsParams(v) {
  return (object(v) && typeof v.sessionId === "string" && (v.afterSeq === undefined || (Number.isInteger(v.afterSeq) && v.afterSeq >= 0)) && (v.limit === undefined || (Number.isInteger(v.limit) && v.limit >= 0)));
}

export function isSessionEventsResult(v) {
  return (object(v) && (v.sessionId === undefined || typeof v.sessionId === "string") && (Array.isArray(v.events) && every(v.events, isEnvelope)) && (v.hasMore === undefined || (typeof v.hasMore === "boolean" || v.hasMore === null)));
}

export function isSessionEventParams(v) {
  return (object(v) && (v.sessionId === undefined || typeof v.sessionId === "string") && isEnvelope(v.event));
}

export function isInteractionListParams(v) {
  return (object(v) && typeof v.sessionId === "string");
}

export function isInteractionListResult(v) {
  return (object(v) && (Array.isArray(v.interactions) && every(v.interactions, isInteraction)));
}

export function isInteractionApproveParams(v) {
  return (object(v) && typeof v.sessionId === "string" && typeof v.interactionId === "string" && (v.scope === undefined || (v.scope === "once" || v.scope === "session" || v.scope === "project")));
}

export function isInteractionApproveResult(v) {
  return (object(v) && v.approved === true && (v.interactionId === undefined || typeof v.interactionId === "string"));
}

export function isInteractionRejectParams(v) {
  return (object(v) && typeof v.sessionId === "string" && typeof v.interactionId === "string" && (v.feedback === undefined || typeof v.feedback === "string"));
}

export function isInteractionRejectResult(v) {
  return (object(v) && v.rejected === true && (v.interactionId === undefined || typeof v.interactionId === "string"));
}

export function isInteractionApproveAllParams(v) {
  return (object(v) && typeof v.sessionId === "string" && (v.scope === undefined || (v.scope === "once" || v.scope === "session" || v.scope === "project")));
}

export function isInteractionApproveAllResult(v) {
  return (object(v) && (Number.isInteger(v.approved) && v.approved >= 0));
}

export function isInteractionRejectAllParams(v) {
  return (object(v) && typeof v.sessionId === "string" && (v.feedback === undefined || typeof v.feedback === "string"));
}

export function isInteractionRejectAllResult(v) {
  return (object(v) && (Number.isInteger(v.rejected) && v.rejected >= 0));
}

export function isInteractionRespondParams(v) {
  return (object(v) && typeof v.sessionId === "string" && typeof v.interactionId === "string" && v.response !== undefined);
}

export function isInteractionRespondResult(v) {
  return (object(v) && v.responded === true && (v.interactionId === undefined || typeof v.interactionId === "string"));
}

export function isPlanApproveParams(v) {
  return (object(v) && typeof v.sessionId === "string" && (v.interactionId === undefined || typeof v.interactionId === "string"));
}

export function isPlanApproveResult(v) {
  return (object(v) && v.approved === true);
}

export function isPlanRejectParams(v) {
  return (object(v) && typeof v.sessionId === "string" && (v.interactionId === undefined || typeof v.interactionId === "string"));
}

export function isPlanRejectResult(v) {
  return (object(v) && v.rejected === true);
}

export function isPermissionOption(v) {
  return (object(v) && typeof v.optionId === "string" && (v.kind === undefined || typeof v.kind === "string") && (v.name === undefined || typeof v.name === "string"));
}

export function isInteractionRequestPermissionParams(v) {
  return (object(v) && typeof v.toolName === "string" && (v.requestId === undefined || typeof v.requestId === "string") && (v.sessionId === undefined || typeof v.sessionId === "string") && (v.turnId === undefined || typeof v.turnId === "string") && (v.toolCallId === undefined || typeof v.toolCallId === "string") && (v.interactionId === undefined || typeof v.interactionId === "string") && (v.riskLevel === undefined || (v.riskLevel === "low" || v.riskLevel === "medium" || v.riskLevel === "high" || v.riskLevel === "critical")) && (v.reason === undefined || typeof v.reason === "string") && (v.options === undefined || (Array.isArray(v.options) && every(v.options, isPermissionOption))));
}

export function isInteractionRequestPermissionResult(v) {
  return (object(v) && (v.decision === "allow" || v.decision === "deny" || v.decision === "approve" || v.decision === "escalate" || v.decision === "modify") && (v.reason === undefined || typeof v.reason === "string") && (v.modifiedInput === undefined || object(v.modifiedInput)));
}

export function isInteractionRequestUserInputParams(v) {
  return (object(v) && (v.requestId === undefined || typeof v.requestId === "string") && (v.sessionId === undefined || typeof v.sessionId === "string") && (v.turnId === undefined || typeof v.turnId === "string") && (v.toolCallId === undefined || typeof v.toolCallId === "string") && (v.prompt === undefined || typeof v.prompt === "string") && (v.options === undefined || (Array.isArray(v.options) && every(v.options, (v) => object(v)))) && (v.questions === undefined || (Array.isArray(v.questions) && every(v.questions, (v) => object(v)))));
}

export function isInteractionRequestUserInputResult(v) {
  return (object(v) && (v.action === "accept" || v.action === "decline" || v.action === "cancel") && (v.answers === undefined || object(v.answers)));
}

export function isSessionCreateParams(v) {
  return (object(v) && (v.workspace === undefined || isWorkspaceReference(v.workspace)) && (v.mode === undefined || typeof v.mode === "string") && (v.model === undefined || typeof v.model === "string") && (v.tools === undefined || (Array.isArray(v.tools) && every(v.tools, (v) => typeof v === "string"))) && (v.systemPrompt === undefined || typeof v.systemPrompt === "string"));
}

export function isCreatedSession(v) {
  return (object(v) && typeof v.sessionId === "string" && (v.model === undefined || (typeof v.model === "string" || v.model === null)) && (v.createdAt === undefined || (typeof v.createdAt === "string" && formats["date-time"](v.createdAt))));
}

export function isSessionCreateResult(v) {
  return (object(v) && isCreatedSession(v.session));
}

export function isSessionListParams(v) {
  return (object(v) && (v.limit === undefined || (Number.isInteger(v.limit) && v.limit >= 0)));
}

export function isSessionSummary(v) {
  return (object(v) && typeof v.sessionId === "string" && (v.model === undefined || (typeof v.model === "string" || v.model === null)) && (v.createdAt === undefined || (typeof v.createdAt === "string" && formats["date-time"](v.createdAt))) && (v.running === undefined || typeof v.running === "boolean") && (v.idle === undefined || typeof v.idle === "boolean") && (v.workspaceId === undefined || typeof v.workspaceId === "string"));
}

export function isSessionListResult(v) {
  return (object(v) && (Array.isArray(v.sessions) && every(v.sessions, isSessionSummary)));
}

export function isSessionResumeParams(v) {
  return (object(v) && typeof v.sessionId === "string" && (v.workspace === undefined || isWorkspaceReference(v.workspace)) && (v.workspacePath === undefined || typeof v.workspacePath === "string"));
}

export function isSessionResumeResult(v) {
  return (object(v) && typeof v.sessionId === "string" && (v.running === undefined || typeof v.running === "boolean") && (v.idle === undefined || typeof v.idle === "boolean") && (v.createdAt === undefined || (typeof v.createdAt === "string" && formats["date-time"](v.createdAt))));
}

export function isSessionCloseParams(v) {
  return (object(v) && typeof v.sessionId === "string");
}

export function isSessionCloseResult(v) {
  return (object(v) && v.closed === true && (v.sessionId === undefined || typeof v.sessionId === "string"));
}

export function isSessionSendParams(v) {
  return (object(v) && typeof v.sessionId === "string" && typeof v.content === "string" && (v.expectedTurnId === undefined || typeof v.expectedTurnId === "string"));
}

export function isSessionSendResult(v) {
  return (object(v) && typeof v.accepted === "boolean" && (v.status === "steered" || v.status === "queued" || v.status === "stale") && (v.turnId === undefined || (typeof v.turnId === "string" || Number.isInteger(v.turnId) || v.turnId === null)));
}

export function isSessionAbortParams(v) {
  return (object(v) && typeof v.sessionId === "string");
}

export function isSessionAbortResult(v) {
  return (object(v) && v.aborted === true && (v.sessionId === undefined || typeof v.sessionId === "string"));
}

export function isWorkspaceReadStateParams(v) {
  return (object(v) && (v.sessionId === undefined || typeof v.sessionId === "string"));
}

export function isWorkspaceState(v) {
  return (object(v) && (v.path === undefined || (typeof v.path === "string" || v.path === null)) && (v.name === undefined || (typeof v.name === "string" || v.name === null)) && (v.gitBranch === undefined || (typeof v.gitBranch === "string" || v.gitBranch === null)) && (v.mode === undefined || (v.mode === "off" || v.mode === "require" || v.mode === "auto")) && (v.sessionId === undefined || typeof v.sessionId === "string") && (v.running === undefined || typeof v.running === "boolean"));
}

export function isWorkspaceReadStateResult(v) {
  return (object(v) && isWorkspaceState(v.workspace) && (v.settings === undefined || object(v.settings)));
}

export function isJsonRpcId(v) {
  return (typeof v === "string" || Number.isInteger(v));
}

export function isJsonRpcVersion(v) {
  return v === "2.0";
}

export function isJsonRpcErrorObject(v) {
  return (object(v) && Number.isInteger(v.code) && typeof v.message === "string");
}

export function isJsonRpcRequest(v) {
  return (object(v) && (v.jsonrpc === undefined || v.jsonrpc === "2.0") && (typeof v.id === "string" || Number.isInteger(v.id)) && typeof v.method === "string" && (v.params === undefined || object(v.params)));
}

export function isJsonRpcNotification(v) {
  return (object(v) && (v.jsonrpc === undefined || v.jsonrpc === "2.0") && typeof v.method === "string" && (v.params === undefined || object(v.params)));
}

export function isJsonRpcSuccessResponse(v) {
  return (object(v) && (v.jsonrpc === undefined || v.jsonrpc === "2.0") && (typeof v.id === "string" || Number.isInteger(v.id)) && v.result !== undefined);
}

export function isJsonRpcErrorResponse(v) {
  return (object(v) && (v.jsonrpc === undefined || v.jsonrpc === "2.0") && (typeof v.id === "string" || Number.isInteger(v.id) || v.id === null) && isJsonRpcErrorObject(v.error));
}

export function isSessionCreatedEvent(v) {
  return (object(v) && v.type === "session.created" && (Number.isInteger(v.seq) && v.seq >= 1) && isSessionCreated(v.payload));
}

export function isSessionEndedEvent(v) {
  return (object(v) && v.type === "session.ended" && (Number.isInteger(v.seq) && v.seq >= 1) && isSessionEnded(v.payload));
}

export function isTurnStartedEvent(v) {
  return (object(v) && v.type === "turn.started" && (Number.isInteger(v.seq) && v.seq >= 1) && isTurnStarted(v.payload));
}

export function isTurnCompletedEvent(v) {
  return (object(v) && v.type === "turn.completed" && (Number.isInteger(v.seq) && v.seq >= 1) && isTurnCompleted(v.payload));
}

export function isTurnFailedEvent(v) {
  return (object(v) && v.type === "turn.failed" && (Number.isInteger(v.seq) && v.seq >= 1) && isTurnFailed(v.payload));
}

export function isTurnAbortedEvent(v) {
  return (object(v) && v.type === "turn.aborted" && (Number.isInteger(v.seq) && v.seq >= 1) && isTurnAborted(v.payload));
}

export function isModelStreamingEvent(v) {
  return (object(v) && v.type === "model.streaming" && (Number.isInteger(v.seq) && v.seq >= 1) && isModelStreaming(v.payload));
}

export function isModelThinkingEvent(v) {
  return (object(v) && v.type === "model.thinking" && (Number.isInteger(v.seq) && v.seq >= 1) && isModelThinking(v.payload));
}

export function isToolUseEvent(v) {
  return (object(v) && v.type === "tool.use" && (Number.isInteger(v.seq) && v.seq >= 1) && isToolUse(v.payload));
}

export function isToolDeltaEvent(v) {
  return (object(v) && v.type === "tool.delta" && (Number.isInteger(v.seq) && v.seq >= 1) && isToolDelta(v.payload));
}

export function isToolResultEvent(v) {
  return (object(v) && v.type === "tool.result" && (Number.isInteger(v.seq) && v.seq >= 1) && isToolResult(v.payload));
}

export function isApprovalRequiredEvent(v) {
  return (object(v) && v.type === "approval.required" && (Number.isInteger(v.seq) && v.seq >= 1) && isApprovalRequired(v.payload));
}

export function isApprovalUpdatedEvent(v) {
  return (object(v) && v.type === "approval.updated" && (Number.isInteger(v.seq) && v.seq >= 1) && isApprovalUpdated(v.payload));
}

export function isPlanProposedEvent(v) {
  return (object(v) && v.type === "plan.proposed" && (Number.isInteger(v.seq) && v.seq >= 1) && isPlanProposed(v.payload));
}

export function isPlanApprovedEvent(v) {
  return (object(v) && v.type === "plan.approved" && (Number.isInteger(v.seq) && v.seq >= 1) && isPlanApproved(v.payload));
}

export function isPlanRejectedEvent(v) {
  return (object(v) && v.type === "plan.rejected" && (Number.isInteger(v.seq) && v.seq >= 1) && isPlanRejected(v.payload));
}

export function isTodosUpdatedEvent(v) {
  return (object(v) && v.type === "todos.updated" && (Number.isInteger(v.seq) && v.seq >= 1) && isTodosUpdated(v.payload));
}

export function isFileChangedEvent(v) {
  return (object(v) && v.type === "file.changed" && (Number.isInteger(v.seq) && v.seq >= 1) && isFileChanged(v.payload));
}

export function isErrorReportedEvent(v) {
  return (object(v) && v.type === "error" && (Number.isInteger(v.seq) && v.seq >= 1) && isErrorReported(v.payload));
}

export function isSessionEvent(v) {
  if (!object(v)) return false;
  switch (v.type) {
    case "session.created": return isSessionCreatedEvent(v);
    case "session.ended": return isSessionEndedEvent(v);
    case "turn.started": return isTurnStartedEvent(v);
    case "turn.completed": return isTurnCompletedEvent(v);
    case "turn.failed": return isTurnFailedEvent(v);
    case "turn.aborted": return isTurnAbortedEvent(v);
    case "model.streaming": return isModelStreamingEvent(v);
    case "model.thinking": return isModelThinkingEvent(v);
    case "tool.use": return isToolUseEvent(v);
    case "tool.delta": return isToolDeltaEvent(v);
    case "tool.result": return isToolResultEvent(v);
    case "approval.required": return isApprovalRequiredEvent(v);
    case "approval.updated": return isApprovalUpdatedEvent(v);
    case "plan.proposed": return isPlanProposedEvent(v);
    case "plan.approved": return isPlanApprovedEvent(v);
    case "plan.rejected": return isPlanRejectedEvent(v);
    case "todos.updated": return isTodosUpdatedEvent(v);
    case "file.changed": return isFileChangedEvent(v);
    case "error": return isErrorReportedEvent(v);
    default: return false;
  }
}

export function isUnknownEvent(v) {
  return (object(v) && (typeof v.type === "string" && !((v.type === "session.created" || v.type === "session.ended" || v.type === "turn.started" || v.type === "turn.completed" || v.type === "turn.failed" || v.type === "turn.aborted" || v.type === "model.streaming" || v.type === "model.thinking" || v.type === "tool.use" || v.type === "tool.delta" || v.type === "tool.result" || v.type === "approval.required" || v.type === "approval.updated" || v.type === "plan.proposed" || v.type === "plan.approved" || v.type === "plan.rejected" || v.type === "todos.updated" || v.type === "file.changed" || v.type === "error"))) && (Number.isInteger(v.seq) && v.seq >= 1) && object(v.payload));
}

export function isIncomingEvent(v) {
  return (isSessionEvent(v) || isUnknownEvent(v));
}

export function isPingRequest(v) {
  return (object(v) && (v.jsonrpc === undefined || v.jsonrpc === "2.0") && (typeof v.id === "string" || Number.isInteger(v.id)) && v.method === "ping" && (v.params === undefined || isPingParams(v.params)));
}

export function isInitializeRequest(v) {
  return (object(v) && (v.jsonrpc === undefined || v.jsonrpc === "2.0") && (typeof v.id === "string" || Number.isInteger(v.id)) && v.method === "initialize" && (v.params === undefined || isInitializeParams(v.params)));
}

export function isSessionCreateRequest(v) {
  return (object(v) && (v.jsonrpc === undefined || v.jsonrpc === "2.0") && (typeof v.id === "string" || Number.isInteger(v.id)) && v.method === "session/create" && (v.params === undefined || isSessionCreateParams(v.params)));
}

export function isSessionListRequest(v) {
  return (object(v) && (v.jsonrpc === undefined || v.jsonrpc === "2.0") && (typeof v.id === "string" || Number.isInteger(v.id)) && v.method === "session/list" && (v.params === undefined || isSessionListParams(v.params)));
}

export function isSessionResumeRequest(v) {
  return (object(v) && (v.jsonrpc === undefined || v.jsonrpc === "2.0") && (typeof v.id === "string" || Number.isInteger(v.id)) && v.method === "session/resume" && isSessionResumeParams(v.params));
}

export function isSessionSubscribeRequest(v) {
  return (object(v) && (v.jsonrpc === undefined || v.jsonrpc === "2.0") && (typeof v.id === "string" || Number.isInteger(v.id)) && v.method === "session/subscribe" && isSessionSubscribeParams(v.params));
}

export function isSessionEventsRequest(v) {
  return (object(v) && (v.jsonrpc === undefined || v.jsonrpc === "2.0") && (typeof v.id === "string" || Number.isInteger(v.id)) && v.method === "session/events" && isSessionEventsParams(v.params));
}

export function isSessionSendRequest(v) {
  return (object(v) && (v.jsonrpc === undefined || v.jsonrpc === "2.0") && (typeof v.id === "string" || Number.isInteger(v.id)) && v.method === "session/send" && isSessionSendParams(v.params));
}

export function isSessionAbortRequest(v) {
  return (object(v) && (v.jsonrpc === undefined || v.jsonrpc === "2.0") && (typeof v.id === "string" || Number.isInteger(v.id)) && v.method === "session/abort" && isSessionAbortParams(v.params));
}

export function isSessionCloseRequest(v) {
  return (object(v) && (v.jsonrpc === undefined || v.jsonrpc === "2.0") && (typeof v.id === "string" || Number.isInteger(v.id)) && v.method === "session/close" && isSessionCloseParams(v.params));
}

export function isSessionArtifactsRequest(v) {
  return (object(v) && (v.jsonrpc === undefined || v.jsonrpc === "2.0") && (typeof v.id === "string" || Number.isInteger(v.id)) && v.method === "session/artifacts" && isSessionArtifactsParams(v.params));
}

export function isSessionArtifactGetRequest(v) {
  return (object(v) && (v.jsonrpc === undefined || v.jsonrpc === "2.0") && (typeof v.id === "string" || Number.isInteger(v.id)) && v.method === "session/artifact/get" && isSessionArtifactGetParams(v.params));
}

export function isInteractionListRequest(v) {
  return (object(v) && (v.jsonrpc === undefined || v.jsonrpc === "2.0") && (typeof v.id === "string" || Number.isInteger(v.id)) && v.method === "interaction/list" && isInteractionListParams(v.params));
}

export function isInteractionApproveRequest(v) {
  return (object(v) && (v.jsonrpc === undefined || v.jsonrpc === "2.0") && (typeof v.id === "string" || Number.isInteger(v.id)) && v.method === "interaction/approve" && isInteractionApproveParams(v.params));
}

export function isInteractionRejectRequest(v) {
  return (object(v) && (v.jsonrpc === undefined || v.jsonrpc === "2.0") && (typeof v.id === "string" || Number.isInteger(v.id)) && v.method === "interaction/reject" && isInteractionRejectParams(v.params));
}

export function isInteractionApproveAllRequest(v) {
  return (object(v) && (v.jsonrpc === undefined || v.jsonrpc === "2.0") && (typeof v.id === "string" || Number.isInteger(v.id)) && v.method === "interaction/approve-all" && isInteractionApproveAllParams(v.params));
}

export function isInteractionRejectAllRequest(v) {
  return (object(v) && (v.jsonrpc === undefined || v.jsonrpc === "2.0") && (typeof v.id === "string" || Number.isInteger(v.id)) && v.method === "interaction/reject-all" && isInteractionRejectAllParams(v.params));
}

export function isInteractionRespondRequest(v) {
  return (object(v) && (v.jsonrpc === undefined || v.jsonrpc === "2.0") && (typeof v.id === "string" || Number.isInteger(v.id)) && v.method === "interaction/respond" && isInteractionRespondParams(v.params));
}

export function isPlanApproveRequest(v) {
  return (object(v) && (v.jsonrpc === undefined || v.jsonrpc === "2.0") && (typeof v.id === "string" || Number.isInteger(v.id)) && v.method === "plan/approve" && isPlanApproveParams(v.params));
}

export function isPlanRejectRequest(v) {
  return (object(v) && (v.jsonrpc === undefined || v.jsonrpc === "2.0") && (typeof v.id === "string" || Number.isInteger(v.id)) && v.method === "plan/reject" && isPlanRejectParams(v.params));
}

export function isWorkspaceReadStateRequest(v) {
  return (object(v) && (v.jsonrpc === undefined || v.jsonrpc === "2.0") && (typeof v.id === "string" || Number.isInteger(v.id)) && v.method === "workspace/readState" && (v.params === undefined || isWorkspaceReadStateParams(v.params)));
}

export function isSessionEventNotification(v) {
  return (object(v) && (v.jsonrpc === undefined || v.jsonrpc === "2.0") && v.method === "session/event" && isSessionEventParams(v.params));
}

export function isInteractionRequestPermissionRequest(v) {
  return (object(v) && (v.jsonrpc === undefined || v.jsonrpc === "2.0") && (typeof v.id === "string" || Number.isInteger(v.id)) && v.method === "interaction/requestPermission" && isInteractionRequestPermissionParams(v.params));
}

export function isInteractionRequestUserInputRequest(v) {
  return (object(v) && (v.jsonrpc === undefined || v.jsonrpc === "2.0") && (typeof v.id === "string" || Number.isInteger(v.id)) && v.method === "interaction/requestUserInput" && (v.params === undefined || isInteractionRequestUserInputParams(v.params)));
}

export function isClientRequest(v) {
  if (!object(v)) return false;
  switch (v.method) {
    case "ping": return isPingRequest(v);
    case "initialize": return isInitializeRequest(v);
    case "session/create": return isSessionCreateRequest(v);
    case "session/list": return isSessionListRequest(v);
    case "session/resume": return isSessionResumeRequest(v);
    case "session/subscribe": return isSessionSubscribeRequest(v);
    case "session/events": return isSessionEventsRequest(v);
    case "session/send": return isSessionSendRequest(v);
    case "session/abort": return isSessionAbortRequest(v);
    case "session/close": return isSessionCloseRequest(v);
    case "session/artifacts": return isSessionArtifactsRequest(v);
    case "session/artifact/get": return isSessionArtifactGetRequest(v);
    case "interaction/list": return isInteractionListRequest(v);
    case "interaction/approve": return isInteractionApproveRequest(v);
    case "interaction/reject": return isInteractionRejectRequest(v);
    case "interaction/approve-all": return isInteractionApproveAllRequest(v);
    case "interaction/reject-all": return isInteractionRejectAllRequest(v);
    case "interaction/respond": return isInteractionRespondRequest(v);
    case "plan/approve": return isPlanApproveRequest(v);
    case "plan/reject": return isPlanRejectRequest(v);
    case "workspace/readState": return isWorkspaceReadStateRequest(v);
    default: return false;
  }
}

export function isHostRequest(v) {
  if (!object(v)) return false;
  switch (v.method) {
    case "interaction/requestPermission": return isInteractionRequestPermissionRequest(v);
    case "interaction/requestUserInput": return isInteractionRequestUserInputRequest(v);
    default: return false;
  }
}
