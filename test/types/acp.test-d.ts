/* eslint @typescript-eslint/no-unsafe-return: "off", @typescript-eslint/no-unsafe-enum-assignment: "off" -- of lines that should not compile */
/** What a TypeScript user of the Agent Client Protocol relies on: a line that should not compile says so. */
import {
  check,
  checkMessage,
  checkParams,
  checkResult,
  type ContentBlock,
  type CreateElicitationResponse,
  type ElicitationPropertySchema,
  type IdleStateUpdate,
  isSessionNotification,
  type McpServer,
  type NewSessionResponse,
  type PromptRequest,
  readLenient,
  type SessionNotification,
  type SessionUpdate,
} from "ask-session-protocol/acp";

declare const value: unknown;

/** A union narrows on its tag, and a switch over it can be exhaustive. */
export function textOf(block: ContentBlock): string {
  switch (block.type) {
    case "text":
      return block.text;
    case "image":
    case "audio":
      return block.data;
    case "resource_link":
      return block.uri;
    case "resource":
      return "text" in block.resource ? block.resource.text : block.resource.blob;
  }
}

export function titleOf(update: SessionUpdate): string | null | undefined {
  if (update.sessionUpdate === "tool_call") return update.title satisfies string;
  if (update.sessionUpdate === "tool_call_update") return update.title;
  if (update.sessionUpdate === "agent_message_chunk") return textOf(update.content);
  // @ts-expect-error TS2339: a plan has no title.
  if (update.sessionUpdate === "plan") return update.title;
  // @ts-expect-error TS2367: no update is called that.
  if (update.sessionUpdate === "tool_cal") return "";
  return undefined;
}

/** An open union narrows too: to a known variant by its name, and in the end to the one of unknown names. */
export function openTag(response: CreateElicitationResponse): unknown {
  switch (response.action) {
    case "accept":
      return response.content;
    case "decline":
    case "cancel":
      return response._meta;
    default: {
      const name: string = response.action;
      return [name, response.payload];
    }
  }
}
export function field(schema: ElicitationPropertySchema): number | null | undefined {
  if (schema.type === "string") return schema.maxLength;
  if (schema.type === "integer") return schema.maximum;
  // @ts-expect-error TS2339: a field that is on or off has no greatest value.
  if (schema.type === "boolean") return schema.maximum;
  return undefined;
}
export function optionalTag(state: IdleStateUpdate): string | undefined {
  if (state.stopReason === "error") return state.error?.message;
  if (state.stopReason === undefined || state.stopReason === null) return "stopped";
  return state.stopReason;
}
/** A name of one's own can be written; a name that is neither known nor one's own cannot. */
export const own: CreateElicitationResponse = { action: "_later", when: 5 };
// @ts-expect-error TS2322: neither known nor with the prefix of names of one's own.
export const foreign: CreateElicitationResponse = { action: "later" };

export function untagged(server: McpServer): string {
  return "command" in server ? server.command : "url" in server ? server.url : server.serverId;
}

const message = checkMessage(value, { from: "agent" });
if (message.ok && message.value.method === "session/update") message.value.params satisfies SessionNotification;
const params = checkParams("session/prompt", value);
if (params.ok) params.value satisfies PromptRequest;
const result = checkResult("session/new", value);
if (result.ok) result.value satisfies NewSessionResponse;
const other = checkResult("_x/y", value);
// @ts-expect-error TS2322: what a method nobody knows returns is any JSON.
export const otherResult: NewSessionResponse | undefined = other.ok ? other.value : undefined;
const read = readLenient("SessionUpdate", value);
if (read.ok) read.value satisfies SessionUpdate;
const part = readLenient({ method: "session/new", part: "result" }, value);
if (part.ok) part.value satisfies NewSessionResponse;
const one = check("ToolCall", value, { stability: "unstable" });
if (one.ok) one.value.title satisfies string;
if (isSessionNotification(value)) value.update.sessionUpdate satisfies string;
