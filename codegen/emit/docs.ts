import type { Contract } from "../contract.js";
import { methodEntries } from "../registry.js";
import { definitionName, type Schema } from "../schema.js";
import { expectation } from "./members.js";

/** The reference of a protocol as Markdown: tables of events and methods, then every definition with its members. */
export function emitDocs(contract: Contract): string {
  const { registry, definitions } = contract;
  const authored = [...definitions.values()].filter(({ derived }) => !derived);
  return `${[
    `# ${registry.title} ${registry.version}`,
    registry.description,
    "Objects are open: writers send only what stands here, readers pass over members, event types and methods they do not know.",
    ...eventsSection(contract),
    ...methodsSection(contract),
    "## Error codes",
    table(
      ["Code", "Name", "Meaning", "Evidence"],
      Object.entries(registry.errors).map(([name, { code, description, evidence }]) => [
        String(code),
        `\`${name}\``,
        description,
        evidence,
      ]),
    ),
    ...namesSection("## Capabilities", registry.capabilities),
    ...namesSection("## Delivery kinds", registry.deliveryKinds),
    "## Definitions",
    ...authored.flatMap(({ name, file, schema }) => definition(name, file, schema, contract)),
  ].join("\n\n")}\n`;
}

function eventsSection({ registry, definitions }: Contract): string[] {
  if (registry.events === undefined) return [];
  const rows = Object.entries(registry.events).map(([type, entry]) => {
    const payload = definitionName(entry.payload);
    return [
      `\`${type}\``,
      link(payload),
      entry.interaction ?? "",
      gate(entry.gate),
      entry.since,
      entry.stability,
      definitions.get(payload)?.schema.description ?? "",
    ];
  });
  return ["## Events", table(["Type", "Payload", "Interaction", "Gate", "Since", "Stability", "Meaning"], rows)];
}

function methodsSection({ registry, definitions }: Contract): string[] {
  const rows = methodEntries(registry).map(([method, entry]) => {
    const params = definitionName(entry.params);
    const result = entry.result === undefined ? "none" : link(definitionName(entry.result));
    return [
      `\`${method}\``,
      entry.from,
      entry.kind,
      link(params),
      result,
      gate(entry.gate),
      entry.since,
      entry.stability,
      definitions.get(params)?.schema.description ?? "",
    ];
  });
  return ["## Methods", table(["Method", "From", "Kind", "Params", "Result", "Gate", "Since", "Stability", "Meaning"], rows)];
}

function namesSection(heading: string, names: Readonly<Record<string, string>> | undefined): string[] {
  if (names === undefined) return [];
  return [
    heading,
    table(
      ["Name", "Meaning"],
      Object.entries(names).map(([name, meaning]) => [`\`${name}\``, meaning]),
    ),
  ];
}

function definition(name: string, file: string, schema: Schema, contract: Contract): string[] {
  const about = [`### ${name}`, schema.description ?? "", `From \`schema/${file}\`, ${evidence(schema) ?? "documented"}${marks(schema)}.`];
  if (schema.properties === undefined) return [...about, `Value: ${valueOf(schema, contract)}.`];
  const rows = Object.entries(schema.properties).map(([member, inner]) => [
    `\`${member}\``,
    valueOf(inner, contract),
    (schema.required ?? []).includes(member) ? "yes" : "no",
    [
      inner.description ?? target(inner, contract)?.description ?? "",
      evidence(inner) === undefined ? "" : `(${evidence(inner) ?? ""})`,
      marks(inner).replace(", ", ""),
    ]
      .filter((words) => words !== "")
      .join(" "),
  ]);
  return [...about, table(["Member", "Value", "Required", "Meaning"], rows)];
}

function valueOf(schema: Schema, contract: Contract): string {
  if (schema.$ref !== undefined) return link(definitionName(schema.$ref));
  if (schema.items !== undefined) return `array of ${valueOf(schema.items, contract)}`;
  if (schema.oneOf !== undefined) return schema.oneOf.map((branch) => valueOf(branch, contract)).join(", ");
  if (schema["x-open"] !== true && schema.anyOf !== undefined) return schema.anyOf.map((branch) => valueOf(branch, contract)).join(" or ");
  if (typeof schema.additionalProperties === "object") return `object of ${valueOf(schema.additionalProperties, contract)}`;
  if (schema["x-open"] === true)
    return `${(schema.anyOf?.[0]?.enum ?? []).map((value) => `\`${String(value)}\``).join(", ")} or another ${String(schema.anyOf?.at(-1)?.type)}`;
  return expectation(schema, contract).replaceAll(/"[^"]*"/g, (text) => `\`${text}\``);
}

/** What a schema says of itself beside its meaning: stability, gate and leniency. */
function marks(schema: Schema): string {
  const gated = schema["x-gate"] === undefined ? "" : `, where \`${schema["x-gate"] as string}\` is announced`;
  const lenient = schema["x-lenient"] === undefined ? "" : `, read with \`${schema["x-lenient"] as string}\``;
  return `${schema["x-stability"] === "unstable" ? ", unstable" : ""}${gated}${lenient}`;
}

function evidence(schema: Schema): string | undefined {
  return schema["x-evidence"] as string | undefined;
}

function target(schema: Schema, contract: Contract): Schema | undefined {
  return schema.$ref === undefined ? undefined : contract.definitions.get(definitionName(schema.$ref))?.schema;
}

function gate(name: string | undefined): string {
  return name === undefined ? "" : `\`${name}\``;
}

function link(name: string): string {
  return `[${name}](#${name.toLowerCase()})`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}
