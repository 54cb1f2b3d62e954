import { append } from "../../src/json/index.js";
import type { SourceFile } from "../contract.js";
import { methodEntries, type Registry } from "../registry.js";
import type { Schema } from "../schema.js";
import type { Fault } from "./fault.js";

/** A registry and the definitions beside it tell the same names. */
export function checkRegistries(sources: readonly SourceFile[]): Fault[] {
  return sources.flatMap(({ path, text }) => {
    if (!path.endsWith("registry.json")) return [];
    const registry = JSON.parse(text) as Registry;
    const codes = checkCodes(path, registry);
    return registry.events === undefined ? codes : [...codes, ...checkNames(path, registry, sources), ...checkGates(path, registry)];
  });
}

function checkNames(file: string, registry: Registry, sources: readonly SourceFile[]): Fault[] {
  const common = definitionsOf(sources, "ask/common.schema.json");
  const kinds = definitionsOf(sources, "ask/interactions.schema.json").InteractionKind;
  const opened = new Set(
    Object.values(registry.events ?? {}).flatMap(({ interaction }) => (interaction === undefined ? [] : [interaction])),
  );
  return [
    ...same(file, "/capabilities", Object.keys(registry.capabilities ?? {}), common.Capability?.anyOf?.[0]?.enum, "Capability"),
    ...same(file, "/deliveryKinds", Object.keys(registry.deliveryKinds ?? {}), common.DeliveryKind?.enum, "DeliveryKind"),
    ...[...opened]
      .filter((kind) => !(kinds?.enum ?? []).includes(kind))
      .map((kind) => fault(file, "/events", "schema/registry-names", `interaction "${kind}" is not in InteractionKind`)),
  ];
}

function checkGates(file: string, registry: Registry): Fault[] {
  const offered = Object.keys(registry.capabilities ?? {});
  const entries = [
    ...Object.entries(registry.events ?? {}).map(([name, { gate }]) => ["events", name, gate] as const),
    ...methodEntries(registry).map(([name, { gate }]) => ["methods", name, gate] as const),
  ];
  return entries.flatMap(([section, name, gate]) =>
    gate === undefined || offered.includes(gate)
      ? []
      : [fault(file, append(append(append("", section), name), "gate"), "schema/gate", `"${gate}" is not in capabilities`)],
  );
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

function same(file: string, pointer: string, names: readonly string[], values: readonly unknown[] = [], definition: string): Fault[] {
  return JSON.stringify(names) === JSON.stringify(values)
    ? []
    : [
        fault(
          file,
          pointer,
          "schema/registry-names",
          `the names here and the enum of ${definition} differ; keep both lists the same, in the same order`,
        ),
      ];
}

function definitionsOf(sources: readonly SourceFile[], path: string): Readonly<Record<string, Schema | undefined>> {
  return (JSON.parse(sources.find((source) => source.path === path)?.text ?? '{"$defs":{}}') as { $defs: Record<string, Schema> }).$defs;
}

function fault(file: string, pointer: string, rule: string, message: string): Fault {
  return { file, pointer, rule, message };
}
