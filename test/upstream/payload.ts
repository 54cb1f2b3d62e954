import { nameOf, type Definitions, type Schema } from "./schema.js";

/** Variants that have drifted from the payload they repeat: each with the first member that differs. */
export function payloadFaults(definitions: Definitions): string[] {
  return Object.entries(definitions).flatMap(([name, variant]) => {
    const reference = variant["x-payload"];
    if (typeof reference !== "string") return [];
    const payload = definitions[nameOf(reference)];
    if (payload === undefined) return [`${name}: no ${reference}`];
    const branches = payload.anyOf?.map((branch) => definitions[nameOf(branch.$ref ?? "")] ?? {}) ?? [payload];
    const faults = branches.map((branch) => firstFault(variant, branch));
    return faults.includes(undefined) ? [] : [`${name}: ${String(faults[0])} is not as in ${nameOf(reference)}`];
  });
}

function firstFault(variant: Schema, payload: Schema): string | undefined {
  const required = (payload.required ?? []).find((member) => !variant.required?.includes(member));
  if (required !== undefined) return required;
  return Object.keys(payload.properties ?? {}).find(
    (member) => JSON.stringify(variant.properties?.[member]) !== JSON.stringify(payload.properties?.[member]),
  );
}
