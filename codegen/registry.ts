/** `registry.json` of a protocol, as `schema/registry.schema.json` describes it. */
export interface Registry {
  readonly protocol: string;
  readonly title: string;
  readonly version: string;
  readonly description: string;
  readonly envelope?: string;
  readonly interaction?: string;
  readonly events?: Readonly<Record<string, EventEntry>>;
  readonly methods: Readonly<Record<string, MethodEntry>>;
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
