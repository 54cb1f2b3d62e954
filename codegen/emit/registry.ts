import type { Contract } from "../contract.js";
import { messageName } from "../derive.js";
import { type MethodEntry, methodEntries, type Registry } from "../registry.js";
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
    `/** ${comment} */\nexport interface ${name} {\n${[...grouped(rows)].map(([key, types]) => `  ${JSON.stringify(key)}: ${types.join(" | ")};`).join("\n")}\n}\n`;
  const eventRows = Object.entries(events).map(([type, { payload }]) => [type, definitionName(payload)] as const);
  const methodRows = methodEntries(contract.registry);
  const eventTables = [
    table("EventPayloads", "Payload of each event type.", eventRows),
    table(
      "EventEnvelopes",
      "Envelope of each event type.",
      eventRows.map(([type, payload]) => [type, `${payload}Event`]),
    ),
  ];
  return [
    `import type * as Types from "./types.js";\n`,
    ...declared,
    ...(contract.registry.events === undefined ? [] : eventTables),
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
    ...(contract.registry.events === undefined
      ? []
      : [
          table(
            "MethodMessages",
            "Whole message of each method.",
            methodRows.map(([method, entry]) => [method, messageName(entry)]),
          ),
        ]),
  ].join("\n");
}

function grouped(rows: readonly (readonly [string, string])[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const [key, type] of rows) groups.set(key, [...(groups.get(key) ?? []), `Types.${type}`]);
  return groups;
}

function tables(contract: Contract) {
  const { registry } = contract;
  const version = { name: "PROTOCOL_VERSION", comment: "Version of the protocol: major, dot, minor.", value: registry.version };
  const errors = {
    name: "ERROR_CODES",
    comment: "Error codes by name.",
    value: Object.fromEntries(Object.entries(registry.errors).map(([name, { code }]) => [name, code])),
  };
  if (registry.events === undefined)
    return [
      { ...version, comment: "Version of the protocol, as `initialize` says it.", value: Number(registry.version) },
      {
        name: "METHODS",
        comment:
          "Every method, with an entry for each way it is used: who sends it, its kind, definitions of params and result, gate, first version, stability.",
        value: listedMethods(registry),
      },
      ...(registry.extensions === undefined
        ? []
        : [
            {
              name: "EXTENSIONS",
              comment: "Methods outside the protocol: the prefix of their names, and what their parts are.",
              value: named(registry.extensions),
            },
          ]),
      errors,
    ];
  const events = Object.fromEntries(
    Object.entries(registry.events ?? {}).map(([type, entry]) => [
      type,
      { ...entry, payload: definitionName(entry.payload), envelope: `${definitionName(entry.payload)}Event` },
    ]),
  );
  const methods = Object.fromEntries(methodEntries(registry).map(([method, entry]) => [method, named(entry)]));
  return [
    version,
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
    errors,
    { name: "CAPABILITIES", comment: "What a host can offer, in canonical order.", value: Object.keys(registry.capabilities ?? {}) },
    { name: "DELIVERY_KINDS", comment: "How a subscriber can get events.", value: Object.keys(registry.deliveryKinds ?? {}) },
  ];
}

function listedMethods(registry: Registry): Record<string, unknown[]> {
  const methods: Record<string, unknown[]> = {};
  for (const [method, entry] of methodEntries(registry)) (methods[method] ??= []).push(named(entry));
  return methods;
}

/** An entry with references turned into names of definitions. */
function named(entry: MethodEntry | NonNullable<Registry["extensions"]>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(entry).map(([key, value]) => [
      key,
      typeof value === "string" && value.includes("#/$defs/") ? definitionName(value) : value,
    ]),
  );
}

/** A JSON value as a type of read-only literals. */
function literalType(value: unknown, indent = ""): string {
  if (Array.isArray(value)) return `readonly [${value.map((item) => literalType(item)).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const inner = `${indent}  `;
  const rows = Object.entries(value).map(([key, item]) => `${inner}readonly ${JSON.stringify(key)}: ${literalType(item, inner)};`);
  return `{\n${rows.join("\n")}\n${indent}}`;
}
