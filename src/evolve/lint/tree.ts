import { tokens } from "../../json/index.js";

/** A value of a JSON text, with its place in UTF-16 units; members stand in the order of the text. */
export interface TextNode {
  readonly start: number;
  readonly end: number;
  readonly kind: "object" | "array" | "scalar";
  readonly children: readonly TextChild[];
}

/** A member of an object, or an item of an array, whose key is its index and takes no text. */
export interface TextChild {
  readonly key: string;
  readonly keyStart: number;
  readonly value: TextNode;
}

const SCALAR = /"(?:[^"\\]|\\.)*"|[^\s,\]}]+/y;

/** The tree of a text, which has to be JSON. */
export function treeOf(text: string): TextNode {
  let at = 0;
  const space = () => {
    while (/\s/.test(text.charAt(at))) at += 1;
  };
  const scalar = (): TextNode => {
    SCALAR.lastIndex = at;
    const [word = ""] = SCALAR.exec(text) ?? [];
    const start = at;
    at += word.length;
    return { start, end: at, kind: "scalar", children: [] };
  };
  const value = (): TextNode => {
    space();
    const start = at;
    const open = text[at];
    if (open !== "{" && open !== "[") return scalar();
    const children: TextChild[] = [];
    at += 1;
    space();
    while (text[at] !== "}" && text[at] !== "]") {
      if (text[at] === ",") at += 1;
      space();
      const keyStart = at;
      let key = String(children.length);
      if (open === "{") {
        key = JSON.parse(text.slice(at, scalar().end)) as string;
        space();
        at += 1;
      }
      children.push({ key, keyStart, value: value() });
      space();
    }
    at += 1;
    return { start, end: at, kind: open === "{" ? "object" : "array", children };
  };
  return value();
}

/** The value at a pointer. */
export function nodeAt(tree: TextNode, pointer: string): TextNode | undefined {
  return tokens(pointer).reduce<TextNode | undefined>((node, token) => node?.children.find(({ key }) => key === token)?.value, tree);
}
