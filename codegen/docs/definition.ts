import type { Contract, Definition } from "../contract.js";
import { firstSentence } from "../derive.js";
import { definitionName, type Schema } from "../schema.js";
import { isUnstable } from "../stable.js";
import { anchorOf, type Block, joined, prose, type Row, type Section, type Text } from "./document.js";
import { type Example, layOut } from "./examples.js";
import { type Uses, usedBy } from "./uses.js";
import { definitionLink, literal, valueOf } from "./value.js";

/** A definition: what it is and where from, its members, variants or value, who uses it, and an example. */
export function definitionSection({ name, file, schema }: Definition, contract: Contract, uses: Uses, example?: Example): Section {
  const { description = "" } = schema;
  const origin: Text = ["From ", { code: `schema/${file}` }, `, ${evidence(schema) ?? "documented"}.`];
  const shown: Block[] = example === undefined ? [] : [{ about: prose(example.about ?? ""), json: layOut(example.value) }];
  return {
    heading: name,
    anchor: anchorOf(name),
    entry: { kind: "definition", name, about: firstSentence(description) },
    blocks: [
      { text: prose(description) },
      { text: joined([marksOf(schema, contract), origin], " ") },
      bodyOf(name, schema, contract),
      { text: usedBy(name, uses) },
      ...shown,
    ],
  };
}

/** A definition's members, or variants by their tag, or its value in words. */
function bodyOf(name: string, schema: Schema, contract: Contract): Block {
  if (schema.properties !== undefined) return membersTable(name, schema, contract);
  if (schema.discriminator !== undefined) return variantsTable(name, schema.discriminator.propertyName, schema, contract);
  if (schema.enum !== undefined)
    return {
      text: [
        "Values: ",
        ...joined(
          schema.enum.map((value): Text => [literal(value)]),
          ", ",
        ),
        ".",
      ],
    };
  return { text: ["Value: ", ...valueOf(schema, contract), "."] };
}

/** Columns of which no member says anything are left out. */
function membersTable(name: string, { properties = {}, required = [] }: Schema, contract: Contract): Block {
  const members = Object.entries(properties);
  const has = (keyword: string) => members.some(([, member]) => member[keyword] !== undefined);
  const [since, gate] = [has("x-since"), has("x-gate")];
  const rows = members.map(([member, schema]): Row => ({
    cells: [
      [{ code: member }],
      valueOf(schema, contract),
      [required.includes(member) ? "yes" : "no"],
      ...(since ? [schema["x-since"] === undefined ? [] : [schema["x-since"] as string]] : []),
      ...(gate ? [gateOf(schema["x-gate"] as string | undefined, contract)] : []),
      meaningOf(schema, contract),
    ],
  }));
  const head = ["Member", "Type", "Required", ...(since ? ["Since"] : []), ...(gate ? ["Gate"] : []), "Meaning"];
  return { caption: `Members of ${name}`, head, rows };
}

function variantsTable(name: string, tag: string, schema: Schema, contract: Contract): Block {
  const rows = (schema.oneOf ?? []).map(({ $ref = "" }): Row => {
    const variant = definitionName($ref);
    const target = contract.definitions.get(variant)?.schema ?? {};
    return {
      cells: [
        [literal(target.properties?.[tag]?.const)],
        [definitionLink(variant)],
        gateOf(target["x-gate"] as string | undefined, contract),
        [...(isUnstable(target) ? [{ mark: "unstable" }, " "] : []), ...prose(target.description ?? "")],
      ],
    };
  });
  return { caption: `Variants of ${name} by ${tag}`, head: [`\`${tag}\``, "Variant", "Gate", "Meaning"], rows };
}

function meaningOf(schema: Schema, contract: Contract): Text {
  const target = schema.$ref === undefined ? undefined : contract.definitions.get(definitionName(schema.$ref))?.schema;
  const from = evidence(schema);
  return joined(
    [
      isUnstable(schema) ? [{ mark: "unstable" }] : [],
      prose(schema.description ?? target?.description ?? ""),
      from === undefined ? [] : [`(${from})`],
      ...notesOf(schema),
    ],
    " ",
  );
}

/** What readers and writers have to know beside the meaning. */
function notesOf(schema: Schema): Text[] {
  const values = (key: string) =>
    joined(
      ((schema[key] ?? []) as unknown[]).map((value): Text => [literal(value)]),
      ", ",
    );
  const names = ((schema["x-formerly"] ?? []) as string[]).map((name): Text => [{ code: name }]);
  return [
    "x-absent" in schema ? ["Missing stands for ", literal(schema["x-absent"]), "."] : [],
    schema["x-written-as"] === undefined ? [] : [`Written as ${schema["x-written-as"] as string}.`],
    schema["x-written-values"] === undefined ? [] : ["Written as one of ", ...values("x-written-values"), "."],
    names.length === 0 ? [] : ["In older dialects ", ...joined(names, ", "), "."],
    schema["x-lenient"] === undefined ? [] : [lenient(schema), "."],
  ];
}

/** Stability and gate of a definition. */
function marksOf(schema: Schema, contract: Contract): Text {
  const gate = schema["x-gate"] as string | undefined;
  return joined(
    [
      isUnstable(schema) ? [{ mark: "unstable" }] : [],
      schema["x-since"] === undefined ? [] : [`Since ${schema["x-since"] as string}.`],
      gate === undefined ? [] : ["Only where ", ...gateOf(gate, contract), " is announced."],
      schema["x-lenient"] === undefined ? [] : [lenient(schema), "."],
    ],
    " ",
  );
}

function lenient(schema: Schema) {
  return { words: `Lenient: ${schema["x-lenient"] as string}`, to: "how-to-read-this-page" };
}

/** A gate; a link where it is a capability of the registry. */
export function gateOf(gate: string | undefined, { registry }: Contract): Text {
  if (gate === undefined) return [];
  return [registry.capabilities?.[gate] === undefined ? { code: gate } : { words: gate, to: capabilityAnchor(gate), code: true }];
}

/** Anchor of a capability's row. */
export function capabilityAnchor(name: string): string {
  return `capability-${anchorOf(name)}`;
}

function evidence(schema: Schema): string | undefined {
  return schema["x-evidence"] as string | undefined;
}
