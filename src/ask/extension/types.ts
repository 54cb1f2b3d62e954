import type { SessionEvent } from "../../../generated/ask/types.js";
import type { EventType } from "../event-issues.js";
import type { ExtensionDefinition } from "./definition.js";
import type { Static } from "./static.js";

type Named<D extends ExtensionDefinition, Part extends "events" | "methods" | "meta"> = D extends {
  readonly [P in Part]: infer N extends object;
}
  ? N
  : object;
type Definitions<D> = D extends { readonly $defs: infer Own extends object } ? Own : object;
type PartOf<Method, Part extends "params" | "result", D> = Method extends { readonly [P in Part]: infer S }
  ? Static<S, Definitions<D>>
  : unknown;

/** Types of the events of an extension. */
export type ExtensionEventType<D extends ExtensionDefinition> = keyof Named<D, "events"> & string;

/** Names of the methods of an extension. */
export type ExtensionMethodName<D extends ExtensionDefinition> = keyof Named<D, "methods"> & string;

/** Keys of an extension within `_meta`. */
export type ExtensionMetaKey<D extends ExtensionDefinition> = keyof Named<D, "meta"> & string;

/** The event of one type of an extension: its `type`, `seq` and typed `payload`. */
export type ExtensionEventOf<D extends ExtensionDefinition, T extends ExtensionEventType<D>> = {
  type: T;
  seq: number;
  payload: Static<Named<D, "events">[T], Definitions<D>>;
};

/** Any event of an extension, told apart by its type. */
export type ExtensionEvent<D extends ExtensionDefinition> = { [T in ExtensionEventType<D>]: ExtensionEventOf<D, T> }[ExtensionEventType<D>];

/** Any event of this version or of an extension, told apart by its type. Takes the extension, or its definition. */
export type ExtendedEvent<E> = SessionEvent | ExtensionEvent<DefinitionIn<E>>;

/** The definition of an extension, or the argument where it is one. */
type DefinitionIn<E> = E extends { readonly definition: infer D extends ExtensionDefinition }
  ? D
  : E extends ExtensionDefinition
    ? E
    : never;

/** What the params of a method of an extension are. */
export type ExtensionParams<D extends ExtensionDefinition, M extends ExtensionMethodName<D>> = PartOf<Named<D, "methods">[M], "params", D>;

/** What a method of an extension is answered with. */
export type ExtensionResult<D extends ExtensionDefinition, M extends ExtensionMethodName<D>> = PartOf<Named<D, "methods">[M], "result", D>;

/** What stands under a key of an extension within `_meta`. */
export type ExtensionMeta<D extends ExtensionDefinition, K extends ExtensionMetaKey<D>> = Static<Named<D, "meta">[K], Definitions<D>>;

/** A request (with id) or notification of a method of an extension; `method` tells the type of its params. */
export type ExtensionMessage<D extends ExtensionDefinition> = {
  [M in ExtensionMethodName<D>]: {
    readonly jsonrpc?: "2.0";
    readonly id?: string | number;
    readonly method: M;
    readonly params: ExtensionParams<D, M>;
  };
}[ExtensionMethodName<D>];

/** `never` for each name in a definition that defining it would refuse, so that the compiler says so first. */
export type Nameable<D> = {
  readonly [Part in keyof D]: Part extends "events"
    ? { readonly [T in keyof D[Part]]: T extends EventType ? never : D[Part][T] }
    : Part extends "methods"
      ? { readonly [M in keyof D[Part]]: M extends `_${string}` ? D[Part][M] : never }
      : D[Part];
};
