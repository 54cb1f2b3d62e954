// Generated from schema/ask (sha256 f3fec2180655a846) by `npm run generate`. Do not edit.

/**
 * Names a session on its host. Opaque to clients.
 */
export type SessionId = string

/**
 * Names one model iteration of a run. The host mints a fresh one for every `turn.started`; one id space serves events, `session/send` results and `expectedTurnId`.
 */
export type TurnId = string

/**
 * Names one tool call; `tool.use`, `tool.delta` and `tool.result` of the same call share it.
 */
export type ToolCallId = string

/**
 * Names something that waits for a person: `act_<N>` for an approval, `plan_<N>` for a plan. Clients treat it as opaque.
 */
export type InteractionId = string

/**
 * Place of an event in its session, counted from 1. It rises, may leave gaps and may repeat when events are sent again, so clients order and de-duplicate by it and never expect it to be dense.
 */
export type Seq = number

/**
 * Cursor into a session's events: only those with a greater `seq` are meant. 0 means from the start.
 */
export type AfterSeq = number

/**
 * A version of this protocol: major, dot, minor. Peers of the same major understand each other.
 */
export type ProtocolVersion = string

/**
 * A moment as RFC 3339 writes it, with its offset from UTC.
 */
export type Timestamp = string

/**
 * How far a yes reaches: this call only, the rest of the session, or the project (where the session has a workspace).
 */
export type ApprovalScope = "once" | "session" | "project"

/**
 * How a subscriber gets events: `live` from now on, `replay` from `afterSeq` and then on, `web-remote-replayable` the same made for clients that reconnect often. Decided: `live` starts at the last seq there is.
 */
export type DeliveryKind = "live" | "replay" | "web-remote-replayable"

/**
 * Something a host offers. Clients ignore names they do not know.
 */
export type Capability = "sessionManagement" | "eventStreaming" | "midExecutionInjection" | "interactions" | "planMode" | "todos" | "artifacts" | "workspace" | "fileEvents" | (string & {})

/**
 * How a session starts out: `plan` plans before it acts; `yolo`, `never` and `off` ask for nothing; `build`, `edit` and `on_request` ask before gated tools run; `auto` asks where no rule says yes. Decided: an open list, a host takes its default for a mode it does not know.
 */
export type SessionMode = "plan" | "yolo" | "never" | "off" | "build" | "edit" | "on_request" | "auto" | (string & {})

/**
 * Whether gated tools wait for a decision, as a host reports it.
 */
export type ApprovalMode = "off" | "require" | "auto"

/**
 * Name and version of the program on one side.
 */
export interface PeerInfo {
/**
 * Name of the program.
 */
name: string
/**
 * Version of the program, in its own scheme.
 */
version?: string
}

/**
 * Where a session works.
 */
export interface WorkspaceReference {
/**
 * Path of the workspace on the host's machine. Null means none; writers leave the member out.
 */
workspacePath?: (string | null)
/**
 * A name for the workspace where a path would not do.
 */
workspaceKey?: string
}

/**
 * An event as it travels. The three members are all there is: writers add none, readers ignore others and pass over types they do not know.
 */
export interface Envelope {
/**
 * Dotted name of the event; the registry lists those of this version.
 */
type: string
seq: Seq
/**
 * What the event says; its shape follows from `type`.
 */
payload: {
[k: string]: unknown
}
}

/**
 * A tool call waits until somebody decides on it. Any client of the session may answer with `interaction/approve` or `interaction/reject`.
 */
export interface ApprovalRequired {
id: InteractionId
/**
 * Name of the tool that asks.
 */
toolName: string
/**
 * Arguments of the call, as the tool will get them; an object as a rule.
 */
args?: unknown
/**
 * Why the host asks, for a person to read.
 */
message?: string
/**
 * Whether a rule of the user may answer instead of the user.
 */
autoApprovable?: boolean
/**
 * How far a yes may reach; only `once` where it is missing. Decided: registered as an optional member.
 */
allowedScopes?: ApprovalScope[]
}

/**
 * Somebody has decided on a waiting tool call; clients that still show it put it away.
 */
export interface ApprovalUpdated {
id: InteractionId
/**
 * The decision. Any value but `approved` is a refusal to a careful client.
 */
status: "approved" | "rejected"
/**
 * How far the yes reaches, where it reaches further than `once`. Decided: registered as an optional member.
 */
scope?: ApprovalScope
/**
 * What the person said with the no. Decided: registered as an optional member.
 */
feedback?: string
}

/**
 * Something went wrong that does not end the turn by itself.
 */
export interface ErrorReported {
/**
 * What went wrong, for a person to read.
 */
error: string
/**
 * Whether the session goes on.
 */
recoverable?: boolean
}

/**
 * A file of the workspace has changed. Sent only by hosts that offer `fileEvents`. Decided: no host has sent it yet, so the payload is ours; only `path` is required.
 */
export interface FileChanged {
/**
 * Path of the file, as the host sees it.
 */
path: string
/**
 * What happened to it.
 */
change?: "created" | "modified" | "deleted" | "renamed"
/**
 * Path before a rename.
 */
previousPath?: string
/**
 * The change as a unified diff.
 */
diff?: string
/**
 * The tool call that changed it.
 */
toolCallId?: ToolCallId
}

/**
 * The next piece of the model's answer.
 */
export interface ModelStreaming {
/**
 * Text to append to what came before; hosts send no empty pieces.
 */
delta: string
}

/**
 * The next piece of the model's reasoning.
 */
export interface ModelThinking {
/**
 * Text to append to what came before; hosts send no empty pieces.
 */
delta: string
}

/**
 * In plan mode the model has submitted a plan, which waits for `plan/approve` or `plan/reject`.
 */
export interface PlanProposed {
id: InteractionId
/**
 * The plan, as text of one or more lines.
 */
plan: string
}

/**
 * The plan was accepted; plan mode is off and a turn follows that carries it out.
 */
export interface PlanApproved {
/**
 * The plan, as it was proposed.
 */
plan: string
/**
 * Id of the proposal, where the host knows it.
 */
id?: InteractionId
}

/**
 * The plan was refused; plan mode stays on.
 */
export interface PlanRejected {
/**
 * The plan, as it was proposed.
 */
plan: string
/**
 * Id of the proposal, where the host knows it.
 */
id?: InteractionId
}

/**
 * The session exists and takes prompts; the first event of its log.
 */
export interface SessionCreated {
sessionId: SessionId
}

/**
 * The session is gone; the last event of its log. Subscribers may never see it, so the result of `session/close` decides.
 */
export interface SessionEnded {
sessionId: SessionId
/**
 * Why it ended, in the host's words; `closed` after `session/close`. Decided: writers always send it, readers do not need it.
 */
reason?: string
}

/**
 * One entry of the agent's list of what is to be done.
 */
export interface Todo {
/**
 * Names the entry within the session: `todo_<N>`.
 */
id: string
/**
 * What is to be done.
 */
title: string
/**
 * How far it is.
 */
status: "pending" | "in_progress" | "completed" | "blocked"
}

/**
 * The list has changed. It comes whole every time; an empty one clears it.
 */
export interface TodosUpdated {
/**
 * The whole list, in order.
 */
todos: Todo[]
}

/**
 * A tool call begins.
 */
export interface ToolUse {
id: ToolCallId
/**
 * Name of the tool.
 */
name: string
/**
 * Arguments of the call: an object as a rule, a string of JSON where the host could not read it. Decided: writers always send it, readers do not need it.
 */
args?: unknown
}

/**
 * A running tool has printed something.
 */
export interface ToolDelta {
id: ToolCallId
/**
 * Name of the tool.
 */
name: string
/**
 * Output since the last event of this kind.
 */
partial: string
}

/**
 * A tool call is over.
 */
export interface ToolResult {
id: ToolCallId
/**
 * Name of the tool.
 */
name: string
/**
 * What the tool gave back, unchanged. Decided: writers always send it, readers do not need it.
 */
output?: unknown
/**
 * Whether the call failed. Decided: writers always send it, readers take false where it is missing.
 */
isError?: boolean
/**
 * How long the call took, in milliseconds. Decided: null is read as absent and fractions are read; writers send an integer or leave the member out.
 */
durationMs?: (number | null)
}

/**
 * A model iteration begins. A run with tool calls has several, each with a fresh id.
 */
export interface TurnStarted {
turnId: TurnId
}

/**
 * The run is over and went well.
 */
export interface TurnCompleted {
/**
 * Id of the last turn that started. Decided: required.
 */
turnId: TurnId
/**
 * Final text of the run; may be empty.
 */
response?: string
/**
 * Tokens read by the model so far, counted over the session.
 */
inputTokens?: number
/**
 * Tokens written by the model so far, counted over the session.
 */
outputTokens?: number
/**
 * Cost of the session so far, in the host's currency.
 */
cost?: number
}

/**
 * The run is over and went wrong: a limit was met, a loop was found, the model's stream broke or an exception was raised.
 */
export interface TurnFailed {
/**
 * Id of the last turn that started; a host that had started none mints one.
 */
turnId: TurnId
/**
 * What went wrong, for a person to read.
 */
error: string
}

/**
 * The run is over because a client asked for it. Decided: a host sends it after `session/abort`.
 */
export interface TurnAborted {
/**
 * Id of the turn that was stopped.
 */
turnId: TurnId
/**
 * Why it was stopped, for a person to read.
 */
reason?: string
}

/**
 * What waits for a person.
 */
export type InteractionKind = "approval" | "plan" | "user_input"

/**
 * Where an interaction stands. It leaves `pending` once and never returns. Decided: `expired` stays in the list although no host sets it yet.
 */
export type InteractionStatus = "pending" | "approved" | "rejected" | "responded" | "expired"

/**
 * What a waiting tool call is about: the members of `approval.required` without its id.
 */
export interface ApprovalPayload {
/**
 * Name of the tool that asks.
 */
toolName: string
/**
 * Arguments of the call, as the tool will get them; an object as a rule.
 */
args?: unknown
/**
 * Why the host asks, for a person to read.
 */
message?: string
/**
 * Whether a rule of the user may answer instead of the user.
 */
autoApprovable?: boolean
/**
 * How far a yes may reach; only `once` where it is missing. Decided: registered as an optional member.
 */
allowedScopes?: ApprovalScope[]
}

/**
 * What a waiting plan is about: the members of `plan.proposed` without its id.
 */
export interface PlanPayload {
/**
 * The plan, as text of one or more lines.
 */
plan: string
}

/**
 * One answer a person can choose.
 */
export interface InputOption {
/**
 * The answer as it is shown.
 */
label: string
/**
 * The answer as it is sent back.
 */
value: string
/**
 * More about the answer, for a person to read.
 */
description?: string
}

/**
 * One of several questions asked together.
 */
export interface InputQuestion {
/**
 * Names the question in the answer.
 */
id?: string
/**
 * A few words above the question.
 */
header?: string
/**
 * The question itself.
 */
question: string
/**
 * Answers to choose from; free text where it is missing.
 */
options?: InputOption[]
}

/**
 * What a person is asked. Decided: the members are ours, as the published list of them is not visible.
 */
export interface UserInputPayload {
/**
 * The question, for a person to read.
 */
prompt: string
/**
 * Answers to choose from; free text where it is missing.
 */
options?: InputOption[]
/**
 * Whether more than one answer may be chosen.
 */
multiSelect?: boolean
/**
 * Several questions at once, in place of `options`.
 */
questions?: InputQuestion[]
}

/**
 * A tool call that waits, or waited, for a decision.
 */
export interface ApprovalInteraction {
/**
 * Names the interaction; not empty.
 */
id: string
/**
 * The tag of this variant.
 */
kind: "approval"
status: InteractionStatus
payload: ApprovalPayload
}

/**
 * A plan that waits, or waited, for a decision.
 */
export interface PlanInteraction {
/**
 * Names the interaction; not empty.
 */
id: string
/**
 * The tag of this variant.
 */
kind: "plan"
status: InteractionStatus
payload: PlanPayload
}

/**
 * A question that waits, or waited, for an answer.
 */
export interface UserInputInteraction {
/**
 * Names the interaction; not empty.
 */
id: string
/**
 * The tag of this variant.
 */
kind: "user_input"
status: InteractionStatus
payload: UserInputPayload
}

/**
 * Something that waits for a person and is resolved once, by any client of the session.
 */
export type Interaction = (ApprovalInteraction | PlanInteraction | UserInputInteraction)

/**
 * Asks what files a session has made.
 */
export interface SessionArtifactsParams {
sessionId: SessionId
}

/**
 * An artifact in a list; its content is not here. Artifacts alone spell their members with underscores.
 */
export interface ArtifactSummary {
/**
 * Names the artifact within the session.
 */
id: string
/**
 * Name of the file.
 */
filename: string
/**
 * Media type. Null is read as unknown.
 */
mime_type?: (string | null)
/**
 * Size in bytes. Null is read as unknown.
 */
size?: (number | null)
/**
 * Where the content is, if it is not kept by the host.
 */
uri?: string
}

/**
 * The artifacts of a session, newest first.
 */
export interface SessionArtifactsResult {
/**
 * One entry an artifact.
 */
artifacts: ArtifactSummary[]
}

/**
 * Asks for one artifact with its content.
 */
export interface SessionArtifactGetParams {
sessionId: SessionId
/**
 * Id from the list of artifacts.
 */
artifactId: string
}

/**
 * An artifact with its content, or with the address of it.
 */
export interface Artifact {
/**
 * Names the artifact within the session.
 */
id: string
/**
 * Name of the file.
 */
filename: string
/**
 * Media type. Null is read as unknown.
 */
mime_type?: (string | null)
/**
 * Size in bytes. Null is read as unknown.
 */
size?: (number | null)
created_at?: Timestamp
/**
 * The content as text, up to 100,000 characters; never together with `uri`.
 */
content?: string
/**
 * Where the content is; never together with `content`.
 */
uri?: string
}

/**
 * The artifact.
 */
export interface SessionArtifactGetResult {
artifact: Artifact
}

/**
 * Nothing is asked for but a sign of life.
 */
export interface PingParams {
[k: string]: unknown
}

/**
 * The host is there.
 */
export interface PingResult {
/**
 * Always `ok`.
 */
status: "ok"
/**
 * Version of the host.
 */
version?: string
protocolVersion?: ProtocolVersion
/**
 * Seconds since the host started; 0 where it does not know.
 */
uptime?: number
/**
 * How many sessions the host has open.
 */
sessions?: number
}

/**
 * A client introduces itself. By convention the first request; hosts do not insist.
 */
export interface InitializeParams {
client?: PeerInfo
/**
 * The version the client speaks. Decided: optional; a host answers with its own, and a client of another major closes.
 */
protocolVersion?: ProtocolVersion
/**
 * What the client offers. Decided: optional.
 */
capabilities?: Capability[]
}

/**
 * The host introduces itself.
 */
export interface InitializeResult {
protocolVersion: ProtocolVersion
/**
 * What the host offers.
 */
capabilities: Capability[]
server: PeerInfo
}

/**
 * Asks for a session's events on this connection. Asking again sets the cursor anew. Decided: there is no way to unsubscribe but to close the connection.
 */
export interface SessionSubscribeParams {
sessionId: SessionId
/**
 * How to deliver; `replay` where it is missing.
 */
deliveryKind?: DeliveryKind
afterSeq?: AfterSeq
/**
 * Whether the result carries the events so far; they are also pushed, so clients de-duplicate by seq.
 */
includeSnapshot?: boolean
}

/**
 * What the host will deliver.
 */
export interface Subscription {
sessionId: SessionId
deliveryKind?: DeliveryKind
}

/**
 * The subscription stands.
 */
export interface SessionSubscribeResult {
subscription: Subscription
/**
 * Events so far, in order; only where the client asked.
 */
snapshot?: Envelope[]
}

/**
 * Reads a session's log.
 */
export interface SessionEventsParams {
sessionId: SessionId
afterSeq?: AfterSeq
/**
 * How many events at most.
 */
limit?: number
}

/**
 * A stretch of a session's log.
 */
export interface SessionEventsResult {
sessionId?: SessionId
/**
 * The events, in order.
 */
events: Envelope[]
/**
 * Whether more may follow. Null is read as absent, which means no limit was asked for.
 */
hasMore?: (boolean | null)
}

/**
 * The host delivers an event to a subscriber.
 */
export interface SessionEventParams {
/**
 * The session the event belongs to. Decided: registered as optional, as older hosts leave it out; writers always send it.
 */
sessionId?: SessionId
event: Envelope
}

/**
 * Asks what waits for a person.
 */
export interface InteractionListParams {
sessionId: SessionId
}

/**
 * What waits for a person. Hosts list approvals; pending plans may be missing.
 */
export interface InteractionListResult {
/**
 * One entry an interaction.
 */
interactions: Interaction[]
}

/**
 * Says yes to a waiting tool call.
 */
export interface InteractionApproveParams {
sessionId: SessionId
interactionId: InteractionId
/**
 * How far the yes reaches; `once` where it is missing. A host that does not support it refuses, and never takes a smaller one. Decided: registered as an optional member.
 */
scope?: ApprovalScope
}

/**
 * The tool call goes on.
 */
export interface InteractionApproveResult {
/**
 * Always true.
 */
approved: true
interactionId?: InteractionId
}

/**
 * Says no to a waiting tool call.
 */
export interface InteractionRejectParams {
sessionId: SessionId
interactionId: InteractionId
/**
 * What to tell the model with the no. Decided: registered as an optional member.
 */
feedback?: string
}

/**
 * The tool call does not run.
 */
export interface InteractionRejectResult {
/**
 * Always true.
 */
rejected: true
interactionId?: InteractionId
}

/**
 * Says yes to every waiting tool call of the session.
 */
export interface InteractionApproveAllParams {
sessionId: SessionId
/**
 * How far the yes reaches; `once` where it is missing. Decided: registered as an optional member.
 */
scope?: ApprovalScope
}

/**
 * How many tool calls go on. Here `approved` is a number; in `interaction/approve` it is a boolean.
 */
export interface InteractionApproveAllResult {
/**
 * How many were waiting.
 */
approved: number
}

/**
 * Says no to every waiting tool call of the session.
 */
export interface InteractionRejectAllParams {
sessionId: SessionId
/**
 * What to tell the model with the no. Decided: registered as an optional member.
 */
feedback?: string
}

/**
 * How many tool calls do not run. Here `rejected` is a number; in `interaction/reject` it is a boolean.
 */
export interface InteractionRejectAllResult {
/**
 * How many were waiting.
 */
rejected: number
}

/**
 * Answers a question to the user. Decided: any JSON value is an answer; text, or an object with `action` (`accept`, `decline`, `cancel`) and `content`, are the forms to expect.
 */
export interface InteractionRespondParams {
sessionId: SessionId
interactionId: InteractionId
/**
 * The answer.
 */
response: unknown
}

/**
 * The answer has arrived. Decided: ours, as every host seen so far answers -32009.
 */
export interface InteractionRespondResult {
/**
 * Always true.
 */
responded: true
interactionId?: InteractionId
}

/**
 * Accepts the plan that waits.
 */
export interface PlanApproveParams {
sessionId: SessionId
/**
 * The plan that is meant. Decided: optional; when it is there it must name the pending plan.
 */
interactionId?: InteractionId
}

/**
 * The plan is carried out.
 */
export interface PlanApproveResult {
/**
 * Always true.
 */
approved: true
}

/**
 * Refuses the plan that waits.
 */
export interface PlanRejectParams {
sessionId: SessionId
/**
 * The plan that is meant. Decided: optional; when it is there it must name the pending plan.
 */
interactionId?: InteractionId
}

/**
 * The plan is dropped; plan mode stays on.
 */
export interface PlanRejectResult {
/**
 * Always true.
 */
rejected: true
}

/**
 * One answer offered to the user.
 */
export interface PermissionOption {
/**
 * Names the answer.
 */
optionId: string
/**
 * What it means: `allow_once`, `allow_always`, `deny` and the like.
 */
kind?: string
/**
 * The answer as it is shown.
 */
name?: string
/**
 * The result to send when it is chosen.
 */
response?: unknown
}

/**
 * The host asks a client directly whether a tool may run, for interoperation with other app servers. Decided: a superset of the forms in the field, where only the tool's name is required.
 */
export interface InteractionRequestPermissionParams {
/**
 * Name of the tool that asks.
 */
toolName: string
/**
 * Names the request beyond its JSON-RPC id.
 */
requestId?: string
sessionId?: SessionId
turnId?: TurnId
toolCallId?: ToolCallId
interactionId?: InteractionId
/**
 * Arguments of the call; an object as a rule.
 */
input?: unknown
/**
 * How much could go wrong.
 */
riskLevel?: "low" | "medium" | "high" | "critical"
/**
 * Why the host asks, for a person to read.
 */
reason?: string
/**
 * Answers to choose from.
 */
options?: PermissionOption[]
}

/**
 * The client's decision. A host takes everything but a well-formed yes for a no.
 */
export interface InteractionRequestPermissionResult {
/**
 * Decided: `allow` or `deny` on write. `approve` (an older spelling of `allow`), `escalate` and `modify` are read where other app servers are met.
 */
decision: "allow" | "deny" | "approve" | "escalate" | "modify"
/**
 * Why, for the model or a person to read.
 */
reason?: string
/**
 * Arguments to use instead, with `modify`.
 */
modifiedInput?: {
[k: string]: unknown
}
}

/**
 * The host asks the user directly, for interoperation with other app servers. Decided: a superset of the forms in the field.
 */
export interface InteractionRequestUserInputParams {
/**
 * Names the request beyond its JSON-RPC id.
 */
requestId?: string
sessionId?: SessionId
turnId?: TurnId
toolCallId?: ToolCallId
/**
 * The question, for a person to read.
 */
prompt?: string
/**
 * Answers to choose from, in the form the host's standard gives them.
 */
options?: {
[k: string]: unknown
}[]
/**
 * Several questions at once, in the form the host's standard gives them.
 */
questions?: {
[k: string]: unknown
}[]
}

/**
 * What the user did.
 */
export interface InteractionRequestUserInputResult {
/**
 * Whether the user answered, said no, or went away.
 */
action: "accept" | "decline" | "cancel"
/**
 * The answer to a single question.
 */
response?: unknown
/**
 * The answers, by the id of their question.
 */
answers?: {
[k: string]: unknown
}
}

/**
 * Opens a session.
 */
export interface SessionCreateParams {
workspace?: WorkspaceReference
mode?: SessionMode
/**
 * Model to use, as the host names it; may be `provider/id`.
 */
model?: string
/**
 * Names of the tools the session may use.
 */
tools?: string[]
/**
 * System prompt in place of the host's own.
 */
systemPrompt?: string
}

/**
 * A session that has just been opened.
 */
export interface CreatedSession {
sessionId: SessionId
/**
 * Model in use. Null is read as unknown.
 */
model?: (string | null)
createdAt?: Timestamp
}

/**
 * The new session.
 */
export interface SessionCreateResult {
session: CreatedSession
}

/**
 * Asks for the sessions of the host.
 */
export interface SessionListParams {
/**
 * How many at most; hosts take 20 where it is missing.
 */
limit?: number
}

/**
 * A session in a list.
 */
export interface SessionSummary {
sessionId: SessionId
/**
 * Model in use. Null is read as unknown.
 */
model?: (string | null)
createdAt?: Timestamp
/**
 * Whether a run is under way.
 */
running?: boolean
/**
 * Whether the session waits for a prompt. Some hosts always say true; `running` is the one to trust.
 */
idle?: boolean
/**
 * Names the workspace: `workspace:` and a SHA-256 digest.
 */
workspaceId?: string
}

/**
 * The sessions of the host.
 */
export interface SessionListResult {
/**
 * One entry a session.
 */
sessions: SessionSummary[]
}

/**
 * Takes up a session that exists.
 */
export interface SessionResumeParams {
sessionId: SessionId
/**
 * Workspace of the session, as proof that the client belongs there.
 */
workspace?: WorkspaceReference
/**
 * The same as a bare path.
 */
workspacePath?: string
}

/**
 * The session as it stands.
 */
export interface SessionResumeResult {
sessionId: SessionId
/**
 * Whether a run is under way.
 */
running?: boolean
/**
 * Whether the session waits for a prompt. Some hosts always say true; `running` is the one to trust.
 */
idle?: boolean
createdAt?: Timestamp
}

/**
 * Ends a session, a running turn included.
 */
export interface SessionCloseParams {
sessionId: SessionId
}

/**
 * The session is gone, whether or not a `session.ended` arrives.
 */
export interface SessionCloseResult {
/**
 * Always true.
 */
closed: true
sessionId?: SessionId
}

/**
 * Gives the session a prompt: an idle one starts a run, a running one takes it at the next turn.
 */
export interface SessionSendParams {
sessionId: SessionId
/**
 * The prompt, as text.
 */
content: string
/**
 * The turn the client believes is running; the host refuses the prompt as stale where it is another.
 */
expectedTurnId?: TurnId
}

/**
 * What became of the prompt.
 */
export interface SessionSendResult {
/**
 * False exactly when `status` is `stale`.
 */
accepted: boolean
/**
 * `steered`: a run has started; `queued`: it waits for the next turn; `stale`: it was dropped, as another turn was running.
 */
status: "steered" | "queued" | "stale"
/**
 * The turn that takes the prompt. Decided: a string from the id space of the events; older hosts answer with a counter or null.
 */
turnId?: (string | number | null)
}

/**
 * Stops the run of a session.
 */
export interface SessionAbortParams {
sessionId: SessionId
}

/**
 * The run is being stopped; an idle session answers the same. Decided: a `turn.aborted` follows where a turn was running.
 */
export interface SessionAbortResult {
/**
 * Always true.
 */
aborted: true
sessionId?: SessionId
}

/**
 * Asks where a session works and how it stands.
 */
export interface WorkspaceReadStateParams {
/**
 * The session; hosts ignore one they do not know.
 */
sessionId?: SessionId
}

/**
 * Where a session works and how it stands.
 */
export interface WorkspaceState {
/**
 * Path of the workspace. Null is read as unknown.
 */
path?: (string | null)
/**
 * Name of the workspace. Null is read as unknown.
 */
name?: (string | null)
/**
 * Branch that is checked out. Null is read as unknown.
 */
gitBranch?: (string | null)
mode?: ApprovalMode
sessionId?: SessionId
/**
 * Whether a run is under way.
 */
running?: boolean
}

/**
 * The state of the workspace.
 */
export interface WorkspaceReadStateResult {
workspace: WorkspaceState
/**
 * Left over from an older host: model and permission mode in a nested form.
 */
settings?: {
[k: string]: unknown
}
}

/**
 * Names a request on its connection and on its side: the ids of the two sides are separate, and 1 and "1" differ.
 */
export type JsonRpcId = (string | number)

/**
 * The JSON-RPC version. The ask session protocol writes no such member and reads over it; ACP requires it.
 */
export type JsonRpcVersion = "2.0"

/**
 * Why a request failed.
 */
export interface JsonRpcErrorObject {
/**
 * What kind of failure it is; the registry lists the codes of each protocol.
 */
code: number
/**
 * What went wrong, for a person to read.
 */
message: string
/**
 * More about the failure, in a form that the code decides.
 */
data?: unknown
}

/**
 * One side calls a method of the other and waits for the response.
 */
export interface JsonRpcRequest {
jsonrpc?: JsonRpcVersion
id: JsonRpcId
/**
 * Name of the method.
 */
method: string
/**
 * Arguments by name; missing means none.
 */
params?: {
[k: string]: unknown
}
}

/**
 * One side tells the other something and gets no response.
 */
export interface JsonRpcNotification {
jsonrpc?: JsonRpcVersion
/**
 * Name of the method.
 */
method: string
/**
 * Arguments by name; missing means none.
 */
params?: {
[k: string]: unknown
}
}

/**
 * A request went well.
 */
export interface JsonRpcSuccessResponse {
jsonrpc?: JsonRpcVersion
id: JsonRpcId
/**
 * What came of it; its shape follows from the method of the request.
 */
result: unknown
}

/**
 * A request failed. The id is null where the request could not be read.
 */
export interface JsonRpcErrorResponse {
jsonrpc?: JsonRpcVersion
/**
 * Id of the request; null only where it could not be read.
 */
id: (string | number | null)
error: JsonRpcErrorObject
}

/**
 * The event `session.created`. The session exists and takes prompts; the first event of its log.
 */
export interface SessionCreatedEvent {
type: "session.created"
seq: Seq
payload: SessionCreated
}

/**
 * The event `session.ended`. The session is gone; the last event of its log.
 */
export interface SessionEndedEvent {
type: "session.ended"
seq: Seq
payload: SessionEnded
}

/**
 * The event `turn.started`. A model iteration begins.
 */
export interface TurnStartedEvent {
type: "turn.started"
seq: Seq
payload: TurnStarted
}

/**
 * The event `turn.completed`. The run is over and went well.
 */
export interface TurnCompletedEvent {
type: "turn.completed"
seq: Seq
payload: TurnCompleted
}

/**
 * The event `turn.failed`. The run is over and went wrong: a limit was met, a loop was found, the model's stream broke or an exception was raised.
 */
export interface TurnFailedEvent {
type: "turn.failed"
seq: Seq
payload: TurnFailed
}

/**
 * The event `turn.aborted`. The run is over because a client asked for it.
 */
export interface TurnAbortedEvent {
type: "turn.aborted"
seq: Seq
payload: TurnAborted
}

/**
 * The event `model.streaming`. The next piece of the model's answer.
 */
export interface ModelStreamingEvent {
type: "model.streaming"
seq: Seq
payload: ModelStreaming
}

/**
 * The event `model.thinking`. The next piece of the model's reasoning.
 */
export interface ModelThinkingEvent {
type: "model.thinking"
seq: Seq
payload: ModelThinking
}

/**
 * The event `tool.use`. A tool call begins.
 */
export interface ToolUseEvent {
type: "tool.use"
seq: Seq
payload: ToolUse
}

/**
 * The event `tool.delta`. A running tool has printed something.
 */
export interface ToolDeltaEvent {
type: "tool.delta"
seq: Seq
payload: ToolDelta
}

/**
 * The event `tool.result`. A tool call is over.
 */
export interface ToolResultEvent {
type: "tool.result"
seq: Seq
payload: ToolResult
}

/**
 * The event `approval.required`. A tool call waits until somebody decides on it.
 */
export interface ApprovalRequiredEvent {
type: "approval.required"
seq: Seq
payload: ApprovalRequired
}

/**
 * The event `approval.updated`. Somebody has decided on a waiting tool call; clients that still show it put it away.
 */
export interface ApprovalUpdatedEvent {
type: "approval.updated"
seq: Seq
payload: ApprovalUpdated
}

/**
 * The event `plan.proposed`. In plan mode the model has submitted a plan, which waits for `plan/approve` or `plan/reject`.
 */
export interface PlanProposedEvent {
type: "plan.proposed"
seq: Seq
payload: PlanProposed
}

/**
 * The event `plan.approved`. The plan was accepted; plan mode is off and a turn follows that carries it out.
 */
export interface PlanApprovedEvent {
type: "plan.approved"
seq: Seq
payload: PlanApproved
}

/**
 * The event `plan.rejected`. The plan was refused; plan mode stays on.
 */
export interface PlanRejectedEvent {
type: "plan.rejected"
seq: Seq
payload: PlanRejected
}

/**
 * The event `todos.updated`. The list has changed.
 */
export interface TodosUpdatedEvent {
type: "todos.updated"
seq: Seq
payload: TodosUpdated
}

/**
 * The event `file.changed`. A file of the workspace has changed.
 */
export interface FileChangedEvent {
type: "file.changed"
seq: Seq
payload: FileChanged
}

/**
 * The event `error`. Something went wrong that does not end the turn by itself.
 */
export interface ErrorReportedEvent {
type: "error"
seq: Seq
payload: ErrorReported
}

/**
 * Any event of this version, told apart by its type.
 */
export type SessionEvent = (SessionCreatedEvent | SessionEndedEvent | TurnStartedEvent | TurnCompletedEvent | TurnFailedEvent | TurnAbortedEvent | ModelStreamingEvent | ModelThinkingEvent | ToolUseEvent | ToolDeltaEvent | ToolResultEvent | ApprovalRequiredEvent | ApprovalUpdatedEvent | PlanProposedEvent | PlanApprovedEvent | PlanRejectedEvent | TodosUpdatedEvent | FileChangedEvent | ErrorReportedEvent)

/**
 * An event of a later version, or of another dialect. Readers pass over it.
 */
export interface UnknownEvent {
/**
 * A name that this version does not know.
 */
type: string
seq: Seq
payload: {
[k: string]: unknown
}
}

/**
 * What a reader may meet: an event of this version, or one it does not know.
 */
export type IncomingEvent = (SessionEvent | UnknownEvent)

/**
 * A request of the client: `ping`. Nothing is asked for but a sign of life.
 */
export interface PingRequest {
jsonrpc?: JsonRpcVersion
id: JsonRpcId
method: "ping"
params?: PingParams
}

/**
 * A request of the client: `initialize`. A client introduces itself.
 */
export interface InitializeRequest {
jsonrpc?: JsonRpcVersion
id: JsonRpcId
method: "initialize"
params?: InitializeParams
}

/**
 * A request of the client: `session/create`. Opens a session.
 */
export interface SessionCreateRequest {
jsonrpc?: JsonRpcVersion
id: JsonRpcId
method: "session/create"
params?: SessionCreateParams
}

/**
 * A request of the client: `session/list`. Asks for the sessions of the host.
 */
export interface SessionListRequest {
jsonrpc?: JsonRpcVersion
id: JsonRpcId
method: "session/list"
params?: SessionListParams
}

/**
 * A request of the client: `session/resume`. Takes up a session that exists.
 */
export interface SessionResumeRequest {
jsonrpc?: JsonRpcVersion
id: JsonRpcId
method: "session/resume"
params: SessionResumeParams
}

/**
 * A request of the client: `session/subscribe`. Asks for a session's events on this connection.
 */
export interface SessionSubscribeRequest {
jsonrpc?: JsonRpcVersion
id: JsonRpcId
method: "session/subscribe"
params: SessionSubscribeParams
}

/**
 * A request of the client: `session/events`. Reads a session's log.
 */
export interface SessionEventsRequest {
jsonrpc?: JsonRpcVersion
id: JsonRpcId
method: "session/events"
params: SessionEventsParams
}

/**
 * A request of the client: `session/send`. Gives the session a prompt: an idle one starts a run, a running one takes it at the next turn.
 */
export interface SessionSendRequest {
jsonrpc?: JsonRpcVersion
id: JsonRpcId
method: "session/send"
params: SessionSendParams
}

/**
 * A request of the client: `session/abort`. Stops the run of a session.
 */
export interface SessionAbortRequest {
jsonrpc?: JsonRpcVersion
id: JsonRpcId
method: "session/abort"
params: SessionAbortParams
}

/**
 * A request of the client: `session/close`. Ends a session, a running turn included.
 */
export interface SessionCloseRequest {
jsonrpc?: JsonRpcVersion
id: JsonRpcId
method: "session/close"
params: SessionCloseParams
}

/**
 * A request of the client: `session/artifacts`. Asks what files a session has made.
 */
export interface SessionArtifactsRequest {
jsonrpc?: JsonRpcVersion
id: JsonRpcId
method: "session/artifacts"
params: SessionArtifactsParams
}

/**
 * A request of the client: `session/artifact/get`. Asks for one artifact with its content.
 */
export interface SessionArtifactGetRequest {
jsonrpc?: JsonRpcVersion
id: JsonRpcId
method: "session/artifact/get"
params: SessionArtifactGetParams
}

/**
 * A request of the client: `interaction/list`. Asks what waits for a person.
 */
export interface InteractionListRequest {
jsonrpc?: JsonRpcVersion
id: JsonRpcId
method: "interaction/list"
params: InteractionListParams
}

/**
 * A request of the client: `interaction/approve`. Says yes to a waiting tool call.
 */
export interface InteractionApproveRequest {
jsonrpc?: JsonRpcVersion
id: JsonRpcId
method: "interaction/approve"
params: InteractionApproveParams
}

/**
 * A request of the client: `interaction/reject`. Says no to a waiting tool call.
 */
export interface InteractionRejectRequest {
jsonrpc?: JsonRpcVersion
id: JsonRpcId
method: "interaction/reject"
params: InteractionRejectParams
}

/**
 * A request of the client: `interaction/approve-all`. Says yes to every waiting tool call of the session.
 */
export interface InteractionApproveAllRequest {
jsonrpc?: JsonRpcVersion
id: JsonRpcId
method: "interaction/approve-all"
params: InteractionApproveAllParams
}

/**
 * A request of the client: `interaction/reject-all`. Says no to every waiting tool call of the session.
 */
export interface InteractionRejectAllRequest {
jsonrpc?: JsonRpcVersion
id: JsonRpcId
method: "interaction/reject-all"
params: InteractionRejectAllParams
}

/**
 * A request of the client: `interaction/respond`. Answers a question to the user.
 */
export interface InteractionRespondRequest {
jsonrpc?: JsonRpcVersion
id: JsonRpcId
method: "interaction/respond"
params: InteractionRespondParams
}

/**
 * A request of the client: `plan/approve`. Accepts the plan that waits.
 */
export interface PlanApproveRequest {
jsonrpc?: JsonRpcVersion
id: JsonRpcId
method: "plan/approve"
params: PlanApproveParams
}

/**
 * A request of the client: `plan/reject`. Refuses the plan that waits.
 */
export interface PlanRejectRequest {
jsonrpc?: JsonRpcVersion
id: JsonRpcId
method: "plan/reject"
params: PlanRejectParams
}

/**
 * A request of the client: `workspace/readState`. Asks where a session works and how it stands.
 */
export interface WorkspaceReadStateRequest {
jsonrpc?: JsonRpcVersion
id: JsonRpcId
method: "workspace/readState"
params?: WorkspaceReadStateParams
}

/**
 * A notification of the host: `session/event`. The host delivers an event to a subscriber.
 */
export interface SessionEventNotification {
jsonrpc?: JsonRpcVersion
method: "session/event"
params: SessionEventParams
}

/**
 * A request of the host: `interaction/requestPermission`. The host asks a client directly whether a tool may run, for interoperation with other app servers.
 */
export interface InteractionRequestPermissionRequest {
jsonrpc?: JsonRpcVersion
id: JsonRpcId
method: "interaction/requestPermission"
params: InteractionRequestPermissionParams
}

/**
 * A request of the host: `interaction/requestUserInput`. The host asks the user directly, for interoperation with other app servers.
 */
export interface InteractionRequestUserInputRequest {
jsonrpc?: JsonRpcVersion
id: JsonRpcId
method: "interaction/requestUserInput"
params?: InteractionRequestUserInputParams
}

/**
 * Any request of the client, told apart by its method.
 */
export type ClientRequest = (PingRequest | InitializeRequest | SessionCreateRequest | SessionListRequest | SessionResumeRequest | SessionSubscribeRequest | SessionEventsRequest | SessionSendRequest | SessionAbortRequest | SessionCloseRequest | SessionArtifactsRequest | SessionArtifactGetRequest | InteractionListRequest | InteractionApproveRequest | InteractionRejectRequest | InteractionApproveAllRequest | InteractionRejectAllRequest | InteractionRespondRequest | PlanApproveRequest | PlanRejectRequest | WorkspaceReadStateRequest)

/**
 * Any request of the host, told apart by its method.
 */
export type HostRequest = (InteractionRequestPermissionRequest | InteractionRequestUserInputRequest)

/** Every definition by its name. */
export interface Definitions {
  SessionId: SessionId;
  TurnId: TurnId;
  ToolCallId: ToolCallId;
  InteractionId: InteractionId;
  Seq: Seq;
  AfterSeq: AfterSeq;
  ProtocolVersion: ProtocolVersion;
  Timestamp: Timestamp;
  ApprovalScope: ApprovalScope;
  DeliveryKind: DeliveryKind;
  Capability: Capability;
  SessionMode: SessionMode;
  ApprovalMode: ApprovalMode;
  PeerInfo: PeerInfo;
  WorkspaceReference: WorkspaceReference;
  Envelope: Envelope;
  ApprovalRequired: ApprovalRequired;
  ApprovalUpdated: ApprovalUpdated;
  ErrorReported: ErrorReported;
  FileChanged: FileChanged;
  ModelStreaming: ModelStreaming;
  ModelThinking: ModelThinking;
  PlanProposed: PlanProposed;
  PlanApproved: PlanApproved;
  PlanRejected: PlanRejected;
  SessionCreated: SessionCreated;
  SessionEnded: SessionEnded;
  Todo: Todo;
  TodosUpdated: TodosUpdated;
  ToolUse: ToolUse;
  ToolDelta: ToolDelta;
  ToolResult: ToolResult;
  TurnStarted: TurnStarted;
  TurnCompleted: TurnCompleted;
  TurnFailed: TurnFailed;
  TurnAborted: TurnAborted;
  InteractionKind: InteractionKind;
  InteractionStatus: InteractionStatus;
  ApprovalPayload: ApprovalPayload;
  PlanPayload: PlanPayload;
  InputOption: InputOption;
  InputQuestion: InputQuestion;
  UserInputPayload: UserInputPayload;
  ApprovalInteraction: ApprovalInteraction;
  PlanInteraction: PlanInteraction;
  UserInputInteraction: UserInputInteraction;
  Interaction: Interaction;
  SessionArtifactsParams: SessionArtifactsParams;
  ArtifactSummary: ArtifactSummary;
  SessionArtifactsResult: SessionArtifactsResult;
  SessionArtifactGetParams: SessionArtifactGetParams;
  Artifact: Artifact;
  SessionArtifactGetResult: SessionArtifactGetResult;
  PingParams: PingParams;
  PingResult: PingResult;
  InitializeParams: InitializeParams;
  InitializeResult: InitializeResult;
  SessionSubscribeParams: SessionSubscribeParams;
  Subscription: Subscription;
  SessionSubscribeResult: SessionSubscribeResult;
  SessionEventsParams: SessionEventsParams;
  SessionEventsResult: SessionEventsResult;
  SessionEventParams: SessionEventParams;
  InteractionListParams: InteractionListParams;
  InteractionListResult: InteractionListResult;
  InteractionApproveParams: InteractionApproveParams;
  InteractionApproveResult: InteractionApproveResult;
  InteractionRejectParams: InteractionRejectParams;
  InteractionRejectResult: InteractionRejectResult;
  InteractionApproveAllParams: InteractionApproveAllParams;
  InteractionApproveAllResult: InteractionApproveAllResult;
  InteractionRejectAllParams: InteractionRejectAllParams;
  InteractionRejectAllResult: InteractionRejectAllResult;
  InteractionRespondParams: InteractionRespondParams;
  InteractionRespondResult: InteractionRespondResult;
  PlanApproveParams: PlanApproveParams;
  PlanApproveResult: PlanApproveResult;
  PlanRejectParams: PlanRejectParams;
  PlanRejectResult: PlanRejectResult;
  PermissionOption: PermissionOption;
  InteractionRequestPermissionParams: InteractionRequestPermissionParams;
  InteractionRequestPermissionResult: InteractionRequestPermissionResult;
  InteractionRequestUserInputParams: InteractionRequestUserInputParams;
  InteractionRequestUserInputResult: InteractionRequestUserInputResult;
  SessionCreateParams: SessionCreateParams;
  CreatedSession: CreatedSession;
  SessionCreateResult: SessionCreateResult;
  SessionListParams: SessionListParams;
  SessionSummary: SessionSummary;
  SessionListResult: SessionListResult;
  SessionResumeParams: SessionResumeParams;
  SessionResumeResult: SessionResumeResult;
  SessionCloseParams: SessionCloseParams;
  SessionCloseResult: SessionCloseResult;
  SessionSendParams: SessionSendParams;
  SessionSendResult: SessionSendResult;
  SessionAbortParams: SessionAbortParams;
  SessionAbortResult: SessionAbortResult;
  WorkspaceReadStateParams: WorkspaceReadStateParams;
  WorkspaceState: WorkspaceState;
  WorkspaceReadStateResult: WorkspaceReadStateResult;
  JsonRpcId: JsonRpcId;
  JsonRpcVersion: JsonRpcVersion;
  JsonRpcErrorObject: JsonRpcErrorObject;
  JsonRpcRequest: JsonRpcRequest;
  JsonRpcNotification: JsonRpcNotification;
  JsonRpcSuccessResponse: JsonRpcSuccessResponse;
  JsonRpcErrorResponse: JsonRpcErrorResponse;
  SessionCreatedEvent: SessionCreatedEvent;
  SessionEndedEvent: SessionEndedEvent;
  TurnStartedEvent: TurnStartedEvent;
  TurnCompletedEvent: TurnCompletedEvent;
  TurnFailedEvent: TurnFailedEvent;
  TurnAbortedEvent: TurnAbortedEvent;
  ModelStreamingEvent: ModelStreamingEvent;
  ModelThinkingEvent: ModelThinkingEvent;
  ToolUseEvent: ToolUseEvent;
  ToolDeltaEvent: ToolDeltaEvent;
  ToolResultEvent: ToolResultEvent;
  ApprovalRequiredEvent: ApprovalRequiredEvent;
  ApprovalUpdatedEvent: ApprovalUpdatedEvent;
  PlanProposedEvent: PlanProposedEvent;
  PlanApprovedEvent: PlanApprovedEvent;
  PlanRejectedEvent: PlanRejectedEvent;
  TodosUpdatedEvent: TodosUpdatedEvent;
  FileChangedEvent: FileChangedEvent;
  ErrorReportedEvent: ErrorReportedEvent;
  SessionEvent: SessionEvent;
  UnknownEvent: UnknownEvent;
  IncomingEvent: IncomingEvent;
  PingRequest: PingRequest;
  InitializeRequest: InitializeRequest;
  SessionCreateRequest: SessionCreateRequest;
  SessionListRequest: SessionListRequest;
  SessionResumeRequest: SessionResumeRequest;
  SessionSubscribeRequest: SessionSubscribeRequest;
  SessionEventsRequest: SessionEventsRequest;
  SessionSendRequest: SessionSendRequest;
  SessionAbortRequest: SessionAbortRequest;
  SessionCloseRequest: SessionCloseRequest;
  SessionArtifactsRequest: SessionArtifactsRequest;
  SessionArtifactGetRequest: SessionArtifactGetRequest;
  InteractionListRequest: InteractionListRequest;
  InteractionApproveRequest: InteractionApproveRequest;
  InteractionRejectRequest: InteractionRejectRequest;
  InteractionApproveAllRequest: InteractionApproveAllRequest;
  InteractionRejectAllRequest: InteractionRejectAllRequest;
  InteractionRespondRequest: InteractionRespondRequest;
  PlanApproveRequest: PlanApproveRequest;
  PlanRejectRequest: PlanRejectRequest;
  WorkspaceReadStateRequest: WorkspaceReadStateRequest;
  SessionEventNotification: SessionEventNotification;
  InteractionRequestPermissionRequest: InteractionRequestPermissionRequest;
  InteractionRequestUserInputRequest: InteractionRequestUserInputRequest;
  ClientRequest: ClientRequest;
  HostRequest: HostRequest;
}
