import { has } from "../../json/index.js";
import { oneOf } from "../explain.js";
import type { Branch } from "../select.js";
import { typeWords } from "./scalar.js";
import type { Compiled } from "./told.js";
import { expectedOf, valuesOf } from "./union.js";

/** The parts of a schema that tell at first sight what it asks for. */
interface Parts {
  readonly schema: Readonly<Record<string, unknown>>;
  readonly types: readonly string[] | undefined;
  readonly target: (() => Compiled) | undefined;
  readonly allOf: readonly Compiled[];
  readonly anyOf: readonly Compiled[];
  readonly oneOf: readonly Compiled[];
  readonly members: ReadonlyMap<string, Compiled>;
  readonly required: readonly string[];
}

/** What a schema asks for at first sight: in words for messages, and as what tells branches of a union apart. */
export function sightOf(parts: Parts): Pick<Compiled, "expected" | "branch" | "values"> {
  return { expected: () => expectedBy(parts), branch: () => branchOf(parts), values: () => listedBy(parts) };
}

/** The schemas that a value has to fit beside what the keywords of this one say. */
function alongside({ target, allOf }: Parts): readonly Compiled[] {
  return [...(target === undefined ? [] : [target()]), ...allOf];
}

function expectedBy(parts: Parts): string {
  const values = listedBy(parts);
  if (values !== undefined) return oneOf(values);
  if (parts.types !== undefined) return typeWords(parts.types);
  const branches = [...parts.anyOf, ...parts.oneOf];
  if (branches.length > 0) return expectedOf(branches);
  const words = alongside(parts).map(({ expected }) => expected());
  return words.find((word) => word !== "a value") ?? (parts.members.size > 0 ? "object" : "a value");
}

function listedBy(parts: Parts): readonly unknown[] | undefined {
  const { schema, types, anyOf, oneOf: exclusive } = parts;
  if (has(schema, "const")) return [schema.const];
  if (Array.isArray(schema.enum)) return schema.enum as unknown[];
  if (types?.length === 1 && types[0] === "null") return [null];
  const branches = [...anyOf, ...exclusive];
  if (branches.length > 0) return valuesOf(branches);
  return alongside(parts)
    .map(({ values }) => values())
    .find((values) => values !== undefined);
}

function branchOf(parts: Parts): Branch {
  const { types, members, required } = parts;
  const others = alongside(parts).map(({ branch }) => branch());
  const tags = [...members].flatMap(([name, { values }]) => {
    const listed = values();
    return listed === undefined ? [] : [[name, listed] as const];
  });
  const own = types?.map((type) => (type === "integer" ? "number" : type)) ?? others.find((other) => other.types !== undefined)?.types;
  return {
    ...(own === undefined ? {} : { types: own }),
    tags: Object.assign({}, ...others.map((other) => other.tags), Object.fromEntries(tags)) as Branch["tags"] & object,
    required: [...others.flatMap((other) => other.required ?? []), ...required],
  };
}
