import { type TextNode, treeOf } from "./tree.js";

/** Characters of a line at most, where it can be broken. */
const WIDTH = 140;

/**
 * A JSON text in the one layout that files of the folder have, which is that of prettier at a width of 140: two spaces a
 * level, an object or array on one line where it fits, an object over several where its author began a new line after the
 * brace. Scalars stay as they are written. The text has to be JSON.
 */
export function layOut(text: string): string {
  return `${print(text, treeOf(text), "", 0, 0)}\n`;
}

/** Prints a value that starts at a column and has `behind` characters after it on the same line. */
function print(text: string, node: TextNode, indent: string, column: number, behind: number): string {
  if (node.kind === "scalar") return text.slice(node.start, node.end);
  const [open, close] = node.kind === "object" ? ["{", "}"] : ["[", "]"];
  if (node.children.length === 0) return open + close;
  if (!isBroken(text, node)) {
    const line = flat(text, node);
    if (column + width(line) + behind <= WIDTH) return line;
  }
  const deeper = `${indent}  `;
  const isNumbers = node.kind === "array" && node.children.length > 1 && node.children.every(({ value }) => isNumber(text, value));
  if (isNumbers) return `${open}\n${filled(text, node, deeper)}\n${indent}${close}`;
  const lines = node.children.map(({ key, value }, index) => {
    const isLast = index === node.children.length - 1;
    const head = deeper + (node.kind === "object" ? `${keyText(text, node, index, key)}: ` : "");
    return head + print(text, value, deeper, width(head), isLast ? 0 : 1);
  });
  return `${open}\n${lines.join(",\n")}\n${indent}${close}`;
}

/** Numbers take as few lines as they need. */
function filled(text: string, node: TextNode, indent: string): string {
  const lines: string[] = [];
  for (const [index, { value }] of node.children.entries()) {
    const word = text.slice(value.start, value.end) + (index === node.children.length - 1 ? "" : ",");
    const line = lines.at(-1);
    if (line === undefined || width(`${line} ${word}`) > WIDTH) lines.push(indent + word);
    else lines[lines.length - 1] = `${line} ${word}`;
  }
  return lines.join("\n");
}

function flat(text: string, node: TextNode): string {
  if (node.kind === "scalar") return text.slice(node.start, node.end);
  const parts = node.children.map(
    ({ key, value }, index) => (node.kind === "object" ? `${keyText(text, node, index, key)}: ` : "") + flat(text, value),
  );
  if (parts.length === 0) return node.kind === "object" ? "{}" : "[]";
  return node.kind === "object" ? `{ ${parts.join(", ")} }` : `[${parts.join(", ")}]`;
}

/** A member's name as it is written, escapes and all. */
function keyText(text: string, node: TextNode, index: number, key: string): string {
  const start = node.children[index]?.keyStart ?? 0;
  const [written = JSON.stringify(key)] = /^"(?:[^"\\]|\\.)*"/.exec(text.slice(start, start + 6 * key.length + 2)) ?? [];
  return written;
}

/** Whether something in a value goes over several lines, however short it is. */
function isBroken(text: string, node: TextNode): boolean {
  const [first] = node.children;
  if (first === undefined) return false;
  if (node.kind === "object" && text.slice(node.start, first.keyStart).includes("\n")) return true;
  const { kind } = first.value;
  const isTable =
    node.kind === "array" &&
    node.children.length > 1 &&
    kind !== "scalar" &&
    node.children.every(({ value }) => value.kind === kind && value.children.length > 1);
  return isTable || node.children.some(({ value }) => isBroken(text, value));
}

function isNumber(text: string, node: TextNode): boolean {
  return node.kind === "scalar" && /^[-0-9]/.test(text.charAt(node.start));
}

/** Characters, counted as code points. */
function width(text: string): number {
  return Array.from(text).length;
}
