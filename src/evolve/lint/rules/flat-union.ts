import { append, isObject, quote } from "../../../json/index.js";
import type { Edit } from "../edit.js";
import type { Folder, Node } from "../folder.js";
import { branches, formOf, membersOf, requiredOf, tagOf } from "../forms.js";
import type { Fault, Rule } from "../rule.js";

/** Variants are complete and told apart by a tag. */
export const flatUnion: Rule = {
  id: "schema/flat-union",
  text: 'A union is `"type": "object"`, a `discriminator` and `oneOf` of bare references; no `allOf`, no `if`.',
  why: "Validators then tell one precise fault instead of one for each variant and are many times faster, and types narrow.",
  *check(folder) {
    for (const node of folder.nodes()) {
      yield* composed(node);
      if (formOf(node.schema) === "union") yield* union(node, folder);
    }
  },
};

function* composed({ file, pointer, schema }: Node): Generator<Fault> {
  for (const name of ["allOf", "if", "then", "else"]) {
    if (!(name in schema)) continue;
    const at = append(pointer, name);
    const [only, ...others] = branches(schema, "allOf");
    const isWrapper =
      name === "allOf" && only !== undefined && others.length === 0 && Object.keys(only).join("") === "$ref" && !("$ref" in schema);
    const message = `"${name}" may not stand here`;
    if (isWrapper) {
      const edits: Edit[] = [{ drop: at }, { put: append(pointer, "$ref"), value: only.$ref }];
      yield { file, pointer: at, message, fix: `say "$ref": ${JSON.stringify(only.$ref)} alone`, edits };
    } else yield { file, pointer: at, message, fix: 'write each variant out in full, and tell them apart by a "discriminator"' };
  }
}

function* union({ file, pointer, schema }: Node, folder: Folder): Generator<Fault> {
  if (schema.type !== "object") {
    const at = append(pointer, "type");
    const message = schema.type === undefined ? '"type" is missing' : `expected "object", got ${JSON.stringify(schema.type)}`;
    yield { file, pointer: "type" in schema ? at : pointer, message, fix: 'say "type": "object"', edits: [{ put: at, value: "object" }] };
  }
  const at = append(pointer, "oneOf");
  const variants = branches(schema, "oneOf");
  if (!Array.isArray(schema.oneOf) || schema.oneOf.length < 2)
    yield { file, pointer: at, message: "expected at least 2 variants", fix: "list the variants, or refer to the one there is" };
  const given: readonly unknown[] = Array.isArray(schema.oneOf) ? schema.oneOf : [];
  for (const [index, variant] of given.entries()) {
    const isBare = isObject(variant) && typeof variant.$ref === "string" && Object.keys(variant).length === 1;
    if (isBare) continue;
    const place = append(at, index);
    const isAnnotated = isObject(variant) && typeof variant.$ref === "string";
    if (isAnnotated)
      yield {
        file,
        pointer: place,
        message: "expected a bare reference to a variant",
        fix: 'leave "$ref" alone',
        edits: [{ put: place, value: { $ref: variant.$ref } }],
      };
    else
      yield {
        file,
        pointer: place,
        message: "expected a reference to a variant",
        fix: 'make it a definition of its own, and refer to it by "$ref"',
      };
  }
  if (tagOf(schema) !== undefined && Object.keys(schema.discriminator as object).length === 1) return;
  const place = append(pointer, "discriminator");
  const tag =
    tagOf(schema) ??
    commonTag(
      file,
      variants.map(({ $ref }) => $ref),
      folder,
    );
  const message = "discriminator" in schema ? 'expected { "propertyName": the tag }' : '"discriminator" is missing';
  const right = { propertyName: tag };
  yield {
    file,
    pointer: "discriminator" in schema ? place : pointer,
    message,
    fix:
      tag === undefined
        ? "give every variant a tag, a required constant, and name it there"
        : `say "discriminator": { "propertyName": ${quote(tag)} }`,
    ...(tag === undefined ? {} : { edits: [{ put: place, value: right }] }),
  };
}

/** The one member that every variant has as a required constant. */
function commonTag(file: string, refs: readonly unknown[], folder: Folder): string | undefined {
  const [first = [], ...others] = refs.map((ref) => {
    const variant = typeof ref === "string" ? folder.target(file, ref) : undefined;
    return [...membersOf(variant)]
      .filter(([name, { const: value }]) => value !== undefined && requiredOf(variant).includes(name))
      .map(([name]) => name);
  });
  const common = first.filter((name) => others.every((names) => names.includes(name)));
  return common.length === 1 ? common[0] : undefined;
}
