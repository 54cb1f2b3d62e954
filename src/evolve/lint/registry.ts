import { append } from "../../json/index.js";

/** A `registry.json`, as far as rules read it. Rules that ask for its form come first. */
export interface Registry {
  readonly protocol: string;
  readonly version: string;
  readonly error?: string;
  readonly extensions?: { readonly requestParams: string; readonly result: string; readonly notificationParams: string };
  readonly envelope?: string;
  readonly interaction?: string;
  readonly events?: Readonly<Record<string, Entry & { readonly payload: string; readonly interaction?: string }>>;
  readonly methods: Readonly<Record<string, Method | readonly Method[]>>;
  readonly errors: Readonly<Record<string, { readonly code: number }>>;
  readonly capabilities?: Readonly<Record<string, string>>;
  readonly deliveryKinds?: Readonly<Record<string, string>>;
}

interface Entry {
  readonly gate?: string;
  readonly since: string;
  readonly stability: string;
}

interface Method extends Entry {
  readonly from: string;
  readonly kind: string;
  readonly params: string;
  readonly result?: string;
}

/** Every entry of a method, with its pointer: a name may have one, or a list of them. */
export function methodsOf({ methods }: Registry): { readonly pointer: string; readonly entry: Method }[] {
  return Object.entries(methods).flatMap(([name, given]: [string, Method | readonly Method[]]) => {
    const pointer = append("/methods", name);
    if ("kind" in given) return [{ pointer, entry: given }];
    return given.map((entry, index) => ({ pointer: append(pointer, index), entry }));
  });
}

/** Every entry of an event or method, with its pointer. */
export function entriesOf(registry: Registry): { readonly pointer: string; readonly entry: Entry }[] {
  const events = Object.entries(registry.events ?? {}).map(([type, entry]) => ({ pointer: append("/events", type), entry }));
  return [...events, ...methodsOf(registry)];
}

/** Every reference of a registry to a definition, with its pointer; where it is needed and not written, that of the whole. */
export function* referencesOf(registry: Registry): Generator<{ readonly pointer: string; readonly ref: string }> {
  if (registry.envelope !== undefined) yield { pointer: "/envelope", ref: registry.envelope };
  if (registry.interaction !== undefined) yield { pointer: "/interaction", ref: registry.interaction };
  for (const [type, { payload }] of Object.entries(registry.events ?? {}))
    yield { pointer: append(append("/events", type), "payload"), ref: payload };
  for (const { pointer, entry } of methodsOf(registry)) {
    yield { pointer: append(pointer, "params"), ref: entry.params };
    if (entry.result !== undefined) yield { pointer: append(pointer, "result"), ref: entry.result };
  }
  if (registry.error !== undefined) yield { pointer: "/error", ref: registry.error };
  for (const name of ["requestParams", "result", "notificationParams"] as const)
    if (registry.extensions !== undefined) yield { pointer: append("/extensions", name), ref: registry.extensions[name] };
  if (registry.events === undefined) return;
  for (const name of ["Capability", "DeliveryKind", "Seq"]) yield { pointer: "", ref: `common.schema.json#/$defs/${name}` };
  for (const name of ["InteractionKind", "InteractionStatus"]) yield { pointer: "", ref: `interactions.schema.json#/$defs/${name}` };
}
