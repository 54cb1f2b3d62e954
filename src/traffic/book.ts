import type { ConversationRuleId } from "../../generated/rules.js";
import type { Level, Remark } from "./finding.js";

/** What of a message decides which rules look at it. */
export interface Triggering {
  readonly kind: "request" | "notification" | "response";
  /** Method of the message, or of the request that it answers. */
  readonly method: string;
  /** Kind of a `session/update`, or type of an event; empty for other messages. */
  readonly variant: string;
}

/** One way in which a message breaks a rule. */
export interface Broken {
  /** JSON pointer into the message. */
  readonly pointer: string;
  readonly message: string;
  /** Level, where it is not the one that the catalogue gives the rule. */
  readonly level?: Level;
  /** Line of an earlier message that is at fault, where it is not the one at hand. */
  readonly line?: number;
}

/** What came of holding a rule against a message: nothing where it holds, or where the recording cannot show it. */
export type Outcome = Broken | readonly Broken[] | undefined;

/**
 * Messages that concern a rule or a part of the state: a method (`session/new`), its response (`session/new response`), one
 * kind of update or event (`session/update tool_call`), every message (`*`), every request (`* request`) or every response
 * (`* response`).
 */
export type Trigger = string;

/** A rule of a conversation. It sees the state before the message and changes nothing. */
export interface Rule<State, Step> {
  /** Id in the catalogue, `schema/rules/`. */
  readonly id: ConversationRuleId;
  readonly on: readonly Trigger[];
  /** Whether it holds whatever version of the protocol was negotiated. */
  readonly ofAnyVersion?: true;
  /**
   * Holds the rule against a message. One that takes no state says the same of the same call each time, and is not asked
   * again; none looks into the text of a piece of a message, as not all of these are parsed.
   */
  check?(step: Step, state: State): Outcome;
  /** Holds it against what is left when the conversation is over; `isClosed` where it ended, and the recording did not merely stop. */
  atEnd?(state: State, isClosed: boolean): Outcome;
}

/** A part of the state: how messages change it. */
export interface Reducer<State, Step> {
  readonly on: readonly Trigger[];
  apply(state: State, step: Step): void;
}

interface Page<State, Step> {
  readonly rules: readonly Rule<State, Step>[];
  /** Those of them that look at the state. */
  readonly ofState: readonly Rule<State, Step>[];
  readonly reducers: readonly Reducer<State, Step>[];
}

/** What nearly every message comes to. */
const NOTHING: readonly Remark[] = [];

/** The rules and reducers of a protocol, by the messages that they concern, so that a message costs only what concerns it. */
export class Book<State, Step extends Triggering> {
  readonly #rules: readonly Rule<State, Step>[];
  readonly #reducers: readonly Reducer<State, Step>[];
  readonly #notifications = new Map<string, Map<string, Page<State, Step>>>();
  readonly #requests = new Map<string, Page<State, Step>>();
  readonly #responses = new Map<string, Page<State, Step>>();

  constructor(rules: readonly Rule<State, Step>[], reducers: readonly Reducer<State, Step>[]) {
    this.#rules = rules;
    this.#reducers = reducers;
  }

  /**
   * Holds a message against the rules that it concerns, then lets it change the state.
   * @param isRepeated whether the rules said nothing of an earlier call that is the same.
   */
  turn(state: State, step: Step, isRepeated = false): readonly Remark[] {
    const { rules, ofState, reducers } = this.#page(step);
    let remarks = NOTHING;
    for (const rule of isRepeated ? ofState : rules) {
      const outcome = rule.check?.(step, state);
      if (outcome !== undefined) remarks = [...remarks, ...remarksOf(rule.id, outcome)];
    }
    for (const reducer of reducers) reducer.apply(state, step);
    return remarks;
  }

  /** What is left to say when the conversation is over. */
  end(state: State, isClosed: boolean): Remark[] {
    return this.#rules.flatMap((rule) => {
      const outcome = rule.atEnd?.(state, isClosed);
      return outcome === undefined ? [] : remarksOf(rule.id, outcome);
    });
  }

  #page({ kind, method, variant }: Step): Page<State, Step> {
    if (kind === "response") return this.#responses.get(method) ?? this.#ofResponse(method);
    if (kind === "request" && variant === "") return this.#requests.get(method) ?? this.#ofRequest(method);
    const known = kind === "request" ? undefined : this.#notifications.get(method)?.get(variant);
    if (known !== undefined) return known;
    const triggers = [method, ...(variant === "" ? [] : [`${method} ${variant}`]), "*"];
    // A notification that came with an id is too rare to be remembered.
    if (kind === "request") return this.#select([...triggers, "* request"]);
    const variants = remember(this.#notifications, method, () => new Map<string, Page<State, Step>>());
    return remember(variants, variant, () => this.#select(triggers));
  }

  #ofResponse(method: string): Page<State, Step> {
    return remember(this.#responses, method, () => this.#select([`${method} response`, "* response", "*"]));
  }

  #ofRequest(method: string): Page<State, Step> {
    return remember(this.#requests, method, () => this.#select([method, "* request", "*"]));
  }

  #select(triggers: readonly Trigger[]): Page<State, Step> {
    const concerns = ({ on }: { readonly on: readonly Trigger[] }) => on.some((trigger) => triggers.includes(trigger));
    const rules = this.#rules.filter(concerns);
    return {
      rules,
      ofState: rules.filter(looksAtState),
      reducers: this.#reducers.filter(concerns),
    };
  }
}

/** Whether the check of a rule takes the state, its second argument. */
function looksAtState({ check }: { readonly check?: (...given: never[]) => Outcome }): boolean {
  return check !== undefined && check.length > 1;
}

/** Names of methods and variants that are remembered: a recording can make up any number of them. */
const MOST_NAMES = 1000;

function remember<V>(map: Map<string, V>, key: string, make: () => V): V {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  if (map.size < MOST_NAMES) map.set(key, made);
  return made;
}

function remarksOf(rule: ConversationRuleId, outcome: Broken | readonly Broken[]): Remark[] {
  return (Array.isArray(outcome) ? (outcome as readonly Broken[]) : [outcome as Broken]).map((broken) => ({ rule, ...broken }));
}
