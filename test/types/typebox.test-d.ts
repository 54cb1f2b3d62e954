/**
 * Guards against types that say something else than the schema they are generated from: TypeBox infers a type of its
 * own from the schema as a literal, and the two must agree for every definition. `tsc --noEmit -p .` runs it;
 * `included.test.ts` proves that.
 */
import type { XStatic } from "typebox/schema";
import type { schema } from "../../generated/ask/literal.js";
import type { Definitions } from "../../generated/ask/types.js";

type Schemas = (typeof schema)["$defs"];
type Inferred = { [Name in keyof Schemas]: XStatic<{ readonly $defs: Schemas; readonly $ref: `#/$defs/${Name}` }> };

/** Names of the members that differ between two types, or that only one of them has. */
type Disagreeing<A, B> =
  | Exclude<keyof A, keyof B>
  | Exclude<keyof B, keyof A>
  | { [Name in keyof A & keyof B]: Agree<A[Name], B[Name]> extends true ? never : Name }[keyof A & keyof B];

// A type that lacks an optional member is assignable in both directions; hence the second look, with all of them required.
type Agree<A, B> = true extends HasAny<A> | HasAny<B>
  ? false
  : [Mutual<A, B>, Mutual<Complete<A>, Complete<B>>] extends [true, true]
    ? true
    : false;
type Mutual<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;
type Complete<T> = T extends Scalar ? T : T extends object ? { [Key in keyof T]-?: Complete<T[Key]> } : T;
type Scalar = string | number | boolean | null;

/** Whether `any`, which agrees with everything, is somewhere within. TypeBox gives it where it cannot follow a reference. */
type HasAny<T> = 0 extends 1 & T
  ? true
  : T extends Scalar
    ? false
    : T extends object
      ? { [Key in keyof T]-?: HasAny<T[Key]> }[keyof T]
      : false;

type Nothing<T extends never> = T;
type True<T extends true> = T;

/** Where types and schema disagree, the error here ends in the names. There is no list of exceptions, and none is needed. */
export type EveryDefinitionAgrees = Nothing<Disagreeing<Definitions, Inferred>>;

type Todo = Definitions["Todo"];
/** What the comparison finds where the type of one definition is not what it was. */
type Found<NewTodo> = Disagreeing<{ Seq: Definitions["Seq"]; Todo: NewTodo }, Pick<Inferred, "Seq" | "Todo">>;

export type Controls = [
  True<Mutual<Found<Todo>, never>>,
  True<Mutual<Found<Omit<Todo, "title"> & { title: number }>, "Todo">>,
  True<Mutual<Found<Omit<Todo, "title"> & { title?: string }>, "Todo">>,
  True<Mutual<Found<Omit<Todo, "title">>, "Todo">>,
  True<Mutual<Found<Todo & { note?: string }>, "Todo">>,
  True<Mutual<Found<Omit<Todo, "status"> & { status: string }>, "Todo">>,
  True<Mutual<Found<ReturnType<typeof JSON.parse>>, "Todo">>,
  True<Mutual<Found<Omit<Todo, "title"> & { title: ReturnType<typeof JSON.parse> }>, "Todo">>,
  True<Mutual<Disagreeing<Pick<Definitions, "Seq">, Pick<Inferred, "Seq" | "Todo">>, "Todo">>,
  True<Mutual<Disagreeing<Pick<Definitions, "Seq" | "Todo">, Pick<Inferred, "Seq">>, "Todo">>,
];
