/** A type of TypeBox, or plain JSON Schema. Checked when the extension is defined, not by the compiler. */
export type SchemaSource = object;

/** A method of somebody's own. */
export interface MethodDefinition {
  /** Which side sends it; `agent` and `host` are the two protocols' names for the side that serves. */
  readonly from: "client" | "agent" | "host" | "either";
  readonly kind: "request" | "notification";
  /** What its params are; anything where it is left out. */
  readonly params?: SchemaSource;
  /** What it is answered with; anything where it is left out. A notification has none. */
  readonly result?: SchemaSource;
}

/** What somebody adds to the protocols: plain data, as it may stand in a file. */
export interface ExtensionDefinition {
  /** How messages call it. */
  readonly name: string;
  readonly $schema?: string;
  readonly description?: string;
  /** Schemas that the others may refer to, as `#/$defs/Name`. */
  readonly $defs?: Readonly<Record<string, SchemaSource>>;
  /** Payloads of events of the ask session protocol, by their types. */
  readonly events?: Readonly<Record<string, SchemaSource>>;
  /** Methods of either protocol. Their names start with `_`, so that none of a later version can have the same. */
  readonly methods?: Readonly<Record<`_${string}`, MethodDefinition>>;
  /** Values within `_meta`, by their keys, wherever a `_meta` is. */
  readonly meta?: Readonly<Record<string, SchemaSource>>;
}
