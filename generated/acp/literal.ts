// Generated from schema/acp (sha256 305f94b65240fff8) by `npm run generate`. Do not edit.

export const schema = {
  "$defs": {
    "AgentCapabilities": {
      "description": "What an agent offers; what is missing or null is not supported.",
      "type": "object",
      "properties": {
        "loadSession": {
          "description": "Whether the agent answers `session/load`.",
          "x-lenient": "default",
          "x-absent": false,
          "type": "boolean"
        },
        "promptCapabilities": {
          "description": "Which content a prompt may hold beside text and resource links.",
          "x-lenient": "default",
          "x-absent": {},
          "$ref": "#/$defs/PromptCapabilities"
        },
        "mcpCapabilities": {
          "description": "How the agent reaches MCP servers beside stdio.",
          "x-lenient": "default",
          "x-absent": {},
          "$ref": "#/$defs/McpCapabilities"
        },
        "sessionCapabilities": {
          "description": "Which optional session methods and members the agent takes.",
          "x-lenient": "default",
          "x-absent": {},
          "$ref": "#/$defs/SessionCapabilities"
        },
        "auth": {
          "description": "Which optional authentication methods the agent takes.",
          "x-lenient": "default",
          "x-absent": {},
          "$ref": "#/$defs/AgentAuthCapabilities"
        },
        "providers": {
          "description": "Whether the client may configure model providers.",
          "x-stability": "unstable",
          "x-lenient": "default",
          "anyOf": [
            {
              "$ref": "#/$defs/ProvidersCapabilities"
            },
            {
              "type": "null"
            }
          ]
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "PromptCapabilities": {
      "description": "Content that a prompt may hold beside text and resource links, which every agent takes.",
      "type": "object",
      "properties": {
        "image": {
          "description": "Whether a prompt may hold images.",
          "x-lenient": "default",
          "x-absent": false,
          "type": "boolean"
        },
        "audio": {
          "description": "Whether a prompt may hold audio.",
          "x-lenient": "default",
          "x-absent": false,
          "type": "boolean"
        },
        "embeddedContext": {
          "description": "Whether a prompt may hold resources with their contents.",
          "x-lenient": "default",
          "x-absent": false,
          "type": "boolean"
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "McpCapabilities": {
      "description": "How an agent reaches MCP servers beside stdio, which every agent does.",
      "type": "object",
      "properties": {
        "http": {
          "description": "Whether the agent connects over HTTP.",
          "x-lenient": "default",
          "x-absent": false,
          "type": "boolean"
        },
        "sse": {
          "description": "Whether the agent connects over SSE, which MCP has deprecated.",
          "x-lenient": "default",
          "x-absent": false,
          "type": "boolean"
        },
        "acp": {
          "description": "Whether the agent reaches servers through this connection.",
          "x-stability": "unstable",
          "x-lenient": "default",
          "x-absent": false,
          "type": "boolean"
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "SessionCapabilities": {
      "description": "Session methods and members that an agent takes beside the baseline.",
      "type": "object",
      "properties": {
        "list": {
          "description": "Whether the agent answers `session/list`.",
          "x-lenient": "default",
          "anyOf": [
            {
              "$ref": "#/$defs/SessionListCapabilities"
            },
            {
              "type": "null"
            }
          ]
        },
        "delete": {
          "description": "Whether the agent answers `session/delete`.",
          "x-lenient": "default",
          "anyOf": [
            {
              "$ref": "#/$defs/SessionDeleteCapabilities"
            },
            {
              "type": "null"
            }
          ]
        },
        "additionalDirectories": {
          "description": "Whether a session may have more than one root.",
          "x-lenient": "default",
          "anyOf": [
            {
              "$ref": "#/$defs/SessionAdditionalDirectoriesCapabilities"
            },
            {
              "type": "null"
            }
          ]
        },
        "systemPrompt": {
          "description": "Whether a session may bring its own system prompt.",
          "x-stability": "unstable",
          "x-lenient": "default",
          "anyOf": [
            {
              "$ref": "#/$defs/SessionSystemPromptCapabilities"
            },
            {
              "type": "null"
            }
          ]
        },
        "fork": {
          "description": "Whether the agent answers `session/fork`.",
          "x-stability": "unstable",
          "x-lenient": "default",
          "anyOf": [
            {
              "$ref": "#/$defs/SessionForkCapabilities"
            },
            {
              "type": "null"
            }
          ]
        },
        "archive": {
          "description": "Whether sessions can be archived.",
          "x-stability": "unstable",
          "x-lenient": "default",
          "anyOf": [
            {
              "$ref": "#/$defs/SessionArchiveCapabilities"
            },
            {
              "type": "null"
            }
          ]
        },
        "status": {
          "description": "Whether the agent answers `session/status`.",
          "x-stability": "unstable",
          "x-lenient": "default",
          "anyOf": [
            {
              "$ref": "#/$defs/SessionStatusCapabilities"
            },
            {
              "type": "null"
            }
          ]
        },
        "title": {
          "description": "Whether the agent answers `session/set_title`.",
          "x-stability": "unstable",
          "x-lenient": "default",
          "anyOf": [
            {
              "$ref": "#/$defs/SessionTitleCapabilities"
            },
            {
              "type": "null"
            }
          ]
        },
        "resume": {
          "description": "Whether the agent answers `session/resume`.",
          "x-lenient": "default",
          "anyOf": [
            {
              "$ref": "#/$defs/SessionResumeCapabilities"
            },
            {
              "type": "null"
            }
          ]
        },
        "close": {
          "description": "Whether the agent answers `session/close`.",
          "x-lenient": "default",
          "anyOf": [
            {
              "$ref": "#/$defs/SessionCloseCapabilities"
            },
            {
              "type": "null"
            }
          ]
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "SessionListCapabilities": {
      "description": "The agent answers `session/list`.",
      "type": "object",
      "properties": {
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "SessionDeleteCapabilities": {
      "description": "The agent answers `session/delete`.",
      "type": "object",
      "properties": {
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "SessionAdditionalDirectoriesCapabilities": {
      "description": "A session may have further roots beside its working directory.",
      "type": "object",
      "properties": {
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "SessionSystemPromptCapabilities": {
      "description": "A session may add its own system prompt when it starts.",
      "x-stability": "unstable",
      "type": "object",
      "properties": {
        "mode": {
          "description": "What a system prompt may do beside being appended.",
          "x-lenient": "default",
          "anyOf": [
            {
              "$ref": "#/$defs/SessionSystemPromptModeCapabilities"
            },
            {
              "type": "null"
            }
          ]
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "SessionSystemPromptModeCapabilities": {
      "description": "What a system prompt may do beside being appended.",
      "x-stability": "unstable",
      "type": "object",
      "properties": {
        "override": {
          "description": "Whether it may take the place of the agent's own.",
          "x-lenient": "default",
          "anyOf": [
            {
              "$ref": "#/$defs/SessionSystemPromptOverrideCapabilities"
            },
            {
              "type": "null"
            }
          ]
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "SessionSystemPromptOverrideCapabilities": {
      "description": "A system prompt may take the place of the agent's own.",
      "x-stability": "unstable",
      "type": "object",
      "properties": {
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "SessionForkCapabilities": {
      "description": "The agent answers `session/fork`.",
      "x-stability": "unstable",
      "type": "object",
      "properties": {
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "SessionArchiveCapabilities": {
      "description": "The agent answers `session/archive` and `session/unarchive`, filters the list by it, and tells it of each session.",
      "x-stability": "unstable",
      "type": "object",
      "properties": {
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "SessionStatusCapabilities": {
      "description": "The agent answers `session/status`.",
      "x-stability": "unstable",
      "type": "object",
      "properties": {
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "SessionTitleCapabilities": {
      "description": "The agent answers `session/set_title`.",
      "x-stability": "unstable",
      "type": "object",
      "properties": {
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "SessionResumeCapabilities": {
      "description": "The agent answers `session/resume`.",
      "type": "object",
      "properties": {
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "SessionCloseCapabilities": {
      "description": "The agent answers `session/close`.",
      "type": "object",
      "properties": {
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "AgentAuthCapabilities": {
      "description": "Authentication methods that an agent takes beside `authenticate`.",
      "type": "object",
      "properties": {
        "status": {
          "description": "Whether the agent tells who is logged in.",
          "x-stability": "unstable",
          "x-lenient": "default",
          "anyOf": [
            {
              "$ref": "#/$defs/AuthStatusCapabilities"
            },
            {
              "type": "null"
            }
          ]
        },
        "logout": {
          "description": "Whether the agent answers `logout`.",
          "x-lenient": "default",
          "anyOf": [
            {
              "$ref": "#/$defs/LogoutCapabilities"
            },
            {
              "type": "null"
            }
          ]
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "AuthStatusCapabilities": {
      "description": "The agent answers `auth/status` and tells of changes.",
      "x-stability": "unstable",
      "type": "object",
      "properties": {
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "LogoutCapabilities": {
      "description": "The agent answers `logout`.",
      "type": "object",
      "properties": {
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "ProvidersCapabilities": {
      "description": "The agent answers the `providers/` methods.",
      "x-stability": "unstable",
      "type": "object",
      "properties": {
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "AuthMethodId": {
      "description": "Names a way to authenticate.",
      "type": "string"
    },
    "AuthMethod": {
      "description": "A way to authenticate; what has no known tag is left to the agent.",
      "anyOf": [
        {
          "$ref": "#/$defs/TerminalAuthMethod"
        },
        {
          "$ref": "#/$defs/AuthMethodAgent"
        }
      ]
    },
    "AuthMethodAgent": {
      "description": "The agent carries the authentication out by itself.",
      "type": "object",
      "required": [
        "id",
        "name"
      ],
      "properties": {
        "id": {
          "$ref": "#/$defs/AuthMethodId"
        },
        "name": {
          "description": "Name to show to people.",
          "type": "string"
        },
        "description": {
          "description": "More about it, for people.",
          "x-lenient": "default",
          "type": [
            "string",
            "null"
          ]
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "AuthMethodTerminal": {
      "description": "The client runs the agent in a terminal where the user logs in.",
      "type": "object",
      "required": [
        "id",
        "name"
      ],
      "properties": {
        "id": {
          "$ref": "#/$defs/AuthMethodId"
        },
        "name": {
          "description": "Name to show to people.",
          "type": "string"
        },
        "description": {
          "description": "More about it, for people.",
          "x-lenient": "default",
          "type": [
            "string",
            "null"
          ]
        },
        "args": {
          "description": "Arguments that are added to the command line of the agent.",
          "x-lenient": "null-empty",
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "env": {
          "description": "Variables that are added to the environment of the agent.",
          "x-lenient": "null-empty",
          "type": "object",
          "additionalProperties": {
            "type": "string"
          }
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "TerminalAuthMethod": {
      "description": "A way to authenticate in a terminal.",
      "x-gate": "auth.terminal",
      "x-payload": "#/$defs/AuthMethodTerminal",
      "type": "object",
      "required": [
        "type",
        "id",
        "name"
      ],
      "properties": {
        "type": {
          "description": "Tells the kind.",
          "const": "terminal"
        },
        "id": {
          "$ref": "#/$defs/AuthMethodId"
        },
        "name": {
          "description": "Name to show to people.",
          "type": "string"
        },
        "description": {
          "description": "More about it, for people.",
          "x-lenient": "default",
          "type": [
            "string",
            "null"
          ]
        },
        "args": {
          "description": "Arguments that are added to the command line of the agent.",
          "x-lenient": "null-empty",
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "env": {
          "description": "Variables that are added to the environment of the agent.",
          "x-lenient": "null-empty",
          "type": "object",
          "additionalProperties": {
            "type": "string"
          }
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "AuthenticateRequest": {
      "description": "The client chooses a way to authenticate.",
      "type": "object",
      "required": [
        "methodId"
      ],
      "properties": {
        "methodId": {
          "description": "One of the ways that the agent named, not one of kind `terminal`.",
          "$ref": "#/$defs/AuthMethodId"
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "AuthenticateResponse": {
      "description": "The user is authenticated.",
      "type": "object",
      "properties": {
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "LogoutRequest": {
      "description": "The client ends the authenticated state.",
      "type": "object",
      "properties": {
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "LogoutResponse": {
      "description": "Nobody is authenticated any more.",
      "type": "object",
      "properties": {
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "AuthState": {
      "description": "Whether somebody is authenticated with the agent, or need be.",
      "x-stability": "unstable",
      "x-open": true,
      "anyOf": [
        {
          "type": "string",
          "enum": [
            "authenticated",
            "unauthenticated",
            "not_required",
            "unknown"
          ]
        },
        {
          "type": "string"
        }
      ]
    },
    "AuthAccount": {
      "description": "An account that the agent knows of.",
      "x-stability": "unstable",
      "type": "object",
      "required": [
        "label"
      ],
      "properties": {
        "label": {
          "description": "What to show for the account.",
          "type": "string"
        },
        "active": {
          "description": "Whether the agent uses it by default now.",
          "x-lenient": "default",
          "type": [
            "boolean",
            "null"
          ]
        },
        "name": {
          "description": "Name of the person.",
          "x-lenient": "default",
          "type": [
            "string",
            "null"
          ]
        },
        "email": {
          "description": "Address of the person.",
          "x-lenient": "default",
          "type": [
            "string",
            "null"
          ]
        },
        "organization": {
          "description": "Organization that the account belongs to.",
          "x-lenient": "default",
          "type": [
            "string",
            "null"
          ]
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "AuthStatusRequest": {
      "description": "The client asks who is authenticated.",
      "x-stability": "unstable",
      "type": "object",
      "properties": {
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "AuthStatusResponse": {
      "description": "Who is authenticated now.",
      "x-stability": "unstable",
      "type": "object",
      "required": [
        "state"
      ],
      "properties": {
        "state": {
          "$ref": "#/$defs/AuthState"
        },
        "accounts": {
          "description": "Accounts that the agent may name.",
          "x-lenient": "skip-items",
          "x-lenient-default": [],
          "type": "array",
          "items": {
            "$ref": "#/$defs/AuthAccount"
          }
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "AuthStatusUpdateNotification": {
      "description": "Who is authenticated has changed; this is the whole of it.",
      "x-stability": "unstable",
      "type": "object",
      "required": [
        "state"
      ],
      "properties": {
        "state": {
          "$ref": "#/$defs/AuthState"
        },
        "accounts": {
          "description": "Accounts that the agent may name.",
          "x-lenient": "skip-items",
          "x-lenient-default": [],
          "type": "array",
          "items": {
            "$ref": "#/$defs/AuthAccount"
          }
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "ClientCapabilities": {
      "description": "What a client offers; what is missing or null is not supported.",
      "type": "object",
      "properties": {
        "fs": {
          "description": "Which file methods the agent may call.",
          "x-lenient": "default",
          "x-absent": {},
          "$ref": "#/$defs/FileSystemCapabilities"
        },
        "terminal": {
          "description": "Whether the agent may call the `terminal/` methods, all of them.",
          "x-lenient": "default",
          "x-absent": false,
          "type": "boolean"
        },
        "session": {
          "description": "Which optional parts of a session the client takes.",
          "x-lenient": "default",
          "anyOf": [
            {
              "$ref": "#/$defs/ClientSessionCapabilities"
            },
            {
              "type": "null"
            }
          ]
        },
        "subagents": {
          "description": "Whether the client follows the sessions of subagents.",
          "x-stability": "unstable",
          "x-lenient": "default",
          "anyOf": [
            {
              "$ref": "#/$defs/SubagentCapabilities"
            },
            {
              "type": "null"
            }
          ]
        },
        "plan": {
          "description": "Whether the client takes plans by their id.",
          "x-stability": "unstable",
          "x-lenient": "default",
          "anyOf": [
            {
              "$ref": "#/$defs/PlanCapabilities"
            },
            {
              "type": "null"
            }
          ]
        },
        "auth": {
          "description": "Which kinds of authentication the client can carry out.",
          "x-lenient": "default",
          "x-absent": {},
          "$ref": "#/$defs/AuthCapabilities"
        },
        "elicitation": {
          "description": "In which ways the agent may ask the user for input.",
          "x-lenient": "default",
          "anyOf": [
            {
              "$ref": "#/$defs/ElicitationCapabilities"
            },
            {
              "type": "null"
            }
          ]
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "FileSystemCapabilities": {
      "description": "Which file methods a client offers.",
      "type": "object",
      "properties": {
        "readTextFile": {
          "description": "Whether the client answers `fs/read_text_file`.",
          "x-lenient": "default",
          "x-absent": false,
          "type": "boolean"
        },
        "writeTextFile": {
          "description": "Whether the client answers `fs/write_text_file`.",
          "x-lenient": "default",
          "x-absent": false,
          "type": "boolean"
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "ClientSessionCapabilities": {
      "description": "Which optional parts of a session a client takes.",
      "type": "object",
      "properties": {
        "compaction": {
          "description": "Whether the client takes updates about compaction.",
          "x-lenient": "default",
          "anyOf": [
            {
              "$ref": "#/$defs/CompactionCapabilities"
            },
            {
              "type": "null"
            }
          ]
        },
        "configOptions": {
          "description": "Which kinds of configuration options the client can show beside selects.",
          "x-lenient": "default",
          "anyOf": [
            {
              "$ref": "#/$defs/SessionConfigOptionsCapabilities"
            },
            {
              "type": "null"
            }
          ]
        },
        "notices": {
          "description": "Whether the client takes notices.",
          "x-lenient": "default",
          "anyOf": [
            {
              "$ref": "#/$defs/NoticeCapabilities"
            },
            {
              "type": "null"
            }
          ]
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "SessionConfigOptionsCapabilities": {
      "description": "Kinds of configuration options that a client can show beside selects.",
      "type": "object",
      "properties": {
        "boolean": {
          "description": "Whether the client can show options that are on or off.",
          "x-lenient": "default",
          "anyOf": [
            {
              "$ref": "#/$defs/BooleanConfigOptionCapabilities"
            },
            {
              "type": "null"
            }
          ]
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "BooleanConfigOptionCapabilities": {
      "description": "The client can show options that are on or off.",
      "type": "object",
      "properties": {
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "CompactionCapabilities": {
      "description": "The client takes updates about compaction of the context.",
      "type": "object",
      "additionalProperties": true
    },
    "NoticeCapabilities": {
      "description": "The client takes notices beside the history of the session.",
      "type": "object",
      "additionalProperties": true
    },
    "SubagentCapabilities": {
      "description": "The client follows child sessions, their state, and messages between sessions.",
      "x-stability": "unstable",
      "type": "object",
      "properties": {
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "PlanCapabilities": {
      "description": "The client takes `plan_update` and `plan_removed`.",
      "x-stability": "unstable",
      "type": "object",
      "properties": {
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "AuthCapabilities": {
      "description": "Kinds of authentication that a client can carry out.",
      "type": "object",
      "properties": {
        "terminal": {
          "description": "Whether the client can run the agent in a terminal for the user to log in.",
          "x-lenient": "default",
          "x-absent": false,
          "type": "boolean"
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "ElicitationCapabilities": {
      "description": "Ways in which a client lets the agent ask the user; at least one is to be there.",
      "type": "object",
      "properties": {
        "form": {
          "description": "Whether the client shows forms.",
          "x-lenient": "default",
          "anyOf": [
            {
              "$ref": "#/$defs/ElicitationFormCapabilities"
            },
            {
              "type": "null"
            }
          ]
        },
        "url": {
          "description": "Whether the client opens addresses.",
          "x-lenient": "default",
          "anyOf": [
            {
              "$ref": "#/$defs/ElicitationUrlCapabilities"
            },
            {
              "type": "null"
            }
          ]
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "ElicitationFormCapabilities": {
      "description": "The client shows forms to the user.",
      "type": "object",
      "properties": {
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "ElicitationUrlCapabilities": {
      "description": "The client opens addresses for the user.",
      "type": "object",
      "properties": {
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "UnstructuredCommandInput": {
      "description": "Everything typed after the name of the command is its input.",
      "type": "object",
      "required": [
        "hint"
      ],
      "properties": {
        "hint": {
          "description": "What to show while nothing has been typed.",
          "type": "string"
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "AvailableCommandInput": {
      "description": "What a command takes as input.",
      "$ref": "#/$defs/UnstructuredCommandInput"
    },
    "AvailableCommand": {
      "description": "A command that the user can give.",
      "type": "object",
      "required": [
        "name",
        "description"
      ],
      "properties": {
        "name": {
          "description": "Name of the command.",
          "type": "string"
        },
        "description": {
          "description": "What the command does.",
          "type": "string"
        },
        "input": {
          "description": "Its input; missing or null means it takes none.",
          "x-lenient": "default",
          "anyOf": [
            {
              "$ref": "#/$defs/AvailableCommandInput"
            },
            {
              "type": "null"
            }
          ]
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "AvailableCommandsUpdate": {
      "description": "The commands of a session.",
      "type": "object",
      "required": [
        "availableCommands"
      ],
      "properties": {
        "availableCommands": {
          "description": "All commands there are now.",
          "x-lenient": "skip-items",
          "x-lenient-default": [],
          "type": "array",
          "items": {
            "$ref": "#/$defs/AvailableCommand"
          }
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "SessionUpdateAvailableCommandsUpdate": {
      "description": "The commands of the session are known or have changed.",
      "x-payload": "#/$defs/AvailableCommandsUpdate",
      "type": "object",
      "required": [
        "sessionUpdate",
        "availableCommands"
      ],
      "properties": {
        "sessionUpdate": {
          "description": "Tells the kind.",
          "const": "available_commands_update"
        },
        "availableCommands": {
          "description": "All commands there are now.",
          "x-lenient": "skip-items",
          "x-lenient-default": [],
          "type": "array",
          "items": {
            "$ref": "#/$defs/AvailableCommand"
          }
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "CompactionId": {
      "description": "Names one compaction of the context.",
      "type": "string"
    },
    "CompactionStatus": {
      "description": "How far a compaction has come.",
      "x-open": true,
      "anyOf": [
        {
          "type": "string",
          "enum": [
            "in_progress",
            "completed",
            "failed",
            "cancelled"
          ]
        },
        {
          "type": "string"
        }
      ]
    },
    "CompactionUpdate": {
      "description": "A compaction of the context has begun or changed.",
      "type": "object",
      "required": [
        "compactionId",
        "status"
      ],
      "properties": {
        "compactionId": {
          "$ref": "#/$defs/CompactionId"
        },
        "status": {
          "$ref": "#/$defs/CompactionStatus"
        },
        "summary": {
          "description": "What is kept of the context; null clears it, missing leaves it as it is.",
          "x-lenient": "skip-items",
          "anyOf": [
            {
              "type": "array",
              "items": {
                "$ref": "#/$defs/ContentBlock"
              }
            },
            {
              "type": "null"
            }
          ]
        },
        "error": {
          "description": "Why it failed.",
          "x-lenient": "default",
          "type": [
            "string",
            "null"
          ]
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "SessionUpdateCompactionUpdate": {
      "description": "A compaction of the context has begun or changed.",
      "x-gate": "session.compaction",
      "x-payload": "#/$defs/CompactionUpdate",
      "type": "object",
      "required": [
        "sessionUpdate",
        "compactionId",
        "status"
      ],
      "properties": {
        "sessionUpdate": {
          "description": "Tells the kind.",
          "const": "compaction_update"
        },
        "compactionId": {
          "$ref": "#/$defs/CompactionId"
        },
        "status": {
          "$ref": "#/$defs/CompactionStatus"
        },
        "summary": {
          "description": "What is kept of the context; null clears it, missing leaves it as it is.",
          "x-lenient": "skip-items",
          "anyOf": [
            {
              "type": "array",
              "items": {
                "$ref": "#/$defs/ContentBlock"
              }
            },
            {
              "type": "null"
            }
          ]
        },
        "error": {
          "description": "Why it failed.",
          "x-lenient": "default",
          "type": [
            "string",
            "null"
          ]
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "CompactionSummaryChunk": {
      "description": "A piece of the summary of a compaction.",
      "type": "object",
      "required": [
        "compactionId",
        "content"
      ],
      "properties": {
        "compactionId": {
          "$ref": "#/$defs/CompactionId"
        },
        "content": {
          "description": "Block that is added to the summary.",
          "$ref": "#/$defs/ContentBlock"
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "SessionUpdateCompactionSummaryChunk": {
      "description": "A piece of the summary of a compaction, added to what there is.",
      "x-gate": "session.compaction",
      "x-payload": "#/$defs/CompactionSummaryChunk",
      "type": "object",
      "required": [
        "sessionUpdate",
        "compactionId",
        "content"
      ],
      "properties": {
        "sessionUpdate": {
          "description": "Tells the kind.",
          "const": "compaction_summary_chunk"
        },
        "compactionId": {
          "$ref": "#/$defs/CompactionId"
        },
        "content": {
          "description": "Block that is added to the summary.",
          "$ref": "#/$defs/ContentBlock"
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "SessionConfigId": {
      "description": "Names a configuration option.",
      "type": "string"
    },
    "SessionConfigValueId": {
      "description": "Names a value of a select.",
      "type": "string"
    },
    "SessionConfigGroupId": {
      "description": "Names a group of values.",
      "type": "string"
    },
    "SessionConfigOptionCategory": {
      "description": "What an option is about, for how it is shown; never for how it works.",
      "x-open": true,
      "anyOf": [
        {
          "type": "string",
          "enum": [
            "mode",
            "model",
            "model_config",
            "thought_level"
          ]
        },
        {
          "type": "string"
        }
      ]
    },
    "SessionConfigOption": {
      "description": "A configuration option of a session, with its current value.",
      "type": "object",
      "discriminator": {
        "propertyName": "type"
      },
      "oneOf": [
        {
          "$ref": "#/$defs/SessionConfigOptionSelect"
        },
        {
          "$ref": "#/$defs/SessionConfigOptionBoolean"
        }
      ]
    },
    "SessionConfigSelect": {
      "description": "One value is chosen from several.",
      "type": "object",
      "required": [
        "currentValue",
        "options"
      ],
      "properties": {
        "currentValue": {
          "description": "The value that is chosen.",
          "$ref": "#/$defs/SessionConfigValueId"
        },
        "options": {
          "$ref": "#/$defs/SessionConfigSelectOptions"
        }
      }
    },
    "SessionConfigOptionSelect": {
      "description": "An option whose value is chosen from several.",
      "x-payload": "#/$defs/SessionConfigSelect",
      "type": "object",
      "required": [
        "type",
        "id",
        "name",
        "currentValue",
        "options"
      ],
      "properties": {
        "type": {
          "description": "Tells the kind.",
          "const": "select"
        },
        "id": {
          "$ref": "#/$defs/SessionConfigId"
        },
        "name": {
          "description": "Name to show to people.",
          "type": "string"
        },
        "description": {
          "description": "More about it, for people.",
          "x-lenient": "default",
          "type": [
            "string",
            "null"
          ]
        },
        "category": {
          "description": "What the option is about.",
          "x-lenient": "default",
          "anyOf": [
            {
              "$ref": "#/$defs/SessionConfigOptionCategory"
            },
            {
              "type": "null"
            }
          ]
        },
        "currentValue": {
          "description": "The value that is chosen.",
          "$ref": "#/$defs/SessionConfigValueId"
        },
        "options": {
          "$ref": "#/$defs/SessionConfigSelectOptions"
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "SessionConfigBoolean": {
      "description": "It is on or off.",
      "type": "object",
      "required": [
        "currentValue"
      ],
      "properties": {
        "currentValue": {
          "description": "Whether it is on.",
          "type": "boolean"
        }
      }
    },
    "SessionConfigOptionBoolean": {
      "description": "An option that is on or off.",
      "x-gate": "session.configOptions.boolean",
      "x-payload": "#/$defs/SessionConfigBoolean",
      "type": "object",
      "required": [
        "type",
        "id",
        "name",
        "currentValue"
      ],
      "properties": {
        "type": {
          "description": "Tells the kind.",
          "const": "boolean"
        },
        "id": {
          "$ref": "#/$defs/SessionConfigId"
        },
        "name": {
          "description": "Name to show to people.",
          "type": "string"
        },
        "description": {
          "description": "More about it, for people.",
          "x-lenient": "default",
          "type": [
            "string",
            "null"
          ]
        },
        "category": {
          "description": "What the option is about.",
          "x-lenient": "default",
          "anyOf": [
            {
              "$ref": "#/$defs/SessionConfigOptionCategory"
            },
            {
              "type": "null"
            }
          ]
        },
        "currentValue": {
          "description": "Whether it is on.",
          "type": "boolean"
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "SessionConfigSelectOptions": {
      "description": "The values to choose from, in one list or in groups.",
      "anyOf": [
        {
          "type": "array",
          "items": {
            "$ref": "#/$defs/SessionConfigSelectOption"
          }
        },
        {
          "type": "array",
          "items": {
            "$ref": "#/$defs/SessionConfigSelectGroup"
          }
        }
      ]
    },
    "SessionConfigSelectOption": {
      "description": "A value that can be chosen.",
      "type": "object",
      "required": [
        "value",
        "name"
      ],
      "properties": {
        "value": {
          "$ref": "#/$defs/SessionConfigValueId"
        },
        "name": {
          "description": "The value as it is shown.",
          "type": "string"
        },
        "description": {
          "description": "More about it, for people.",
          "x-lenient": "default",
          "type": [
            "string",
            "null"
          ]
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "SessionConfigSelectGroup": {
      "description": "Values that are shown together.",
      "type": "object",
      "required": [
        "group",
        "name",
        "options"
      ],
      "properties": {
        "group": {
          "$ref": "#/$defs/SessionConfigGroupId"
        },
        "name": {
          "description": "Name of the group, as it is shown.",
          "type": "string"
        },
        "options": {
          "description": "The values of the group.",
          "x-lenient": "skip-items",
          "x-lenient-default": [],
          "type": "array",
          "items": {
            "$ref": "#/$defs/SessionConfigSelectOption"
          }
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "SetSessionConfigOptionRequest": {
      "description": "The client sets a configuration option; a value with any other tag, or none, is that of a select.",
      "anyOf": [
        {
          "$ref": "#/$defs/SetSessionConfigOptionRequestBoolean"
        },
        {
          "$ref": "#/$defs/SetSessionConfigOptionRequestValueId"
        }
      ]
    },
    "SetSessionConfigOptionRequestBoolean": {
      "description": "The client turns an option on or off.",
      "x-gate": "session.configOptions.boolean",
      "type": "object",
      "required": [
        "sessionId",
        "configId",
        "type",
        "value"
      ],
      "properties": {
        "sessionId": {
          "$ref": "#/$defs/SessionId"
        },
        "configId": {
          "$ref": "#/$defs/SessionConfigId"
        },
        "type": {
          "description": "Tells the kind of value.",
          "const": "boolean"
        },
        "value": {
          "description": "Whether it shall be on.",
          "type": "boolean"
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "SetSessionConfigOptionRequestValueId": {
      "description": "The client chooses a value of a select.",
      "type": "object",
      "required": [
        "sessionId",
        "configId",
        "value"
      ],
      "properties": {
        "sessionId": {
          "$ref": "#/$defs/SessionId"
        },
        "configId": {
          "$ref": "#/$defs/SessionConfigId"
        },
        "value": {
          "description": "The value that is chosen.",
          "$ref": "#/$defs/SessionConfigValueId"
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "SetSessionConfigOptionResponse": {
      "description": "The option is set; others may have changed with it.",
      "type": "object",
      "required": [
        "configOptions"
      ],
      "properties": {
        "configOptions": {
          "description": "All options and their values, as they are now.",
          "x-lenient": "skip-items",
          "x-lenient-default": [],
          "type": "array",
          "items": {
            "$ref": "#/$defs/SessionConfigOption"
          }
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "ConfigOptionUpdate": {
      "description": "Configuration options of a session have changed.",
      "type": "object",
      "required": [
        "configOptions"
      ],
      "properties": {
        "configOptions": {
          "description": "All options and their values, as they are now.",
          "x-lenient": "skip-items",
          "x-lenient-default": [],
          "type": "array",
          "items": {
            "$ref": "#/$defs/SessionConfigOption"
          }
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "SessionUpdateConfigOptionUpdate": {
      "description": "The agent has changed configuration options.",
      "x-payload": "#/$defs/ConfigOptionUpdate",
      "type": "object",
      "required": [
        "sessionUpdate",
        "configOptions"
      ],
      "properties": {
        "sessionUpdate": {
          "description": "Tells the kind.",
          "const": "config_option_update"
        },
        "configOptions": {
          "description": "All options and their values, as they are now.",
          "x-lenient": "skip-items",
          "x-lenient-default": [],
          "type": "array",
          "items": {
            "$ref": "#/$defs/SessionConfigOption"
          }
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "Role": {
      "description": "Who a piece of content is for.",
      "type": "string",
      "enum": [
        "assistant",
        "user"
      ]
    },
    "Annotations": {
      "description": "Hints on how a piece of content is to be used or shown.",
      "type": "object",
      "properties": {
        "audience": {
          "description": "Whom it is for.",
          "x-lenient": "skip-items",
          "anyOf": [
            {
              "type": "array",
              "items": {
                "$ref": "#/$defs/Role"
              }
            },
            {
              "type": "null"
            }
          ]
        },
        "lastModified": {
          "description": "When it was last changed.",
          "x-lenient": "default",
          "type": [
            "string",
            "null"
          ]
        },
        "priority": {
          "description": "How much it matters, from 0 to 1.",
          "x-lenient": "default",
          "type": [
            "number",
            "null"
          ]
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "ContentBlock": {
      "description": "A piece of content, in the kinds that MCP has too.",
      "type": "object",
      "discriminator": {
        "propertyName": "type"
      },
      "oneOf": [
        {
          "$ref": "#/$defs/ContentBlockText"
        },
        {
          "$ref": "#/$defs/ContentBlockImage"
        },
        {
          "$ref": "#/$defs/ContentBlockAudio"
        },
        {
          "$ref": "#/$defs/ContentBlockResourceLink"
        },
        {
          "$ref": "#/$defs/ContentBlockResource"
        }
      ]
    },
    "TextContent": {
      "description": "Text, plain or Markdown.",
      "type": "object",
      "required": [
        "text"
      ],
      "properties": {
        "annotations": {
          "description": "Hints on its use.",
          "x-lenient": "default",
          "anyOf": [
            {
              "$ref": "#/$defs/Annotations"
            },
            {
              "type": "null"
            }
          ]
        },
        "text": {
          "description": "The text.",
          "type": "string"
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "ContentBlockText": {
      "description": "A block of text; every agent takes it.",
      "x-payload": "#/$defs/TextContent",
      "type": "object",
      "required": [
        "type",
        "text"
      ],
      "properties": {
        "type": {
          "description": "Tells the kind.",
          "const": "text"
        },
        "annotations": {
          "description": "Hints on its use.",
          "x-lenient": "default",
          "anyOf": [
            {
              "$ref": "#/$defs/Annotations"
            },
            {
              "type": "null"
            }
          ]
        },
        "text": {
          "description": "The text.",
          "type": "string"
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "ImageContent": {
      "description": "An image.",
      "type": "object",
      "required": [
        "data",
        "mimeType"
      ],
      "properties": {
        "annotations": {
          "description": "Hints on its use.",
          "x-lenient": "default",
          "anyOf": [
            {
              "$ref": "#/$defs/Annotations"
            },
            {
              "type": "null"
            }
          ]
        },
        "data": {
          "description": "The image in Base64.",
          "type": "string"
        },
        "mimeType": {
          "description": "Media type of the image.",
          "type": "string"
        },
        "uri": {
          "description": "Where the image is from.",
          "x-lenient": "default",
          "type": [
            "string",
            "null"
          ]
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "ContentBlockImage": {
      "description": "A block with an image; in prompts only where the agent takes images.",
      "x-gate": "promptCapabilities.image",
      "x-payload": "#/$defs/ImageContent",
      "type": "object",
      "required": [
        "type",
        "data",
        "mimeType"
      ],
      "properties": {
        "type": {
          "description": "Tells the kind.",
          "const": "image"
        },
        "annotations": {
          "description": "Hints on its use.",
          "x-lenient": "default",
          "anyOf": [
            {
              "$ref": "#/$defs/Annotations"
            },
            {
              "type": "null"
            }
          ]
        },
        "data": {
          "description": "The image in Base64.",
          "type": "string"
        },
        "mimeType": {
          "description": "Media type of the image.",
          "type": "string"
        },
        "uri": {
          "description": "Where the image is from.",
          "x-lenient": "default",
          "type": [
            "string",
            "null"
          ]
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "AudioContent": {
      "description": "Sound.",
      "type": "object",
      "required": [
        "data",
        "mimeType"
      ],
      "properties": {
        "annotations": {
          "description": "Hints on its use.",
          "x-lenient": "default",
          "anyOf": [
            {
              "$ref": "#/$defs/Annotations"
            },
            {
              "type": "null"
            }
          ]
        },
        "data": {
          "description": "The sound in Base64.",
          "type": "string"
        },
        "mimeType": {
          "description": "Media type of the sound.",
          "type": "string"
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "ContentBlockAudio": {
      "description": "A block with sound; in prompts only where the agent takes audio.",
      "x-gate": "promptCapabilities.audio",
      "x-payload": "#/$defs/AudioContent",
      "type": "object",
      "required": [
        "type",
        "data",
        "mimeType"
      ],
      "properties": {
        "type": {
          "description": "Tells the kind.",
          "const": "audio"
        },
        "annotations": {
          "description": "Hints on its use.",
          "x-lenient": "default",
          "anyOf": [
            {
              "$ref": "#/$defs/Annotations"
            },
            {
              "type": "null"
            }
          ]
        },
        "data": {
          "description": "The sound in Base64.",
          "type": "string"
        },
        "mimeType": {
          "description": "Media type of the sound.",
          "type": "string"
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "ResourceLink": {
      "description": "A resource by its address.",
      "type": "object",
      "required": [
        "uri",
        "name"
      ],
      "properties": {
        "annotations": {
          "description": "Hints on its use.",
          "x-lenient": "default",
          "anyOf": [
            {
              "$ref": "#/$defs/Annotations"
            },
            {
              "type": "null"
            }
          ]
        },
        "uri": {
          "description": "Address of the resource.",
          "type": "string"
        },
        "name": {
          "description": "Name of the resource.",
          "type": "string"
        },
        "title": {
          "description": "Title to show to people.",
          "x-lenient": "default",
          "type": [
            "string",
            "null"
          ]
        },
        "description": {
          "description": "What the resource is about.",
          "x-lenient": "default",
          "type": [
            "string",
            "null"
          ]
        },
        "mimeType": {
          "description": "Media type of the resource.",
          "x-lenient": "default",
          "type": [
            "string",
            "null"
          ]
        },
        "size": {
          "description": "Size of the resource in bytes.",
          "x-lenient": "default",
          "type": [
            "integer",
            "null"
          ]
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "ContentBlockResourceLink": {
      "description": "A block that points to a resource; every agent takes it.",
      "x-payload": "#/$defs/ResourceLink",
      "type": "object",
      "required": [
        "type",
        "uri",
        "name"
      ],
      "properties": {
        "type": {
          "description": "Tells the kind.",
          "const": "resource_link"
        },
        "annotations": {
          "description": "Hints on its use.",
          "x-lenient": "default",
          "anyOf": [
            {
              "$ref": "#/$defs/Annotations"
            },
            {
              "type": "null"
            }
          ]
        },
        "uri": {
          "description": "Address of the resource.",
          "type": "string"
        },
        "name": {
          "description": "Name of the resource.",
          "type": "string"
        },
        "title": {
          "description": "Title to show to people.",
          "x-lenient": "default",
          "type": [
            "string",
            "null"
          ]
        },
        "description": {
          "description": "What the resource is about.",
          "x-lenient": "default",
          "type": [
            "string",
            "null"
          ]
        },
        "mimeType": {
          "description": "Media type of the resource.",
          "x-lenient": "default",
          "type": [
            "string",
            "null"
          ]
        },
        "size": {
          "description": "Size of the resource in bytes.",
          "x-lenient": "default",
          "type": [
            "integer",
            "null"
          ]
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "EmbeddedResource": {
      "description": "A resource with its contents.",
      "type": "object",
      "required": [
        "resource"
      ],
      "properties": {
        "annotations": {
          "description": "Hints on its use.",
          "x-lenient": "default",
          "anyOf": [
            {
              "$ref": "#/$defs/Annotations"
            },
            {
              "type": "null"
            }
          ]
        },
        "resource": {
          "$ref": "#/$defs/EmbeddedResourceResource"
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "ContentBlockResource": {
      "description": "A block with a whole resource; in prompts only where the agent takes embedded context.",
      "x-gate": "promptCapabilities.embeddedContext",
      "x-payload": "#/$defs/EmbeddedResource",
      "type": "object",
      "required": [
        "type",
        "resource"
      ],
      "properties": {
        "type": {
          "description": "Tells the kind.",
          "const": "resource"
        },
        "annotations": {
          "description": "Hints on its use.",
          "x-lenient": "default",
          "anyOf": [
            {
              "$ref": "#/$defs/Annotations"
            },
            {
              "type": "null"
            }
          ]
        },
        "resource": {
          "$ref": "#/$defs/EmbeddedResourceResource"
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "EmbeddedResourceResource": {
      "description": "Contents of a resource, as text or as bytes.",
      "anyOf": [
        {
          "$ref": "#/$defs/TextResourceContents"
        },
        {
          "$ref": "#/$defs/BlobResourceContents"
        }
      ]
    },
    "TextResourceContents": {
      "description": "Contents of a resource as text.",
      "type": "object",
      "required": [
        "uri",
        "text"
      ],
      "properties": {
        "uri": {
          "description": "Address of the resource.",
          "type": "string"
        },
        "text": {
          "description": "The contents.",
          "type": "string"
        },
        "mimeType": {
          "description": "Media type of the contents.",
          "x-lenient": "default",
          "type": [
            "string",
            "null"
          ]
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "BlobResourceContents": {
      "description": "Contents of a resource as bytes.",
      "type": "object",
      "required": [
        "uri",
        "blob"
      ],
      "properties": {
        "uri": {
          "description": "Address of the resource.",
          "type": "string"
        },
        "blob": {
          "description": "The contents in Base64.",
          "type": "string"
        },
        "mimeType": {
          "description": "Media type of the contents.",
          "x-lenient": "default",
          "type": [
            "string",
            "null"
          ]
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "ElicitationSchemaType": {
      "description": "A form is an object.",
      "type": "string",
      "enum": [
        "object"
      ]
    },
    "ElicitationSchema": {
      "description": "A form in a small part of JSON Schema: one flat object.",
      "type": "object",
      "properties": {
        "type": {
          "description": "Always `object`, also where it is missing.",
          "x-lenient": "default",
          "x-absent": "object",
          "$ref": "#/$defs/ElicitationSchemaType"
        },
        "title": {
          "description": "Title of the form.",
          "x-lenient": "default",
          "type": [
            "string",
            "null"
          ]
        },
        "description": {
          "description": "What the form is for.",
          "x-lenient": "default",
          "type": [
            "string",
            "null"
          ]
        },
        "properties": {
          "description": "Fields of the form by name.",
          "x-absent": {},
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/ElicitationPropertySchema"
          }
        },
        "required": {
          "description": "Names of the fields that must be filled in.",
          "anyOf": [
            {
              "type": "array",
              "items": {
                "type": "string"
              }
            },
            {
              "type": "null"
            }
          ]
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "ElicitationPropertySchema": {
      "description": "One field of a form.",
      "anyOf": [
        {
          "$ref": "#/$defs/ElicitationPropertySchemaKnown"
        },
        {
          "$ref": "#/$defs/ElicitationPropertySchemaOther"
        }
      ]
    },
    "ElicitationPropertySchemaKnown": {
      "description": "A field of a known kind.",
      "type": "object",
      "discriminator": {
        "propertyName": "type"
      },
      "oneOf": [
        {
          "$ref": "#/$defs/ElicitationPropertySchemaString"
        },
        {
          "$ref": "#/$defs/ElicitationPropertySchemaNumber"
        },
        {
          "$ref": "#/$defs/ElicitationPropertySchemaInteger"
        },
        {
          "$ref": "#/$defs/ElicitationPropertySchemaBoolean"
        },
        {
          "$ref": "#/$defs/ElicitationPropertySchemaArray"
        }
      ]
    },
    "StringPropertySchema": {
      "description": "A field that takes text or one of several values.",
      "type": "object",
      "properties": {
        "title": {
          "description": "Name of the field, as it is shown.",
          "x-lenient": "default",
          "type": [
            "string",
            "null"
          ]
        },
        "description": {
          "description": "What the field is for.",
          "x-lenient": "default",
          "type": [
            "string",
            "null"
          ]
        },
        "minLength": {
          "description": "Least number of characters.",
          "type": [
            "integer",
            "null"
          ],
          "minimum": 0,
          "maximum": 4294967295
        },
        "maxLength": {
          "description": "Greatest number of characters.",
          "type": [
            "integer",
            "null"
          ],
          "minimum": 0,
          "maximum": 4294967295
        },
        "pattern": {
          "description": "Regular expression that the text must match.",
          "type": [
            "string",
            "null"
          ]
        },
        "format": {
          "description": "What the text must look like.",
          "anyOf": [
            {
              "$ref": "#/$defs/StringFormat"
            },
            {
              "type": "null"
            }
          ]
        },
        "default": {
          "description": "What is filled in to begin with.",
          "x-lenient": "default",
          "type": [
            "string",
            "null"
          ]
        },
        "enum": {
          "description": "Values to choose from, shown as they are.",
          "anyOf": [
            {
              "type": "array",
              "items": {
                "type": "string"
              }
            },
            {
              "type": "null"
            }
          ]
        },
        "oneOf": {
          "description": "Values to choose from, each with its title.",
          "anyOf": [
            {
              "type": "array",
              "items": {
                "$ref": "#/$defs/EnumOption"
              }
            },
            {
              "type": "null"
            }
          ]
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "ElicitationPropertySchemaString": {
      "description": "A field of kind `string`.",
      "x-payload": "#/$defs/StringPropertySchema",
      "type": "object",
      "required": [
        "type"
      ],
      "properties": {
        "type": {
          "description": "Tells the kind.",
          "const": "string"
        },
        "title": {
          "description": "Name of the field, as it is shown.",
          "x-lenient": "default",
          "type": [
            "string",
            "null"
          ]
        },
        "description": {
          "description": "What the field is for.",
          "x-lenient": "default",
          "type": [
            "string",
            "null"
          ]
        },
        "minLength": {
          "description": "Least number of characters.",
          "type": [
            "integer",
            "null"
          ],
          "minimum": 0,
          "maximum": 4294967295
        },
        "maxLength": {
          "description": "Greatest number of characters.",
          "type": [
            "integer",
            "null"
          ],
          "minimum": 0,
          "maximum": 4294967295
        },
        "pattern": {
          "description": "Regular expression that the text must match.",
          "type": [
            "string",
            "null"
          ]
        },
        "format": {
          "description": "What the text must look like.",
          "anyOf": [
            {
              "$ref": "#/$defs/StringFormat"
            },
            {
              "type": "null"
            }
          ]
        },
        "default": {
          "description": "What is filled in to begin with.",
          "x-lenient": "default",
          "type": [
            "string",
            "null"
          ]
        },
        "enum": {
          "description": "Values to choose from, shown as they are.",
          "anyOf": [
            {
              "type": "array",
              "items": {
                "type": "string"
              }
            },
            {
              "type": "null"
            }
          ]
        },
        "oneOf": {
          "description": "Values to choose from, each with its title.",
          "anyOf": [
            {
              "type": "array",
              "items": {
                "$ref": "#/$defs/EnumOption"
              }
            },
            {
              "type": "null"
            }
          ]
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "NumberPropertySchema": {
      "description": "A field that takes a number.",
      "type": "object",
      "properties": {
        "title": {
          "description": "Name of the field, as it is shown.",
          "x-lenient": "default",
          "type": [
            "string",
            "null"
          ]
        },
        "description": {
          "description": "What the field is for.",
          "x-lenient": "default",
          "type": [
            "string",
            "null"
          ]
        },
        "minimum": {
          "description": "Least value.",
          "type": [
            "number",
            "null"
          ]
        },
        "maximum": {
          "description": "Greatest value.",
          "type": [
            "number",
            "null"
          ]
        },
        "default": {
          "description": "What is filled in to begin with.",
          "x-lenient": "default",
          "type": [
            "number",
            "null"
          ]
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "ElicitationPropertySchemaNumber": {
      "description": "A field of kind `number`.",
      "x-payload": "#/$defs/NumberPropertySchema",
      "type": "object",
      "required": [
        "type"
      ],
      "properties": {
        "type": {
          "description": "Tells the kind.",
          "const": "number"
        },
        "title": {
          "description": "Name of the field, as it is shown.",
          "x-lenient": "default",
          "type": [
            "string",
            "null"
          ]
        },
        "description": {
          "description": "What the field is for.",
          "x-lenient": "default",
          "type": [
            "string",
            "null"
          ]
        },
        "minimum": {
          "description": "Least value.",
          "type": [
            "number",
            "null"
          ]
        },
        "maximum": {
          "description": "Greatest value.",
          "type": [
            "number",
            "null"
          ]
        },
        "default": {
          "description": "What is filled in to begin with.",
          "x-lenient": "default",
          "type": [
            "number",
            "null"
          ]
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "IntegerPropertySchema": {
      "description": "A field that takes a whole number.",
      "type": "object",
      "properties": {
        "title": {
          "description": "Name of the field, as it is shown.",
          "x-lenient": "default",
          "type": [
            "string",
            "null"
          ]
        },
        "description": {
          "description": "What the field is for.",
          "x-lenient": "default",
          "type": [
            "string",
            "null"
          ]
        },
        "minimum": {
          "description": "Least value.",
          "type": [
            "integer",
            "null"
          ]
        },
        "maximum": {
          "description": "Greatest value.",
          "type": [
            "integer",
            "null"
          ]
        },
        "default": {
          "description": "What is filled in to begin with.",
          "x-lenient": "default",
          "type": [
            "integer",
            "null"
          ]
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "ElicitationPropertySchemaInteger": {
      "description": "A field of kind `integer`.",
      "x-payload": "#/$defs/IntegerPropertySchema",
      "type": "object",
      "required": [
        "type"
      ],
      "properties": {
        "type": {
          "description": "Tells the kind.",
          "const": "integer"
        },
        "title": {
          "description": "Name of the field, as it is shown.",
          "x-lenient": "default",
          "type": [
            "string",
            "null"
          ]
        },
        "description": {
          "description": "What the field is for.",
          "x-lenient": "default",
          "type": [
            "string",
            "null"
          ]
        },
        "minimum": {
          "description": "Least value.",
          "type": [
            "integer",
            "null"
          ]
        },
        "maximum": {
          "description": "Greatest value.",
          "type": [
            "integer",
            "null"
          ]
        },
        "default": {
          "description": "What is filled in to begin with.",
          "x-lenient": "default",
          "type": [
            "integer",
            "null"
          ]
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "BooleanPropertySchema": {
      "description": "A field that is on or off.",
      "type": "object",
      "properties": {
        "title": {
          "description": "Name of the field, as it is shown.",
          "x-lenient": "default",
          "type": [
            "string",
            "null"
          ]
        },
        "description": {
          "description": "What the field is for.",
          "x-lenient": "default",
          "type": [
            "string",
            "null"
          ]
        },
        "default": {
          "description": "Whether it is on to begin with.",
          "x-lenient": "default",
          "type": [
            "boolean",
            "null"
          ]
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "ElicitationPropertySchemaBoolean": {
      "description": "A field of kind `boolean`.",
      "x-payload": "#/$defs/BooleanPropertySchema",
      "type": "object",
      "required": [
        "type"
      ],
      "properties": {
        "type": {
          "description": "Tells the kind.",
          "const": "boolean"
        },
        "title": {
          "description": "Name of the field, as it is shown.",
          "x-lenient": "default",
          "type": [
            "string",
            "null"
          ]
        },
        "description": {
          "description": "What the field is for.",
          "x-lenient": "default",
          "type": [
            "string",
            "null"
          ]
        },
        "default": {
          "description": "Whether it is on to begin with.",
          "x-lenient": "default",
          "type": [
            "boolean",
            "null"
          ]
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "MultiSelectPropertySchema": {
      "description": "A field that takes several of some values.",
      "type": "object",
      "required": [
        "items"
      ],
      "properties": {
        "title": {
          "description": "Name of the field, as it is shown.",
          "x-lenient": "default",
          "type": [
            "string",
            "null"
          ]
        },
        "description": {
          "description": "What the field is for.",
          "x-lenient": "default",
          "type": [
            "string",
            "null"
          ]
        },
        "minItems": {
          "description": "Least number of values.",
          "type": [
            "integer",
            "null"
          ],
          "minimum": 0
        },
        "maxItems": {
          "description": "Greatest number of values.",
          "type": [
            "integer",
            "null"
          ],
          "minimum": 0
        },
        "items": {
          "$ref": "#/$defs/MultiSelectItems"
        },
        "default": {
          "description": "What is chosen to begin with.",
          "x-lenient": "skip-items",
          "anyOf": [
            {
              "type": "array",
              "items": {
                "type": "string"
              }
            },
            {
              "type": "null"
            }
          ]
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "ElicitationPropertySchemaArray": {
      "description": "A field of kind `array`.",
      "x-payload": "#/$defs/MultiSelectPropertySchema",
      "type": "object",
      "required": [
        "type",
        "items"
      ],
      "properties": {
        "type": {
          "description": "Tells the kind.",
          "const": "array"
        },
        "title": {
          "description": "Name of the field, as it is shown.",
          "x-lenient": "default",
          "type": [
            "string",
            "null"
          ]
        },
        "description": {
          "description": "What the field is for.",
          "x-lenient": "default",
          "type": [
            "string",
            "null"
          ]
        },
        "minItems": {
          "description": "Least number of values.",
          "type": [
            "integer",
            "null"
          ],
          "minimum": 0
        },
        "maxItems": {
          "description": "Greatest number of values.",
          "type": [
            "integer",
            "null"
          ],
          "minimum": 0
        },
        "items": {
          "$ref": "#/$defs/MultiSelectItems"
        },
        "default": {
          "description": "What is chosen to begin with.",
          "x-lenient": "skip-items",
          "anyOf": [
            {
              "type": "array",
              "items": {
                "type": "string"
              }
            },
            {
              "type": "null"
            }
          ]
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "ElicitationPropertySchemaOther": {
      "description": "A field of a kind that is not among the known.",
      "type": "object",
      "required": [
        "type"
      ],
      "properties": {
        "type": {
          "description": "Names the kind.",
          "x-type": "`_${string}`",
          "type": "string",
          "not": {
            "enum": [
              "string",
              "number",
              "integer",
              "boolean",
              "array"
            ]
          }
        }
      }
    },
    "StringFormat": {
      "description": "What the text of a field must look like.",
      "type": "string",
      "enum": [
        "email",
        "uri",
        "date",
        "date-time"
      ]
    },
    "EnumOption": {
      "description": "A value with a title.",
      "type": "object",
      "required": [
        "const",
        "title"
      ],
      "properties": {
        "const": {
          "description": "The value.",
          "type": "string"
        },
        "title": {
          "description": "The value as it is shown.",
          "type": "string"
        },
        "description": {
          "description": "More about the value.",
          "x-lenient": "default",
          "type": [
            "string",
            "null"
          ]
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "MultiSelectItems": {
      "description": "The values that several are chosen from; what has no tag gives each a title.",
      "anyOf": [
        {
          "$ref": "#/$defs/MultiSelectItemsString"
        },
        {
          "$ref": "#/$defs/MultiSelectItemsOther"
        },
        {
          "$ref": "#/$defs/TitledMultiSelectItems"
        }
      ]
    },
    "StringMultiSelectItems": {
      "description": "Values that are shown as they are.",
      "type": "object",
      "required": [
        "enum"
      ],
      "properties": {
        "enum": {
          "description": "The values.",
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "MultiSelectItemsString": {
      "description": "Values of kind `string`, shown as they are.",
      "x-payload": "#/$defs/StringMultiSelectItems",
      "type": "object",
      "required": [
        "type",
        "enum"
      ],
      "properties": {
        "type": {
          "description": "Tells the kind.",
          "const": "string"
        },
        "enum": {
          "description": "The values.",
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "MultiSelectItemsOther": {
      "description": "Values of a kind that is not among the known.",
      "type": "object",
      "required": [
        "type"
      ],
      "properties": {
        "type": {
          "description": "Names the kind.",
          "x-type": "`_${string}`",
          "type": "string",
          "not": {
            "enum": [
              "string"
            ]
          }
        }
      }
    },
    "TitledMultiSelectItems": {
      "description": "Values with titles.",
      "type": "object",
      "required": [
        "anyOf"
      ],
      "properties": {
        "anyOf": {
          "description": "The values.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/EnumOption"
          }
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "ElicitationId": {
      "description": "Names an elicitation that goes on outside the client.",
      "type": "string"
    },
    "ElicitationSessionScope": {
      "description": "A question that belongs to a session.",
      "type": "object",
      "required": [
        "sessionId"
      ],
      "properties": {
        "sessionId": {
          "description": "Session that the question belongs to.",
          "$ref": "#/$defs/SessionId"
        },
        "toolCallId": {
          "description": "Tool call that the question belongs to.",
          "x-lenient": "default",
          "anyOf": [
            {
              "$ref": "#/$defs/ToolCallId"
            },
            {
              "type": "null"
            }
          ]
        }
      }
    },
    "ElicitationRequestScope": {
      "description": "A question that belongs to a request.",
      "type": "object",
      "required": [
        "requestId"
      ],
      "properties": {
        "requestId": {
          "description": "Request of the client that the question belongs to, where there is no session yet.",
          "$ref": "#/$defs/RequestId"
        }
      }
    },
    "ElicitationFormMode": {
      "description": "A question as a form.",
      "anyOf": [
        {
          "$ref": "#/$defs/ElicitationFormModeForSession"
        },
        {
          "$ref": "#/$defs/ElicitationFormModeForRequest"
        }
      ]
    },
    "ElicitationUrlMode": {
      "description": "A question at an address that the user opens; what is entered there does not pass the client.",
      "anyOf": [
        {
          "$ref": "#/$defs/ElicitationUrlModeForSession"
        },
        {
          "$ref": "#/$defs/ElicitationUrlModeForRequest"
        }
      ]
    },
    "ElicitationFormModeForSession": {
      "description": "A form about a session.",
      "x-payload": "#/$defs/ElicitationSessionScope",
      "type": "object",
      "required": [
        "requestedSchema",
        "sessionId"
      ],
      "properties": {
        "requestedSchema": {
          "$ref": "#/$defs/ElicitationSchema"
        },
        "sessionId": {
          "description": "Session that the question belongs to.",
          "$ref": "#/$defs/SessionId"
        },
        "toolCallId": {
          "description": "Tool call that the question belongs to.",
          "x-lenient": "default",
          "anyOf": [
            {
              "$ref": "#/$defs/ToolCallId"
            },
            {
              "type": "null"
            }
          ]
        }
      }
    },
    "ElicitationUrlModeForSession": {
      "description": "An address about a session.",
      "x-payload": "#/$defs/ElicitationSessionScope",
      "type": "object",
      "required": [
        "elicitationId",
        "url",
        "sessionId"
      ],
      "properties": {
        "elicitationId": {
          "$ref": "#/$defs/ElicitationId"
        },
        "url": {
          "description": "Address for the user to open.",
          "type": "string"
        },
        "sessionId": {
          "description": "Session that the question belongs to.",
          "$ref": "#/$defs/SessionId"
        },
        "toolCallId": {
          "description": "Tool call that the question belongs to.",
          "x-lenient": "default",
          "anyOf": [
            {
              "$ref": "#/$defs/ToolCallId"
            },
            {
              "type": "null"
            }
          ]
        }
      }
    },
    "ElicitationFormModeForRequest": {
      "description": "A form about a request.",
      "x-payload": "#/$defs/ElicitationRequestScope",
      "type": "object",
      "required": [
        "requestedSchema",
        "requestId"
      ],
      "properties": {
        "requestedSchema": {
          "$ref": "#/$defs/ElicitationSchema"
        },
        "requestId": {
          "description": "Request of the client that the question belongs to, where there is no session yet.",
          "$ref": "#/$defs/RequestId"
        }
      }
    },
    "ElicitationUrlModeForRequest": {
      "description": "An address about a request.",
      "x-payload": "#/$defs/ElicitationRequestScope",
      "type": "object",
      "required": [
        "elicitationId",
        "url",
        "requestId"
      ],
      "properties": {
        "elicitationId": {
          "$ref": "#/$defs/ElicitationId"
        },
        "url": {
          "description": "Address for the user to open.",
          "type": "string"
        },
        "requestId": {
          "description": "Request of the client that the question belongs to, where there is no session yet.",
          "$ref": "#/$defs/RequestId"
        }
      }
    },
    "CreateElicitationRequest": {
      "description": "The agent asks the user for input, about a session or about a request.",
      "anyOf": [
        {
          "$ref": "#/$defs/CreateElicitationRequestForSession"
        },
        {
          "$ref": "#/$defs/CreateElicitationRequestForRequest"
        },
        {
          "$ref": "#/$defs/CreateElicitationRequestForSessionOther"
        },
        {
          "$ref": "#/$defs/CreateElicitationRequestForRequestOther"
        }
      ]
    },
    "CreateElicitationRequestForSession": {
      "description": "A question about a session, in a known mode.",
      "type": "object",
      "discriminator": {
        "propertyName": "mode"
      },
      "oneOf": [
        {
          "$ref": "#/$defs/CreateElicitationRequestForSessionForm"
        },
        {
          "$ref": "#/$defs/CreateElicitationRequestForSessionUrl"
        }
      ]
    },
    "CreateElicitationRequestForSessionForm": {
      "description": "The user fills in a form about a session.",
      "x-gate": "elicitation.form",
      "x-payload": "#/$defs/ElicitationFormMode",
      "type": "object",
      "required": [
        "mode",
        "message",
        "requestedSchema",
        "sessionId"
      ],
      "properties": {
        "mode": {
          "description": "Tells the mode.",
          "const": "form"
        },
        "message": {
          "description": "What the user is asked, for people.",
          "type": "string"
        },
        "requestedSchema": {
          "$ref": "#/$defs/ElicitationSchema"
        },
        "sessionId": {
          "description": "Session that the question belongs to.",
          "$ref": "#/$defs/SessionId"
        },
        "toolCallId": {
          "description": "Tool call that the question belongs to.",
          "x-lenient": "default",
          "anyOf": [
            {
              "$ref": "#/$defs/ToolCallId"
            },
            {
              "type": "null"
            }
          ]
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "CreateElicitationRequestForSessionUrl": {
      "description": "The user opens an address about a session.",
      "x-gate": "elicitation.url",
      "x-payload": "#/$defs/ElicitationUrlMode",
      "type": "object",
      "required": [
        "mode",
        "message",
        "elicitationId",
        "url",
        "sessionId"
      ],
      "properties": {
        "mode": {
          "description": "Tells the mode.",
          "const": "url"
        },
        "message": {
          "description": "What the user is asked, for people.",
          "type": "string"
        },
        "elicitationId": {
          "$ref": "#/$defs/ElicitationId"
        },
        "url": {
          "description": "Address for the user to open.",
          "type": "string"
        },
        "sessionId": {
          "description": "Session that the question belongs to.",
          "$ref": "#/$defs/SessionId"
        },
        "toolCallId": {
          "description": "Tool call that the question belongs to.",
          "x-lenient": "default",
          "anyOf": [
            {
              "$ref": "#/$defs/ToolCallId"
            },
            {
              "type": "null"
            }
          ]
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "CreateElicitationRequestForSessionOther": {
      "description": "A question about a session, in a mode that is not among the known.",
      "x-payload": "#/$defs/ElicitationSessionScope",
      "type": "object",
      "required": [
        "mode",
        "message",
        "sessionId"
      ],
      "properties": {
        "mode": {
          "description": "Names the mode.",
          "x-type": "`_${string}`",
          "type": "string",
          "not": {
            "enum": [
              "form",
              "url"
            ]
          }
        },
        "message": {
          "description": "What the user is asked, for people.",
          "type": "string"
        },
        "sessionId": {
          "description": "Session that the question belongs to.",
          "$ref": "#/$defs/SessionId"
        },
        "toolCallId": {
          "description": "Tool call that the question belongs to.",
          "x-lenient": "default",
          "anyOf": [
            {
              "$ref": "#/$defs/ToolCallId"
            },
            {
              "type": "null"
            }
          ]
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "CreateElicitationRequestForRequest": {
      "description": "A question about a request, in a known mode.",
      "type": "object",
      "discriminator": {
        "propertyName": "mode"
      },
      "oneOf": [
        {
          "$ref": "#/$defs/CreateElicitationRequestForRequestForm"
        },
        {
          "$ref": "#/$defs/CreateElicitationRequestForRequestUrl"
        }
      ]
    },
    "CreateElicitationRequestForRequestForm": {
      "description": "The user fills in a form about a request.",
      "x-gate": "elicitation.form",
      "x-payload": "#/$defs/ElicitationFormMode",
      "type": "object",
      "required": [
        "mode",
        "message",
        "requestedSchema",
        "requestId"
      ],
      "properties": {
        "mode": {
          "description": "Tells the mode.",
          "const": "form"
        },
        "message": {
          "description": "What the user is asked, for people.",
          "type": "string"
        },
        "requestedSchema": {
          "$ref": "#/$defs/ElicitationSchema"
        },
        "requestId": {
          "description": "Request of the client that the question belongs to, where there is no session yet.",
          "$ref": "#/$defs/RequestId"
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "CreateElicitationRequestForRequestUrl": {
      "description": "The user opens an address about a request.",
      "x-gate": "elicitation.url",
      "x-payload": "#/$defs/ElicitationUrlMode",
      "type": "object",
      "required": [
        "mode",
        "message",
        "elicitationId",
        "url",
        "requestId"
      ],
      "properties": {
        "mode": {
          "description": "Tells the mode.",
          "const": "url"
        },
        "message": {
          "description": "What the user is asked, for people.",
          "type": "string"
        },
        "elicitationId": {
          "$ref": "#/$defs/ElicitationId"
        },
        "url": {
          "description": "Address for the user to open.",
          "type": "string"
        },
        "requestId": {
          "description": "Request of the client that the question belongs to, where there is no session yet.",
          "$ref": "#/$defs/RequestId"
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "CreateElicitationRequestForRequestOther": {
      "description": "A question about a request, in a mode that is not among the known.",
      "x-payload": "#/$defs/ElicitationRequestScope",
      "type": "object",
      "required": [
        "mode",
        "message",
        "requestId"
      ],
      "properties": {
        "mode": {
          "description": "Names the mode.",
          "x-type": "`_${string}`",
          "type": "string",
          "not": {
            "enum": [
              "form",
              "url"
            ]
          }
        },
        "message": {
          "description": "What the user is asked, for people.",
          "type": "string"
        },
        "requestId": {
          "description": "Request of the client that the question belongs to, where there is no session yet.",
          "$ref": "#/$defs/RequestId"
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "CreateElicitationResponse": {
      "description": "What the user did with the question.",
      "anyOf": [
        {
          "$ref": "#/$defs/CreateElicitationResponseKnown"
        },
        {
          "$ref": "#/$defs/CreateElicitationResponseOther"
        }
      ]
    },
    "CreateElicitationResponseKnown": {
      "description": "The user answered, declined or went away.",
      "type": "object",
      "discriminator": {
        "propertyName": "action"
      },
      "oneOf": [
        {
          "$ref": "#/$defs/CreateElicitationResponseAccept"
        },
        {
          "$ref": "#/$defs/CreateElicitationResponseDecline"
        },
        {
          "$ref": "#/$defs/CreateElicitationResponseCancel"
        }
      ]
    },
    "ElicitationAcceptAction": {
      "description": "What the user filled in.",
      "type": "object",
      "properties": {
        "content": {
          "description": "What was filled in, by the names of the form; null or missing where there was no form.",
          "anyOf": [
            {
              "type": "object",
              "additionalProperties": {
                "$ref": "#/$defs/ElicitationContentValue"
              }
            },
            {
              "type": "null"
            }
          ]
        }
      }
    },
    "CreateElicitationResponseAccept": {
      "description": "The user answered.",
      "x-payload": "#/$defs/ElicitationAcceptAction",
      "type": "object",
      "required": [
        "action"
      ],
      "properties": {
        "action": {
          "description": "Tells the action.",
          "const": "accept"
        },
        "content": {
          "description": "What was filled in, by the names of the form; null or missing where there was no form.",
          "anyOf": [
            {
              "type": "object",
              "additionalProperties": {
                "$ref": "#/$defs/ElicitationContentValue"
              }
            },
            {
              "type": "null"
            }
          ]
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "CreateElicitationResponseDecline": {
      "description": "The user said no.",
      "type": "object",
      "required": [
        "action"
      ],
      "properties": {
        "action": {
          "description": "Tells the action.",
          "const": "decline"
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "CreateElicitationResponseCancel": {
      "description": "The user went away without an answer.",
      "type": "object",
      "required": [
        "action"
      ],
      "properties": {
        "action": {
          "description": "Tells the action.",
          "const": "cancel"
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "CreateElicitationResponseOther": {
      "description": "The user did something that is not among the known.",
      "type": "object",
      "required": [
        "action"
      ],
      "properties": {
        "action": {
          "description": "Names the action.",
          "x-type": "`_${string}`",
          "type": "string",
          "not": {
            "enum": [
              "accept",
              "decline",
              "cancel"
            ]
          }
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "ElicitationContentValue": {
      "description": "What was filled into one field.",
      "anyOf": [
        {
          "type": [
            "string",
            "integer",
            "number",
            "boolean"
          ]
        },
        {
          "type": "array",
          "items": {
            "type": "string"
          }
        }
      ]
    },
    "CompleteElicitationNotification": {
      "description": "What the user did at the address is done.",
      "type": "object",
      "required": [
        "elicitationId"
      ],
      "properties": {
        "elicitationId": {
          "$ref": "#/$defs/ElicitationId"
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "ErrorCode": {
      "description": "What kind of failure it is: a code of JSON-RPC, one of this protocol, or one of an implementation.",
      "x-open": true,
      "anyOf": [
        {
          "type": "integer",
          "enum": [
            -32700,
            -32600,
            -32601,
            -32602,
            -32603,
            -32800,
            -32000,
            -32002
          ]
        },
        {
          "type": "integer"
        }
      ]
    },
    "Error": {
      "description": "Why a request failed.",
      "type": "object",
      "required": [
        "code",
        "message"
      ],
      "properties": {
        "code": {
          "$ref": "#/$defs/ErrorCode"
        },
        "message": {
          "description": "What went wrong, in a sentence for a person.",
          "type": "string"
        },
        "data": {
          "description": "More about the failure, in a form that the code decides.",
          "x-lenient": "default"
        }
      }
    },
    "Meta": {
      "description": "Room for data of implementations on every protocol type; null says as much as nothing, and no key may be relied on beside `traceparent`, `tracestate` and `baggage` of W3C.",
      "x-lenient": "default",
      "anyOf": [
        {
          "type": "object",
          "additionalProperties": true
        },
        {
          "type": "null"
        }
      ]
    },
    "ExtRequest": {
      "description": "Params of a request outside the protocol; its method starts with `_`."
    },
    "ExtResponse": {
      "description": "Result of a request outside the protocol."
    },
    "ExtNotification": {
      "description": "Params of a notification outside the protocol; its method starts with `_`, and a peer that does not know it passes over it."
    },
    "ReadTextFileRequest": {
      "description": "The agent reads a text file through the client, changes in the editor included.",
      "type": "object",
      "required": [
        "sessionId",
        "path"
      ],
      "properties": {
        "sessionId": {
          "$ref": "#/$defs/SessionId"
        },
        "path": {
          "description": "The file, as an absolute path.",
          "type": "string"
        },
        "line": {
          "description": "Line to start from, counted from 1.",
          "type": [
            "integer",
            "null"
          ],
          "minimum": 0,
          "maximum": 4294967295
        },
        "limit": {
          "description": "How many lines to read at most.",
          "type": [
            "integer",
            "null"
          ],
          "minimum": 0,
          "maximum": 4294967295
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "ReadTextFileResponse": {
      "description": "The text that was read.",
      "type": "object",
      "required": [
        "content"
      ],
      "properties": {
        "content": {
          "description": "The text.",
          "type": "string"
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "WriteTextFileRequest": {
      "description": "The agent writes a text file through the client.",
      "type": "object",
      "required": [
        "sessionId",
        "path",
        "content"
      ],
      "properties": {
        "sessionId": {
          "$ref": "#/$defs/SessionId"
        },
        "path": {
          "description": "The file, as an absolute path.",
          "type": "string"
        },
        "content": {
          "description": "The whole text of the file.",
          "type": "string"
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "WriteTextFileResponse": {
      "description": "The file is written.",
      "type": "object",
      "properties": {
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "ProtocolVersion": {
      "description": "Version of the protocol as a single number; only changes that break peers raise it.",
      "type": "integer",
      "minimum": 0,
      "maximum": 65535
    },
    "Implementation": {
      "description": "Name and version of the program on one side.",
      "type": "object",
      "required": [
        "name",
        "version"
      ],
      "properties": {
        "name": {
          "description": "Name for programs, and for people where there is no title.",
          "type": "string"
        },
        "title": {
          "description": "Name to show to people.",
          "x-lenient": "default",
          "type": [
            "string",
            "null"
          ]
        },
        "version": {
          "description": "Version of the program, for people and logs.",
          "type": "string"
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "InitializeRequest": {
      "description": "The client opens the connection: the newest version it speaks, and what it offers.",
      "type": "object",
      "required": [
        "protocolVersion"
      ],
      "properties": {
        "protocolVersion": {
          "description": "Newest version that the client speaks.",
          "$ref": "#/$defs/ProtocolVersion"
        },
        "clientCapabilities": {
          "description": "What the client offers to the agent.",
          "x-lenient": "default",
          "x-absent": {},
          "$ref": "#/$defs/ClientCapabilities"
        },
        "clientInfo": {
          "description": "The program that acts as client.",
          "x-lenient": "default",
          "anyOf": [
            {
              "$ref": "#/$defs/Implementation"
            },
            {
              "type": "null"
            }
          ]
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "InitializeResponse": {
      "description": "The agent answers with the version of the conversation, and what it offers.",
      "type": "object",
      "required": [
        "protocolVersion"
      ],
      "properties": {
        "protocolVersion": {
          "description": "Version of the conversation: the one asked for where the agent speaks it, else the newest it does.",
          "$ref": "#/$defs/ProtocolVersion"
        },
        "agentCapabilities": {
          "description": "What the agent offers to the client.",
          "x-lenient": "default",
          "x-absent": {},
          "$ref": "#/$defs/AgentCapabilities"
        },
        "authMethods": {
          "description": "Ways to authenticate, the preferred one first.",
          "x-lenient": "skip-items",
          "x-absent": [],
          "type": "array",
          "items": {
            "$ref": "#/$defs/AuthMethod"
          }
        },
        "agentInfo": {
          "description": "The program that acts as agent.",
          "x-lenient": "default",
          "anyOf": [
            {
              "$ref": "#/$defs/Implementation"
            },
            {
              "type": "null"
            }
          ]
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "McpServerAcpId": {
      "description": "Names an MCP server that is reached through this connection.",
      "x-stability": "unstable",
      "type": "string"
    },
    "McpRequestId": {
      "description": "Names an inner MCP request, apart from the ids of JSON-RPC.",
      "x-stability": "unstable",
      "type": "string"
    },
    "MessageMcpRequest": {
      "description": "The agent sends a request to an MCP server through this connection.",
      "x-stability": "unstable",
      "type": "object",
      "required": [
        "serverId",
        "requestId",
        "method"
      ],
      "properties": {
        "serverId": {
          "$ref": "#/$defs/McpServerAcpId"
        },
        "requestId": {
          "$ref": "#/$defs/McpRequestId"
        },
        "method": {
          "description": "Method of the inner message.",
          "type": "string"
        },
        "params": {
          "description": "Params of the inner message; null means none.",
          "anyOf": [
            {
              "type": "object",
              "additionalProperties": true
            },
            {
              "type": "null"
            }
          ]
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "MessageMcpNotification": {
      "description": "An MCP server tells something about a request that is still running.",
      "x-stability": "unstable",
      "type": "object",
      "required": [
        "serverId",
        "requestId",
        "method"
      ],
      "properties": {
        "serverId": {
          "$ref": "#/$defs/McpServerAcpId"
        },
        "requestId": {
          "$ref": "#/$defs/McpRequestId"
        },
        "method": {
          "description": "Method of the inner message.",
          "type": "string"
        },
        "params": {
          "description": "Params of the inner message; null means none.",
          "anyOf": [
            {
              "type": "object",
              "additionalProperties": true
            },
            {
              "type": "null"
            }
          ]
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "MessageMcpResponse": {
      "description": "What the MCP server answered to the inner request.",
      "x-stability": "unstable",
      "anyOf": [
        {
          "$ref": "#/$defs/MessageMcpResponseResult"
        },
        {
          "$ref": "#/$defs/MessageMcpResponseError"
        }
      ]
    },
    "MessageMcpResponseResult": {
      "description": "The inner request went well.",
      "x-stability": "unstable",
      "type": "object",
      "required": [
        "result"
      ],
      "properties": {
        "result": {
          "description": "What came of it."
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "MessageMcpResponseError": {
      "description": "The inner request failed.",
      "x-stability": "unstable",
      "type": "object",
      "required": [
        "error"
      ],
      "properties": {
        "error": {
          "$ref": "#/$defs/McpError"
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "McpError": {
      "description": "Why an inner MCP request failed.",
      "x-stability": "unstable",
      "type": "object",
      "required": [
        "code",
        "message"
      ],
      "properties": {
        "code": {
          "description": "What kind of failure it is.",
          "type": "integer"
        },
        "message": {
          "description": "What went wrong.",
          "type": "string"
        },
        "data": {
          "description": "More about the failure."
        }
      }
    },
    "EnvVariable": {
      "description": "A variable of the environment of a process.",
      "type": "object",
      "required": [
        "name",
        "value"
      ],
      "properties": {
        "name": {
          "description": "Name of the variable.",
          "type": "string"
        },
        "value": {
          "description": "Value of the variable.",
          "type": "string"
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "HttpHeader": {
      "description": "A header of HTTP requests.",
      "type": "object",
      "required": [
        "name",
        "value"
      ],
      "properties": {
        "name": {
          "description": "Name of the header.",
          "type": "string"
        },
        "value": {
          "description": "Value of the header.",
          "type": "string"
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "McpServer": {
      "description": "An MCP server that the agent is to connect to; what has no known tag is started over stdio.",
      "anyOf": [
        {
          "$ref": "#/$defs/HttpMcpServer"
        },
        {
          "$ref": "#/$defs/SseMcpServer"
        },
        {
          "$ref": "#/$defs/AcpMcpServer"
        },
        {
          "$ref": "#/$defs/McpServerStdio"
        }
      ]
    },
    "McpServerHttp": {
      "description": "An MCP server that is reached over HTTP.",
      "type": "object",
      "required": [
        "name",
        "url",
        "headers"
      ],
      "properties": {
        "name": {
          "description": "Name of the server, for people.",
          "type": "string"
        },
        "url": {
          "description": "Address of the server.",
          "type": "string"
        },
        "headers": {
          "description": "Headers of each request.",
          "x-lenient": "null-empty",
          "type": "array",
          "items": {
            "$ref": "#/$defs/HttpHeader"
          }
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "HttpMcpServer": {
      "description": "A server over HTTP, told by its tag.",
      "x-gate": "mcpCapabilities.http",
      "x-payload": "#/$defs/McpServerHttp",
      "type": "object",
      "required": [
        "type",
        "name",
        "url",
        "headers"
      ],
      "properties": {
        "type": {
          "description": "Tells the transport.",
          "const": "http"
        },
        "name": {
          "description": "Name of the server, for people.",
          "type": "string"
        },
        "url": {
          "description": "Address of the server.",
          "type": "string"
        },
        "headers": {
          "description": "Headers of each request.",
          "x-lenient": "null-empty",
          "type": "array",
          "items": {
            "$ref": "#/$defs/HttpHeader"
          }
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "McpServerSse": {
      "description": "An MCP server that is reached over SSE.",
      "type": "object",
      "required": [
        "name",
        "url",
        "headers"
      ],
      "properties": {
        "name": {
          "description": "Name of the server, for people.",
          "type": "string"
        },
        "url": {
          "description": "Address of the server.",
          "type": "string"
        },
        "headers": {
          "description": "Headers of each request.",
          "x-lenient": "null-empty",
          "type": "array",
          "items": {
            "$ref": "#/$defs/HttpHeader"
          }
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "SseMcpServer": {
      "description": "A server over SSE, told by its tag.",
      "x-gate": "mcpCapabilities.sse",
      "x-payload": "#/$defs/McpServerSse",
      "type": "object",
      "required": [
        "type",
        "name",
        "url",
        "headers"
      ],
      "properties": {
        "type": {
          "description": "Tells the transport.",
          "const": "sse"
        },
        "name": {
          "description": "Name of the server, for people.",
          "type": "string"
        },
        "url": {
          "description": "Address of the server.",
          "type": "string"
        },
        "headers": {
          "description": "Headers of each request.",
          "x-lenient": "null-empty",
          "type": "array",
          "items": {
            "$ref": "#/$defs/HttpHeader"
          }
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "McpServerAcp": {
      "description": "An MCP server that a component of this connection provides.",
      "x-stability": "unstable",
      "type": "object",
      "required": [
        "name",
        "serverId"
      ],
      "properties": {
        "name": {
          "description": "Name of the server, for people.",
          "type": "string"
        },
        "serverId": {
          "description": "Names the server in `mcp/message`.",
          "$ref": "#/$defs/McpServerAcpId"
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "AcpMcpServer": {
      "description": "A server over this connection, told by its tag.",
      "x-stability": "unstable",
      "x-gate": "mcpCapabilities.acp",
      "x-payload": "#/$defs/McpServerAcp",
      "type": "object",
      "required": [
        "type",
        "name",
        "serverId"
      ],
      "properties": {
        "type": {
          "description": "Tells the transport.",
          "const": "acp"
        },
        "name": {
          "description": "Name of the server, for people.",
          "type": "string"
        },
        "serverId": {
          "description": "Names the server in `mcp/message`.",
          "$ref": "#/$defs/McpServerAcpId"
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "McpServerStdio": {
      "description": "An MCP server that the agent starts and speaks to over stdin and stdout; every agent can.",
      "type": "object",
      "required": [
        "name",
        "command",
        "args",
        "env"
      ],
      "properties": {
        "name": {
          "description": "Name of the server, for people.",
          "type": "string"
        },
        "command": {
          "description": "Program to start, as an absolute path.",
          "type": "string"
        },
        "args": {
          "description": "Arguments of the program.",
          "x-lenient": "null-empty",
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "env": {
          "description": "Variables of its environment.",
          "x-lenient": "null-empty",
          "type": "array",
          "items": {
            "$ref": "#/$defs/EnvVariable"
          }
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "SessionModeId": {
      "description": "Names a mode of a session.",
      "type": "string"
    },
    "SessionMode": {
      "description": "A way in which the agent can work.",
      "type": "object",
      "required": [
        "id",
        "name"
      ],
      "properties": {
        "id": {
          "$ref": "#/$defs/SessionModeId"
        },
        "name": {
          "description": "Name to show to people.",
          "type": "string"
        },
        "description": {
          "description": "What the agent does in it.",
          "x-lenient": "default",
          "type": [
            "string",
            "null"
          ]
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "SessionModeState": {
      "description": "Modes of a session, and the one it is in.",
      "type": "object",
      "required": [
        "currentModeId",
        "availableModes"
      ],
      "properties": {
        "currentModeId": {
          "description": "The mode that it is in.",
          "$ref": "#/$defs/SessionModeId"
        },
        "availableModes": {
          "description": "The modes that it can be in.",
          "x-lenient": "skip-items",
          "x-lenient-default": [],
          "type": "array",
          "items": {
            "$ref": "#/$defs/SessionMode"
          }
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "SetSessionModeRequest": {
      "description": "The client puts a session into another mode.",
      "type": "object",
      "required": [
        "sessionId",
        "modeId"
      ],
      "properties": {
        "sessionId": {
          "$ref": "#/$defs/SessionId"
        },
        "modeId": {
          "description": "One of the modes of the session.",
          "$ref": "#/$defs/SessionModeId"
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "SetSessionModeResponse": {
      "description": "The session is in the mode.",
      "type": "object",
      "properties": {
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "CurrentModeUpdate": {
      "description": "A session is in another mode.",
      "type": "object",
      "required": [
        "currentModeId"
      ],
      "properties": {
        "currentModeId": {
          "description": "The mode that it is in now.",
          "$ref": "#/$defs/SessionModeId"
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "SessionUpdateCurrentModeUpdate": {
      "description": "The agent has put the session into another mode.",
      "x-payload": "#/$defs/CurrentModeUpdate",
      "type": "object",
      "required": [
        "sessionUpdate",
        "currentModeId"
      ],
      "properties": {
        "sessionUpdate": {
          "description": "Tells the kind.",
          "const": "current_mode_update"
        },
        "currentModeId": {
          "description": "The mode that it is in now.",
          "$ref": "#/$defs/SessionModeId"
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "NoticeSeverity": {
      "description": "How grave a notice is.",
      "x-open": true,
      "anyOf": [
        {
          "type": "string",
          "enum": [
            "info",
            "warning",
            "error"
          ]
        },
        {
          "type": "string"
        }
      ]
    },
    "Notice": {
      "description": "Something the user should know that is no part of the conversation.",
      "type": "object",
      "required": [
        "severity",
        "title"
      ],
      "properties": {
        "severity": {
          "$ref": "#/$defs/NoticeSeverity"
        },
        "title": {
          "description": "What there is to know, in a line.",
          "type": "string",
          "minLength": 1
        },
        "description": {
          "description": "More about it.",
          "x-lenient": "default",
          "type": [
            "string",
            "null"
          ]
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "SessionUpdateNotice": {
      "description": "Something the user should know beside the history.",
      "x-gate": "session.notices",
      "x-payload": "#/$defs/Notice",
      "type": "object",
      "required": [
        "sessionUpdate",
        "severity",
        "title"
      ],
      "properties": {
        "sessionUpdate": {
          "description": "Tells the kind.",
          "const": "notice"
        },
        "severity": {
          "$ref": "#/$defs/NoticeSeverity"
        },
        "title": {
          "description": "What there is to know, in a line.",
          "type": "string",
          "minLength": 1
        },
        "description": {
          "description": "More about it.",
          "x-lenient": "default",
          "type": [
            "string",
            "null"
          ]
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "RequestPermissionRequest": {
      "description": "The agent asks the user whether a tool call may go on.",
      "type": "object",
      "required": [
        "sessionId",
        "toolCall",
        "options"
      ],
      "properties": {
        "sessionId": {
          "$ref": "#/$defs/SessionId"
        },
        "toolCall": {
          "description": "The tool call that waits, with what is to be shown of it.",
          "$ref": "#/$defs/ToolCallUpdate"
        },
        "options": {
          "description": "Answers that the user can choose from.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/PermissionOption"
          }
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "PermissionOptionId": {
      "description": "Names one answer.",
      "type": "string"
    },
    "PermissionOptionKind": {
      "description": "What an answer means, so that a client can show it fittingly.",
      "type": "string",
      "enum": [
        "allow_once",
        "allow_always",
        "reject_once",
        "reject_always"
      ]
    },
    "PermissionOption": {
      "description": "One answer that the user can choose.",
      "type": "object",
      "required": [
        "optionId",
        "name",
        "kind"
      ],
      "properties": {
        "optionId": {
          "$ref": "#/$defs/PermissionOptionId"
        },
        "name": {
          "description": "The answer as it is shown.",
          "type": "string"
        },
        "kind": {
          "$ref": "#/$defs/PermissionOptionKind"
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "RequestPermissionResponse": {
      "description": "How the question ended.",
      "type": "object",
      "required": [
        "outcome"
      ],
      "properties": {
        "outcome": {
          "$ref": "#/$defs/RequestPermissionOutcome"
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "RequestPermissionOutcome": {
      "description": "Whether the user chose, or the turn was cancelled before.",
      "type": "object",
      "discriminator": {
        "propertyName": "outcome"
      },
      "oneOf": [
        {
          "$ref": "#/$defs/RequestPermissionOutcomeCancelled"
        },
        {
          "$ref": "#/$defs/RequestPermissionOutcomeSelected"
        }
      ]
    },
    "RequestPermissionOutcomeCancelled": {
      "description": "The turn was cancelled before the user chose.",
      "type": "object",
      "required": [
        "outcome"
      ],
      "properties": {
        "outcome": {
          "description": "Tells the outcome.",
          "const": "cancelled"
        }
      }
    },
    "SelectedPermissionOutcome": {
      "description": "The answer that the user chose.",
      "type": "object",
      "required": [
        "optionId"
      ],
      "properties": {
        "optionId": {
          "description": "The answer that was chosen.",
          "$ref": "#/$defs/PermissionOptionId"
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "RequestPermissionOutcomeSelected": {
      "description": "The user chose an answer.",
      "x-payload": "#/$defs/SelectedPermissionOutcome",
      "type": "object",
      "required": [
        "outcome",
        "optionId"
      ],
      "properties": {
        "outcome": {
          "description": "Tells the outcome.",
          "const": "selected"
        },
        "optionId": {
          "description": "The answer that was chosen.",
          "$ref": "#/$defs/PermissionOptionId"
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "PlanEntryPriority": {
      "description": "How much a step matters.",
      "type": "string",
      "enum": [
        "high",
        "medium",
        "low"
      ]
    },
    "PlanEntryStatus": {
      "description": "How far a step has come.",
      "type": "string",
      "enum": [
        "pending",
        "in_progress",
        "completed"
      ]
    },
    "PlanEntry": {
      "description": "One step of a plan.",
      "type": "object",
      "required": [
        "content",
        "priority",
        "status"
      ],
      "properties": {
        "content": {
          "description": "What is to be done.",
          "type": "string"
        },
        "priority": {
          "$ref": "#/$defs/PlanEntryPriority"
        },
        "status": {
          "$ref": "#/$defs/PlanEntryStatus"
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "Plan": {
      "description": "What the agent means to do.",
      "type": "object",
      "required": [
        "entries"
      ],
      "properties": {
        "entries": {
          "description": "All steps of the plan; they replace those told before.",
          "x-lenient": "skip-items",
          "x-lenient-default": [],
          "type": "array",
          "items": {
            "$ref": "#/$defs/PlanEntry"
          }
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "SessionUpdatePlan": {
      "description": "The plan of the agent, whole.",
      "x-payload": "#/$defs/Plan",
      "type": "object",
      "required": [
        "sessionUpdate",
        "entries"
      ],
      "properties": {
        "sessionUpdate": {
          "description": "Tells the kind.",
          "const": "plan"
        },
        "entries": {
          "description": "All steps of the plan; they replace those told before.",
          "x-lenient": "skip-items",
          "x-lenient-default": [],
          "type": "array",
          "items": {
            "$ref": "#/$defs/PlanEntry"
          }
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "PlanId": {
      "description": "Names a plan within its session.",
      "x-stability": "unstable",
      "type": "string"
    },
    "PlanUpdateContent": {
      "description": "Contents of a plan, in one of several forms.",
      "x-stability": "unstable",
      "type": "object",
      "discriminator": {
        "propertyName": "type"
      },
      "oneOf": [
        {
          "$ref": "#/$defs/PlanUpdateContentItems"
        },
        {
          "$ref": "#/$defs/PlanUpdateContentFile"
        },
        {
          "$ref": "#/$defs/PlanUpdateContentMarkdown"
        }
      ]
    },
    "PlanItems": {
      "description": "A plan as steps.",
      "x-stability": "unstable",
      "type": "object",
      "required": [
        "planId",
        "entries"
      ],
      "properties": {
        "planId": {
          "$ref": "#/$defs/PlanId"
        },
        "entries": {
          "description": "All steps of the plan; they replace those told before.",
          "x-lenient": "skip-items",
          "x-lenient-default": [],
          "type": "array",
          "items": {
            "$ref": "#/$defs/PlanEntry"
          }
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "PlanUpdateContentItems": {
      "description": "A plan that consists of steps.",
      "x-stability": "unstable",
      "x-payload": "#/$defs/PlanItems",
      "type": "object",
      "required": [
        "type",
        "planId",
        "entries"
      ],
      "properties": {
        "type": {
          "description": "Tells the form.",
          "const": "items"
        },
        "planId": {
          "$ref": "#/$defs/PlanId"
        },
        "entries": {
          "description": "All steps of the plan; they replace those told before.",
          "x-lenient": "skip-items",
          "x-lenient-default": [],
          "type": "array",
          "items": {
            "$ref": "#/$defs/PlanEntry"
          }
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "PlanFile": {
      "description": "A plan as a file.",
      "x-stability": "unstable",
      "type": "object",
      "required": [
        "planId",
        "uri"
      ],
      "properties": {
        "planId": {
          "$ref": "#/$defs/PlanId"
        },
        "uri": {
          "description": "Address of the file.",
          "type": "string"
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "PlanUpdateContentFile": {
      "description": "A plan that is kept in a file.",
      "x-stability": "unstable",
      "x-payload": "#/$defs/PlanFile",
      "type": "object",
      "required": [
        "type",
        "planId",
        "uri"
      ],
      "properties": {
        "type": {
          "description": "Tells the form.",
          "const": "file"
        },
        "planId": {
          "$ref": "#/$defs/PlanId"
        },
        "uri": {
          "description": "Address of the file.",
          "type": "string"
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "PlanMarkdown": {
      "description": "A plan as Markdown.",
      "x-stability": "unstable",
      "type": "object",
      "required": [
        "planId",
        "content"
      ],
      "properties": {
        "planId": {
          "$ref": "#/$defs/PlanId"
        },
        "content": {
          "description": "The plan as Markdown.",
          "type": "string"
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "PlanUpdateContentMarkdown": {
      "description": "A plan that is written as Markdown.",
      "x-stability": "unstable",
      "x-payload": "#/$defs/PlanMarkdown",
      "type": "object",
      "required": [
        "type",
        "planId",
        "content"
      ],
      "properties": {
        "type": {
          "description": "Tells the form.",
          "const": "markdown"
        },
        "planId": {
          "$ref": "#/$defs/PlanId"
        },
        "content": {
          "description": "The plan as Markdown.",
          "type": "string"
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "PlanUpdate": {
      "description": "A plan is new or has changed.",
      "x-stability": "unstable",
      "type": "object",
      "required": [
        "plan"
      ],
      "properties": {
        "plan": {
          "$ref": "#/$defs/PlanUpdateContent"
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "SessionUpdatePlanUpdate": {
      "description": "A plan, named by its id, is new or has changed.",
      "x-stability": "unstable",
      "x-gate": "plan",
      "x-payload": "#/$defs/PlanUpdate",
      "type": "object",
      "required": [
        "sessionUpdate",
        "plan"
      ],
      "properties": {
        "sessionUpdate": {
          "description": "Tells the kind.",
          "const": "plan_update"
        },
        "plan": {
          "$ref": "#/$defs/PlanUpdateContent"
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "PlanRemoved": {
      "description": "A plan is no more.",
      "x-stability": "unstable",
      "type": "object",
      "required": [
        "planId"
      ],
      "properties": {
        "planId": {
          "$ref": "#/$defs/PlanId"
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "SessionUpdatePlanRemoved": {
      "description": "A plan, named by its id, is no more.",
      "x-stability": "unstable",
      "x-gate": "plan",
      "x-payload": "#/$defs/PlanRemoved",
      "type": "object",
      "required": [
        "sessionUpdate",
        "planId"
      ],
      "properties": {
        "sessionUpdate": {
          "description": "Tells the kind.",
          "const": "plan_removed"
        },
        "planId": {
          "$ref": "#/$defs/PlanId"
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "PromptRequest": {
      "description": "The client sends what the user says and waits for the turn to end.",
      "type": "object",
      "required": [
        "sessionId",
        "prompt"
      ],
      "properties": {
        "sessionId": {
          "$ref": "#/$defs/SessionId"
        },
        "prompt": {
          "description": "What the user says, in kinds of content that the agent takes.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/ContentBlock"
          }
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "PromptResponse": {
      "description": "The turn has ended.",
      "type": "object",
      "required": [
        "stopReason"
      ],
      "properties": {
        "stopReason": {
          "$ref": "#/$defs/StopReason"
        },
        "usage": {
          "description": "Tokens that the turn took.",
          "x-stability": "unstable",
          "x-lenient": "default",
          "anyOf": [
            {
              "$ref": "#/$defs/Usage"
            },
            {
              "type": "null"
            }
          ]
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "StopReason": {
      "description": "Why a turn ended: done, too many tokens, too many requests to the model, refused, or cancelled by the client.",
      "type": "string",
      "enum": [
        "end_turn",
        "max_tokens",
        "max_turn_requests",
        "refusal",
        "cancelled"
      ]
    },
    "CancelNotification": {
      "description": "The client wants the turn of a session to stop; the prompt is still answered, as cancelled.",
      "type": "object",
      "required": [
        "sessionId"
      ],
      "properties": {
        "sessionId": {
          "$ref": "#/$defs/SessionId"
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "SystemPromptMode": {
      "description": "Whether a system prompt is added to the agent's own or takes its place.",
      "x-stability": "unstable",
      "x-open": true,
      "anyOf": [
        {
          "type": "string",
          "enum": [
            "append",
            "override"
          ]
        },
        {
          "type": "string"
        }
      ]
    },
    "SystemPrompt": {
      "description": "Instructions of the client for a session.",
      "x-stability": "unstable",
      "type": "object",
      "required": [
        "mode",
        "content"
      ],
      "properties": {
        "mode": {
          "$ref": "#/$defs/SystemPromptMode"
        },
        "content": {
          "description": "The instructions.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/ContentBlock"
          }
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "ProviderId": {
      "description": "Names a configurable provider of models.",
      "x-stability": "unstable",
      "type": "string"
    },
    "LlmProtocol": {
      "description": "Wire protocol that a provider of models speaks.",
      "x-stability": "unstable",
      "x-open": true,
      "anyOf": [
        {
          "type": "string",
          "enum": [
            "anthropic",
            "openai",
            "azure",
            "vertex",
            "bedrock"
          ]
        },
        {
          "type": "string"
        }
      ]
    },
    "ProviderCurrentConfig": {
      "description": "Where requests to a provider go now; secrets are left out.",
      "x-stability": "unstable",
      "type": "object",
      "required": [
        "apiType",
        "baseUrl"
      ],
      "properties": {
        "apiType": {
          "$ref": "#/$defs/LlmProtocol"
        },
        "baseUrl": {
          "description": "Address that requests go to.",
          "type": "string"
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "ProviderInfo": {
      "description": "A provider that the client may configure.",
      "x-stability": "unstable",
      "type": "object",
      "required": [
        "providerId",
        "supported",
        "required"
      ],
      "properties": {
        "providerId": {
          "$ref": "#/$defs/ProviderId"
        },
        "supported": {
          "description": "Wire protocols that it can be set to.",
          "x-lenient": "skip-items",
          "x-lenient-default": [],
          "type": "array",
          "items": {
            "$ref": "#/$defs/LlmProtocol"
          }
        },
        "required": {
          "description": "Whether it cannot be disabled.",
          "type": "boolean"
        },
        "current": {
          "description": "Its configuration; null or missing means disabled.",
          "anyOf": [
            {
              "$ref": "#/$defs/ProviderCurrentConfig"
            },
            {
              "type": "null"
            }
          ]
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "ListProvidersRequest": {
      "description": "The client asks which providers it may configure.",
      "x-stability": "unstable",
      "type": "object",
      "properties": {
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "ListProvidersResponse": {
      "description": "The providers that may be configured.",
      "x-stability": "unstable",
      "type": "object",
      "required": [
        "providers"
      ],
      "properties": {
        "providers": {
          "description": "The providers and their state.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/ProviderInfo"
          }
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "SetProviderRequest": {
      "description": "The client replaces the configuration of a provider.",
      "x-stability": "unstable",
      "type": "object",
      "required": [
        "providerId",
        "apiType",
        "baseUrl"
      ],
      "properties": {
        "providerId": {
          "$ref": "#/$defs/ProviderId"
        },
        "apiType": {
          "$ref": "#/$defs/LlmProtocol"
        },
        "baseUrl": {
          "description": "Address that requests shall go to.",
          "type": "string"
        },
        "headers": {
          "description": "Headers of each request, the whole of them; they may hold secrets.",
          "type": "object",
          "additionalProperties": {
            "type": "string"
          }
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "SetProviderResponse": {
      "description": "The provider is configured.",
      "x-stability": "unstable",
      "type": "object",
      "properties": {
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "DisableProviderRequest": {
      "description": "The client disables a provider.",
      "x-stability": "unstable",
      "type": "object",
      "required": [
        "providerId"
      ],
      "properties": {
        "providerId": {
          "$ref": "#/$defs/ProviderId"
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "DisableProviderResponse": {
      "description": "The provider is disabled.",
      "x-stability": "unstable",
      "type": "object",
      "properties": {
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "InitializeProxyRequest": {
      "description": "A conductor opens the connection to a component that has a successor, in place of `initialize`.",
      "x-stability": "unstable",
      "$ref": "#/$defs/InitializeRequest"
    },
    "InitializeProxyResponse": {
      "description": "The proxy answers for the chain from itself onward.",
      "x-stability": "unstable",
      "$ref": "#/$defs/InitializeResponse"
    },
    "ProxySuccessorRequest": {
      "description": "A request on its way to the successor of a proxy, or from it.",
      "x-stability": "unstable",
      "type": "object",
      "required": [
        "method"
      ],
      "properties": {
        "method": {
          "description": "Method of the request inside.",
          "type": "string"
        },
        "params": {
          "description": "Params of the request inside, handed on as they are; null means none."
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "ProxySuccessorResponse": {
      "description": "Result of the request inside, handed on as it is.",
      "x-stability": "unstable"
    },
    "ProxySuccessorNotification": {
      "description": "A notification on its way to the successor of a proxy, or from it.",
      "x-stability": "unstable",
      "type": "object",
      "required": [
        "method"
      ],
      "properties": {
        "method": {
          "description": "Method of the notification inside.",
          "type": "string"
        },
        "params": {
          "description": "Params of the notification inside, handed on as they are; null means none."
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "RequestId": {
      "description": "Names a request of one side on its connection: the ids of the two sides are separate, 0 and \"0\" differ, and null is for responses to requests that could not be read.",
      "type": [
        "integer",
        "string",
        "null"
      ]
    },
    "CancelRequestNotification": {
      "description": "The sender no longer needs the result of a request that it made on this connection.",
      "type": "object",
      "required": [
        "requestId"
      ],
      "properties": {
        "requestId": {
          "description": "Id of the request that may stop.",
          "$ref": "#/$defs/RequestId"
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "SessionArchiveFilter": {
      "description": "Which sessions a list holds by whether they are archived.",
      "x-stability": "unstable",
      "x-open": true,
      "anyOf": [
        {
          "type": "string",
          "enum": [
            "exclude",
            "include",
            "only"
          ]
        },
        {
          "type": "string"
        }
      ]
    },
    "ListSessionsRequest": {
      "description": "The client asks for the sessions that there are, page by page.",
      "type": "object",
      "properties": {
        "cwd": {
          "description": "Only sessions of this working directory, an absolute path.",
          "type": [
            "string",
            "null"
          ]
        },
        "cursor": {
          "description": "Place to go on from, as an earlier page gave it.",
          "type": [
            "string",
            "null"
          ]
        },
        "archived": {
          "description": "Whether archived sessions are listed.",
          "x-stability": "unstable",
          "x-gate": "sessionCapabilities.archive",
          "anyOf": [
            {
              "$ref": "#/$defs/SessionArchiveFilter"
            },
            {
              "type": "null"
            }
          ]
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "ListSessionsResponse": {
      "description": "One page of the sessions.",
      "type": "object",
      "required": [
        "sessions"
      ],
      "properties": {
        "sessions": {
          "description": "The sessions of this page.",
          "x-lenient": "skip-items",
          "x-lenient-default": [],
          "type": "array",
          "items": {
            "$ref": "#/$defs/SessionInfo"
          }
        },
        "nextCursor": {
          "description": "Place of the next page; null or missing on the last.",
          "x-lenient": "default",
          "type": [
            "string",
            "null"
          ]
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "SessionInfo": {
      "description": "A session as a list shows it.",
      "type": "object",
      "required": [
        "sessionId",
        "cwd"
      ],
      "properties": {
        "sessionId": {
          "$ref": "#/$defs/SessionId"
        },
        "cwd": {
          "description": "Working directory of the session, as an absolute path.",
          "type": "string"
        },
        "additionalDirectories": {
          "description": "Further roots of the session, as absolute paths and the whole of them.",
          "x-lenient": "skip-items",
          "x-lenient-default": [],
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "title": {
          "description": "Title of the session, for people.",
          "x-lenient": "default",
          "type": [
            "string",
            "null"
          ]
        },
        "updatedAt": {
          "description": "When it was last active, as ISO 8601 writes it.",
          "x-lenient": "default",
          "type": [
            "string",
            "null"
          ]
        },
        "archived": {
          "description": "Whether it is archived; missing or null means unknown.",
          "x-stability": "unstable",
          "x-lenient": "default",
          "type": [
            "boolean",
            "null"
          ]
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "ArchiveSessionRequest": {
      "description": "The client archives a session.",
      "x-stability": "unstable",
      "type": "object",
      "required": [
        "sessionId"
      ],
      "properties": {
        "sessionId": {
          "$ref": "#/$defs/SessionId"
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "ArchiveSessionResponse": {
      "description": "The session is archived.",
      "x-stability": "unstable",
      "type": "object",
      "properties": {
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "UnarchiveSessionRequest": {
      "description": "The client takes a session out of the archive.",
      "x-stability": "unstable",
      "type": "object",
      "required": [
        "sessionId"
      ],
      "properties": {
        "sessionId": {
          "$ref": "#/$defs/SessionId"
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "UnarchiveSessionResponse": {
      "description": "The session is no longer archived.",
      "x-stability": "unstable",
      "type": "object",
      "properties": {
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "SessionStatus": {
      "description": "Whether the agent holds a session in memory or has only stored it.",
      "x-stability": "unstable",
      "x-open": true,
      "anyOf": [
        {
          "type": "string",
          "enum": [
            "open",
            "saved"
          ]
        },
        {
          "type": "string"
        }
      ]
    },
    "SessionStatusRequest": {
      "description": "The client asks whether the agent holds a session in memory.",
      "x-stability": "unstable",
      "type": "object",
      "required": [
        "sessionId"
      ],
      "properties": {
        "sessionId": {
          "$ref": "#/$defs/SessionId"
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "SessionStatusResponse": {
      "description": "How the session stood at this moment.",
      "x-stability": "unstable",
      "type": "object",
      "required": [
        "status"
      ],
      "properties": {
        "status": {
          "$ref": "#/$defs/SessionStatus"
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "SetSessionTitleRequest": {
      "description": "The client gives a session a title.",
      "x-stability": "unstable",
      "type": "object",
      "required": [
        "sessionId",
        "title"
      ],
      "properties": {
        "sessionId": {
          "$ref": "#/$defs/SessionId"
        },
        "title": {
          "description": "The title as asked for.",
          "type": "string"
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "SetSessionTitleResponse": {
      "description": "The session has its title.",
      "x-stability": "unstable",
      "type": "object",
      "required": [
        "title"
      ],
      "properties": {
        "title": {
          "description": "The title as it is stored, which may differ.",
          "type": "string"
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "StateUpdate": {
      "description": "What a session does now; a state replaces the one before as a whole.",
      "x-stability": "unstable",
      "anyOf": [
        {
          "$ref": "#/$defs/StateUpdateKnown"
        },
        {
          "$ref": "#/$defs/StateUpdateIdle"
        },
        {
          "$ref": "#/$defs/StateUpdateOther"
        }
      ]
    },
    "StateUpdateKnown": {
      "description": "A state that needs no reason.",
      "x-stability": "unstable",
      "type": "object",
      "discriminator": {
        "propertyName": "state"
      },
      "oneOf": [
        {
          "$ref": "#/$defs/StateUpdateRunning"
        },
        {
          "$ref": "#/$defs/StateUpdateRequiresAction"
        },
        {
          "$ref": "#/$defs/StateUpdateUnknown"
        }
      ]
    },
    "RunningStateUpdate": {
      "description": "It works.",
      "x-stability": "unstable",
      "type": "object",
      "properties": {
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "StateUpdateRunning": {
      "description": "The session works.",
      "x-stability": "unstable",
      "x-payload": "#/$defs/RunningStateUpdate",
      "type": "object",
      "required": [
        "state"
      ],
      "properties": {
        "state": {
          "description": "Tells the state.",
          "const": "running"
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "RequiresActionStateUpdate": {
      "description": "It waits for somebody.",
      "x-stability": "unstable",
      "type": "object",
      "properties": {
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "StateUpdateRequiresAction": {
      "description": "The session waits for somebody to act.",
      "x-stability": "unstable",
      "x-payload": "#/$defs/RequiresActionStateUpdate",
      "type": "object",
      "required": [
        "state"
      ],
      "properties": {
        "state": {
          "description": "Tells the state.",
          "const": "requires_action"
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "UnknownStateUpdate": {
      "description": "The agent cannot tell.",
      "x-stability": "unstable",
      "type": "object",
      "properties": {
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "StateUpdateUnknown": {
      "description": "The agent cannot tell what the session does.",
      "x-stability": "unstable",
      "x-payload": "#/$defs/UnknownStateUpdate",
      "type": "object",
      "required": [
        "state"
      ],
      "properties": {
        "state": {
          "description": "Tells the state.",
          "const": "unknown"
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "ErrorStopReason": {
      "description": "The error that ended the work.",
      "x-stability": "unstable",
      "type": "object",
      "properties": {
        "error": {
          "description": "What went wrong.",
          "x-lenient": "default",
          "anyOf": [
            {
              "$ref": "#/$defs/Error"
            },
            {
              "type": "null"
            }
          ]
        }
      }
    },
    "IdleStateUpdate": {
      "description": "It does nothing, and perhaps why it stopped.",
      "x-stability": "unstable",
      "anyOf": [
        {
          "$ref": "#/$defs/IdleStateUpdateStopped"
        },
        {
          "$ref": "#/$defs/IdleStateUpdateError"
        },
        {
          "$ref": "#/$defs/IdleStateUpdateOther"
        }
      ]
    },
    "IdleStateUpdateStopped": {
      "description": "It stopped for a known reason.",
      "x-stability": "unstable",
      "type": "object",
      "required": [
        "stopReason"
      ],
      "properties": {
        "stopReason": {
          "description": "Why it stopped.",
          "type": "string",
          "enum": [
            "end_turn",
            "max_tokens",
            "max_turn_requests",
            "refusal",
            "cancelled"
          ]
        },
        "usage": {
          "description": "Tokens that the work took.",
          "x-lenient": "default",
          "anyOf": [
            {
              "$ref": "#/$defs/Usage"
            },
            {
              "type": "null"
            }
          ]
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "IdleStateUpdateError": {
      "description": "It stopped because of an error.",
      "x-stability": "unstable",
      "x-payload": "#/$defs/ErrorStopReason",
      "type": "object",
      "required": [
        "stopReason"
      ],
      "properties": {
        "stopReason": {
          "description": "Tells the reason.",
          "const": "error"
        },
        "usage": {
          "description": "Tokens that the work took.",
          "x-lenient": "default",
          "anyOf": [
            {
              "$ref": "#/$defs/Usage"
            },
            {
              "type": "null"
            }
          ]
        },
        "error": {
          "description": "What went wrong.",
          "x-lenient": "default",
          "anyOf": [
            {
              "$ref": "#/$defs/Error"
            },
            {
              "type": "null"
            }
          ]
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "IdleStateUpdateOther": {
      "description": "It stopped for a reason of its own, or gives none.",
      "x-stability": "unstable",
      "type": "object",
      "properties": {
        "stopReason": {
          "description": "Why it stopped, in a word that is not among the known.",
          "x-lenient": "default",
          "x-type": "`_${string}` | null",
          "type": [
            "string",
            "null"
          ],
          "not": {
            "enum": [
              "end_turn",
              "max_tokens",
              "max_turn_requests",
              "refusal",
              "cancelled",
              "error"
            ]
          }
        },
        "usage": {
          "description": "Tokens that the work took.",
          "x-lenient": "default",
          "anyOf": [
            {
              "$ref": "#/$defs/Usage"
            },
            {
              "type": "null"
            }
          ]
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "StateUpdateIdle": {
      "description": "The session does nothing.",
      "x-stability": "unstable",
      "anyOf": [
        {
          "$ref": "#/$defs/StateUpdateIdleStopped"
        },
        {
          "$ref": "#/$defs/StateUpdateIdleError"
        },
        {
          "$ref": "#/$defs/StateUpdateIdleOther"
        }
      ]
    },
    "StateUpdateIdleStopped": {
      "description": "The session stopped for a known reason.",
      "x-stability": "unstable",
      "x-payload": "#/$defs/IdleStateUpdate",
      "type": "object",
      "required": [
        "state",
        "stopReason"
      ],
      "properties": {
        "state": {
          "description": "Tells the state.",
          "const": "idle"
        },
        "stopReason": {
          "description": "Why it stopped.",
          "type": "string",
          "enum": [
            "end_turn",
            "max_tokens",
            "max_turn_requests",
            "refusal",
            "cancelled"
          ]
        },
        "usage": {
          "description": "Tokens that the work took.",
          "x-lenient": "default",
          "anyOf": [
            {
              "$ref": "#/$defs/Usage"
            },
            {
              "type": "null"
            }
          ]
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "StateUpdateIdleError": {
      "description": "The session stopped because of an error.",
      "x-stability": "unstable",
      "x-payload": "#/$defs/IdleStateUpdate",
      "type": "object",
      "required": [
        "state",
        "stopReason"
      ],
      "properties": {
        "state": {
          "description": "Tells the state.",
          "const": "idle"
        },
        "stopReason": {
          "description": "Tells the reason.",
          "const": "error"
        },
        "usage": {
          "description": "Tokens that the work took.",
          "x-lenient": "default",
          "anyOf": [
            {
              "$ref": "#/$defs/Usage"
            },
            {
              "type": "null"
            }
          ]
        },
        "error": {
          "description": "What went wrong.",
          "x-lenient": "default",
          "anyOf": [
            {
              "$ref": "#/$defs/Error"
            },
            {
              "type": "null"
            }
          ]
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "StateUpdateIdleOther": {
      "description": "The session stopped for a reason of its own, or gives none.",
      "x-stability": "unstable",
      "x-payload": "#/$defs/IdleStateUpdate",
      "type": "object",
      "required": [
        "state"
      ],
      "properties": {
        "state": {
          "description": "Tells the state.",
          "const": "idle"
        },
        "stopReason": {
          "description": "Why it stopped, in a word that is not among the known.",
          "x-lenient": "default",
          "x-type": "`_${string}` | null",
          "type": [
            "string",
            "null"
          ],
          "not": {
            "enum": [
              "end_turn",
              "max_tokens",
              "max_turn_requests",
              "refusal",
              "cancelled",
              "error"
            ]
          }
        },
        "usage": {
          "description": "Tokens that the work took.",
          "x-lenient": "default",
          "anyOf": [
            {
              "$ref": "#/$defs/Usage"
            },
            {
              "type": "null"
            }
          ]
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "StateUpdateOther": {
      "description": "A state that is not among the known.",
      "x-stability": "unstable",
      "type": "object",
      "required": [
        "state"
      ],
      "properties": {
        "state": {
          "description": "Names the state.",
          "x-type": "`_${string}`",
          "type": "string",
          "not": {
            "enum": [
              "running",
              "idle",
              "requires_action",
              "unknown"
            ]
          }
        }
      }
    },
    "SessionId": {
      "description": "Names a conversation with its own context and history.",
      "type": "string"
    },
    "NewSessionRequest": {
      "description": "The client starts a session.",
      "type": "object",
      "required": [
        "cwd",
        "mcpServers"
      ],
      "properties": {
        "cwd": {
          "description": "Working directory of the session, as an absolute path.",
          "type": "string"
        },
        "additionalDirectories": {
          "description": "Further roots of the session, as absolute paths.",
          "x-gate": "sessionCapabilities.additionalDirectories",
          "x-lenient": "null-empty",
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "mcpServers": {
          "description": "MCP servers that the agent is to connect to.",
          "x-lenient": "null-empty",
          "type": "array",
          "items": {
            "$ref": "#/$defs/McpServer"
          }
        },
        "systemPrompt": {
          "description": "Instructions that the client adds to those of the agent.",
          "x-stability": "unstable",
          "x-gate": "sessionCapabilities.systemPrompt",
          "anyOf": [
            {
              "$ref": "#/$defs/SystemPrompt"
            },
            {
              "type": "null"
            }
          ]
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "NewSessionResponse": {
      "description": "The session has started.",
      "type": "object",
      "required": [
        "sessionId"
      ],
      "properties": {
        "sessionId": {
          "$ref": "#/$defs/SessionId"
        },
        "modes": {
          "description": "Modes of the session and the current one; missing or null means it has none.",
          "x-lenient": "default",
          "anyOf": [
            {
              "$ref": "#/$defs/SessionModeState"
            },
            {
              "type": "null"
            }
          ]
        },
        "configOptions": {
          "description": "Configuration options of the session, in the order they are shown.",
          "x-lenient": "skip-items",
          "anyOf": [
            {
              "type": "array",
              "items": {
                "$ref": "#/$defs/SessionConfigOption"
              }
            },
            {
              "type": "null"
            }
          ]
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "LoadSessionRequest": {
      "description": "The client takes up an earlier session and has its history sent again as updates.",
      "type": "object",
      "required": [
        "sessionId",
        "cwd",
        "mcpServers"
      ],
      "properties": {
        "sessionId": {
          "$ref": "#/$defs/SessionId"
        },
        "cwd": {
          "description": "Working directory of the session, as an absolute path.",
          "type": "string"
        },
        "additionalDirectories": {
          "description": "Further roots of the session, as absolute paths.",
          "x-gate": "sessionCapabilities.additionalDirectories",
          "x-lenient": "null-empty",
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "mcpServers": {
          "description": "MCP servers that the agent is to connect to.",
          "x-lenient": "null-empty",
          "type": "array",
          "items": {
            "$ref": "#/$defs/McpServer"
          }
        },
        "systemPrompt": {
          "description": "Instructions that the client adds to those of the agent.",
          "x-stability": "unstable",
          "x-gate": "sessionCapabilities.systemPrompt",
          "anyOf": [
            {
              "$ref": "#/$defs/SystemPrompt"
            },
            {
              "type": "null"
            }
          ]
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "LoadSessionResponse": {
      "description": "The session is loaded and its history has been sent.",
      "type": "object",
      "properties": {
        "modes": {
          "description": "Modes of the session and the current one; missing or null means it has none.",
          "x-lenient": "default",
          "anyOf": [
            {
              "$ref": "#/$defs/SessionModeState"
            },
            {
              "type": "null"
            }
          ]
        },
        "configOptions": {
          "description": "Configuration options of the session, in the order they are shown.",
          "x-lenient": "skip-items",
          "anyOf": [
            {
              "type": "array",
              "items": {
                "$ref": "#/$defs/SessionConfigOption"
              }
            },
            {
              "type": "null"
            }
          ]
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "ResumeSessionRequest": {
      "description": "The client takes up an earlier session without its history.",
      "type": "object",
      "required": [
        "sessionId",
        "cwd"
      ],
      "properties": {
        "sessionId": {
          "$ref": "#/$defs/SessionId"
        },
        "cwd": {
          "description": "Working directory of the session, as an absolute path.",
          "type": "string"
        },
        "additionalDirectories": {
          "description": "Further roots of the session, as absolute paths.",
          "x-gate": "sessionCapabilities.additionalDirectories",
          "x-lenient": "null-empty",
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "mcpServers": {
          "description": "MCP servers that the agent is to connect to.",
          "x-lenient": "null-empty",
          "type": "array",
          "items": {
            "$ref": "#/$defs/McpServer"
          }
        },
        "systemPrompt": {
          "description": "Instructions that the client adds to those of the agent.",
          "x-stability": "unstable",
          "x-gate": "sessionCapabilities.systemPrompt",
          "anyOf": [
            {
              "$ref": "#/$defs/SystemPrompt"
            },
            {
              "type": "null"
            }
          ]
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "ResumeSessionResponse": {
      "description": "The session goes on.",
      "type": "object",
      "properties": {
        "modes": {
          "description": "Modes of the session and the current one; missing or null means it has none.",
          "x-lenient": "default",
          "anyOf": [
            {
              "$ref": "#/$defs/SessionModeState"
            },
            {
              "type": "null"
            }
          ]
        },
        "configOptions": {
          "description": "Configuration options of the session, in the order they are shown.",
          "x-lenient": "skip-items",
          "anyOf": [
            {
              "type": "array",
              "items": {
                "$ref": "#/$defs/SessionConfigOption"
              }
            },
            {
              "type": "null"
            }
          ]
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "ForkSessionRequest": {
      "description": "The client starts a session with the context of another.",
      "x-stability": "unstable",
      "type": "object",
      "required": [
        "sessionId",
        "cwd"
      ],
      "properties": {
        "sessionId": {
          "description": "Session whose context is taken over.",
          "$ref": "#/$defs/SessionId"
        },
        "cwd": {
          "description": "Working directory of the session, as an absolute path.",
          "type": "string"
        },
        "additionalDirectories": {
          "description": "Further roots of the session, as absolute paths.",
          "x-gate": "sessionCapabilities.additionalDirectories",
          "x-lenient": "null-empty",
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "mcpServers": {
          "description": "MCP servers that the agent is to connect to.",
          "x-lenient": "null-empty",
          "type": "array",
          "items": {
            "$ref": "#/$defs/McpServer"
          }
        },
        "systemPrompt": {
          "description": "Instructions that the client adds to those of the agent.",
          "x-stability": "unstable",
          "x-gate": "sessionCapabilities.systemPrompt",
          "anyOf": [
            {
              "$ref": "#/$defs/SystemPrompt"
            },
            {
              "type": "null"
            }
          ]
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "ForkSessionResponse": {
      "description": "The new session has started.",
      "x-stability": "unstable",
      "type": "object",
      "required": [
        "sessionId"
      ],
      "properties": {
        "sessionId": {
          "description": "Names the new session.",
          "$ref": "#/$defs/SessionId"
        },
        "modes": {
          "description": "Modes of the session and the current one; missing or null means it has none.",
          "x-lenient": "default",
          "anyOf": [
            {
              "$ref": "#/$defs/SessionModeState"
            },
            {
              "type": "null"
            }
          ]
        },
        "configOptions": {
          "description": "Configuration options of the session, in the order they are shown.",
          "x-lenient": "skip-items",
          "anyOf": [
            {
              "type": "array",
              "items": {
                "$ref": "#/$defs/SessionConfigOption"
              }
            },
            {
              "type": "null"
            }
          ]
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "CloseSessionRequest": {
      "description": "The client ends a session: work under way is cancelled, what it holds is freed.",
      "type": "object",
      "required": [
        "sessionId"
      ],
      "properties": {
        "sessionId": {
          "$ref": "#/$defs/SessionId"
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "CloseSessionResponse": {
      "description": "The session is closed.",
      "type": "object",
      "properties": {
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "DeleteSessionRequest": {
      "description": "The client removes a session from the list.",
      "type": "object",
      "required": [
        "sessionId"
      ],
      "properties": {
        "sessionId": {
          "$ref": "#/$defs/SessionId"
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "DeleteSessionResponse": {
      "description": "The session is no longer listed.",
      "type": "object",
      "properties": {
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "SessionCancelCapabilities": {
      "description": "The client may cancel the work of a child session.",
      "x-stability": "unstable",
      "type": "object",
      "properties": {
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "SubagentSessionCapabilities": {
      "description": "What the client may do to a child session.",
      "x-stability": "unstable",
      "type": "object",
      "properties": {
        "cancel": {
          "description": "Whether its work may be cancelled.",
          "x-lenient": "default",
          "anyOf": [
            {
              "$ref": "#/$defs/SessionCancelCapabilities"
            },
            {
              "type": "null"
            }
          ]
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "SubagentUpdate": {
      "description": "A child session of this session; what is missing stays as it is.",
      "x-stability": "unstable",
      "type": "object",
      "required": [
        "sessionId"
      ],
      "properties": {
        "sessionId": {
          "description": "Names the child session.",
          "$ref": "#/$defs/SessionId"
        },
        "title": {
          "description": "Title to show for the child; null clears it.",
          "x-lenient": "default",
          "type": [
            "string",
            "null"
          ]
        },
        "description": {
          "description": "What the child is for; null clears it.",
          "x-lenient": "default",
          "type": [
            "string",
            "null"
          ]
        },
        "capabilities": {
          "description": "What the client may do to the child; null takes it all away.",
          "x-lenient": "default",
          "anyOf": [
            {
              "$ref": "#/$defs/SubagentSessionCapabilities"
            },
            {
              "type": "null"
            }
          ]
        },
        "state": {
          "description": "What the child does now; null says nothing of it.",
          "x-lenient": "default",
          "anyOf": [
            {
              "$ref": "#/$defs/StateUpdate"
            },
            {
              "type": "null"
            }
          ]
        },
        "cwd": {
          "description": "Working directory of the child, as an absolute path; null means that of its parent.",
          "type": [
            "string",
            "null"
          ]
        },
        "additionalDirectories": {
          "description": "Further roots of the child, as absolute paths; null means those of its parent.",
          "anyOf": [
            {
              "type": "array",
              "items": {
                "type": "string"
              }
            },
            {
              "type": "null"
            }
          ]
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "SessionUpdateSubagentUpdate": {
      "description": "This session has a child session, or the child has changed.",
      "x-stability": "unstable",
      "x-gate": "subagents",
      "x-payload": "#/$defs/SubagentUpdate",
      "type": "object",
      "required": [
        "sessionUpdate",
        "sessionId"
      ],
      "properties": {
        "sessionUpdate": {
          "description": "Tells the kind.",
          "const": "subagent_update"
        },
        "sessionId": {
          "description": "Names the child session.",
          "$ref": "#/$defs/SessionId"
        },
        "title": {
          "description": "Title to show for the child; null clears it.",
          "x-lenient": "default",
          "type": [
            "string",
            "null"
          ]
        },
        "description": {
          "description": "What the child is for; null clears it.",
          "x-lenient": "default",
          "type": [
            "string",
            "null"
          ]
        },
        "capabilities": {
          "description": "What the client may do to the child; null takes it all away.",
          "x-lenient": "default",
          "anyOf": [
            {
              "$ref": "#/$defs/SubagentSessionCapabilities"
            },
            {
              "type": "null"
            }
          ]
        },
        "state": {
          "description": "What the child does now; null says nothing of it.",
          "x-lenient": "default",
          "anyOf": [
            {
              "$ref": "#/$defs/StateUpdate"
            },
            {
              "type": "null"
            }
          ]
        },
        "cwd": {
          "description": "Working directory of the child, as an absolute path; null means that of its parent.",
          "type": [
            "string",
            "null"
          ]
        },
        "additionalDirectories": {
          "description": "Further roots of the child, as absolute paths; null means those of its parent.",
          "anyOf": [
            {
              "type": "array",
              "items": {
                "type": "string"
              }
            },
            {
              "type": "null"
            }
          ]
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "SessionMessage": {
      "description": "A message between sessions.",
      "x-stability": "unstable",
      "type": "object",
      "required": [
        "messageId"
      ],
      "properties": {
        "messageId": {
          "$ref": "#/$defs/MessageId"
        },
        "senderSessionId": {
          "description": "Session that sent it.",
          "x-lenient": "default",
          "anyOf": [
            {
              "$ref": "#/$defs/SessionId"
            },
            {
              "type": "null"
            }
          ]
        },
        "recipientSessionId": {
          "description": "Session that gets it.",
          "x-lenient": "default",
          "anyOf": [
            {
              "$ref": "#/$defs/SessionId"
            },
            {
              "type": "null"
            }
          ]
        },
        "senderMessageId": {
          "description": "Id of the message where it was sent.",
          "x-lenient": "default",
          "anyOf": [
            {
              "$ref": "#/$defs/MessageId"
            },
            {
              "type": "null"
            }
          ]
        },
        "recipientMessageId": {
          "description": "Id of the message where it arrived.",
          "x-lenient": "default",
          "anyOf": [
            {
              "$ref": "#/$defs/MessageId"
            },
            {
              "type": "null"
            }
          ]
        },
        "content": {
          "description": "What it says, the whole of it; null clears it, missing leaves it as it is.",
          "x-lenient": "skip-items",
          "anyOf": [
            {
              "type": "array",
              "items": {
                "$ref": "#/$defs/ContentBlock"
              }
            },
            {
              "type": "null"
            }
          ]
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "SessionUpdateSessionMessage": {
      "description": "A message between sessions is new or has changed.",
      "x-stability": "unstable",
      "x-gate": "subagents",
      "x-payload": "#/$defs/SessionMessage",
      "type": "object",
      "required": [
        "sessionUpdate",
        "messageId"
      ],
      "properties": {
        "sessionUpdate": {
          "description": "Tells the kind.",
          "const": "session_message"
        },
        "messageId": {
          "$ref": "#/$defs/MessageId"
        },
        "senderSessionId": {
          "description": "Session that sent it.",
          "x-lenient": "default",
          "anyOf": [
            {
              "$ref": "#/$defs/SessionId"
            },
            {
              "type": "null"
            }
          ]
        },
        "recipientSessionId": {
          "description": "Session that gets it.",
          "x-lenient": "default",
          "anyOf": [
            {
              "$ref": "#/$defs/SessionId"
            },
            {
              "type": "null"
            }
          ]
        },
        "senderMessageId": {
          "description": "Id of the message where it was sent.",
          "x-lenient": "default",
          "anyOf": [
            {
              "$ref": "#/$defs/MessageId"
            },
            {
              "type": "null"
            }
          ]
        },
        "recipientMessageId": {
          "description": "Id of the message where it arrived.",
          "x-lenient": "default",
          "anyOf": [
            {
              "$ref": "#/$defs/MessageId"
            },
            {
              "type": "null"
            }
          ]
        },
        "content": {
          "description": "What it says, the whole of it; null clears it, missing leaves it as it is.",
          "x-lenient": "skip-items",
          "anyOf": [
            {
              "type": "array",
              "items": {
                "$ref": "#/$defs/ContentBlock"
              }
            },
            {
              "type": "null"
            }
          ]
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "SessionMessageChunk": {
      "description": "A piece of a message between sessions.",
      "x-stability": "unstable",
      "type": "object",
      "required": [
        "messageId",
        "content"
      ],
      "properties": {
        "messageId": {
          "$ref": "#/$defs/MessageId"
        },
        "content": {
          "description": "Block that is added to the message.",
          "$ref": "#/$defs/ContentBlock"
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "SessionUpdateSessionMessageChunk": {
      "description": "A piece of a message between sessions, added to what there is.",
      "x-stability": "unstable",
      "x-gate": "subagents",
      "x-payload": "#/$defs/SessionMessageChunk",
      "type": "object",
      "required": [
        "sessionUpdate",
        "messageId",
        "content"
      ],
      "properties": {
        "sessionUpdate": {
          "description": "Tells the kind.",
          "const": "session_message_chunk"
        },
        "messageId": {
          "$ref": "#/$defs/MessageId"
        },
        "content": {
          "description": "Block that is added to the message.",
          "$ref": "#/$defs/ContentBlock"
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "TerminalId": {
      "description": "Names a terminal of the client.",
      "type": "string"
    },
    "CreateTerminalRequest": {
      "description": "The agent has the client run a command in a new terminal.",
      "type": "object",
      "required": [
        "sessionId",
        "command"
      ],
      "properties": {
        "sessionId": {
          "$ref": "#/$defs/SessionId"
        },
        "command": {
          "description": "The program to run.",
          "type": "string"
        },
        "args": {
          "description": "Arguments of the program.",
          "x-lenient": "null-empty",
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "env": {
          "description": "Variables of its environment.",
          "x-lenient": "null-empty",
          "type": "array",
          "items": {
            "$ref": "#/$defs/EnvVariable"
          }
        },
        "cwd": {
          "description": "Directory to run in, as an absolute path.",
          "type": [
            "string",
            "null"
          ]
        },
        "outputByteLimit": {
          "description": "How many bytes of output to keep; the oldest go first.",
          "type": [
            "integer",
            "null"
          ],
          "minimum": 0
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "CreateTerminalResponse": {
      "description": "The command runs.",
      "type": "object",
      "required": [
        "terminalId"
      ],
      "properties": {
        "terminalId": {
          "$ref": "#/$defs/TerminalId"
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "TerminalExitStatus": {
      "description": "How a command ended.",
      "type": "object",
      "properties": {
        "exitCode": {
          "description": "Exit code of the process; null where a signal ended it.",
          "x-lenient": "default",
          "type": [
            "integer",
            "null"
          ],
          "minimum": 0,
          "maximum": 4294967295
        },
        "signal": {
          "description": "Signal that ended the process; null where it exited by itself.",
          "x-lenient": "default",
          "type": [
            "string",
            "null"
          ]
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "TerminalOutputRequest": {
      "description": "The agent asks for the output so far, without waiting.",
      "type": "object",
      "required": [
        "sessionId",
        "terminalId"
      ],
      "properties": {
        "sessionId": {
          "$ref": "#/$defs/SessionId"
        },
        "terminalId": {
          "$ref": "#/$defs/TerminalId"
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "TerminalOutputResponse": {
      "description": "The output so far.",
      "type": "object",
      "required": [
        "output",
        "truncated"
      ],
      "properties": {
        "output": {
          "description": "What is kept of the output.",
          "type": "string"
        },
        "truncated": {
          "description": "Whether the limit has cut output off.",
          "type": "boolean"
        },
        "exitStatus": {
          "description": "How the command ended; missing or null while it runs.",
          "x-lenient": "default",
          "anyOf": [
            {
              "$ref": "#/$defs/TerminalExitStatus"
            },
            {
              "type": "null"
            }
          ]
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "WaitForTerminalExitRequest": {
      "description": "The agent waits for the command to end.",
      "type": "object",
      "required": [
        "sessionId",
        "terminalId"
      ],
      "properties": {
        "sessionId": {
          "$ref": "#/$defs/SessionId"
        },
        "terminalId": {
          "$ref": "#/$defs/TerminalId"
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "WaitForTerminalExitResponse": {
      "description": "The command has ended.",
      "type": "object",
      "properties": {
        "exitCode": {
          "description": "Exit code of the process; null where a signal ended it.",
          "x-lenient": "default",
          "type": [
            "integer",
            "null"
          ],
          "minimum": 0,
          "maximum": 4294967295
        },
        "signal": {
          "description": "Signal that ended the process; null where it exited by itself.",
          "x-lenient": "default",
          "type": [
            "string",
            "null"
          ]
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "KillTerminalRequest": {
      "description": "The agent ends the command and keeps the terminal.",
      "type": "object",
      "required": [
        "sessionId",
        "terminalId"
      ],
      "properties": {
        "sessionId": {
          "$ref": "#/$defs/SessionId"
        },
        "terminalId": {
          "$ref": "#/$defs/TerminalId"
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "KillTerminalResponse": {
      "description": "The command is ended.",
      "type": "object",
      "properties": {
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "ReleaseTerminalRequest": {
      "description": "The agent ends the command and gives the terminal up.",
      "type": "object",
      "required": [
        "sessionId",
        "terminalId"
      ],
      "properties": {
        "sessionId": {
          "$ref": "#/$defs/SessionId"
        },
        "terminalId": {
          "$ref": "#/$defs/TerminalId"
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "ReleaseTerminalResponse": {
      "description": "The terminal is freed.",
      "type": "object",
      "properties": {
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "ToolCallId": {
      "description": "Names a tool call within its session.",
      "type": "string"
    },
    "ToolKind": {
      "description": "What sort of work a tool does, for icons and grouping.",
      "type": "string",
      "enum": [
        "read",
        "edit",
        "delete",
        "move",
        "search",
        "execute",
        "think",
        "fetch",
        "switch_mode",
        "other"
      ]
    },
    "ToolCallStatus": {
      "description": "How far a tool call has come.",
      "type": "string",
      "enum": [
        "pending",
        "in_progress",
        "completed",
        "failed"
      ]
    },
    "ToolCall": {
      "description": "A call of a tool that the model asked for.",
      "type": "object",
      "required": [
        "toolCallId",
        "title"
      ],
      "properties": {
        "toolCallId": {
          "$ref": "#/$defs/ToolCallId"
        },
        "title": {
          "description": "What the tool does, for people.",
          "type": "string"
        },
        "name": {
          "description": "Name of the tool, for programs.",
          "x-lenient": "default",
          "type": [
            "string",
            "null"
          ]
        },
        "kind": {
          "description": "Sort of work; `other` where it is missing.",
          "x-lenient": "default",
          "$ref": "#/$defs/ToolKind"
        },
        "status": {
          "description": "How far it has come; `pending` where it is missing.",
          "x-lenient": "default",
          "$ref": "#/$defs/ToolCallStatus"
        },
        "content": {
          "description": "What the call has produced.",
          "x-lenient": "skip-items",
          "x-lenient-default": [],
          "type": "array",
          "items": {
            "$ref": "#/$defs/ToolCallContent"
          }
        },
        "locations": {
          "description": "Files that the call works on.",
          "x-lenient": "skip-items",
          "x-lenient-default": [],
          "type": "array",
          "items": {
            "$ref": "#/$defs/ToolCallLocation"
          }
        },
        "rawInput": {
          "description": "What was given to the tool, as the tool got it.",
          "x-lenient": "default"
        },
        "rawOutput": {
          "description": "What the tool returned, as it did.",
          "x-lenient": "default"
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "ToolCallUpdate": {
      "description": "Changes to a tool call; what is missing stays as it is.",
      "type": "object",
      "required": [
        "toolCallId"
      ],
      "properties": {
        "toolCallId": {
          "$ref": "#/$defs/ToolCallId"
        },
        "title": {
          "description": "New title for people.",
          "x-lenient": "default",
          "type": [
            "string",
            "null"
          ]
        },
        "name": {
          "description": "New name of the tool.",
          "x-lenient": "default",
          "type": [
            "string",
            "null"
          ]
        },
        "kind": {
          "description": "New sort of work.",
          "x-lenient": "default",
          "anyOf": [
            {
              "$ref": "#/$defs/ToolKind"
            },
            {
              "type": "null"
            }
          ]
        },
        "status": {
          "description": "How far it has come now.",
          "x-lenient": "default",
          "anyOf": [
            {
              "$ref": "#/$defs/ToolCallStatus"
            },
            {
              "type": "null"
            }
          ]
        },
        "content": {
          "description": "Content that replaces all there was.",
          "x-lenient": "skip-items",
          "anyOf": [
            {
              "type": "array",
              "items": {
                "$ref": "#/$defs/ToolCallContent"
              }
            },
            {
              "type": "null"
            }
          ]
        },
        "locations": {
          "description": "Files that replace all there were.",
          "x-lenient": "skip-items",
          "anyOf": [
            {
              "type": "array",
              "items": {
                "$ref": "#/$defs/ToolCallLocation"
              }
            },
            {
              "type": "null"
            }
          ]
        },
        "rawInput": {
          "description": "New input of the tool.",
          "x-lenient": "default"
        },
        "rawOutput": {
          "description": "New output of the tool.",
          "x-lenient": "default"
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "SessionUpdateToolCall": {
      "description": "A tool call has begun.",
      "x-payload": "#/$defs/ToolCall",
      "type": "object",
      "required": [
        "sessionUpdate",
        "toolCallId",
        "title"
      ],
      "properties": {
        "sessionUpdate": {
          "description": "Tells the kind.",
          "const": "tool_call"
        },
        "toolCallId": {
          "$ref": "#/$defs/ToolCallId"
        },
        "title": {
          "description": "What the tool does, for people.",
          "type": "string"
        },
        "name": {
          "description": "Name of the tool, for programs.",
          "x-lenient": "default",
          "type": [
            "string",
            "null"
          ]
        },
        "kind": {
          "description": "Sort of work; `other` where it is missing.",
          "x-lenient": "default",
          "$ref": "#/$defs/ToolKind"
        },
        "status": {
          "description": "How far it has come; `pending` where it is missing.",
          "x-lenient": "default",
          "$ref": "#/$defs/ToolCallStatus"
        },
        "content": {
          "description": "What the call has produced.",
          "x-lenient": "skip-items",
          "x-lenient-default": [],
          "type": "array",
          "items": {
            "$ref": "#/$defs/ToolCallContent"
          }
        },
        "locations": {
          "description": "Files that the call works on.",
          "x-lenient": "skip-items",
          "x-lenient-default": [],
          "type": "array",
          "items": {
            "$ref": "#/$defs/ToolCallLocation"
          }
        },
        "rawInput": {
          "description": "What was given to the tool, as the tool got it.",
          "x-lenient": "default"
        },
        "rawOutput": {
          "description": "What the tool returned, as it did.",
          "x-lenient": "default"
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "SessionUpdateToolCallUpdate": {
      "description": "A tool call has changed.",
      "x-payload": "#/$defs/ToolCallUpdate",
      "type": "object",
      "required": [
        "sessionUpdate",
        "toolCallId"
      ],
      "properties": {
        "sessionUpdate": {
          "description": "Tells the kind.",
          "const": "tool_call_update"
        },
        "toolCallId": {
          "$ref": "#/$defs/ToolCallId"
        },
        "title": {
          "description": "New title for people.",
          "x-lenient": "default",
          "type": [
            "string",
            "null"
          ]
        },
        "name": {
          "description": "New name of the tool.",
          "x-lenient": "default",
          "type": [
            "string",
            "null"
          ]
        },
        "kind": {
          "description": "New sort of work.",
          "x-lenient": "default",
          "anyOf": [
            {
              "$ref": "#/$defs/ToolKind"
            },
            {
              "type": "null"
            }
          ]
        },
        "status": {
          "description": "How far it has come now.",
          "x-lenient": "default",
          "anyOf": [
            {
              "$ref": "#/$defs/ToolCallStatus"
            },
            {
              "type": "null"
            }
          ]
        },
        "content": {
          "description": "Content that replaces all there was.",
          "x-lenient": "skip-items",
          "anyOf": [
            {
              "type": "array",
              "items": {
                "$ref": "#/$defs/ToolCallContent"
              }
            },
            {
              "type": "null"
            }
          ]
        },
        "locations": {
          "description": "Files that replace all there were.",
          "x-lenient": "skip-items",
          "anyOf": [
            {
              "type": "array",
              "items": {
                "$ref": "#/$defs/ToolCallLocation"
              }
            },
            {
              "type": "null"
            }
          ]
        },
        "rawInput": {
          "description": "New input of the tool.",
          "x-lenient": "default"
        },
        "rawOutput": {
          "description": "New output of the tool.",
          "x-lenient": "default"
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "ToolCallContent": {
      "description": "Something that a tool call has produced.",
      "type": "object",
      "discriminator": {
        "propertyName": "type"
      },
      "oneOf": [
        {
          "$ref": "#/$defs/ToolCallContentContent"
        },
        {
          "$ref": "#/$defs/ToolCallContentDiff"
        },
        {
          "$ref": "#/$defs/ToolCallContentTerminal"
        }
      ]
    },
    "Content": {
      "description": "A content block as output of a tool.",
      "type": "object",
      "required": [
        "content"
      ],
      "properties": {
        "content": {
          "$ref": "#/$defs/ContentBlock"
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "ToolCallContentContent": {
      "description": "A content block that a tool call has produced.",
      "x-payload": "#/$defs/Content",
      "type": "object",
      "required": [
        "type",
        "content"
      ],
      "properties": {
        "type": {
          "description": "Tells the kind.",
          "const": "content"
        },
        "content": {
          "$ref": "#/$defs/ContentBlock"
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "Diff": {
      "description": "A change of a file, as the text before and after.",
      "type": "object",
      "required": [
        "path",
        "newText"
      ],
      "properties": {
        "path": {
          "description": "File that is changed, as an absolute path.",
          "type": "string"
        },
        "oldText": {
          "description": "Text before; null or missing for a new file.",
          "x-lenient": "default",
          "type": [
            "string",
            "null"
          ]
        },
        "newText": {
          "description": "Text after.",
          "type": "string"
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "ToolCallContentDiff": {
      "description": "A change of a file that a tool call makes.",
      "x-payload": "#/$defs/Diff",
      "type": "object",
      "required": [
        "type",
        "path",
        "newText"
      ],
      "properties": {
        "type": {
          "description": "Tells the kind.",
          "const": "diff"
        },
        "path": {
          "description": "File that is changed, as an absolute path.",
          "type": "string"
        },
        "oldText": {
          "description": "Text before; null or missing for a new file.",
          "x-lenient": "default",
          "type": [
            "string",
            "null"
          ]
        },
        "newText": {
          "description": "Text after.",
          "type": "string"
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "Terminal": {
      "description": "A terminal of the client whose output is shown live.",
      "type": "object",
      "required": [
        "terminalId"
      ],
      "properties": {
        "terminalId": {
          "$ref": "#/$defs/TerminalId"
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "ToolCallContentTerminal": {
      "description": "A terminal that a tool call runs in.",
      "x-gate": "terminal",
      "x-payload": "#/$defs/Terminal",
      "type": "object",
      "required": [
        "type",
        "terminalId"
      ],
      "properties": {
        "type": {
          "description": "Tells the kind.",
          "const": "terminal"
        },
        "terminalId": {
          "$ref": "#/$defs/TerminalId"
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "ToolCallLocation": {
      "description": "A place in a file that a tool call works on.",
      "type": "object",
      "required": [
        "path"
      ],
      "properties": {
        "path": {
          "description": "The file, as an absolute path.",
          "type": "string"
        },
        "line": {
          "description": "Line in the file.",
          "x-lenient": "default",
          "type": [
            "integer",
            "null"
          ],
          "minimum": 0,
          "maximum": 4294967295
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "SessionNotification": {
      "description": "The agent tells what happens in a session.",
      "type": "object",
      "required": [
        "sessionId",
        "update"
      ],
      "properties": {
        "sessionId": {
          "$ref": "#/$defs/SessionId"
        },
        "update": {
          "$ref": "#/$defs/SessionUpdate"
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "SessionUpdate": {
      "description": "One thing that happens in a session.",
      "type": "object",
      "discriminator": {
        "propertyName": "sessionUpdate"
      },
      "oneOf": [
        {
          "$ref": "#/$defs/SessionUpdateUserMessageChunk"
        },
        {
          "$ref": "#/$defs/SessionUpdateAgentMessageChunk"
        },
        {
          "$ref": "#/$defs/SessionUpdateAgentThoughtChunk"
        },
        {
          "$ref": "#/$defs/SessionUpdateToolCall"
        },
        {
          "$ref": "#/$defs/SessionUpdateToolCallUpdate"
        },
        {
          "$ref": "#/$defs/SessionUpdatePlan"
        },
        {
          "$ref": "#/$defs/SessionUpdatePlanUpdate"
        },
        {
          "$ref": "#/$defs/SessionUpdatePlanRemoved"
        },
        {
          "$ref": "#/$defs/SessionUpdateAvailableCommandsUpdate"
        },
        {
          "$ref": "#/$defs/SessionUpdateCurrentModeUpdate"
        },
        {
          "$ref": "#/$defs/SessionUpdateConfigOptionUpdate"
        },
        {
          "$ref": "#/$defs/SessionUpdateSessionInfoUpdate"
        },
        {
          "$ref": "#/$defs/SessionUpdateUsageUpdate"
        },
        {
          "$ref": "#/$defs/SessionUpdateNotice"
        },
        {
          "$ref": "#/$defs/SessionUpdateCompactionUpdate"
        },
        {
          "$ref": "#/$defs/SessionUpdateCompactionSummaryChunk"
        },
        {
          "$ref": "#/$defs/SessionUpdateSubagentUpdate"
        },
        {
          "$ref": "#/$defs/SessionUpdateSessionMessage"
        },
        {
          "$ref": "#/$defs/SessionUpdateSessionMessageChunk"
        }
      ]
    },
    "MessageId": {
      "description": "Names a message; its chunks share it.",
      "type": "string"
    },
    "ContentChunk": {
      "description": "A piece of a message that is still being written.",
      "type": "object",
      "required": [
        "content"
      ],
      "properties": {
        "content": {
          "$ref": "#/$defs/ContentBlock"
        },
        "messageId": {
          "description": "Message that the chunk belongs to; another id starts another message.",
          "x-lenient": "default",
          "anyOf": [
            {
              "$ref": "#/$defs/MessageId"
            },
            {
              "type": "null"
            }
          ]
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "SessionUpdateUserMessageChunk": {
      "description": "A piece of what the user said, as when a history is sent again.",
      "x-payload": "#/$defs/ContentChunk",
      "type": "object",
      "required": [
        "sessionUpdate",
        "content"
      ],
      "properties": {
        "sessionUpdate": {
          "description": "Tells the kind.",
          "const": "user_message_chunk"
        },
        "content": {
          "$ref": "#/$defs/ContentBlock"
        },
        "messageId": {
          "description": "Message that the chunk belongs to; another id starts another message.",
          "x-lenient": "default",
          "anyOf": [
            {
              "$ref": "#/$defs/MessageId"
            },
            {
              "type": "null"
            }
          ]
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "SessionUpdateAgentMessageChunk": {
      "description": "A piece of what the agent says.",
      "x-payload": "#/$defs/ContentChunk",
      "type": "object",
      "required": [
        "sessionUpdate",
        "content"
      ],
      "properties": {
        "sessionUpdate": {
          "description": "Tells the kind.",
          "const": "agent_message_chunk"
        },
        "content": {
          "$ref": "#/$defs/ContentBlock"
        },
        "messageId": {
          "description": "Message that the chunk belongs to; another id starts another message.",
          "x-lenient": "default",
          "anyOf": [
            {
              "$ref": "#/$defs/MessageId"
            },
            {
              "type": "null"
            }
          ]
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "SessionUpdateAgentThoughtChunk": {
      "description": "A piece of what the agent thinks before it says or does something.",
      "x-payload": "#/$defs/ContentChunk",
      "type": "object",
      "required": [
        "sessionUpdate",
        "content"
      ],
      "properties": {
        "sessionUpdate": {
          "description": "Tells the kind.",
          "const": "agent_thought_chunk"
        },
        "content": {
          "$ref": "#/$defs/ContentBlock"
        },
        "messageId": {
          "description": "Message that the chunk belongs to; another id starts another message.",
          "x-lenient": "default",
          "anyOf": [
            {
              "$ref": "#/$defs/MessageId"
            },
            {
              "type": "null"
            }
          ]
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "SessionInfoUpdate": {
      "description": "What has changed in what is known of a session.",
      "type": "object",
      "properties": {
        "title": {
          "description": "Title of the session; null clears it, missing leaves it as it is.",
          "x-lenient": "default",
          "type": [
            "string",
            "null"
          ]
        },
        "updatedAt": {
          "description": "When it was last active, as ISO 8601 writes it; null clears it, missing leaves it as it is.",
          "x-lenient": "default",
          "type": [
            "string",
            "null"
          ]
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "SessionUpdateSessionInfoUpdate": {
      "description": "The title or another fact about the session has changed.",
      "x-payload": "#/$defs/SessionInfoUpdate",
      "type": "object",
      "required": [
        "sessionUpdate"
      ],
      "properties": {
        "sessionUpdate": {
          "description": "Tells the kind.",
          "const": "session_info_update"
        },
        "title": {
          "description": "Title of the session; null clears it, missing leaves it as it is.",
          "x-lenient": "default",
          "type": [
            "string",
            "null"
          ]
        },
        "updatedAt": {
          "description": "When it was last active, as ISO 8601 writes it; null clears it, missing leaves it as it is.",
          "x-lenient": "default",
          "type": [
            "string",
            "null"
          ]
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "Cost": {
      "description": "What a session has cost.",
      "type": "object",
      "required": [
        "amount",
        "currency"
      ],
      "properties": {
        "amount": {
          "description": "The sum so far.",
          "type": "number"
        },
        "currency": {
          "description": "Currency, as ISO 4217 writes it.",
          "type": "string"
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "UsageUpdate": {
      "description": "How full the context of a session is.",
      "type": "object",
      "required": [
        "used",
        "size"
      ],
      "properties": {
        "used": {
          "description": "Tokens that are in the context now.",
          "type": "integer",
          "minimum": 0
        },
        "size": {
          "description": "Tokens that the context can hold.",
          "type": "integer",
          "minimum": 0
        },
        "cost": {
          "description": "What the session has cost so far.",
          "x-lenient": "default",
          "anyOf": [
            {
              "$ref": "#/$defs/Cost"
            },
            {
              "type": "null"
            }
          ]
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "SessionUpdateUsageUpdate": {
      "description": "How full the context is, and what the session has cost.",
      "x-payload": "#/$defs/UsageUpdate",
      "type": "object",
      "required": [
        "sessionUpdate",
        "used",
        "size"
      ],
      "properties": {
        "sessionUpdate": {
          "description": "Tells the kind.",
          "const": "usage_update"
        },
        "used": {
          "description": "Tokens that are in the context now.",
          "type": "integer",
          "minimum": 0
        },
        "size": {
          "description": "Tokens that the context can hold.",
          "type": "integer",
          "minimum": 0
        },
        "cost": {
          "description": "What the session has cost so far.",
          "x-lenient": "default",
          "anyOf": [
            {
              "$ref": "#/$defs/Cost"
            },
            {
              "type": "null"
            }
          ]
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    },
    "Usage": {
      "description": "Tokens that a turn took.",
      "x-stability": "unstable",
      "type": "object",
      "required": [
        "totalTokens",
        "inputTokens",
        "outputTokens"
      ],
      "properties": {
        "totalTokens": {
          "description": "All tokens together.",
          "type": "integer",
          "minimum": 0
        },
        "inputTokens": {
          "description": "Tokens of the input.",
          "type": "integer",
          "minimum": 0
        },
        "outputTokens": {
          "description": "Tokens of the output.",
          "type": "integer",
          "minimum": 0
        },
        "thoughtTokens": {
          "description": "Tokens of thinking.",
          "x-lenient": "default",
          "type": [
            "integer",
            "null"
          ],
          "minimum": 0
        },
        "cachedReadTokens": {
          "description": "Tokens read from the cache.",
          "x-lenient": "default",
          "type": [
            "integer",
            "null"
          ],
          "minimum": 0
        },
        "cachedWriteTokens": {
          "description": "Tokens written to the cache.",
          "x-lenient": "default",
          "type": [
            "integer",
            "null"
          ],
          "minimum": 0
        },
        "_meta": {
          "$ref": "#/$defs/Meta"
        }
      }
    }
  }
} as const;
