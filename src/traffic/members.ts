import type { Member, Shapes } from "../../generated/shapes.js";
import { type Accepts, type Issue, MOST_ISSUES, nearest, oneOf, type PlainMembers, visitMembers } from "../contract/index.js";
import { append, describe, has, quote, typeName } from "../json/index.js";
import type { Level, Remark } from "./finding.js";

/** What a protocol knows of members, and how bad one is that it does not know. */
export interface Vocabulary {
  readonly shapes: Shapes;
  readonly accepts?: Accepts;
  readonly unknown: Level;
  /** Whether members that only the unstable protocol has are unknown too. */
  readonly stable?: boolean;
  /** Tells at once that there is nothing to say; of the same shapes. */
  readonly plain: PlainMembers;
}

/**
 * What is allowed but worth telling about a value of a definition: members the definition does not name, and values in
 * a form that only readers accept. Members that an issue has already named are left out. `base` is where the value is
 * in its message.
 */
export function memberRemarks(
  vocabulary: Vocabulary,
  definition: string,
  subject: string,
  value: unknown,
  base: string,
  told: readonly Issue[],
): Remark[] {
  if (vocabulary.plain.of(definition)(value)) return [];
  const remarks: Remark[] = [];
  const isNamed = (at: string) => told.some(({ pointer, instead }) => instead !== undefined && append(pointer, instead) === at);
  visitMembers(
    vocabulary.shapes,
    definition,
    value,
    ({ pointer, name, value: inner, member, owner, siblings }) => {
      const at = `${base}${pointer}`;
      const isUnknown = member === undefined || (vocabulary.stable === true && member.unstable === true);
      if (!isUnknown) remarks.push(...readerForm(member, inner, subject, at));
      else if (!isNamed(at)) remarks.push(unknownMember(vocabulary, name, member, owner, siblings, subject, at));
      return remarks.length > MOST_ISSUES;
    },
    vocabulary.accepts,
  );
  return remarks;
}

/** A member that the definition does not name: worth a warning where it looks meant for one that is not there. */
function unknownMember(
  { unknown }: Vocabulary,
  name: string,
  member: Member | undefined,
  owner: object,
  siblings: Readonly<Record<string, Member>>,
  subject: string,
  at: string,
): Remark {
  const outer = at.slice(0, at.lastIndexOf("/"));
  const message = `${subject}: unknown member ${quote(name)}${outer === "" ? "" : ` at ${outer}`}`;
  const remark = (level: Level, hint: string): Remark => ({ rule: "unknown/member", pointer: at, message: `${message}${hint}`, level });
  if (member !== undefined) return remark("note", "; only the unstable protocol has it");
  const absent = Object.keys(siblings).filter((sibling) => !has(owner, sibling));
  const renamed = absent.find((sibling) => siblings[sibling]?.formerly?.includes(name));
  if (renamed !== undefined) return remark("warning", `; an older dialect's name for ${quote(renamed)}`);
  const near = nearest(name, absent);
  return near === undefined ? remark(unknown, "") : remark("warning", `; did you mean ${quote(near)}?`);
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
