import { didYouMean, type Issue, issue, oneOf, schemaFaults, type Scope } from "../../contract/index.js";
import { append, describe, has, isObject, quote } from "../../json/index.js";
import { isKnown } from "../event-issues.js";

const MEMBERS = ["$schema", "name", "description", "$defs", "events", "methods", "meta"];
const METHOD_MEMBERS = ["from", "kind", "params", "result"];
const SENDERS = ["client", "agent", "host", "either"];
const KINDS = ["request", "notification"];

/** Where something is, and what it may refer to. */
interface Place {
  readonly subject: string;
  readonly pointer: string;
  readonly scope: Scope | undefined;
}

/** Everything for which a JSON value cannot be used as the definition of an extension. `subject` is how messages call it. */
export function definitionFaults(definition: unknown, subject: string): Issue[] {
  if (!isObject(definition)) return [wrongType(definition, "object", { subject, pointer: "", scope: undefined })];
  const { $defs, name } = definition;
  const place = (member: string): Place => ({
    subject,
    pointer: append("", member),
    scope: isObject($defs) ? { definitions: $defs, outer: undefined } : undefined,
  });
  const found = unknownMembers(definition, MEMBERS, { ...place(""), pointer: "" });
  if (!has(definition, "name")) found.push(issue("shape/missing-member", subject, 'missing member "name"', "", "string", "nothing"));
  else if (typeof name !== "string" || name === "") found.push(wrongType(name, "string that is not empty", place("name")));
  for (const member of ["$schema", "description"])
    if (has(definition, member) && typeof definition[member] !== "string")
      found.push(wrongType(definition[member], "string", place(member)));
  found.push(...each(definition, "$defs", place, (schema, _, at) => schemaFaults(schema, at)));
  found.push(...each(definition, "events", place, eventFaults));
  found.push(...each(definition, "methods", place, methodFaults));
  found.push(...each(definition, "meta", place, (schema, _, at) => schemaFaults(schema, at)));
  return found;
}

/** What a message calls a definition that nobody has called otherwise. */
export function subjectOf(definition: unknown): string {
  const name = isObject(definition) && has(definition, "name") ? definition.name : undefined;
  return typeof name === "string" && name !== "" ? `extension ${name}` : "extension";
}

function* each(
  definition: Readonly<Record<string, unknown>>,
  member: string,
  place: (member: string) => Place,
  faults: (value: unknown, name: string, place: Place) => Iterable<Issue>,
): Generator<Issue> {
  if (!has(definition, member)) return;
  const named = definition[member];
  const at = place(member);
  if (!isObject(named)) yield wrongType(named, "object", at);
  else for (const [name, value] of Object.entries(named)) yield* faults(value, name, { ...at, pointer: append(at.pointer, name) });
}

function* eventFaults(schema: unknown, type: string, place: Place): Generator<Issue> {
  const { subject, pointer } = place;
  if (type === "") yield issue("shape/too-short", subject, "event type that is empty", pointer, "at least 1 character", '""');
  if (isKnown(type))
    yield issue("shape/wrong-value", subject, "event type that the protocol has already", pointer, "a type of your own", quote(type), {
      text: `give it another name, such as ${quote(`x.${type}`)}`,
    });
  yield* schemaFaults(schema, place);
  // An envelope's payload is an object (ask: 2, envelope).
  const only = isObject(schema) && has(schema, "type") ? schema.type : "object";
  if (![only].flat().includes("object"))
    yield issue("shape/wrong-value", subject, "payload that no event can have", append(pointer, "type"), '"object"', describe(only), {
      text: "the payload of an event is an object",
    });
}

function* methodFaults(method: unknown, name: string, place: Place): Generator<Issue> {
  const { subject, pointer } = place;
  if (!/^_./.test(name))
    yield issue("shape/bad-format", subject, "method of no extension", pointer, "a name that starts with _", quote(name), {
      nearest: `_${name}`,
      text: `other names are those of the protocols; did you mean ${quote(`_${name}`)}?`,
    });
  if (!isObject(method)) {
    yield wrongType(method, "object", place);
    return;
  }
  yield* unknownMembers(method, METHOD_MEMBERS, place);
  yield* choiceFaults(method, "from", SENDERS, place);
  yield* choiceFaults(method, "kind", KINDS, place);
  for (const part of ["params", "result"])
    if (has(method, part)) yield* schemaFaults(method[part], { ...place, pointer: append(pointer, part) });
  if (method.kind === "notification" && has(method, "result"))
    yield issue(
      "shape/wrong-value",
      subject,
      "a notification has no result",
      append(pointer, "result"),
      "nothing",
      describe(method.result),
      {
        text: 'leave it out, or make the method a "request"',
      },
    );
}

function* choiceFaults(
  owner: Readonly<Record<string, unknown>>,
  member: string,
  choices: readonly string[],
  place: Place,
): Generator<Issue> {
  const { subject, pointer } = place;
  const value = owner[member];
  if (!has(owner, member))
    yield issue("shape/missing-member", subject, `missing member ${quote(member)}`, pointer, oneOf(choices), "nothing");
  else if (typeof value !== "string" || !choices.includes(value))
    yield issue(
      "shape/wrong-value",
      subject,
      "wrong value",
      append(pointer, member),
      oneOf(choices),
      describe(value),
      typeof value === "string" ? didYouMean(value, choices) : undefined,
    );
}

function unknownMembers(owner: Readonly<Record<string, unknown>>, names: readonly string[], { subject, pointer }: Place): Issue[] {
  return Object.keys(owner)
    .filter((name) => !names.includes(name))
    .map((name) =>
      issue(
        "shape/unexpected-member",
        subject,
        `unknown member ${quote(name)}`,
        pointer,
        oneOf(names),
        quote(name),
        didYouMean(name, names),
      ),
    );
}

function wrongType(value: unknown, expected: string, { subject, pointer }: Place): Issue {
  return issue("shape/wrong-type", subject, "wrong type", pointer, expected, describe(value));
}
