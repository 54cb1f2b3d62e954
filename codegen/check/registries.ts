import { append } from "../../src/json/index.js";
import type { SourceFile } from "../contract.js";
import type { Registry } from "../registry.js";
import type { Schema } from "../schema.js";
import type { Fault } from "./fault.js";
import { methodsOf } from "./methods.js";

/** A registry and the definitions beside it tell the same names. */
export function checkRegistries(sources: readonly SourceFile[]): Fault[] {
  return sources.flatMap(({ path, text }) => {
    if (!path.endsWith("registry.json")) return [];
    const registry = JSON.parse(text) as Registry;
    const codes = checkCodes(path, registry);
    return registry.events === undefined
      ? codes
      : [...codes, ...checkNames(path, registry, sources), ...checkGates(path, registry, sources)];
  });
}

function checkNames(file: string, registry: Registry, sources: readonly SourceFile[]): Fault[] {
  const common = definitionsOf(sources, "ask/common.schema.json");
  const kinds = definitionsOf(sources, "ask/interactions.schema.json").InteractionKind?.enum ?? [];
  const unknownKinds = Object.entries(registry.events ?? {}).flatMap(([type, { interaction }]) =>
    interaction === undefined || kinds.includes(interaction)
      ? []
      : [
          fault(
            file,
            append(append("/events", type), "interaction"),
            "schema/registry-names",
            `"${interaction}" is not in the enum of InteractionKind`,
          ),
        ],
  );
  return [
    ...same(file, "/capabilities", Object.keys(registry.capabilities ?? {}), common.Capability?.anyOf?.[0]?.enum, "Capability"),
    ...same(file, "/deliveryKinds", Object.keys(registry.deliveryKinds ?? {}), common.DeliveryKind?.enum, "DeliveryKind"),
    ...unknownKinds,
  ];
}

/** Every gate, in the registry and in the schema files beside it, is a capability. */
function checkGates(file: string, registry: Registry, sources: readonly SourceFile[]): Fault[] {
  const offered = Object.keys(registry.capabilities ?? {});
  const strange = (path: string, pointer: string, gate: string) =>
    offered.includes(gate) ? [] : [fault(path, pointer, "schema/gate", `gate "${gate}" is not in capabilities`)];
  const entries = [
    ...Object.entries(registry.events ?? {}).map(([type, { gate }]) => ({ pointer: append("/events", type), gate })),
    ...methodsOf(registry).map(({ pointer, entry: { gate } }) => ({ pointer, gate })),
  ];
  const folder = file.slice(0, file.lastIndexOf("/") + 1);
  const beside = sources.filter(({ path }) => path.startsWith(folder) && path.endsWith(".schema.json"));
  return [
    ...entries.flatMap(({ pointer, gate }) => (gate === undefined ? [] : strange(file, append(pointer, "gate"), gate))),
    ...beside.flatMap(({ path, text }) =>
      [...annotated(JSON.parse(text) as unknown, "")].flatMap(({ pointer, gate }) => strange(path, pointer, gate)),
    ),
  ];
}

/** Every `x-gate` within a value, with its pointer. */
function* annotated(value: unknown, pointer: string): Generator<{ pointer: string; gate: string }> {
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (key === "x-gate" && typeof inner === "string") yield { pointer: append(pointer, key), gate: inner };
    yield* annotated(inner, append(pointer, key));
  }
}

function checkCodes(file: string, registry: Registry): Fault[] {
  const seen = new Map<number, string>();
  return Object.entries(registry.errors).flatMap(([name, { code }]) => {
    const other = seen.get(code);
    seen.set(code, name);
    return other === undefined
      ? []
      : [fault(file, append(append("/errors", name), "code"), "schema/error-code", `${String(code)} is also the code of ${other}`)];
  });
}

/** Both lists have the same names in the same order. */
function same(file: string, pointer: string, names: readonly string[], values: readonly unknown[] = [], definition: string): Fault[] {
  const say = (at: string, message: string) => fault(file, at, "schema/registry-names", message);
  const differences = [
    ...names
      .filter((name) => !values.includes(name))
      .map((name) => say(append(pointer, name), `"${name}" is not in the enum of ${definition}`)),
    ...values
      .filter((value) => !names.some((name) => name === value))
      .map((value) => say(pointer, `${JSON.stringify(value)} of the enum of ${definition} is missing here`)),
  ];
  const first = names.findIndex((name, index) => name !== values[index]);
  if (differences.length > 0 || first === -1) return differences;
  return [
    say(append(pointer, names[first] ?? ""), `the enum of ${definition} has another order: expected ${JSON.stringify(values[first])} here`),
  ];
}

function definitionsOf(sources: readonly SourceFile[], path: string): Readonly<Record<string, Schema | undefined>> {
  return (JSON.parse(sources.find((source) => source.path === path)?.text ?? '{"$defs":{}}') as { $defs: Record<string, Schema> }).$defs;
}

function fault(file: string, pointer: string, rule: string, message: string): Fault {
  return { file, pointer, rule, message };
}
