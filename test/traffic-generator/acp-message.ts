import type { Step, World } from "./world.js";

const JSONRPC = { jsonrpc: "2.0" } as const;
const AGENT_METHODS = /^(?:session\/request_permission|fs\/|terminal\/)/;

/** A request, from the side that sends its method. */
export function request(world: World, method: string, params: object): Step {
  return AGENT_METHODS.test(method) ? world.fromAgent(method, params, JSONRPC) : world.fromClient(method, params, JSONRPC);
}

/** What answers a request. */
export function answer({ dir, msg }: Step, result: object): Step {
  return { dir: dir === "c2a" ? "a2c" : "c2a", msg: { ...JSONRPC, id: msg.id, result } };
}

export function notification(dir: Step["dir"], method: string, params: object): Step {
  return { dir, msg: { ...JSONRPC, method, params } };
}

/** A `session/update` of the given kind. */
export function update(sessionId: string, sessionUpdate: string, rest: object): Step {
  return notification("a2c", "session/update", { sessionId, update: { sessionUpdate, ...rest } });
}
