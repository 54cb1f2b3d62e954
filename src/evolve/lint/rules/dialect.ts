import { append, isObject } from "../../../json/index.js";
import type { Edit } from "../edit.js";
import { inner, type Keywords, type Node } from "../folder.js";
import { ANNOTATIONS, FORMS, formOf, SCALARS } from "../forms.js";
import { list, oneOf, tooMuch, type Wrong } from "../kind.js";
import type { Fault, Rule } from "../rule.js";

const DRAFT = "https://json-schema.org/draft/2020-12/schema";

/** Keywords that other rules judge, wherever they stand. */
const OTHERS = /^(?:\$?id|\$(?:dynamic|recursive)?(?:anchor|Anchor|Ref)|nullable|unevaluatedProperties|allOf|if|then|else|x-open|format)$/;
/** Keywords that another rule judges beside a union. */
const BESIDE = ["properties", "required", "additionalProperties", "items"];

/** Keywords that change nothing of what is valid: what to do instead, and that they can go. */
const EMPTY: Readonly<Record<string, string>> = {
  title: "delete it; the name of the definition is its title",
  default: "delete it, and say in the description what a missing member stands for",
  examples: "delete it; examples are vectors",
  $comment: "delete it, or say it in the description",
};
/** Keywords that do change it: how the dialect says the same. */
const INSTEAD: Readonly<Record<string, string>> = {
  patternProperties: 'name the members under "properties", or say "additionalProperties" alone',
  propertyNames: "delete it, and say in the description what names look like",
  prefixItems: "make it an object with named members",
  exclusiveMinimum: 'say "minimum"',
  exclusiveMaximum: 'say "maximum"',
};

/** Only keywords that the dialect allows, where it allows them. */
export const dialect: Rule = {
  id: "schema/dialect",
  text: "Only keywords that `dialect.schema.json` allows, where it allows them.",
  why: "Of other keywords emitters and validators in other languages make different things, or nothing.",
  *check(folder) {
    for (const [file, whole] of folder.schemas) yield* frame(file, whole);
    for (const node of folder.nodes()) yield* keywords(node);
  },
};

/** What stands around the definitions. */
function* frame(file: string, whole: unknown): Generator<Fault> {
  if (!isObject(whole)) {
    yield { file, pointer: "", message: "expected an object with definitions", fix: 'write { "$schema": ..., "$defs": { ... } }' };
    return;
  }
  const { $schema, $defs } = whole;
  if ($schema !== DRAFT) {
    const message = $schema === undefined ? '"$schema" is missing' : `expected ${JSON.stringify(DRAFT)}, got ${JSON.stringify($schema)}`;
    const pointer = $schema === undefined ? "" : "/$schema";
    yield { file, pointer, message, fix: `write "$schema": ${JSON.stringify(DRAFT)}`, edits: [{ put: "/$schema", value: DRAFT }] };
  }
  const isOld = $defs === undefined && isObject(whole.definitions);
  if (!isObject($defs) || Object.keys($defs).length === 0) {
    const message = $defs === undefined ? '"$defs" is missing' : "expected an object with definitions";
    const pointer = $defs === undefined ? "" : "/$defs";
    if (isOld) yield { file, pointer, message, fix: 'rename "definitions" to "$defs"', edits: [{ rename: "/definitions", to: "$defs" }] };
    else yield { file, pointer, message, fix: 'put the definitions under "$defs"' };
  } else {
    for (const [name, schema] of Object.entries($defs))
      if (!isObject(schema))
        yield { file, pointer: append("/$defs", name), message: "expected a schema", fix: "write an object in braces" };
  }
  for (const name of Object.keys(whole))
    if (!["$schema", "$defs"].includes(name) && !OTHERS.test(name) && !(isOld && name === "definitions"))
      yield { file, ...tooMuch(name, append("", name), ["$schema", "$defs"]) };
}

function* keywords({ file, pointer, schema }: Node): Generator<Fault> {
  const form = formOf(schema);
  const allowed = FORMS[form];
  for (const [name, given] of Object.entries(schema)) {
    const at = append(pointer, name);
    const kind = Object.hasOwn(allowed, name) ? allowed[name] : Object.hasOwn(ANNOTATIONS, name) ? ANNOTATIONS[name] : undefined;
    if (kind !== undefined) for (const wrong of kind.faults(given, at)) yield { file, ...wrong };
    else if (!OTHERS.test(name) && !((form === "union" || form === "alternatives") && BESIDE.includes(name)))
      yield { file, ...unknown(name, at, schema, pointer, Object.keys(allowed)) };
  }
  if (form === "scalar") for (const fault of typeFaults(schema.type, append(pointer, "type"))) yield { file, ...fault };
  if (form === "array" && !("items" in schema))
    yield { file, pointer, message: '"items" is missing', fix: 'add "items": what each item is' };
  for (const [at, sub] of inner(schema, pointer)) {
    const isJudged = [append(pointer, "items"), append(pointer, "additionalProperties")].includes(at) || isObject(sub);
    if (!isJudged) yield { file, pointer: at, message: "expected a schema", fix: "write an object in braces; {} is any value" };
  }
}

/** A type, or a list of them; that objects and arrays are in none is another rule's. */
function* typeFaults(type: unknown, pointer: string): Generator<Wrong & { readonly edits?: readonly Edit[] }> {
  const kind = oneOf(...SCALARS, "object", "array");
  if (!Array.isArray(type)) yield* oneOf(...SCALARS).faults(type, pointer);
  else if (type.length === 1 && SCALARS.includes(String(type[0])))
    yield {
      pointer,
      message: "expected at least 2 items, got array of 1 item",
      fix: `write ${JSON.stringify(type[0])}`,
      edits: [{ put: pointer, value: type[0] as string }],
    };
  else yield* list(kind, 2, true).faults(type, pointer);
}

function unknown(name: string, at: string, schema: Keywords, pointer: string, allowed: readonly string[]): Omit<Fault, "file"> {
  const wrong = tooMuch(name, at, allowed, allowed.length === 0 ? "only annotations may" : "beside annotations, only");
  const told = allowed.length === 0 ? { ...wrong, message: wrong.message.replace(/ {2}may$/, "") } : wrong;
  if (Object.hasOwn(EMPTY, name)) return { ...told, fix: EMPTY[name] ?? "", edits: [{ drop: at }] };
  if (Object.hasOwn(INSTEAD, name)) return { ...told, fix: INSTEAD[name] ?? "" };
  const values = schema.enum;
  if (name === "enum" && Array.isArray(values) && values.every((one) => typeof one === "string"))
    return { ...told, fix: 'say "type": "string" beside it', edits: [{ put: append(pointer, "type"), value: "string" }] };
  if (["properties", "required", "additionalProperties"].includes(name) && !("type" in schema))
    return { ...told, fix: 'say "type": "object" beside it', edits: [{ put: append(pointer, "type"), value: "object" }] };
  return told;
}
