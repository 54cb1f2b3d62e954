import type { AcpRule } from "../rule.js";
import { broken, objectOf } from "../step.js";

/** U12 (schema:InitializeProxyRequest): a proxy asks its successor for the version that it was asked for. */
export const proxyVersionKept: AcpRule = {
  id: "rule/proxy-version-kept",
  on: ["proxy/successor"],
  check(step, { open }) {
    const { method } = step.params;
    if (step.kind !== "request" || (method !== "initialize" && method !== "proxy/initialize")) return undefined;
    const asked = [...open.client.values()].find((request) => request.method === "proxy/initialize");
    const version = objectOf(step.params, "params")?.protocolVersion;
    const before = asked?.params.protocolVersion;
    if (asked === undefined || before === undefined || version === undefined || before === version) return undefined;
    const expected = `${JSON.stringify(before)} as in line ${String(asked.line)}`;
    return broken(step, "/params/params/protocolVersion", "changed version", expected, JSON.stringify(version));
  },
};
