// Generated from schema/acp (sha256 305f94b65240fff8) by `npm run generate`. Do not edit.

/**
 * A name that is none of those a union knows. It is a plain string at run time; as a type it is kept apart from the
 * known names, so that comparing a tag with one of them narrows.
 */
export declare enum Unlisted {
  unlisted = "",
}

/**
 * What an agent offers; what is missing or null is not supported.
 */
export interface AgentCapabilities {
/**
 * Whether the agent answers `session/load`.
 */
loadSession?: boolean
/**
 * Which content a prompt may hold beside text and resource links.
 */
promptCapabilities?: PromptCapabilities
/**
 * How the agent reaches MCP servers beside stdio.
 */
mcpCapabilities?: McpCapabilities
/**
 * Which optional session methods and members the agent takes.
 */
sessionCapabilities?: SessionCapabilities
/**
 * Which optional authentication methods the agent takes.
 */
auth?: AgentAuthCapabilities
/**
 * Whether the client may configure model providers.
 */
providers?: (ProvidersCapabilities | null)
_meta?: Meta
}

/**
 * Content that a prompt may hold beside text and resource links, which every agent takes.
 */
export interface PromptCapabilities {
/**
 * Whether a prompt may hold images.
 */
image?: boolean
/**
 * Whether a prompt may hold audio.
 */
audio?: boolean
/**
 * Whether a prompt may hold resources with their contents.
 */
embeddedContext?: boolean
_meta?: Meta
}

/**
 * How an agent reaches MCP servers beside stdio, which every agent does.
 */
export interface McpCapabilities {
/**
 * Whether the agent connects over HTTP.
 */
http?: boolean
/**
 * Whether the agent connects over SSE, which MCP has deprecated.
 */
sse?: boolean
/**
 * Whether the agent reaches servers through this connection.
 */
acp?: boolean
_meta?: Meta
}

/**
 * Session methods and members that an agent takes beside the baseline.
 */
export interface SessionCapabilities {
/**
 * Whether the agent answers `session/list`.
 */
list?: (SessionListCapabilities | null)
/**
 * Whether the agent answers `session/delete`.
 */
delete?: (SessionDeleteCapabilities | null)
/**
 * Whether a session may have more than one root.
 */
additionalDirectories?: (SessionAdditionalDirectoriesCapabilities | null)
/**
 * Whether a session may bring its own system prompt.
 */
systemPrompt?: (SessionSystemPromptCapabilities | null)
/**
 * Whether the agent answers `session/fork`.
 */
fork?: (SessionForkCapabilities | null)
/**
 * Whether sessions can be archived.
 */
archive?: (SessionArchiveCapabilities | null)
/**
 * Whether the agent answers `session/status`.
 */
status?: (SessionStatusCapabilities | null)
/**
 * Whether the agent answers `session/set_title`.
 */
title?: (SessionTitleCapabilities | null)
/**
 * Whether the agent answers `session/resume`.
 */
resume?: (SessionResumeCapabilities | null)
/**
 * Whether the agent answers `session/close`.
 */
close?: (SessionCloseCapabilities | null)
_meta?: Meta
}

/**
 * The agent answers `session/list`.
 */
export interface SessionListCapabilities {
_meta?: Meta
}

/**
 * The agent answers `session/delete`.
 */
export interface SessionDeleteCapabilities {
_meta?: Meta
}

/**
 * A session may have further roots beside its working directory.
 */
export interface SessionAdditionalDirectoriesCapabilities {
_meta?: Meta
}

/**
 * A session may add its own system prompt when it starts.
 */
export interface SessionSystemPromptCapabilities {
/**
 * What a system prompt may do beside being appended.
 */
mode?: (SessionSystemPromptModeCapabilities | null)
_meta?: Meta
}

/**
 * What a system prompt may do beside being appended.
 */
export interface SessionSystemPromptModeCapabilities {
/**
 * Whether it may take the place of the agent's own.
 */
override?: (SessionSystemPromptOverrideCapabilities | null)
_meta?: Meta
}

/**
 * A system prompt may take the place of the agent's own.
 */
export interface SessionSystemPromptOverrideCapabilities {
_meta?: Meta
}

/**
 * The agent answers `session/fork`.
 */
export interface SessionForkCapabilities {
_meta?: Meta
}

/**
 * The agent answers `session/archive` and `session/unarchive`, filters the list by it, and tells it of each session.
 */
export interface SessionArchiveCapabilities {
_meta?: Meta
}

/**
 * The agent answers `session/status`.
 */
export interface SessionStatusCapabilities {
_meta?: Meta
}

/**
 * The agent answers `session/set_title`.
 */
export interface SessionTitleCapabilities {
_meta?: Meta
}

/**
 * The agent answers `session/resume`.
 */
export interface SessionResumeCapabilities {
_meta?: Meta
}

/**
 * The agent answers `session/close`.
 */
export interface SessionCloseCapabilities {
_meta?: Meta
}

/**
 * Authentication methods that an agent takes beside `authenticate`.
 */
export interface AgentAuthCapabilities {
/**
 * Whether the agent tells who is logged in.
 */
status?: (AuthStatusCapabilities | null)
/**
 * Whether the agent answers `logout`.
 */
logout?: (LogoutCapabilities | null)
_meta?: Meta
}

/**
 * The agent answers `auth/status` and tells of changes.
 */
export interface AuthStatusCapabilities {
_meta?: Meta
}

/**
 * The agent answers `logout`.
 */
export interface LogoutCapabilities {
_meta?: Meta
}

/**
 * The agent answers the `providers/` methods.
 */
export interface ProvidersCapabilities {
_meta?: Meta
}

/**
 * Names a way to authenticate.
 */
export type AuthMethodId = string

/**
 * A way to authenticate; what has no known tag is left to the agent.
 */
export type AuthMethod = (TerminalAuthMethod | AuthMethodAgent)

/**
 * The agent carries the authentication out by itself.
 */
export interface AuthMethodAgent {
id: AuthMethodId
/**
 * Name to show to people.
 */
name: string
/**
 * More about it, for people.
 */
description?: (string | null)
_meta?: Meta
}

/**
 * The client runs the agent in a terminal where the user logs in.
 */
export interface AuthMethodTerminal {
id: AuthMethodId
/**
 * Name to show to people.
 */
name: string
/**
 * More about it, for people.
 */
description?: (string | null)
/**
 * Arguments that are added to the command line of the agent.
 */
args?: string[]
/**
 * Variables that are added to the environment of the agent.
 */
env?: {
[k: string]: string
}
_meta?: Meta
}

/**
 * A way to authenticate in a terminal.
 */
export interface TerminalAuthMethod {
/**
 * Tells the kind.
 */
type: "terminal"
id: AuthMethodId
/**
 * Name to show to people.
 */
name: string
/**
 * More about it, for people.
 */
description?: (string | null)
/**
 * Arguments that are added to the command line of the agent.
 */
args?: string[]
/**
 * Variables that are added to the environment of the agent.
 */
env?: {
[k: string]: string
}
_meta?: Meta
}

/**
 * The client chooses a way to authenticate.
 */
export interface AuthenticateRequest {
/**
 * One of the ways that the agent named, not one of kind `terminal`.
 */
methodId: AuthMethodId
_meta?: Meta
}

/**
 * The user is authenticated.
 */
export interface AuthenticateResponse {
_meta?: Meta
}

/**
 * The client ends the authenticated state.
 */
export interface LogoutRequest {
_meta?: Meta
}

/**
 * Nobody is authenticated any more.
 */
export interface LogoutResponse {
_meta?: Meta
}

/**
 * Whether somebody is authenticated with the agent, or need be.
 */
export type AuthState = "authenticated" | "unauthenticated" | "not_required" | "unknown" | (string & {})

/**
 * An account that the agent knows of.
 */
export interface AuthAccount {
/**
 * What to show for the account.
 */
label: string
/**
 * Whether the agent uses it by default now.
 */
active?: (boolean | null)
/**
 * Name of the person.
 */
name?: (string | null)
/**
 * Address of the person.
 */
email?: (string | null)
/**
 * Organization that the account belongs to.
 */
organization?: (string | null)
_meta?: Meta
}

/**
 * The client asks who is authenticated.
 */
export interface AuthStatusRequest {
_meta?: Meta
}

/**
 * Who is authenticated now.
 */
export interface AuthStatusResponse {
state: AuthState
/**
 * Accounts that the agent may name.
 */
accounts?: AuthAccount[]
_meta?: Meta
}

/**
 * Who is authenticated has changed; this is the whole of it.
 */
export interface AuthStatusUpdateNotification {
state: AuthState
/**
 * Accounts that the agent may name.
 */
accounts?: AuthAccount[]
_meta?: Meta
}

/**
 * What a client offers; what is missing or null is not supported.
 */
export interface ClientCapabilities {
/**
 * Which file methods the agent may call.
 */
fs?: FileSystemCapabilities
/**
 * Whether the agent may call the `terminal/` methods, all of them.
 */
terminal?: boolean
/**
 * Which optional parts of a session the client takes.
 */
session?: (ClientSessionCapabilities | null)
/**
 * Whether the client follows the sessions of subagents.
 */
subagents?: (SubagentCapabilities | null)
/**
 * Whether the client takes plans by their id.
 */
plan?: (PlanCapabilities | null)
/**
 * Which kinds of authentication the client can carry out.
 */
auth?: AuthCapabilities
/**
 * In which ways the agent may ask the user for input.
 */
elicitation?: (ElicitationCapabilities | null)
_meta?: Meta
}

/**
 * Which file methods a client offers.
 */
export interface FileSystemCapabilities {
/**
 * Whether the client answers `fs/read_text_file`.
 */
readTextFile?: boolean
/**
 * Whether the client answers `fs/write_text_file`.
 */
writeTextFile?: boolean
_meta?: Meta
}

/**
 * Which optional parts of a session a client takes.
 */
export interface ClientSessionCapabilities {
/**
 * Whether the client takes updates about compaction.
 */
compaction?: (CompactionCapabilities | null)
/**
 * Which kinds of configuration options the client can show beside selects.
 */
configOptions?: (SessionConfigOptionsCapabilities | null)
/**
 * Whether the client takes notices.
 */
notices?: (NoticeCapabilities | null)
_meta?: Meta
}

/**
 * Kinds of configuration options that a client can show beside selects.
 */
export interface SessionConfigOptionsCapabilities {
/**
 * Whether the client can show options that are on or off.
 */
boolean?: (BooleanConfigOptionCapabilities | null)
_meta?: Meta
}

/**
 * The client can show options that are on or off.
 */
export interface BooleanConfigOptionCapabilities {
_meta?: Meta
}

/**
 * The client takes updates about compaction of the context.
 */
export interface CompactionCapabilities {
[k: string]: unknown
}

/**
 * The client takes notices beside the history of the session.
 */
export interface NoticeCapabilities {
[k: string]: unknown
}

/**
 * The client follows child sessions, their state, and messages between sessions.
 */
export interface SubagentCapabilities {
_meta?: Meta
}

/**
 * The client takes `plan_update` and `plan_removed`.
 */
export interface PlanCapabilities {
_meta?: Meta
}

/**
 * Kinds of authentication that a client can carry out.
 */
export interface AuthCapabilities {
/**
 * Whether the client can run the agent in a terminal for the user to log in.
 */
terminal?: boolean
_meta?: Meta
}

/**
 * Ways in which a client lets the agent ask the user; at least one is to be there.
 */
export interface ElicitationCapabilities {
/**
 * Whether the client shows forms.
 */
form?: (ElicitationFormCapabilities | null)
/**
 * Whether the client opens addresses.
 */
url?: (ElicitationUrlCapabilities | null)
_meta?: Meta
}

/**
 * The client shows forms to the user.
 */
export interface ElicitationFormCapabilities {
_meta?: Meta
}

/**
 * The client opens addresses for the user.
 */
export interface ElicitationUrlCapabilities {
_meta?: Meta
}

/**
 * Everything typed after the name of the command is its input.
 */
export interface UnstructuredCommandInput {
/**
 * What to show while nothing has been typed.
 */
hint: string
_meta?: Meta
}

/**
 * What a command takes as input.
 */
export type AvailableCommandInput = UnstructuredCommandInput

/**
 * A command that the user can give.
 */
export interface AvailableCommand {
/**
 * Name of the command.
 */
name: string
/**
 * What the command does.
 */
description: string
/**
 * Its input; missing or null means it takes none.
 */
input?: (AvailableCommandInput | null)
_meta?: Meta
}

/**
 * The commands of a session.
 */
export interface AvailableCommandsUpdate {
/**
 * All commands there are now.
 */
availableCommands: AvailableCommand[]
_meta?: Meta
}

/**
 * The commands of the session are known or have changed.
 */
export interface SessionUpdateAvailableCommandsUpdate {
/**
 * Tells the kind.
 */
sessionUpdate: "available_commands_update"
/**
 * All commands there are now.
 */
availableCommands: AvailableCommand[]
_meta?: Meta
}

/**
 * Names one compaction of the context.
 */
export type CompactionId = string

/**
 * How far a compaction has come.
 */
export type CompactionStatus = "in_progress" | "completed" | "failed" | "cancelled" | (string & {})

/**
 * A compaction of the context has begun or changed.
 */
export interface CompactionUpdate {
compactionId: CompactionId
status: CompactionStatus
/**
 * What is kept of the context; null clears it, missing leaves it as it is.
 */
summary?: (ContentBlock[] | null)
/**
 * Why it failed.
 */
error?: (string | null)
_meta?: Meta
}

/**
 * A compaction of the context has begun or changed.
 */
export interface SessionUpdateCompactionUpdate {
/**
 * Tells the kind.
 */
sessionUpdate: "compaction_update"
compactionId: CompactionId
status: CompactionStatus
/**
 * What is kept of the context; null clears it, missing leaves it as it is.
 */
summary?: (ContentBlock[] | null)
/**
 * Why it failed.
 */
error?: (string | null)
_meta?: Meta
}

/**
 * A piece of the summary of a compaction.
 */
export interface CompactionSummaryChunk {
compactionId: CompactionId
/**
 * Block that is added to the summary.
 */
content: ContentBlock
_meta?: Meta
}

/**
 * A piece of the summary of a compaction, added to what there is.
 */
export interface SessionUpdateCompactionSummaryChunk {
/**
 * Tells the kind.
 */
sessionUpdate: "compaction_summary_chunk"
compactionId: CompactionId
/**
 * Block that is added to the summary.
 */
content: ContentBlock
_meta?: Meta
}

/**
 * Names a configuration option.
 */
export type SessionConfigId = string

/**
 * Names a value of a select.
 */
export type SessionConfigValueId = string

/**
 * Names a group of values.
 */
export type SessionConfigGroupId = string

/**
 * What an option is about, for how it is shown; never for how it works.
 */
export type SessionConfigOptionCategory = "mode" | "model" | "model_config" | "thought_level" | (string & {})

/**
 * A configuration option of a session, with its current value.
 */
export type SessionConfigOption = (SessionConfigOptionSelect | SessionConfigOptionBoolean)

/**
 * One value is chosen from several.
 */
export interface SessionConfigSelect {
/**
 * The value that is chosen.
 */
currentValue: SessionConfigValueId
options: SessionConfigSelectOptions
}

/**
 * An option whose value is chosen from several.
 */
export interface SessionConfigOptionSelect {
/**
 * Tells the kind.
 */
type: "select"
id: SessionConfigId
/**
 * Name to show to people.
 */
name: string
/**
 * More about it, for people.
 */
description?: (string | null)
/**
 * What the option is about.
 */
category?: (SessionConfigOptionCategory | null)
/**
 * The value that is chosen.
 */
currentValue: SessionConfigValueId
options: SessionConfigSelectOptions
_meta?: Meta
}

/**
 * It is on or off.
 */
export interface SessionConfigBoolean {
/**
 * Whether it is on.
 */
currentValue: boolean
}

/**
 * An option that is on or off.
 */
export interface SessionConfigOptionBoolean {
/**
 * Tells the kind.
 */
type: "boolean"
id: SessionConfigId
/**
 * Name to show to people.
 */
name: string
/**
 * More about it, for people.
 */
description?: (string | null)
/**
 * What the option is about.
 */
category?: (SessionConfigOptionCategory | null)
/**
 * Whether it is on.
 */
currentValue: boolean
_meta?: Meta
}

/**
 * The values to choose from, in one list or in groups.
 */
export type SessionConfigSelectOptions = (SessionConfigSelectOption[] | SessionConfigSelectGroup[])

/**
 * A value that can be chosen.
 */
export interface SessionConfigSelectOption {
value: SessionConfigValueId
/**
 * The value as it is shown.
 */
name: string
/**
 * More about it, for people.
 */
description?: (string | null)
_meta?: Meta
}

/**
 * Values that are shown together.
 */
export interface SessionConfigSelectGroup {
group: SessionConfigGroupId
/**
 * Name of the group, as it is shown.
 */
name: string
/**
 * The values of the group.
 */
options: SessionConfigSelectOption[]
_meta?: Meta
}

/**
 * The client sets a configuration option; a value with any other tag, or none, is that of a select.
 */
export type SetSessionConfigOptionRequest = (SetSessionConfigOptionRequestBoolean | SetSessionConfigOptionRequestValueId)

/**
 * The client turns an option on or off.
 */
export interface SetSessionConfigOptionRequestBoolean {
sessionId: SessionId
configId: SessionConfigId
/**
 * Tells the kind of value.
 */
type: "boolean"
/**
 * Whether it shall be on.
 */
value: boolean
_meta?: Meta
}

/**
 * The client chooses a value of a select.
 */
export interface SetSessionConfigOptionRequestValueId {
sessionId: SessionId
configId: SessionConfigId
/**
 * The value that is chosen.
 */
value: SessionConfigValueId
_meta?: Meta
}

/**
 * The option is set; others may have changed with it.
 */
export interface SetSessionConfigOptionResponse {
/**
 * All options and their values, as they are now.
 */
configOptions: SessionConfigOption[]
_meta?: Meta
}

/**
 * Configuration options of a session have changed.
 */
export interface ConfigOptionUpdate {
/**
 * All options and their values, as they are now.
 */
configOptions: SessionConfigOption[]
_meta?: Meta
}

/**
 * The agent has changed configuration options.
 */
export interface SessionUpdateConfigOptionUpdate {
/**
 * Tells the kind.
 */
sessionUpdate: "config_option_update"
/**
 * All options and their values, as they are now.
 */
configOptions: SessionConfigOption[]
_meta?: Meta
}

/**
 * Who a piece of content is for.
 */
export type Role = "assistant" | "user"

/**
 * Hints on how a piece of content is to be used or shown.
 */
export interface Annotations {
/**
 * Whom it is for.
 */
audience?: (Role[] | null)
/**
 * When it was last changed.
 */
lastModified?: (string | null)
/**
 * How much it matters, from 0 to 1.
 */
priority?: (number | null)
_meta?: Meta
}

/**
 * A piece of content, in the kinds that MCP has too.
 */
export type ContentBlock = (ContentBlockText | ContentBlockImage | ContentBlockAudio | ContentBlockResourceLink | ContentBlockResource)

/**
 * Text, plain or Markdown.
 */
export interface TextContent {
/**
 * Hints on its use.
 */
annotations?: (Annotations | null)
/**
 * The text.
 */
text: string
_meta?: Meta
}

/**
 * A block of text; every agent takes it.
 */
export interface ContentBlockText {
/**
 * Tells the kind.
 */
type: "text"
/**
 * Hints on its use.
 */
annotations?: (Annotations | null)
/**
 * The text.
 */
text: string
_meta?: Meta
}

/**
 * An image.
 */
export interface ImageContent {
/**
 * Hints on its use.
 */
annotations?: (Annotations | null)
/**
 * The image in Base64.
 */
data: string
/**
 * Media type of the image.
 */
mimeType: string
/**
 * Where the image is from.
 */
uri?: (string | null)
_meta?: Meta
}

/**
 * A block with an image; in prompts only where the agent takes images.
 */
export interface ContentBlockImage {
/**
 * Tells the kind.
 */
type: "image"
/**
 * Hints on its use.
 */
annotations?: (Annotations | null)
/**
 * The image in Base64.
 */
data: string
/**
 * Media type of the image.
 */
mimeType: string
/**
 * Where the image is from.
 */
uri?: (string | null)
_meta?: Meta
}

/**
 * Sound.
 */
export interface AudioContent {
/**
 * Hints on its use.
 */
annotations?: (Annotations | null)
/**
 * The sound in Base64.
 */
data: string
/**
 * Media type of the sound.
 */
mimeType: string
_meta?: Meta
}

/**
 * A block with sound; in prompts only where the agent takes audio.
 */
export interface ContentBlockAudio {
/**
 * Tells the kind.
 */
type: "audio"
/**
 * Hints on its use.
 */
annotations?: (Annotations | null)
/**
 * The sound in Base64.
 */
data: string
/**
 * Media type of the sound.
 */
mimeType: string
_meta?: Meta
}

/**
 * A resource by its address.
 */
export interface ResourceLink {
/**
 * Hints on its use.
 */
annotations?: (Annotations | null)
/**
 * Address of the resource.
 */
uri: string
/**
 * Name of the resource.
 */
name: string
/**
 * Title to show to people.
 */
title?: (string | null)
/**
 * What the resource is about.
 */
description?: (string | null)
/**
 * Media type of the resource.
 */
mimeType?: (string | null)
/**
 * Size of the resource in bytes.
 */
size?: (number | null)
_meta?: Meta
}

/**
 * A block that points to a resource; every agent takes it.
 */
export interface ContentBlockResourceLink {
/**
 * Tells the kind.
 */
type: "resource_link"
/**
 * Hints on its use.
 */
annotations?: (Annotations | null)
/**
 * Address of the resource.
 */
uri: string
/**
 * Name of the resource.
 */
name: string
/**
 * Title to show to people.
 */
title?: (string | null)
/**
 * What the resource is about.
 */
description?: (string | null)
/**
 * Media type of the resource.
 */
mimeType?: (string | null)
/**
 * Size of the resource in bytes.
 */
size?: (number | null)
_meta?: Meta
}

/**
 * A resource with its contents.
 */
export interface EmbeddedResource {
/**
 * Hints on its use.
 */
annotations?: (Annotations | null)
resource: EmbeddedResourceResource
_meta?: Meta
}

/**
 * A block with a whole resource; in prompts only where the agent takes embedded context.
 */
export interface ContentBlockResource {
/**
 * Tells the kind.
 */
type: "resource"
/**
 * Hints on its use.
 */
annotations?: (Annotations | null)
resource: EmbeddedResourceResource
_meta?: Meta
}

/**
 * Contents of a resource, as text or as bytes.
 */
export type EmbeddedResourceResource = (TextResourceContents | BlobResourceContents)

/**
 * Contents of a resource as text.
 */
export interface TextResourceContents {
/**
 * Address of the resource.
 */
uri: string
/**
 * The contents.
 */
text: string
/**
 * Media type of the contents.
 */
mimeType?: (string | null)
_meta?: Meta
}

/**
 * Contents of a resource as bytes.
 */
export interface BlobResourceContents {
/**
 * Address of the resource.
 */
uri: string
/**
 * The contents in Base64.
 */
blob: string
/**
 * Media type of the contents.
 */
mimeType?: (string | null)
_meta?: Meta
}

/**
 * A form is an object.
 */
export type ElicitationSchemaType = "object"

/**
 * A form in a small part of JSON Schema: one flat object.
 */
export interface ElicitationSchema {
/**
 * Always `object`, also where it is missing.
 */
type?: ElicitationSchemaType
/**
 * Title of the form.
 */
title?: (string | null)
/**
 * What the form is for.
 */
description?: (string | null)
/**
 * Fields of the form by name.
 */
properties?: {
[k: string]: ElicitationPropertySchema
}
/**
 * Names of the fields that must be filled in.
 */
required?: (string[] | null)
_meta?: Meta
}

/**
 * One field of a form.
 */
export type ElicitationPropertySchema = (ElicitationPropertySchemaKnown | ElicitationPropertySchemaOther)

/**
 * A field of a known kind.
 */
export type ElicitationPropertySchemaKnown = (ElicitationPropertySchemaString | ElicitationPropertySchemaNumber | ElicitationPropertySchemaInteger | ElicitationPropertySchemaBoolean | ElicitationPropertySchemaArray)

/**
 * A field that takes text or one of several values.
 */
export interface StringPropertySchema {
/**
 * Name of the field, as it is shown.
 */
title?: (string | null)
/**
 * What the field is for.
 */
description?: (string | null)
/**
 * Least number of characters.
 */
minLength?: (number | null)
/**
 * Greatest number of characters.
 */
maxLength?: (number | null)
/**
 * Regular expression that the text must match.
 */
pattern?: (string | null)
/**
 * What the text must look like.
 */
format?: (StringFormat | null)
/**
 * What is filled in to begin with.
 */
default?: (string | null)
/**
 * Values to choose from, shown as they are.
 */
enum?: (string[] | null)
/**
 * Values to choose from, each with its title.
 */
oneOf?: (EnumOption[] | null)
_meta?: Meta
}

/**
 * A field of kind `string`.
 */
export interface ElicitationPropertySchemaString {
/**
 * Tells the kind.
 */
type: "string"
/**
 * Name of the field, as it is shown.
 */
title?: (string | null)
/**
 * What the field is for.
 */
description?: (string | null)
/**
 * Least number of characters.
 */
minLength?: (number | null)
/**
 * Greatest number of characters.
 */
maxLength?: (number | null)
/**
 * Regular expression that the text must match.
 */
pattern?: (string | null)
/**
 * What the text must look like.
 */
format?: (StringFormat | null)
/**
 * What is filled in to begin with.
 */
default?: (string | null)
/**
 * Values to choose from, shown as they are.
 */
enum?: (string[] | null)
/**
 * Values to choose from, each with its title.
 */
oneOf?: (EnumOption[] | null)
_meta?: Meta
}

/**
 * A field that takes a number.
 */
export interface NumberPropertySchema {
/**
 * Name of the field, as it is shown.
 */
title?: (string | null)
/**
 * What the field is for.
 */
description?: (string | null)
/**
 * Least value.
 */
minimum?: (number | null)
/**
 * Greatest value.
 */
maximum?: (number | null)
/**
 * What is filled in to begin with.
 */
default?: (number | null)
_meta?: Meta
}

/**
 * A field of kind `number`.
 */
export interface ElicitationPropertySchemaNumber {
/**
 * Tells the kind.
 */
type: "number"
/**
 * Name of the field, as it is shown.
 */
title?: (string | null)
/**
 * What the field is for.
 */
description?: (string | null)
/**
 * Least value.
 */
minimum?: (number | null)
/**
 * Greatest value.
 */
maximum?: (number | null)
/**
 * What is filled in to begin with.
 */
default?: (number | null)
_meta?: Meta
}

/**
 * A field that takes a whole number.
 */
export interface IntegerPropertySchema {
/**
 * Name of the field, as it is shown.
 */
title?: (string | null)
/**
 * What the field is for.
 */
description?: (string | null)
/**
 * Least value.
 */
minimum?: (number | null)
/**
 * Greatest value.
 */
maximum?: (number | null)
/**
 * What is filled in to begin with.
 */
default?: (number | null)
_meta?: Meta
}

/**
 * A field of kind `integer`.
 */
export interface ElicitationPropertySchemaInteger {
/**
 * Tells the kind.
 */
type: "integer"
/**
 * Name of the field, as it is shown.
 */
title?: (string | null)
/**
 * What the field is for.
 */
description?: (string | null)
/**
 * Least value.
 */
minimum?: (number | null)
/**
 * Greatest value.
 */
maximum?: (number | null)
/**
 * What is filled in to begin with.
 */
default?: (number | null)
_meta?: Meta
}

/**
 * A field that is on or off.
 */
export interface BooleanPropertySchema {
/**
 * Name of the field, as it is shown.
 */
title?: (string | null)
/**
 * What the field is for.
 */
description?: (string | null)
/**
 * Whether it is on to begin with.
 */
default?: (boolean | null)
_meta?: Meta
}

/**
 * A field of kind `boolean`.
 */
export interface ElicitationPropertySchemaBoolean {
/**
 * Tells the kind.
 */
type: "boolean"
/**
 * Name of the field, as it is shown.
 */
title?: (string | null)
/**
 * What the field is for.
 */
description?: (string | null)
/**
 * Whether it is on to begin with.
 */
default?: (boolean | null)
_meta?: Meta
}

/**
 * A field that takes several of some values.
 */
export interface MultiSelectPropertySchema {
/**
 * Name of the field, as it is shown.
 */
title?: (string | null)
/**
 * What the field is for.
 */
description?: (string | null)
/**
 * Least number of values.
 */
minItems?: (number | null)
/**
 * Greatest number of values.
 */
maxItems?: (number | null)
items: MultiSelectItems
/**
 * What is chosen to begin with.
 */
default?: (string[] | null)
_meta?: Meta
}

/**
 * A field of kind `array`.
 */
export interface ElicitationPropertySchemaArray {
/**
 * Tells the kind.
 */
type: "array"
/**
 * Name of the field, as it is shown.
 */
title?: (string | null)
/**
 * What the field is for.
 */
description?: (string | null)
/**
 * Least number of values.
 */
minItems?: (number | null)
/**
 * Greatest number of values.
 */
maxItems?: (number | null)
items: MultiSelectItems
/**
 * What is chosen to begin with.
 */
default?: (string[] | null)
_meta?: Meta
}

/**
 * A field of a kind that is not among the known.
 */
export interface ElicitationPropertySchemaOther {
/**
 * Names the kind.
 */
type: Unlisted | `_${string}`
[k: string]: unknown
}

/**
 * What the text of a field must look like.
 */
export type StringFormat = "email" | "uri" | "date" | "date-time"

/**
 * A value with a title.
 */
export interface EnumOption {
/**
 * The value.
 */
const: string
/**
 * The value as it is shown.
 */
title: string
/**
 * More about the value.
 */
description?: (string | null)
_meta?: Meta
}

/**
 * The values that several are chosen from; what has no tag gives each a title.
 */
export type MultiSelectItems = (MultiSelectItemsString | MultiSelectItemsOther | TitledMultiSelectItems)

/**
 * Values that are shown as they are.
 */
export interface StringMultiSelectItems {
/**
 * The values.
 */
enum: string[]
_meta?: Meta
}

/**
 * Values of kind `string`, shown as they are.
 */
export interface MultiSelectItemsString {
/**
 * Tells the kind.
 */
type: "string"
/**
 * The values.
 */
enum: string[]
_meta?: Meta
}

/**
 * Values of a kind that is not among the known.
 */
export interface MultiSelectItemsOther {
/**
 * Names the kind.
 */
type: Unlisted | `_${string}`
[k: string]: unknown
}

/**
 * Values with titles.
 */
export interface TitledMultiSelectItems {
/**
 * The values.
 */
anyOf: EnumOption[]
_meta?: Meta
}

/**
 * Names an elicitation that goes on outside the client.
 */
export type ElicitationId = string

/**
 * A question that belongs to a session.
 */
export interface ElicitationSessionScope {
/**
 * Session that the question belongs to.
 */
sessionId: SessionId
/**
 * Tool call that the question belongs to.
 */
toolCallId?: (ToolCallId | null)
}

/**
 * A question that belongs to a request.
 */
export interface ElicitationRequestScope {
/**
 * Request of the client that the question belongs to, where there is no session yet.
 */
requestId: RequestId
}

/**
 * A question as a form.
 */
export type ElicitationFormMode = (ElicitationFormModeForSession | ElicitationFormModeForRequest)

/**
 * A question at an address that the user opens; what is entered there does not pass the client.
 */
export type ElicitationUrlMode = (ElicitationUrlModeForSession | ElicitationUrlModeForRequest)

/**
 * A form about a session.
 */
export interface ElicitationFormModeForSession {
requestedSchema: ElicitationSchema
/**
 * Session that the question belongs to.
 */
sessionId: SessionId
/**
 * Tool call that the question belongs to.
 */
toolCallId?: (ToolCallId | null)
}

/**
 * An address about a session.
 */
export interface ElicitationUrlModeForSession {
elicitationId: ElicitationId
/**
 * Address for the user to open.
 */
url: string
/**
 * Session that the question belongs to.
 */
sessionId: SessionId
/**
 * Tool call that the question belongs to.
 */
toolCallId?: (ToolCallId | null)
}

/**
 * A form about a request.
 */
export interface ElicitationFormModeForRequest {
requestedSchema: ElicitationSchema
/**
 * Request of the client that the question belongs to, where there is no session yet.
 */
requestId: RequestId
}

/**
 * An address about a request.
 */
export interface ElicitationUrlModeForRequest {
elicitationId: ElicitationId
/**
 * Address for the user to open.
 */
url: string
/**
 * Request of the client that the question belongs to, where there is no session yet.
 */
requestId: RequestId
}

/**
 * The agent asks the user for input, about a session or about a request.
 */
export type CreateElicitationRequest = (CreateElicitationRequestForSession | CreateElicitationRequestForRequest | CreateElicitationRequestForSessionOther | CreateElicitationRequestForRequestOther)

/**
 * A question about a session, in a known mode.
 */
export type CreateElicitationRequestForSession = (CreateElicitationRequestForSessionForm | CreateElicitationRequestForSessionUrl)

/**
 * The user fills in a form about a session.
 */
export interface CreateElicitationRequestForSessionForm {
/**
 * Tells the mode.
 */
mode: "form"
/**
 * What the user is asked, for people.
 */
message: string
requestedSchema: ElicitationSchema
/**
 * Session that the question belongs to.
 */
sessionId: SessionId
/**
 * Tool call that the question belongs to.
 */
toolCallId?: (ToolCallId | null)
_meta?: Meta
}

/**
 * The user opens an address about a session.
 */
export interface CreateElicitationRequestForSessionUrl {
/**
 * Tells the mode.
 */
mode: "url"
/**
 * What the user is asked, for people.
 */
message: string
elicitationId: ElicitationId
/**
 * Address for the user to open.
 */
url: string
/**
 * Session that the question belongs to.
 */
sessionId: SessionId
/**
 * Tool call that the question belongs to.
 */
toolCallId?: (ToolCallId | null)
_meta?: Meta
}

/**
 * A question about a session, in a mode that is not among the known.
 */
export interface CreateElicitationRequestForSessionOther {
/**
 * Names the mode.
 */
mode: Unlisted | `_${string}`
/**
 * What the user is asked, for people.
 */
message: string
/**
 * Session that the question belongs to.
 */
sessionId: SessionId
/**
 * Tool call that the question belongs to.
 */
toolCallId?: (ToolCallId | null)
_meta?: Meta
[k: string]: unknown
}

/**
 * A question about a request, in a known mode.
 */
export type CreateElicitationRequestForRequest = (CreateElicitationRequestForRequestForm | CreateElicitationRequestForRequestUrl)

/**
 * The user fills in a form about a request.
 */
export interface CreateElicitationRequestForRequestForm {
/**
 * Tells the mode.
 */
mode: "form"
/**
 * What the user is asked, for people.
 */
message: string
requestedSchema: ElicitationSchema
/**
 * Request of the client that the question belongs to, where there is no session yet.
 */
requestId: RequestId
_meta?: Meta
}

/**
 * The user opens an address about a request.
 */
export interface CreateElicitationRequestForRequestUrl {
/**
 * Tells the mode.
 */
mode: "url"
/**
 * What the user is asked, for people.
 */
message: string
elicitationId: ElicitationId
/**
 * Address for the user to open.
 */
url: string
/**
 * Request of the client that the question belongs to, where there is no session yet.
 */
requestId: RequestId
_meta?: Meta
}

/**
 * A question about a request, in a mode that is not among the known.
 */
export interface CreateElicitationRequestForRequestOther {
/**
 * Names the mode.
 */
mode: Unlisted | `_${string}`
/**
 * What the user is asked, for people.
 */
message: string
/**
 * Request of the client that the question belongs to, where there is no session yet.
 */
requestId: RequestId
_meta?: Meta
[k: string]: unknown
}

/**
 * What the user did with the question.
 */
export type CreateElicitationResponse = (CreateElicitationResponseKnown | CreateElicitationResponseOther)

/**
 * The user answered, declined or went away.
 */
export type CreateElicitationResponseKnown = (CreateElicitationResponseAccept | CreateElicitationResponseDecline | CreateElicitationResponseCancel)

/**
 * What the user filled in.
 */
export interface ElicitationAcceptAction {
/**
 * What was filled in, by the names of the form; null or missing where there was no form.
 */
content?: ({
[k: string]: ElicitationContentValue
} | null)
}

/**
 * The user answered.
 */
export interface CreateElicitationResponseAccept {
/**
 * Tells the action.
 */
action: "accept"
/**
 * What was filled in, by the names of the form; null or missing where there was no form.
 */
content?: ({
[k: string]: ElicitationContentValue
} | null)
_meta?: Meta
}

/**
 * The user said no.
 */
export interface CreateElicitationResponseDecline {
/**
 * Tells the action.
 */
action: "decline"
_meta?: Meta
}

/**
 * The user went away without an answer.
 */
export interface CreateElicitationResponseCancel {
/**
 * Tells the action.
 */
action: "cancel"
_meta?: Meta
}

/**
 * The user did something that is not among the known.
 */
export interface CreateElicitationResponseOther {
/**
 * Names the action.
 */
action: Unlisted | `_${string}`
_meta?: Meta
[k: string]: unknown
}

/**
 * What was filled into one field.
 */
export type ElicitationContentValue = ((string | number | boolean) | string[])

/**
 * What the user did at the address is done.
 */
export interface CompleteElicitationNotification {
elicitationId: ElicitationId
_meta?: Meta
}

/**
 * What kind of failure it is: a code of JSON-RPC, one of this protocol, or one of an implementation.
 */
export type ErrorCode = -32700 | -32600 | -32601 | -32602 | -32603 | -32800 | -32000 | -32002 | (number & {})

/**
 * Why a request failed.
 */
export interface Error {
code: ErrorCode
/**
 * What went wrong, in a sentence for a person.
 */
message: string
/**
 * More about the failure, in a form that the code decides.
 */
data?: unknown
}

/**
 * Room for data of implementations on every protocol type; null says as much as nothing, and no key may be relied on beside `traceparent`, `tracestate` and `baggage` of W3C.
 */
export type Meta = ({
[k: string]: unknown
} | null)

/**
 * Params of a request outside the protocol; its method starts with `_`.
 */
export type ExtRequest = unknown

/**
 * Result of a request outside the protocol.
 */
export type ExtResponse = unknown

/**
 * Params of a notification outside the protocol; its method starts with `_`, and a peer that does not know it passes over it.
 */
export type ExtNotification = unknown

/**
 * The agent reads a text file through the client, changes in the editor included.
 */
export interface ReadTextFileRequest {
sessionId: SessionId
/**
 * The file, as an absolute path.
 */
path: string
/**
 * Line to start from, counted from 1.
 */
line?: (number | null)
/**
 * How many lines to read at most.
 */
limit?: (number | null)
_meta?: Meta
}

/**
 * The text that was read.
 */
export interface ReadTextFileResponse {
/**
 * The text.
 */
content: string
_meta?: Meta
}

/**
 * The agent writes a text file through the client.
 */
export interface WriteTextFileRequest {
sessionId: SessionId
/**
 * The file, as an absolute path.
 */
path: string
/**
 * The whole text of the file.
 */
content: string
_meta?: Meta
}

/**
 * The file is written.
 */
export interface WriteTextFileResponse {
_meta?: Meta
}

/**
 * Version of the protocol as a single number; only changes that break peers raise it.
 */
export type ProtocolVersion = number

/**
 * Name and version of the program on one side.
 */
export interface Implementation {
/**
 * Name for programs, and for people where there is no title.
 */
name: string
/**
 * Name to show to people.
 */
title?: (string | null)
/**
 * Version of the program, for people and logs.
 */
version: string
_meta?: Meta
}

/**
 * The client opens the connection: the newest version it speaks, and what it offers.
 */
export interface InitializeRequest {
/**
 * Newest version that the client speaks.
 */
protocolVersion: ProtocolVersion
/**
 * What the client offers to the agent.
 */
clientCapabilities?: ClientCapabilities
/**
 * The program that acts as client.
 */
clientInfo?: (Implementation | null)
_meta?: Meta
}

/**
 * The agent answers with the version of the conversation, and what it offers.
 */
export interface InitializeResponse {
/**
 * Version of the conversation: the one asked for where the agent speaks it, else the newest it does.
 */
protocolVersion: ProtocolVersion
/**
 * What the agent offers to the client.
 */
agentCapabilities?: AgentCapabilities
/**
 * Ways to authenticate, the preferred one first.
 */
authMethods?: AuthMethod[]
/**
 * The program that acts as agent.
 */
agentInfo?: (Implementation | null)
_meta?: Meta
}

/**
 * Names an MCP server that is reached through this connection.
 */
export type McpServerAcpId = string

/**
 * Names an inner MCP request, apart from the ids of JSON-RPC.
 */
export type McpRequestId = string

/**
 * The agent sends a request to an MCP server through this connection.
 */
export interface MessageMcpRequest {
serverId: McpServerAcpId
requestId: McpRequestId
/**
 * Method of the inner message.
 */
method: string
/**
 * Params of the inner message; null means none.
 */
params?: ({
[k: string]: unknown
} | null)
_meta?: Meta
}

/**
 * An MCP server tells something about a request that is still running.
 */
export interface MessageMcpNotification {
serverId: McpServerAcpId
requestId: McpRequestId
/**
 * Method of the inner message.
 */
method: string
/**
 * Params of the inner message; null means none.
 */
params?: ({
[k: string]: unknown
} | null)
_meta?: Meta
}

/**
 * What the MCP server answered to the inner request.
 */
export type MessageMcpResponse = (MessageMcpResponseResult | MessageMcpResponseError)

/**
 * The inner request went well.
 */
export interface MessageMcpResponseResult {
/**
 * What came of it.
 */
result: unknown
_meta?: Meta
}

/**
 * The inner request failed.
 */
export interface MessageMcpResponseError {
error: McpError
_meta?: Meta
}

/**
 * Why an inner MCP request failed.
 */
export interface McpError {
/**
 * What kind of failure it is.
 */
code: number
/**
 * What went wrong.
 */
message: string
/**
 * More about the failure.
 */
data?: unknown
}

/**
 * A variable of the environment of a process.
 */
export interface EnvVariable {
/**
 * Name of the variable.
 */
name: string
/**
 * Value of the variable.
 */
value: string
_meta?: Meta
}

/**
 * A header of HTTP requests.
 */
export interface HttpHeader {
/**
 * Name of the header.
 */
name: string
/**
 * Value of the header.
 */
value: string
_meta?: Meta
}

/**
 * An MCP server that the agent is to connect to; what has no known tag is started over stdio.
 */
export type McpServer = (HttpMcpServer | SseMcpServer | AcpMcpServer | McpServerStdio)

/**
 * An MCP server that is reached over HTTP.
 */
export interface McpServerHttp {
/**
 * Name of the server, for people.
 */
name: string
/**
 * Address of the server.
 */
url: string
/**
 * Headers of each request.
 */
headers: HttpHeader[]
_meta?: Meta
}

/**
 * A server over HTTP, told by its tag.
 */
export interface HttpMcpServer {
/**
 * Tells the transport.
 */
type: "http"
/**
 * Name of the server, for people.
 */
name: string
/**
 * Address of the server.
 */
url: string
/**
 * Headers of each request.
 */
headers: HttpHeader[]
_meta?: Meta
}

/**
 * An MCP server that is reached over SSE.
 */
export interface McpServerSse {
/**
 * Name of the server, for people.
 */
name: string
/**
 * Address of the server.
 */
url: string
/**
 * Headers of each request.
 */
headers: HttpHeader[]
_meta?: Meta
}

/**
 * A server over SSE, told by its tag.
 */
export interface SseMcpServer {
/**
 * Tells the transport.
 */
type: "sse"
/**
 * Name of the server, for people.
 */
name: string
/**
 * Address of the server.
 */
url: string
/**
 * Headers of each request.
 */
headers: HttpHeader[]
_meta?: Meta
}

/**
 * An MCP server that a component of this connection provides.
 */
export interface McpServerAcp {
/**
 * Name of the server, for people.
 */
name: string
/**
 * Names the server in `mcp/message`.
 */
serverId: McpServerAcpId
_meta?: Meta
}

/**
 * A server over this connection, told by its tag.
 */
export interface AcpMcpServer {
/**
 * Tells the transport.
 */
type: "acp"
/**
 * Name of the server, for people.
 */
name: string
/**
 * Names the server in `mcp/message`.
 */
serverId: McpServerAcpId
_meta?: Meta
}

/**
 * An MCP server that the agent starts and speaks to over stdin and stdout; every agent can.
 */
export interface McpServerStdio {
/**
 * Name of the server, for people.
 */
name: string
/**
 * Program to start, as an absolute path.
 */
command: string
/**
 * Arguments of the program.
 */
args: string[]
/**
 * Variables of its environment.
 */
env: EnvVariable[]
_meta?: Meta
}

/**
 * Names a mode of a session.
 */
export type SessionModeId = string

/**
 * A way in which the agent can work.
 */
export interface SessionMode {
id: SessionModeId
/**
 * Name to show to people.
 */
name: string
/**
 * What the agent does in it.
 */
description?: (string | null)
_meta?: Meta
}

/**
 * Modes of a session, and the one it is in.
 */
export interface SessionModeState {
/**
 * The mode that it is in.
 */
currentModeId: SessionModeId
/**
 * The modes that it can be in.
 */
availableModes: SessionMode[]
_meta?: Meta
}

/**
 * The client puts a session into another mode.
 */
export interface SetSessionModeRequest {
sessionId: SessionId
/**
 * One of the modes of the session.
 */
modeId: SessionModeId
_meta?: Meta
}

/**
 * The session is in the mode.
 */
export interface SetSessionModeResponse {
_meta?: Meta
}

/**
 * A session is in another mode.
 */
export interface CurrentModeUpdate {
/**
 * The mode that it is in now.
 */
currentModeId: SessionModeId
_meta?: Meta
}

/**
 * The agent has put the session into another mode.
 */
export interface SessionUpdateCurrentModeUpdate {
/**
 * Tells the kind.
 */
sessionUpdate: "current_mode_update"
/**
 * The mode that it is in now.
 */
currentModeId: SessionModeId
_meta?: Meta
}

/**
 * How grave a notice is.
 */
export type NoticeSeverity = "info" | "warning" | "error" | (string & {})

/**
 * Something the user should know that is no part of the conversation.
 */
export interface Notice {
severity: NoticeSeverity
/**
 * What there is to know, in a line.
 */
title: string
/**
 * More about it.
 */
description?: (string | null)
_meta?: Meta
}

/**
 * Something the user should know beside the history.
 */
export interface SessionUpdateNotice {
/**
 * Tells the kind.
 */
sessionUpdate: "notice"
severity: NoticeSeverity
/**
 * What there is to know, in a line.
 */
title: string
/**
 * More about it.
 */
description?: (string | null)
_meta?: Meta
}

/**
 * The agent asks the user whether a tool call may go on.
 */
export interface RequestPermissionRequest {
sessionId: SessionId
/**
 * The tool call that waits, with what is to be shown of it.
 */
toolCall: ToolCallUpdate
/**
 * Answers that the user can choose from.
 */
options: PermissionOption[]
_meta?: Meta
}

/**
 * Names one answer.
 */
export type PermissionOptionId = string

/**
 * What an answer means, so that a client can show it fittingly.
 */
export type PermissionOptionKind = "allow_once" | "allow_always" | "reject_once" | "reject_always"

/**
 * One answer that the user can choose.
 */
export interface PermissionOption {
optionId: PermissionOptionId
/**
 * The answer as it is shown.
 */
name: string
kind: PermissionOptionKind
_meta?: Meta
}

/**
 * How the question ended.
 */
export interface RequestPermissionResponse {
outcome: RequestPermissionOutcome
_meta?: Meta
}

/**
 * Whether the user chose, or the turn was cancelled before.
 */
export type RequestPermissionOutcome = (RequestPermissionOutcomeCancelled | RequestPermissionOutcomeSelected)

/**
 * The turn was cancelled before the user chose.
 */
export interface RequestPermissionOutcomeCancelled {
/**
 * Tells the outcome.
 */
outcome: "cancelled"
}

/**
 * The answer that the user chose.
 */
export interface SelectedPermissionOutcome {
/**
 * The answer that was chosen.
 */
optionId: PermissionOptionId
_meta?: Meta
}

/**
 * The user chose an answer.
 */
export interface RequestPermissionOutcomeSelected {
/**
 * Tells the outcome.
 */
outcome: "selected"
/**
 * The answer that was chosen.
 */
optionId: PermissionOptionId
_meta?: Meta
}

/**
 * How much a step matters.
 */
export type PlanEntryPriority = "high" | "medium" | "low"

/**
 * How far a step has come.
 */
export type PlanEntryStatus = "pending" | "in_progress" | "completed"

/**
 * One step of a plan.
 */
export interface PlanEntry {
/**
 * What is to be done.
 */
content: string
priority: PlanEntryPriority
status: PlanEntryStatus
_meta?: Meta
}

/**
 * What the agent means to do.
 */
export interface Plan {
/**
 * All steps of the plan; they replace those told before.
 */
entries: PlanEntry[]
_meta?: Meta
}

/**
 * The plan of the agent, whole.
 */
export interface SessionUpdatePlan {
/**
 * Tells the kind.
 */
sessionUpdate: "plan"
/**
 * All steps of the plan; they replace those told before.
 */
entries: PlanEntry[]
_meta?: Meta
}

/**
 * Names a plan within its session.
 */
export type PlanId = string

/**
 * Contents of a plan, in one of several forms.
 */
export type PlanUpdateContent = (PlanUpdateContentItems | PlanUpdateContentFile | PlanUpdateContentMarkdown)

/**
 * A plan as steps.
 */
export interface PlanItems {
planId: PlanId
/**
 * All steps of the plan; they replace those told before.
 */
entries: PlanEntry[]
_meta?: Meta
}

/**
 * A plan that consists of steps.
 */
export interface PlanUpdateContentItems {
/**
 * Tells the form.
 */
type: "items"
planId: PlanId
/**
 * All steps of the plan; they replace those told before.
 */
entries: PlanEntry[]
_meta?: Meta
}

/**
 * A plan as a file.
 */
export interface PlanFile {
planId: PlanId
/**
 * Address of the file.
 */
uri: string
_meta?: Meta
}

/**
 * A plan that is kept in a file.
 */
export interface PlanUpdateContentFile {
/**
 * Tells the form.
 */
type: "file"
planId: PlanId
/**
 * Address of the file.
 */
uri: string
_meta?: Meta
}

/**
 * A plan as Markdown.
 */
export interface PlanMarkdown {
planId: PlanId
/**
 * The plan as Markdown.
 */
content: string
_meta?: Meta
}

/**
 * A plan that is written as Markdown.
 */
export interface PlanUpdateContentMarkdown {
/**
 * Tells the form.
 */
type: "markdown"
planId: PlanId
/**
 * The plan as Markdown.
 */
content: string
_meta?: Meta
}

/**
 * A plan is new or has changed.
 */
export interface PlanUpdate {
plan: PlanUpdateContent
_meta?: Meta
}

/**
 * A plan, named by its id, is new or has changed.
 */
export interface SessionUpdatePlanUpdate {
/**
 * Tells the kind.
 */
sessionUpdate: "plan_update"
plan: PlanUpdateContent
_meta?: Meta
}

/**
 * A plan is no more.
 */
export interface PlanRemoved {
planId: PlanId
_meta?: Meta
}

/**
 * A plan, named by its id, is no more.
 */
export interface SessionUpdatePlanRemoved {
/**
 * Tells the kind.
 */
sessionUpdate: "plan_removed"
planId: PlanId
_meta?: Meta
}

/**
 * The client sends what the user says and waits for the turn to end.
 */
export interface PromptRequest {
sessionId: SessionId
/**
 * What the user says, in kinds of content that the agent takes.
 */
prompt: ContentBlock[]
_meta?: Meta
}

/**
 * The turn has ended.
 */
export interface PromptResponse {
stopReason: StopReason
/**
 * Tokens that the turn took.
 */
usage?: (Usage | null)
_meta?: Meta
}

/**
 * Why a turn ended: done, too many tokens, too many requests to the model, refused, or cancelled by the client.
 */
export type StopReason = "end_turn" | "max_tokens" | "max_turn_requests" | "refusal" | "cancelled"

/**
 * The client wants the turn of a session to stop; the prompt is still answered, as cancelled.
 */
export interface CancelNotification {
sessionId: SessionId
_meta?: Meta
}

/**
 * Whether a system prompt is added to the agent's own or takes its place.
 */
export type SystemPromptMode = "append" | "override" | (string & {})

/**
 * Instructions of the client for a session.
 */
export interface SystemPrompt {
mode: SystemPromptMode
/**
 * The instructions.
 */
content: ContentBlock[]
_meta?: Meta
}

/**
 * Names a configurable provider of models.
 */
export type ProviderId = string

/**
 * Wire protocol that a provider of models speaks.
 */
export type LlmProtocol = "anthropic" | "openai" | "azure" | "vertex" | "bedrock" | (string & {})

/**
 * Where requests to a provider go now; secrets are left out.
 */
export interface ProviderCurrentConfig {
apiType: LlmProtocol
/**
 * Address that requests go to.
 */
baseUrl: string
_meta?: Meta
}

/**
 * A provider that the client may configure.
 */
export interface ProviderInfo {
providerId: ProviderId
/**
 * Wire protocols that it can be set to.
 */
supported: LlmProtocol[]
/**
 * Whether it cannot be disabled.
 */
required: boolean
/**
 * Its configuration; null or missing means disabled.
 */
current?: (ProviderCurrentConfig | null)
_meta?: Meta
}

/**
 * The client asks which providers it may configure.
 */
export interface ListProvidersRequest {
_meta?: Meta
}

/**
 * The providers that may be configured.
 */
export interface ListProvidersResponse {
/**
 * The providers and their state.
 */
providers: ProviderInfo[]
_meta?: Meta
}

/**
 * The client replaces the configuration of a provider.
 */
export interface SetProviderRequest {
providerId: ProviderId
apiType: LlmProtocol
/**
 * Address that requests shall go to.
 */
baseUrl: string
/**
 * Headers of each request, the whole of them; they may hold secrets.
 */
headers?: {
[k: string]: string
}
_meta?: Meta
}

/**
 * The provider is configured.
 */
export interface SetProviderResponse {
_meta?: Meta
}

/**
 * The client disables a provider.
 */
export interface DisableProviderRequest {
providerId: ProviderId
_meta?: Meta
}

/**
 * The provider is disabled.
 */
export interface DisableProviderResponse {
_meta?: Meta
}

/**
 * A conductor opens the connection to a component that has a successor, in place of `initialize`.
 */
export type InitializeProxyRequest = InitializeRequest

/**
 * The proxy answers for the chain from itself onward.
 */
export type InitializeProxyResponse = InitializeResponse

/**
 * A request on its way to the successor of a proxy, or from it.
 */
export interface ProxySuccessorRequest {
/**
 * Method of the request inside.
 */
method: string
/**
 * Params of the request inside, handed on as they are; null means none.
 */
params?: unknown
_meta?: Meta
}

/**
 * Result of the request inside, handed on as it is.
 */
export type ProxySuccessorResponse = unknown

/**
 * A notification on its way to the successor of a proxy, or from it.
 */
export interface ProxySuccessorNotification {
/**
 * Method of the notification inside.
 */
method: string
/**
 * Params of the notification inside, handed on as they are; null means none.
 */
params?: unknown
_meta?: Meta
}

/**
 * Names a request of one side on its connection: the ids of the two sides are separate, 0 and "0" differ, and null is for responses to requests that could not be read.
 */
export type RequestId = (number | string | null)

/**
 * The sender no longer needs the result of a request that it made on this connection.
 */
export interface CancelRequestNotification {
/**
 * Id of the request that may stop.
 */
requestId: RequestId
_meta?: Meta
}

/**
 * Which sessions a list holds by whether they are archived.
 */
export type SessionArchiveFilter = "exclude" | "include" | "only" | (string & {})

/**
 * The client asks for the sessions that there are, page by page.
 */
export interface ListSessionsRequest {
/**
 * Only sessions of this working directory, an absolute path.
 */
cwd?: (string | null)
/**
 * Place to go on from, as an earlier page gave it.
 */
cursor?: (string | null)
/**
 * Whether archived sessions are listed.
 */
archived?: (SessionArchiveFilter | null)
_meta?: Meta
}

/**
 * One page of the sessions.
 */
export interface ListSessionsResponse {
/**
 * The sessions of this page.
 */
sessions: SessionInfo[]
/**
 * Place of the next page; null or missing on the last.
 */
nextCursor?: (string | null)
_meta?: Meta
}

/**
 * A session as a list shows it.
 */
export interface SessionInfo {
sessionId: SessionId
/**
 * Working directory of the session, as an absolute path.
 */
cwd: string
/**
 * Further roots of the session, as absolute paths and the whole of them.
 */
additionalDirectories?: string[]
/**
 * Title of the session, for people.
 */
title?: (string | null)
/**
 * When it was last active, as ISO 8601 writes it.
 */
updatedAt?: (string | null)
/**
 * Whether it is archived; missing or null means unknown.
 */
archived?: (boolean | null)
_meta?: Meta
}

/**
 * The client archives a session.
 */
export interface ArchiveSessionRequest {
sessionId: SessionId
_meta?: Meta
}

/**
 * The session is archived.
 */
export interface ArchiveSessionResponse {
_meta?: Meta
}

/**
 * The client takes a session out of the archive.
 */
export interface UnarchiveSessionRequest {
sessionId: SessionId
_meta?: Meta
}

/**
 * The session is no longer archived.
 */
export interface UnarchiveSessionResponse {
_meta?: Meta
}

/**
 * Whether the agent holds a session in memory or has only stored it.
 */
export type SessionStatus = "open" | "saved" | (string & {})

/**
 * The client asks whether the agent holds a session in memory.
 */
export interface SessionStatusRequest {
sessionId: SessionId
_meta?: Meta
}

/**
 * How the session stood at this moment.
 */
export interface SessionStatusResponse {
status: SessionStatus
_meta?: Meta
}

/**
 * The client gives a session a title.
 */
export interface SetSessionTitleRequest {
sessionId: SessionId
/**
 * The title as asked for.
 */
title: string
_meta?: Meta
}

/**
 * The session has its title.
 */
export interface SetSessionTitleResponse {
/**
 * The title as it is stored, which may differ.
 */
title: string
_meta?: Meta
}

/**
 * What a session does now; a state replaces the one before as a whole.
 */
export type StateUpdate = (StateUpdateKnown | StateUpdateIdle | StateUpdateOther)

/**
 * A state that needs no reason.
 */
export type StateUpdateKnown = (StateUpdateRunning | StateUpdateRequiresAction | StateUpdateUnknown)

/**
 * It works.
 */
export interface RunningStateUpdate {
_meta?: Meta
}

/**
 * The session works.
 */
export interface StateUpdateRunning {
/**
 * Tells the state.
 */
state: "running"
_meta?: Meta
}

/**
 * It waits for somebody.
 */
export interface RequiresActionStateUpdate {
_meta?: Meta
}

/**
 * The session waits for somebody to act.
 */
export interface StateUpdateRequiresAction {
/**
 * Tells the state.
 */
state: "requires_action"
_meta?: Meta
}

/**
 * The agent cannot tell.
 */
export interface UnknownStateUpdate {
_meta?: Meta
}

/**
 * The agent cannot tell what the session does.
 */
export interface StateUpdateUnknown {
/**
 * Tells the state.
 */
state: "unknown"
_meta?: Meta
}

/**
 * The error that ended the work.
 */
export interface ErrorStopReason {
/**
 * What went wrong.
 */
error?: (Error | null)
}

/**
 * It does nothing, and perhaps why it stopped.
 */
export type IdleStateUpdate = (IdleStateUpdateStopped | IdleStateUpdateError | IdleStateUpdateOther)

/**
 * It stopped for a known reason.
 */
export type IdleStateUpdateStopped = ({
/**
 * Why it stopped.
 */
stopReason: "end_turn"
/**
 * Tokens that the work took.
 */
usage?: (Usage | null)
_meta?: Meta
} | {
/**
 * Why it stopped.
 */
stopReason: "max_tokens"
/**
 * Tokens that the work took.
 */
usage?: (Usage | null)
_meta?: Meta
} | {
/**
 * Why it stopped.
 */
stopReason: "max_turn_requests"
/**
 * Tokens that the work took.
 */
usage?: (Usage | null)
_meta?: Meta
} | {
/**
 * Why it stopped.
 */
stopReason: "refusal"
/**
 * Tokens that the work took.
 */
usage?: (Usage | null)
_meta?: Meta
} | {
/**
 * Why it stopped.
 */
stopReason: "cancelled"
/**
 * Tokens that the work took.
 */
usage?: (Usage | null)
_meta?: Meta
})

/**
 * It stopped because of an error.
 */
export interface IdleStateUpdateError {
/**
 * Tells the reason.
 */
stopReason: "error"
/**
 * Tokens that the work took.
 */
usage?: (Usage | null)
/**
 * What went wrong.
 */
error?: (Error | null)
_meta?: Meta
}

/**
 * It stopped for a reason of its own, or gives none.
 */
export type IdleStateUpdateOther = ({
/**
 * Why it stopped, in a word that is not among the known.
 */
stopReason: Unlisted | `_${string}`
/**
 * Tokens that the work took.
 */
usage?: (Usage | null)
_meta?: Meta
[k: string]: unknown
} | {
/**
 * Says nothing.
 */
stopReason?: null
/**
 * Tokens that the work took.
 */
usage?: (Usage | null)
_meta?: Meta
})

/**
 * The session does nothing.
 */
export type StateUpdateIdle = (StateUpdateIdleStopped | StateUpdateIdleError | StateUpdateIdleOther)

/**
 * The session stopped for a known reason.
 */
export type StateUpdateIdleStopped = ({
/**
 * Tells the state.
 */
state: "idle"
/**
 * Why it stopped.
 */
stopReason: "end_turn"
/**
 * Tokens that the work took.
 */
usage?: (Usage | null)
_meta?: Meta
} | {
/**
 * Tells the state.
 */
state: "idle"
/**
 * Why it stopped.
 */
stopReason: "max_tokens"
/**
 * Tokens that the work took.
 */
usage?: (Usage | null)
_meta?: Meta
} | {
/**
 * Tells the state.
 */
state: "idle"
/**
 * Why it stopped.
 */
stopReason: "max_turn_requests"
/**
 * Tokens that the work took.
 */
usage?: (Usage | null)
_meta?: Meta
} | {
/**
 * Tells the state.
 */
state: "idle"
/**
 * Why it stopped.
 */
stopReason: "refusal"
/**
 * Tokens that the work took.
 */
usage?: (Usage | null)
_meta?: Meta
} | {
/**
 * Tells the state.
 */
state: "idle"
/**
 * Why it stopped.
 */
stopReason: "cancelled"
/**
 * Tokens that the work took.
 */
usage?: (Usage | null)
_meta?: Meta
})

/**
 * The session stopped because of an error.
 */
export interface StateUpdateIdleError {
/**
 * Tells the state.
 */
state: "idle"
/**
 * Tells the reason.
 */
stopReason: "error"
/**
 * Tokens that the work took.
 */
usage?: (Usage | null)
/**
 * What went wrong.
 */
error?: (Error | null)
_meta?: Meta
}

/**
 * The session stopped for a reason of its own, or gives none.
 */
export type StateUpdateIdleOther = ({
/**
 * Tells the state.
 */
state: "idle"
/**
 * Why it stopped, in a word that is not among the known.
 */
stopReason: Unlisted | `_${string}`
/**
 * Tokens that the work took.
 */
usage?: (Usage | null)
_meta?: Meta
[k: string]: unknown
} | {
/**
 * Tells the state.
 */
state: "idle"
/**
 * Says nothing.
 */
stopReason?: null
/**
 * Tokens that the work took.
 */
usage?: (Usage | null)
_meta?: Meta
})

/**
 * A state that is not among the known.
 */
export interface StateUpdateOther {
/**
 * Names the state.
 */
state: Unlisted | `_${string}`
[k: string]: unknown
}

/**
 * Names a conversation with its own context and history.
 */
export type SessionId = string

/**
 * The client starts a session.
 */
export interface NewSessionRequest {
/**
 * Working directory of the session, as an absolute path.
 */
cwd: string
/**
 * Further roots of the session, as absolute paths.
 */
additionalDirectories?: string[]
/**
 * MCP servers that the agent is to connect to.
 */
mcpServers: McpServer[]
/**
 * Instructions that the client adds to those of the agent.
 */
systemPrompt?: (SystemPrompt | null)
_meta?: Meta
}

/**
 * The session has started.
 */
export interface NewSessionResponse {
sessionId: SessionId
/**
 * Modes of the session and the current one; missing or null means it has none.
 */
modes?: (SessionModeState | null)
/**
 * Configuration options of the session, in the order they are shown.
 */
configOptions?: (SessionConfigOption[] | null)
_meta?: Meta
}

/**
 * The client takes up an earlier session and has its history sent again as updates.
 */
export interface LoadSessionRequest {
sessionId: SessionId
/**
 * Working directory of the session, as an absolute path.
 */
cwd: string
/**
 * Further roots of the session, as absolute paths.
 */
additionalDirectories?: string[]
/**
 * MCP servers that the agent is to connect to.
 */
mcpServers: McpServer[]
/**
 * Instructions that the client adds to those of the agent.
 */
systemPrompt?: (SystemPrompt | null)
_meta?: Meta
}

/**
 * The session is loaded and its history has been sent.
 */
export interface LoadSessionResponse {
/**
 * Modes of the session and the current one; missing or null means it has none.
 */
modes?: (SessionModeState | null)
/**
 * Configuration options of the session, in the order they are shown.
 */
configOptions?: (SessionConfigOption[] | null)
_meta?: Meta
}

/**
 * The client takes up an earlier session without its history.
 */
export interface ResumeSessionRequest {
sessionId: SessionId
/**
 * Working directory of the session, as an absolute path.
 */
cwd: string
/**
 * Further roots of the session, as absolute paths.
 */
additionalDirectories?: string[]
/**
 * MCP servers that the agent is to connect to.
 */
mcpServers?: McpServer[]
/**
 * Instructions that the client adds to those of the agent.
 */
systemPrompt?: (SystemPrompt | null)
_meta?: Meta
}

/**
 * The session goes on.
 */
export interface ResumeSessionResponse {
/**
 * Modes of the session and the current one; missing or null means it has none.
 */
modes?: (SessionModeState | null)
/**
 * Configuration options of the session, in the order they are shown.
 */
configOptions?: (SessionConfigOption[] | null)
_meta?: Meta
}

/**
 * The client starts a session with the context of another.
 */
export interface ForkSessionRequest {
/**
 * Session whose context is taken over.
 */
sessionId: SessionId
/**
 * Working directory of the session, as an absolute path.
 */
cwd: string
/**
 * Further roots of the session, as absolute paths.
 */
additionalDirectories?: string[]
/**
 * MCP servers that the agent is to connect to.
 */
mcpServers?: McpServer[]
/**
 * Instructions that the client adds to those of the agent.
 */
systemPrompt?: (SystemPrompt | null)
_meta?: Meta
}

/**
 * The new session has started.
 */
export interface ForkSessionResponse {
/**
 * Names the new session.
 */
sessionId: SessionId
/**
 * Modes of the session and the current one; missing or null means it has none.
 */
modes?: (SessionModeState | null)
/**
 * Configuration options of the session, in the order they are shown.
 */
configOptions?: (SessionConfigOption[] | null)
_meta?: Meta
}

/**
 * The client ends a session: work under way is cancelled, what it holds is freed.
 */
export interface CloseSessionRequest {
sessionId: SessionId
_meta?: Meta
}

/**
 * The session is closed.
 */
export interface CloseSessionResponse {
_meta?: Meta
}

/**
 * The client removes a session from the list.
 */
export interface DeleteSessionRequest {
sessionId: SessionId
_meta?: Meta
}

/**
 * The session is no longer listed.
 */
export interface DeleteSessionResponse {
_meta?: Meta
}

/**
 * The client may cancel the work of a child session.
 */
export interface SessionCancelCapabilities {
_meta?: Meta
}

/**
 * What the client may do to a child session.
 */
export interface SubagentSessionCapabilities {
/**
 * Whether its work may be cancelled.
 */
cancel?: (SessionCancelCapabilities | null)
_meta?: Meta
}

/**
 * A child session of this session; what is missing stays as it is.
 */
export interface SubagentUpdate {
/**
 * Names the child session.
 */
sessionId: SessionId
/**
 * Title to show for the child; null clears it.
 */
title?: (string | null)
/**
 * What the child is for; null clears it.
 */
description?: (string | null)
/**
 * What the client may do to the child; null takes it all away.
 */
capabilities?: (SubagentSessionCapabilities | null)
/**
 * What the child does now; null says nothing of it.
 */
state?: (StateUpdate | null)
/**
 * Working directory of the child, as an absolute path; null means that of its parent.
 */
cwd?: (string | null)
/**
 * Further roots of the child, as absolute paths; null means those of its parent.
 */
additionalDirectories?: (string[] | null)
_meta?: Meta
}

/**
 * This session has a child session, or the child has changed.
 */
export interface SessionUpdateSubagentUpdate {
/**
 * Tells the kind.
 */
sessionUpdate: "subagent_update"
/**
 * Names the child session.
 */
sessionId: SessionId
/**
 * Title to show for the child; null clears it.
 */
title?: (string | null)
/**
 * What the child is for; null clears it.
 */
description?: (string | null)
/**
 * What the client may do to the child; null takes it all away.
 */
capabilities?: (SubagentSessionCapabilities | null)
/**
 * What the child does now; null says nothing of it.
 */
state?: (StateUpdate | null)
/**
 * Working directory of the child, as an absolute path; null means that of its parent.
 */
cwd?: (string | null)
/**
 * Further roots of the child, as absolute paths; null means those of its parent.
 */
additionalDirectories?: (string[] | null)
_meta?: Meta
}

/**
 * A message between sessions.
 */
export interface SessionMessage {
messageId: MessageId
/**
 * Session that sent it.
 */
senderSessionId?: (SessionId | null)
/**
 * Session that gets it.
 */
recipientSessionId?: (SessionId | null)
/**
 * Id of the message where it was sent.
 */
senderMessageId?: (MessageId | null)
/**
 * Id of the message where it arrived.
 */
recipientMessageId?: (MessageId | null)
/**
 * What it says, the whole of it; null clears it, missing leaves it as it is.
 */
content?: (ContentBlock[] | null)
_meta?: Meta
}

/**
 * A message between sessions is new or has changed.
 */
export interface SessionUpdateSessionMessage {
/**
 * Tells the kind.
 */
sessionUpdate: "session_message"
messageId: MessageId
/**
 * Session that sent it.
 */
senderSessionId?: (SessionId | null)
/**
 * Session that gets it.
 */
recipientSessionId?: (SessionId | null)
/**
 * Id of the message where it was sent.
 */
senderMessageId?: (MessageId | null)
/**
 * Id of the message where it arrived.
 */
recipientMessageId?: (MessageId | null)
/**
 * What it says, the whole of it; null clears it, missing leaves it as it is.
 */
content?: (ContentBlock[] | null)
_meta?: Meta
}

/**
 * A piece of a message between sessions.
 */
export interface SessionMessageChunk {
messageId: MessageId
/**
 * Block that is added to the message.
 */
content: ContentBlock
_meta?: Meta
}

/**
 * A piece of a message between sessions, added to what there is.
 */
export interface SessionUpdateSessionMessageChunk {
/**
 * Tells the kind.
 */
sessionUpdate: "session_message_chunk"
messageId: MessageId
/**
 * Block that is added to the message.
 */
content: ContentBlock
_meta?: Meta
}

/**
 * Names a terminal of the client.
 */
export type TerminalId = string

/**
 * The agent has the client run a command in a new terminal.
 */
export interface CreateTerminalRequest {
sessionId: SessionId
/**
 * The program to run.
 */
command: string
/**
 * Arguments of the program.
 */
args?: string[]
/**
 * Variables of its environment.
 */
env?: EnvVariable[]
/**
 * Directory to run in, as an absolute path.
 */
cwd?: (string | null)
/**
 * How many bytes of output to keep; the oldest go first.
 */
outputByteLimit?: (number | null)
_meta?: Meta
}

/**
 * The command runs.
 */
export interface CreateTerminalResponse {
terminalId: TerminalId
_meta?: Meta
}

/**
 * How a command ended.
 */
export interface TerminalExitStatus {
/**
 * Exit code of the process; null where a signal ended it.
 */
exitCode?: (number | null)
/**
 * Signal that ended the process; null where it exited by itself.
 */
signal?: (string | null)
_meta?: Meta
}

/**
 * The agent asks for the output so far, without waiting.
 */
export interface TerminalOutputRequest {
sessionId: SessionId
terminalId: TerminalId
_meta?: Meta
}

/**
 * The output so far.
 */
export interface TerminalOutputResponse {
/**
 * What is kept of the output.
 */
output: string
/**
 * Whether the limit has cut output off.
 */
truncated: boolean
/**
 * How the command ended; missing or null while it runs.
 */
exitStatus?: (TerminalExitStatus | null)
_meta?: Meta
}

/**
 * The agent waits for the command to end.
 */
export interface WaitForTerminalExitRequest {
sessionId: SessionId
terminalId: TerminalId
_meta?: Meta
}

/**
 * The command has ended.
 */
export interface WaitForTerminalExitResponse {
/**
 * Exit code of the process; null where a signal ended it.
 */
exitCode?: (number | null)
/**
 * Signal that ended the process; null where it exited by itself.
 */
signal?: (string | null)
_meta?: Meta
}

/**
 * The agent ends the command and keeps the terminal.
 */
export interface KillTerminalRequest {
sessionId: SessionId
terminalId: TerminalId
_meta?: Meta
}

/**
 * The command is ended.
 */
export interface KillTerminalResponse {
_meta?: Meta
}

/**
 * The agent ends the command and gives the terminal up.
 */
export interface ReleaseTerminalRequest {
sessionId: SessionId
terminalId: TerminalId
_meta?: Meta
}

/**
 * The terminal is freed.
 */
export interface ReleaseTerminalResponse {
_meta?: Meta
}

/**
 * Names a tool call within its session.
 */
export type ToolCallId = string

/**
 * What sort of work a tool does, for icons and grouping.
 */
export type ToolKind = "read" | "edit" | "delete" | "move" | "search" | "execute" | "think" | "fetch" | "switch_mode" | "other"

/**
 * How far a tool call has come.
 */
export type ToolCallStatus = "pending" | "in_progress" | "completed" | "failed"

/**
 * A call of a tool that the model asked for.
 */
export interface ToolCall {
toolCallId: ToolCallId
/**
 * What the tool does, for people.
 */
title: string
/**
 * Name of the tool, for programs.
 */
name?: (string | null)
/**
 * Sort of work; `other` where it is missing.
 */
kind?: ToolKind
/**
 * How far it has come; `pending` where it is missing.
 */
status?: ToolCallStatus
/**
 * What the call has produced.
 */
content?: ToolCallContent[]
/**
 * Files that the call works on.
 */
locations?: ToolCallLocation[]
/**
 * What was given to the tool, as the tool got it.
 */
rawInput?: unknown
/**
 * What the tool returned, as it did.
 */
rawOutput?: unknown
_meta?: Meta
}

/**
 * Changes to a tool call; what is missing stays as it is.
 */
export interface ToolCallUpdate {
toolCallId: ToolCallId
/**
 * New title for people.
 */
title?: (string | null)
/**
 * New name of the tool.
 */
name?: (string | null)
/**
 * New sort of work.
 */
kind?: (ToolKind | null)
/**
 * How far it has come now.
 */
status?: (ToolCallStatus | null)
/**
 * Content that replaces all there was.
 */
content?: (ToolCallContent[] | null)
/**
 * Files that replace all there were.
 */
locations?: (ToolCallLocation[] | null)
/**
 * New input of the tool.
 */
rawInput?: unknown
/**
 * New output of the tool.
 */
rawOutput?: unknown
_meta?: Meta
}

/**
 * A tool call has begun.
 */
export interface SessionUpdateToolCall {
/**
 * Tells the kind.
 */
sessionUpdate: "tool_call"
toolCallId: ToolCallId
/**
 * What the tool does, for people.
 */
title: string
/**
 * Name of the tool, for programs.
 */
name?: (string | null)
/**
 * Sort of work; `other` where it is missing.
 */
kind?: ToolKind
/**
 * How far it has come; `pending` where it is missing.
 */
status?: ToolCallStatus
/**
 * What the call has produced.
 */
content?: ToolCallContent[]
/**
 * Files that the call works on.
 */
locations?: ToolCallLocation[]
/**
 * What was given to the tool, as the tool got it.
 */
rawInput?: unknown
/**
 * What the tool returned, as it did.
 */
rawOutput?: unknown
_meta?: Meta
}

/**
 * A tool call has changed.
 */
export interface SessionUpdateToolCallUpdate {
/**
 * Tells the kind.
 */
sessionUpdate: "tool_call_update"
toolCallId: ToolCallId
/**
 * New title for people.
 */
title?: (string | null)
/**
 * New name of the tool.
 */
name?: (string | null)
/**
 * New sort of work.
 */
kind?: (ToolKind | null)
/**
 * How far it has come now.
 */
status?: (ToolCallStatus | null)
/**
 * Content that replaces all there was.
 */
content?: (ToolCallContent[] | null)
/**
 * Files that replace all there were.
 */
locations?: (ToolCallLocation[] | null)
/**
 * New input of the tool.
 */
rawInput?: unknown
/**
 * New output of the tool.
 */
rawOutput?: unknown
_meta?: Meta
}

/**
 * Something that a tool call has produced.
 */
export type ToolCallContent = (ToolCallContentContent | ToolCallContentDiff | ToolCallContentTerminal)

/**
 * A content block as output of a tool.
 */
export interface Content {
content: ContentBlock
_meta?: Meta
}

/**
 * A content block that a tool call has produced.
 */
export interface ToolCallContentContent {
/**
 * Tells the kind.
 */
type: "content"
content: ContentBlock
_meta?: Meta
}

/**
 * A change of a file, as the text before and after.
 */
export interface Diff {
/**
 * File that is changed, as an absolute path.
 */
path: string
/**
 * Text before; null or missing for a new file.
 */
oldText?: (string | null)
/**
 * Text after.
 */
newText: string
_meta?: Meta
}

/**
 * A change of a file that a tool call makes.
 */
export interface ToolCallContentDiff {
/**
 * Tells the kind.
 */
type: "diff"
/**
 * File that is changed, as an absolute path.
 */
path: string
/**
 * Text before; null or missing for a new file.
 */
oldText?: (string | null)
/**
 * Text after.
 */
newText: string
_meta?: Meta
}

/**
 * A terminal of the client whose output is shown live.
 */
export interface Terminal {
terminalId: TerminalId
_meta?: Meta
}

/**
 * A terminal that a tool call runs in.
 */
export interface ToolCallContentTerminal {
/**
 * Tells the kind.
 */
type: "terminal"
terminalId: TerminalId
_meta?: Meta
}

/**
 * A place in a file that a tool call works on.
 */
export interface ToolCallLocation {
/**
 * The file, as an absolute path.
 */
path: string
/**
 * Line in the file.
 */
line?: (number | null)
_meta?: Meta
}

/**
 * The agent tells what happens in a session.
 */
export interface SessionNotification {
sessionId: SessionId
update: SessionUpdate
_meta?: Meta
}

/**
 * One thing that happens in a session.
 */
export type SessionUpdate = (SessionUpdateUserMessageChunk | SessionUpdateAgentMessageChunk | SessionUpdateAgentThoughtChunk | SessionUpdateToolCall | SessionUpdateToolCallUpdate | SessionUpdatePlan | SessionUpdatePlanUpdate | SessionUpdatePlanRemoved | SessionUpdateAvailableCommandsUpdate | SessionUpdateCurrentModeUpdate | SessionUpdateConfigOptionUpdate | SessionUpdateSessionInfoUpdate | SessionUpdateUsageUpdate | SessionUpdateNotice | SessionUpdateCompactionUpdate | SessionUpdateCompactionSummaryChunk | SessionUpdateSubagentUpdate | SessionUpdateSessionMessage | SessionUpdateSessionMessageChunk)

/**
 * Names a message; its chunks share it.
 */
export type MessageId = string

/**
 * A piece of a message that is still being written.
 */
export interface ContentChunk {
content: ContentBlock
/**
 * Message that the chunk belongs to; another id starts another message.
 */
messageId?: (MessageId | null)
_meta?: Meta
}

/**
 * A piece of what the user said, as when a history is sent again.
 */
export interface SessionUpdateUserMessageChunk {
/**
 * Tells the kind.
 */
sessionUpdate: "user_message_chunk"
content: ContentBlock
/**
 * Message that the chunk belongs to; another id starts another message.
 */
messageId?: (MessageId | null)
_meta?: Meta
}

/**
 * A piece of what the agent says.
 */
export interface SessionUpdateAgentMessageChunk {
/**
 * Tells the kind.
 */
sessionUpdate: "agent_message_chunk"
content: ContentBlock
/**
 * Message that the chunk belongs to; another id starts another message.
 */
messageId?: (MessageId | null)
_meta?: Meta
}

/**
 * A piece of what the agent thinks before it says or does something.
 */
export interface SessionUpdateAgentThoughtChunk {
/**
 * Tells the kind.
 */
sessionUpdate: "agent_thought_chunk"
content: ContentBlock
/**
 * Message that the chunk belongs to; another id starts another message.
 */
messageId?: (MessageId | null)
_meta?: Meta
}

/**
 * What has changed in what is known of a session.
 */
export interface SessionInfoUpdate {
/**
 * Title of the session; null clears it, missing leaves it as it is.
 */
title?: (string | null)
/**
 * When it was last active, as ISO 8601 writes it; null clears it, missing leaves it as it is.
 */
updatedAt?: (string | null)
_meta?: Meta
}

/**
 * The title or another fact about the session has changed.
 */
export interface SessionUpdateSessionInfoUpdate {
/**
 * Tells the kind.
 */
sessionUpdate: "session_info_update"
/**
 * Title of the session; null clears it, missing leaves it as it is.
 */
title?: (string | null)
/**
 * When it was last active, as ISO 8601 writes it; null clears it, missing leaves it as it is.
 */
updatedAt?: (string | null)
_meta?: Meta
}

/**
 * What a session has cost.
 */
export interface Cost {
/**
 * The sum so far.
 */
amount: number
/**
 * Currency, as ISO 4217 writes it.
 */
currency: string
_meta?: Meta
}

/**
 * How full the context of a session is.
 */
export interface UsageUpdate {
/**
 * Tokens that are in the context now.
 */
used: number
/**
 * Tokens that the context can hold.
 */
size: number
/**
 * What the session has cost so far.
 */
cost?: (Cost | null)
_meta?: Meta
}

/**
 * How full the context is, and what the session has cost.
 */
export interface SessionUpdateUsageUpdate {
/**
 * Tells the kind.
 */
sessionUpdate: "usage_update"
/**
 * Tokens that are in the context now.
 */
used: number
/**
 * Tokens that the context can hold.
 */
size: number
/**
 * What the session has cost so far.
 */
cost?: (Cost | null)
_meta?: Meta
}

/**
 * Tokens that a turn took.
 */
export interface Usage {
/**
 * All tokens together.
 */
totalTokens: number
/**
 * Tokens of the input.
 */
inputTokens: number
/**
 * Tokens of the output.
 */
outputTokens: number
/**
 * Tokens of thinking.
 */
thoughtTokens?: (number | null)
/**
 * Tokens read from the cache.
 */
cachedReadTokens?: (number | null)
/**
 * Tokens written to the cache.
 */
cachedWriteTokens?: (number | null)
_meta?: Meta
}

/** Every definition by its name. */
export interface Definitions {
  AgentCapabilities: AgentCapabilities;
  PromptCapabilities: PromptCapabilities;
  McpCapabilities: McpCapabilities;
  SessionCapabilities: SessionCapabilities;
  SessionListCapabilities: SessionListCapabilities;
  SessionDeleteCapabilities: SessionDeleteCapabilities;
  SessionAdditionalDirectoriesCapabilities: SessionAdditionalDirectoriesCapabilities;
  SessionSystemPromptCapabilities: SessionSystemPromptCapabilities;
  SessionSystemPromptModeCapabilities: SessionSystemPromptModeCapabilities;
  SessionSystemPromptOverrideCapabilities: SessionSystemPromptOverrideCapabilities;
  SessionForkCapabilities: SessionForkCapabilities;
  SessionArchiveCapabilities: SessionArchiveCapabilities;
  SessionStatusCapabilities: SessionStatusCapabilities;
  SessionTitleCapabilities: SessionTitleCapabilities;
  SessionResumeCapabilities: SessionResumeCapabilities;
  SessionCloseCapabilities: SessionCloseCapabilities;
  AgentAuthCapabilities: AgentAuthCapabilities;
  AuthStatusCapabilities: AuthStatusCapabilities;
  LogoutCapabilities: LogoutCapabilities;
  ProvidersCapabilities: ProvidersCapabilities;
  AuthMethodId: AuthMethodId;
  AuthMethod: AuthMethod;
  AuthMethodAgent: AuthMethodAgent;
  AuthMethodTerminal: AuthMethodTerminal;
  TerminalAuthMethod: TerminalAuthMethod;
  AuthenticateRequest: AuthenticateRequest;
  AuthenticateResponse: AuthenticateResponse;
  LogoutRequest: LogoutRequest;
  LogoutResponse: LogoutResponse;
  AuthState: AuthState;
  AuthAccount: AuthAccount;
  AuthStatusRequest: AuthStatusRequest;
  AuthStatusResponse: AuthStatusResponse;
  AuthStatusUpdateNotification: AuthStatusUpdateNotification;
  ClientCapabilities: ClientCapabilities;
  FileSystemCapabilities: FileSystemCapabilities;
  ClientSessionCapabilities: ClientSessionCapabilities;
  SessionConfigOptionsCapabilities: SessionConfigOptionsCapabilities;
  BooleanConfigOptionCapabilities: BooleanConfigOptionCapabilities;
  CompactionCapabilities: CompactionCapabilities;
  NoticeCapabilities: NoticeCapabilities;
  SubagentCapabilities: SubagentCapabilities;
  PlanCapabilities: PlanCapabilities;
  AuthCapabilities: AuthCapabilities;
  ElicitationCapabilities: ElicitationCapabilities;
  ElicitationFormCapabilities: ElicitationFormCapabilities;
  ElicitationUrlCapabilities: ElicitationUrlCapabilities;
  UnstructuredCommandInput: UnstructuredCommandInput;
  AvailableCommandInput: AvailableCommandInput;
  AvailableCommand: AvailableCommand;
  AvailableCommandsUpdate: AvailableCommandsUpdate;
  SessionUpdateAvailableCommandsUpdate: SessionUpdateAvailableCommandsUpdate;
  CompactionId: CompactionId;
  CompactionStatus: CompactionStatus;
  CompactionUpdate: CompactionUpdate;
  SessionUpdateCompactionUpdate: SessionUpdateCompactionUpdate;
  CompactionSummaryChunk: CompactionSummaryChunk;
  SessionUpdateCompactionSummaryChunk: SessionUpdateCompactionSummaryChunk;
  SessionConfigId: SessionConfigId;
  SessionConfigValueId: SessionConfigValueId;
  SessionConfigGroupId: SessionConfigGroupId;
  SessionConfigOptionCategory: SessionConfigOptionCategory;
  SessionConfigOption: SessionConfigOption;
  SessionConfigSelect: SessionConfigSelect;
  SessionConfigOptionSelect: SessionConfigOptionSelect;
  SessionConfigBoolean: SessionConfigBoolean;
  SessionConfigOptionBoolean: SessionConfigOptionBoolean;
  SessionConfigSelectOptions: SessionConfigSelectOptions;
  SessionConfigSelectOption: SessionConfigSelectOption;
  SessionConfigSelectGroup: SessionConfigSelectGroup;
  SetSessionConfigOptionRequest: SetSessionConfigOptionRequest;
  SetSessionConfigOptionRequestBoolean: SetSessionConfigOptionRequestBoolean;
  SetSessionConfigOptionRequestValueId: SetSessionConfigOptionRequestValueId;
  SetSessionConfigOptionResponse: SetSessionConfigOptionResponse;
  ConfigOptionUpdate: ConfigOptionUpdate;
  SessionUpdateConfigOptionUpdate: SessionUpdateConfigOptionUpdate;
  Role: Role;
  Annotations: Annotations;
  ContentBlock: ContentBlock;
  TextContent: TextContent;
  ContentBlockText: ContentBlockText;
  ImageContent: ImageContent;
  ContentBlockImage: ContentBlockImage;
  AudioContent: AudioContent;
  ContentBlockAudio: ContentBlockAudio;
  ResourceLink: ResourceLink;
  ContentBlockResourceLink: ContentBlockResourceLink;
  EmbeddedResource: EmbeddedResource;
  ContentBlockResource: ContentBlockResource;
  EmbeddedResourceResource: EmbeddedResourceResource;
  TextResourceContents: TextResourceContents;
  BlobResourceContents: BlobResourceContents;
  ElicitationSchemaType: ElicitationSchemaType;
  ElicitationSchema: ElicitationSchema;
  ElicitationPropertySchema: ElicitationPropertySchema;
  ElicitationPropertySchemaKnown: ElicitationPropertySchemaKnown;
  StringPropertySchema: StringPropertySchema;
  ElicitationPropertySchemaString: ElicitationPropertySchemaString;
  NumberPropertySchema: NumberPropertySchema;
  ElicitationPropertySchemaNumber: ElicitationPropertySchemaNumber;
  IntegerPropertySchema: IntegerPropertySchema;
  ElicitationPropertySchemaInteger: ElicitationPropertySchemaInteger;
  BooleanPropertySchema: BooleanPropertySchema;
  ElicitationPropertySchemaBoolean: ElicitationPropertySchemaBoolean;
  MultiSelectPropertySchema: MultiSelectPropertySchema;
  ElicitationPropertySchemaArray: ElicitationPropertySchemaArray;
  ElicitationPropertySchemaOther: ElicitationPropertySchemaOther;
  StringFormat: StringFormat;
  EnumOption: EnumOption;
  MultiSelectItems: MultiSelectItems;
  StringMultiSelectItems: StringMultiSelectItems;
  MultiSelectItemsString: MultiSelectItemsString;
  MultiSelectItemsOther: MultiSelectItemsOther;
  TitledMultiSelectItems: TitledMultiSelectItems;
  ElicitationId: ElicitationId;
  ElicitationSessionScope: ElicitationSessionScope;
  ElicitationRequestScope: ElicitationRequestScope;
  ElicitationFormMode: ElicitationFormMode;
  ElicitationUrlMode: ElicitationUrlMode;
  ElicitationFormModeForSession: ElicitationFormModeForSession;
  ElicitationUrlModeForSession: ElicitationUrlModeForSession;
  ElicitationFormModeForRequest: ElicitationFormModeForRequest;
  ElicitationUrlModeForRequest: ElicitationUrlModeForRequest;
  CreateElicitationRequest: CreateElicitationRequest;
  CreateElicitationRequestForSession: CreateElicitationRequestForSession;
  CreateElicitationRequestForSessionForm: CreateElicitationRequestForSessionForm;
  CreateElicitationRequestForSessionUrl: CreateElicitationRequestForSessionUrl;
  CreateElicitationRequestForSessionOther: CreateElicitationRequestForSessionOther;
  CreateElicitationRequestForRequest: CreateElicitationRequestForRequest;
  CreateElicitationRequestForRequestForm: CreateElicitationRequestForRequestForm;
  CreateElicitationRequestForRequestUrl: CreateElicitationRequestForRequestUrl;
  CreateElicitationRequestForRequestOther: CreateElicitationRequestForRequestOther;
  CreateElicitationResponse: CreateElicitationResponse;
  CreateElicitationResponseKnown: CreateElicitationResponseKnown;
  ElicitationAcceptAction: ElicitationAcceptAction;
  CreateElicitationResponseAccept: CreateElicitationResponseAccept;
  CreateElicitationResponseDecline: CreateElicitationResponseDecline;
  CreateElicitationResponseCancel: CreateElicitationResponseCancel;
  CreateElicitationResponseOther: CreateElicitationResponseOther;
  ElicitationContentValue: ElicitationContentValue;
  CompleteElicitationNotification: CompleteElicitationNotification;
  ErrorCode: ErrorCode;
  Error: Error;
  Meta: Meta;
  ExtRequest: ExtRequest;
  ExtResponse: ExtResponse;
  ExtNotification: ExtNotification;
  ReadTextFileRequest: ReadTextFileRequest;
  ReadTextFileResponse: ReadTextFileResponse;
  WriteTextFileRequest: WriteTextFileRequest;
  WriteTextFileResponse: WriteTextFileResponse;
  ProtocolVersion: ProtocolVersion;
  Implementation: Implementation;
  InitializeRequest: InitializeRequest;
  InitializeResponse: InitializeResponse;
  McpServerAcpId: McpServerAcpId;
  McpRequestId: McpRequestId;
  MessageMcpRequest: MessageMcpRequest;
  MessageMcpNotification: MessageMcpNotification;
  MessageMcpResponse: MessageMcpResponse;
  MessageMcpResponseResult: MessageMcpResponseResult;
  MessageMcpResponseError: MessageMcpResponseError;
  McpError: McpError;
  EnvVariable: EnvVariable;
  HttpHeader: HttpHeader;
  McpServer: McpServer;
  McpServerHttp: McpServerHttp;
  HttpMcpServer: HttpMcpServer;
  McpServerSse: McpServerSse;
  SseMcpServer: SseMcpServer;
  McpServerAcp: McpServerAcp;
  AcpMcpServer: AcpMcpServer;
  McpServerStdio: McpServerStdio;
  SessionModeId: SessionModeId;
  SessionMode: SessionMode;
  SessionModeState: SessionModeState;
  SetSessionModeRequest: SetSessionModeRequest;
  SetSessionModeResponse: SetSessionModeResponse;
  CurrentModeUpdate: CurrentModeUpdate;
  SessionUpdateCurrentModeUpdate: SessionUpdateCurrentModeUpdate;
  NoticeSeverity: NoticeSeverity;
  Notice: Notice;
  SessionUpdateNotice: SessionUpdateNotice;
  RequestPermissionRequest: RequestPermissionRequest;
  PermissionOptionId: PermissionOptionId;
  PermissionOptionKind: PermissionOptionKind;
  PermissionOption: PermissionOption;
  RequestPermissionResponse: RequestPermissionResponse;
  RequestPermissionOutcome: RequestPermissionOutcome;
  RequestPermissionOutcomeCancelled: RequestPermissionOutcomeCancelled;
  SelectedPermissionOutcome: SelectedPermissionOutcome;
  RequestPermissionOutcomeSelected: RequestPermissionOutcomeSelected;
  PlanEntryPriority: PlanEntryPriority;
  PlanEntryStatus: PlanEntryStatus;
  PlanEntry: PlanEntry;
  Plan: Plan;
  SessionUpdatePlan: SessionUpdatePlan;
  PlanId: PlanId;
  PlanUpdateContent: PlanUpdateContent;
  PlanItems: PlanItems;
  PlanUpdateContentItems: PlanUpdateContentItems;
  PlanFile: PlanFile;
  PlanUpdateContentFile: PlanUpdateContentFile;
  PlanMarkdown: PlanMarkdown;
  PlanUpdateContentMarkdown: PlanUpdateContentMarkdown;
  PlanUpdate: PlanUpdate;
  SessionUpdatePlanUpdate: SessionUpdatePlanUpdate;
  PlanRemoved: PlanRemoved;
  SessionUpdatePlanRemoved: SessionUpdatePlanRemoved;
  PromptRequest: PromptRequest;
  PromptResponse: PromptResponse;
  StopReason: StopReason;
  CancelNotification: CancelNotification;
  SystemPromptMode: SystemPromptMode;
  SystemPrompt: SystemPrompt;
  ProviderId: ProviderId;
  LlmProtocol: LlmProtocol;
  ProviderCurrentConfig: ProviderCurrentConfig;
  ProviderInfo: ProviderInfo;
  ListProvidersRequest: ListProvidersRequest;
  ListProvidersResponse: ListProvidersResponse;
  SetProviderRequest: SetProviderRequest;
  SetProviderResponse: SetProviderResponse;
  DisableProviderRequest: DisableProviderRequest;
  DisableProviderResponse: DisableProviderResponse;
  InitializeProxyRequest: InitializeProxyRequest;
  InitializeProxyResponse: InitializeProxyResponse;
  ProxySuccessorRequest: ProxySuccessorRequest;
  ProxySuccessorResponse: ProxySuccessorResponse;
  ProxySuccessorNotification: ProxySuccessorNotification;
  RequestId: RequestId;
  CancelRequestNotification: CancelRequestNotification;
  SessionArchiveFilter: SessionArchiveFilter;
  ListSessionsRequest: ListSessionsRequest;
  ListSessionsResponse: ListSessionsResponse;
  SessionInfo: SessionInfo;
  ArchiveSessionRequest: ArchiveSessionRequest;
  ArchiveSessionResponse: ArchiveSessionResponse;
  UnarchiveSessionRequest: UnarchiveSessionRequest;
  UnarchiveSessionResponse: UnarchiveSessionResponse;
  SessionStatus: SessionStatus;
  SessionStatusRequest: SessionStatusRequest;
  SessionStatusResponse: SessionStatusResponse;
  SetSessionTitleRequest: SetSessionTitleRequest;
  SetSessionTitleResponse: SetSessionTitleResponse;
  StateUpdate: StateUpdate;
  StateUpdateKnown: StateUpdateKnown;
  RunningStateUpdate: RunningStateUpdate;
  StateUpdateRunning: StateUpdateRunning;
  RequiresActionStateUpdate: RequiresActionStateUpdate;
  StateUpdateRequiresAction: StateUpdateRequiresAction;
  UnknownStateUpdate: UnknownStateUpdate;
  StateUpdateUnknown: StateUpdateUnknown;
  ErrorStopReason: ErrorStopReason;
  IdleStateUpdate: IdleStateUpdate;
  IdleStateUpdateStopped: IdleStateUpdateStopped;
  IdleStateUpdateError: IdleStateUpdateError;
  IdleStateUpdateOther: IdleStateUpdateOther;
  StateUpdateIdle: StateUpdateIdle;
  StateUpdateIdleStopped: StateUpdateIdleStopped;
  StateUpdateIdleError: StateUpdateIdleError;
  StateUpdateIdleOther: StateUpdateIdleOther;
  StateUpdateOther: StateUpdateOther;
  SessionId: SessionId;
  NewSessionRequest: NewSessionRequest;
  NewSessionResponse: NewSessionResponse;
  LoadSessionRequest: LoadSessionRequest;
  LoadSessionResponse: LoadSessionResponse;
  ResumeSessionRequest: ResumeSessionRequest;
  ResumeSessionResponse: ResumeSessionResponse;
  ForkSessionRequest: ForkSessionRequest;
  ForkSessionResponse: ForkSessionResponse;
  CloseSessionRequest: CloseSessionRequest;
  CloseSessionResponse: CloseSessionResponse;
  DeleteSessionRequest: DeleteSessionRequest;
  DeleteSessionResponse: DeleteSessionResponse;
  SessionCancelCapabilities: SessionCancelCapabilities;
  SubagentSessionCapabilities: SubagentSessionCapabilities;
  SubagentUpdate: SubagentUpdate;
  SessionUpdateSubagentUpdate: SessionUpdateSubagentUpdate;
  SessionMessage: SessionMessage;
  SessionUpdateSessionMessage: SessionUpdateSessionMessage;
  SessionMessageChunk: SessionMessageChunk;
  SessionUpdateSessionMessageChunk: SessionUpdateSessionMessageChunk;
  TerminalId: TerminalId;
  CreateTerminalRequest: CreateTerminalRequest;
  CreateTerminalResponse: CreateTerminalResponse;
  TerminalExitStatus: TerminalExitStatus;
  TerminalOutputRequest: TerminalOutputRequest;
  TerminalOutputResponse: TerminalOutputResponse;
  WaitForTerminalExitRequest: WaitForTerminalExitRequest;
  WaitForTerminalExitResponse: WaitForTerminalExitResponse;
  KillTerminalRequest: KillTerminalRequest;
  KillTerminalResponse: KillTerminalResponse;
  ReleaseTerminalRequest: ReleaseTerminalRequest;
  ReleaseTerminalResponse: ReleaseTerminalResponse;
  ToolCallId: ToolCallId;
  ToolKind: ToolKind;
  ToolCallStatus: ToolCallStatus;
  ToolCall: ToolCall;
  ToolCallUpdate: ToolCallUpdate;
  SessionUpdateToolCall: SessionUpdateToolCall;
  SessionUpdateToolCallUpdate: SessionUpdateToolCallUpdate;
  ToolCallContent: ToolCallContent;
  Content: Content;
  ToolCallContentContent: ToolCallContentContent;
  Diff: Diff;
  ToolCallContentDiff: ToolCallContentDiff;
  Terminal: Terminal;
  ToolCallContentTerminal: ToolCallContentTerminal;
  ToolCallLocation: ToolCallLocation;
  SessionNotification: SessionNotification;
  SessionUpdate: SessionUpdate;
  MessageId: MessageId;
  ContentChunk: ContentChunk;
  SessionUpdateUserMessageChunk: SessionUpdateUserMessageChunk;
  SessionUpdateAgentMessageChunk: SessionUpdateAgentMessageChunk;
  SessionUpdateAgentThoughtChunk: SessionUpdateAgentThoughtChunk;
  SessionInfoUpdate: SessionInfoUpdate;
  SessionUpdateSessionInfoUpdate: SessionUpdateSessionInfoUpdate;
  Cost: Cost;
  UsageUpdate: UsageUpdate;
  SessionUpdateUsageUpdate: SessionUpdateUsageUpdate;
  Usage: Usage;
}
