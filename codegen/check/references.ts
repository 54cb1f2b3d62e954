import { append } from "../../src/json/index.js";
import { referencedFile, type SourceFile } from "../contract.js";
import type { Registry } from "../registry.js";
import { definitionName, type Schema } from "../schema.js";
import type { Fault } from "./fault.js";
import { methodsOf } from "./methods.js";

type Files = ReadonlyMap<string, Readonly<Record<string, Schema>>>;

/** Every reference leads to a definition, and every definition is led to from a registry. */
export function checkReferences(sources: readonly SourceFile[]): Fault[] {
  const files: Files = new Map(
    sources
      .filter(({ path }) => path.includes(".schema.json") && !/^(dialect|registry|config|rules\/catalogue)\./.test(path))
      .map(({ path, text }) => [path, (JSON.parse(text) as { $defs: Record<string, Schema> }).$defs]),
  );
  const faults: Fault[] = [];
  const reached = new Set<string>();
  const follow = (from: string, pointer: string, ref: string, rule: string, reason = "") => {
    const file = referencedFile(from, ref);
    const schema = files.get(file)?.[definitionName(ref)];
    if (schema === undefined) {
      faults.push({
        file: from,
        pointer,
        rule,
        message: `"${ref}"${reason} leads nowhere: ${files.has(file) ? `schema/${file} has no definition ${definitionName(ref)}` : `there is no schema/${file}`}`,
      });
      return;
    }
    const key = `${file}#${definitionName(ref)}`;
    if (reached.has(key)) return;
    reached.add(key);
    for (const inner of references(schema, append("/$defs", definitionName(ref))))
      follow(file, inner.pointer, inner.ref, "schema/reference");
  };

  for (const { path, text } of sources) {
    if (!path.endsWith("registry.json")) continue;
    for (const { pointer, ref } of registryReferences(JSON.parse(text) as Registry))
      follow(path, pointer, ref, "schema/registry-reference", pointer === "" ? ", which a registry with events needs," : "");
  }
  // The JSON-RPC envelope is used by both protocols without being named in their registries.
  for (const name of Object.keys(files.get("jsonrpc.schema.json") ?? {}))
    follow("jsonrpc.schema.json", "", `#/$defs/${name}`, "schema/reference");
  // Behind a reference that leads nowhere everything would seem out of reach.
  if (faults.length > 0) return faults;
  for (const [file, definitions] of files) {
    for (const name of Object.keys(definitions)) {
      if (!reached.has(`${file}#${name}`))
        faults.push({
          file,
          pointer: append("/$defs", name),
          rule: "schema/reachable",
          message: `no registry leads to ${name}; refer to it or delete it`,
        });
    }
  }
  return faults;
}

function* registryReferences(registry: Registry): Generator<{ pointer: string; ref: string }> {
  if (registry.envelope !== undefined) yield { pointer: "/envelope", ref: registry.envelope };
  if (registry.interaction !== undefined) yield { pointer: "/interaction", ref: registry.interaction };
  for (const [type, { payload }] of Object.entries(registry.events ?? {}))
    yield { pointer: append(append("/events", type), "payload"), ref: payload };
  for (const { pointer, entry } of methodsOf(registry)) {
    yield { pointer: append(pointer, "params"), ref: entry.params };
    if (entry.result !== undefined) yield { pointer: append(pointer, "result"), ref: entry.result };
  }
  if (registry.error !== undefined) yield { pointer: "/error", ref: registry.error };
  for (const name of ["requestParams", "result", "notificationParams"] as const) {
    if (registry.extensions !== undefined) yield { pointer: append("/extensions", name), ref: registry.extensions[name] };
  }
  if (registry.events !== undefined) {
    for (const name of ["Capability", "DeliveryKind", "Seq"]) yield { pointer: "", ref: `common.schema.json#/$defs/${name}` };
    for (const name of ["InteractionKind", "InteractionStatus"]) yield { pointer: "", ref: `interactions.schema.json#/$defs/${name}` };
  }
}

/** Every `$ref` (and `x-payload`, which names the definition that a variant repeats) within a value, with the pointer of its holder. */
function* references(value: unknown, pointer: string): Generator<{ pointer: string; ref: string }> {
  if (typeof value !== "object" || value === null) return;
  const { $ref, "x-payload": payload } = value as { $ref?: unknown; "x-payload"?: unknown };
  if (typeof $ref === "string") yield { pointer, ref: $ref };
  if (typeof payload === "string") yield { pointer, ref: payload };
  for (const [key, inner] of Object.entries(value)) yield* references(inner, append(pointer, key));
}
