import type { Member, Shapes } from "../../generated/shapes.js";
import type { Validate, ValidationFault } from "../../generated/validate.js";
import { append, describe, has, isObject, quote, tokens } from "../json/index.js";
import type { Issue } from "./issue.js";
import { alternatives, follow, membersOf, strayTag, tagOf, tagValues } from "./members.js";
import { nearest } from "./nearest.js";
import type { ContractRule } from "./rules.js";

/** What a value is held against. */
export interface Against {
  /** How messages call it: an event type, a method's params. */
  readonly subject: string;
  /** A part of the value that messages call by a name of its own, and its pointer. */
  readonly within?: { readonly pointer: string; readonly subject: string };
  /** Name of the definition. */
  readonly definition: string;
  /** The definition's guard: says the same as the validator, faster, and not why. */
  readonly accepts: (value: unknown) => boolean;
  readonly validate: Validate;
  readonly shapes: Shapes;
  /** Whether the outer members are an envelope, whose faults have rules of their own; `payload` is what they enclose. */
  readonly enclosing?: string;
  /** Pointer of the value within what the user sees; pointers of issues start with it. */
  readonly base?: string;
}

/** Everything that breaks the definition, one issue a fault up to a thousand; empty where the value is valid. Never throws. */
export function issues(value: unknown, against: Against): Issue[] {
  if (against.accepts(value) || against.validate(value)) return [];
  const faults = against.validate.errors ?? [];
  const most = faults.slice(0, MOST_ISSUES);
  const telling = most.filter((fault) => !isSummary(fault, most));
  return telling.map((fault) => explain(fault, value, against));
}

/** The end of a message: what was probably meant. */
interface Hint {
  readonly text: string;
  readonly nearest?: string;
  readonly instead?: string;
}

/** Issues told of one value at most; beyond that more of the same would only cost memory. */
export const MOST_ISSUES = 1000;

/** An issue in the one grammar that all messages have. */
export function issue(
  rule: ContractRule,
  subject: string,
  what: string,
  pointer: string,
  expected: string,
  got: string,
  hint?: Hint,
): Issue {
  const where = pointer === "" ? "" : ` at ${pointer}`;
  const message = `${subject}: ${what}${where}: expected ${expected}, got ${got}${hint === undefined ? "" : `; ${hint.text}`}`;
  return {
    rule,
    pointer,
    message,
    expected,
    got,
    ...(hint?.nearest === undefined ? {} : { nearest: hint.nearest }),
    ...(hint?.instead === undefined ? {} : { instead: hint.instead }),
  };
}

/** The hint for a name that is near a known one, if it is. */
export function didYouMean(name: string, names: Iterable<string>): Hint | undefined {
  const near = nearest(name, names);
  return near === undefined ? undefined : { nearest: near, text: `did you mean ${quote(near)}?` };
}

/** Values that are listed in full; of more, a few are shown and the rest counted. */
const MOST_LISTED = 10;
const SHOWN = 3;

/** Values as a person lists them: `"a", "b" or "c"`. */
export function oneOf(values: readonly unknown[]): string {
  const words = values.map((value) => JSON.stringify(value));
  if (words.length > MOST_LISTED) return `${words.slice(0, SHOWN).join(", ")} or one of ${String(words.length - SHOWN)} others`;
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} or ${words.at(-1) ?? ""}`;
}

/** The values of a tag as a person lists them: `"form", "url" or other text`. */
function tagWords({ values, isOpen }: { readonly values: readonly unknown[]; readonly isOpen: boolean }): string {
  return isOpen ? `${values.map((value) => JSON.stringify(value)).join(", ")} or other text` : oneOf(values);
}

/** Whether another fault says the same better: a value of the wrong type breaks the other keywords of its schema too. */
function isSummary(fault: ValidationFault, faults: readonly ValidationFault[]): boolean {
  return (
    ["enum", "const", "not", "minimum", "maximum"].includes(fault.keyword) &&
    faults.some((other) => other.keyword === "type" && other.instancePath === fault.instancePath)
  );
}

function explain(fault: ValidationFault, root: unknown, against: Against): Issue {
  const { params, keyword, instancePath: pointer } = fault;
  const { value, definition, member, variant } = follow(against.shapes, against.definition, root, pointer);
  const layer = isEnvelope(fault, against) ? "envelope" : "shape";
  const subject = subjectOf(pointer, against);
  const within = variant === undefined || subject.split(" ").includes(variant) ? "" : ` in ${quote(variant)}`;
  const tell = (rule: ContractRule, what: string, expected: string, at = pointer, got = describe(value), hint?: Hint) =>
    issue(rule, subject, `${what}${within}`, `${against.base ?? ""}${at}`, expected, got, hint);
  switch (keyword) {
    case "required": {
      const name = String(params.missingProperty);
      const siblings = membersOf(against.shapes, definition, value) ?? {};
      const tags = tagValues(against.shapes, definition, name);
      const others = alternatives(against.shapes, definition, value, name);
      return tell(
        `${layer}/missing-member`,
        `missing member ${quote(name)}`,
        tags.values.length > 0 ? tagWords(tags) : has(siblings, name) ? (siblings[name] as Member).expected : "a value",
        pointer,
        "nothing",
        insteadOf(name, siblings, value) ??
          straying(against.shapes, definition, value) ??
          (others.length === 0 ? undefined : { text: `${oneOf(others)} would do in its place` }),
      );
    }
    case "anyOf":
    case "type":
      return tell(`${layer}/wrong-type`, "wrong type", member?.expected ?? typesOf(params.type));
    case "enum": {
      const allowed = params.allowedValues as readonly unknown[];
      return tell(`${layer}/wrong-value`, "wrong value", oneOf(allowed), pointer, describe(value), slip(value, allowed));
    }
    case "const": {
      // A tag that no branch of a union has could have been that of any.
      const owner = follow(against.shapes, against.definition, root, pointer.slice(0, pointer.lastIndexOf("/")));
      const tags = tagValues(against.shapes, owner.definition, tokens(pointer).at(-1) ?? "");
      const allowed = tags.values.length > 0 ? tags.values : [params.allowedValue];
      return tell(`${layer}/wrong-value`, "wrong value", oneOf(allowed), pointer, describe(value), slip(value, allowed));
    }
    case "minimum":
    case "maximum":
      return tell(
        `${layer}/out-of-range`,
        "out of range",
        `a number of at ${keyword === "minimum" ? "least" : "most"} ${String(params.limit)}`,
      );
    case "minLength":
    case "minItems":
      return tell("shape/too-short", "too short", `at least ${String(params.limit)} ${keyword === "minLength" ? "character" : "item"}`);
    case "format":
      return tell("shape/bad-format", "bad format", FORMATS[String(params.format)] ?? String(params.format));
    case "pattern":
      return tell("shape/bad-format", "bad format", `text that matches ${String(params.pattern)}`);
    case "not":
      return tell(`${layer}/wrong-value`, "wrong value", "a name that this version does not know");
    case "discriminator":
      return unknownVariant(fault, value, definition, against, layer, tell);
    default:
      return tell(`${layer}/wrong-value`, "wrong value", member?.expected ?? "a value that its definition allows");
  }
}

const FORMATS: Readonly<Record<string, string>> = { "date-time": 'a date and time such as "2026-01-31T12:00:00Z"' };

function unknownVariant(
  fault: ValidationFault,
  value: unknown,
  definition: string | undefined,
  against: Against,
  layer: "envelope" | "shape",
  tell: (rule: ContractRule, what: string, expected: string, at: string, got: string, hint?: Hint) => Issue,
): Issue {
  const tag = String(fault.params.tag);
  const all = tagOf(against.shapes, definition, value);
  const values = all?.values ?? [];
  const expected = tagWords({ values, isOpen: all?.isOpen === true });
  const got = isObject(value) && has(value, tag) ? value[tag] : undefined;
  if (got === undefined) return tell(`${layer}/missing-member`, `missing member ${quote(tag)}`, expected, fault.instancePath, "nothing");
  if (typeof got !== "string") return tell(`${layer}/wrong-type`, "wrong type", expected, append(fault.instancePath, tag), describe(got));
  return tell(
    "shape/unknown-variant",
    "unknown variant",
    expected,
    append(fault.instancePath, tag),
    describe(got),
    all?.unstable.includes(got) === true ? { text: "only the unstable protocol has it" } : didYouMean(got, values),
  );
}

function subjectOf(pointer: string, { subject, within }: Against): string {
  return within !== undefined && `${pointer}/`.startsWith(`${within.pointer}/`) ? within.subject : subject;
}

/** Whether a fault is of the envelope: outside what it encloses, or that is not there or no object at all. */
function isEnvelope({ instancePath, keyword }: ValidationFault, { enclosing }: Against): boolean {
  if (enclosing === undefined) return false;
  const inner = append("", enclosing);
  return instancePath === inner ? keyword === "type" : !instancePath.startsWith(`${inner}/`);
}

/** What may stand in the place of a missing member: its name in an older dialect, or a slip for it. */
function insteadOf(name: string, siblings: Readonly<Record<string, Member>>, value: unknown): Hint | undefined {
  if (!isObject(value)) return undefined;
  const unknown = Object.keys(value).filter((key) => !has(siblings, key));
  const old = has(siblings, name) ? siblings[name]?.formerly?.find((former) => unknown.includes(former)) : undefined;
  if (old !== undefined) return { instead: old, text: `${quote(old)} is what an older dialect calls it` };
  const slip = unknown.find((key) => nearest(key, [name]) !== undefined);
  return slip === undefined ? undefined : { nearest: name, instead: slip, text: `${quote(slip)} looks like a slip for it` };
}

/** The allowed value that a value is probably a slip for. */
function slip(value: unknown, allowed: readonly unknown[]): Hint | undefined {
  return typeof value === "string" ? didYouMean(value, allowed.map(String)) : undefined;
}

/** What was probably meant where a union's tag has a value that no branch knows. */
function straying(shapes: Shapes, definition: string | undefined, value: unknown): Hint | undefined {
  const stray = strayTag(shapes, definition, value);
  if (stray === undefined) return undefined;
  const near = typeof stray.got === "string" ? nearest(stray.got, stray.values.map(String)) : undefined;
  const meant = near === undefined ? "" : `; did you mean ${quote(near)}?`;
  return {
    ...(near === undefined ? {} : { nearest: near }),
    text: `${quote(stray.tag)} is ${describe(stray.got)}, which is not ${oneOf(stray.values)}${meant}`,
  };
}

function typesOf(types: unknown): string {
  const words = [types].flat().map(String);
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} or ${words.at(-1) ?? ""}`;
}
