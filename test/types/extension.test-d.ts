/** What a TypeScript user of extensions relies on: types that follow from TypeBox, or from plain JSON Schema. `npm run check:types` runs it. */
import Type, { type Static as TypeBoxStatic } from "typebox";
import { defineExtension, type ExtendedEvent, type ExtensionMessage, type Static } from "ask-session-protocol";

declare const value: unknown;

/** Assignable both ways would not do: a lost optional member is. */
type Same<A, B> = [Mutual<A, B>, Mutual<Complete<A>, Complete<B>>] extends [true, true]
  ? unknown extends A
    ? unknown extends B
      ? true
      : false
    : true
  : false;
type Mutual<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;
type Complete<T> = T extends object ? { [Key in keyof T]-?: Complete<T[Key]> } : T;
type True<T extends true> = T;

/** TypeBox's own inference is the oracle for its types. */
export const types = {
  text: Type.String(),
  listed: Type.Enum(["p", "q"]),
  object: Type.Object({ a: Type.String(), b: Type.Optional(Type.Integer()), c: Type.Array(Type.Boolean()) }),
  nested: Type.Object({ inner: Type.Object({ kind: Type.Literal("x"), at: Type.Optional(Type.Null()) }) }),
  union: Type.Union([Type.Object({ kind: Type.Literal("a"), x: Type.Number() }), Type.Object({ kind: Type.Literal("b") }), Type.Null()]),
  record: Type.Record(Type.String(), Type.Number()),
  tuple: Type.Tuple([Type.String(), Type.Number()]),
  unsafe: Type.Unsafe<`a${string}`>(Type.String()),
  unknown: Type.Unknown(),
  never: Type.Never(),
  all: Type.Intersect([Type.Object({ a: Type.String() }), Type.Object({ b: Type.Optional(Type.String()) })]),
};
type Types = typeof types;
type Differing = { [Name in keyof Types]: Same<Static<Types[Name]>, TypeBoxStatic<Types[Name]>> extends true ? never : Name }[keyof Types];
export type TypeBoxAgrees = True<Same<Differing, never>>;

/** A type of TypeBox before 1.0 says itself what it is. */
export type Older = True<Same<Static<{ static: { a: string }; type: "object" }>, { a: string }>>;

const review = defineExtension({
  name: "review",
  $defs: { Id: { type: "string" }, Tree: { type: "object", properties: { left: { $ref: "#/$defs/Tree" }, id: { $ref: "#/$defs/Id" } } } },
  events: {
    "review.started": Type.Object({ reviewId: Type.String(), depth: Type.Optional(Type.Integer()) }),
    "review.done": {
      type: "object",
      properties: {
        id: { $ref: "#/$defs/Id" },
        verdict: { enum: ["good", "bad"] },
        notes: { type: "array", items: { type: ["string", "null"] } },
      },
      required: ["id", "verdict"],
    },
    "review.tree": { $ref: "#/$defs/Tree" },
  },
  methods: {
    "_review/start": {
      from: "client",
      kind: "request",
      params: Type.Object({ path: Type.String() }),
      result: Type.Object({ reviewId: Type.String() }),
    },
    "_review/ping": { from: "either", kind: "notification" },
  },
  meta: { "example.com/cost": Type.Object({ tokens: Type.Integer() }) },
});

export type Plain = True<
  Same<
    Extract<ExtendedEvent<typeof review>, { type: "review.done" }>["payload"],
    { id: string; verdict: "good" | "bad"; notes?: (string | null)[] }
  >
>;

/** Its events are in the union with those of the protocol, and narrow on their type. */
export function narrows(event: ExtendedEvent<typeof review>): string | number | undefined {
  if (event.type === "review.started") return event.payload.depth satisfies number | undefined;
  if (event.type === "review.tree") return event.payload.left?.left?.id satisfies string | undefined;
  if (event.type === "tool.use") return event.payload.name satisfies string;
  // @ts-expect-error TS2339: this event has no such member.
  if (event.type === "review.done") return event.payload.depth as number;
  // @ts-expect-error TS2367: no event has that type.
  if (event.type === "review.began") return "";
  return undefined;
}

/** What was read may also be of a type that nobody knows, or no event. */
export function reads(): string | undefined {
  const event = review.read(value);
  if (event.type === "review.done") return event.payload.verdict satisfies "good" | "bad";
  if (event.type === undefined) return event.issues[0].message;
  if (event.type === "turn.started") return event.payload.turnId;
  return undefined;
}

/** Each part has its own type, and there are no others. */
export function parts(): void {
  const { events, methods, meta } = review;
  if (events["review.started"].is(value)) value.payload.reviewId satisfies string;
  const params = methods["_review/start"].params.check(value);
  if (params.ok) params.value.path satisfies string;
  methods["_review/start"].result.assert(value).reviewId satisfies string;
  methods["_review/ping"].params.assert(value) satisfies unknown;
  // @ts-expect-error TS2571: of params without a schema nothing is known.
  methods["_review/ping"].params.assert(value).path satisfies unknown;
  meta["example.com/cost"].assert(value).tokens satisfies number;
  // @ts-expect-error TS7053: nothing of that name was defined.
  events["review.stopped"] satisfies unknown;
  // @ts-expect-error TS2339: nothing of that name was defined.
  meta.cost satisfies unknown;
}

/** Messages narrow on their method. */
export function message(given: ExtensionMessage<(typeof review)["definition"]>): string | undefined {
  if (given.method === "_review/start") return given.params.path;
  // @ts-expect-error TS2322: the params of the other are unknown.
  return given.params;
}

// @ts-expect-error TS2322: methods of extensions start with an underscore.
defineExtension({ name: "x", methods: { "review/start": { from: "client", kind: "request" } } });
// @ts-expect-error TS2322: the protocol has such an event.
defineExtension({ name: "x", events: { "tool.use": { type: "object" } } });
// @ts-expect-error TS2322: no such side.
defineExtension({ name: "x", methods: { _start: { from: "server", kind: "request" } } });
// @ts-expect-error TS2345: it needs a name.
defineExtension({ events: {} });

/** An extension of which nothing is known at compile time, as from a file. */
export function fromFile(definition: Parameters<typeof defineExtension>[0]): void {
  const extension = defineExtension(definition);
  if (extension.event.is(value) && value.type === "turn.started") value.seq satisfies number;
}
