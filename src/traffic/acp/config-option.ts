import { append, has } from "../../json/index.js";
import { type Members, objectsOf, type Step } from "./step.js";

/** An object of a message, and the pointer to it. */
export type Placed = readonly [pointer: string, members: Members];

/** Messages that list config options. */
export const LISTS_CONFIG_OPTIONS = [
  "session/new response",
  "session/fork response",
  "session/load response",
  "session/resume response",
  "session/set_config_option response",
  "session/update config_option_update",
];

/** Config options that a message lists; `undefined` where it has no list of them. */
export function configOptionsOf({ kind, result, update }: Step): readonly Placed[] | undefined {
  const members = kind === "response" ? (result ?? {}) : update;
  if (!has(members, "configOptions") || !Array.isArray(members.configOptions)) return undefined;
  const base = kind === "response" ? "/result/configOptions" : "/params/update/configOptions";
  return objectsOf(members, "configOptions").map(([index, option]) => [append(base, index), option] as const);
}

/** Groups of the values of a select; none where they are not in groups. */
export function groupsOf([pointer, option]: Placed): readonly Placed[] {
  return place(`${pointer}/options`, option).filter(([, group]) => has(group, "group"));
}

/** Values of a select, in groups or not. */
export function valuesOf([pointer, option]: Placed): readonly Placed[] {
  return place(`${pointer}/options`, option).flatMap(([at, item]) => (has(item, "group") ? place(`${at}/options`, item) : [[at, item]]));
}

/** Value ids of a select, as people are told of them. */
export function valueIdsOf(option: Members): readonly string[] {
  return valuesOf(["", option]).flatMap(([, { value }]) => (typeof value === "string" ? [value] : []));
}

function place(base: string, members: Members): readonly Placed[] {
  return objectsOf(members, "options").map(([index, item]) => [append(base, index), item] as const);
}
