import { append } from "../../src/json/index.js";
import type { MethodEntry, Registry } from "../registry.js";

/** Every entry of a method, with its pointer: a name may have one, or a list of them. */
export function methodsOf({ methods }: Registry): { readonly pointer: string; readonly entry: MethodEntry }[] {
  return Object.entries(methods).flatMap(([name, given]: [string, MethodEntry | readonly MethodEntry[]]) => {
    const pointer = append("/methods", name);
    if ("kind" in given) return [{ pointer, entry: given }];
    return given.map((entry, index) => ({ pointer: append(pointer, index), entry }));
  });
}
