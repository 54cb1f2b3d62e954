import { type Reading, READINGS } from "../../generated/acp/lenient.js";

const filling = new Map<string, boolean>();

/** Whether reading a value of a definition may put members into it that are absent. */
export function fillsIn(definition: string): boolean {
  let fills = filling.get(definition);
  if (fills === undefined) {
    fills = hasAbsent(READINGS[definition] ?? {});
    filling.set(definition, fills);
  }
  return fills;
}

function hasAbsent(reading: Reading): boolean {
  const { items, additionalProperties, properties = {}, anyOf = [], variants = {} } = reading;
  if ("x-absent" in reading || (reading.$ref !== undefined && fillsIn(reading.$ref)) || Object.values(variants).some(fillsIn)) return true;
  const inner = [...Object.values(properties), ...anyOf, ...(items === undefined ? [] : [items])];
  return inner.some(hasAbsent) || (typeof additionalProperties === "object" && hasAbsent(additionalProperties));
}
