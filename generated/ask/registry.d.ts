// Generated from schema/ask (sha256 f3fec2180655a846) by `npm run generate`. Do not edit.

import type * as Types from "./types.js";

/** Version of the protocol: major, dot, minor. */
export declare const PROTOCOL_VERSION: "1.0";

/** Every event type: definitions of its payload and envelope, interaction it opens, gate, first version, stability. */
export declare const EVENTS: {
  readonly "session.created": {
    readonly "payload": "SessionCreated";
    readonly "since": "1.0";
    readonly "stability": "stable";
    readonly "envelope": "SessionCreatedEvent";
  };
  readonly "session.ended": {
    readonly "payload": "SessionEnded";
    readonly "since": "1.0";
    readonly "stability": "stable";
    readonly "envelope": "SessionEndedEvent";
  };
  readonly "turn.started": {
    readonly "payload": "TurnStarted";
    readonly "since": "1.0";
    readonly "stability": "stable";
    readonly "envelope": "TurnStartedEvent";
  };
  readonly "turn.completed": {
    readonly "payload": "TurnCompleted";
    readonly "since": "1.0";
    readonly "stability": "stable";
    readonly "envelope": "TurnCompletedEvent";
  };
  readonly "turn.failed": {
    readonly "payload": "TurnFailed";
    readonly "since": "1.0";
    readonly "stability": "stable";
    readonly "envelope": "TurnFailedEvent";
  };
  readonly "turn.aborted": {
    readonly "payload": "TurnAborted";
    readonly "since": "1.0";
    readonly "stability": "stable";
    readonly "envelope": "TurnAbortedEvent";
  };
  readonly "model.streaming": {
    readonly "payload": "ModelStreaming";
    readonly "since": "1.0";
    readonly "stability": "stable";
    readonly "envelope": "ModelStreamingEvent";
  };
  readonly "model.thinking": {
    readonly "payload": "ModelThinking";
    readonly "since": "1.0";
    readonly "stability": "stable";
    readonly "envelope": "ModelThinkingEvent";
  };
  readonly "tool.use": {
    readonly "payload": "ToolUse";
    readonly "since": "1.0";
    readonly "stability": "stable";
    readonly "envelope": "ToolUseEvent";
  };
  readonly "tool.delta": {
    readonly "payload": "ToolDelta";
    readonly "since": "1.0";
    readonly "stability": "stable";
    readonly "envelope": "ToolDeltaEvent";
  };
  readonly "tool.result": {
    readonly "payload": "ToolResult";
    readonly "since": "1.0";
    readonly "stability": "stable";
    readonly "envelope": "ToolResultEvent";
  };
  readonly "approval.required": {
    readonly "payload": "ApprovalRequired";
    readonly "interaction": "approval";
    readonly "since": "1.0";
    readonly "stability": "stable";
    readonly "envelope": "ApprovalRequiredEvent";
  };
  readonly "approval.updated": {
    readonly "payload": "ApprovalUpdated";
    readonly "since": "1.0";
    readonly "stability": "stable";
    readonly "envelope": "ApprovalUpdatedEvent";
  };
  readonly "plan.proposed": {
    readonly "payload": "PlanProposed";
    readonly "interaction": "plan";
    readonly "since": "1.0";
    readonly "stability": "stable";
    readonly "envelope": "PlanProposedEvent";
  };
  readonly "plan.approved": {
    readonly "payload": "PlanApproved";
    readonly "since": "1.0";
    readonly "stability": "stable";
    readonly "envelope": "PlanApprovedEvent";
  };
  readonly "plan.rejected": {
    readonly "payload": "PlanRejected";
    readonly "since": "1.0";
    readonly "stability": "stable";
    readonly "envelope": "PlanRejectedEvent";
  };
  readonly "todos.updated": {
    readonly "payload": "TodosUpdated";
    readonly "since": "1.0";
    readonly "stability": "stable";
    readonly "envelope": "TodosUpdatedEvent";
  };
  readonly "file.changed": {
    readonly "payload": "FileChanged";
    readonly "gate": "fileEvents";
    readonly "since": "1.0";
    readonly "stability": "stable";
    readonly "envelope": "FileChangedEvent";
  };
  readonly "error": {
    readonly "payload": "ErrorReported";
    readonly "since": "1.0";
    readonly "stability": "stable";
    readonly "envelope": "ErrorReportedEvent";
  };
};

/** Every method: who sends it, its kind, definitions of params and result, events it carries, gate, first version, stability. */
export declare const METHODS: {
  readonly "ping": {
    readonly "from": "client";
    readonly "kind": "request";
    readonly "params": "PingParams";
    readonly "result": "PingResult";
    readonly "since": "1.0";
    readonly "stability": "stable";
  };
  readonly "initialize": {
    readonly "from": "client";
    readonly "kind": "request";
    readonly "params": "InitializeParams";
    readonly "result": "InitializeResult";
    readonly "since": "1.0";
    readonly "stability": "stable";
  };
  readonly "session/create": {
    readonly "from": "client";
    readonly "kind": "request";
    readonly "params": "SessionCreateParams";
    readonly "result": "SessionCreateResult";
    readonly "since": "1.0";
    readonly "stability": "stable";
  };
  readonly "session/list": {
    readonly "from": "client";
    readonly "kind": "request";
    readonly "params": "SessionListParams";
    readonly "result": "SessionListResult";
    readonly "since": "1.0";
    readonly "stability": "stable";
  };
  readonly "session/resume": {
    readonly "from": "client";
    readonly "kind": "request";
    readonly "params": "SessionResumeParams";
    readonly "result": "SessionResumeResult";
    readonly "since": "1.0";
    readonly "stability": "stable";
  };
  readonly "session/subscribe": {
    readonly "from": "client";
    readonly "kind": "request";
    readonly "params": "SessionSubscribeParams";
    readonly "result": "SessionSubscribeResult";
    readonly "carries": {
      readonly "result": "/snapshot";
    };
    readonly "since": "1.0";
    readonly "stability": "stable";
  };
  readonly "session/events": {
    readonly "from": "client";
    readonly "kind": "request";
    readonly "params": "SessionEventsParams";
    readonly "result": "SessionEventsResult";
    readonly "carries": {
      readonly "result": "/events";
    };
    readonly "since": "1.0";
    readonly "stability": "stable";
  };
  readonly "session/send": {
    readonly "from": "client";
    readonly "kind": "request";
    readonly "params": "SessionSendParams";
    readonly "result": "SessionSendResult";
    readonly "since": "1.0";
    readonly "stability": "stable";
  };
  readonly "session/abort": {
    readonly "from": "client";
    readonly "kind": "request";
    readonly "params": "SessionAbortParams";
    readonly "result": "SessionAbortResult";
    readonly "since": "1.0";
    readonly "stability": "stable";
  };
  readonly "session/close": {
    readonly "from": "client";
    readonly "kind": "request";
    readonly "params": "SessionCloseParams";
    readonly "result": "SessionCloseResult";
    readonly "since": "1.0";
    readonly "stability": "stable";
  };
  readonly "session/artifacts": {
    readonly "from": "client";
    readonly "kind": "request";
    readonly "params": "SessionArtifactsParams";
    readonly "result": "SessionArtifactsResult";
    readonly "gate": "artifacts";
    readonly "since": "1.0";
    readonly "stability": "stable";
  };
  readonly "session/artifact/get": {
    readonly "from": "client";
    readonly "kind": "request";
    readonly "params": "SessionArtifactGetParams";
    readonly "result": "SessionArtifactGetResult";
    readonly "gate": "artifacts";
    readonly "since": "1.0";
    readonly "stability": "stable";
  };
  readonly "interaction/list": {
    readonly "from": "client";
    readonly "kind": "request";
    readonly "params": "InteractionListParams";
    readonly "result": "InteractionListResult";
    readonly "gate": "interactions";
    readonly "since": "1.0";
    readonly "stability": "stable";
  };
  readonly "interaction/approve": {
    readonly "from": "client";
    readonly "kind": "request";
    readonly "params": "InteractionApproveParams";
    readonly "result": "InteractionApproveResult";
    readonly "gate": "interactions";
    readonly "since": "1.0";
    readonly "stability": "stable";
  };
  readonly "interaction/reject": {
    readonly "from": "client";
    readonly "kind": "request";
    readonly "params": "InteractionRejectParams";
    readonly "result": "InteractionRejectResult";
    readonly "gate": "interactions";
    readonly "since": "1.0";
    readonly "stability": "stable";
  };
  readonly "interaction/approve-all": {
    readonly "from": "client";
    readonly "kind": "request";
    readonly "params": "InteractionApproveAllParams";
    readonly "result": "InteractionApproveAllResult";
    readonly "gate": "interactions";
    readonly "since": "1.0";
    readonly "stability": "stable";
  };
  readonly "interaction/reject-all": {
    readonly "from": "client";
    readonly "kind": "request";
    readonly "params": "InteractionRejectAllParams";
    readonly "result": "InteractionRejectAllResult";
    readonly "gate": "interactions";
    readonly "since": "1.0";
    readonly "stability": "stable";
  };
  readonly "interaction/respond": {
    readonly "from": "client";
    readonly "kind": "request";
    readonly "params": "InteractionRespondParams";
    readonly "result": "InteractionRespondResult";
    readonly "gate": "interactions";
    readonly "since": "1.0";
    readonly "stability": "stable";
  };
  readonly "plan/approve": {
    readonly "from": "client";
    readonly "kind": "request";
    readonly "params": "PlanApproveParams";
    readonly "result": "PlanApproveResult";
    readonly "gate": "planMode";
    readonly "since": "1.0";
    readonly "stability": "stable";
  };
  readonly "plan/reject": {
    readonly "from": "client";
    readonly "kind": "request";
    readonly "params": "PlanRejectParams";
    readonly "result": "PlanRejectResult";
    readonly "gate": "planMode";
    readonly "since": "1.0";
    readonly "stability": "stable";
  };
  readonly "workspace/readState": {
    readonly "from": "client";
    readonly "kind": "request";
    readonly "params": "WorkspaceReadStateParams";
    readonly "result": "WorkspaceReadStateResult";
    readonly "gate": "workspace";
    readonly "since": "1.0";
    readonly "stability": "stable";
  };
  readonly "session/event": {
    readonly "from": "host";
    readonly "kind": "notification";
    readonly "params": "SessionEventParams";
    readonly "carries": {
      readonly "params": "/event";
    };
    readonly "since": "1.0";
    readonly "stability": "stable";
  };
  readonly "interaction/requestPermission": {
    readonly "from": "host";
    readonly "kind": "request";
    readonly "params": "InteractionRequestPermissionParams";
    readonly "result": "InteractionRequestPermissionResult";
    readonly "since": "1.0";
    readonly "stability": "stable";
  };
  readonly "interaction/requestUserInput": {
    readonly "from": "host";
    readonly "kind": "request";
    readonly "params": "InteractionRequestUserInputParams";
    readonly "result": "InteractionRequestUserInputResult";
    readonly "since": "1.0";
    readonly "stability": "stable";
  };
};

/** Error codes by name. */
export declare const ERROR_CODES: {
  readonly "parse_error": -32700;
  readonly "invalid_request": -32600;
  readonly "method_not_found": -32601;
  readonly "invalid_params": -32602;
  readonly "internal_error": -32603;
  readonly "session_not_found": -32004;
  readonly "session_already_exists": -32005;
  readonly "interaction_not_found": -32006;
  readonly "plan_not_found": -32007;
  readonly "session_not_subscribed": -32008;
  readonly "not_implemented": -32009;
};

/** What a host can offer, in canonical order. */
export declare const CAPABILITIES: readonly ["sessionManagement", "eventStreaming", "midExecutionInjection", "interactions", "planMode", "todos", "artifacts", "workspace", "fileEvents"];

/** How a subscriber can get events. */
export declare const DELIVERY_KINDS: readonly ["live", "replay", "web-remote-replayable"];

/** Payload of each event type. */
export interface EventPayloads {
  "session.created": Types.SessionCreated;
  "session.ended": Types.SessionEnded;
  "turn.started": Types.TurnStarted;
  "turn.completed": Types.TurnCompleted;
  "turn.failed": Types.TurnFailed;
  "turn.aborted": Types.TurnAborted;
  "model.streaming": Types.ModelStreaming;
  "model.thinking": Types.ModelThinking;
  "tool.use": Types.ToolUse;
  "tool.delta": Types.ToolDelta;
  "tool.result": Types.ToolResult;
  "approval.required": Types.ApprovalRequired;
  "approval.updated": Types.ApprovalUpdated;
  "plan.proposed": Types.PlanProposed;
  "plan.approved": Types.PlanApproved;
  "plan.rejected": Types.PlanRejected;
  "todos.updated": Types.TodosUpdated;
  "file.changed": Types.FileChanged;
  "error": Types.ErrorReported;
}

/** Envelope of each event type. */
export interface EventEnvelopes {
  "session.created": Types.SessionCreatedEvent;
  "session.ended": Types.SessionEndedEvent;
  "turn.started": Types.TurnStartedEvent;
  "turn.completed": Types.TurnCompletedEvent;
  "turn.failed": Types.TurnFailedEvent;
  "turn.aborted": Types.TurnAbortedEvent;
  "model.streaming": Types.ModelStreamingEvent;
  "model.thinking": Types.ModelThinkingEvent;
  "tool.use": Types.ToolUseEvent;
  "tool.delta": Types.ToolDeltaEvent;
  "tool.result": Types.ToolResultEvent;
  "approval.required": Types.ApprovalRequiredEvent;
  "approval.updated": Types.ApprovalUpdatedEvent;
  "plan.proposed": Types.PlanProposedEvent;
  "plan.approved": Types.PlanApprovedEvent;
  "plan.rejected": Types.PlanRejectedEvent;
  "todos.updated": Types.TodosUpdatedEvent;
  "file.changed": Types.FileChangedEvent;
  "error": Types.ErrorReportedEvent;
}

/** Params of each method. */
export interface MethodParams {
  "ping": Types.PingParams;
  "initialize": Types.InitializeParams;
  "session/create": Types.SessionCreateParams;
  "session/list": Types.SessionListParams;
  "session/resume": Types.SessionResumeParams;
  "session/subscribe": Types.SessionSubscribeParams;
  "session/events": Types.SessionEventsParams;
  "session/send": Types.SessionSendParams;
  "session/abort": Types.SessionAbortParams;
  "session/close": Types.SessionCloseParams;
  "session/artifacts": Types.SessionArtifactsParams;
  "session/artifact/get": Types.SessionArtifactGetParams;
  "interaction/list": Types.InteractionListParams;
  "interaction/approve": Types.InteractionApproveParams;
  "interaction/reject": Types.InteractionRejectParams;
  "interaction/approve-all": Types.InteractionApproveAllParams;
  "interaction/reject-all": Types.InteractionRejectAllParams;
  "interaction/respond": Types.InteractionRespondParams;
  "plan/approve": Types.PlanApproveParams;
  "plan/reject": Types.PlanRejectParams;
  "workspace/readState": Types.WorkspaceReadStateParams;
  "session/event": Types.SessionEventParams;
  "interaction/requestPermission": Types.InteractionRequestPermissionParams;
  "interaction/requestUserInput": Types.InteractionRequestUserInputParams;
}

/** Result of each method that has one. */
export interface MethodResults {
  "ping": Types.PingResult;
  "initialize": Types.InitializeResult;
  "session/create": Types.SessionCreateResult;
  "session/list": Types.SessionListResult;
  "session/resume": Types.SessionResumeResult;
  "session/subscribe": Types.SessionSubscribeResult;
  "session/events": Types.SessionEventsResult;
  "session/send": Types.SessionSendResult;
  "session/abort": Types.SessionAbortResult;
  "session/close": Types.SessionCloseResult;
  "session/artifacts": Types.SessionArtifactsResult;
  "session/artifact/get": Types.SessionArtifactGetResult;
  "interaction/list": Types.InteractionListResult;
  "interaction/approve": Types.InteractionApproveResult;
  "interaction/reject": Types.InteractionRejectResult;
  "interaction/approve-all": Types.InteractionApproveAllResult;
  "interaction/reject-all": Types.InteractionRejectAllResult;
  "interaction/respond": Types.InteractionRespondResult;
  "plan/approve": Types.PlanApproveResult;
  "plan/reject": Types.PlanRejectResult;
  "workspace/readState": Types.WorkspaceReadStateResult;
  "interaction/requestPermission": Types.InteractionRequestPermissionResult;
  "interaction/requestUserInput": Types.InteractionRequestUserInputResult;
}

/** Whole message of each method. */
export interface MethodMessages {
  "ping": Types.PingRequest;
  "initialize": Types.InitializeRequest;
  "session/create": Types.SessionCreateRequest;
  "session/list": Types.SessionListRequest;
  "session/resume": Types.SessionResumeRequest;
  "session/subscribe": Types.SessionSubscribeRequest;
  "session/events": Types.SessionEventsRequest;
  "session/send": Types.SessionSendRequest;
  "session/abort": Types.SessionAbortRequest;
  "session/close": Types.SessionCloseRequest;
  "session/artifacts": Types.SessionArtifactsRequest;
  "session/artifact/get": Types.SessionArtifactGetRequest;
  "interaction/list": Types.InteractionListRequest;
  "interaction/approve": Types.InteractionApproveRequest;
  "interaction/reject": Types.InteractionRejectRequest;
  "interaction/approve-all": Types.InteractionApproveAllRequest;
  "interaction/reject-all": Types.InteractionRejectAllRequest;
  "interaction/respond": Types.InteractionRespondRequest;
  "plan/approve": Types.PlanApproveRequest;
  "plan/reject": Types.PlanRejectRequest;
  "workspace/readState": Types.WorkspaceReadStateRequest;
  "session/event": Types.SessionEventNotification;
  "interaction/requestPermission": Types.InteractionRequestPermissionRequest;
  "interaction/requestUserInput": Types.InteractionRequestUserInputRequest;
}
