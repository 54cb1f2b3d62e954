import type { Definitions } from "../../../generated/ask/types.js";
import * as guards from "../../../generated/ask/guards.js";
import { EVENTS } from "../../../generated/ask/registry.js";
import { isKnown as isKnownEvent } from "../../ask/event-issues.js";
import { carriedEvents, entryOf, type MethodName } from "../../ask/method-issues.js";
import type { PlainMembers } from "../../contract/index.js";
import { isObject } from "../../json/index.js";

type Test = (value: unknown) => boolean;

/** Values of which nothing is to be said, as nearly all are: valid, with none but known members, in the form that writers send. */
export class PlainValues {
  readonly #members: PlainMembers;
  readonly #tests = new Map<keyof Definitions, Test>();

  constructor(members: PlainMembers) {
    this.#members = members;
  }

  /** Whether a value is such an event of a known type. */
  isEvent(value: unknown): boolean {
    const type = isObject(value) ? value.type : undefined;
    return isKnownEvent(type) && this.#test(EVENTS[type].envelope)(value);
  }

  /** Whether a value is such params or a result of a method, with such events where it carries any. */
  isPart(method: MethodName, part: "params" | "result", value: unknown): boolean {
    const definition = entryOf(method)[part];
    if (definition === undefined || !this.#test(definition)(value)) return false;
    for (const { event } of carriedEvents(method, part, value)) if (!this.isEvent(event)) return false;
    return true;
  }

  #test(definition: keyof Definitions): Test {
    const known = this.#tests.get(definition);
    if (known !== undefined) return known;
    const accepts = guards[`is${definition}`] as Test;
    const plain = this.#members.of(definition);
    const test: Test = (value) => accepts(value) && plain(value);
    this.#tests.set(definition, test);
    return test;
  }
}
