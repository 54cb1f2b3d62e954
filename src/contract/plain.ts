import type { Member, Shape, Shapes } from "../../generated/shapes.js";
import { isObject, typeName } from "../json/index.js";
import type { Accepts } from "./members.js";
import { select } from "./select.js";

/** Says of a value whether each of its members is known and in the form that writers send. */
type Plain = (value: unknown) => boolean;

const NOTHING_TO_ASK: Plain = () => true;

/**
 * Whether there is nothing to tell of the members of valid values, one question for each definition; of a value of which
 * there might be something it says no, and `visitMembers` says what. Nearly all values are plain, and this allocates nothing.
 */
export class PlainMembers {
  readonly #shapes: Shapes;
  readonly #accepts: Accepts | undefined;
  readonly #isStable: boolean;
  readonly #made = new Map<string, Plain>();

  /**
   * @param accepts tells of which branch of a union a value is, where its members do not.
   * @param stable whether members that only the unstable protocol has are unknown.
   */
  constructor(shapes: Shapes, accepts: Accepts | undefined, stable: boolean) {
    this.#shapes = shapes;
    this.#accepts = accepts;
    this.#isStable = stable;
  }

  /** The question for values of a definition; made once, then the same. */
  of(name: string): Plain {
    const known = this.#made.get(name);
    if (known !== undefined) return known;
    // A definition may lead to itself.
    this.#made.set(name, (value) => made(value));
    const made = this.#make(this.#shapes[name]);
    this.#made.set(name, made);
    return made;
  }

  #make(shape: Shape | undefined): Plain {
    if (shape === undefined) return NOTHING_TO_ASK;
    if ("members" in shape) {
      const members = new Map(Object.entries(shape.members).map(([name, member]) => [name, this.#member(member)]));
      return (value) => {
        if (!isObject(value)) return true;
        for (const name of Object.keys(value)) {
          const plain = members.get(name);
          if (plain === undefined || (plain !== NOTHING_TO_ASK && !plain(value[name]))) return false;
        }
        return true;
      };
    }
    if ("tag" in shape) {
      const variants = new Map<unknown, Plain>(Object.entries(shape.variants).map(([value, of]) => [value, this.of(of)]));
      return (value) => !isObject(value) || variants.get(value[shape.tag])?.(value) === true;
    }
    const accepts = this.#accepts;
    const branches = shape.of.map((name) => ({ name, plain: this.of(name) }));
    const one: Plain = (value) => {
      if (!isObject(value)) return true;
      const own = accepts === undefined ? branches[select(value, shape.branches)] : branches.find(({ name }) => accepts(name, value));
      return own?.plain(value) === true;
    };
    return (value) => (Array.isArray(value) ? shape.each !== true || value.every(one) : one(value));
  }

  #member({ of, each, unstable, writtenAs, writtenValues }: Member): Plain {
    if (unstable === true && this.#isStable) return () => false;
    if (writtenValues !== undefined) return (value) => writtenValues.includes(value);
    const inner = of === undefined ? NOTHING_TO_ASK : this.of(of);
    const within: Plain = each === true ? (value) => everyEntry(value, inner) : inner;
    if (writtenAs === "integer") return (value) => Number.isInteger(value) && within(value);
    return writtenAs === undefined ? within : (value) => typeName(value) === writtenAs && within(value);
  }
}

/** Asks of each item of an array, or each entry of an object. */
function everyEntry(value: unknown, plain: Plain): boolean {
  if (Array.isArray(value)) return value.every(plain);
  return !isObject(value) || Object.values(value).every(plain);
}
