// Generated from schema/rules (sha256 1f0d09a25a8f5038) by `npm run generate`. Do not edit.

/** Every rule of a conversation that a recording can show broken, by the id of its findings. */
export const CONVERSATION_RULES = {
  "rule/cwd-absolute": {"level":"error","text":"The working directory of a session is an absolute path.","protocol":"acp","number":"R43","source":"MUST","reference":"session-setup"},
  "rule/one-turn": {"level":"warning","text":"A session has one turn at a time: the next prompt follows the answer to the one before.","protocol":"acp","number":"R75","source":"implied","reference":"prompt-turn"},
  "rule/tool-call-known": {"level":"warning","text":"A tool_call_update is about a tool call that was reported before.","protocol":"acp","number":"R91","source":"stated","reference":"schema: ToolCallUpdate"},
};
