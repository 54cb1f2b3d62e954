import { has, isObject } from "./value.js";

/** Appends one member name or array index to a JSON pointer (RFC 6901). */
export function append(pointer: string, token: string | number): string {
  return `${pointer}/${escape(String(token))}`;
}

/** Splits a JSON pointer into its unescaped tokens; `""` has none. */
export function tokens(pointer: string): string[] {
  if (pointer === "") return [];
  return pointer.slice(1).split("/").map(unescape);
}

/** The value at a pointer, or `undefined` where there is none. */
export function resolve(value: unknown, pointer: string): unknown {
  let here = value;
  for (const token of tokens(pointer)) {
    if (Array.isArray(here)) here = here[Number(token)] as unknown;
    else if (isObject(here) && has(here, token)) here = here[token];
    else return undefined;
  }
  return here;
}

function escape(token: string): string {
  return token.includes("~") || token.includes("/") ? token.replaceAll("~", "~0").replaceAll("/", "~1") : token;
}

function unescape(token: string): string {
  return token.includes("~") ? token.replaceAll("~1", "/").replaceAll("~0", "~") : token;
}
