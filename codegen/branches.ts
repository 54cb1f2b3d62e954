import type { Branch } from "../src/contract/select.js";
import type { Contract } from "./contract.js";
import { definitionName, type Schema } from "./schema.js";

/** What each branch of an `anyOf` asks for at first sight, from which `select` chooses at run time. */
export function branchesOf(schema: Schema, contract: Contract): Branch[] {
  const all = (schema.anyOf ?? []).map((branch) => branchOf(branch, contract));
  // A member that no branch has as a constant or as an open name tells no branch from another.
  const telling = new Set(
    all.flatMap(({ tags = {}, open = {} }) => [...Object.keys(tags).filter((name) => tags[name]?.length === 1), ...Object.keys(open)]),
  );
  return all.map(({ tags = {}, ...branch }) => {
    const kept = Object.entries(tags).filter(([name]) => telling.has(name) || isUnion(schema, name, contract));
    return { ...branch, ...(kept.length === 0 ? {} : { tags: Object.fromEntries(kept) }) };
  });
}

/** The branch of a nullable schema that is not null, where that is all there is to choose. */
export function withoutNull(schema: Schema): Schema | undefined {
  const [value, other] = schema.anyOf ?? [];
  return schema.anyOf?.length === 2 && other?.type === "null" ? value : undefined;
}

function branchOf(schema: Schema, contract: Contract): Branch {
  if (schema.$ref !== undefined) return branchOf(contract.definitions.get(definitionName(schema.$ref))?.schema ?? {}, contract);
  if (schema["x-open"] === true) return branchOf(schema.anyOf?.at(-1) ?? {}, contract);
  const inner = schema.oneOf ?? schema.anyOf;
  if (inner !== undefined) return both(inner.map((branch) => branchOf(branch, contract)));
  if ("const" in schema) return { types: [schema.const === null ? "null" : typeof schema.const] };
  if (schema.type === undefined) return {};
  const types = [...new Set([schema.type].flat().map((type) => (type === "integer" ? "number" : type)))];
  const items = schema.items === undefined ? undefined : branchOf(schema.items, contract);
  return {
    types,
    ...membersOf(schema, contract),
    ...(items === undefined || items.required === undefined ? {} : { items: { required: items.required } }),
  };
}

function membersOf({ properties = {}, required = [] }: Schema, contract: Contract): Branch {
  const tags: Record<string, readonly unknown[]> = {};
  const open: Record<string, readonly unknown[]> = {};
  for (const [name, member] of Object.entries(properties)) {
    const schema = member.$ref === undefined ? member : (contract.definitions.get(definitionName(member.$ref))?.schema ?? {});
    if ("const" in schema) tags[name] = [schema.const];
    else if (schema.enum !== undefined && required.includes(name)) tags[name] = schema.enum;
    if (schema.not?.enum !== undefined) open[name] = schema.not.enum;
  }
  return {
    ...(required.length === 0 ? {} : { required }),
    ...(Object.keys(tags).length === 0 ? {} : { tags }),
    ...(Object.keys(open).length === 0 ? {} : { open }),
  };
}

/** What several branches have in common: each member that all of them ask for. */
function both(branches: readonly Branch[]): Branch {
  const [first, ...rest] = branches;
  if (first === undefined) return {};
  const types = branches.every((branch) => branch.types !== undefined)
    ? [...new Set(branches.flatMap((branch) => branch.types ?? []))]
    : undefined;
  const tags = Object.keys(first.tags ?? {}).filter((name) => rest.every((branch) => branch.tags?.[name] !== undefined));
  const required = (first.required ?? []).filter((name) => rest.every((branch) => branch.required?.includes(name)));
  return {
    ...(types === undefined ? {} : { types }),
    ...(required.length === 0 ? {} : { required }),
    ...(tags.length === 0
      ? {}
      : { tags: Object.fromEntries(tags.map((name) => [name, [...new Set(branches.flatMap((branch) => branch.tags?.[name] ?? []))]])) }),
  };
}

/** Whether a branch of the union is told apart further by the member. */
function isUnion(schema: Schema, name: string, contract: Contract): boolean {
  return (schema.anyOf ?? []).some(
    ({ $ref }) => $ref !== undefined && contract.definitions.get(definitionName($ref))?.schema.discriminator?.propertyName === name,
  );
}
