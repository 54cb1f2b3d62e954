import { isExtension } from "../acp/method.js";
import { callIssues, type Terms } from "../ask/extension/index.js";
import { didYouMean, type Issue, issue } from "../contract/index.js";
import { describe, has, isObject, quote, resolve } from "../json/index.js";
import type { Remark } from "./finding.js";
import type { FreeValues, Judge, Judgement, Passage } from "./judgement.js";
import type { Direction } from "./wrapper.js";

type Message = Passage["message"];

/** Judges a conversation by what extensions add to its protocol, beside what the judge of the protocol says. */
export class ExtendedJudge implements Judge {
  readonly cutting = undefined;
  readonly #judge: Judge;
  readonly #terms: Terms;
  /** What the protocol calls the side that serves. */
  readonly #server: "agent" | "host";

  constructor(judge: Judge, terms: Terms, server: "agent" | "host") {
    this.#judge = judge;
    this.#terms = terms;
    this.#server = server;
  }

  judge(passage: Passage): Judgement {
    const { message } = passage;
    const direction = passage.direction === "unknown" ? this.#directionOf(message) : passage.direction;
    const judgement = this.#judge.judge({ ...passage, direction });
    const added = [
      ...judgement.remarks.flatMap((remark) => this.#payloadIssues(remark, message)),
      ...this.#callRemarks(message, direction),
      ...this.#resultIssues(message, judgement.method),
      ...this.#terms.metaIssues(message),
    ];
    return {
      ...judgement,
      remarks: [
        ...judgement.remarks.filter((remark) => !this.#isKnown(remark, message)).map((remark) => this.#hinted(remark, message)),
        ...this.#slip(message),
        ...added,
      ],
      recognised: judgement.recognised || this.#terms.methodOf(judgement.method) !== undefined || this.#terms.hasEvent(judgement.method),
    };
  }

  /** Schemas of extensions may look at any text. */
  skim(): undefined {
    return undefined;
  }

  /** What extensions say of a message does not follow from its free values. */
  repeat(passage: Passage, line: number, free: FreeValues): Judgement {
    return this.#judge.repeat(passage, line, free);
  }

  end(isClosed: boolean): readonly Remark[] {
    return this.#judge.end(isClosed);
  }

  /** Which way a message went, where the recording does not say: as the method is defined. */
  #directionOf({ method }: Message): Direction {
    const from = this.#terms.methodOf(method)?.from;
    return from === "client" ? "c2a" : from === "agent" || from === "host" ? "a2c" : "unknown";
  }

  /** Whether a remark says that nobody knows what an extension does define. */
  #isKnown({ rule, pointer }: Remark, message: Message): boolean {
    if (rule === "unknown/event-type") return this.#terms.hasEvent(resolve(message, pointer));
    return rule === "unknown/method" && this.#terms.methodOf(message.method) !== undefined;
  }

  /** A remark on a name that nobody knows, with what was probably meant. */
  #hinted(remark: Remark, message: Message): Remark {
    const isEvent = remark.rule === "unknown/event-type";
    if ((!isEvent && remark.rule !== "unknown/method") || remark.message.includes("; did you mean ")) return remark;
    const near = this.#terms.nearest(String(resolve(message, remark.pointer)), isEvent ? "events" : "methods");
    return near === undefined ? remark : { ...remark, message: `${remark.message}; did you mean ${quote(near)}?` };
  }

  /** A method outside of ACP is nobody's business there, but one that is nearly an extension's would go unjudged by a slip. */
  #slip({ method }: Message): Remark[] {
    if (this.#server !== "agent" || !isExtension(method) || this.#terms.methodOf(method) !== undefined) return [];
    const near = this.#terms.nearest(String(method), "methods");
    if (near === undefined) return [];
    return [
      issue(
        "unknown/method",
        "message",
        "unknown method",
        "/method",
        "a method of an extension",
        describe(method),
        didYouMean(String(method), [near]),
      ),
    ];
  }

  /** The judge tells of each event that it does not know; what of them is an extension's is judged here. */
  #payloadIssues({ rule, pointer }: Remark, message: Message): Issue[] {
    const type = rule === "unknown/event-type" ? resolve(message, pointer) : undefined;
    if (!this.#terms.hasEvent(type)) return [];
    const at = pointer.replace(/type$/, "payload");
    const payload = resolve(message, at);
    return isObject(payload) ? this.#terms.payloadIssues(type, payload, at) : [];
  }

  #callRemarks(message: Message, direction: Direction): Remark[] {
    const from = direction === "c2a" ? "client" : direction === "a2c" ? this.#server : undefined;
    const issues = typeof message.method === "string" ? callIssues(this.#terms, message, from) : [];
    // A request that cannot be answered is as bad as it is in a method of the protocol.
    const isStrict = this.#server === "agent";
    return issues.map((issue) => (isStrict && issue.rule === "envelope/request-without-id" ? { ...issue, level: "error" } : issue));
  }

  /** @param method that of the request which the message answers. */
  #resultIssues(message: Message, method: string | null): Issue[] {
    if (method === null || has(message, "method") || !has(message, "result")) return [];
    return this.#terms.partIssues(method, "result", message.result, "/result");
  }
}
