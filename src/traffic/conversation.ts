import { type Extension, termsOf } from "../ask/extension/index.js";
import { judged } from "../contract/index.js";
import type { Stability } from "../acp/stability.js";
import { isObject } from "../json/index.js";
import { Channel } from "./channel.js";
import { type Finding, layerOf, levelOf, type Remark } from "./finding.js";
import type { Protocol } from "./protocol.js";
import type { Direction } from "./wrapper.js";

/** A finding of a live message: which one it is about is told by its number. */
export interface MessageFinding extends Pick<Finding, "pointer" | "rule" | "level" | "layer" | "method" | "message"> {
  /** Number of the message that is at fault, from 1: as a rule the one just pushed. */
  readonly number: number;
}

/** Options of a conversation. */
export interface ConversationOptions {
  /** The protocol that judges; told from the first message that says so where it is missing. */
  readonly protocol?: Protocol;
  /** Whether ACP's unstable additions count as part of it, which is the default. */
  readonly stability?: Stability;
  /** Whether rules of the conversation are checked, beside what each message says by itself; `true` by default. */
  readonly conversationRules?: boolean;
  /** What is known beside the protocols, as `defineExtension` makes it. */
  readonly extensions?: readonly Pick<Extension, "definition">[];
}

/** Holds the messages of one live connection against the contract and the rules of the conversation, as a check does a recording. */
export class Conversation {
  readonly #channel: Channel;
  #number = 0;

  /** @throws ContractError for extensions that cannot be used together. */
  constructor({ protocol, stability = "unstable", conversationRules = true, extensions }: ConversationOptions = {}) {
    this.#channel = new Channel({ stability, conversationRules, terms: termsOf(extensions) }, protocol);
  }

  /**
   * Judges the next message, a JSON value; returns what is wrong, nothing where it is right. Never throws.
   * @param direction `c2a` from the client, `a2c` from the agent or host; without it the method says who sends.
   */
  push(message: unknown, direction: Direction = "unknown"): MessageFinding[] {
    this.#number += 1;
    let findings: MessageFinding[] = [];
    const outcome = judged(message, "message", (json) => {
      findings = this.#judge(json, direction);
      return [];
    });
    return outcome.ok ? findings : outcome.issues.map((issue) => this.#finding(issue, null));
  }

  /** Ends the conversation, as when the connection closes; returns what is left to say. */
  end(): MessageFinding[] {
    return this.#channel.end(true).map((remark) => this.#finding(remark, null));
  }

  #judge(json: unknown, direction: Direction): MessageFinding[] {
    if (!isObject(json)) {
      const message = `not a message: expected a JSON object, got ${Array.isArray(json) ? "an array" : "another value"}`;
      return [this.#finding({ rule: "framing/not-an-object", pointer: "", message }, null)];
    }
    this.#channel.observe(json, this.#number);
    this.#channel.settle();
    const { remarks, method } = this.#channel.judge({ message: json, direction, line: this.#number });
    return remarks.map((remark) => this.#finding(remark, method));
  }

  #finding(remark: Remark, method: string | null): MessageFinding {
    const { rule, pointer, message, line = this.#number } = remark;
    return { number: line, pointer, rule, level: levelOf(remark), layer: layerOf(rule), method, message };
  }
}
