import { append } from "./pointer.js";
import { has, type JsonValue, typeName } from "./value.js";

/** A value that JSON cannot hold, and where it is. */
export class JsonError extends Error {
  override readonly name = "JsonError";
  /** JSON pointer of the value that cannot be written. */
  readonly pointer: string;
  /** What a JSON value would have been expected to be there. */
  readonly expected: string;
  readonly got: string;

  constructor(pointer: string, expected: string, got: string, cause?: unknown) {
    super(`expected ${expected}, got ${got} at ${pointer === "" ? "the top" : pointer}`, cause === undefined ? undefined : { cause });
    this.pointer = pointer;
    this.expected = expected;
    this.got = got;
  }
}

/**
 * Turns a JavaScript value into plain JSON with string keys.
 *
 * `Map`s become objects; symbol keys become their description; `toJSON` is honoured; members whose value is `undefined`
 * are left out; `__proto__` stays a member. A value that is plain JSON already, as `JSON.parse` makes it, is returned as
 * it is, with nothing copied.
 *
 * @throws JsonError for what JSON cannot hold: two keys of one name, a symbol without description, cycles, functions,
 * symbols, bigints, `NaN`, infinities, `undefined` in an array or at the top, and objects with hidden state such as `Set`.
 */
export function normalise(value: unknown): JsonValue {
  let plain = false;
  try {
    plain = isPlain(value);
  } catch {
    // A getter or a proxy threw; `rebuild` meets it again and says where.
  }
  return plain ? (value as JsonValue) : rebuild(value);
}

/** The same, but always a fresh value that shares nothing with the argument. */
export function copy(value: unknown): JsonValue {
  return rebuild(value);
}

/** Freezes a JSON value with all that it holds. */
export function freeze<T>(value: T): T {
  const open: unknown[] = [value];
  for (let here = open.pop(); here !== undefined; here = open.pop()) {
    if (typeof here !== "object" || here === null) continue;
    Object.freeze(here);
    for (const inner of Object.values(here)) if (typeof inner === "object" && inner !== null) open.push(inner);
  }
  return value;
}

/** Whether a value is plain JSON throughout: nothing that `rebuild` would change or refuse. */
function isPlain(root: unknown): boolean {
  if (typeof root !== "object" || root === null) return isPlainScalar(root);
  if (isSmallAndPlain(root)) return true;
  const open: object[] = [root];
  // Each object is visited once: a cycle or a shared object goes to `rebuild`, which can tell them apart.
  const seen = new Set<object>(open);
  for (let here = open.pop(); here !== undefined; here = open.pop()) {
    const inner = Array.isArray(here) ? plainItems(here) : plainMembers(here);
    if (inner === undefined) return false;
    for (const value of inner) {
      if (isPlainScalar(value)) continue;
      if (typeof value !== "object" || value === null || seen.has(value)) return false;
      seen.add(value);
      open.push(value);
    }
  }
  return true;
}

/** Objects of a value that is looked at without a set of those seen; most messages have no more. */
const FEW = 8;

/** Whether a value is a few plain objects one in the other, told with little effort; `false` may only mean that it is more. */
function isSmallAndPlain(root: object): boolean {
  const seen = [root as Readonly<Record<string, unknown>>];
  for (const here of seen) {
    const prototype: unknown = Object.getPrototypeOf(here);
    if ((prototype !== Object.prototype && prototype !== null) || typeof here.toJSON === "function") return false;
    let names = 0;
    for (const name in here) {
      names += 1;
      const value = here[name];
      if (isPlainScalar(value)) continue;
      if (typeof value !== "object" || value === null || seen.length === FEW || seen.includes(value as typeof here)) return false;
      seen.push(value as typeof here);
    }
    if (Reflect.ownKeys(here).length !== names) return false;
  }
  return true;
}

function isPlainScalar(value: unknown): boolean {
  return value === null || typeof value === "string" || typeof value === "boolean" || (typeof value === "number" && Number.isFinite(value));
}

function plainItems(array: readonly unknown[]): readonly unknown[] | undefined {
  // Own keys beside the items (a hole, a named property, a symbol) would be lost or become null.
  return Object.getPrototypeOf(array) === Array.prototype && Reflect.ownKeys(array).length === array.length + 1 ? array : undefined;
}

function plainMembers(object: object): readonly unknown[] | undefined {
  const prototype: unknown = Object.getPrototypeOf(object);
  if (prototype !== Object.prototype && prototype !== null) return undefined;
  const keys = Object.keys(object);
  if (Reflect.ownKeys(object).length !== keys.length) return undefined;
  if (typeof (object as { toJSON?: unknown }).toJSON === "function") return undefined;
  return Object.values(object) as unknown[];
}

/** An object or array being copied: what is left to do, and where it goes. */
interface Work {
  readonly source: object;
  readonly pointer: string;
  readonly entries: readonly (readonly [string | number, unknown])[];
  readonly target: Record<string, JsonValue> | JsonValue[];
  next: number;
}

function rebuild(root: unknown): JsonValue {
  const open: Work[] = [];
  // The objects around the one at hand: meeting one of them again is a cycle, meeting another twice is not.
  const around = new Set<object>();
  // What was copied once is shared, not copied again: a value that doubles at every level stays small.
  const done = new Map<object, JsonValue>();
  const enter = (value: unknown, key: string, pointer: string): JsonValue => {
    const plain = unwrap(value, key, pointer);
    if (typeof plain !== "object" || plain === null) return scalar(plain, pointer);
    if (around.has(plain)) throw new JsonError(pointer, "a tree", "a cycle");
    const known = done.get(plain);
    if (known !== undefined) return known;
    around.add(plain);
    const target: Work["target"] = Array.isArray(plain) ? [] : {};
    open.push({ source: plain, pointer, entries: entriesOf(plain, pointer), target, next: 0 });
    return target;
  };
  const result = enter(root, "", "");
  for (let work = open.at(-1); work !== undefined; work = open.at(-1)) {
    const entry = work.entries[work.next];
    if (entry === undefined) {
      around.delete(work.source);
      done.set(work.source, work.target);
      open.pop();
      continue;
    }
    work.next += 1;
    const [key, value] = entry;
    if (Array.isArray(work.target)) work.target.push(enter(value, String(key), append(work.pointer, key)));
    else if (value !== undefined) put(work.target, String(key), enter(value, String(key), append(work.pointer, key)));
  }
  return result;
}

/** Applies `toJSON` and takes boxed primitives out of their box, as `JSON.stringify` does. */
function unwrap(value: unknown, key: string, pointer: string): unknown {
  if (typeof value !== "object" || value === null) return value;
  const method = guarded(pointer, () => (value as { toJSON?: unknown }).toJSON);
  const plain: unknown =
    typeof method === "function" ? guarded(pointer, () => (method as (this: object, key: string) => unknown).call(value, key)) : value;
  return plain instanceof String || plain instanceof Number || plain instanceof Boolean ? plain.valueOf() : plain;
}

function scalar(value: unknown, pointer: string): JsonValue {
  if (isPlainScalar(value)) return value as JsonValue;
  throw new JsonError(pointer, "a JSON value", typeof value === "number" ? String(value) : typeName(value));
}

function entriesOf(object: object, pointer: string): readonly (readonly [string | number, unknown])[] {
  if (Array.isArray(object)) {
    if (Object.keys(object).length > object.length || Object.getOwnPropertySymbols(object).length > 0) {
      throw new JsonError(pointer, "an array of items alone", "an array with named properties");
    }
    return Array.from(object as unknown[], (item, index) => [index, item]);
  }
  const entries: [string, unknown][] = [];
  const names = new Set<string>();
  const add = (key: unknown, value: unknown) => {
    const name = keyName(key, pointer);
    if (names.has(name)) throw new JsonError(pointer, "each name once", `two keys named ${JSON.stringify(name)}`);
    names.add(name);
    entries.push([name, value]);
  };
  if (object instanceof Map) {
    for (const [key, value] of object as Map<unknown, unknown>) add(key, value);
    return entries;
  }
  const tag = Object.prototype.toString.call(object).slice(8, -1);
  if (tag !== "Object") throw new JsonError(pointer, "a JSON value", `a ${tag}, whose content JSON cannot show`);
  for (const key of Reflect.ownKeys(object)) {
    if (Object.prototype.propertyIsEnumerable.call(object, key))
      add(
        key,
        guarded(pointer, () => (object as Record<string | symbol, unknown>)[key]),
      );
  }
  return entries;
}

function keyName(key: unknown, pointer: string): string {
  if (typeof key === "string") return key;
  if (typeof key === "number") return String(key);
  if (typeof key !== "symbol") throw new JsonError(pointer, "keys that are strings or symbols", `a key of type ${typeName(key)}`);
  if (key.description === undefined) throw new JsonError(pointer, "a symbol with a description as key", "a symbol without one");
  return key.description;
}

function put(target: Record<string, JsonValue>, key: string, value: JsonValue): void {
  // Plain assignment to `__proto__` would set the prototype.
  if (key === "__proto__" && !has(target, key))
    Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true });
  else target[key] = value;
}

/** Runs code of the value's owner (a getter, `toJSON`), whose exceptions become ours with the place added. */
function guarded<T>(pointer: string, read: () => T): T {
  try {
    return read();
  } catch (cause) {
    throw new JsonError(pointer, "a value that can be read", "an exception", cause);
  }
}
