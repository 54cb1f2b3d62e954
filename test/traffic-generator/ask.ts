import type { Step, World } from "./world.js";

/** The handshake that opens a connection. */
export function* askHandshake(world: World): Generator<Step> {
  yield* call(
    world,
    "initialize",
    { client: { name: "notebook", version: "0.3" }, protocolVersion: "1.0" },
    {
      protocolVersion: "1.0",
      capabilities: ["sessionManagement", "eventStreaming", "interactions"],
      server: { name: "workbench", version: "2.1" },
    },
  );
}

/** A session from its creation to its close: what happens in it comes as events with a rising `seq`. */
export function* askSession(world: World): Generator<Step> {
  const { draw, scale } = world;
  const sessionId = world.sessionId();
  let seq = 0;
  const event = (type: string, payload: object): Step => ({
    dir: "a2c",
    msg: { method: "session/event", params: { sessionId, event: { type, seq: ++seq, payload } } },
  });
  const session = { sessionId, model: "north/small", createdAt: "2026-11-02T09:15:00Z" };
  yield* call(world, "session/create", { workspace: { workspacePath: "/home/ada/garden" }, mode: "on_request" }, { session });
  const subscription = { sessionId, deliveryKind: "replay" };
  yield* call(world, "session/subscribe", { ...subscription, afterSeq: 0 }, { subscription });
  yield event("session.created", { sessionId });
  for (let runs = draw.number(scale.turns); runs > 0; runs -= 1) {
    yield* run(world, sessionId, event);
    if (world.isOver) break;
  }
  yield event("session.ended", { sessionId, reason: "closed" });
  yield* call(world, "session/close", { sessionId }, { closed: true, sessionId });
}

type Event = (type: string, payload: object) => Step;

/** One prompt to its end: model iterations, each but the last with a tool call. */
function* run(world: World, sessionId: string, event: Event): Generator<Step> {
  const { draw, scale } = world;
  const first = world.name("turn_");
  yield* call(world, "session/send", { sessionId, content: draw.text([10, 60]) }, { accepted: true, status: "steered", turnId: first });
  let turnId = first;
  yield event("turn.started", { turnId });
  for (let calls = draw.number(scale.tools); calls > 0; calls -= 1) {
    yield* deltas(world, event);
    yield* tool(world, sessionId, event);
    turnId = world.name("turn_");
    yield event("turn.started", { turnId });
  }
  yield* deltas(world, event);
  yield event("turn.completed", { turnId, response: draw.text(scale.chunk), inputTokens: 412, outputTokens: 38 });
}

function* deltas({ draw, scale }: World, event: Event): Generator<Step> {
  const type = draw.percent(10) ? "model.thinking" : "model.streaming";
  for (let n = draw.number(scale.chunks); n > 0; n -= 1) yield event(type, { delta: draw.text(scale.chunk) });
}

function* tool(world: World, sessionId: string, event: Event): Generator<Step> {
  const { draw, scale } = world;
  const use = { id: world.name("call_"), name: "write" };
  const args = { path: "beds.csv", text: draw.text(scale.diff) };
  yield event("tool.use", { ...use, args });
  if (draw.percent(50)) {
    const interactionId = world.name("act_");
    yield event("approval.required", { id: interactionId, toolName: use.name, args, allowedScopes: ["once", "session"] });
    yield* call(world, "interaction/approve", { sessionId, interactionId, scope: "once" }, { approved: true, interactionId });
    yield event("approval.updated", { id: interactionId, status: "approved" });
  }
  const output = draw.text(scale.file);
  if (draw.percent(50)) yield event("tool.delta", { ...use, partial: output });
  yield event("tool.result", { ...use, output, isError: draw.percent(10), durationMs: draw.number([1, 900]) });
}

function* call(world: World, method: string, params: object, result: object): Generator<Step> {
  const request = world.fromClient(method, params);
  yield request;
  yield { dir: "a2c", msg: { id: request.id, result } };
}
