import type { Contract } from "../contract.js";
import { methodEntries } from "../registry.js";
import { mapSubschemas, type Schema } from "../schema.js";

/** Annotations that only this repository reads. Stability, gates and leniency stay: a reader in any language needs them. */
const INTERNAL = ["x-evidence", "x-open", "x-formerly", "x-written-as", "x-written-values", "x-type", "x-payload"];

/**
 * A protocol as one file with all its definitions in one flat `$defs`. Nothing stands at the root: which definition a
 * message is held against follows from its method, in `x-methods`.
 */
export function emitFlatBundle({ registry, definitions }: Contract, identity: boolean): string {
  const methods: Record<string, unknown[]> = {};
  for (const [method, entry] of methodEntries(registry)) {
    const { params, result } = entry;
    (methods[method] ??= []).push({ ...entry, params: local(params), ...(result === undefined ? {} : { result: local(result) }) });
  }
  const { extensions } = registry;
  return `${JSON.stringify(
    {
      $schema: "https://json-schema.org/draft/2020-12/schema",
      ...(identity ? { $id: `urn:ask-session-protocol:${registry.protocol}:${registry.version}` } : {}),
      title: registry.title,
      description: registry.description,
      protocolVersion: Number(registry.version),
      "x-methods": methods,
      ...(extensions === undefined
        ? {}
        : { "x-extensions": Object.fromEntries(Object.entries(extensions).map(([key, value]) => [key, local(value)])) }),
      ...(registry.error === undefined ? {} : { "x-error": local(registry.error) }),
      "x-errors": registry.errors,
      $defs: Object.fromEntries([...definitions.values()].map(({ name, schema }) => [name, published(schema)])),
    },
    null,
    2,
  )}\n`;
}

function published(schema: Schema): Schema {
  return Object.fromEntries(Object.entries(mapSubschemas(schema, published)).filter(([key]) => !INTERNAL.includes(key)));
}

/** A reference without the file it named. */
function local(reference: string): string {
  return reference.includes("#/$defs/") ? reference.slice(reference.indexOf("#")) : reference;
}
