import type { Contract } from "../contract.js";
import { expectation } from "../emit/members.js";
import { definitionName, type Schema } from "../schema.js";
import { anchorOf, joined, type Piece, type Text } from "./document.js";

/** What a value of the schema is, in words, with links to the definitions that it refers to. */
export function valueOf(schema: Schema, contract: Contract): Text {
  if (schema.$ref !== undefined) return [definitionLink(definitionName(schema.$ref))];
  if (schema.items !== undefined)
    return joined([[schema.minItems === undefined ? "array of " : "non-empty array of "], valueOf(schema.items, contract)], "");
  if (schema["x-open"] === true) return openValues(schema);
  const branches = schema.oneOf ?? schema.anyOf;
  if (branches !== undefined)
    return joined(
      branches.map((branch) => valueOf(branch, contract)),
      " or ",
    );
  if (typeof schema.additionalProperties === "object") return joined([["object of "], valueOf(schema.additionalProperties, contract)], "");
  return [...inCode(expectation(schema, contract)), ...limits(schema)];
}

/** A link to a definition of the same page. */
export function definitionLink(name: string): Piece {
  return { words: name, to: anchorOf(name) };
}

/** A JSON value as code. */
export function literal(value: unknown): Piece {
  return { code: JSON.stringify(value) };
}

function openValues(schema: Schema): Text {
  const known = (schema.anyOf?.[0]?.enum ?? []).map((value): Text => [literal(value)]);
  return [...joined(known, ", "), ` or another ${String(schema.anyOf?.at(-1)?.type)}`];
}

/** The quoted words of an expectation are literals. */
function inCode(words: string): Text {
  return words
    .split(/("[^"]*")/)
    .filter((piece) => piece !== "")
    .map((piece): Piece => (piece.startsWith('"') ? { code: piece } : piece));
}

function limits({ minimum, maximum, minLength, format, pattern, not }: Schema): Text {
  const range =
    minimum !== undefined && maximum !== undefined
      ? ` from ${String(minimum)} to ${String(maximum)}`
      : minimum !== undefined
        ? ` from ${String(minimum)}`
        : maximum !== undefined
          ? ` up to ${String(maximum)}`
          : "";
  const words = `${range}${minLength === undefined ? "" : ", not empty"}${format === undefined ? "" : `, a ${format}`}`;
  const others =
    not?.enum === undefined
      ? []
      : [
          ", none of ",
          ...joined(
            not.enum.map((value): Text => [literal(value)]),
            ", ",
          ),
        ];
  return [...(words === "" ? [] : [words]), ...(pattern === undefined ? [] : [", matching ", { code: pattern }]), ...others];
}
