// Generated from schema/acp (sha256 305f94b65240fff8) by `npm run generate`. Do not edit.

import type * as Types from "./types.js";

/** Version of the protocol, as `initialize` says it. */
export declare const PROTOCOL_VERSION: 1;

/** Every method, with an entry for each way it is used: who sends it, its kind, definitions of params and result, gate, first version, stability. */
export declare const METHODS: {
  readonly "initialize": readonly [{
  readonly "from": "client";
  readonly "kind": "request";
  readonly "params": "InitializeRequest";
  readonly "result": "InitializeResponse";
  readonly "since": "1";
  readonly "stability": "stable";
}];
  readonly "authenticate": readonly [{
  readonly "from": "client";
  readonly "kind": "request";
  readonly "params": "AuthenticateRequest";
  readonly "result": "AuthenticateResponse";
  readonly "since": "1";
  readonly "stability": "stable";
}];
  readonly "logout": readonly [{
  readonly "from": "client";
  readonly "kind": "request";
  readonly "params": "LogoutRequest";
  readonly "result": "LogoutResponse";
  readonly "gate": "auth.logout";
  readonly "since": "1";
  readonly "stability": "stable";
}];
  readonly "auth/status": readonly [{
  readonly "from": "client";
  readonly "kind": "request";
  readonly "params": "AuthStatusRequest";
  readonly "result": "AuthStatusResponse";
  readonly "gate": "auth.status";
  readonly "since": "1";
  readonly "stability": "unstable";
}];
  readonly "providers/list": readonly [{
  readonly "from": "client";
  readonly "kind": "request";
  readonly "params": "ListProvidersRequest";
  readonly "result": "ListProvidersResponse";
  readonly "gate": "providers";
  readonly "since": "1";
  readonly "stability": "unstable";
}];
  readonly "providers/set": readonly [{
  readonly "from": "client";
  readonly "kind": "request";
  readonly "params": "SetProviderRequest";
  readonly "result": "SetProviderResponse";
  readonly "gate": "providers";
  readonly "since": "1";
  readonly "stability": "unstable";
}];
  readonly "providers/disable": readonly [{
  readonly "from": "client";
  readonly "kind": "request";
  readonly "params": "DisableProviderRequest";
  readonly "result": "DisableProviderResponse";
  readonly "gate": "providers";
  readonly "since": "1";
  readonly "stability": "unstable";
}];
  readonly "session/new": readonly [{
  readonly "from": "client";
  readonly "kind": "request";
  readonly "params": "NewSessionRequest";
  readonly "result": "NewSessionResponse";
  readonly "since": "1";
  readonly "stability": "stable";
}];
  readonly "session/load": readonly [{
  readonly "from": "client";
  readonly "kind": "request";
  readonly "params": "LoadSessionRequest";
  readonly "result": "LoadSessionResponse";
  readonly "gate": "loadSession";
  readonly "since": "1";
  readonly "stability": "stable";
}];
  readonly "session/resume": readonly [{
  readonly "from": "client";
  readonly "kind": "request";
  readonly "params": "ResumeSessionRequest";
  readonly "result": "ResumeSessionResponse";
  readonly "gate": "sessionCapabilities.resume";
  readonly "since": "1";
  readonly "stability": "stable";
}];
  readonly "session/fork": readonly [{
  readonly "from": "client";
  readonly "kind": "request";
  readonly "params": "ForkSessionRequest";
  readonly "result": "ForkSessionResponse";
  readonly "gate": "sessionCapabilities.fork";
  readonly "since": "1";
  readonly "stability": "unstable";
}];
  readonly "session/close": readonly [{
  readonly "from": "client";
  readonly "kind": "request";
  readonly "params": "CloseSessionRequest";
  readonly "result": "CloseSessionResponse";
  readonly "gate": "sessionCapabilities.close";
  readonly "since": "1";
  readonly "stability": "stable";
}];
  readonly "session/list": readonly [{
  readonly "from": "client";
  readonly "kind": "request";
  readonly "params": "ListSessionsRequest";
  readonly "result": "ListSessionsResponse";
  readonly "gate": "sessionCapabilities.list";
  readonly "since": "1";
  readonly "stability": "stable";
}];
  readonly "session/delete": readonly [{
  readonly "from": "client";
  readonly "kind": "request";
  readonly "params": "DeleteSessionRequest";
  readonly "result": "DeleteSessionResponse";
  readonly "gate": "sessionCapabilities.delete";
  readonly "since": "1";
  readonly "stability": "stable";
}];
  readonly "session/archive": readonly [{
  readonly "from": "client";
  readonly "kind": "request";
  readonly "params": "ArchiveSessionRequest";
  readonly "result": "ArchiveSessionResponse";
  readonly "gate": "sessionCapabilities.archive";
  readonly "since": "1";
  readonly "stability": "unstable";
}];
  readonly "session/unarchive": readonly [{
  readonly "from": "client";
  readonly "kind": "request";
  readonly "params": "UnarchiveSessionRequest";
  readonly "result": "UnarchiveSessionResponse";
  readonly "gate": "sessionCapabilities.archive";
  readonly "since": "1";
  readonly "stability": "unstable";
}];
  readonly "session/status": readonly [{
  readonly "from": "client";
  readonly "kind": "request";
  readonly "params": "SessionStatusRequest";
  readonly "result": "SessionStatusResponse";
  readonly "gate": "sessionCapabilities.status";
  readonly "since": "1";
  readonly "stability": "unstable";
}];
  readonly "session/set_title": readonly [{
  readonly "from": "client";
  readonly "kind": "request";
  readonly "params": "SetSessionTitleRequest";
  readonly "result": "SetSessionTitleResponse";
  readonly "gate": "sessionCapabilities.title";
  readonly "since": "1";
  readonly "stability": "unstable";
}];
  readonly "session/set_mode": readonly [{
  readonly "from": "client";
  readonly "kind": "request";
  readonly "params": "SetSessionModeRequest";
  readonly "result": "SetSessionModeResponse";
  readonly "since": "1";
  readonly "stability": "stable";
}];
  readonly "session/set_config_option": readonly [{
  readonly "from": "client";
  readonly "kind": "request";
  readonly "params": "SetSessionConfigOptionRequest";
  readonly "result": "SetSessionConfigOptionResponse";
  readonly "since": "1";
  readonly "stability": "stable";
}];
  readonly "session/prompt": readonly [{
  readonly "from": "client";
  readonly "kind": "request";
  readonly "params": "PromptRequest";
  readonly "result": "PromptResponse";
  readonly "since": "1";
  readonly "stability": "stable";
}];
  readonly "session/cancel": readonly [{
  readonly "from": "client";
  readonly "kind": "notification";
  readonly "params": "CancelNotification";
  readonly "since": "1";
  readonly "stability": "stable";
}];
  readonly "session/update": readonly [{
  readonly "from": "agent";
  readonly "kind": "notification";
  readonly "params": "SessionNotification";
  readonly "since": "1";
  readonly "stability": "stable";
}];
  readonly "session/request_permission": readonly [{
  readonly "from": "agent";
  readonly "kind": "request";
  readonly "params": "RequestPermissionRequest";
  readonly "result": "RequestPermissionResponse";
  readonly "since": "1";
  readonly "stability": "stable";
}];
  readonly "fs/read_text_file": readonly [{
  readonly "from": "agent";
  readonly "kind": "request";
  readonly "params": "ReadTextFileRequest";
  readonly "result": "ReadTextFileResponse";
  readonly "gate": "fs.readTextFile";
  readonly "since": "1";
  readonly "stability": "stable";
}];
  readonly "fs/write_text_file": readonly [{
  readonly "from": "agent";
  readonly "kind": "request";
  readonly "params": "WriteTextFileRequest";
  readonly "result": "WriteTextFileResponse";
  readonly "gate": "fs.writeTextFile";
  readonly "since": "1";
  readonly "stability": "stable";
}];
  readonly "terminal/create": readonly [{
  readonly "from": "agent";
  readonly "kind": "request";
  readonly "params": "CreateTerminalRequest";
  readonly "result": "CreateTerminalResponse";
  readonly "gate": "terminal";
  readonly "since": "1";
  readonly "stability": "stable";
}];
  readonly "terminal/output": readonly [{
  readonly "from": "agent";
  readonly "kind": "request";
  readonly "params": "TerminalOutputRequest";
  readonly "result": "TerminalOutputResponse";
  readonly "gate": "terminal";
  readonly "since": "1";
  readonly "stability": "stable";
}];
  readonly "terminal/wait_for_exit": readonly [{
  readonly "from": "agent";
  readonly "kind": "request";
  readonly "params": "WaitForTerminalExitRequest";
  readonly "result": "WaitForTerminalExitResponse";
  readonly "gate": "terminal";
  readonly "since": "1";
  readonly "stability": "stable";
}];
  readonly "terminal/kill": readonly [{
  readonly "from": "agent";
  readonly "kind": "request";
  readonly "params": "KillTerminalRequest";
  readonly "result": "KillTerminalResponse";
  readonly "gate": "terminal";
  readonly "since": "1";
  readonly "stability": "stable";
}];
  readonly "terminal/release": readonly [{
  readonly "from": "agent";
  readonly "kind": "request";
  readonly "params": "ReleaseTerminalRequest";
  readonly "result": "ReleaseTerminalResponse";
  readonly "gate": "terminal";
  readonly "since": "1";
  readonly "stability": "stable";
}];
  readonly "elicitation/create": readonly [{
  readonly "from": "agent";
  readonly "kind": "request";
  readonly "params": "CreateElicitationRequest";
  readonly "result": "CreateElicitationResponse";
  readonly "gate": "elicitation";
  readonly "since": "1";
  readonly "stability": "stable";
}];
  readonly "elicitation/complete": readonly [{
  readonly "from": "agent";
  readonly "kind": "notification";
  readonly "params": "CompleteElicitationNotification";
  readonly "gate": "elicitation.url";
  readonly "since": "1";
  readonly "stability": "stable";
}];
  readonly "auth/status_update": readonly [{
  readonly "from": "agent";
  readonly "kind": "notification";
  readonly "params": "AuthStatusUpdateNotification";
  readonly "gate": "auth.status";
  readonly "since": "1";
  readonly "stability": "unstable";
}];
  readonly "mcp/message": readonly [{
  readonly "from": "agent";
  readonly "kind": "request";
  readonly "params": "MessageMcpRequest";
  readonly "result": "MessageMcpResponse";
  readonly "gate": "mcpCapabilities.acp";
  readonly "since": "1";
  readonly "stability": "unstable";
}, {
  readonly "from": "client";
  readonly "kind": "notification";
  readonly "params": "MessageMcpNotification";
  readonly "gate": "mcpCapabilities.acp";
  readonly "since": "1";
  readonly "stability": "unstable";
}];
  readonly "proxy/initialize": readonly [{
  readonly "from": "client";
  readonly "kind": "request";
  readonly "params": "InitializeProxyRequest";
  readonly "result": "InitializeProxyResponse";
  readonly "since": "1";
  readonly "stability": "unstable";
}];
  readonly "proxy/successor": readonly [{
  readonly "from": "either";
  readonly "kind": "request";
  readonly "params": "ProxySuccessorRequest";
  readonly "result": "ProxySuccessorResponse";
  readonly "since": "1";
  readonly "stability": "unstable";
}, {
  readonly "from": "either";
  readonly "kind": "notification";
  readonly "params": "ProxySuccessorNotification";
  readonly "since": "1";
  readonly "stability": "unstable";
}];
  readonly "$/cancel_request": readonly [{
  readonly "from": "either";
  readonly "kind": "notification";
  readonly "params": "CancelRequestNotification";
  readonly "since": "1";
  readonly "stability": "stable";
}];
};

/** Methods outside the protocol: the prefix of their names, and what their parts are. */
export declare const EXTENSIONS: {
  readonly "prefix": "_";
  readonly "requestParams": "ExtRequest";
  readonly "result": "ExtResponse";
  readonly "notificationParams": "ExtNotification";
};

/** Error codes by name. */
export declare const ERROR_CODES: {
  readonly "parse_error": -32700;
  readonly "invalid_request": -32600;
  readonly "method_not_found": -32601;
  readonly "invalid_params": -32602;
  readonly "internal_error": -32603;
  readonly "request_cancelled": -32800;
  readonly "auth_required": -32000;
  readonly "resource_not_found": -32002;
};

/** Params of each method. */
export interface MethodParams {
  "initialize": Types.InitializeRequest;
  "authenticate": Types.AuthenticateRequest;
  "logout": Types.LogoutRequest;
  "auth/status": Types.AuthStatusRequest;
  "providers/list": Types.ListProvidersRequest;
  "providers/set": Types.SetProviderRequest;
  "providers/disable": Types.DisableProviderRequest;
  "session/new": Types.NewSessionRequest;
  "session/load": Types.LoadSessionRequest;
  "session/resume": Types.ResumeSessionRequest;
  "session/fork": Types.ForkSessionRequest;
  "session/close": Types.CloseSessionRequest;
  "session/list": Types.ListSessionsRequest;
  "session/delete": Types.DeleteSessionRequest;
  "session/archive": Types.ArchiveSessionRequest;
  "session/unarchive": Types.UnarchiveSessionRequest;
  "session/status": Types.SessionStatusRequest;
  "session/set_title": Types.SetSessionTitleRequest;
  "session/set_mode": Types.SetSessionModeRequest;
  "session/set_config_option": Types.SetSessionConfigOptionRequest;
  "session/prompt": Types.PromptRequest;
  "session/cancel": Types.CancelNotification;
  "session/update": Types.SessionNotification;
  "session/request_permission": Types.RequestPermissionRequest;
  "fs/read_text_file": Types.ReadTextFileRequest;
  "fs/write_text_file": Types.WriteTextFileRequest;
  "terminal/create": Types.CreateTerminalRequest;
  "terminal/output": Types.TerminalOutputRequest;
  "terminal/wait_for_exit": Types.WaitForTerminalExitRequest;
  "terminal/kill": Types.KillTerminalRequest;
  "terminal/release": Types.ReleaseTerminalRequest;
  "elicitation/create": Types.CreateElicitationRequest;
  "elicitation/complete": Types.CompleteElicitationNotification;
  "auth/status_update": Types.AuthStatusUpdateNotification;
  "mcp/message": Types.MessageMcpRequest | Types.MessageMcpNotification;
  "proxy/initialize": Types.InitializeProxyRequest;
  "proxy/successor": Types.ProxySuccessorRequest | Types.ProxySuccessorNotification;
  "$/cancel_request": Types.CancelRequestNotification;
}

/** Result of each method that has one. */
export interface MethodResults {
  "initialize": Types.InitializeResponse;
  "authenticate": Types.AuthenticateResponse;
  "logout": Types.LogoutResponse;
  "auth/status": Types.AuthStatusResponse;
  "providers/list": Types.ListProvidersResponse;
  "providers/set": Types.SetProviderResponse;
  "providers/disable": Types.DisableProviderResponse;
  "session/new": Types.NewSessionResponse;
  "session/load": Types.LoadSessionResponse;
  "session/resume": Types.ResumeSessionResponse;
  "session/fork": Types.ForkSessionResponse;
  "session/close": Types.CloseSessionResponse;
  "session/list": Types.ListSessionsResponse;
  "session/delete": Types.DeleteSessionResponse;
  "session/archive": Types.ArchiveSessionResponse;
  "session/unarchive": Types.UnarchiveSessionResponse;
  "session/status": Types.SessionStatusResponse;
  "session/set_title": Types.SetSessionTitleResponse;
  "session/set_mode": Types.SetSessionModeResponse;
  "session/set_config_option": Types.SetSessionConfigOptionResponse;
  "session/prompt": Types.PromptResponse;
  "session/request_permission": Types.RequestPermissionResponse;
  "fs/read_text_file": Types.ReadTextFileResponse;
  "fs/write_text_file": Types.WriteTextFileResponse;
  "terminal/create": Types.CreateTerminalResponse;
  "terminal/output": Types.TerminalOutputResponse;
  "terminal/wait_for_exit": Types.WaitForTerminalExitResponse;
  "terminal/kill": Types.KillTerminalResponse;
  "terminal/release": Types.ReleaseTerminalResponse;
  "elicitation/create": Types.CreateElicitationResponse;
  "mcp/message": Types.MessageMcpResponse;
  "proxy/initialize": Types.InitializeProxyResponse;
  "proxy/successor": Types.ProxySuccessorResponse;
}
