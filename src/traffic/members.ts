import { MEMBERS } from "../../generated/ask/members.js";
import type { Definitions } from "../../generated/ask/types.js";
import type { Shapes } from "../../generated/shapes.js";
import { type Issue, nearest, visitMembers } from "../contract/index.js";
import { append, describe, has, quote, typeName } from "../json/index.js";
import type { Remark } from "./finding.js";

const SHAPES: Shapes = MEMBERS;

/**
 * What is allowed but worth telling about a value of a definition: members the definition does not name, and values in
 * a form that only readers accept. Members that an issue has already named are left out.
 */
export function memberRemarks(
  definition: keyof Definitions,
  subject: string,
  value: unknown,
  base: string,
  told: readonly Issue[],
): Remark[] {
  const remarks: Remark[] = [];
  const named = new Set(told.flatMap(({ pointer, instead }) => (instead === undefined ? [] : [append(pointer, instead)])));
  visitMembers(
    SHAPES,
    definition,
    value,
    ({ pointer, name, value: inner, member, owner, siblings }) => {
      const at = `${base}${pointer}`;
      if (member === undefined) {
        if (named.has(at)) return;
        const absent = Object.keys(siblings).filter((sibling) => !has(owner, sibling));
        const renamed = absent.find((sibling) => siblings[sibling]?.formerly?.includes(name));
        const near = renamed === undefined ? nearest(name, absent) : undefined;
        const hint =
          renamed !== undefined
            ? `; an older dialect's name for ${quote(renamed)}`
            : near !== undefined
              ? `; did you mean ${quote(near)}?`
              : "";
        remarks.push({
          rule: "unknown/member",
          pointer: at,
          message: `${subject}: unknown member at ${at}${hint}`,
          ...(hint === "" ? {} : { level: "warning" as const }),
        });
        return;
      }
      const { writtenAs, writtenValues } = member;
      if (writtenAs !== undefined && !isWritten(inner, writtenAs) && member.expected.split(/, | or /).includes(readAs(inner))) {
        const way = inner === null ? `a writer sends ${writtenAs} or leaves the member out` : `a writer sends ${writtenAs}`;
        remarks.push({
          rule: "shape/reader-form",
          pointer: at,
          message: `${subject}: only read, not written, at ${at}: expected ${writtenAs}, got ${describe(inner)}; ${way}`,
        });
      }
      if (writtenValues !== undefined && !writtenValues.includes(inner) && member.expected.includes(JSON.stringify(inner))) {
        remarks.push({
          rule: "shape/reader-form",
          pointer: at,
          message: `${subject}: only read, not written, at ${at}: expected ${writtenValues.map((known) => JSON.stringify(known)).join(" or ")}, got ${describe(inner)}`,
        });
      }
    },
    "",
  );
  return remarks;
}

function isWritten(value: unknown, type: string): boolean {
  return type === "integer" ? Number.isInteger(value) : typeName(value) === type;
}

/** The JSON Schema type under which a value was accepted. */
function readAs(value: unknown): string {
  return Number.isInteger(value) ? "integer" : typeName(value);
}
