// Generated from schema/ask (sha256 f3fec2180655a846) by `npm run generate`. Do not edit.

/** Version of the protocol: major, dot, minor. */
export const PROTOCOL_VERSION = "1.0";

/** Every event type: definitions of its payload and envelope, interaction it opens, gate, first version, stability. */
export const EVENTS = {
  "session.created": {
    "payload": "SessionCreated",
    "since": "1.0",
    "stability": "stable",
    "envelope": "SessionCreatedEvent"
  },
  "session.ended": {
    "payload": "SessionEnded",
    "since": "1.0",
    "stability": "stable",
    "envelope": "SessionEndedEvent"
  },
  "turn.started": {
    "payload": "TurnStarted",
    "since": "1.0",
    "stability": "stable",
    "envelope": "TurnStartedEvent"
  },
  "turn.completed": {
    "payload": "TurnCompleted",
    "since": "1.0",
    "stability": "stable",
    "envelope": "TurnCompletedEvent"
  },
  "turn.failed": {
    "payload": "TurnFailed",
    "since": "1.0",
    "stability": "stable",
    "envelope": "TurnFailedEvent"
  },
  "turn.aborted": {
    "payload": "TurnAborted",
    "since": "1.0",
    "stability": "stable",
    "envelope": "TurnAbortedEvent"
  },
  "model.streaming": {
    "payload": "ModelStreaming",
    "since": "1.0",
    "stability": "stable",
    "envelope": "ModelStreamingEvent"
  },
  "model.thinking": {
    "payload": "ModelThinking",
    "since": "1.0",
    "stability": "stable",
    "envelope": "ModelThinkingEvent"
  },
  "tool.use": {
    "payload": "ToolUse",
    "since": "1.0",
    "stability": "stable",
    "envelope": "ToolUseEvent"
  },
  "tool.delta": {
    "payload": "ToolDelta",
    "since": "1.0",
    "stability": "stable",
    "envelope": "ToolDeltaEvent"
  },
  "tool.result": {
    "payload": "ToolResult",
    "since": "1.0",
    "stability": "stable",
    "envelope": "ToolResultEvent"
  },
  "approval.required": {
    "payload": "ApprovalRequired",
    "interaction": "approval",
    "since": "1.0",
    "stability": "stable",
    "envelope": "ApprovalRequiredEvent"
  },
  "approval.updated": {
    "payload": "ApprovalUpdated",
    "since": "1.0",
    "stability": "stable",
    "envelope": "ApprovalUpdatedEvent"
  },
  "plan.proposed": {
    "payload": "PlanProposed",
    "interaction": "plan",
    "since": "1.0",
    "stability": "stable",
    "envelope": "PlanProposedEvent"
  },
  "plan.approved": {
    "payload": "PlanApproved",
    "since": "1.0",
    "stability": "stable",
    "envelope": "PlanApprovedEvent"
  },
  "plan.rejected": {
    "payload": "PlanRejected",
    "since": "1.0",
    "stability": "stable",
    "envelope": "PlanRejectedEvent"
  },
  "todos.updated": {
    "payload": "TodosUpdated",
    "since": "1.0",
    "stability": "stable",
    "envelope": "TodosUpdatedEvent"
  },
  "file.changed": {
    "payload": "FileChanged",
    "gate": "fileEvents",
    "since": "1.0",
    "stability": "stable",
    "envelope": "FileChangedEvent"
  },
  "error": {
    "payload": "ErrorReported",
    "since": "1.0",
    "stability": "stable",
    "envelope": "ErrorReportedEvent"
  }
};

/** Every method: who sends it, its kind, definitions of params and result, events it carries, gate, first version, stability. */
export const METHODS = {
  "ping": {
    "from": "client",
    "kind": "request",
    "params": "PingParams",
    "result": "PingResult",
    "since": "1.0",
    "stability": "stable"
  },
  "initialize": {
    "from": "client",
    "kind": "request",
    "params": "InitializeParams",
    "result": "InitializeResult",
    "since": "1.0",
    "stability": "stable"
  },
  "session/create": {
    "from": "client",
    "kind": "request",
    "params": "SessionCreateParams",
    "result": "SessionCreateResult",
    "since": "1.0",
    "stability": "stable"
  },
  "session/list": {
    "from": "client",
    "kind": "request",
    "params": "SessionListParams",
    "result": "SessionListResult",
    "since": "1.0",
    "stability": "stable"
  },
  "session/resume": {
    "from": "client",
    "kind": "request",
    "params": "SessionResumeParams",
    "result": "SessionResumeResult",
    "since": "1.0",
    "stability": "stable"
  },
  "session/subscribe": {
    "from": "client",
    "kind": "request",
    "params": "SessionSubscribeParams",
    "result": "SessionSubscribeResult",
    "carries": {
      "result": "/snapshot"
    },
    "since": "1.0",
    "stability": "stable"
  },
  "session/events": {
    "from": "client",
    "kind": "request",
    "params": "SessionEventsParams",
    "result": "SessionEventsResult",
    "carries": {
      "result": "/events"
    },
    "since": "1.0",
    "stability": "stable"
  },
  "session/send": {
    "from": "client",
    "kind": "request",
    "params": "SessionSendParams",
    "result": "SessionSendResult",
    "since": "1.0",
    "stability": "stable"
  },
  "session/abort": {
    "from": "client",
    "kind": "request",
    "params": "SessionAbortParams",
    "result": "SessionAbortResult",
    "since": "1.0",
    "stability": "stable"
  },
  "session/close": {
    "from": "client",
    "kind": "request",
    "params": "SessionCloseParams",
    "result": "SessionCloseResult",
    "since": "1.0",
    "stability": "stable"
  },
  "session/artifacts": {
    "from": "client",
    "kind": "request",
    "params": "SessionArtifactsParams",
    "result": "SessionArtifactsResult",
    "gate": "artifacts",
    "since": "1.0",
    "stability": "stable"
  },
  "session/artifact/get": {
    "from": "client",
    "kind": "request",
    "params": "SessionArtifactGetParams",
    "result": "SessionArtifactGetResult",
    "gate": "artifacts",
    "since": "1.0",
    "stability": "stable"
  },
  "interaction/list": {
    "from": "client",
    "kind": "request",
    "params": "InteractionListParams",
    "result": "InteractionListResult",
    "gate": "interactions",
    "since": "1.0",
    "stability": "stable"
  },
  "interaction/approve": {
    "from": "client",
    "kind": "request",
    "params": "InteractionApproveParams",
    "result": "InteractionApproveResult",
    "gate": "interactions",
    "since": "1.0",
    "stability": "stable"
  },
  "interaction/reject": {
    "from": "client",
    "kind": "request",
    "params": "InteractionRejectParams",
    "result": "InteractionRejectResult",
    "gate": "interactions",
    "since": "1.0",
    "stability": "stable"
  },
  "interaction/approve-all": {
    "from": "client",
    "kind": "request",
    "params": "InteractionApproveAllParams",
    "result": "InteractionApproveAllResult",
    "gate": "interactions",
    "since": "1.0",
    "stability": "stable"
  },
  "interaction/reject-all": {
    "from": "client",
    "kind": "request",
    "params": "InteractionRejectAllParams",
    "result": "InteractionRejectAllResult",
    "gate": "interactions",
    "since": "1.0",
    "stability": "stable"
  },
  "interaction/respond": {
    "from": "client",
    "kind": "request",
    "params": "InteractionRespondParams",
    "result": "InteractionRespondResult",
    "gate": "interactions",
    "since": "1.0",
    "stability": "stable"
  },
  "plan/approve": {
    "from": "client",
    "kind": "request",
    "params": "PlanApproveParams",
    "result": "PlanApproveResult",
    "gate": "planMode",
    "since": "1.0",
    "stability": "stable"
  },
  "plan/reject": {
    "from": "client",
    "kind": "request",
    "params": "PlanRejectParams",
    "result": "PlanRejectResult",
    "gate": "planMode",
    "since": "1.0",
    "stability": "stable"
  },
  "workspace/readState": {
    "from": "client",
    "kind": "request",
    "params": "WorkspaceReadStateParams",
    "result": "WorkspaceReadStateResult",
    "gate": "workspace",
    "since": "1.0",
    "stability": "stable"
  },
  "session/event": {
    "from": "host",
    "kind": "notification",
    "params": "SessionEventParams",
    "carries": {
      "params": "/event"
    },
    "since": "1.0",
    "stability": "stable"
  },
  "interaction/requestPermission": {
    "from": "host",
    "kind": "request",
    "params": "InteractionRequestPermissionParams",
    "result": "InteractionRequestPermissionResult",
    "since": "1.0",
    "stability": "stable"
  },
  "interaction/requestUserInput": {
    "from": "host",
    "kind": "request",
    "params": "InteractionRequestUserInputParams",
    "result": "InteractionRequestUserInputResult",
    "since": "1.0",
    "stability": "stable"
  }
};

/** Error codes by name. */
export const ERROR_CODES = {
  "parse_error": -32700,
  "invalid_request": -32600,
  "method_not_found": -32601,
  "invalid_params": -32602,
  "internal_error": -32603,
  "session_not_found": -32004,
  "session_already_exists": -32005,
  "interaction_not_found": -32006,
  "plan_not_found": -32007,
  "session_not_subscribed": -32008,
  "not_implemented": -32009
};

/** What a host can offer, in canonical order. */
export const CAPABILITIES = [
  "sessionManagement",
  "eventStreaming",
  "midExecutionInjection",
  "interactions",
  "planMode",
  "todos",
  "artifacts",
  "workspace",
  "fileEvents"
];

/** How a subscriber can get events. */
export const DELIVERY_KINDS = [
  "live",
  "replay",
  "web-remote-replayable"
];
