import { EXTENSIONS, METHODS, type MethodParams, type MethodResults } from "../../generated/acp/registry.js";
import { didYouMean, type Issue, issue, judged, type Result, result } from "../contract/index.js";
import { describe, type JsonValue } from "../json/index.js";
import { type DefinitionName, definitionIssues } from "./definition.js";
import type { Options } from "./stability.js";

/** Name of a method of this protocol, such as `session/prompt`. */
export type MethodName = keyof typeof METHODS;

/** Name of a method that is answered with a result. */
export type RequestMethod = keyof MethodResults;

/** A side of the connection. */
export type Side = "client" | "agent";

/** What a method's message is: answered, or not. */
export type Kind = "request" | "notification";

/** What the registry says of one way in which a method is used. */
export interface MethodEntry {
  readonly from: Side | "either";
  readonly kind: Kind;
  readonly params: DefinitionName;
  readonly result?: DefinitionName;
  readonly gate?: string;
  readonly stability: "stable" | "unstable";
}

/** What narrows down which way of use is meant, for the few methods that have two. */
export interface MethodOptions extends Options {
  readonly from?: Side;
  readonly kind?: Kind;
}

/** Every method, those of the unstable protocol included. */
export const NAMES = Object.keys(METHODS) as readonly MethodName[];

/** A table that every message is looked up in, by a name that is made anew with each. */
const USES: ReadonlyMap<unknown, readonly MethodEntry[]> = new Map(Object.entries(METHODS));

/** Whether `method` is a method of this protocol, stable or not. */
export function isKnown(method: unknown): method is MethodName {
  return USES.has(method);
}

/** Whether a method is outside the protocol, as `_`-prefixed names are (documented: extensibility). */
export function isExtension(method: unknown): boolean {
  return typeof method === "string" && method.startsWith(EXTENSIONS.prefix);
}

/** The ways in which a method is used; none where it is unknown. */
export function entriesOf(method: string, options: MethodOptions = {}): readonly MethodEntry[] {
  return (USES.get(method) ?? []).filter((entry) => isMeant(entry, options));
}

/** The first of them; `undefined` where there is none. */
export function entryOf(method: string, options: MethodOptions): MethodEntry | undefined {
  return USES.get(method)?.find((entry) => isMeant(entry, options));
}

function isMeant(entry: MethodEntry, { stability = "stable", from, kind }: MethodOptions): boolean {
  return (
    (stability === "unstable" || entry.stability === "stable") &&
    (from === undefined || entry.from === from || entry.from === "either") &&
    (kind === undefined || entry.kind === kind)
  );
}

/**
 * Judges the params of a method. Left out or null they are `{}` (published: params are nullable). Params of a method
 * outside the protocol are whatever they are. Never throws; pointers count from the params.
 */
export function checkParams<M extends MethodName>(method: M, params?: unknown, options?: MethodOptions): Result<MethodParams[M]>;
export function checkParams(method: string, params?: unknown, options?: MethodOptions): Result<JsonValue>;
export function checkParams(method: string, params?: unknown, options: MethodOptions = {}): Result<unknown> {
  return judge(method, "params", params ?? {}, options);
}

/** Judges the result with which a request was answered. Never throws; pointers count from the result. */
export function checkResult<M extends RequestMethod>(method: M, value: unknown, options?: MethodOptions): Result<MethodResults[M]>;
export function checkResult(method: string, value: unknown, options?: MethodOptions): Result<JsonValue>;
export function checkResult(method: string, value: unknown, options: MethodOptions = {}): Result<unknown> {
  return judge(method, "result", value, options);
}

/** Issue for a method that is unknown, or unknown to the stable protocol; `undefined` for one that can be judged. */
export function unknownMethod(method: string, options: Options, pointer = ""): Issue | undefined {
  if (isExtension(method) || entryOf(method, { stability: options.stability ?? "stable" }) !== undefined) return undefined;
  if (isKnown(method))
    return issue("unknown/unstable-method", "message", "unstable method", pointer, "a method of the stable protocol", describe(method), {
      text: "only the unstable protocol has it",
    });
  return issue(
    "unknown/method",
    "message",
    "unknown method",
    pointer,
    "a method of this protocol, or one whose name starts with _",
    describe(method),
    didYouMean(method, NAMES),
  );
}

/** Everything that is wrong with a JSON value as the params or result of a method that can be judged. */
export function partIssues(method: string, part: "params" | "result", value: unknown, options: MethodOptions, base = ""): Issue[] {
  if (isExtension(method)) return [];
  const definitions = entriesOf(method, options).flatMap((entry) => entry[part] ?? []);
  const [first, ...others] = definitions;
  if (first === undefined)
    return [issue("shape/wrong-value", `${method} result`, "a notification has no result", base, "nothing", "a result")];
  const found = definitionIssues(first, value, `${method} ${part}`, options, base);
  // A method that is used in two ways: what fits one of them is right.
  return others.some((definition) => definitionIssues(definition, value, method, options).length === 0) ? [] : found;
}

function judge(method: string, part: "params" | "result", value: unknown, options: MethodOptions): Result<JsonValue> {
  const unknown = unknownMethod(method, options);
  if (unknown !== undefined) return result(null, [unknown]);
  return judged(value, `${method} ${part}`, (json) => partIssues(method, part, json, options));
}
