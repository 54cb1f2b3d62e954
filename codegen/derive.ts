import type { Contract, Definition } from "./contract.js";
import { type MethodEntry, methodEntries } from "./registry.js";
import { definitionName, refTo, type Schema } from "./schema.js";

/**
 * What the registry says about whole messages, as definitions: one envelope for each event type, the union of them, the
 * form in which a reader meets types it does not know, and one request or notification for each method.
 */
export function deriveAsk(contract: Contract): [string, Definition][] {
  const { registry, registryFile, definitions } = contract;
  const derived: [string, Definition][] = [];
  const add = (name: string, schema: Schema) => {
    if (definitions.has(name)) throw new Error(`definition ${name} is derived from ${registryFile}; give the authored one another name`);
    derived.push([name, { name, file: registryFile, derived: true, schema }]);
    return name;
  };

  const events = Object.entries(registry.events ?? {});
  const envelope = definitions.get(definitionName(registry.envelope ?? ""))?.schema;
  if (envelope === undefined) throw new Error(`${registryFile}: envelope is missing`);
  const withType = (type: Schema, payload: Schema): Schema => ({ ...envelope, properties: { type, seq: refTo("Seq"), payload } });
  const branches = events.map(([type, entry]) => {
    const payload = definitionName(entry.payload);
    const description = `The event \`${type}\`. ${firstSentence(definitions.get(payload)?.schema.description)}`;
    return add(`${payload}Event`, { ...withType({ const: type }, refTo(payload)), description });
  });
  add("SessionEvent", union("type", branches, "Any event of this version, told apart by its type."));
  const unknownType = {
    description: "A name that this version does not know.",
    type: "string",
    not: { enum: events.map(([type]) => type) },
  };
  add("UnknownEvent", {
    ...withType(unknownType, { type: "object", additionalProperties: true }),
    description: "An event of a later version, or of another dialect. Readers pass over it.",
  });
  add("IncomingEvent", {
    description: "What a reader may meet: an event of this version, or one it does not know.",
    anyOf: [refTo("SessionEvent"), refTo("UnknownEvent")],
  });

  const requests = new Map<string, string[]>();
  for (const [method, entry] of methodEntries(registry)) {
    const name = add(messageName(entry), message(method, entry, definitions));
    if (entry.kind === "request") requests.set(entry.from, [...(requests.get(entry.from) ?? []), name]);
  }
  for (const [from, names] of requests)
    add(`${capitalised(from)}Request`, union("method", names, `Any request of the ${from}, told apart by its method.`));
  return derived;
}

/** Name of a method's whole message: params `SessionSendParams` give `SessionSendRequest`. */
export function messageName(entry: MethodEntry): string {
  return `${definitionName(entry.params).replace(/Params$/, "")}${capitalised(entry.kind)}`;
}

function message(method: string, entry: MethodEntry, definitions: Contract["definitions"]): Schema {
  const params = definitionName(entry.params);
  const needed = definitions.get(params)?.schema.required !== undefined;
  const isRequest = entry.kind === "request";
  return {
    description: `${isRequest ? "A request" : "A notification"} of the ${entry.from}: \`${method}\`. ${firstSentence(definitions.get(params)?.schema.description)}`,
    type: "object",
    required: [...(isRequest ? ["id"] : []), "method", ...(needed ? ["params"] : [])],
    properties: {
      jsonrpc: refTo("JsonRpcVersion"),
      ...(isRequest ? { id: refTo("JsonRpcId") } : {}),
      method: { const: method },
      params: refTo(params),
    },
  };
}

function union(tag: string, names: readonly string[], description: string): Schema {
  return { description, type: "object", discriminator: { propertyName: tag }, oneOf: names.map(refTo) };
}

/** The first sentence of a description. */
export function firstSentence(text = ""): string {
  return /^.*?[.?!](?= |$)/.exec(text)?.[0] ?? text;
}

/** A word with its first letter in upper case. */
export function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
