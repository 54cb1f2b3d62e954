import { isObject } from "../../json/index.js";
import { isSchema, type Schema, type Scope, scopeWithin, targetOf } from "./scope.js";

/** Whether a schema leads back to itself before a value was looked into: judging by it would never end. */
export function isCircular(schema: Schema, scope: Scope | undefined): boolean {
  const seen = new Set<Schema>();
  const open = sameValue(schema, scope);
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next.schema === schema) return true;
    if (seen.has(next.schema)) continue;
    seen.add(next.schema);
    open.push(...sameValue(next.schema, scopeWithin(next.schema, next.scope)));
  }
  return false;
}

/** The schemas that the same value is judged by next, with the scopes around them. */
function sameValue(schema: Schema, scope: Scope | undefined): { readonly schema: Schema; readonly scope: Scope | undefined }[] {
  if (!isObject(schema)) return [];
  const target = typeof schema.$ref === "string" ? targetOf(schema.$ref, scope) : undefined;
  const inner = [schema.allOf, schema.anyOf, schema.oneOf, schema.not].flat().filter(isSchema);
  return [...(target === undefined ? [] : [target]), ...inner.map((part) => ({ schema: part, scope }))];
}
