// Generated from schema/ask (sha256 f3fec2180655a846) by `npm run generate`. Do not edit.

import type * as Types from "./types.js";

/** Whether a JSON value is a valid `SessionId`. */
export declare function isSessionId(value: unknown): value is Types.SessionId;
/** Whether a JSON value is a valid `TurnId`. */
export declare function isTurnId(value: unknown): value is Types.TurnId;
/** Whether a JSON value is a valid `ToolCallId`. */
export declare function isToolCallId(value: unknown): value is Types.ToolCallId;
/** Whether a JSON value is a valid `InteractionId`. */
export declare function isInteractionId(value: unknown): value is Types.InteractionId;
/** Whether a JSON value is a valid `Seq`. */
export declare function isSeq(value: unknown): value is Types.Seq;
/** Whether a JSON value is a valid `AfterSeq`. */
export declare function isAfterSeq(value: unknown): value is Types.AfterSeq;
/** Whether a JSON value is a valid `ProtocolVersion`. */
export declare function isProtocolVersion(value: unknown): value is Types.ProtocolVersion;
/** Whether a JSON value is a valid `Timestamp`. */
export declare function isTimestamp(value: unknown): value is Types.Timestamp;
/** Whether a JSON value is a valid `ApprovalScope`. */
export declare function isApprovalScope(value: unknown): value is Types.ApprovalScope;
/** Whether a JSON value is a valid `DeliveryKind`. */
export declare function isDeliveryKind(value: unknown): value is Types.DeliveryKind;
/** Whether a JSON value is a valid `Capability`. */
export declare function isCapability(value: unknown): value is Types.Capability;
/** Whether a JSON value is a valid `SessionMode`. */
export declare function isSessionMode(value: unknown): value is Types.SessionMode;
/** Whether a JSON value is a valid `ApprovalMode`. */
export declare function isApprovalMode(value: unknown): value is Types.ApprovalMode;
/** Whether a JSON value is a valid `PeerInfo`. */
export declare function isPeerInfo(value: unknown): value is Types.PeerInfo;
/** Whether a JSON value is a valid `WorkspaceReference`. */
export declare function isWorkspaceReference(value: unknown): value is Types.WorkspaceReference;
/** Whether a JSON value is a valid `Envelope`. */
export declare function isEnvelope(value: unknown): value is Types.Envelope;
/** Whether a JSON value is a valid `ApprovalRequired`. */
export declare function isApprovalRequired(value: unknown): value is Types.ApprovalRequired;
/** Whether a JSON value is a valid `ApprovalUpdated`. */
export declare function isApprovalUpdated(value: unknown): value is Types.ApprovalUpdated;
/** Whether a JSON value is a valid `ErrorReported`. */
export declare function isErrorReported(value: unknown): value is Types.ErrorReported;
/** Whether a JSON value is a valid `FileChanged`. */
export declare function isFileChanged(value: unknown): value is Types.FileChanged;
/** Whether a JSON value is a valid `ModelStreaming`. */
export declare function isModelStreaming(value: unknown): value is Types.ModelStreaming;
/** Whether a JSON value is a valid `ModelThinking`. */
export declare function isModelThinking(value: unknown): value is Types.ModelThinking;
/** Whether a JSON value is a valid `PlanProposed`. */
export declare function isPlanProposed(value: unknown): value is Types.PlanProposed;
/** Whether a JSON value is a valid `PlanApproved`. */
export declare function isPlanApproved(value: unknown): value is Types.PlanApproved;
/** Whether a JSON value is a valid `PlanRejected`. */
export declare function isPlanRejected(value: unknown): value is Types.PlanRejected;
/** Whether a JSON value is a valid `SessionCreated`. */
export declare function isSessionCreated(value: unknown): value is Types.SessionCreated;
/** Whether a JSON value is a valid `SessionEnded`. */
export declare function isSessionEnded(value: unknown): value is Types.SessionEnded;
/** Whether a JSON value is a valid `Todo`. */
export declare function isTodo(value: unknown): value is Types.Todo;
/** Whether a JSON value is a valid `TodosUpdated`. */
export declare function isTodosUpdated(value: unknown): value is Types.TodosUpdated;
/** Whether a JSON value is a valid `ToolUse`. */
export declare function isToolUse(value: unknown): value is Types.ToolUse;
/** Whether a JSON value is a valid `ToolDelta`. */
export declare function isToolDelta(value: unknown): value is Types.ToolDelta;
/** Whether a JSON value is a valid `ToolResult`. */
export declare function isToolResult(value: unknown): value is Types.ToolResult;
/** Whether a JSON value is a valid `TurnStarted`. */
export declare function isTurnStarted(value: unknown): value is Types.TurnStarted;
/** Whether a JSON value is a valid `TurnCompleted`. */
export declare function isTurnCompleted(value: unknown): value is Types.TurnCompleted;
/** Whether a JSON value is a valid `TurnFailed`. */
export declare function isTurnFailed(value: unknown): value is Types.TurnFailed;
/** Whether a JSON value is a valid `TurnAborted`. */
export declare function isTurnAborted(value: unknown): value is Types.TurnAborted;
/** Whether a JSON value is a valid `InteractionKind`. */
export declare function isInteractionKind(value: unknown): value is Types.InteractionKind;
/** Whether a JSON value is a valid `InteractionStatus`. */
export declare function isInteractionStatus(value: unknown): value is Types.InteractionStatus;
/** Whether a JSON value is a valid `ApprovalPayload`. */
export declare function isApprovalPayload(value: unknown): value is Types.ApprovalPayload;
/** Whether a JSON value is a valid `PlanPayload`. */
export declare function isPlanPayload(value: unknown): value is Types.PlanPayload;
/** Whether a JSON value is a valid `InputOption`. */
export declare function isInputOption(value: unknown): value is Types.InputOption;
/** Whether a JSON value is a valid `InputQuestion`. */
export declare function isInputQuestion(value: unknown): value is Types.InputQuestion;
/** Whether a JSON value is a valid `UserInputPayload`. */
export declare function isUserInputPayload(value: unknown): value is Types.UserInputPayload;
/** Whether a JSON value is a valid `ApprovalInteraction`. */
export declare function isApprovalInteraction(value: unknown): value is Types.ApprovalInteraction;
/** Whether a JSON value is a valid `PlanInteraction`. */
export declare function isPlanInteraction(value: unknown): value is Types.PlanInteraction;
/** Whether a JSON value is a valid `UserInputInteraction`. */
export declare function isUserInputInteraction(value: unknown): value is Types.UserInputInteraction;
/** Whether a JSON value is a valid `Interaction`. */
export declare function isInteraction(value: unknown): value is Types.Interaction;
/** Whether a JSON value is a valid `SessionArtifactsParams`. */
export declare function isSessionArtifactsParams(value: unknown): value is Types.SessionArtifactsParams;
/** Whether a JSON value is a valid `ArtifactSummary`. */
export declare function isArtifactSummary(value: unknown): value is Types.ArtifactSummary;
/** Whether a JSON value is a valid `SessionArtifactsResult`. */
export declare function isSessionArtifactsResult(value: unknown): value is Types.SessionArtifactsResult;
/** Whether a JSON value is a valid `SessionArtifactGetParams`. */
export declare function isSessionArtifactGetParams(value: unknown): value is Types.SessionArtifactGetParams;
/** Whether a JSON value is a valid `Artifact`. */
export declare function isArtifact(value: unknown): value is Types.Artifact;
/** Whether a JSON value is a valid `SessionArtifactGetResult`. */
export declare function isSessionArtifactGetResult(value: unknown): value is Types.SessionArtifactGetResult;
/** Whether a JSON value is a valid `PingParams`. */
export declare function isPingParams(value: unknown): value is Types.PingParams;
/** Whether a JSON value is a valid `PingResult`. */
export declare function isPingResult(value: unknown): value is Types.PingResult;
/** Whether a JSON value is a valid `InitializeParams`. */
export declare function isInitializeParams(value: unknown): value is Types.InitializeParams;
/** Whether a JSON value is a valid `InitializeResult`. */
export declare function isInitializeResult(value: unknown): value is Types.InitializeResult;
/** Whether a JSON value is a valid `SessionSubscribeParams`. */
export declare function isSessionSubscribeParams(value: unknown): value is Types.SessionSubscribeParams;
/** Whether a JSON value is a valid `Subscription`. */
export declare function isSubscription(value: unknown): value is Types.Subscription;
/** Whether a JSON value is a valid `SessionSubscribeResult`. */
export declare function isSessionSubscribeResult(value: unknown): value is Types.SessionSubscribeResult;
/** Whether a JSON value is a valid `SessionEventsParams`. */
export declare function isSessionEventsParams(value: unknown): value is Types.SessionEventsParams;
/** Whether a JSON value is a valid `SessionEventsResult`. */
export declare function isSessionEventsResult(value: unknown): value is Types.SessionEventsResult;
/** Whether a JSON value is a valid `SessionEventParams`. */
export declare function isSessionEventParams(value: unknown): value is Types.SessionEventParams;
/** Whether a JSON value is a valid `InteractionListParams`. */
export declare function isInteractionListParams(value: unknown): value is Types.InteractionListParams;
/** Whether a JSON value is a valid `InteractionListResult`. */
export declare function isInteractionListResult(value: unknown): value is Types.InteractionListResult;
/** Whether a JSON value is a valid `InteractionApproveParams`. */
export declare function isInteractionApproveParams(value: unknown): value is Types.InteractionApproveParams;
/** Whether a JSON value is a valid `InteractionApproveResult`. */
export declare function isInteractionApproveResult(value: unknown): value is Types.InteractionApproveResult;
/** Whether a JSON value is a valid `InteractionRejectParams`. */
export declare function isInteractionRejectParams(value: unknown): value is Types.InteractionRejectParams;
/** Whether a JSON value is a valid `InteractionRejectResult`. */
export declare function isInteractionRejectResult(value: unknown): value is Types.InteractionRejectResult;
/** Whether a JSON value is a valid `InteractionApproveAllParams`. */
export declare function isInteractionApproveAllParams(value: unknown): value is Types.InteractionApproveAllParams;
/** Whether a JSON value is a valid `InteractionApproveAllResult`. */
export declare function isInteractionApproveAllResult(value: unknown): value is Types.InteractionApproveAllResult;
/** Whether a JSON value is a valid `InteractionRejectAllParams`. */
export declare function isInteractionRejectAllParams(value: unknown): value is Types.InteractionRejectAllParams;
/** Whether a JSON value is a valid `InteractionRejectAllResult`. */
export declare function isInteractionRejectAllResult(value: unknown): value is Types.InteractionRejectAllResult;
/** Whether a JSON value is a valid `InteractionRespondParams`. */
export declare function isInteractionRespondParams(value: unknown): value is Types.InteractionRespondParams;
/** Whether a JSON value is a valid `InteractionRespondResult`. */
export declare function isInteractionRespondResult(value: unknown): value is Types.InteractionRespondResult;
/** Whether a JSON value is a valid `PlanApproveParams`. */
export declare function isPlanApproveParams(value: unknown): value is Types.PlanApproveParams;
/** Whether a JSON value is a valid `PlanApproveResult`. */
export declare function isPlanApproveResult(value: unknown): value is Types.PlanApproveResult;
/** Whether a JSON value is a valid `PlanRejectParams`. */
export declare function isPlanRejectParams(value: unknown): value is Types.PlanRejectParams;
/** Whether a JSON value is a valid `PlanRejectResult`. */
export declare function isPlanRejectResult(value: unknown): value is Types.PlanRejectResult;
/** Whether a JSON value is a valid `PermissionOption`. */
export declare function isPermissionOption(value: unknown): value is Types.PermissionOption;
/** Whether a JSON value is a valid `InteractionRequestPermissionParams`. */
export declare function isInteractionRequestPermissionParams(value: unknown): value is Types.InteractionRequestPermissionParams;
/** Whether a JSON value is a valid `InteractionRequestPermissionResult`. */
export declare function isInteractionRequestPermissionResult(value: unknown): value is Types.InteractionRequestPermissionResult;
/** Whether a JSON value is a valid `InteractionRequestUserInputParams`. */
export declare function isInteractionRequestUserInputParams(value: unknown): value is Types.InteractionRequestUserInputParams;
/** Whether a JSON value is a valid `InteractionRequestUserInputResult`. */
export declare function isInteractionRequestUserInputResult(value: unknown): value is Types.InteractionRequestUserInputResult;
/** Whether a JSON value is a valid `SessionCreateParams`. */
export declare function isSessionCreateParams(value: unknown): value is Types.SessionCreateParams;
/** Whether a JSON value is a valid `CreatedSession`. */
export declare function isCreatedSession(value: unknown): value is Types.CreatedSession;
/** Whether a JSON value is a valid `SessionCreateResult`. */
export declare function isSessionCreateResult(value: unknown): value is Types.SessionCreateResult;
/** Whether a JSON value is a valid `SessionListParams`. */
export declare function isSessionListParams(value: unknown): value is Types.SessionListParams;
/** Whether a JSON value is a valid `SessionSummary`. */
export declare function isSessionSummary(value: unknown): value is Types.SessionSummary;
/** Whether a JSON value is a valid `SessionListResult`. */
export declare function isSessionListResult(value: unknown): value is Types.SessionListResult;
/** Whether a JSON value is a valid `SessionResumeParams`. */
export declare function isSessionResumeParams(value: unknown): value is Types.SessionResumeParams;
/** Whether a JSON value is a valid `SessionResumeResult`. */
export declare function isSessionResumeResult(value: unknown): value is Types.SessionResumeResult;
/** Whether a JSON value is a valid `SessionCloseParams`. */
export declare function isSessionCloseParams(value: unknown): value is Types.SessionCloseParams;
/** Whether a JSON value is a valid `SessionCloseResult`. */
export declare function isSessionCloseResult(value: unknown): value is Types.SessionCloseResult;
/** Whether a JSON value is a valid `SessionSendParams`. */
export declare function isSessionSendParams(value: unknown): value is Types.SessionSendParams;
/** Whether a JSON value is a valid `SessionSendResult`. */
export declare function isSessionSendResult(value: unknown): value is Types.SessionSendResult;
/** Whether a JSON value is a valid `SessionAbortParams`. */
export declare function isSessionAbortParams(value: unknown): value is Types.SessionAbortParams;
/** Whether a JSON value is a valid `SessionAbortResult`. */
export declare function isSessionAbortResult(value: unknown): value is Types.SessionAbortResult;
/** Whether a JSON value is a valid `WorkspaceReadStateParams`. */
export declare function isWorkspaceReadStateParams(value: unknown): value is Types.WorkspaceReadStateParams;
/** Whether a JSON value is a valid `WorkspaceState`. */
export declare function isWorkspaceState(value: unknown): value is Types.WorkspaceState;
/** Whether a JSON value is a valid `WorkspaceReadStateResult`. */
export declare function isWorkspaceReadStateResult(value: unknown): value is Types.WorkspaceReadStateResult;
/** Whether a JSON value is a valid `JsonRpcId`. */
export declare function isJsonRpcId(value: unknown): value is Types.JsonRpcId;
/** Whether a JSON value is a valid `JsonRpcVersion`. */
export declare function isJsonRpcVersion(value: unknown): value is Types.JsonRpcVersion;
/** Whether a JSON value is a valid `JsonRpcErrorObject`. */
export declare function isJsonRpcErrorObject(value: unknown): value is Types.JsonRpcErrorObject;
/** Whether a JSON value is a valid `JsonRpcRequest`. */
export declare function isJsonRpcRequest(value: unknown): value is Types.JsonRpcRequest;
/** Whether a JSON value is a valid `JsonRpcNotification`. */
export declare function isJsonRpcNotification(value: unknown): value is Types.JsonRpcNotification;
/** Whether a JSON value is a valid `JsonRpcSuccessResponse`. */
export declare function isJsonRpcSuccessResponse(value: unknown): value is Types.JsonRpcSuccessResponse;
/** Whether a JSON value is a valid `JsonRpcErrorResponse`. */
export declare function isJsonRpcErrorResponse(value: unknown): value is Types.JsonRpcErrorResponse;
/** Whether a JSON value is a valid `SessionCreatedEvent`. */
export declare function isSessionCreatedEvent(value: unknown): value is Types.SessionCreatedEvent;
/** Whether a JSON value is a valid `SessionEndedEvent`. */
export declare function isSessionEndedEvent(value: unknown): value is Types.SessionEndedEvent;
/** Whether a JSON value is a valid `TurnStartedEvent`. */
export declare function isTurnStartedEvent(value: unknown): value is Types.TurnStartedEvent;
/** Whether a JSON value is a valid `TurnCompletedEvent`. */
export declare function isTurnCompletedEvent(value: unknown): value is Types.TurnCompletedEvent;
/** Whether a JSON value is a valid `TurnFailedEvent`. */
export declare function isTurnFailedEvent(value: unknown): value is Types.TurnFailedEvent;
/** Whether a JSON value is a valid `TurnAbortedEvent`. */
export declare function isTurnAbortedEvent(value: unknown): value is Types.TurnAbortedEvent;
/** Whether a JSON value is a valid `ModelStreamingEvent`. */
export declare function isModelStreamingEvent(value: unknown): value is Types.ModelStreamingEvent;
/** Whether a JSON value is a valid `ModelThinkingEvent`. */
export declare function isModelThinkingEvent(value: unknown): value is Types.ModelThinkingEvent;
/** Whether a JSON value is a valid `ToolUseEvent`. */
export declare function isToolUseEvent(value: unknown): value is Types.ToolUseEvent;
/** Whether a JSON value is a valid `ToolDeltaEvent`. */
export declare function isToolDeltaEvent(value: unknown): value is Types.ToolDeltaEvent;
/** Whether a JSON value is a valid `ToolResultEvent`. */
export declare function isToolResultEvent(value: unknown): value is Types.ToolResultEvent;
/** Whether a JSON value is a valid `ApprovalRequiredEvent`. */
export declare function isApprovalRequiredEvent(value: unknown): value is Types.ApprovalRequiredEvent;
/** Whether a JSON value is a valid `ApprovalUpdatedEvent`. */
export declare function isApprovalUpdatedEvent(value: unknown): value is Types.ApprovalUpdatedEvent;
/** Whether a JSON value is a valid `PlanProposedEvent`. */
export declare function isPlanProposedEvent(value: unknown): value is Types.PlanProposedEvent;
/** Whether a JSON value is a valid `PlanApprovedEvent`. */
export declare function isPlanApprovedEvent(value: unknown): value is Types.PlanApprovedEvent;
/** Whether a JSON value is a valid `PlanRejectedEvent`. */
export declare function isPlanRejectedEvent(value: unknown): value is Types.PlanRejectedEvent;
/** Whether a JSON value is a valid `TodosUpdatedEvent`. */
export declare function isTodosUpdatedEvent(value: unknown): value is Types.TodosUpdatedEvent;
/** Whether a JSON value is a valid `FileChangedEvent`. */
export declare function isFileChangedEvent(value: unknown): value is Types.FileChangedEvent;
/** Whether a JSON value is a valid `ErrorReportedEvent`. */
export declare function isErrorReportedEvent(value: unknown): value is Types.ErrorReportedEvent;
/** Whether a JSON value is a valid `SessionEvent`. */
export declare function isSessionEvent(value: unknown): value is Types.SessionEvent;
/** Whether a JSON value is a valid `UnknownEvent`. */
export declare function isUnknownEvent(value: unknown): value is Types.UnknownEvent;
/** Whether a JSON value is a valid `IncomingEvent`. */
export declare function isIncomingEvent(value: unknown): value is Types.IncomingEvent;
/** Whether a JSON value is a valid `PingRequest`. */
export declare function isPingRequest(value: unknown): value is Types.PingRequest;
/** Whether a JSON value is a valid `InitializeRequest`. */
export declare function isInitializeRequest(value: unknown): value is Types.InitializeRequest;
/** Whether a JSON value is a valid `SessionCreateRequest`. */
export declare function isSessionCreateRequest(value: unknown): value is Types.SessionCreateRequest;
/** Whether a JSON value is a valid `SessionListRequest`. */
export declare function isSessionListRequest(value: unknown): value is Types.SessionListRequest;
/** Whether a JSON value is a valid `SessionResumeRequest`. */
export declare function isSessionResumeRequest(value: unknown): value is Types.SessionResumeRequest;
/** Whether a JSON value is a valid `SessionSubscribeRequest`. */
export declare function isSessionSubscribeRequest(value: unknown): value is Types.SessionSubscribeRequest;
/** Whether a JSON value is a valid `SessionEventsRequest`. */
export declare function isSessionEventsRequest(value: unknown): value is Types.SessionEventsRequest;
/** Whether a JSON value is a valid `SessionSendRequest`. */
export declare function isSessionSendRequest(value: unknown): value is Types.SessionSendRequest;
/** Whether a JSON value is a valid `SessionAbortRequest`. */
export declare function isSessionAbortRequest(value: unknown): value is Types.SessionAbortRequest;
/** Whether a JSON value is a valid `SessionCloseRequest`. */
export declare function isSessionCloseRequest(value: unknown): value is Types.SessionCloseRequest;
/** Whether a JSON value is a valid `SessionArtifactsRequest`. */
export declare function isSessionArtifactsRequest(value: unknown): value is Types.SessionArtifactsRequest;
/** Whether a JSON value is a valid `SessionArtifactGetRequest`. */
export declare function isSessionArtifactGetRequest(value: unknown): value is Types.SessionArtifactGetRequest;
/** Whether a JSON value is a valid `InteractionListRequest`. */
export declare function isInteractionListRequest(value: unknown): value is Types.InteractionListRequest;
/** Whether a JSON value is a valid `InteractionApproveRequest`. */
export declare function isInteractionApproveRequest(value: unknown): value is Types.InteractionApproveRequest;
/** Whether a JSON value is a valid `InteractionRejectRequest`. */
export declare function isInteractionRejectRequest(value: unknown): value is Types.InteractionRejectRequest;
/** Whether a JSON value is a valid `InteractionApproveAllRequest`. */
export declare function isInteractionApproveAllRequest(value: unknown): value is Types.InteractionApproveAllRequest;
/** Whether a JSON value is a valid `InteractionRejectAllRequest`. */
export declare function isInteractionRejectAllRequest(value: unknown): value is Types.InteractionRejectAllRequest;
/** Whether a JSON value is a valid `InteractionRespondRequest`. */
export declare function isInteractionRespondRequest(value: unknown): value is Types.InteractionRespondRequest;
/** Whether a JSON value is a valid `PlanApproveRequest`. */
export declare function isPlanApproveRequest(value: unknown): value is Types.PlanApproveRequest;
/** Whether a JSON value is a valid `PlanRejectRequest`. */
export declare function isPlanRejectRequest(value: unknown): value is Types.PlanRejectRequest;
/** Whether a JSON value is a valid `WorkspaceReadStateRequest`. */
export declare function isWorkspaceReadStateRequest(value: unknown): value is Types.WorkspaceReadStateRequest;
/** Whether a JSON value is a valid `SessionEventNotification`. */
export declare function isSessionEventNotification(value: unknown): value is Types.SessionEventNotification;
/** Whether a JSON value is a valid `InteractionRequestPermissionRequest`. */
export declare function isInteractionRequestPermissionRequest(value: unknown): value is Types.InteractionRequestPermissionRequest;
/** Whether a JSON value is a valid `InteractionRequestUserInputRequest`. */
export declare function isInteractionRequestUserInputRequest(value: unknown): value is Types.InteractionRequestUserInputRequest;
/** Whether a JSON value is a valid `ClientRequest`. */
export declare function isClientRequest(value: unknown): value is Types.ClientRequest;
/** Whether a JSON value is a valid `HostRequest`. */
export declare function isHostRequest(value: unknown): value is Types.HostRequest;
