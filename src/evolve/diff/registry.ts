import { append, has, isObject } from "../../json/index.js";
import { type Place, referredName } from "./schema.js";

/** Where an entry stands. */
export interface Spot {
  readonly file: string;
  readonly pointer: string;
}

/** A method in one way of using it. */
export interface Method extends Spot {
  readonly name: string;
  /** The side that sends it; `either` where both may. */
  readonly from: string;
  readonly kind: string;
  /** Name of a definition. */
  readonly params?: string;
  readonly result?: string;
  readonly carries?: unknown;
  readonly gate?: string;
  readonly since?: string;
  readonly stability: string;
}

/** A type of event. */
export interface Event extends Spot {
  readonly name: string;
  readonly payload: string;
  readonly interaction?: string;
  readonly gate?: string;
  readonly since?: string;
  readonly stability: string;
}

/** An error code, or a capability, which has no code. */
export interface Named extends Spot {
  readonly name: string;
  readonly code?: number;
  readonly description: string;
}

/** Which messages there are, who sends them, and by which version. Empty where a source does not say. */
export interface Registry extends Spot {
  readonly protocol: string;
  readonly title: string;
  readonly version: string;
  readonly description: string;
  readonly prefix?: string;
  readonly events: ReadonlyMap<string, Event>;
  readonly methods: ReadonlyMap<string, Method>;
  readonly errors: ReadonlyMap<string, Named>;
  readonly capabilities: ReadonlyMap<string, Named>;
  /** Definitions that no event or method names, and that messages are held against all the same: what for, and the name. */
  readonly roots: ReadonlyMap<string, string>;
}

type Json = Readonly<Record<string, unknown>>;

/** Reads `registry.json`, the head of a bundle, or what the published schema of ACP says at its definitions. */
export function registryOf(file: string, value: unknown, definitions: ReadonlyMap<string, Place>): Registry {
  const head = isObject(value) ? value : {};
  const isBundle = has(head, "$defs");
  const key = (name: string) => (isBundle ? `x-${name}` : name);
  const spot = (pointer: string): Spot => ({ file, pointer });
  const table = (name: string): [string, Json, Spot][] =>
    Object.entries(objectAt(head, key(name))).map(([entry, inner]) => [
      entry,
      isObject(inner) ? inner : { description: inner },
      spot(append(append("", key(name)), entry)),
    ]);
  const extensions = objectAt(head, key("extensions"));
  const roots = [
    ...["envelope", "interaction", "error"].map((name) => [name, head[key(name)]] as const),
    ...["requestParams", "result", "notificationParams"].map((name) => [`extension ${name}`, extensions[name]] as const),
    // Both protocols use the envelope of JSON-RPC without naming it.
    ...[...definitions.keys()].filter((name) => name.startsWith("JsonRpc")).map((name) => [name, name] as const),
  ].filter((root): root is readonly [string, string] => typeof root[1] === "string");
  const methods =
    isBundle && !has(head, "x-methods") ? published(definitions) : authored(objectAt(head, key("methods")), key("methods"), spot);
  return {
    ...spot(""),
    protocol: text(head.protocol) ?? /^urn:[^:]+:([^:]+):/.exec(text(head.$id) ?? "")?.[1] ?? "",
    title: text(head.title) ?? "",
    version: versionOf(head.version ?? head.protocolVersion),
    description: text(head.description) ?? "",
    ...optional("prefix", text(extensions.prefix)),
    methods: new Map(methods.map((method) => [`${method.from} ${method.kind} ${method.name}`, method])),
    events: new Map(
      table("events").map(([name, entry, at]) => [
        name,
        { ...at, name, payload: nameAt(entry, "payload") ?? "", ...shared(entry), ...optional("interaction", text(entry.interaction)) },
      ]),
    ),
    errors: new Map(
      table("errors").map(([name, entry, at]) => [
        name,
        { ...at, name, description: text(entry.description) ?? "", ...optional("code", entry.code as number | undefined) },
      ]),
    ),
    capabilities: new Map(
      table("capabilities").map(([name, entry, at]) => [name, { ...at, name, description: text(entry.description) ?? "" }]),
    ),
    roots: new Map(roots.map(([what, reference]) => [what, referredName(reference)])),
  };
}

/** Methods of a registry; an entry is one object or a list of them. */
function authored(table: Json, key: string, spot: (pointer: string) => Spot): Method[] {
  return Object.entries(table).flatMap(([name, entries]) =>
    [entries].flat().map((value: unknown, index): Method => {
      const entry = isObject(value) ? value : {};
      const pointer = append(append("", key), name);
      return {
        ...spot(Array.isArray(entries) ? append(pointer, index) : pointer),
        name,
        from: text(entry.from) ?? "either",
        kind: text(entry.kind) ?? "",
        ...optional("params", nameAt(entry, "params")),
        ...optional("result", nameAt(entry, "result")),
        ...optional("carries", entry.carries),
        ...shared(entry),
      };
    }),
  );
}

/** The schema that ACP publishes marks the definitions of a method with its name and the side that handles it. */
function published(definitions: ReadonlyMap<string, Place>): Method[] {
  const methods = new Map<string, Method>();
  for (const { file, pointer, definition, schema } of definitions.values()) {
    const name = text(schema["x-method"]);
    if (name === undefined) continue;
    const part = definition.endsWith("Response") ? { result: definition } : { params: definition };
    const kind = definition.endsWith("Notification") ? "notification" : "request";
    const side = schema["x-side"];
    const from = side === "agent" ? "client" : side === "client" ? "agent" : "either";
    const key = `${from} ${kind} ${name}`;
    methods.set(key, { file, pointer, name, from, kind, stability: "stable", ...methods.get(key), ...part });
  }
  return [...methods.values()];
}

function shared(entry: Json): { gate?: string; since?: string; stability: string } {
  return { ...optional("gate", text(entry.gate)), ...optional("since", text(entry.since)), stability: text(entry.stability) ?? "stable" };
}

function nameAt(entry: Json, member: string): string | undefined {
  const reference = text(entry[member]);
  return reference === undefined ? undefined : referredName(reference);
}

function optional<K extends string, V>(key: K, value: V | undefined): Partial<Record<K, V>> {
  return value === undefined ? {} : ({ [key]: value } as Record<K, V>);
}

function objectAt(value: Json, key: string): Json {
  const inner = value[key];
  return isObject(inner) ? inner : {};
}

/** A version is text in a registry, and a number where a bundle says it as messages do. */
function versionOf(value: unknown): string {
  return typeof value === "number" ? String(value) : (text(value) ?? "");
}

function text(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}
