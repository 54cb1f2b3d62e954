import type { Contract } from "./contract.js";
import { isPlace, isStable, type Reach, reachOf, sidesOf } from "./reach.js";
import type { Spot } from "./registry.js";
import type { Place } from "./schema.js";
import { DIFF_RULES, type DiffRule, type Effect, type Verdict, verdictOf } from "./rules.js";

/** One edit, before it has lines and a fingerprint. */
export interface Edit {
  readonly rule: DiffRule;
  readonly effect: Effect;
  readonly verdict: Verdict;
  readonly breaks: string | null;
  /** Definition, event or method that it is in. */
  readonly subject: string;
  /** Pointer from the start of the subject. */
  readonly at: string;
  readonly was: string;
  readonly is: string;
  readonly old: Spot;
  readonly new: Spot;
}

/** What is known of an edit of the registry, where no definition says it. */
interface About {
  readonly effect?: Effect;
  readonly subject?: string;
  readonly writers?: readonly string[];
  readonly unstable?: boolean;
}

/** Two versions that are compared, what has been compared already, and the edits found. */
export class Comparison {
  readonly old: Contract;
  readonly new: Contract;
  readonly #reach: { readonly old: Reach; readonly new: Reach };
  readonly #seen = new Set<string>();
  readonly #seenOld = new Set<string>();
  readonly #later: (() => void)[] = [];
  /** Questions that this comparison is within the answer of, and answers that hold wherever they are asked for. */
  readonly #asked: ReadonlySet<string>;
  readonly #answers: Map<string, boolean>;
  readonly #edits = new Map<string, Edit>();
  readonly #sides: readonly [string, string];

  constructor(before: Contract, after: Contract, outer?: Comparison, asked: ReadonlySet<string> = new Set()) {
    this.old = before;
    this.new = after;
    this.#reach = outer === undefined ? { old: reachOf(before), new: reachOf(after) } : outer.#reach;
    this.#asked = asked;
    this.#answers = outer === undefined ? new Map<string, boolean>() : outer.#answers;
    this.#sides = sidesOf(before.registry.methods.size > 0 ? before.registry : after.registry);
  }

  /**
   * Whether a comparison of two spots apart from this one, whose edits do not count here, has none of some effects. Where the
   * question comes up within its own answer, as it does in recursive definitions, it is no reason against it.
   */
  passes(before: Spot, after: Spot, breaking: readonly Effect[], compare: (aside: Comparison) => void): boolean {
    const question = `${keyOf(before, after)} ${breaking.join()}`;
    if (this.#asked.has(question)) return true;
    const known = this.#answers.get(question);
    if (known !== undefined) return known;
    const aside = new Comparison(this.old, this.new, this, new Set([...this.#asked, question]));
    compare(aside);
    aside.finish();
    const answer = !aside.edits.some(({ effect }) => breaking.includes(effect));
    // A yes within another answer may rest on that one.
    if (!answer || this.#asked.size === 0) this.#answers.set(question, answer);
    return answer;
  }

  /** The edits found so far. */
  get edits(): readonly Edit[] {
    return [...this.#edits.values()];
  }

  /** Puts a comparison off: definitions that lead to each other by the thousand would exceed the stack. */
  later(compare: () => void): void {
    this.#later.push(compare);
  }

  /** Makes every comparison that was put off, and those that come of it. */
  finish(): void {
    for (const compare of this.#later) compare();
    this.#later.length = 0;
  }

  /** Whether these two are compared for the first time, the same way; recursion ends here. */
  isNew(before: Spot, after: Spot, way = ""): boolean {
    this.#seenOld.add(`${before.file}${before.pointer}`);
    return this.#seen.size < this.#seen.add(`${keyOf(before, after)} ${way}`).size;
  }

  /** Whether a definition of the old version was compared with anything. */
  wasSeen(before: Spot): boolean {
    return this.#seenOld.has(`${before.file}${before.pointer}`);
  }

  /** Whether a message of the old version leads to a definition; without a registry any definition may be one. */
  isRead({ definition }: Place): boolean {
    return this.old.registry.methods.size === 0 || this.new.registry.methods.size === 0 || this.#reach.old.writers.has(definition);
  }

  /** Takes an edit in; the same one twice counts once. */
  add(rule: DiffRule, before: Spot, after: Spot, was: string, is: string, about: About = {}): void {
    const effect = about.effect ?? DIFF_RULES[rule].effect;
    // Of an added or a removed thing, the other side has only what is around it.
    const shown = depth(before) > depth(after) ? before : after;
    const subject = about.subject ?? (isPlace(shown) ? shown.definition : "registry");
    const at = isPlace(shown) ? shown.pointer.slice(shown.root.length) : "";
    const isUnstable = about.unstable ?? this.#isUnstable(rule, before, after);
    const capped = isUnstable && verdictOf(effect) === "major";
    const key = JSON.stringify([rule, before.file, before.pointer, after.file, after.pointer, was, is]);
    if (this.#edits.has(key)) return;
    this.#edits.set(key, {
      rule,
      effect,
      verdict: capped ? "minor" : verdictOf(effect),
      breaks: capped || verdictOf(effect) !== "major" ? null : this.#breaks(effect, about.writers ?? this.#writers(before, after)),
      subject,
      at,
      was,
      is,
      old: before,
      new: after,
    });
  }

  /** What is unstable promises nothing; giving up a promise is no part of that. */
  #isUnstable(rule: DiffRule, before: Spot, after: Spot): boolean {
    return (
      (isPlace(before) && !isStable(before, this.old, this.#reach.old)) ||
      (rule !== "stability/demoted" && isPlace(after) && !isStable(after, this.new, this.#reach.new))
    );
  }

  #writers(before: Spot, after: Spot): string[] {
    const of = (spot: Spot, reach: Reach) => (isPlace(spot) ? [...(reach.writers.get(spot.definition) ?? [])] : []);
    return [...new Set([...of(before, this.#reach.old), ...of(after, this.#reach.new)])];
  }

  #breaks(effect: Effect, writing: readonly string[]): string {
    const [client, server] = this.#sides;
    const plural = (sides: readonly string[], none: string) =>
      sides.length === 0
        ? none
        : [...sides]
            .sort()
            .map((side) => `${side}s`)
            .join(" and ");
    const writers = plural(writing, "writers");
    const readers = plural([...new Set(writing.map((side) => (side === client ? server : client)))], "readers");
    const narrows = `new ${readers} reject what old ${writers} send`;
    const widens = `old ${readers} reject what new ${writers} send`;
    if (effect === "narrows") return narrows;
    if (effect === "widens") return widens;
    if (effect === "loses") return `old ${readers} miss what new ${writers} need not send`;
    if (effect === "differs")
      return writing.length > 1
        ? "old and new peers take it for different things"
        : `old ${readers} and new ${writers} take it for different things`;
    return `${widens}; ${narrows}`;
  }
}

function keyOf(before: Spot, after: Spot): string {
  return `${before.file}${before.pointer} ${after.file}${after.pointer}`;
}

function depth(spot: Spot): number {
  return isPlace(spot) ? spot.pointer.length - spot.root.length : 0;
}
