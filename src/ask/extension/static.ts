/** Definitions that a reference can name. */
type Definitions = object;

/**
 * The type of the values that a schema accepts: of a type of TypeBox, or of plain JSON Schema written as a literal. Nothing
 * of TypeBox is needed: versions before 1.0 carry the type in `static`, later ones are read as the JSON Schema that they are.
 */
export type Static<S, Defs extends Definitions = object> = S extends { readonly static: infer T }
  ? T
  : S extends { readonly "~unsafe": infer T }
    ? T
    : S extends { readonly $defs: infer Own extends object }
      ? Described<S, Own & Omit<Defs, keyof Own>>
      : Described<S, Defs>;

type Described<S, Defs extends Definitions> = S extends { readonly $ref: infer R }
  ? Referred<R, Defs>
  : S extends { readonly const: infer Value }
    ? Value
    : S extends { readonly enum: readonly (infer Value)[] }
      ? Value
      : S extends { readonly anyOf: infer Branches }
        ? OneOf<Branches, Defs>
        : S extends { readonly oneOf: infer Branches }
          ? OneOf<Branches, Defs>
          : S extends { readonly allOf: infer Parts }
            ? AllOf<Parts, Defs>
            : S extends { readonly type: infer T }
              ? OfType<T, S, Defs>
              : S extends { readonly not: infer Refused }
                ? object extends Refused
                  ? never
                  : unknown
                : S extends false
                  ? never
                  : unknown;

type Referred<R, Defs extends Definitions> = R extends `#/$defs/${infer Name}`
  ? Name extends keyof Defs
    ? Static<Defs[Name], Defs>
    : unknown
  : R extends keyof Defs
    ? Static<Defs[R], Defs>
    : unknown;

type OneOf<Branches, Defs extends Definitions> = Branches extends readonly [infer First, ...infer Others]
  ? Static<First, Defs> | OneOf<Others, Defs>
  : Branches extends readonly []
    ? never
    : Branches extends readonly (infer Any)[]
      ? Static<Any, Defs>
      : unknown;

type AllOf<Parts, Defs extends Definitions> = Parts extends readonly [infer First, ...infer Others]
  ? Static<First, Defs> & AllOf<Others, Defs>
  : unknown;

type OfType<T, S, Defs extends Definitions> = T extends readonly (infer Any)[]
  ? OfType<Any, S, Defs>
  : T extends "string"
    ? string
    : T extends "number" | "integer"
      ? number
      : T extends "boolean"
        ? boolean
        : T extends "null"
          ? null
          : T extends "array"
            ? ItemsOf<S, Defs>
            : T extends "object"
              ? ObjectOf<S, Defs>
              : unknown;

type ItemsOf<S, Defs extends Definitions> = S extends { readonly prefixItems: infer First; readonly items: false }
  ? Tuple<First, Defs>
  : S extends { readonly items: infer Items }
    ? Items extends readonly unknown[]
      ? Tuple<Items, Defs>
      : Static<Items, Defs>[]
    : unknown[];

type Tuple<Items, Defs extends Definitions> = Items extends readonly [infer First, ...infer Others]
  ? [Static<First, Defs>, ...Tuple<Others, Defs>]
  : [];

type ObjectOf<S, Defs extends Definitions> = S extends { readonly properties: infer Members extends object }
  ? keyof Members extends never
    ? object
    : Flat<
        { -readonly [Name in keyof Members as Name extends Required<S> ? Name : never]: Static<Members[Name], Defs> } & {
          -readonly [Name in keyof Members as Name extends Required<S> ? never : Name]?: Static<Members[Name], Defs>;
        }
      >
  : S extends { readonly patternProperties: infer Patterns }
    ? Record<string, Static<Patterns[keyof Patterns], Defs>>
    : S extends { readonly additionalProperties: infer Others extends object }
      ? Record<string, Static<Others, Defs>>
      : Record<string, unknown>;

type Required<S> = S extends { readonly required: readonly (infer Name)[] } ? Name : never;

type Flat<T> = { [Name in keyof T]: T[Name] };
