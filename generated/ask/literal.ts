// Generated from schema/ask (sha256 f3fec2180655a846) by `npm run generate`. Do not edit.

export const schema = {
  "$defs": {
    "SessionId": {
      "description": "Names a session on its host. Opaque to clients.",
      "x-evidence": "observed",
      "type": "string"
    },
    "TurnId": {
      "description": "Names one model iteration of a run. The host mints a fresh one for every `turn.started`; one id space serves events, `session/send` results and `expectedTurnId`.",
      "x-evidence": "decided",
      "type": "string"
    },
    "ToolCallId": {
      "description": "Names one tool call; `tool.use`, `tool.delta` and `tool.result` of the same call share it.",
      "x-evidence": "observed",
      "type": "string"
    },
    "InteractionId": {
      "description": "Names something that waits for a person: `act_<N>` for an approval, `plan_<N>` for a plan. Clients treat it as opaque.",
      "x-evidence": "observed",
      "type": "string"
    },
    "Seq": {
      "description": "Place of an event in its session, counted from 1. It rises, may leave gaps and may repeat when events are sent again, so clients order and de-duplicate by it and never expect it to be dense.",
      "x-evidence": "documented",
      "type": "integer",
      "minimum": 1
    },
    "AfterSeq": {
      "description": "Cursor into a session's events: only those with a greater `seq` are meant. 0 means from the start.",
      "x-evidence": "observed",
      "type": "integer",
      "minimum": 0
    },
    "ProtocolVersion": {
      "description": "A version of this protocol: major, dot, minor. Peers of the same major understand each other.",
      "x-evidence": "decided",
      "type": "string",
      "pattern": "^[0-9]+\\.[0-9]+$"
    },
    "Timestamp": {
      "description": "A moment as RFC 3339 writes it, with its offset from UTC.",
      "x-evidence": "observed",
      "type": "string",
      "format": "date-time"
    },
    "ApprovalScope": {
      "description": "How far a yes reaches: this call only, the rest of the session, or the project (where the session has a workspace).",
      "x-evidence": "observed",
      "type": "string",
      "enum": [
        "once",
        "session",
        "project"
      ]
    },
    "DeliveryKind": {
      "description": "How a subscriber gets events: `live` from now on, `replay` from `afterSeq` and then on, `web-remote-replayable` the same made for clients that reconnect often. Decided: `live` starts at the last seq there is.",
      "x-evidence": "documented",
      "type": "string",
      "enum": [
        "live",
        "replay",
        "web-remote-replayable"
      ]
    },
    "Capability": {
      "description": "Something a host offers. Clients ignore names they do not know.",
      "x-evidence": "documented",
      "x-open": true,
      "anyOf": [
        {
          "type": "string",
          "enum": [
            "sessionManagement",
            "eventStreaming",
            "midExecutionInjection",
            "interactions",
            "planMode",
            "todos",
            "artifacts",
            "workspace",
            "fileEvents"
          ]
        },
        {
          "type": "string"
        }
      ]
    },
    "SessionMode": {
      "description": "How a session starts out: `plan` plans before it acts; `yolo`, `never` and `off` ask for nothing; `build`, `edit` and `on_request` ask before gated tools run; `auto` asks where no rule says yes. Decided: an open list, a host takes its default for a mode it does not know.",
      "x-evidence": "decided",
      "x-open": true,
      "anyOf": [
        {
          "type": "string",
          "enum": [
            "plan",
            "yolo",
            "never",
            "off",
            "build",
            "edit",
            "on_request",
            "auto"
          ]
        },
        {
          "type": "string"
        }
      ]
    },
    "ApprovalMode": {
      "description": "Whether gated tools wait for a decision, as a host reports it.",
      "x-evidence": "observed",
      "type": "string",
      "enum": [
        "off",
        "require",
        "auto"
      ]
    },
    "PeerInfo": {
      "description": "Name and version of the program on one side.",
      "x-evidence": "observed",
      "type": "object",
      "required": [
        "name"
      ],
      "properties": {
        "name": {
          "description": "Name of the program.",
          "type": "string"
        },
        "version": {
          "description": "Version of the program, in its own scheme.",
          "type": "string"
        }
      }
    },
    "WorkspaceReference": {
      "description": "Where a session works.",
      "x-evidence": "observed",
      "type": "object",
      "properties": {
        "workspacePath": {
          "description": "Path of the workspace on the host's machine. Null means none; writers leave the member out.",
          "x-written-as": "string",
          "type": [
            "string",
            "null"
          ]
        },
        "workspaceKey": {
          "description": "A name for the workspace where a path would not do.",
          "type": "string"
        }
      }
    },
    "Envelope": {
      "description": "An event as it travels. The three members are all there is: writers add none, readers ignore others and pass over types they do not know.",
      "x-evidence": "documented",
      "type": "object",
      "required": [
        "type",
        "seq",
        "payload"
      ],
      "properties": {
        "type": {
          "description": "Dotted name of the event; the registry lists those of this version.",
          "type": "string"
        },
        "seq": {
          "$ref": "#/$defs/Seq"
        },
        "payload": {
          "description": "What the event says; its shape follows from `type`.",
          "type": "object",
          "additionalProperties": true
        }
      }
    },
    "ApprovalRequired": {
      "description": "A tool call waits until somebody decides on it. Any client of the session may answer with `interaction/approve` or `interaction/reject`.",
      "x-evidence": "documented",
      "type": "object",
      "required": [
        "id",
        "toolName"
      ],
      "properties": {
        "id": {
          "x-formerly": [
            "actionId"
          ],
          "$ref": "#/$defs/InteractionId"
        },
        "toolName": {
          "description": "Name of the tool that asks.",
          "type": "string"
        },
        "args": {
          "description": "Arguments of the call, as the tool will get them; an object as a rule.",
          "x-formerly": [
            "input"
          ]
        },
        "message": {
          "description": "Why the host asks, for a person to read.",
          "type": "string"
        },
        "autoApprovable": {
          "description": "Whether a rule of the user may answer instead of the user.",
          "type": "boolean"
        },
        "allowedScopes": {
          "description": "How far a yes may reach; only `once` where it is missing. Decided: registered as an optional member.",
          "x-evidence": "decided",
          "type": "array",
          "items": {
            "$ref": "#/$defs/ApprovalScope"
          }
        }
      }
    },
    "ApprovalUpdated": {
      "description": "Somebody has decided on a waiting tool call; clients that still show it put it away.",
      "x-evidence": "observed",
      "type": "object",
      "required": [
        "id",
        "status"
      ],
      "properties": {
        "id": {
          "x-formerly": [
            "actionId"
          ],
          "$ref": "#/$defs/InteractionId"
        },
        "status": {
          "description": "The decision. Any value but `approved` is a refusal to a careful client.",
          "type": "string",
          "enum": [
            "approved",
            "rejected"
          ]
        },
        "scope": {
          "description": "How far the yes reaches, where it reaches further than `once`. Decided: registered as an optional member.",
          "x-evidence": "decided",
          "$ref": "#/$defs/ApprovalScope"
        },
        "feedback": {
          "description": "What the person said with the no. Decided: registered as an optional member.",
          "x-evidence": "decided",
          "type": "string"
        }
      }
    },
    "ErrorReported": {
      "description": "Something went wrong that does not end the turn by itself.",
      "x-evidence": "observed",
      "type": "object",
      "required": [
        "error"
      ],
      "properties": {
        "error": {
          "description": "What went wrong, for a person to read.",
          "type": "string"
        },
        "recoverable": {
          "description": "Whether the session goes on.",
          "type": "boolean"
        }
      }
    },
    "FileChanged": {
      "description": "A file of the workspace has changed. Sent only by hosts that offer `fileEvents`. Decided: no host has sent it yet, so the payload is ours; only `path` is required.",
      "x-evidence": "decided",
      "x-gate": "fileEvents",
      "type": "object",
      "required": [
        "path"
      ],
      "properties": {
        "path": {
          "description": "Path of the file, as the host sees it.",
          "type": "string"
        },
        "change": {
          "description": "What happened to it.",
          "type": "string",
          "enum": [
            "created",
            "modified",
            "deleted",
            "renamed"
          ]
        },
        "previousPath": {
          "description": "Path before a rename.",
          "type": "string"
        },
        "diff": {
          "description": "The change as a unified diff.",
          "type": "string"
        },
        "toolCallId": {
          "description": "The tool call that changed it.",
          "$ref": "#/$defs/ToolCallId"
        }
      }
    },
    "ModelStreaming": {
      "description": "The next piece of the model's answer.",
      "x-evidence": "documented",
      "type": "object",
      "required": [
        "delta"
      ],
      "properties": {
        "delta": {
          "description": "Text to append to what came before; hosts send no empty pieces.",
          "type": "string"
        }
      }
    },
    "ModelThinking": {
      "description": "The next piece of the model's reasoning.",
      "x-evidence": "observed",
      "type": "object",
      "required": [
        "delta"
      ],
      "properties": {
        "delta": {
          "description": "Text to append to what came before; hosts send no empty pieces.",
          "type": "string"
        }
      }
    },
    "PlanProposed": {
      "description": "In plan mode the model has submitted a plan, which waits for `plan/approve` or `plan/reject`.",
      "x-evidence": "documented",
      "type": "object",
      "required": [
        "id",
        "plan"
      ],
      "properties": {
        "id": {
          "$ref": "#/$defs/InteractionId"
        },
        "plan": {
          "description": "The plan, as text of one or more lines.",
          "type": "string"
        }
      }
    },
    "PlanApproved": {
      "description": "The plan was accepted; plan mode is off and a turn follows that carries it out.",
      "x-evidence": "observed",
      "type": "object",
      "required": [
        "plan"
      ],
      "properties": {
        "plan": {
          "description": "The plan, as it was proposed.",
          "type": "string"
        },
        "id": {
          "description": "Id of the proposal, where the host knows it.",
          "$ref": "#/$defs/InteractionId"
        }
      }
    },
    "PlanRejected": {
      "description": "The plan was refused; plan mode stays on.",
      "x-evidence": "observed",
      "type": "object",
      "required": [
        "plan"
      ],
      "properties": {
        "plan": {
          "description": "The plan, as it was proposed.",
          "type": "string"
        },
        "id": {
          "description": "Id of the proposal, where the host knows it.",
          "$ref": "#/$defs/InteractionId"
        }
      }
    },
    "SessionCreated": {
      "description": "The session exists and takes prompts; the first event of its log.",
      "x-evidence": "documented",
      "type": "object",
      "required": [
        "sessionId"
      ],
      "properties": {
        "sessionId": {
          "$ref": "#/$defs/SessionId"
        }
      }
    },
    "SessionEnded": {
      "description": "The session is gone; the last event of its log. Subscribers may never see it, so the result of `session/close` decides.",
      "x-evidence": "observed",
      "type": "object",
      "required": [
        "sessionId"
      ],
      "properties": {
        "sessionId": {
          "$ref": "#/$defs/SessionId"
        },
        "reason": {
          "description": "Why it ended, in the host's words; `closed` after `session/close`. Decided: writers always send it, readers do not need it.",
          "x-evidence": "decided",
          "type": "string"
        }
      }
    },
    "Todo": {
      "description": "One entry of the agent's list of what is to be done.",
      "x-evidence": "observed",
      "type": "object",
      "required": [
        "id",
        "title",
        "status"
      ],
      "properties": {
        "id": {
          "description": "Names the entry within the session: `todo_<N>`.",
          "type": "string"
        },
        "title": {
          "description": "What is to be done.",
          "type": "string"
        },
        "status": {
          "description": "How far it is.",
          "type": "string",
          "enum": [
            "pending",
            "in_progress",
            "completed",
            "blocked"
          ]
        }
      }
    },
    "TodosUpdated": {
      "description": "The list has changed. It comes whole every time; an empty one clears it.",
      "x-evidence": "observed",
      "type": "object",
      "required": [
        "todos"
      ],
      "properties": {
        "todos": {
          "description": "The whole list, in order.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/Todo"
          }
        }
      }
    },
    "ToolUse": {
      "description": "A tool call begins.",
      "x-evidence": "observed",
      "type": "object",
      "required": [
        "id",
        "name"
      ],
      "properties": {
        "id": {
          "x-formerly": [
            "toolCallId"
          ],
          "$ref": "#/$defs/ToolCallId"
        },
        "name": {
          "description": "Name of the tool.",
          "x-formerly": [
            "toolName"
          ],
          "type": "string"
        },
        "args": {
          "description": "Arguments of the call: an object as a rule, a string of JSON where the host could not read it. Decided: writers always send it, readers do not need it.",
          "x-evidence": "decided",
          "x-formerly": [
            "input"
          ]
        }
      }
    },
    "ToolDelta": {
      "description": "A running tool has printed something.",
      "x-evidence": "observed",
      "type": "object",
      "required": [
        "id",
        "name",
        "partial"
      ],
      "properties": {
        "id": {
          "x-formerly": [
            "toolCallId"
          ],
          "$ref": "#/$defs/ToolCallId"
        },
        "name": {
          "description": "Name of the tool.",
          "x-formerly": [
            "toolName"
          ],
          "type": "string"
        },
        "partial": {
          "description": "Output since the last event of this kind.",
          "type": "string"
        }
      }
    },
    "ToolResult": {
      "description": "A tool call is over.",
      "x-evidence": "observed",
      "type": "object",
      "required": [
        "id",
        "name"
      ],
      "properties": {
        "id": {
          "x-formerly": [
            "toolCallId"
          ],
          "$ref": "#/$defs/ToolCallId"
        },
        "name": {
          "description": "Name of the tool.",
          "x-formerly": [
            "toolName"
          ],
          "type": "string"
        },
        "output": {
          "description": "What the tool gave back, unchanged. Decided: writers always send it, readers do not need it.",
          "x-evidence": "decided"
        },
        "isError": {
          "description": "Whether the call failed. Decided: writers always send it, readers take false where it is missing.",
          "x-evidence": "decided",
          "type": "boolean"
        },
        "durationMs": {
          "description": "How long the call took, in milliseconds. Decided: null is read as absent and fractions are read; writers send an integer or leave the member out.",
          "x-evidence": "decided",
          "x-written-as": "integer",
          "type": [
            "number",
            "null"
          ]
        }
      }
    },
    "TurnStarted": {
      "description": "A model iteration begins. A run with tool calls has several, each with a fresh id.",
      "x-evidence": "observed",
      "type": "object",
      "required": [
        "turnId"
      ],
      "properties": {
        "turnId": {
          "$ref": "#/$defs/TurnId"
        }
      }
    },
    "TurnCompleted": {
      "description": "The run is over and went well.",
      "x-evidence": "observed",
      "type": "object",
      "required": [
        "turnId"
      ],
      "properties": {
        "turnId": {
          "description": "Id of the last turn that started. Decided: required.",
          "x-evidence": "decided",
          "$ref": "#/$defs/TurnId"
        },
        "response": {
          "description": "Final text of the run; may be empty.",
          "type": "string"
        },
        "inputTokens": {
          "description": "Tokens read by the model so far, counted over the session.",
          "type": "integer",
          "minimum": 0
        },
        "outputTokens": {
          "description": "Tokens written by the model so far, counted over the session.",
          "type": "integer",
          "minimum": 0
        },
        "cost": {
          "description": "Cost of the session so far, in the host's currency.",
          "type": "number"
        }
      }
    },
    "TurnFailed": {
      "description": "The run is over and went wrong: a limit was met, a loop was found, the model's stream broke or an exception was raised.",
      "x-evidence": "documented",
      "type": "object",
      "required": [
        "turnId",
        "error"
      ],
      "properties": {
        "turnId": {
          "description": "Id of the last turn that started; a host that had started none mints one.",
          "$ref": "#/$defs/TurnId"
        },
        "error": {
          "description": "What went wrong, for a person to read.",
          "type": "string"
        }
      }
    },
    "TurnAborted": {
      "description": "The run is over because a client asked for it. Decided: a host sends it after `session/abort`.",
      "x-evidence": "decided",
      "type": "object",
      "required": [
        "turnId"
      ],
      "properties": {
        "turnId": {
          "description": "Id of the turn that was stopped.",
          "$ref": "#/$defs/TurnId"
        },
        "reason": {
          "description": "Why it was stopped, for a person to read.",
          "type": "string"
        }
      }
    },
    "InteractionKind": {
      "description": "What waits for a person.",
      "x-evidence": "documented",
      "type": "string",
      "enum": [
        "approval",
        "plan",
        "user_input"
      ]
    },
    "InteractionStatus": {
      "description": "Where an interaction stands. It leaves `pending` once and never returns. Decided: `expired` stays in the list although no host sets it yet.",
      "x-evidence": "documented",
      "type": "string",
      "enum": [
        "pending",
        "approved",
        "rejected",
        "responded",
        "expired"
      ]
    },
    "ApprovalPayload": {
      "description": "What a waiting tool call is about: the members of `approval.required` without its id.",
      "x-evidence": "documented",
      "type": "object",
      "required": [
        "toolName"
      ],
      "properties": {
        "toolName": {
          "description": "Name of the tool that asks.",
          "type": "string"
        },
        "args": {
          "description": "Arguments of the call, as the tool will get them; an object as a rule."
        },
        "message": {
          "description": "Why the host asks, for a person to read.",
          "type": "string"
        },
        "autoApprovable": {
          "description": "Whether a rule of the user may answer instead of the user.",
          "type": "boolean"
        },
        "allowedScopes": {
          "description": "How far a yes may reach; only `once` where it is missing. Decided: registered as an optional member.",
          "x-evidence": "decided",
          "type": "array",
          "items": {
            "$ref": "#/$defs/ApprovalScope"
          }
        }
      }
    },
    "PlanPayload": {
      "description": "What a waiting plan is about: the members of `plan.proposed` without its id.",
      "x-evidence": "documented",
      "type": "object",
      "required": [
        "plan"
      ],
      "properties": {
        "plan": {
          "description": "The plan, as text of one or more lines.",
          "type": "string"
        }
      }
    },
    "InputOption": {
      "description": "One answer a person can choose.",
      "x-evidence": "decided",
      "type": "object",
      "required": [
        "label",
        "value"
      ],
      "properties": {
        "label": {
          "description": "The answer as it is shown.",
          "type": "string"
        },
        "value": {
          "description": "The answer as it is sent back.",
          "type": "string"
        },
        "description": {
          "description": "More about the answer, for a person to read.",
          "type": "string"
        }
      }
    },
    "InputQuestion": {
      "description": "One of several questions asked together.",
      "x-evidence": "decided",
      "type": "object",
      "required": [
        "question"
      ],
      "properties": {
        "id": {
          "description": "Names the question in the answer.",
          "type": "string"
        },
        "header": {
          "description": "A few words above the question.",
          "type": "string"
        },
        "question": {
          "description": "The question itself.",
          "type": "string"
        },
        "options": {
          "description": "Answers to choose from; free text where it is missing.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/InputOption"
          }
        }
      }
    },
    "UserInputPayload": {
      "description": "What a person is asked. Decided: the members are ours, as the published list of them is not visible.",
      "x-evidence": "decided",
      "type": "object",
      "required": [
        "prompt"
      ],
      "properties": {
        "prompt": {
          "description": "The question, for a person to read.",
          "type": "string"
        },
        "options": {
          "description": "Answers to choose from; free text where it is missing.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/InputOption"
          }
        },
        "multiSelect": {
          "description": "Whether more than one answer may be chosen.",
          "type": "boolean"
        },
        "questions": {
          "description": "Several questions at once, in place of `options`.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/InputQuestion"
          }
        }
      }
    },
    "ApprovalInteraction": {
      "description": "A tool call that waits, or waited, for a decision.",
      "x-evidence": "documented",
      "type": "object",
      "required": [
        "id",
        "kind",
        "status",
        "payload"
      ],
      "properties": {
        "id": {
          "description": "Names the interaction; not empty.",
          "type": "string",
          "minLength": 1
        },
        "kind": {
          "description": "The tag of this variant.",
          "const": "approval"
        },
        "status": {
          "$ref": "#/$defs/InteractionStatus"
        },
        "payload": {
          "$ref": "#/$defs/ApprovalPayload"
        }
      }
    },
    "PlanInteraction": {
      "description": "A plan that waits, or waited, for a decision.",
      "x-evidence": "documented",
      "type": "object",
      "required": [
        "id",
        "kind",
        "status",
        "payload"
      ],
      "properties": {
        "id": {
          "description": "Names the interaction; not empty.",
          "type": "string",
          "minLength": 1
        },
        "kind": {
          "description": "The tag of this variant.",
          "const": "plan"
        },
        "status": {
          "$ref": "#/$defs/InteractionStatus"
        },
        "payload": {
          "$ref": "#/$defs/PlanPayload"
        }
      }
    },
    "UserInputInteraction": {
      "description": "A question that waits, or waited, for an answer.",
      "x-evidence": "documented",
      "type": "object",
      "required": [
        "id",
        "kind",
        "status",
        "payload"
      ],
      "properties": {
        "id": {
          "description": "Names the interaction; not empty.",
          "type": "string",
          "minLength": 1
        },
        "kind": {
          "description": "The tag of this variant.",
          "const": "user_input"
        },
        "status": {
          "$ref": "#/$defs/InteractionStatus"
        },
        "payload": {
          "$ref": "#/$defs/UserInputPayload"
        }
      }
    },
    "Interaction": {
      "description": "Something that waits for a person and is resolved once, by any client of the session.",
      "x-evidence": "documented",
      "type": "object",
      "discriminator": {
        "propertyName": "kind"
      },
      "oneOf": [
        {
          "$ref": "#/$defs/ApprovalInteraction"
        },
        {
          "$ref": "#/$defs/PlanInteraction"
        },
        {
          "$ref": "#/$defs/UserInputInteraction"
        }
      ]
    },
    "SessionArtifactsParams": {
      "description": "Asks what files a session has made.",
      "x-evidence": "observed",
      "type": "object",
      "required": [
        "sessionId"
      ],
      "properties": {
        "sessionId": {
          "$ref": "#/$defs/SessionId"
        }
      }
    },
    "ArtifactSummary": {
      "description": "An artifact in a list; its content is not here. Artifacts alone spell their members with underscores.",
      "x-evidence": "observed",
      "type": "object",
      "required": [
        "id",
        "filename"
      ],
      "properties": {
        "id": {
          "description": "Names the artifact within the session.",
          "type": "string"
        },
        "filename": {
          "description": "Name of the file.",
          "type": "string"
        },
        "mime_type": {
          "description": "Media type. Null is read as unknown.",
          "x-written-as": "string",
          "type": [
            "string",
            "null"
          ]
        },
        "size": {
          "description": "Size in bytes. Null is read as unknown.",
          "x-written-as": "integer",
          "type": [
            "integer",
            "null"
          ],
          "minimum": 0
        },
        "uri": {
          "description": "Where the content is, if it is not kept by the host.",
          "type": "string"
        }
      }
    },
    "SessionArtifactsResult": {
      "description": "The artifacts of a session, newest first.",
      "x-evidence": "observed",
      "type": "object",
      "required": [
        "artifacts"
      ],
      "properties": {
        "artifacts": {
          "description": "One entry an artifact.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/ArtifactSummary"
          }
        }
      }
    },
    "SessionArtifactGetParams": {
      "description": "Asks for one artifact with its content.",
      "x-evidence": "observed",
      "type": "object",
      "required": [
        "sessionId",
        "artifactId"
      ],
      "properties": {
        "sessionId": {
          "$ref": "#/$defs/SessionId"
        },
        "artifactId": {
          "description": "Id from the list of artifacts.",
          "type": "string"
        }
      }
    },
    "Artifact": {
      "description": "An artifact with its content, or with the address of it.",
      "x-evidence": "observed",
      "type": "object",
      "required": [
        "id",
        "filename"
      ],
      "properties": {
        "id": {
          "description": "Names the artifact within the session.",
          "type": "string"
        },
        "filename": {
          "description": "Name of the file.",
          "type": "string"
        },
        "mime_type": {
          "description": "Media type. Null is read as unknown.",
          "x-written-as": "string",
          "type": [
            "string",
            "null"
          ]
        },
        "size": {
          "description": "Size in bytes. Null is read as unknown.",
          "x-written-as": "integer",
          "type": [
            "integer",
            "null"
          ],
          "minimum": 0
        },
        "created_at": {
          "$ref": "#/$defs/Timestamp"
        },
        "content": {
          "description": "The content as text, up to 100,000 characters; never together with `uri`.",
          "type": "string"
        },
        "uri": {
          "description": "Where the content is; never together with `content`.",
          "type": "string"
        }
      }
    },
    "SessionArtifactGetResult": {
      "description": "The artifact.",
      "x-evidence": "observed",
      "type": "object",
      "required": [
        "artifact"
      ],
      "properties": {
        "artifact": {
          "$ref": "#/$defs/Artifact"
        }
      }
    },
    "PingParams": {
      "description": "Nothing is asked for but a sign of life.",
      "x-evidence": "observed",
      "type": "object",
      "additionalProperties": true
    },
    "PingResult": {
      "description": "The host is there.",
      "x-evidence": "observed",
      "type": "object",
      "required": [
        "status"
      ],
      "properties": {
        "status": {
          "description": "Always `ok`.",
          "const": "ok"
        },
        "version": {
          "description": "Version of the host.",
          "type": "string"
        },
        "protocolVersion": {
          "$ref": "#/$defs/ProtocolVersion"
        },
        "uptime": {
          "description": "Seconds since the host started; 0 where it does not know.",
          "type": "integer",
          "minimum": 0
        },
        "sessions": {
          "description": "How many sessions the host has open.",
          "type": "integer",
          "minimum": 0
        }
      }
    },
    "InitializeParams": {
      "description": "A client introduces itself. By convention the first request; hosts do not insist.",
      "x-evidence": "observed",
      "type": "object",
      "properties": {
        "client": {
          "x-formerly": [
            "clientName"
          ],
          "$ref": "#/$defs/PeerInfo"
        },
        "protocolVersion": {
          "description": "The version the client speaks. Decided: optional; a host answers with its own, and a client of another major closes.",
          "x-evidence": "decided",
          "$ref": "#/$defs/ProtocolVersion"
        },
        "capabilities": {
          "description": "What the client offers. Decided: optional.",
          "x-evidence": "decided",
          "type": "array",
          "items": {
            "$ref": "#/$defs/Capability"
          }
        }
      }
    },
    "InitializeResult": {
      "description": "The host introduces itself.",
      "x-evidence": "observed",
      "type": "object",
      "required": [
        "protocolVersion",
        "capabilities",
        "server"
      ],
      "properties": {
        "protocolVersion": {
          "$ref": "#/$defs/ProtocolVersion"
        },
        "capabilities": {
          "description": "What the host offers.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/Capability"
          }
        },
        "server": {
          "x-formerly": [
            "serverInfo"
          ],
          "$ref": "#/$defs/PeerInfo"
        }
      }
    },
    "SessionSubscribeParams": {
      "description": "Asks for a session's events on this connection. Asking again sets the cursor anew. Decided: there is no way to unsubscribe but to close the connection.",
      "x-evidence": "observed",
      "type": "object",
      "required": [
        "sessionId"
      ],
      "properties": {
        "sessionId": {
          "$ref": "#/$defs/SessionId"
        },
        "deliveryKind": {
          "description": "How to deliver; `replay` where it is missing.",
          "$ref": "#/$defs/DeliveryKind"
        },
        "afterSeq": {
          "$ref": "#/$defs/AfterSeq"
        },
        "includeSnapshot": {
          "description": "Whether the result carries the events so far; they are also pushed, so clients de-duplicate by seq.",
          "type": "boolean"
        }
      }
    },
    "Subscription": {
      "description": "What the host will deliver.",
      "x-evidence": "observed",
      "type": "object",
      "required": [
        "sessionId"
      ],
      "properties": {
        "sessionId": {
          "$ref": "#/$defs/SessionId"
        },
        "deliveryKind": {
          "$ref": "#/$defs/DeliveryKind"
        }
      }
    },
    "SessionSubscribeResult": {
      "description": "The subscription stands.",
      "x-evidence": "observed",
      "type": "object",
      "required": [
        "subscription"
      ],
      "properties": {
        "subscription": {
          "$ref": "#/$defs/Subscription"
        },
        "snapshot": {
          "description": "Events so far, in order; only where the client asked.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/Envelope"
          }
        }
      }
    },
    "SessionEventsParams": {
      "description": "Reads a session's log.",
      "x-evidence": "observed",
      "type": "object",
      "required": [
        "sessionId"
      ],
      "properties": {
        "sessionId": {
          "$ref": "#/$defs/SessionId"
        },
        "afterSeq": {
          "$ref": "#/$defs/AfterSeq"
        },
        "limit": {
          "description": "How many events at most.",
          "type": "integer",
          "minimum": 0
        }
      }
    },
    "SessionEventsResult": {
      "description": "A stretch of a session's log.",
      "x-evidence": "observed",
      "type": "object",
      "required": [
        "events"
      ],
      "properties": {
        "sessionId": {
          "$ref": "#/$defs/SessionId"
        },
        "events": {
          "description": "The events, in order.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/Envelope"
          }
        },
        "hasMore": {
          "description": "Whether more may follow. Null is read as absent, which means no limit was asked for.",
          "x-written-as": "boolean",
          "type": [
            "boolean",
            "null"
          ]
        }
      }
    },
    "SessionEventParams": {
      "description": "The host delivers an event to a subscriber.",
      "x-evidence": "documented",
      "type": "object",
      "required": [
        "event"
      ],
      "properties": {
        "sessionId": {
          "description": "The session the event belongs to. Decided: registered as optional, as older hosts leave it out; writers always send it.",
          "x-evidence": "decided",
          "$ref": "#/$defs/SessionId"
        },
        "event": {
          "$ref": "#/$defs/Envelope"
        }
      }
    },
    "InteractionListParams": {
      "description": "Asks what waits for a person.",
      "x-evidence": "observed",
      "type": "object",
      "required": [
        "sessionId"
      ],
      "properties": {
        "sessionId": {
          "$ref": "#/$defs/SessionId"
        }
      }
    },
    "InteractionListResult": {
      "description": "What waits for a person. Hosts list approvals; pending plans may be missing.",
      "x-evidence": "observed",
      "type": "object",
      "required": [
        "interactions"
      ],
      "properties": {
        "interactions": {
          "description": "One entry an interaction.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/Interaction"
          }
        }
      }
    },
    "InteractionApproveParams": {
      "description": "Says yes to a waiting tool call.",
      "x-evidence": "observed",
      "type": "object",
      "required": [
        "sessionId",
        "interactionId"
      ],
      "properties": {
        "sessionId": {
          "$ref": "#/$defs/SessionId"
        },
        "interactionId": {
          "$ref": "#/$defs/InteractionId"
        },
        "scope": {
          "description": "How far the yes reaches; `once` where it is missing. A host that does not support it refuses, and never takes a smaller one. Decided: registered as an optional member.",
          "x-evidence": "decided",
          "$ref": "#/$defs/ApprovalScope"
        }
      }
    },
    "InteractionApproveResult": {
      "description": "The tool call goes on.",
      "x-evidence": "observed",
      "type": "object",
      "required": [
        "approved"
      ],
      "properties": {
        "approved": {
          "description": "Always true.",
          "const": true
        },
        "interactionId": {
          "$ref": "#/$defs/InteractionId"
        }
      }
    },
    "InteractionRejectParams": {
      "description": "Says no to a waiting tool call.",
      "x-evidence": "observed",
      "type": "object",
      "required": [
        "sessionId",
        "interactionId"
      ],
      "properties": {
        "sessionId": {
          "$ref": "#/$defs/SessionId"
        },
        "interactionId": {
          "$ref": "#/$defs/InteractionId"
        },
        "feedback": {
          "description": "What to tell the model with the no. Decided: registered as an optional member.",
          "x-evidence": "decided",
          "type": "string"
        }
      }
    },
    "InteractionRejectResult": {
      "description": "The tool call does not run.",
      "x-evidence": "observed",
      "type": "object",
      "required": [
        "rejected"
      ],
      "properties": {
        "rejected": {
          "description": "Always true.",
          "const": true
        },
        "interactionId": {
          "$ref": "#/$defs/InteractionId"
        }
      }
    },
    "InteractionApproveAllParams": {
      "description": "Says yes to every waiting tool call of the session.",
      "x-evidence": "observed",
      "type": "object",
      "required": [
        "sessionId"
      ],
      "properties": {
        "sessionId": {
          "$ref": "#/$defs/SessionId"
        },
        "scope": {
          "description": "How far the yes reaches; `once` where it is missing. Decided: registered as an optional member.",
          "x-evidence": "decided",
          "$ref": "#/$defs/ApprovalScope"
        }
      }
    },
    "InteractionApproveAllResult": {
      "description": "How many tool calls go on. Here `approved` is a number; in `interaction/approve` it is a boolean.",
      "x-evidence": "observed",
      "type": "object",
      "required": [
        "approved"
      ],
      "properties": {
        "approved": {
          "description": "How many were waiting.",
          "type": "integer",
          "minimum": 0
        }
      }
    },
    "InteractionRejectAllParams": {
      "description": "Says no to every waiting tool call of the session.",
      "x-evidence": "observed",
      "type": "object",
      "required": [
        "sessionId"
      ],
      "properties": {
        "sessionId": {
          "$ref": "#/$defs/SessionId"
        },
        "feedback": {
          "description": "What to tell the model with the no. Decided: registered as an optional member.",
          "x-evidence": "decided",
          "type": "string"
        }
      }
    },
    "InteractionRejectAllResult": {
      "description": "How many tool calls do not run. Here `rejected` is a number; in `interaction/reject` it is a boolean.",
      "x-evidence": "observed",
      "type": "object",
      "required": [
        "rejected"
      ],
      "properties": {
        "rejected": {
          "description": "How many were waiting.",
          "type": "integer",
          "minimum": 0
        }
      }
    },
    "InteractionRespondParams": {
      "description": "Answers a question to the user. Decided: any JSON value is an answer; text, or an object with `action` (`accept`, `decline`, `cancel`) and `content`, are the forms to expect.",
      "x-evidence": "decided",
      "type": "object",
      "required": [
        "sessionId",
        "interactionId",
        "response"
      ],
      "properties": {
        "sessionId": {
          "$ref": "#/$defs/SessionId"
        },
        "interactionId": {
          "$ref": "#/$defs/InteractionId"
        },
        "response": {
          "description": "The answer."
        }
      }
    },
    "InteractionRespondResult": {
      "description": "The answer has arrived. Decided: ours, as every host seen so far answers -32009.",
      "x-evidence": "decided",
      "type": "object",
      "required": [
        "responded"
      ],
      "properties": {
        "responded": {
          "description": "Always true.",
          "const": true
        },
        "interactionId": {
          "$ref": "#/$defs/InteractionId"
        }
      }
    },
    "PlanApproveParams": {
      "description": "Accepts the plan that waits.",
      "x-evidence": "observed",
      "type": "object",
      "required": [
        "sessionId"
      ],
      "properties": {
        "sessionId": {
          "$ref": "#/$defs/SessionId"
        },
        "interactionId": {
          "description": "The plan that is meant. Decided: optional; when it is there it must name the pending plan.",
          "x-evidence": "decided",
          "$ref": "#/$defs/InteractionId"
        }
      }
    },
    "PlanApproveResult": {
      "description": "The plan is carried out.",
      "x-evidence": "observed",
      "type": "object",
      "required": [
        "approved"
      ],
      "properties": {
        "approved": {
          "description": "Always true.",
          "const": true
        }
      }
    },
    "PlanRejectParams": {
      "description": "Refuses the plan that waits.",
      "x-evidence": "observed",
      "type": "object",
      "required": [
        "sessionId"
      ],
      "properties": {
        "sessionId": {
          "$ref": "#/$defs/SessionId"
        },
        "interactionId": {
          "description": "The plan that is meant. Decided: optional; when it is there it must name the pending plan.",
          "x-evidence": "decided",
          "$ref": "#/$defs/InteractionId"
        }
      }
    },
    "PlanRejectResult": {
      "description": "The plan is dropped; plan mode stays on.",
      "x-evidence": "observed",
      "type": "object",
      "required": [
        "rejected"
      ],
      "properties": {
        "rejected": {
          "description": "Always true.",
          "const": true
        }
      }
    },
    "PermissionOption": {
      "description": "One answer offered to the user.",
      "x-evidence": "observed",
      "type": "object",
      "required": [
        "optionId"
      ],
      "properties": {
        "optionId": {
          "description": "Names the answer.",
          "type": "string"
        },
        "kind": {
          "description": "What it means: `allow_once`, `allow_always`, `deny` and the like.",
          "type": "string"
        },
        "name": {
          "description": "The answer as it is shown.",
          "type": "string"
        },
        "response": {
          "description": "The result to send when it is chosen."
        }
      }
    },
    "InteractionRequestPermissionParams": {
      "description": "The host asks a client directly whether a tool may run, for interoperation with other app servers. Decided: a superset of the forms in the field, where only the tool's name is required.",
      "x-evidence": "decided",
      "type": "object",
      "required": [
        "toolName"
      ],
      "properties": {
        "toolName": {
          "description": "Name of the tool that asks.",
          "type": "string"
        },
        "requestId": {
          "description": "Names the request beyond its JSON-RPC id.",
          "type": "string"
        },
        "sessionId": {
          "$ref": "#/$defs/SessionId"
        },
        "turnId": {
          "$ref": "#/$defs/TurnId"
        },
        "toolCallId": {
          "$ref": "#/$defs/ToolCallId"
        },
        "interactionId": {
          "$ref": "#/$defs/InteractionId"
        },
        "input": {
          "description": "Arguments of the call; an object as a rule."
        },
        "riskLevel": {
          "description": "How much could go wrong.",
          "type": "string",
          "enum": [
            "low",
            "medium",
            "high",
            "critical"
          ]
        },
        "reason": {
          "description": "Why the host asks, for a person to read.",
          "type": "string"
        },
        "options": {
          "description": "Answers to choose from.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/PermissionOption"
          }
        }
      }
    },
    "InteractionRequestPermissionResult": {
      "description": "The client's decision. A host takes everything but a well-formed yes for a no.",
      "x-evidence": "decided",
      "type": "object",
      "required": [
        "decision"
      ],
      "properties": {
        "decision": {
          "description": "Decided: `allow` or `deny` on write. `approve` (an older spelling of `allow`), `escalate` and `modify` are read where other app servers are met.",
          "x-written-values": [
            "allow",
            "deny"
          ],
          "type": "string",
          "enum": [
            "allow",
            "deny",
            "approve",
            "escalate",
            "modify"
          ]
        },
        "reason": {
          "description": "Why, for the model or a person to read.",
          "type": "string"
        },
        "modifiedInput": {
          "description": "Arguments to use instead, with `modify`.",
          "type": "object",
          "additionalProperties": true
        }
      }
    },
    "InteractionRequestUserInputParams": {
      "description": "The host asks the user directly, for interoperation with other app servers. Decided: a superset of the forms in the field.",
      "x-evidence": "decided",
      "type": "object",
      "properties": {
        "requestId": {
          "description": "Names the request beyond its JSON-RPC id.",
          "type": "string"
        },
        "sessionId": {
          "$ref": "#/$defs/SessionId"
        },
        "turnId": {
          "$ref": "#/$defs/TurnId"
        },
        "toolCallId": {
          "$ref": "#/$defs/ToolCallId"
        },
        "prompt": {
          "description": "The question, for a person to read.",
          "type": "string"
        },
        "options": {
          "description": "Answers to choose from, in the form the host's standard gives them.",
          "type": "array",
          "items": {
            "type": "object",
            "additionalProperties": true
          }
        },
        "questions": {
          "description": "Several questions at once, in the form the host's standard gives them.",
          "type": "array",
          "items": {
            "type": "object",
            "additionalProperties": true
          }
        }
      }
    },
    "InteractionRequestUserInputResult": {
      "description": "What the user did.",
      "x-evidence": "decided",
      "type": "object",
      "required": [
        "action"
      ],
      "properties": {
        "action": {
          "description": "Whether the user answered, said no, or went away.",
          "type": "string",
          "enum": [
            "accept",
            "decline",
            "cancel"
          ]
        },
        "response": {
          "description": "The answer to a single question."
        },
        "answers": {
          "description": "The answers, by the id of their question.",
          "type": "object",
          "additionalProperties": true
        }
      }
    },
    "SessionCreateParams": {
      "description": "Opens a session.",
      "x-evidence": "documented",
      "type": "object",
      "properties": {
        "workspace": {
          "$ref": "#/$defs/WorkspaceReference"
        },
        "mode": {
          "$ref": "#/$defs/SessionMode"
        },
        "model": {
          "description": "Model to use, as the host names it; may be `provider/id`.",
          "type": "string"
        },
        "tools": {
          "description": "Names of the tools the session may use.",
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "systemPrompt": {
          "description": "System prompt in place of the host's own.",
          "type": "string"
        }
      }
    },
    "CreatedSession": {
      "description": "A session that has just been opened.",
      "x-evidence": "observed",
      "type": "object",
      "required": [
        "sessionId"
      ],
      "properties": {
        "sessionId": {
          "$ref": "#/$defs/SessionId"
        },
        "model": {
          "description": "Model in use. Null is read as unknown.",
          "x-written-as": "string",
          "type": [
            "string",
            "null"
          ]
        },
        "createdAt": {
          "$ref": "#/$defs/Timestamp"
        }
      }
    },
    "SessionCreateResult": {
      "description": "The new session.",
      "x-evidence": "observed",
      "type": "object",
      "required": [
        "session"
      ],
      "properties": {
        "session": {
          "$ref": "#/$defs/CreatedSession"
        }
      }
    },
    "SessionListParams": {
      "description": "Asks for the sessions of the host.",
      "x-evidence": "observed",
      "type": "object",
      "properties": {
        "limit": {
          "description": "How many at most; hosts take 20 where it is missing.",
          "type": "integer",
          "minimum": 0
        }
      }
    },
    "SessionSummary": {
      "description": "A session in a list.",
      "x-evidence": "observed",
      "type": "object",
      "required": [
        "sessionId"
      ],
      "properties": {
        "sessionId": {
          "$ref": "#/$defs/SessionId"
        },
        "model": {
          "description": "Model in use. Null is read as unknown.",
          "x-written-as": "string",
          "type": [
            "string",
            "null"
          ]
        },
        "createdAt": {
          "$ref": "#/$defs/Timestamp"
        },
        "running": {
          "description": "Whether a run is under way.",
          "type": "boolean"
        },
        "idle": {
          "description": "Whether the session waits for a prompt. Some hosts always say true; `running` is the one to trust.",
          "type": "boolean"
        },
        "workspaceId": {
          "description": "Names the workspace: `workspace:` and a SHA-256 digest.",
          "type": "string"
        }
      }
    },
    "SessionListResult": {
      "description": "The sessions of the host.",
      "x-evidence": "observed",
      "type": "object",
      "required": [
        "sessions"
      ],
      "properties": {
        "sessions": {
          "description": "One entry a session.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/SessionSummary"
          }
        }
      }
    },
    "SessionResumeParams": {
      "description": "Takes up a session that exists.",
      "x-evidence": "observed",
      "type": "object",
      "required": [
        "sessionId"
      ],
      "properties": {
        "sessionId": {
          "$ref": "#/$defs/SessionId"
        },
        "workspace": {
          "description": "Workspace of the session, as proof that the client belongs there.",
          "$ref": "#/$defs/WorkspaceReference"
        },
        "workspacePath": {
          "description": "The same as a bare path.",
          "type": "string"
        }
      }
    },
    "SessionResumeResult": {
      "description": "The session as it stands.",
      "x-evidence": "observed",
      "type": "object",
      "required": [
        "sessionId"
      ],
      "properties": {
        "sessionId": {
          "$ref": "#/$defs/SessionId"
        },
        "running": {
          "description": "Whether a run is under way.",
          "type": "boolean"
        },
        "idle": {
          "description": "Whether the session waits for a prompt. Some hosts always say true; `running` is the one to trust.",
          "type": "boolean"
        },
        "createdAt": {
          "$ref": "#/$defs/Timestamp"
        }
      }
    },
    "SessionCloseParams": {
      "description": "Ends a session, a running turn included.",
      "x-evidence": "observed",
      "type": "object",
      "required": [
        "sessionId"
      ],
      "properties": {
        "sessionId": {
          "$ref": "#/$defs/SessionId"
        }
      }
    },
    "SessionCloseResult": {
      "description": "The session is gone, whether or not a `session.ended` arrives.",
      "x-evidence": "observed",
      "type": "object",
      "required": [
        "closed"
      ],
      "properties": {
        "closed": {
          "description": "Always true.",
          "const": true
        },
        "sessionId": {
          "$ref": "#/$defs/SessionId"
        }
      }
    },
    "SessionSendParams": {
      "description": "Gives the session a prompt: an idle one starts a run, a running one takes it at the next turn.",
      "x-evidence": "documented",
      "type": "object",
      "required": [
        "sessionId",
        "content"
      ],
      "properties": {
        "sessionId": {
          "$ref": "#/$defs/SessionId"
        },
        "content": {
          "description": "The prompt, as text.",
          "type": "string"
        },
        "expectedTurnId": {
          "description": "The turn the client believes is running; the host refuses the prompt as stale where it is another.",
          "$ref": "#/$defs/TurnId"
        }
      }
    },
    "SessionSendResult": {
      "description": "What became of the prompt.",
      "x-evidence": "observed",
      "type": "object",
      "required": [
        "accepted",
        "status"
      ],
      "properties": {
        "accepted": {
          "description": "False exactly when `status` is `stale`.",
          "type": "boolean"
        },
        "status": {
          "description": "`steered`: a run has started; `queued`: it waits for the next turn; `stale`: it was dropped, as another turn was running.",
          "type": "string",
          "enum": [
            "steered",
            "queued",
            "stale"
          ]
        },
        "turnId": {
          "description": "The turn that takes the prompt. Decided: a string from the id space of the events; older hosts answer with a counter or null.",
          "x-evidence": "decided",
          "x-written-as": "string",
          "type": [
            "string",
            "integer",
            "null"
          ]
        }
      }
    },
    "SessionAbortParams": {
      "description": "Stops the run of a session.",
      "x-evidence": "observed",
      "type": "object",
      "required": [
        "sessionId"
      ],
      "properties": {
        "sessionId": {
          "$ref": "#/$defs/SessionId"
        }
      }
    },
    "SessionAbortResult": {
      "description": "The run is being stopped; an idle session answers the same. Decided: a `turn.aborted` follows where a turn was running.",
      "x-evidence": "decided",
      "type": "object",
      "required": [
        "aborted"
      ],
      "properties": {
        "aborted": {
          "description": "Always true.",
          "const": true
        },
        "sessionId": {
          "$ref": "#/$defs/SessionId"
        }
      }
    },
    "WorkspaceReadStateParams": {
      "description": "Asks where a session works and how it stands.",
      "x-evidence": "observed",
      "type": "object",
      "properties": {
        "sessionId": {
          "description": "The session; hosts ignore one they do not know.",
          "$ref": "#/$defs/SessionId"
        }
      }
    },
    "WorkspaceState": {
      "description": "Where a session works and how it stands.",
      "x-evidence": "observed",
      "type": "object",
      "properties": {
        "path": {
          "description": "Path of the workspace. Null is read as unknown.",
          "x-written-as": "string",
          "type": [
            "string",
            "null"
          ]
        },
        "name": {
          "description": "Name of the workspace. Null is read as unknown.",
          "x-written-as": "string",
          "type": [
            "string",
            "null"
          ]
        },
        "gitBranch": {
          "description": "Branch that is checked out. Null is read as unknown.",
          "x-written-as": "string",
          "type": [
            "string",
            "null"
          ]
        },
        "mode": {
          "$ref": "#/$defs/ApprovalMode"
        },
        "sessionId": {
          "$ref": "#/$defs/SessionId"
        },
        "running": {
          "description": "Whether a run is under way.",
          "type": "boolean"
        }
      }
    },
    "WorkspaceReadStateResult": {
      "description": "The state of the workspace.",
      "x-evidence": "observed",
      "type": "object",
      "required": [
        "workspace"
      ],
      "properties": {
        "workspace": {
          "$ref": "#/$defs/WorkspaceState"
        },
        "settings": {
          "description": "Left over from an older host: model and permission mode in a nested form.",
          "type": "object",
          "additionalProperties": true
        }
      }
    },
    "JsonRpcId": {
      "description": "Names a request on its connection and on its side: the ids of the two sides are separate, and 1 and \"1\" differ.",
      "x-evidence": "decided",
      "type": [
        "string",
        "integer"
      ]
    },
    "JsonRpcVersion": {
      "description": "The JSON-RPC version. The ask session protocol writes no such member and reads over it; ACP requires it.",
      "x-evidence": "observed",
      "const": "2.0"
    },
    "JsonRpcErrorObject": {
      "description": "Why a request failed.",
      "x-evidence": "documented",
      "type": "object",
      "required": [
        "code",
        "message"
      ],
      "properties": {
        "code": {
          "description": "What kind of failure it is; the registry lists the codes of each protocol.",
          "type": "integer"
        },
        "message": {
          "description": "What went wrong, for a person to read.",
          "type": "string"
        },
        "data": {
          "description": "More about the failure, in a form that the code decides."
        }
      }
    },
    "JsonRpcRequest": {
      "description": "One side calls a method of the other and waits for the response.",
      "x-evidence": "documented",
      "type": "object",
      "required": [
        "id",
        "method"
      ],
      "properties": {
        "jsonrpc": {
          "$ref": "#/$defs/JsonRpcVersion"
        },
        "id": {
          "$ref": "#/$defs/JsonRpcId"
        },
        "method": {
          "description": "Name of the method.",
          "type": "string"
        },
        "params": {
          "description": "Arguments by name; missing means none.",
          "type": "object",
          "additionalProperties": true
        }
      }
    },
    "JsonRpcNotification": {
      "description": "One side tells the other something and gets no response.",
      "x-evidence": "documented",
      "type": "object",
      "required": [
        "method"
      ],
      "properties": {
        "jsonrpc": {
          "$ref": "#/$defs/JsonRpcVersion"
        },
        "method": {
          "description": "Name of the method.",
          "type": "string"
        },
        "params": {
          "description": "Arguments by name; missing means none.",
          "type": "object",
          "additionalProperties": true
        }
      }
    },
    "JsonRpcSuccessResponse": {
      "description": "A request went well.",
      "x-evidence": "documented",
      "type": "object",
      "required": [
        "id",
        "result"
      ],
      "properties": {
        "jsonrpc": {
          "$ref": "#/$defs/JsonRpcVersion"
        },
        "id": {
          "$ref": "#/$defs/JsonRpcId"
        },
        "result": {
          "description": "What came of it; its shape follows from the method of the request."
        }
      }
    },
    "JsonRpcErrorResponse": {
      "description": "A request failed. The id is null where the request could not be read.",
      "x-evidence": "documented",
      "type": "object",
      "required": [
        "id",
        "error"
      ],
      "properties": {
        "jsonrpc": {
          "$ref": "#/$defs/JsonRpcVersion"
        },
        "id": {
          "description": "Id of the request; null only where it could not be read.",
          "type": [
            "string",
            "integer",
            "null"
          ]
        },
        "error": {
          "$ref": "#/$defs/JsonRpcErrorObject"
        }
      }
    },
    "SessionCreatedEvent": {
      "description": "The event `session.created`. The session exists and takes prompts; the first event of its log.",
      "x-evidence": "documented",
      "type": "object",
      "required": [
        "type",
        "seq",
        "payload"
      ],
      "properties": {
        "type": {
          "const": "session.created"
        },
        "seq": {
          "$ref": "#/$defs/Seq"
        },
        "payload": {
          "$ref": "#/$defs/SessionCreated"
        }
      }
    },
    "SessionEndedEvent": {
      "description": "The event `session.ended`. The session is gone; the last event of its log.",
      "x-evidence": "documented",
      "type": "object",
      "required": [
        "type",
        "seq",
        "payload"
      ],
      "properties": {
        "type": {
          "const": "session.ended"
        },
        "seq": {
          "$ref": "#/$defs/Seq"
        },
        "payload": {
          "$ref": "#/$defs/SessionEnded"
        }
      }
    },
    "TurnStartedEvent": {
      "description": "The event `turn.started`. A model iteration begins.",
      "x-evidence": "documented",
      "type": "object",
      "required": [
        "type",
        "seq",
        "payload"
      ],
      "properties": {
        "type": {
          "const": "turn.started"
        },
        "seq": {
          "$ref": "#/$defs/Seq"
        },
        "payload": {
          "$ref": "#/$defs/TurnStarted"
        }
      }
    },
    "TurnCompletedEvent": {
      "description": "The event `turn.completed`. The run is over and went well.",
      "x-evidence": "documented",
      "type": "object",
      "required": [
        "type",
        "seq",
        "payload"
      ],
      "properties": {
        "type": {
          "const": "turn.completed"
        },
        "seq": {
          "$ref": "#/$defs/Seq"
        },
        "payload": {
          "$ref": "#/$defs/TurnCompleted"
        }
      }
    },
    "TurnFailedEvent": {
      "description": "The event `turn.failed`. The run is over and went wrong: a limit was met, a loop was found, the model's stream broke or an exception was raised.",
      "x-evidence": "documented",
      "type": "object",
      "required": [
        "type",
        "seq",
        "payload"
      ],
      "properties": {
        "type": {
          "const": "turn.failed"
        },
        "seq": {
          "$ref": "#/$defs/Seq"
        },
        "payload": {
          "$ref": "#/$defs/TurnFailed"
        }
      }
    },
    "TurnAbortedEvent": {
      "description": "The event `turn.aborted`. The run is over because a client asked for it.",
      "x-evidence": "documented",
      "type": "object",
      "required": [
        "type",
        "seq",
        "payload"
      ],
      "properties": {
        "type": {
          "const": "turn.aborted"
        },
        "seq": {
          "$ref": "#/$defs/Seq"
        },
        "payload": {
          "$ref": "#/$defs/TurnAborted"
        }
      }
    },
    "ModelStreamingEvent": {
      "description": "The event `model.streaming`. The next piece of the model's answer.",
      "x-evidence": "documented",
      "type": "object",
      "required": [
        "type",
        "seq",
        "payload"
      ],
      "properties": {
        "type": {
          "const": "model.streaming"
        },
        "seq": {
          "$ref": "#/$defs/Seq"
        },
        "payload": {
          "$ref": "#/$defs/ModelStreaming"
        }
      }
    },
    "ModelThinkingEvent": {
      "description": "The event `model.thinking`. The next piece of the model's reasoning.",
      "x-evidence": "documented",
      "type": "object",
      "required": [
        "type",
        "seq",
        "payload"
      ],
      "properties": {
        "type": {
          "const": "model.thinking"
        },
        "seq": {
          "$ref": "#/$defs/Seq"
        },
        "payload": {
          "$ref": "#/$defs/ModelThinking"
        }
      }
    },
    "ToolUseEvent": {
      "description": "The event `tool.use`. A tool call begins.",
      "x-evidence": "documented",
      "type": "object",
      "required": [
        "type",
        "seq",
        "payload"
      ],
      "properties": {
        "type": {
          "const": "tool.use"
        },
        "seq": {
          "$ref": "#/$defs/Seq"
        },
        "payload": {
          "$ref": "#/$defs/ToolUse"
        }
      }
    },
    "ToolDeltaEvent": {
      "description": "The event `tool.delta`. A running tool has printed something.",
      "x-evidence": "documented",
      "type": "object",
      "required": [
        "type",
        "seq",
        "payload"
      ],
      "properties": {
        "type": {
          "const": "tool.delta"
        },
        "seq": {
          "$ref": "#/$defs/Seq"
        },
        "payload": {
          "$ref": "#/$defs/ToolDelta"
        }
      }
    },
    "ToolResultEvent": {
      "description": "The event `tool.result`. A tool call is over.",
      "x-evidence": "documented",
      "type": "object",
      "required": [
        "type",
        "seq",
        "payload"
      ],
      "properties": {
        "type": {
          "const": "tool.result"
        },
        "seq": {
          "$ref": "#/$defs/Seq"
        },
        "payload": {
          "$ref": "#/$defs/ToolResult"
        }
      }
    },
    "ApprovalRequiredEvent": {
      "description": "The event `approval.required`. A tool call waits until somebody decides on it.",
      "x-evidence": "documented",
      "type": "object",
      "required": [
        "type",
        "seq",
        "payload"
      ],
      "properties": {
        "type": {
          "const": "approval.required"
        },
        "seq": {
          "$ref": "#/$defs/Seq"
        },
        "payload": {
          "$ref": "#/$defs/ApprovalRequired"
        }
      }
    },
    "ApprovalUpdatedEvent": {
      "description": "The event `approval.updated`. Somebody has decided on a waiting tool call; clients that still show it put it away.",
      "x-evidence": "documented",
      "type": "object",
      "required": [
        "type",
        "seq",
        "payload"
      ],
      "properties": {
        "type": {
          "const": "approval.updated"
        },
        "seq": {
          "$ref": "#/$defs/Seq"
        },
        "payload": {
          "$ref": "#/$defs/ApprovalUpdated"
        }
      }
    },
    "PlanProposedEvent": {
      "description": "The event `plan.proposed`. In plan mode the model has submitted a plan, which waits for `plan/approve` or `plan/reject`.",
      "x-evidence": "documented",
      "type": "object",
      "required": [
        "type",
        "seq",
        "payload"
      ],
      "properties": {
        "type": {
          "const": "plan.proposed"
        },
        "seq": {
          "$ref": "#/$defs/Seq"
        },
        "payload": {
          "$ref": "#/$defs/PlanProposed"
        }
      }
    },
    "PlanApprovedEvent": {
      "description": "The event `plan.approved`. The plan was accepted; plan mode is off and a turn follows that carries it out.",
      "x-evidence": "documented",
      "type": "object",
      "required": [
        "type",
        "seq",
        "payload"
      ],
      "properties": {
        "type": {
          "const": "plan.approved"
        },
        "seq": {
          "$ref": "#/$defs/Seq"
        },
        "payload": {
          "$ref": "#/$defs/PlanApproved"
        }
      }
    },
    "PlanRejectedEvent": {
      "description": "The event `plan.rejected`. The plan was refused; plan mode stays on.",
      "x-evidence": "documented",
      "type": "object",
      "required": [
        "type",
        "seq",
        "payload"
      ],
      "properties": {
        "type": {
          "const": "plan.rejected"
        },
        "seq": {
          "$ref": "#/$defs/Seq"
        },
        "payload": {
          "$ref": "#/$defs/PlanRejected"
        }
      }
    },
    "TodosUpdatedEvent": {
      "description": "The event `todos.updated`. The list has changed.",
      "x-evidence": "documented",
      "type": "object",
      "required": [
        "type",
        "seq",
        "payload"
      ],
      "properties": {
        "type": {
          "const": "todos.updated"
        },
        "seq": {
          "$ref": "#/$defs/Seq"
        },
        "payload": {
          "$ref": "#/$defs/TodosUpdated"
        }
      }
    },
    "FileChangedEvent": {
      "description": "The event `file.changed`. A file of the workspace has changed.",
      "x-evidence": "documented",
      "type": "object",
      "required": [
        "type",
        "seq",
        "payload"
      ],
      "properties": {
        "type": {
          "const": "file.changed"
        },
        "seq": {
          "$ref": "#/$defs/Seq"
        },
        "payload": {
          "$ref": "#/$defs/FileChanged"
        }
      }
    },
    "ErrorReportedEvent": {
      "description": "The event `error`. Something went wrong that does not end the turn by itself.",
      "x-evidence": "documented",
      "type": "object",
      "required": [
        "type",
        "seq",
        "payload"
      ],
      "properties": {
        "type": {
          "const": "error"
        },
        "seq": {
          "$ref": "#/$defs/Seq"
        },
        "payload": {
          "$ref": "#/$defs/ErrorReported"
        }
      }
    },
    "SessionEvent": {
      "description": "Any event of this version, told apart by its type.",
      "type": "object",
      "discriminator": {
        "propertyName": "type"
      },
      "oneOf": [
        {
          "$ref": "#/$defs/SessionCreatedEvent"
        },
        {
          "$ref": "#/$defs/SessionEndedEvent"
        },
        {
          "$ref": "#/$defs/TurnStartedEvent"
        },
        {
          "$ref": "#/$defs/TurnCompletedEvent"
        },
        {
          "$ref": "#/$defs/TurnFailedEvent"
        },
        {
          "$ref": "#/$defs/TurnAbortedEvent"
        },
        {
          "$ref": "#/$defs/ModelStreamingEvent"
        },
        {
          "$ref": "#/$defs/ModelThinkingEvent"
        },
        {
          "$ref": "#/$defs/ToolUseEvent"
        },
        {
          "$ref": "#/$defs/ToolDeltaEvent"
        },
        {
          "$ref": "#/$defs/ToolResultEvent"
        },
        {
          "$ref": "#/$defs/ApprovalRequiredEvent"
        },
        {
          "$ref": "#/$defs/ApprovalUpdatedEvent"
        },
        {
          "$ref": "#/$defs/PlanProposedEvent"
        },
        {
          "$ref": "#/$defs/PlanApprovedEvent"
        },
        {
          "$ref": "#/$defs/PlanRejectedEvent"
        },
        {
          "$ref": "#/$defs/TodosUpdatedEvent"
        },
        {
          "$ref": "#/$defs/FileChangedEvent"
        },
        {
          "$ref": "#/$defs/ErrorReportedEvent"
        }
      ]
    },
    "UnknownEvent": {
      "description": "An event of a later version, or of another dialect. Readers pass over it.",
      "x-evidence": "documented",
      "type": "object",
      "required": [
        "type",
        "seq",
        "payload"
      ],
      "properties": {
        "type": {
          "description": "A name that this version does not know.",
          "type": "string",
          "not": {
            "enum": [
              "session.created",
              "session.ended",
              "turn.started",
              "turn.completed",
              "turn.failed",
              "turn.aborted",
              "model.streaming",
              "model.thinking",
              "tool.use",
              "tool.delta",
              "tool.result",
              "approval.required",
              "approval.updated",
              "plan.proposed",
              "plan.approved",
              "plan.rejected",
              "todos.updated",
              "file.changed",
              "error"
            ]
          }
        },
        "seq": {
          "$ref": "#/$defs/Seq"
        },
        "payload": {
          "type": "object",
          "additionalProperties": true
        }
      }
    },
    "IncomingEvent": {
      "description": "What a reader may meet: an event of this version, or one it does not know.",
      "anyOf": [
        {
          "$ref": "#/$defs/SessionEvent"
        },
        {
          "$ref": "#/$defs/UnknownEvent"
        }
      ]
    },
    "PingRequest": {
      "description": "A request of the client: `ping`. Nothing is asked for but a sign of life.",
      "type": "object",
      "required": [
        "id",
        "method"
      ],
      "properties": {
        "jsonrpc": {
          "$ref": "#/$defs/JsonRpcVersion"
        },
        "id": {
          "$ref": "#/$defs/JsonRpcId"
        },
        "method": {
          "const": "ping"
        },
        "params": {
          "$ref": "#/$defs/PingParams"
        }
      }
    },
    "InitializeRequest": {
      "description": "A request of the client: `initialize`. A client introduces itself.",
      "type": "object",
      "required": [
        "id",
        "method"
      ],
      "properties": {
        "jsonrpc": {
          "$ref": "#/$defs/JsonRpcVersion"
        },
        "id": {
          "$ref": "#/$defs/JsonRpcId"
        },
        "method": {
          "const": "initialize"
        },
        "params": {
          "$ref": "#/$defs/InitializeParams"
        }
      }
    },
    "SessionCreateRequest": {
      "description": "A request of the client: `session/create`. Opens a session.",
      "type": "object",
      "required": [
        "id",
        "method"
      ],
      "properties": {
        "jsonrpc": {
          "$ref": "#/$defs/JsonRpcVersion"
        },
        "id": {
          "$ref": "#/$defs/JsonRpcId"
        },
        "method": {
          "const": "session/create"
        },
        "params": {
          "$ref": "#/$defs/SessionCreateParams"
        }
      }
    },
    "SessionListRequest": {
      "description": "A request of the client: `session/list`. Asks for the sessions of the host.",
      "type": "object",
      "required": [
        "id",
        "method"
      ],
      "properties": {
        "jsonrpc": {
          "$ref": "#/$defs/JsonRpcVersion"
        },
        "id": {
          "$ref": "#/$defs/JsonRpcId"
        },
        "method": {
          "const": "session/list"
        },
        "params": {
          "$ref": "#/$defs/SessionListParams"
        }
      }
    },
    "SessionResumeRequest": {
      "description": "A request of the client: `session/resume`. Takes up a session that exists.",
      "type": "object",
      "required": [
        "id",
        "method",
        "params"
      ],
      "properties": {
        "jsonrpc": {
          "$ref": "#/$defs/JsonRpcVersion"
        },
        "id": {
          "$ref": "#/$defs/JsonRpcId"
        },
        "method": {
          "const": "session/resume"
        },
        "params": {
          "$ref": "#/$defs/SessionResumeParams"
        }
      }
    },
    "SessionSubscribeRequest": {
      "description": "A request of the client: `session/subscribe`. Asks for a session's events on this connection.",
      "type": "object",
      "required": [
        "id",
        "method",
        "params"
      ],
      "properties": {
        "jsonrpc": {
          "$ref": "#/$defs/JsonRpcVersion"
        },
        "id": {
          "$ref": "#/$defs/JsonRpcId"
        },
        "method": {
          "const": "session/subscribe"
        },
        "params": {
          "$ref": "#/$defs/SessionSubscribeParams"
        }
      }
    },
    "SessionEventsRequest": {
      "description": "A request of the client: `session/events`. Reads a session's log.",
      "type": "object",
      "required": [
        "id",
        "method",
        "params"
      ],
      "properties": {
        "jsonrpc": {
          "$ref": "#/$defs/JsonRpcVersion"
        },
        "id": {
          "$ref": "#/$defs/JsonRpcId"
        },
        "method": {
          "const": "session/events"
        },
        "params": {
          "$ref": "#/$defs/SessionEventsParams"
        }
      }
    },
    "SessionSendRequest": {
      "description": "A request of the client: `session/send`. Gives the session a prompt: an idle one starts a run, a running one takes it at the next turn.",
      "type": "object",
      "required": [
        "id",
        "method",
        "params"
      ],
      "properties": {
        "jsonrpc": {
          "$ref": "#/$defs/JsonRpcVersion"
        },
        "id": {
          "$ref": "#/$defs/JsonRpcId"
        },
        "method": {
          "const": "session/send"
        },
        "params": {
          "$ref": "#/$defs/SessionSendParams"
        }
      }
    },
    "SessionAbortRequest": {
      "description": "A request of the client: `session/abort`. Stops the run of a session.",
      "type": "object",
      "required": [
        "id",
        "method",
        "params"
      ],
      "properties": {
        "jsonrpc": {
          "$ref": "#/$defs/JsonRpcVersion"
        },
        "id": {
          "$ref": "#/$defs/JsonRpcId"
        },
        "method": {
          "const": "session/abort"
        },
        "params": {
          "$ref": "#/$defs/SessionAbortParams"
        }
      }
    },
    "SessionCloseRequest": {
      "description": "A request of the client: `session/close`. Ends a session, a running turn included.",
      "type": "object",
      "required": [
        "id",
        "method",
        "params"
      ],
      "properties": {
        "jsonrpc": {
          "$ref": "#/$defs/JsonRpcVersion"
        },
        "id": {
          "$ref": "#/$defs/JsonRpcId"
        },
        "method": {
          "const": "session/close"
        },
        "params": {
          "$ref": "#/$defs/SessionCloseParams"
        }
      }
    },
    "SessionArtifactsRequest": {
      "description": "A request of the client: `session/artifacts`. Asks what files a session has made.",
      "type": "object",
      "required": [
        "id",
        "method",
        "params"
      ],
      "properties": {
        "jsonrpc": {
          "$ref": "#/$defs/JsonRpcVersion"
        },
        "id": {
          "$ref": "#/$defs/JsonRpcId"
        },
        "method": {
          "const": "session/artifacts"
        },
        "params": {
          "$ref": "#/$defs/SessionArtifactsParams"
        }
      }
    },
    "SessionArtifactGetRequest": {
      "description": "A request of the client: `session/artifact/get`. Asks for one artifact with its content.",
      "type": "object",
      "required": [
        "id",
        "method",
        "params"
      ],
      "properties": {
        "jsonrpc": {
          "$ref": "#/$defs/JsonRpcVersion"
        },
        "id": {
          "$ref": "#/$defs/JsonRpcId"
        },
        "method": {
          "const": "session/artifact/get"
        },
        "params": {
          "$ref": "#/$defs/SessionArtifactGetParams"
        }
      }
    },
    "InteractionListRequest": {
      "description": "A request of the client: `interaction/list`. Asks what waits for a person.",
      "type": "object",
      "required": [
        "id",
        "method",
        "params"
      ],
      "properties": {
        "jsonrpc": {
          "$ref": "#/$defs/JsonRpcVersion"
        },
        "id": {
          "$ref": "#/$defs/JsonRpcId"
        },
        "method": {
          "const": "interaction/list"
        },
        "params": {
          "$ref": "#/$defs/InteractionListParams"
        }
      }
    },
    "InteractionApproveRequest": {
      "description": "A request of the client: `interaction/approve`. Says yes to a waiting tool call.",
      "type": "object",
      "required": [
        "id",
        "method",
        "params"
      ],
      "properties": {
        "jsonrpc": {
          "$ref": "#/$defs/JsonRpcVersion"
        },
        "id": {
          "$ref": "#/$defs/JsonRpcId"
        },
        "method": {
          "const": "interaction/approve"
        },
        "params": {
          "$ref": "#/$defs/InteractionApproveParams"
        }
      }
    },
    "InteractionRejectRequest": {
      "description": "A request of the client: `interaction/reject`. Says no to a waiting tool call.",
      "type": "object",
      "required": [
        "id",
        "method",
        "params"
      ],
      "properties": {
        "jsonrpc": {
          "$ref": "#/$defs/JsonRpcVersion"
        },
        "id": {
          "$ref": "#/$defs/JsonRpcId"
        },
        "method": {
          "const": "interaction/reject"
        },
        "params": {
          "$ref": "#/$defs/InteractionRejectParams"
        }
      }
    },
    "InteractionApproveAllRequest": {
      "description": "A request of the client: `interaction/approve-all`. Says yes to every waiting tool call of the session.",
      "type": "object",
      "required": [
        "id",
        "method",
        "params"
      ],
      "properties": {
        "jsonrpc": {
          "$ref": "#/$defs/JsonRpcVersion"
        },
        "id": {
          "$ref": "#/$defs/JsonRpcId"
        },
        "method": {
          "const": "interaction/approve-all"
        },
        "params": {
          "$ref": "#/$defs/InteractionApproveAllParams"
        }
      }
    },
    "InteractionRejectAllRequest": {
      "description": "A request of the client: `interaction/reject-all`. Says no to every waiting tool call of the session.",
      "type": "object",
      "required": [
        "id",
        "method",
        "params"
      ],
      "properties": {
        "jsonrpc": {
          "$ref": "#/$defs/JsonRpcVersion"
        },
        "id": {
          "$ref": "#/$defs/JsonRpcId"
        },
        "method": {
          "const": "interaction/reject-all"
        },
        "params": {
          "$ref": "#/$defs/InteractionRejectAllParams"
        }
      }
    },
    "InteractionRespondRequest": {
      "description": "A request of the client: `interaction/respond`. Answers a question to the user.",
      "type": "object",
      "required": [
        "id",
        "method",
        "params"
      ],
      "properties": {
        "jsonrpc": {
          "$ref": "#/$defs/JsonRpcVersion"
        },
        "id": {
          "$ref": "#/$defs/JsonRpcId"
        },
        "method": {
          "const": "interaction/respond"
        },
        "params": {
          "$ref": "#/$defs/InteractionRespondParams"
        }
      }
    },
    "PlanApproveRequest": {
      "description": "A request of the client: `plan/approve`. Accepts the plan that waits.",
      "type": "object",
      "required": [
        "id",
        "method",
        "params"
      ],
      "properties": {
        "jsonrpc": {
          "$ref": "#/$defs/JsonRpcVersion"
        },
        "id": {
          "$ref": "#/$defs/JsonRpcId"
        },
        "method": {
          "const": "plan/approve"
        },
        "params": {
          "$ref": "#/$defs/PlanApproveParams"
        }
      }
    },
    "PlanRejectRequest": {
      "description": "A request of the client: `plan/reject`. Refuses the plan that waits.",
      "type": "object",
      "required": [
        "id",
        "method",
        "params"
      ],
      "properties": {
        "jsonrpc": {
          "$ref": "#/$defs/JsonRpcVersion"
        },
        "id": {
          "$ref": "#/$defs/JsonRpcId"
        },
        "method": {
          "const": "plan/reject"
        },
        "params": {
          "$ref": "#/$defs/PlanRejectParams"
        }
      }
    },
    "WorkspaceReadStateRequest": {
      "description": "A request of the client: `workspace/readState`. Asks where a session works and how it stands.",
      "type": "object",
      "required": [
        "id",
        "method"
      ],
      "properties": {
        "jsonrpc": {
          "$ref": "#/$defs/JsonRpcVersion"
        },
        "id": {
          "$ref": "#/$defs/JsonRpcId"
        },
        "method": {
          "const": "workspace/readState"
        },
        "params": {
          "$ref": "#/$defs/WorkspaceReadStateParams"
        }
      }
    },
    "SessionEventNotification": {
      "description": "A notification of the host: `session/event`. The host delivers an event to a subscriber.",
      "type": "object",
      "required": [
        "method",
        "params"
      ],
      "properties": {
        "jsonrpc": {
          "$ref": "#/$defs/JsonRpcVersion"
        },
        "method": {
          "const": "session/event"
        },
        "params": {
          "$ref": "#/$defs/SessionEventParams"
        }
      }
    },
    "InteractionRequestPermissionRequest": {
      "description": "A request of the host: `interaction/requestPermission`. The host asks a client directly whether a tool may run, for interoperation with other app servers.",
      "type": "object",
      "required": [
        "id",
        "method",
        "params"
      ],
      "properties": {
        "jsonrpc": {
          "$ref": "#/$defs/JsonRpcVersion"
        },
        "id": {
          "$ref": "#/$defs/JsonRpcId"
        },
        "method": {
          "const": "interaction/requestPermission"
        },
        "params": {
          "$ref": "#/$defs/InteractionRequestPermissionParams"
        }
      }
    },
    "InteractionRequestUserInputRequest": {
      "description": "A request of the host: `interaction/requestUserInput`. The host asks the user directly, for interoperation with other app servers.",
      "type": "object",
      "required": [
        "id",
        "method"
      ],
      "properties": {
        "jsonrpc": {
          "$ref": "#/$defs/JsonRpcVersion"
        },
        "id": {
          "$ref": "#/$defs/JsonRpcId"
        },
        "method": {
          "const": "interaction/requestUserInput"
        },
        "params": {
          "$ref": "#/$defs/InteractionRequestUserInputParams"
        }
      }
    },
    "ClientRequest": {
      "description": "Any request of the client, told apart by its method.",
      "type": "object",
      "discriminator": {
        "propertyName": "method"
      },
      "oneOf": [
        {
          "$ref": "#/$defs/PingRequest"
        },
        {
          "$ref": "#/$defs/InitializeRequest"
        },
        {
          "$ref": "#/$defs/SessionCreateRequest"
        },
        {
          "$ref": "#/$defs/SessionListRequest"
        },
        {
          "$ref": "#/$defs/SessionResumeRequest"
        },
        {
          "$ref": "#/$defs/SessionSubscribeRequest"
        },
        {
          "$ref": "#/$defs/SessionEventsRequest"
        },
        {
          "$ref": "#/$defs/SessionSendRequest"
        },
        {
          "$ref": "#/$defs/SessionAbortRequest"
        },
        {
          "$ref": "#/$defs/SessionCloseRequest"
        },
        {
          "$ref": "#/$defs/SessionArtifactsRequest"
        },
        {
          "$ref": "#/$defs/SessionArtifactGetRequest"
        },
        {
          "$ref": "#/$defs/InteractionListRequest"
        },
        {
          "$ref": "#/$defs/InteractionApproveRequest"
        },
        {
          "$ref": "#/$defs/InteractionRejectRequest"
        },
        {
          "$ref": "#/$defs/InteractionApproveAllRequest"
        },
        {
          "$ref": "#/$defs/InteractionRejectAllRequest"
        },
        {
          "$ref": "#/$defs/InteractionRespondRequest"
        },
        {
          "$ref": "#/$defs/PlanApproveRequest"
        },
        {
          "$ref": "#/$defs/PlanRejectRequest"
        },
        {
          "$ref": "#/$defs/WorkspaceReadStateRequest"
        }
      ]
    },
    "HostRequest": {
      "description": "Any request of the host, told apart by its method.",
      "type": "object",
      "discriminator": {
        "propertyName": "method"
      },
      "oneOf": [
        {
          "$ref": "#/$defs/InteractionRequestPermissionRequest"
        },
        {
          "$ref": "#/$defs/InteractionRequestUserInputRequest"
        }
      ]
    }
  }
} as const;
