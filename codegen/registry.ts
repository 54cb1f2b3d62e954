/** `registry.json` of a protocol, as `schema/registry.schema.json` describes it. */
export interface Registry {
  readonly protocol: string;
  readonly title: string;
  readonly version: string;
  readonly description: string;
  /** The object that says why a request failed, where the protocol has its own. */
  readonly error?: string;
  /** What methods of nobody's registry look like: the prefix of their names and the shapes of their parts. */
  readonly extensions?: {
    readonly prefix: string;
    readonly requestParams: string;
    readonly result: string;
    readonly notificationParams: string;
  };
  readonly envelope?: string;
  readonly interaction?: string;
  readonly events?: Readonly<Record<string, EventEntry>>;
  /** A name that stands for a request in one direction and a notification in another has an entry for each. */
  readonly methods: Readonly<Record<string, MethodEntry | readonly MethodEntry[]>>;
  readonly errors: Readonly<Record<string, ErrorEntry>>;
  readonly capabilities?: Readonly<Record<string, string>>;
  readonly deliveryKinds?: Readonly<Record<string, string>>;
}

export interface EventEntry {
  readonly payload: string;
  readonly interaction?: string;
  readonly gate?: string;
  readonly since: string;
  readonly stability: string;
}

export interface MethodEntry {
  readonly from: string;
  readonly kind: "request" | "notification";
  readonly params: string;
  readonly result?: string;
  readonly carries?: { readonly params?: string; readonly result?: string };
  readonly gate?: string;
  readonly since: string;
  readonly stability: string;
}

export interface ErrorEntry {
  readonly code: number;
  readonly description: string;
  readonly evidence: string;
}

/** Every method with each of its entries. */
export function methodEntries(registry: Registry): [method: string, entry: MethodEntry][] {
  return Object.entries(registry.methods).flatMap(([method, entries]) =>
    [entries].flat().map((entry): [string, MethodEntry] => [method, entry]),
  );
}
