import type { Contract } from "../contract.js";
import { messageName } from "../derive.js";
import { methodEntries } from "../registry.js";
import { definitionName } from "../schema.js";

/** The registry as frozen tables, with references turned into names of definitions. */
export function emitRegistry(contract: Contract): string {
  return tables(contract)
    .map(({ name, comment, value }) => `/** ${comment} */\nexport const ${name} = ${JSON.stringify(value, null, 2)};\n`)
    .join("\n");
}

/** Declarations for it: every name and code as a literal, and the tables that lead from a name to its types. */
export function emitRegistryTypes(contract: Contract): string {
  const { events = {} } = contract.registry;
  const declared = tables(contract).map(
    ({ name, comment, value }) => `/** ${comment} */\nexport declare const ${name}: ${literalType(value)};\n`,
  );
  const table = (name: string, comment: string, rows: readonly (readonly [string, string])[]) =>
    `/** ${comment} */\nexport interface ${name} {\n${rows.map(([key, type]) => `  ${JSON.stringify(key)}: Types.${type};`).join("\n")}\n}\n`;
  const eventRows = Object.entries(events).map(([type, { payload }]) => [type, definitionName(payload)] as const);
  const methodRows = methodEntries(contract.registry);
  return [
    `import type * as Types from "./types.js";\n`,
    ...declared,
    table("EventPayloads", "Payload of each event type.", eventRows),
    table(
      "EventEnvelopes",
      "Envelope of each event type.",
      eventRows.map(([type, payload]) => [type, `${payload}Event`]),
    ),
    table(
      "MethodParams",
      "Params of each method.",
      methodRows.map(([method, { params }]) => [method, definitionName(params)]),
    ),
    table(
      "MethodResults",
      "Result of each method that has one.",
      methodRows.flatMap(([method, { result }]) => (result === undefined ? [] : [[method, definitionName(result)]])),
    ),
    table(
      "MethodMessages",
      "Whole message of each method.",
      methodRows.map(([method, entry]) => [method, messageName(entry)]),
    ),
  ].join("\n");
}

function tables(contract: Contract) {
  const { registry } = contract;
  const events = Object.fromEntries(
    Object.entries(registry.events ?? {}).map(([type, entry]) => [
      type,
      { ...entry, payload: definitionName(entry.payload), envelope: `${definitionName(entry.payload)}Event` },
    ]),
  );
  const methods = Object.fromEntries(
    methodEntries(registry).map(([method, entry]) => [
      method,
      { ...entry, params: definitionName(entry.params), ...(entry.result === undefined ? {} : { result: definitionName(entry.result) }) },
    ]),
  );
  return [
    { name: "PROTOCOL_VERSION", comment: "Version of the protocol: major, dot, minor.", value: registry.version },
    {
      name: "EVENTS",
      comment: "Every event type: definitions of its payload and envelope, interaction it opens, gate, first version, stability.",
      value: events,
    },
    {
      name: "METHODS",
      comment: "Every method: who sends it, its kind, definitions of params and result, events it carries, gate, first version, stability.",
      value: methods,
    },
    {
      name: "ERROR_CODES",
      comment: "Error codes by name.",
      value: Object.fromEntries(Object.entries(registry.errors).map(([name, { code }]) => [name, code])),
    },
    { name: "CAPABILITIES", comment: "What a host can offer, in canonical order.", value: Object.keys(registry.capabilities ?? {}) },
    { name: "DELIVERY_KINDS", comment: "How a subscriber can get events.", value: Object.keys(registry.deliveryKinds ?? {}) },
  ];
}

/** A JSON value as a type of read-only literals. */
function literalType(value: unknown, indent = ""): string {
  if (Array.isArray(value)) return `readonly [${value.map((item) => literalType(item)).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const inner = `${indent}  `;
  const rows = Object.entries(value).map(([key, item]) => `${inner}readonly ${JSON.stringify(key)}: ${literalType(item, inner)};`);
  return `{\n${rows.join("\n")}\n${indent}}`;
}
