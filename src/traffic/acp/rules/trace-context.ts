import { describe, has } from "../../../json/index.js";
import type { AcpRule } from "../rule.js";
import { broken, objectOf } from "../step.js";

/** What values of the reserved names look like (W3C Trace Context, W3C Baggage). */
const FORMS = {
  traceparent: { form: /^[0-9a-f]{2}-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}(-|$)/, expected: "version-trace-parent-flags in hexadecimal" },
  tracestate: { form: /^[^=]+=|^$/, expected: "a list such as key=value,other=value" },
  baggage: { form: /^[^=]+=|^$/, expected: "a list such as key=value,other=value" },
};

/** R163 (schema:_meta, extensibility): names of W3C Trace Context mean what they mean there. */
export const traceContext: AcpRule = {
  id: "rule/trace-context",
  on: ["*"],
  check(step) {
    const part = step.kind === "response" ? step.result : step.params;
    if (part === undefined || !has(part, "_meta")) return undefined;
    const base = step.kind === "response" ? "/result/_meta" : "/params/_meta";
    const meta = objectOf(part, "_meta") ?? {};
    return Object.entries(FORMS).flatMap(([name, { form, expected }]) => {
      const value = has(meta, name) ? meta[name] : undefined;
      if (value === undefined || (typeof value === "string" && form.test(value))) return [];
      return broken(step, `${base}/${name}`, `no ${name} of W3C`, expected, describe(value));
    });
  },
};
