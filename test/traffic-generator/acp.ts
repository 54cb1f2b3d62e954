import { ROUTINES } from "./acp-tools.js";
import { answer, notification, request, update } from "./acp-message.js";
import type { Step, World } from "./world.js";

const MODES = [
  { id: "ask", name: "Ask" },
  { id: "code", name: "Code", description: "Write without asking" },
];

/** The handshake that opens a connection: capabilities for all that sessions go on to use. */
export function* acpHandshake(world: World): Generator<Step> {
  const initialize = request(world, "initialize", {
    protocolVersion: 1,
    clientCapabilities: { fs: { readTextFile: true, writeTextFile: true }, terminal: true },
    clientInfo: { name: "notebook", version: "0.3" },
  });
  yield initialize;
  yield answer(initialize, {
    protocolVersion: 1,
    agentCapabilities: { promptCapabilities: { embeddedContext: true }, sessionCapabilities: { close: {} } },
    agentInfo: { name: "gardener", version: "4.0" },
    authMethods: [],
  });
}

/** A session from its creation to its close, abiding by every rule of the conversation. */
export function* acpSession(world: World): Generator<Step> {
  const { draw, scale } = world;
  const create = request(world, "session/new", {
    cwd: "/home/ada/garden",
    mcpServers: draw.percent(30) ? [{ name: "beds", command: "/usr/bin/beds", args: ["--stdio"], env: [] }] : [],
  });
  yield create;
  const id = world.sessionId();
  yield answer(create, { sessionId: id, modes: { currentModeId: "ask", availableModes: MODES } });
  yield update(id, "available_commands_update", { availableCommands: [{ name: "plan", description: "Plan first" }] });
  for (let turns = draw.number(scale.turns); turns > 0; turns -= 1) {
    if (draw.percent(10)) yield* setMode(world, id);
    yield* turn(world, id);
    if (world.isOver) break;
  }
  const close = request(world, "session/close", { sessionId: id });
  yield close;
  yield answer(close, {});
}

function* setMode(world: World, id: string): Generator<Step> {
  const set = request(world, "session/set_mode", { sessionId: id, modeId: world.draw.one(MODES).id });
  yield set;
  yield answer(set, {});
}

function* turn(world: World, id: string): Generator<Step> {
  const { draw, scale } = world;
  const text = { type: "text", text: draw.text([10, 60]) };
  const resource = () => ({ type: "resource", resource: { uri: "file:///home/ada/garden/beds.csv", text: draw.text(scale.file) } });
  const prompt = request(world, "session/prompt", { sessionId: id, prompt: draw.percent(25) ? [text, resource()] : [text] });
  yield prompt;
  const calls = draw.number(scale.tools);
  if (calls > 1) yield plan(id, "in_progress");
  yield* chunks(world, id, "agent_thought_chunk", draw.percent(30) ? 3 : 0);
  for (let call = 0; call < calls; call += 1) {
    yield* chunks(world, id, "agent_message_chunk", draw.number(scale.chunks));
    if (draw.percent(5)) {
      yield* cancelled(world, id, prompt);
      return;
    }
    yield* draw.one(ROUTINES)(world, id);
  }
  yield* chunks(world, id, "agent_message_chunk", draw.number(scale.chunks));
  if (calls > 1) yield plan(id, "completed");
  yield answer(prompt, { stopReason: draw.percent(2) ? "max_tokens" : "end_turn" });
}

function* chunks(world: World, id: string, kind: string, count: number): Generator<Step> {
  for (let n = 0; n < count; n += 1) yield update(id, kind, { content: { type: "text", text: world.draw.text(world.scale.chunk) } });
}

function plan(id: string, status: string): Step {
  return update(id, "plan", { entries: [{ content: "Water the north bed", priority: "high", status }] });
}

/** The user stops the turn while a permission is asked for: that is answered as cancelled, and so is the prompt. */
function* cancelled(world: World, id: string, prompt: Step): Generator<Step> {
  const toolCallId = world.name("call_");
  yield update(id, "tool_call", { toolCallId, title: "Empty the tank", kind: "execute", status: "pending" });
  const options = [{ optionId: "no", name: "No", kind: "reject_once" }];
  const permission = request(world, "session/request_permission", { sessionId: id, toolCall: { toolCallId }, options });
  yield permission;
  yield notification("c2a", "session/cancel", { sessionId: id });
  yield answer(permission, { outcome: { outcome: "cancelled" } });
  yield update(id, "tool_call_update", { toolCallId, status: "failed" });
  yield answer(prompt, { stopReason: "cancelled" });
}
