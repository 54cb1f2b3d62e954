import { definitionIssues, vocabulary } from "../acp/definition.js";
import { Exchange } from "../acp/exchange.js";
import { type MethodPart, readLenient, type Repair } from "../acp/lenient.js";
import { entryOf, type MethodEntry, type Side } from "../acp/method.js";
import type { DefinitionName } from "../acp/definition.js";
import type { Stability } from "../acp/stability.js";
import { ERROR_CODES, PROTOCOL_VERSION } from "../../generated/acp/registry.js";
import { type Issue, nearest, PlainMembers } from "../contract/index.js";
import { describe, has, isObject, quote } from "../json/index.js";
import { classify, type Id, type MessageKind } from "../jsonrpc/index.js";
import { layerOf, type Remark } from "./finding.js";
import { ACP_CUTTING } from "./cuttings.js";
import { AcpFollower } from "./acp/follow.js";
import { PlainMessages } from "./acp/plain.js";
import type { Judge, Judgement, JudgeOptions, Passage } from "./judgement.js";
import { memberRemarks, type Vocabulary } from "./members.js";
import { freeIn } from "./piece.js";
import type { Direction } from "./wrapper.js";

type Message = Passage["message"];

const ANY = { stability: "unstable" } as const;
const UPDATE = "session/update";
const REPEATED: Judgement = { remarks: [], method: UPDATE, recognised: true };
/** Methods whose rules look into long texts. */
const COUNTS_WHOLE: ReadonlySet<unknown> = new Set(["initialize", "session/prompt", "fs/read_text_file", "terminal/output"]);
const CALL = ["jsonrpc", "id", "method", "params"];
const RESPONSE = ["jsonrpc", "id", "result", "error"];

/** Members at the root of a type of the protocol are forbidden (extensibility): data of one's own goes into `_meta`. */
const WORDS = { stable: words("stable"), unstable: words("unstable") };
const PLAIN = { stable: new PlainMessages(WORDS.stable, "stable"), unstable: new PlainMessages(WORDS.unstable, "unstable") };

/** Judges a conversation of the Agent Client Protocol. */
export class AcpJudge implements Judge {
  readonly cutting = ACP_CUTTING;
  readonly #exchange: Exchange;
  readonly #stability: Stability;
  readonly #words: Vocabulary;
  readonly #plain: PlainMessages;
  readonly #follower: AcpFollower | undefined;
  /** Version of the protocol that was negotiated, where it is another than this judge knows. */
  #otherVersion: number | undefined;

  constructor({ stability, conversationRules }: JudgeOptions) {
    this.#follower = conversationRules ? new AcpFollower() : undefined;
    this.#stability = stability;
    this.#exchange = new Exchange({ stability });
    this.#words = WORDS[stability];
    this.#plain = PLAIN[stability];
  }

  judge({ message, direction, line }: Passage): Judgement {
    const kind = classify(message);
    const from = this.#sender(message, kind, direction);
    const judgement = kind === "response" ? this.#response(message, from) : this.#call(message, from, kind);
    const remarks =
      this.#otherVersion === undefined ? judgement.remarks : judgement.remarks.filter(({ rule }) => layerOf(rule) === "envelope");
    const broken = this.#follower?.push(message, kind, from, line, this.#otherVersion === undefined) ?? [];
    if (judgement.method === "initialize" && kind === "response" && this.#otherVersion === undefined)
      return { ...judgement, remarks: [...remarks, ...broken, ...this.#versionNote(message.result)] };
    return { ...judgement, remarks: broken.length === 0 ? remarks : [...remarks, ...broken] };
  }

  skim({ message, direction, line }: Passage): Judgement | undefined {
    const kind = classify(message);
    const from = this.#sender(message, kind, direction);
    const judgement = this.#plainly(message, from, kind);
    if (judgement === undefined) return undefined;
    const broken = this.#follower?.push(message, kind, from, line, this.#otherVersion === undefined) ?? [];
    return broken.length === 0 ? judgement : { ...judgement, remarks: broken };
  }

  repeat({ message, direction }: Passage, line: number): Judgement {
    if (this.#follower?.isSettled(message) !== false) return REPEATED;
    const from = sideOf(direction) ?? senderOf(message.method);
    const remarks = this.#follower.repeat(message, from, line, this.#otherVersion === undefined);
    return remarks.length === 0 ? REPEATED : { ...REPEATED, remarks };
  }

  end(isClosed: boolean): readonly Remark[] {
    return this.#follower?.end(isClosed) ?? [];
  }

  #sender(message: Message, kind: MessageKind, direction: Direction): Side {
    return sideOf(direction) ?? (kind === "response" ? this.#responder(message.id) : senderOf(message.method));
  }

  /** From the answer to `initialize` on, the version in it says what messages look like. */
  #versionNote(result: unknown): Remark[] {
    const version = isObject(result) ? result.protocolVersion : undefined;
    if (!Number.isInteger(version) || version === PROTOCOL_VERSION) return [];
    this.#otherVersion = version as number;
    const message = `initialize result: version ${String(version)} of the protocol is not known here: from now on only envelopes are judged`;
    return [{ rule: "rule/unjudged-version", pointer: "/result/protocolVersion", message }];
  }

  /** What is said of a message of which nothing is to be said, but for those of which even the long texts count; takes note of it. */
  #plainly(message: Message, from: Side, kind: MessageKind): Judgement | undefined {
    if (kind === "none") return undefined;
    if (kind !== "response") return COUNTS_WHOLE.has(message.method) ? undefined : this.#plainCall(message, from, kind);
    const asker = from === "client" ? "agent" : "client";
    return COUNTS_WHOLE.has(this.#exchange.methodOf(asker, message.id)) ? undefined : this.#plainResponse(message, asker);
  }

  #plainResponse(message: Message, asker: Side): Judgement | undefined {
    const method = this.#exchange.methodOf(asker, message.id);
    const plain = method === undefined ? undefined : this.#plain.response(message, asker, method);
    if (plain !== undefined) this.#exchange.settle(asker, message.id as Id);
    return plain;
  }

  #call(message: Message, from: Side, kind: MessageKind): Judgement {
    return this.#plainCall(message, from, kind) ?? this.#closer(message, from);
  }

  #plainCall(message: Message, from: Side, kind: MessageKind): Judgement | undefined {
    const plain = kind === "request" || kind === "notification" ? this.#plain.call(message, from, kind) : undefined;
    if (plain === undefined) return undefined;
    if (kind === "request") this.#exchange.expect(from, message.id as Id | null, plain.method ?? "");
    const free = plain.method === UPDATE ? freeIn(message) : undefined;
    return free === undefined ? plain : { ...plain, free };
  }

  /** What is said of a call of which there may be something to say. */
  #closer(message: Message, from: Side): Judgement {
    const method = typeof message.method === "string" ? message.method : null;
    const { issues } = this.#exchange.pushJson(message, from);
    const kind = has(message, "id") ? "request" : "notification";
    const entry = method === null ? undefined : this.#entry(method, { from, kind });
    const remarks: Remark[] = [...issues.map(levelled), ...rootRemarks(message, CALL, method ?? "message", issues)];
    if (entry !== undefined && has(message, "params"))
      remarks.push(...this.#partRemarks(entry.params, { method: method ?? "", part: "params", from, kind }, message.params, issues));
    return { remarks, method, recognised: method !== null && entryOf(method, ANY) !== undefined };
  }

  #response(message: Message, from: Side): Judgement {
    const asker = from === "client" ? "agent" : "client";
    const plain = this.#plainResponse(message, asker);
    if (plain !== undefined) return plain;
    const { issues, method, paired } = this.#exchange.pushJson(message, from);
    const subject = method === undefined ? "response" : `${method} response`;
    const remarks: Remark[] = [...issues.map(levelled), ...rootRemarks(message, RESPONSE, subject, issues)];
    if (paired === false && has(message, "id") && message.id !== null) {
      remarks.push({
        rule: "envelope/response-unpaired",
        pointer: "/id",
        message: `response: no request with id ${JSON.stringify(message.id)} was recorded before it, so its result is not judged`,
      });
    }
    if (has(message, "error")) remarks.push(...this.#errorRemarks(message.error, subject, issues));
    const result = method === undefined ? undefined : this.#entry(method, { from: asker, kind: "request" })?.result;
    if (result !== undefined && has(message, "result"))
      remarks.push(
        ...this.#partRemarks(result, { method: method ?? "", part: "result", from: asker, kind: "request" }, message.result, issues),
      );
    return { remarks, method: method ?? null, recognised: method !== undefined && entryOf(method, ANY) !== undefined };
  }

  /** Which side answers with an id, where the recording does not say: that to which alone a request with it was sent. */
  #responder(id: unknown): Side {
    return this.#exchange.waits("agent", id) && !this.#exchange.waits("client", id) ? "client" : "agent";
  }

  #entry(method: string, options: { readonly from: Side; readonly kind: "request" | "notification" }): MethodEntry | undefined {
    const stability = this.#stability;
    return entryOf(method, { ...options, stability }) ?? entryOf(method, { stability });
  }

  /** Beside what is wrong with params or a result: members that nobody knows, and what a tolerant receiver makes of it. */
  #partRemarks(definition: DefinitionName, target: MethodPart, value: unknown, issues: readonly Issue[]): Remark[] {
    const base = `/${target.part}`;
    const subject = `${target.method} ${target.part}`;
    const remarks = memberRemarks(this.#words, definition, subject, value, base, issues);
    const isWrong = issues.some(({ pointer }) => pointer === base || pointer.startsWith(`${base}/`));
    if (!isWrong) return remarks;
    const read = readLenient(target, value, { stability: this.#stability });
    return read.ok ? [...remarks, ...read.repairs.map((repair) => tolerated(repair, subject, base))] : remarks;
  }

  #errorRemarks(error: unknown, subject: string, issues: readonly Issue[]): Remark[] {
    const remarks = memberRemarks(this.#words, "Error", `${subject} error`, error, "/error", issues);
    const code = isObject(error) ? error.code : undefined;
    if (typeof code === "number" && definitionIssues("Error", error, subject, {}).length === 0 && isReserved(code)) {
      remarks.push({
        rule: "unknown/error-code",
        pointer: "/error/code",
        message: `${subject}: ${String(code)} is not an error code of this protocol`,
      });
    }
    return remarks;
  }
}

function words(stability: Stability): Vocabulary {
  const { shapes, accepts } = vocabulary(stability);
  const stable = stability === "stable";
  return { shapes, accepts, unknown: "warning", stable, plain: new PlainMembers(shapes, accepts, stable) };
}

/** In this protocol a method of nobody's is an error, and so is a request that cannot be answered. */
function levelled(issue: Issue): Remark {
  if (issue.rule === "unknown/unstable-method") return { ...issue, level: "warning" };
  return issue.rule === "unknown/method" || issue.rule === "envelope/request-without-id" ? { ...issue, level: "error" } : issue;
}

function tolerated({ pointer, annotation, original }: Repair, subject: string, base: string): Remark {
  const at = `${base}${pointer}`;
  const isItem = annotation === "skip-items" && /[/][0-9]+$/.test(pointer);
  const how = isItem
    ? "passes over the item"
    : annotation === "null-empty"
      ? "reads null as empty"
      : "reads it as if it were not there, or as its default";
  return { rule: "shape/tolerated", pointer: at, message: `${subject}: a tolerant receiver ${how} at ${at}: got ${describe(original)}` };
}

/** Members beside those of a JSON-RPC message. */
function rootRemarks(message: Message, known: readonly string[], subject: string, issues: readonly Issue[]): Remark[] {
  // A member of the other kind of message has been told of.
  const unknown = Object.keys(message).filter((key) => !CALL.includes(key) && !RESPONSE.includes(key));
  const unnamed = unknown.filter((key) => !issues.some(({ instead }) => instead === key));
  return unnamed.map((key) => {
    const near = nearest(
      key,
      known.filter((name) => !has(message, name)),
    );
    const hint = near === undefined ? "" : `; did you mean ${quote(near)}?`;
    return {
      rule: "unknown/member",
      pointer: `/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`,
      message: `${subject}: unknown member ${quote(key)}${hint}`,
      level: "warning",
    };
  });
}

/** Codes that JSON-RPC reserves, and the protocol does not use. */
function isReserved(code: number): boolean {
  return code >= -32_768 && code <= -32_000 && !Object.values<number>(ERROR_CODES).includes(code);
}

/** Who sends a method where the recording does not say: the side that the registry names. */
function senderOf(method: unknown): Side {
  if (typeof method !== "string") return "client";
  const from = entryOf(method, ANY)?.from;
  return from === "agent" ? "agent" : "client";
}

function sideOf(direction: Direction): Side | undefined {
  return direction === "c2a" ? "client" : direction === "a2c" ? "agent" : undefined;
}
