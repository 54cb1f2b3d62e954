import { describe, has, isObject, quote } from "../json/index.js";
import { classify } from "../jsonrpc/index.js";
import type { Remark } from "./finding.js";
import { frameText } from "./framing.js";

/** Which way a message went: client to host (`c2a`), host to client (`a2c`), or not known. */
export type Direction = "c2a" | "a2c" | "unknown";

/** A message of a recording, out of its wrapper. */
export interface Recorded {
  /** `undefined` where the wrapper holds none. */
  readonly message: Readonly<Record<string, unknown>> | undefined;
  /** Pointer of the message within the line. */
  readonly base: string;
  /** Whether the message is text there, so that nothing within it has a pointer of its own. */
  readonly isText?: boolean;
  readonly direction: Direction;
  /** Which connection it went over: recordings that join several name it beside the message. Empty where they do not. */
  readonly connection: string;
  readonly remarks: readonly Remark[];
}

/** Members of a wrapper that tell connections apart. */
const CONNECTION = ["connection", "file", "agent"] as const;

/** Members of a wrapper that name the kind of message in it, as replay fixtures have them. */
const KINDS = ["request", "response", "notification"] as const;
/** Members that make an object a message itself, whatever else is in it. */
const OWN = ["jsonrpc", "id", "method", "params", "result", "error", "type", "seq", "payload"];

/**
 * Takes a message out of its wrapper: `{"dir", "msg"}`, `{"dir", "raw"}` for a line that was not JSON, or one of
 * `{"request"}`, `{"response"}` and `{"notification"}`, with or without `dir`. Without a wrapper it stands bare.
 */
export function unwrapRecorded(line: Readonly<Record<string, unknown>>): Recorded {
  const holds = !has(line, "dir") ? undefined : has(line, "msg") ? "msg" : has(line, "raw") ? "raw" : undefined;
  const member = holds ?? kindOf(line);
  if (member === undefined) return { message: line, base: "", direction: "unknown", connection: "", remarks: [] };
  const remarks: Remark[] = [];
  const direction = has(line, "dir") ? directionOf(line.dir) : "unknown";
  if (direction === undefined)
    remarks.push({
      rule: "framing/bad-wrapper",
      pointer: "/dir",
      message: `wrapper: wrong value at /dir: expected "c2a" or "a2c", got ${describe(line.dir)}; the direction is taken as unknown`,
    });
  const base = `/${member}`;
  const content = line[member];
  const recorded = { base, direction: direction ?? ("unknown" as const), connection: connectionOf(line), remarks };
  if (member === "raw") return { ...recorded, ...readRaw(content, remarks), base, isText: true };
  if (!isObject(content)) {
    remarks.push({
      rule: "framing/not-an-object",
      pointer: base,
      message: `not a message at ${base}: expected object, got ${describe(content)}`,
    });
    return { ...recorded, message: undefined };
  }
  const kind = classify(content);
  if (member !== "msg" && kind !== "none" && kind !== member)
    remarks.push({
      rule: "framing/bad-wrapper",
      pointer: base,
      message: `wrapper: wrong member ${base}: expected a ${member} in it, got a ${kind}, and it is judged as that`,
    });
  return { ...recorded, message: content };
}

/** The one member that names a kind, unless the object is a message that has a member of that name besides. */
function kindOf(line: Readonly<Record<string, unknown>>): (typeof KINDS)[number] | undefined {
  const [kind, ...others] = KINDS.filter((name) => has(line, name));
  return kind === undefined || others.length > 0 || OWN.some((name) => has(line, name)) ? undefined : kind;
}

/** A line kept as text: not JSON on the wire as a rule, though some recorders keep lines so that their own reader refused. */
function readRaw(content: unknown, remarks: Remark[]): Pick<Recorded, "message"> {
  if (typeof content !== "string") {
    remarks.push({
      rule: "framing/bad-wrapper",
      pointer: "/raw",
      message: `wrapper: wrong type at /raw: expected string, got ${describe(content)}`,
    });
    return { message: undefined };
  }
  const { message, remarks: found } = frameText(content);
  remarks.push(
    ...found.map(({ rule, message: text, level }) => ({
      rule,
      pointer: "/raw",
      message: `${text}: ${quote(content)}`,
      ...(level === undefined ? {} : { level }),
    })),
  );
  if (message === undefined && found.length === 0)
    remarks.push({ rule: "framing/not-json", pointer: "/raw", message: "not JSON: the line is empty" });
  return { message };
}

function directionOf(value: unknown): Direction | undefined {
  return value === "c2a" || value === "a2c" || value === "unknown" ? value : undefined;
}

function connectionOf(line: Readonly<Record<string, unknown>>): string {
  const names = CONNECTION.map((member) => (has(line, member) && typeof line[member] === "string" ? line[member] : undefined));
  return names.every((name) => name === undefined) ? "" : JSON.stringify(names);
}
