/** Where strings and lines begin and end is told as a reader of one byte after the other tells it. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { indexOf, MOST_BYTES, Structure } from "../../src/traffic/structure.js";

/** What is found, as text: `"` and `n` for quotes and line feeds, `!` for what is wrong, each with its index. */
function found(bytes: Uint8Array, structure = Structure.create()): string[] {
  if (structure === undefined) throw new Error("no WebAssembly");
  structure.read(bytes);
  return [...structure.places.subarray(0, structure.count)]
    .filter((place) => indexOf(place) < bytes.length)
    .map((place) => `${place < 0 ? "!" : bytes[place] === 0x22 ? '"' : "n"}${String(indexOf(place))}`);
}

/** The same, byte by byte. */
function expected(bytes: Uint8Array): string[] {
  const places: string[] = [];
  const wrong = notUtf8(bytes);
  let isEscaped = false;
  for (const [at, byte] of bytes.entries()) {
    const character = String.fromCharCode(byte);
    if (wrong.has(at) || (isEscaped && !'"\\/bfnrt'.includes(character)) || (byte < 0x20 && byte !== 0x0a)) places.push(`!${String(at)}`);
    else if (byte === 0x0a) places.push(`n${String(at)}`);
    else if (byte === 0x22 && !isEscaped) places.push(`"${String(at)}`);
    isEscaped = byte === 0x5c && !isEscaped;
  }
  return places;
}

/** Indexes of the bytes at which a character turns out to be none: that which cannot follow, or that which must not begin one. */
function notUtf8(bytes: Uint8Array): Set<number> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  const isText = (from: number, to: number) => {
    try {
      decoder.decode(bytes.subarray(from, to));
      return true;
    } catch {
      return false;
    }
  };
  const wrong = new Set<number>();
  for (let at = 0; at < bytes.length;) {
    const size = [1, 2, 3, 4].find((size) => at + size <= bytes.length && isText(at, at + size));
    if (size === undefined) wrong.add(at);
    at += size ?? 1;
  }
  return wrong;
}

const pieces = fc.array(
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc.constantFrom('"', "\\", "\\\\", "\n", "a", " ", "n", "é", "漢", "\u{1F600}", "\t", "\r", "\u0000", "\u007F", "u", "/"),
    },
    { weight: 2, arbitrary: fc.string({ maxLength: 20 }) },
    { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 20 }) },
  ),
  { maxLength: 60 },
);

test("text", () => {
  const structure = Structure.create();
  fc.assert(
    fc.property(pieces, (parts) => {
      const bytes = Buffer.from(parts.join(""));
      expect(found(bytes, structure)).toEqual(expected(bytes));
    }),
    { numRuns: 3000 },
  );
});

test("bytes of any kind: nothing that is no text goes unseen, and what is text before it is told right", () => {
  const structure = Structure.create();
  const byte = fc.oneof(fc.integer({ min: 0, max: 255 }), fc.constantFrom(0x22, 0x5c, 0x0a, 0xc1, 0xe0, 0xed, 0xf0, 0xf4, 0x80, 0xbf));
  fc.assert(
    fc.property(fc.array(byte, { maxLength: 80 }), fc.nat(20), (drawn, before) => {
      const bytes = Uint8Array.from([...Array<number>(before).fill(0x61), ...drawn]);
      const wrong = [...notUtf8(bytes)];
      const first = Math.min(bytes.length, ...wrong);
      const told = found(bytes, structure);
      const upTo = (places: readonly string[]) => places.filter((place) => Number(place.slice(1)) < first);
      expect(upTo(told)).toEqual(upTo(expected(bytes)));
      // It is told at one of the bytes of the character, or at the byte behind, where that is too short.
      const [at] = wrong;
      if (at !== undefined && at + 4 < bytes.length)
        expect(told.some((place) => place.startsWith("!") && Number(place.slice(1)) >= at && Number(place.slice(1)) <= at + 4)).toBe(true);
    }),
    { numRuns: 3000 },
  );
});

test.each<[what: string, bytes: Uint8Array]>([
  ["all of them quotes", Buffer.alloc(MOST_BYTES, '"')],
  ["all of them backslashes", Buffer.alloc(MOST_BYTES - 1, "\\")],
  ["none", Buffer.alloc(0)],
])("as many bytes as may be: %s", (_, bytes) => {
  expect(found(bytes).length).toBe(bytes[0] === 0x22 ? MOST_BYTES : 0);
});

test("what was read before plays no part", () => {
  const structure = Structure.create();
  found(Buffer.from(`"${"\\".repeat(31)}`), structure);
  expect(found(Buffer.from('"a"'), structure)).toEqual(['"0', '"2']);
});
