import { append } from "../../../json/index.js";
import type { Edit } from "../edit.js";
import type { Keywords, Node } from "../folder.js";
import { branches, formOf } from "../forms.js";
import type { Fault, Rule } from "../rule.js";

/** A list of values says whether it is open. */
export const openValues: Rule = {
  id: "schema/open-values",
  text: 'An open list of values is `"x-open": true` and `anyOf` of the known values and their type, in this order; a plain `enum` is closed.',
  why: "Readers go on with a value that they do not know only where they were told to expect one.",
  *check(folder) {
    for (const node of folder.nodes()) yield* judge(node);
  },
};

function* judge({ file, pointer, schema }: Node): Generator<Fault> {
  const at = append(pointer, "x-open");
  const alternatives = append(pointer, "anyOf");
  const parts = branches(schema, "anyOf");
  const known = parts.find(isValues);
  const other = parts.find(isAnyOther);
  const isPair = formOf(schema) === "alternatives" && parts.length === 2 && known !== undefined && known.type === other?.type;
  const put: Edit = { put: at, value: true };
  if (isPair && parts[0] !== known)
    yield {
      file,
      pointer: alternatives,
      message: "expected the known values first",
      fix: "swap the two",
      edits: [{ put: alternatives, value: [known, other] }],
    };
  if (isPair && schema["x-open"] === undefined)
    yield { file, pointer, message: "an open list of values does not say so", fix: 'say "x-open": true', edits: [put] };
  if (schema["x-open"] === undefined) return;
  if (isPair && schema["x-open"] !== true)
    yield { file, pointer: at, message: `expected true, got ${JSON.stringify(schema["x-open"])}`, fix: "say true", edits: [put] };
  if (isPair) return;
  yield {
    file,
    pointer: at,
    message: '"x-open" stands only beside "anyOf" of known values and their type',
    fix: isValues(schema) ? 'put the values, then their type alone, under "anyOf"' : "delete it",
    ...(isValues(schema) ? {} : { edits: [{ drop: at }] }),
  };
}

/** Known values. */
function isValues(schema: Keywords): boolean {
  return typeof schema.type === "string" && Array.isArray(schema.enum);
}

/** Any value of a type. */
function isAnyOther(schema: Keywords): boolean {
  return typeof schema.type === "string" && Object.keys(schema).length === 1;
}
