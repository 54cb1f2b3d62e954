import { MEMBERS } from "../../generated/ask/members.js";
import type { Definitions } from "../../generated/ask/types.js";
import type { Member, Shapes } from "../../generated/shapes.js";
import { type Issue, MOST_ISSUES, nearest, oneOf, visitMembers } from "../contract/index.js";
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
  visitMembers(SHAPES, definition, value, ({ pointer, name, value: inner, member, owner, siblings }) => {
    const at = `${base}${pointer}`;
    if (member !== undefined) remarks.push(...readerForm(member, inner, subject, at));
    else if (!named.has(at)) remarks.push(unknownMember(name, owner, siblings, subject, at));
    return remarks.length > MOST_ISSUES;
  });
  return remarks;
}

/** A member that the definition does not name: worth a warning where it looks meant for one that is not there. */
function unknownMember(name: string, owner: object, siblings: Readonly<Record<string, Member>>, subject: string, at: string): Remark {
  const absent = Object.keys(siblings).filter((sibling) => !has(owner, sibling));
  const renamed = absent.find((sibling) => siblings[sibling]?.formerly?.includes(name));
  const near = renamed ?? nearest(name, absent);
  const outer = at.slice(0, at.lastIndexOf("/"));
  const message = `${subject}: unknown member ${quote(name)}${outer === "" ? "" : ` at ${outer}`}`;
  if (near === undefined) return { rule: "unknown/member", pointer: at, message };
  const hint = renamed === undefined ? `did you mean ${quote(near)}?` : `an older dialect's name for ${quote(near)}`;
  return { rule: "unknown/member", pointer: at, message: `${message}; ${hint}`, level: "warning" };
}

/** A value that readers accept and writers do not send. */
function* readerForm(member: Member, value: unknown, subject: string, at: string): Generator<Remark> {
  const { writtenAs, writtenValues } = member;
  const remark = (expected: string, way: string): Remark => ({
    rule: "shape/reader-form",
    pointer: at,
    message: `${subject}: only read, not written, at ${at}: expected ${expected}, got ${describe(value)}${way}`,
  });
  // A value that is not accepted at all has an issue of its own.
  if (writtenAs !== undefined && !isOfType(value, writtenAs) && member.expected.split(/, | or /).some((type) => isOfType(value, type))) {
    yield remark(writtenAs, value === null ? `; a writer sends ${writtenAs} or leaves the member out` : "");
  }
  if (writtenValues !== undefined && !writtenValues.includes(value) && member.expected.includes(JSON.stringify(value)))
    yield remark(oneOf(writtenValues), "");
}

function isOfType(value: unknown, type: string): boolean {
  return type === "integer" ? Number.isInteger(value) : typeName(value) === type;
}
