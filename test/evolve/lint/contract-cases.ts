import type { Case } from "./case.js";

/** What the files can have wrong together: registries, references, names, tags, gates and codes. */
export const CONTRACT_CASES: readonly Case[] = [
  {
    rule: "schema/registry",
    given: "a misspelt member",
    file: "ask/registry.json",
    edits: [{ rename: "/events/file.changed/gate", to: "gates" }],
    want: [
      'ask/registry.json:39:16: "gates" may not stand here; only "payload", "interaction", "gate", "since" and "stability" may at /events/file.changed/gates [schema/registry]; fix: rename it to "gate"',
    ],
  },
  {
    rule: "schema/registry",
    given: "an event without stability",
    file: "ask/registry.json",
    edits: [{ drop: "/events/session.created/stability" }],
    want: [
      'ask/registry.json:10:24: "stability" is missing at /events/session.created [schema/registry]; fix: add "stability": "stable" or "unstable"',
    ],
  },
  {
    rule: "schema/registry",
    given: "an event in capitals",
    file: "ask/registry.json",
    edits: [{ rename: "/events/todos.updated", to: "Todos.Updated" }],
    want: [
      'ask/registry.json:36:22: names of events are lower-case words with dots between them; got string "Todos.Updated" at /events/Todos.Updated [schema/registry]; fix: rename it',
    ],
  },
  {
    rule: "schema/registry",
    given: "a version in words",
    file: "ask/registry.json",
    edits: [{ put: "/version", value: "one" }],
    want: [
      'ask/registry.json:5:14: expected a version such as "1.0", got string "one" at /version [schema/registry]; fix: write a version such as "1.0"',
    ],
  },
  {
    rule: "schema/registry",
    given: "a request without result",
    file: "ask/registry.json",
    edits: [{ drop: "/methods/ping/result" }],
    want: [
      'ask/registry.json:46:13: "result" is missing at /methods/ping [schema/registry]; fix: add "result": a definition and its file, such as "common.schema.json#/$defs/Name"',
    ],
  },
  {
    rule: "schema/registry",
    given: "a notification with result",
    file: "ask/registry.json",
    edits: [{ put: "/methods/session~1event/result", value: "methods/connection.schema.json#/$defs/PingResult" }],
    want: [
      'ask/registry.json:234:17: "result" may not stand here; only "from", "kind", "params", "carries", "gate", "since" and "stability" may at /methods/session~1event/result [schema/registry]; fix: delete it',
    ],
  },
  {
    rule: "schema/registry",
    given: "a payload without file",
    file: "ask/registry.json",
    edits: [{ put: "/events/todos.updated/payload", value: "TodosUpdated" }],
    want: [
      'ask/registry.json:36:35: expected a definition and its file, such as "common.schema.json#/$defs/Name", got string "TodosUpdated" at /events/todos.updated/payload [schema/registry]; fix: write a definition and its file, such as "common.schema.json#/$defs/Name"',
    ],
  },
  {
    rule: "schema/registry",
    given: "a code in quotes",
    file: "ask/registry.json",
    edits: [{ put: "/errors/session_not_found/code", value: "-32004" }],
    want: [
      'ask/registry.json:266:36: expected integer, got string "-32004" at /errors/session_not_found/code [schema/registry]; fix: write an integer',
    ],
  },
  {
    rule: "schema/registry",
    given: "another kind of method",
    file: "ask/registry.json",
    edits: [{ put: "/methods/ping/kind", value: "call" }],
    want: [
      'ask/registry.json:48:15: expected "request" or "notification", got string "call" at /methods/ping/kind [schema/registry]; fix: write "request" or "notification"',
    ],
  },
  {
    rule: "schema/reference",
    given: "a misspelt definition",
    file: "ask/events/todos.schema.json",
    edits: [{ put: "/$defs/TodosUpdated/properties/todos/items/$ref", value: "#/$defs/Todos" }],
    want: [
      'ask/events/todos.schema.json:20:104: "#/$defs/Todos" leads nowhere: ask/events/todos.schema.json has no definition Todos at /$defs/TodosUpdated/properties/todos/items [schema/reference]; fix: did you mean "Todo"?',
    ],
  },
  {
    rule: "schema/reference",
    given: "a file that is not there",
    file: "ask/events/plan.schema.json",
    edits: [{ put: "/$defs/PlanProposed/properties/id/$ref", value: "common.schema.json#/$defs/InteractionId" }],
    want: [
      'ask/events/plan.schema.json:10:15: "common.schema.json#/$defs/InteractionId" leads nowhere: there is no ask/events/common.schema.json at /$defs/PlanProposed/properties/id [schema/reference]; fix: write "../common.schema.json#/$defs/InteractionId"',
    ],
  },
  {
    rule: "schema/reference",
    given: "a misspelt definition of the JSON-RPC file",
    file: "jsonrpc.schema.json",
    edits: [{ put: "/$defs/JsonRpcErrorResponse/properties/error/$ref", value: "#/$defs/JsonRpcError" }],
    want: [
      'jsonrpc.schema.json:67:18: "#/$defs/JsonRpcError" leads nowhere: jsonrpc.schema.json has no definition JsonRpcError at /$defs/JsonRpcErrorResponse/properties/error [schema/reference]; fix: define JsonRpcError, or refer to another definition',
    ],
  },
  {
    rule: "schema/registry-reference",
    given: "a misspelt payload",
    file: "ask/registry.json",
    edits: [{ put: "/events/todos.updated/payload", value: "events/todos.schema.json#/$defs/TodosChanged" }],
    want: [
      'ask/registry.json:36:35: "events/todos.schema.json#/$defs/TodosChanged" leads nowhere: ask/events/todos.schema.json has no definition TodosChanged at /events/todos.updated/payload [schema/registry-reference]; fix: define TodosChanged, or refer to another definition',
    ],
  },
  {
    rule: "schema/registry-reference",
    given: "a payload in a file that is not there",
    file: "ask/registry.json",
    edits: [{ put: "/events/todos.updated/payload", value: "events/todo.schema.json#/$defs/TodosUpdated" }],
    want: [
      'ask/registry.json:36:35: "events/todo.schema.json#/$defs/TodosUpdated" leads nowhere: there is no ask/events/todo.schema.json at /events/todos.updated/payload [schema/registry-reference]; fix: write "events/todos.schema.json#/$defs/TodosUpdated"',
    ],
  },
  {
    rule: "schema/registry-reference",
    given: "a definition that the registry needs, renamed",
    file: "ask/common.schema.json",
    edits: [{ rename: "/$defs/DeliveryKind", to: "DeliveryKinds" }],
    want: [
      'ask/methods/events.schema.json:11:25: "../common.schema.json#/$defs/DeliveryKind" leads nowhere: ask/common.schema.json has no definition DeliveryKind at /$defs/SessionSubscribeParams/properties/deliveryKind [schema/reference]; fix: did you mean "DeliveryKinds"?',
      'ask/methods/events.schema.json:29:25: "../common.schema.json#/$defs/DeliveryKind" leads nowhere: ask/common.schema.json has no definition DeliveryKind at /$defs/Subscription/properties/deliveryKind [schema/reference]; fix: did you mean "DeliveryKinds"?',
      'ask/registry.json:1:1: "common.schema.json#/$defs/DeliveryKind", which a registry with events needs, leads nowhere: ask/common.schema.json has no definition DeliveryKind [schema/registry-reference]; fix: did you mean "DeliveryKinds"?',
      'ask/registry.json:289:13: "live" is not in the enum of DeliveryKind at /deliveryKinds/live [schema/registry-names]; fix: add it to DeliveryKind, or delete it here',
      'ask/registry.json:290:15: "replay" is not in the enum of DeliveryKind at /deliveryKinds/replay [schema/registry-names]; fix: add it to DeliveryKind, or delete it here',
      'ask/registry.json:291:30: "web-remote-replayable" is not in the enum of DeliveryKind at /deliveryKinds/web-remote-replayable [schema/registry-names]; fix: add it to DeliveryKind, or delete it here',
    ],
  },
  {
    rule: "schema/reachable",
    given: "a definition that nothing uses",
    file: "ask/events/todos.schema.json",
    edits: [{ put: "/$defs/Task", value: { description: "A task.", "x-evidence": "decided", type: "string" } }],
    want: [
      "ask/events/todos.schema.json:22:13: no registry leads to Task at /$defs/Task [schema/reachable]; fix: refer to it or delete it",
    ],
  },
  {
    rule: "schema/evidence",
    given: "a definition of unknown origin",
    file: "ask/events/todos.schema.json",
    edits: [{ drop: "/$defs/Todo/x-evidence" }],
    want: [
      'ask/events/todos.schema.json:4:13: Todo does not say where it is from at /$defs/Todo [schema/evidence]; fix: add "x-evidence": "documented", "observed" or "decided"',
    ],
  },
  {
    rule: "schema/required-member",
    given: "a misspelt required member",
    file: "ask/events/todos.schema.json",
    edits: [{ put: "/$defs/Todo/required/2", value: "state" }],
    want: [
      'ask/events/todos.schema.json:8:35: required names "state", which properties does not have at /$defs/Todo/required/2 [schema/required-member]; fix: describe "state" under "properties"',
    ],
  },
  {
    rule: "schema/required-member",
    given: "the same within alternatives",
    file: "ask/events/todos.schema.json",
    edits: [
      { drop: "/$defs/Todo/properties/title/type" },
      {
        put: "/$defs/Todo/properties/title/anyOf",
        value: [{ type: "object", required: ["a"], properties: { b: { type: "string" } } }, { type: "null" }],
      },
    ],
    want: [
      'ask/events/todos.schema.json:13:54: required names "a", which properties does not have at /$defs/Todo/properties/title/anyOf/0/required/0 [schema/required-member]; fix: describe "a" under "properties"',
      'ask/events/todos.schema.json:13:81: member "b" has no description at /$defs/Todo/properties/title/anyOf/0/properties/b [schema/described]; fix: add "description": what it is, in a sentence',
    ],
  },
  {
    rule: "schema/described",
    given: "a member without description",
    file: "ask/events/todos.schema.json",
    edits: [{ drop: "/$defs/Todo/properties/title/description" }],
    want: [
      'ask/events/todos.schema.json:11:18: member "title" has no description at /$defs/Todo/properties/title [schema/described]; fix: add "description": what it is, in a sentence',
    ],
  },
  {
    rule: "schema/tag",
    given: "a tag that is no constant",
    file: "ask/interactions.schema.json",
    edits: [
      { drop: "/$defs/PlanInteraction/properties/kind/const" },
      { put: "/$defs/PlanInteraction/properties/kind/type", value: "string" },
    ],
    want: [
      'ask/interactions.schema.json:131:9: PlanInteraction must have "kind" as a required constant at /$defs/Interaction/oneOf/1 [schema/tag]; fix: say "const": its value of "kind", in PlanInteraction',
    ],
  },
  {
    rule: "schema/tag",
    given: "a tag that may be missing",
    file: "ask/interactions.schema.json",
    edits: [{ put: "/$defs/ApprovalInteraction/required", value: ["id", "status", "payload"] }],
    want: [
      'ask/interactions.schema.json:130:9: ApprovalInteraction must have "kind" as a required constant at /$defs/Interaction/oneOf/0 [schema/tag]; fix: put "kind" under "required" of ApprovalInteraction',
    ],
  },
  {
    rule: "schema/tag",
    given: "a tag of two variants",
    file: "ask/interactions.schema.json",
    edits: [{ put: "/$defs/PlanInteraction/properties/kind/const", value: "approval" }],
    want: [
      'ask/interactions.schema.json:131:9: two variants have "approval" as "kind" at /$defs/Interaction/oneOf/1 [schema/tag]; fix: give PlanInteraction or ApprovalInteraction a value of its own',
    ],
  },
  {
    rule: "schema/tag",
    given: "a variant of another file, without the tag",
    file: "ask/interactions.schema.json",
    edits: [{ put: "/$defs/Interaction/oneOf/1/$ref", value: "events/plan.schema.json#/$defs/PlanProposed" }],
    want: [
      "ask/interactions.schema.json:34:20: no registry leads to PlanPayload at /$defs/PlanPayload [schema/reachable]; fix: refer to it or delete it",
      "ask/interactions.schema.json:100:24: no registry leads to PlanInteraction at /$defs/PlanInteraction [schema/reachable]; fix: refer to it or delete it",
      'ask/interactions.schema.json:131:9: PlanProposed must have "kind" as a required constant at /$defs/Interaction/oneOf/1 [schema/tag]; fix: say "const": its value of "kind", in PlanProposed',
    ],
  },
  {
    rule: "schema/registry-names",
    given: "a capability lost",
    file: "ask/registry.json",
    edits: [{ drop: "/capabilities/todos" }],
    want: [
      'ask/registry.json:277:19: "todos" of the enum of Capability is missing here at /capabilities [schema/registry-names]; fix: add "todos" here, or delete it there',
    ],
  },
  {
    rule: "schema/registry-names",
    given: "a delivery kind renamed",
    file: "ask/registry.json",
    edits: [{ rename: "/deliveryKinds/live", to: "now" }],
    want: [
      'ask/registry.json:288:20: "live" of the enum of DeliveryKind is missing here at /deliveryKinds [schema/registry-names]; fix: add "live" here, or delete it there',
      'ask/registry.json:289:12: "now" is not in the enum of DeliveryKind at /deliveryKinds/now [schema/registry-names]; fix: add it to DeliveryKind, or delete it here',
    ],
  },
  {
    rule: "schema/registry-names",
    given: "a kind of interaction lost",
    file: "ask/interactions.schema.json",
    edits: [{ put: "/$defs/InteractionKind/enum", value: ["approval", "user_input"] }],
    want: [
      'ask/registry.json:30:22: "plan" is not in the enum of InteractionKind at /events/plan.proposed/interaction [schema/registry-names]; fix: add it to InteractionKind, or name another',
    ],
  },
  {
    rule: "schema/registry-names",
    given: "capabilities in another order",
    file: "ask/registry.json",
    edits: [
      { drop: "/capabilities/sessionManagement" },
      { put: "/capabilities/sessionManagement", value: "Sessions can be created, listed, resumed and closed." },
    ],
    want: [
      'ask/registry.json:278:23: the enum of Capability has another order: expected "sessionManagement" here at /capabilities/eventStreaming [schema/registry-names]; fix: move "sessionManagement" before it',
    ],
  },
  {
    rule: "schema/gate",
    given: "a misspelt gate of an event",
    file: "ask/registry.json",
    edits: [{ put: "/events/file.changed/gate", value: "files" }],
    want: [
      'ask/registry.json:37:88: gate "files" is not in capabilities at /events/file.changed/gate [schema/gate]; fix: add it to capabilities, or name one of them',
    ],
  },
  {
    rule: "schema/gate",
    given: "a misspelt gate in a schema file",
    file: "ask/events/file.schema.json",
    edits: [{ put: "/$defs/FileChanged/x-gate", value: "files" }],
    want: [
      'ask/events/file.schema.json:7:17: gate "files" is not in capabilities at /$defs/FileChanged/x-gate [schema/gate]; fix: add it to capabilities, or name one of them',
    ],
  },
  {
    rule: "schema/gate",
    given: "a misspelt gate of a method",
    file: "ask/registry.json",
    edits: [{ put: "/methods/workspace~1readState/gate", value: "workspaces" }],
    want: [
      'ask/registry.json:223:15: gate "workspaces" is not in capabilities at /methods/workspace~1readState/gate [schema/gate]; fix: did you mean "workspace"?',
    ],
  },
  {
    rule: "schema/error-code",
    given: "a code twice",
    file: "ask/registry.json",
    edits: [{ put: "/errors/session_already_exists/code", value: -32004 }],
    want: [
      "ask/registry.json:267:41: -32004 is also the code of session_not_found at /errors/session_already_exists/code [schema/error-code]; fix: give it a code of its own",
    ],
  },
  {
    rule: "schema/unique-name",
    given: "a definition in two files",
    file: "ask/events/todos.schema.json",
    edits: [{ put: "/$defs/SessionId", value: { description: "A.", "x-evidence": "decided", type: "string" } }],
    want: [
      "ask/events/todos.schema.json:22:18: no registry leads to SessionId at /$defs/SessionId [schema/reachable]; fix: refer to it or delete it",
      "ask/events/todos.schema.json:22:18: SessionId is also in ask/common.schema.json; a protocol has each name once at /$defs/SessionId [schema/unique-name]; fix: refer to the other one, or rename it",
    ],
  },
];
