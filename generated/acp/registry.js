// Generated from schema/acp (sha256 305f94b65240fff8) by `npm run generate`. Do not edit.

/** Version of the protocol, as `initialize` says it. */
export const PROTOCOL_VERSION = 1;

/** Every method, with an entry for each way it is used: who sends it, its kind, definitions of params and result, gate, first version, stability. */
export const METHODS = {
  "initialize": [
    {
      "from": "client",
      "kind": "request",
      "params": "InitializeRequest",
      "result": "InitializeResponse",
      "since": "1",
      "stability": "stable"
    }
  ],
  "authenticate": [
    {
      "from": "client",
      "kind": "request",
      "params": "AuthenticateRequest",
      "result": "AuthenticateResponse",
      "since": "1",
      "stability": "stable"
    }
  ],
  "logout": [
    {
      "from": "client",
      "kind": "request",
      "params": "LogoutRequest",
      "result": "LogoutResponse",
      "gate": "auth.logout",
      "since": "1",
      "stability": "stable"
    }
  ],
  "auth/status": [
    {
      "from": "client",
      "kind": "request",
      "params": "AuthStatusRequest",
      "result": "AuthStatusResponse",
      "gate": "auth.status",
      "since": "1",
      "stability": "unstable"
    }
  ],
  "providers/list": [
    {
      "from": "client",
      "kind": "request",
      "params": "ListProvidersRequest",
      "result": "ListProvidersResponse",
      "gate": "providers",
      "since": "1",
      "stability": "unstable"
    }
  ],
  "providers/set": [
    {
      "from": "client",
      "kind": "request",
      "params": "SetProviderRequest",
      "result": "SetProviderResponse",
      "gate": "providers",
      "since": "1",
      "stability": "unstable"
    }
  ],
  "providers/disable": [
    {
      "from": "client",
      "kind": "request",
      "params": "DisableProviderRequest",
      "result": "DisableProviderResponse",
      "gate": "providers",
      "since": "1",
      "stability": "unstable"
    }
  ],
  "session/new": [
    {
      "from": "client",
      "kind": "request",
      "params": "NewSessionRequest",
      "result": "NewSessionResponse",
      "since": "1",
      "stability": "stable"
    }
  ],
  "session/load": [
    {
      "from": "client",
      "kind": "request",
      "params": "LoadSessionRequest",
      "result": "LoadSessionResponse",
      "gate": "loadSession",
      "since": "1",
      "stability": "stable"
    }
  ],
  "session/resume": [
    {
      "from": "client",
      "kind": "request",
      "params": "ResumeSessionRequest",
      "result": "ResumeSessionResponse",
      "gate": "sessionCapabilities.resume",
      "since": "1",
      "stability": "stable"
    }
  ],
  "session/fork": [
    {
      "from": "client",
      "kind": "request",
      "params": "ForkSessionRequest",
      "result": "ForkSessionResponse",
      "gate": "sessionCapabilities.fork",
      "since": "1",
      "stability": "unstable"
    }
  ],
  "session/close": [
    {
      "from": "client",
      "kind": "request",
      "params": "CloseSessionRequest",
      "result": "CloseSessionResponse",
      "gate": "sessionCapabilities.close",
      "since": "1",
      "stability": "stable"
    }
  ],
  "session/list": [
    {
      "from": "client",
      "kind": "request",
      "params": "ListSessionsRequest",
      "result": "ListSessionsResponse",
      "gate": "sessionCapabilities.list",
      "since": "1",
      "stability": "stable"
    }
  ],
  "session/delete": [
    {
      "from": "client",
      "kind": "request",
      "params": "DeleteSessionRequest",
      "result": "DeleteSessionResponse",
      "gate": "sessionCapabilities.delete",
      "since": "1",
      "stability": "stable"
    }
  ],
  "session/archive": [
    {
      "from": "client",
      "kind": "request",
      "params": "ArchiveSessionRequest",
      "result": "ArchiveSessionResponse",
      "gate": "sessionCapabilities.archive",
      "since": "1",
      "stability": "unstable"
    }
  ],
  "session/unarchive": [
    {
      "from": "client",
      "kind": "request",
      "params": "UnarchiveSessionRequest",
      "result": "UnarchiveSessionResponse",
      "gate": "sessionCapabilities.archive",
      "since": "1",
      "stability": "unstable"
    }
  ],
  "session/status": [
    {
      "from": "client",
      "kind": "request",
      "params": "SessionStatusRequest",
      "result": "SessionStatusResponse",
      "gate": "sessionCapabilities.status",
      "since": "1",
      "stability": "unstable"
    }
  ],
  "session/set_title": [
    {
      "from": "client",
      "kind": "request",
      "params": "SetSessionTitleRequest",
      "result": "SetSessionTitleResponse",
      "gate": "sessionCapabilities.title",
      "since": "1",
      "stability": "unstable"
    }
  ],
  "session/set_mode": [
    {
      "from": "client",
      "kind": "request",
      "params": "SetSessionModeRequest",
      "result": "SetSessionModeResponse",
      "since": "1",
      "stability": "stable"
    }
  ],
  "session/set_config_option": [
    {
      "from": "client",
      "kind": "request",
      "params": "SetSessionConfigOptionRequest",
      "result": "SetSessionConfigOptionResponse",
      "since": "1",
      "stability": "stable"
    }
  ],
  "session/prompt": [
    {
      "from": "client",
      "kind": "request",
      "params": "PromptRequest",
      "result": "PromptResponse",
      "since": "1",
      "stability": "stable"
    }
  ],
  "session/cancel": [
    {
      "from": "client",
      "kind": "notification",
      "params": "CancelNotification",
      "since": "1",
      "stability": "stable"
    }
  ],
  "session/update": [
    {
      "from": "agent",
      "kind": "notification",
      "params": "SessionNotification",
      "since": "1",
      "stability": "stable"
    }
  ],
  "session/request_permission": [
    {
      "from": "agent",
      "kind": "request",
      "params": "RequestPermissionRequest",
      "result": "RequestPermissionResponse",
      "since": "1",
      "stability": "stable"
    }
  ],
  "fs/read_text_file": [
    {
      "from": "agent",
      "kind": "request",
      "params": "ReadTextFileRequest",
      "result": "ReadTextFileResponse",
      "gate": "fs.readTextFile",
      "since": "1",
      "stability": "stable"
    }
  ],
  "fs/write_text_file": [
    {
      "from": "agent",
      "kind": "request",
      "params": "WriteTextFileRequest",
      "result": "WriteTextFileResponse",
      "gate": "fs.writeTextFile",
      "since": "1",
      "stability": "stable"
    }
  ],
  "terminal/create": [
    {
      "from": "agent",
      "kind": "request",
      "params": "CreateTerminalRequest",
      "result": "CreateTerminalResponse",
      "gate": "terminal",
      "since": "1",
      "stability": "stable"
    }
  ],
  "terminal/output": [
    {
      "from": "agent",
      "kind": "request",
      "params": "TerminalOutputRequest",
      "result": "TerminalOutputResponse",
      "gate": "terminal",
      "since": "1",
      "stability": "stable"
    }
  ],
  "terminal/wait_for_exit": [
    {
      "from": "agent",
      "kind": "request",
      "params": "WaitForTerminalExitRequest",
      "result": "WaitForTerminalExitResponse",
      "gate": "terminal",
      "since": "1",
      "stability": "stable"
    }
  ],
  "terminal/kill": [
    {
      "from": "agent",
      "kind": "request",
      "params": "KillTerminalRequest",
      "result": "KillTerminalResponse",
      "gate": "terminal",
      "since": "1",
      "stability": "stable"
    }
  ],
  "terminal/release": [
    {
      "from": "agent",
      "kind": "request",
      "params": "ReleaseTerminalRequest",
      "result": "ReleaseTerminalResponse",
      "gate": "terminal",
      "since": "1",
      "stability": "stable"
    }
  ],
  "elicitation/create": [
    {
      "from": "agent",
      "kind": "request",
      "params": "CreateElicitationRequest",
      "result": "CreateElicitationResponse",
      "gate": "elicitation",
      "since": "1",
      "stability": "stable"
    }
  ],
  "elicitation/complete": [
    {
      "from": "agent",
      "kind": "notification",
      "params": "CompleteElicitationNotification",
      "gate": "elicitation.url",
      "since": "1",
      "stability": "stable"
    }
  ],
  "auth/status_update": [
    {
      "from": "agent",
      "kind": "notification",
      "params": "AuthStatusUpdateNotification",
      "gate": "auth.status",
      "since": "1",
      "stability": "unstable"
    }
  ],
  "mcp/message": [
    {
      "from": "agent",
      "kind": "request",
      "params": "MessageMcpRequest",
      "result": "MessageMcpResponse",
      "gate": "mcpCapabilities.acp",
      "since": "1",
      "stability": "unstable"
    },
    {
      "from": "client",
      "kind": "notification",
      "params": "MessageMcpNotification",
      "gate": "mcpCapabilities.acp",
      "since": "1",
      "stability": "unstable"
    }
  ],
  "proxy/initialize": [
    {
      "from": "client",
      "kind": "request",
      "params": "InitializeProxyRequest",
      "result": "InitializeProxyResponse",
      "since": "1",
      "stability": "unstable"
    }
  ],
  "proxy/successor": [
    {
      "from": "either",
      "kind": "request",
      "params": "ProxySuccessorRequest",
      "result": "ProxySuccessorResponse",
      "since": "1",
      "stability": "unstable"
    },
    {
      "from": "either",
      "kind": "notification",
      "params": "ProxySuccessorNotification",
      "since": "1",
      "stability": "unstable"
    }
  ],
  "$/cancel_request": [
    {
      "from": "either",
      "kind": "notification",
      "params": "CancelRequestNotification",
      "since": "1",
      "stability": "stable"
    }
  ]
};

/** Methods outside the protocol: the prefix of their names, and what their parts are. */
export const EXTENSIONS = {
  "prefix": "_",
  "requestParams": "ExtRequest",
  "result": "ExtResponse",
  "notificationParams": "ExtNotification"
};

/** Error codes by name. */
export const ERROR_CODES = {
  "parse_error": -32700,
  "invalid_request": -32600,
  "method_not_found": -32601,
  "invalid_params": -32602,
  "internal_error": -32603,
  "request_cancelled": -32800,
  "auth_required": -32000,
  "resource_not_found": -32002
};
