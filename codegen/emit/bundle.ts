import type { Contract, Definition } from "../contract.js";
import { messageName } from "../derive.js";
import { methodEntries } from "../registry.js";
import { definitionName, mapSubschemas, refTo, type Schema, subschemas } from "../schema.js";

/** Annotations that only this repository reads; those that say who sends what stay for the bundle's users. */
const INTERNAL = ["x-evidence", "x-open", "x-formerly", "x-written-as", "x-written-values", "x-type", "x-lenient"];

/**
 * The ask session protocol as one file, in the shape of the Ruby gem's artefact: `$defs` holds `event`, `interaction`
 * and `method`, and `protocolVersion` stands at the top. What they refer to is inside each of the three, under `$defs`
 * of its own; what two of them need is in the first.
 */
export function emitAskBundle(contract: Contract, identity: boolean): string {
  const { registry, definitions } = contract;
  const groups = [
    {
      name: "event",
      description: "Any event, told apart by its type.",
      members: [...names(definitions, "SessionEvent"), "IncomingEvent"],
      root: union("type", names(definitions, "SessionEvent")),
    },
    {
      name: "interaction",
      description: "Anything that waits for a person, told apart by its kind.",
      members: names(definitions, "Interaction"),
      root: union("kind", names(definitions, "Interaction")),
    },
    {
      name: "method",
      description: "Any request or notification, told apart by its method. Results and errors are among the definitions.",
      members: [...definitions.keys()],
      root: union(
        "method",
        methodEntries(registry).map(([, entry]) => messageName(entry)),
      ),
    },
  ];
  const home = new Map<string, string>();
  for (const { name, members } of groups) for (const member of reach(members, definitions)) if (!home.has(member)) home.set(member, name);

  const $defs = Object.fromEntries(
    groups.map(({ name, description, root }) => {
      const inner = [...definitions.values()].filter((definition) => home.get(definition.name) === name);
      return [
        name,
        {
          description,
          ...relocate(root, home),
          $defs: Object.fromEntries(inner.map((definition) => [definition.name, relocate(definition.schema, home)])),
        },
      ];
    }),
  );
  const methods = methodEntries(registry).map(([method, entry]): [string, unknown] => [
    method,
    { ...entry, params: address(entry.params, home), ...(entry.result === undefined ? {} : { result: address(entry.result, home) }) },
  ]);
  return `${JSON.stringify(
    {
      $schema: "https://json-schema.org/draft/2020-12/schema",
      ...(identity ? { $id: `urn:ask-session-protocol:${registry.protocol}:${registry.version}` } : {}),
      title: registry.title,
      description: registry.description,
      protocolVersion: registry.version,
      ...(registry.envelope === undefined ? {} : { "x-envelope": address(registry.envelope, home) }),
      "x-events": Object.fromEntries(
        Object.entries(registry.events ?? {}).map(([type, entry]) => [type, { ...entry, payload: address(entry.payload, home) }]),
      ),
      "x-methods": Object.fromEntries(methods),
      "x-errors": registry.errors,
      "x-capabilities": registry.capabilities,
      $defs,
    },
    null,
    2,
  )}\n`;
}

function names(definitions: Contract["definitions"], union: string): string[] {
  return (definitions.get(union)?.schema.oneOf ?? []).map(({ $ref = "" }) => definitionName($ref));
}

function union(tag: string, members: readonly string[]): Schema {
  return { type: "object", discriminator: { propertyName: tag }, oneOf: members.map(refTo) };
}

/** The definitions named, and all that they refer to. */
function reach(start: readonly string[], definitions: ReadonlyMap<string, Definition>): Set<string> {
  const found = new Set<string>();
  const open = [...start];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (found.has(name)) continue;
    found.add(name);
    for (const { $ref } of subschemas(definitions.get(name)?.schema ?? {})) if ($ref !== undefined) open.push(definitionName($ref));
  }
  return found;
}

function relocate(schema: Schema, home: ReadonlyMap<string, string>): Schema {
  const kept = Object.fromEntries(
    Object.entries(mapSubschemas(schema, (inner) => relocate(inner, home))).filter(([key]) => !INTERNAL.includes(key)),
  ) as Schema;
  return kept.$ref === undefined ? kept : { ...kept, $ref: address(kept.$ref, home) };
}

function address(ref: string, home: ReadonlyMap<string, string>): string {
  const name = definitionName(ref);
  return `#/$defs/${home.get(name) ?? ""}/$defs/${name}`;
}
