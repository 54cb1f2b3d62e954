import { type About, isDecision } from "./decision.js";
import { type Level, LEVELS, levelOf, type Remark } from "./finding.js";
import { NEVER_SOFTENED, type RuleId } from "./rules.js";

/** By whose measure traffic is judged: what writers should send, or what robust readers accept. */
export type Profile = "strict" | "tolerant";

/** How bad a rule's findings are, where it is not as the rule has it; `off` leaves them out. */
export type Levels = Readonly<Partial<Record<RuleId, Level | "off">>>;

/** How bad findings are. */
export interface Strictness {
  /**
   * `strict` by default. `tolerant` makes a warning of an error in ACP's params and results that a tolerant receiver
   * repairs, and says nothing of values in a form that readers accept.
   */
  readonly profile?: Profile;
  /** Levels of rules, over those of the rules and of the profile. */
  readonly levels?: Levels;
}

/**
 * Remarks on one message with the levels that the profile and the caller give them. Nothing that could turn a refusal
 * into an approval is made milder than it is.
 *
 * @param base pointer of the message in the value that the remarks' pointers count from.
 */
export function adjusted(
  remarks: readonly Remark[],
  { profile = "strict", levels = {} }: Strictness,
  about?: About,
  base = "",
): readonly Remark[] {
  return remarks.flatMap((remark) => {
    const own = levelOf(remark);
    const level = levels[remark.rule] ?? (profile === "tolerant" ? tolerantLevel(remark, remarks) : own);
    const place = remark.pointer.startsWith(`${base}/`) ? remark.pointer.slice(base.length) : "";
    const isFixed = () => NEVER_SOFTENED.includes(remark.rule) || (about !== undefined && isDecision(about, place));
    if (level === own || (isSofter(level, own) && isFixed())) return [remark];
    return level === "off" ? [] : [{ ...remark, level }];
  });
}

/** Whether a level is milder than another. */
export function isSofter(level: Level | "off", than: Level): boolean {
  return level === "off" || LEVELS.indexOf(level) > LEVELS.indexOf(than);
}

/**
 * Beside the faults that a tolerant receiver repairs stands a remark on each repair, and it repairs all that is wrong in
 * params or a result, or is said to repair nothing.
 */
function tolerantLevel(remark: Remark, all: readonly Remark[]): Level | "off" {
  const own = levelOf(remark);
  if (remark.rule === "shape/reader-form") return "off";
  if (own !== "error" || !remark.rule.startsWith("shape/")) return own;
  const isRepaired = all.some(({ rule, pointer }) => rule === "shape/tolerated" && partOf(pointer) === partOf(remark.pointer));
  return isRepaired ? "warning" : own;
}

/** The member of a message that a pointer leads into. */
function partOf(pointer: string): string | undefined {
  return pointer.split("/")[1];
}
