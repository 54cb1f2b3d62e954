/** What rows of the direction table are written with: a payload that hosts write and clients read. */
export const OLD = "old clients reject what new hosts send";
export const NEW = "new clients reject what old hosts send";
export const object = (properties: object, ...required: string[]) => ({
  type: "object",
  ...(required.length > 0 ? { required } : {}),
  properties,
});
export const text = { type: "string" };
export const holding = (member: object) => object({ it: member });
export const open = (...known: string[]) => ({ "x-open": true, anyOf: [{ type: "string", enum: known }, { type: "string" }] });
export const variant = (kind: string, more: object = {}) => object({ kind: { const: kind }, ...more }, "kind");
export const ref = (name: string) => ({ $ref: `#/$defs/${name}` });
export const union = (...names: string[]) => ({ type: "object", discriminator: { propertyName: "kind" }, oneOf: names.map(ref) });
export const other = (...known: string[]) => object({ kind: { type: "string", not: { enum: known } } }, "kind");

export const tree = (...required: string[]) =>
  object({ name: text, child: ref("Tree"), children: { type: "array", items: ref("Tree") } }, ...required);

export interface Row {
  readonly edit: string;
  readonly old: object;
  readonly now: object;
  readonly rule: string;
  readonly verdict: string;
  readonly breaks: string | null;
  /** Who breaks too, by another rule, where the edit is two at once. */
  readonly also?: string;
  /** Definitions that both versions have. */
  readonly beside?: object;
  /** Definitions that are others in the new version, or only there. */
  readonly besideNew?: object;
}

export const VARIANTS = {
  One: variant("one"),
  Two: variant("two"),
  Three: variant("three"),
  Gated: { "x-gate": "newThings", ...variant("three") },
};

/** Branches of a union without a tag, two of which hold the union again. */
export const LEAVES = {
  Leaf: object({ leaf: text, inner: ref("Tree") }, "leaf"),
  Twig: object({ leaf: text, twig: text, inner: ref("Tree") }, "leaf", "twig"),
  Pair: object({ left: text, right: text }, "left", "right"),
};
