import type { Case } from "./case.js";

/** What the files can have wrong together: registries, references, names, tags, gates and codes. */
export const CONTRACT_CASES: readonly Case[] = [
  {
    rule: "schema/registry",
    given: "a misspelt member",
    file: "ask/registry.json",
    edits: [{ rename: "/events/file.changed/gate", to: "gates" }],
    want: [
      `schema/ask/registry.json:99:16: "gates" may not stand here; only "payload", "interaction", "gate", "since" and "stability" may at /events/file.changed/gates [schema/registry]`,
    ],
  },
  {
    rule: "schema/registry",
    given: "an event without stability",
    file: "ask/registry.json",
    edits: [{ drop: "/events/session.created/stability" }],
    want: [`schema/ask/registry.json:10:24: "stability" is missing at /events/session.created [schema/registry]`],
  },
  {
    rule: "schema/registry",
    given: "an event in capitals",
    file: "ask/registry.json",
    edits: [{ rename: "/events/todos.updated", to: "Todos.Updated" }],
    want: [
      `schema/ask/registry.json:92:22: names of events are lower-case words with dots between them; got string "Todos.Updated" at /events/Todos.Updated [schema/registry]`,
    ],
  },
  {
    rule: "schema/registry",
    given: "a version in words",
    file: "ask/registry.json",
    edits: [{ put: "/version", value: "one" }],
    want: [`schema/ask/registry.json:5:14: expected a version such as "1.0", got string "one" at /version [schema/registry]`],
  },
  {
    rule: "schema/registry",
    given: "a request without result",
    file: "ask/registry.json",
    edits: [{ drop: "/methods/ping/result" }],
    want: [`schema/ask/registry.json:110:13: "result" is missing at /methods/ping [schema/registry]`],
  },
  {
    rule: "schema/registry",
    given: "a notification with result",
    file: "ask/registry.json",
    edits: [{ put: "/methods/session~1event/result", value: "methods/connection.schema.json#/$defs/PingResult" }],
    want: [`schema/ask/registry.json:304:17: "result" may not stand here at /methods/session~1event/result [schema/registry]`],
  },
  {
    rule: "schema/registry",
    given: "a payload without file",
    file: "ask/registry.json",
    edits: [{ put: "/events/todos.updated/payload", value: "TodosUpdated" }],
    want: [
      `schema/ask/registry.json:93:18: expected a definition and its file, such as "common.schema.json#/$defs/Name", got string "TodosUpdated" at /events/todos.updated/payload [schema/registry]`,
    ],
  },
  {
    rule: "schema/registry",
    given: "a code in quotes",
    file: "ask/registry.json",
    edits: [{ put: "/errors/session_not_found/code", value: "-32004" }],
    want: [`schema/ask/registry.json:349:15: expected integer, got string "-32004" at /errors/session_not_found/code [schema/registry]`],
  },
  {
    rule: "schema/registry",
    given: "another kind of method",
    file: "ask/registry.json",
    edits: [{ put: "/methods/ping/kind", value: "call" }],
    want: [
      `schema/ask/registry.json:112:15: expected "request" or "notification", got string "call" at /methods/ping/kind [schema/registry]`,
    ],
  },
  {
    rule: "schema/reference",
    given: "a misspelt definition",
    file: "ask/events/todos.schema.json",
    edits: [{ put: "/$defs/TodosUpdated/properties/todos/items/$ref", value: "#/$defs/Todos" }],
    want: [
      `schema/ask/events/todos.schema.json:45:20: "#/$defs/Todos" leads nowhere: schema/ask/events/todos.schema.json has no definition Todos at /$defs/TodosUpdated/properties/todos/items [schema/reference]`,
    ],
  },
  {
    rule: "schema/reference",
    given: "a file that is not there",
    file: "ask/events/plan.schema.json",
    edits: [{ put: "/$defs/PlanProposed/properties/id/$ref", value: "common.schema.json#/$defs/InteractionId" }],
    want: [
      `schema/ask/events/plan.schema.json:13:15: "common.schema.json#/$defs/InteractionId" leads nowhere: there is no schema/ask/events/common.schema.json at /$defs/PlanProposed/properties/id [schema/reference]`,
    ],
  },
  {
    rule: "schema/reference",
    given: "a misspelt definition of the JSON-RPC file",
    file: "jsonrpc.schema.json",
    edits: [{ put: "/$defs/JsonRpcErrorResponse/properties/error/$ref", value: "#/$defs/JsonRpcError" }],
    want: [
      `schema/jsonrpc.schema.json:127:18: "#/$defs/JsonRpcError" leads nowhere: schema/jsonrpc.schema.json has no definition JsonRpcError at /$defs/JsonRpcErrorResponse/properties/error [schema/reference]`,
    ],
  },
  {
    rule: "schema/registry-reference",
    given: "a misspelt payload",
    file: "ask/registry.json",
    edits: [{ put: "/events/todos.updated/payload", value: "events/todos.schema.json#/$defs/TodosChanged" }],
    want: [
      `schema/ask/registry.json:93:18: "events/todos.schema.json#/$defs/TodosChanged" leads nowhere: schema/ask/events/todos.schema.json has no definition TodosChanged at /events/todos.updated/payload [schema/registry-reference]`,
    ],
  },
  {
    rule: "schema/registry-reference",
    given: "a payload in a file that is not there",
    file: "ask/registry.json",
    edits: [{ put: "/events/todos.updated/payload", value: "events/todo.schema.json#/$defs/TodosUpdated" }],
    want: [
      `schema/ask/registry.json:93:18: "events/todo.schema.json#/$defs/TodosUpdated" leads nowhere: there is no schema/ask/events/todo.schema.json at /events/todos.updated/payload [schema/registry-reference]`,
    ],
  },
  {
    rule: "schema/registry-reference",
    given: "a definition that the registry needs, renamed",
    file: "ask/common.schema.json",
    edits: [{ rename: "/$defs/DeliveryKind", to: "DeliveryKinds" }],
    want: [
      `schema/ask/methods/events.schema.json:15:25: "../common.schema.json#/$defs/DeliveryKind" leads nowhere: schema/ask/common.schema.json has no definition DeliveryKind at /$defs/SessionSubscribeParams/properties/deliveryKind [schema/reference]`,
      `schema/ask/methods/events.schema.json:39:25: "../common.schema.json#/$defs/DeliveryKind" leads nowhere: schema/ask/common.schema.json has no definition DeliveryKind at /$defs/Subscription/properties/deliveryKind [schema/reference]`,
      `schema/ask/registry.json:1:1: "common.schema.json#/$defs/DeliveryKind", which a registry with events needs, leads nowhere: schema/ask/common.schema.json has no definition DeliveryKind [schema/registry-reference]`,
      `schema/ask/registry.json:391:13: "live" is not in the enum of DeliveryKind at /deliveryKinds/live [schema/registry-names]`,
      `schema/ask/registry.json:392:15: "replay" is not in the enum of DeliveryKind at /deliveryKinds/replay [schema/registry-names]`,
      `schema/ask/registry.json:393:30: "web-remote-replayable" is not in the enum of DeliveryKind at /deliveryKinds/web-remote-replayable [schema/registry-names]`,
    ],
  },
  {
    rule: "schema/reachable",
    given: "a definition that nothing uses",
    file: "ask/events/todos.schema.json",
    edits: [{ put: "/$defs/Task", value: { description: "A task.", "x-evidence": "decided", type: "string" } }],
    want: [
      "schema/ask/events/todos.schema.json:51:13: no registry leads to Task; refer to it or delete it at /$defs/Task [schema/reachable]",
    ],
  },
  {
    rule: "schema/evidence",
    given: "a definition of unknown origin",
    file: "ask/events/todos.schema.json",
    edits: [{ drop: "/$defs/Todo/x-evidence" }],
    want: [
      `schema/ask/events/todos.schema.json:4:13: Todo does not say where it is from; add "x-evidence": "documented", "observed" or "decided" at /$defs/Todo [schema/evidence]`,
    ],
  },
  {
    rule: "schema/required-member",
    given: "a misspelt required member",
    file: "ask/events/todos.schema.json",
    edits: [{ put: "/$defs/Todo/required/2", value: "state" }],
    want: [
      `schema/ask/events/todos.schema.json:11:9: required names "state", which properties does not have at /$defs/Todo/required/2 [schema/required-member]`,
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
      `schema/ask/events/todos.schema.json:24:17: required names "a", which properties does not have at /$defs/Todo/properties/title/anyOf/0/required/0 [schema/required-member]`,
      `schema/ask/events/todos.schema.json:27:22: member "b" has no description at /$defs/Todo/properties/title/anyOf/0/properties/b [schema/described]`,
    ],
  },
  {
    rule: "schema/described",
    given: "a member without description",
    file: "ask/events/todos.schema.json",
    edits: [{ drop: "/$defs/Todo/properties/title/description" }],
    want: [
      `schema/ask/events/todos.schema.json:18:18: member "title" has no description at /$defs/Todo/properties/title [schema/described]`,
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
      `schema/ask/interactions.schema.json:252:9: PlanInteraction must have "kind" as a required constant at /$defs/Interaction/oneOf/1 [schema/tag]`,
    ],
  },
  {
    rule: "schema/tag",
    given: "a tag that may be missing",
    file: "ask/interactions.schema.json",
    edits: [{ put: "/$defs/ApprovalInteraction/required", value: ["id", "status", "payload"] }],
    want: [
      `schema/ask/interactions.schema.json:248:9: ApprovalInteraction must have "kind" as a required constant at /$defs/Interaction/oneOf/0 [schema/tag]`,
    ],
  },
  {
    rule: "schema/tag",
    given: "a tag of two variants",
    file: "ask/interactions.schema.json",
    edits: [{ put: "/$defs/PlanInteraction/properties/kind/const", value: "approval" }],
    want: [`schema/ask/interactions.schema.json:252:9: two variants have "approval" as "kind" at /$defs/Interaction/oneOf/1 [schema/tag]`],
  },
  {
    rule: "schema/tag",
    given: "a variant of another file, without the tag",
    file: "ask/interactions.schema.json",
    edits: [{ put: "/$defs/Interaction/oneOf/1/$ref", value: "events/plan.schema.json#/$defs/PlanProposed" }],
    want: [
      "schema/ask/interactions.schema.json:59:20: no registry leads to PlanPayload; refer to it or delete it at /$defs/PlanPayload [schema/reachable]",
      "schema/ask/interactions.schema.json:185:24: no registry leads to PlanInteraction; refer to it or delete it at /$defs/PlanInteraction [schema/reachable]",
      `schema/ask/interactions.schema.json:252:9: PlanProposed must have "kind" as a required constant at /$defs/Interaction/oneOf/1 [schema/tag]`,
    ],
  },
  {
    rule: "schema/registry-names",
    given: "a capability lost",
    file: "ask/registry.json",
    edits: [{ drop: "/capabilities/todos" }],
    want: [`schema/ask/registry.json:379:19: "todos" of the enum of Capability is missing here at /capabilities [schema/registry-names]`],
  },
  {
    rule: "schema/registry-names",
    given: "a delivery kind renamed",
    file: "ask/registry.json",
    edits: [{ rename: "/deliveryKinds/live", to: "now" }],
    want: [
      `schema/ask/registry.json:391:12: "now" is not in the enum of DeliveryKind at /deliveryKinds/now [schema/registry-names]`,
      `schema/ask/registry.json:390:20: "live" of the enum of DeliveryKind is missing here at /deliveryKinds [schema/registry-names]`,
    ],
  },
  {
    rule: "schema/registry-names",
    given: "a kind of interaction lost",
    file: "ask/interactions.schema.json",
    edits: [{ put: "/$defs/InteractionKind/enum", value: ["approval", "user_input"] }],
    want: [
      `schema/ask/registry.json:78:22: "plan" is not in the enum of InteractionKind at /events/plan.proposed/interaction [schema/registry-names]`,
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
      `schema/ask/registry.json:380:23: the enum of Capability has another order: expected "sessionManagement" here at /capabilities/eventStreaming [schema/registry-names]`,
    ],
  },
  {
    rule: "schema/gate",
    given: "a misspelt gate of an event",
    file: "ask/registry.json",
    edits: [{ put: "/events/file.changed/gate", value: "files" }],
    want: [`schema/ask/registry.json:99:15: gate "files" is not in capabilities at /events/file.changed/gate [schema/gate]`],
  },
  {
    rule: "schema/gate",
    given: "a misspelt gate in a schema file",
    file: "ask/events/file.schema.json",
    edits: [{ put: "/$defs/FileChanged/x-gate", value: "files" }],
    want: [`schema/ask/events/file.schema.json:7:17: gate "files" is not in capabilities at /$defs/FileChanged/x-gate [schema/gate]`],
  },
  {
    rule: "schema/gate",
    given: "a misspelt gate of a method",
    file: "ask/registry.json",
    edits: [{ put: "/methods/workspace~1readState/gate", value: "workspaces" }],
    want: [`schema/ask/registry.json:291:15: gate "workspaces" is not in capabilities at /methods/workspace~1readState/gate [schema/gate]`],
  },
  {
    rule: "schema/error-code",
    given: "a code twice",
    file: "ask/registry.json",
    edits: [{ put: "/errors/session_already_exists/code", value: -32004 }],
    want: [
      "schema/ask/registry.json:354:15: -32004 is also the code of session_not_found at /errors/session_already_exists/code [schema/error-code]",
    ],
  },
  {
    rule: "schema/unique-name",
    given: "a definition in two files",
    file: "ask/events/todos.schema.json",
    edits: [{ put: "/$defs/SessionId", value: { description: "A.", "x-evidence": "decided", type: "string" } }],
    want: [
      "schema/ask/events/todos.schema.json:51:18: no registry leads to SessionId; refer to it or delete it at /$defs/SessionId [schema/reachable]",
      "schema/ask/events/todos.schema.json:51:18: SessionId is also in schema/ask/common.schema.json; a protocol has each name once at /$defs/SessionId [schema/unique-name]",
    ],
  },
  {
    rule: "schema/rules",
    given: "a level that there is none of",
    file: "rules/acp/prompt.json",
    edits: [{ put: "/rules/0/level", value: "fatal" }],
    want: [
      'schema/rules/acp/prompt.json:12:16: expected "error", "warning" or "note", got string "fatal" at /rules/0/level [schema/rules]',
    ],
  },
  {
    rule: "schema/rule-twice",
    given: "a rule in two catalogues",
    file: "rules/acp/prompt.json",
    edits: [{ put: "/rules/0/id", value: "rule/cwd-absolute" }],
    want: [
      "schema/rules/acp/session.json:22:5: rule rule/cwd-absolute is also in schema/rules/acp/prompt.json; each stands once at /rules/2 [schema/rule-twice]",
    ],
  },
];
