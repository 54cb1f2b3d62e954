// Generated from schema/ask (sha256 f3fec2180655a846) by `npm run generate`. Do not edit.

export const ENUMS = {
  ApprovalRequired: {"allowedScopes":{"name":"ApprovalScope","values":["once","session","project"]}},
  ApprovalUpdated: {"status":{"name":"ApprovalUpdated.status","values":["approved","rejected"]},"scope":{"name":"ApprovalScope","values":["once","session","project"]}},
  FileChanged: {"change":{"name":"FileChanged.change","values":["created","modified","deleted","renamed"]}},
  Todo: {"status":{"name":"Todo.status","values":["pending","in_progress","completed","blocked"]}},
  ApprovalPayload: {"allowedScopes":{"name":"ApprovalScope","values":["once","session","project"]}},
  ApprovalInteraction: {"status":{"name":"InteractionStatus","values":["pending","approved","rejected","responded","expired"]}},
  PlanInteraction: {"status":{"name":"InteractionStatus","values":["pending","approved","rejected","responded","expired"]}},
  UserInputInteraction: {"status":{"name":"InteractionStatus","values":["pending","approved","rejected","responded","expired"]}},
  InitializeParams: {"capabilities":{"name":"Capability","values":["sessionManagement","eventStreaming","midExecutionInjection","interactions","planMode","todos","artifacts","workspace","fileEvents"]}},
  InitializeResult: {"capabilities":{"name":"Capability","values":["sessionManagement","eventStreaming","midExecutionInjection","interactions","planMode","todos","artifacts","workspace","fileEvents"]}},
  SessionSubscribeParams: {"deliveryKind":{"name":"DeliveryKind","values":["live","replay","web-remote-replayable"]}},
  Subscription: {"deliveryKind":{"name":"DeliveryKind","values":["live","replay","web-remote-replayable"]}},
  InteractionApproveParams: {"scope":{"name":"ApprovalScope","values":["once","session","project"]}},
  InteractionApproveAllParams: {"scope":{"name":"ApprovalScope","values":["once","session","project"]}},
  InteractionRequestPermissionParams: {"riskLevel":{"name":"InteractionRequestPermissionParams.riskLevel","values":["low","medium","high","critical"]}},
  InteractionRequestPermissionResult: {"decision":{"name":"InteractionRequestPermissionResult.decision","values":["allow","deny","approve","escalate","modify"]}},
  InteractionRequestUserInputResult: {"action":{"name":"InteractionRequestUserInputResult.action","values":["accept","decline","cancel"]}},
  SessionCreateParams: {"mode":{"name":"SessionMode","values":["plan","yolo","never","off","build","edit","on_request","auto"]}},
  SessionSendResult: {"status":{"name":"SessionSendResult.status","values":["steered","queued","stale"]}},
  WorkspaceState: {"mode":{"name":"ApprovalMode","values":["off","require","auto"]}},
};
