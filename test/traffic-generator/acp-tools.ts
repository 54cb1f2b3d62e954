import { answer, request, update } from "./acp-message.js";
import type { Step, World } from "./world.js";

type Routine = (world: World, id: string) => Generator<Step>;

const OPTIONS = [
  { optionId: "once", name: "Yes", kind: "allow_once" },
  { optionId: "always", name: "Always", kind: "allow_always" },
  { optionId: "no", name: "No", kind: "reject_once" },
];

/** What an agent does in a turn: each is one tool call, announced first and finished at the end. */
export const ROUTINES: readonly Routine[] = [read, edit, run];

function* read(world: World, id: string): Generator<Step> {
  const toolCallId = world.name("call_");
  const path = pathOf(world);
  yield update(id, "tool_call", { toolCallId, title: "Read a file", kind: "read", status: "pending", locations: [{ path, line: 1 }] });
  yield update(id, "tool_call_update", { toolCallId, status: "in_progress" });
  const content = world.draw.text(world.scale.file);
  yield* ask(world, "fs/read_text_file", { sessionId: id, path, line: 1, limit: 2000 }, { content });
  yield update(id, "tool_call_update", {
    toolCallId,
    status: "completed",
    content: [{ type: "content", content: { type: "text", text: content } }],
  });
}

function* edit(world: World, id: string): Generator<Step> {
  const { draw, scale } = world;
  const toolCallId = world.name("call_");
  const path = pathOf(world);
  const newText = draw.text(scale.diff);
  const content = [{ type: "diff", path, oldText: draw.percent(10) ? null : draw.text(scale.diff), newText }];
  yield update(id, "tool_call", { toolCallId, title: `Edit ${path}`, kind: "edit", status: "pending", locations: [{ path }], content });
  if (!(yield* permitted(world, id, { toolCallId, title: `Edit ${path}`, content }))) return;
  yield update(id, "tool_call_update", { toolCallId, status: "in_progress" });
  yield* ask(world, "fs/write_text_file", { sessionId: id, path, content: newText }, {});
  yield update(id, "tool_call_update", { toolCallId, status: "completed", content, rawOutput: { bytes: newText.length } });
}

function* run(world: World, id: string): Generator<Step> {
  const toolCallId = world.name("call_");
  const command = { command: "npm", args: ["test"], cwd: "/home/ada/garden" };
  yield update(id, "tool_call", { toolCallId, title: "npm test", kind: "execute", status: "pending", rawInput: command });
  if (!(yield* permitted(world, id, { toolCallId, rawInput: command }))) return;
  const terminalId = world.name("term_");
  const terminal = { sessionId: id, terminalId };
  yield* ask(world, "terminal/create", { sessionId: id, ...command, outputByteLimit: 1_000_000 }, { terminalId });
  yield update(id, "tool_call_update", { toolCallId, status: "in_progress", content: [{ type: "terminal", terminalId }] });
  const exitStatus = { exitCode: world.draw.percent(20) ? 1 : 0, signal: null };
  yield* ask(world, "terminal/wait_for_exit", terminal, exitStatus);
  const output = world.draw.text(world.scale.file);
  yield* ask(world, "terminal/output", terminal, { output, truncated: false, exitStatus });
  yield* ask(world, "terminal/release", terminal, {});
  yield update(id, "tool_call_update", { toolCallId, status: exitStatus.exitCode === 0 ? "completed" : "failed", rawOutput: { output } });
}

/** Asks the user as a rule, and ends the call where the answer is no. */
function* permitted(
  world: World,
  id: string,
  toolCall: { readonly toolCallId: string; readonly [member: string]: unknown },
): Generator<Step, boolean> {
  const { draw } = world;
  if (draw.percent(50)) return true;
  const { optionId } = draw.one(OPTIONS);
  yield* ask(
    world,
    "session/request_permission",
    { sessionId: id, toolCall, options: OPTIONS },
    { outcome: { outcome: "selected", optionId } },
  );
  if (optionId !== "no") return true;
  yield update(id, "tool_call_update", { toolCallId: toolCall.toolCallId, status: "failed" });
  return false;
}

function* ask(world: World, method: string, params: object, result: object): Generator<Step> {
  const asked = request(world, method, params);
  yield asked;
  yield answer(asked, result);
}

function pathOf(world: World): string {
  return `/home/ada/garden/src/${world.draw.one(["cursor", "beds", "tank", "valve"])}.ts`;
}
