/** The contracts that the vectors are held against: each protocol, and where it has a part that is still being tried out, with and without it. */
import * as ask from "ask-session-protocol";
import * as acp from "ask-session-protocol/acp";
import { viewOf } from "../upstream/flatten.js";
import type { Definitions } from "../upstream/schema.js";
import { type Stability, type Vector, VECTORS, type Verdict } from "./read-vectors.js";
import { Bundle, readBundle, type Schema } from "./schema-walk.js";

/** One way in which a method is used. */
export interface Use {
  readonly method: string;
  readonly params: string;
  readonly result?: string;
}

/** A contract: what this package says, and what its public bundle says. */
export interface View {
  readonly name: string;
  readonly protocol: string;
  readonly stability: Stability | undefined;
  /** The definitions that this package has. */
  readonly definitions: readonly string[];
  readonly uses: readonly Use[];
  /** What a message can be without being a method's: definitions that the registry names otherwise. */
  readonly others: readonly string[];
  readonly bundle: Bundle;
  /** The vectors that hold in it. */
  readonly vectors: readonly Vector[];
  readonly check: (definition: string, value: unknown) => ask.Result<unknown>;
  /** Missing where readers of the protocol repair nothing. */
  readonly readLenient?: (definition: string, value: unknown) => acp.LenientResult<unknown>;
}

const askUses = Object.entries(ask.METHODS).map(([method, entry]) => ({ method, ...entry }));
const acpBundle = readBundle("acp");

/** Every contract that there are vectors of. */
export const VIEWS: readonly View[] = [
  {
    name: "ask",
    protocol: "ask",
    stability: undefined,
    definitions: ask.DEFINITIONS,
    uses: askUses,
    others: ask.DEFINITIONS,
    bundle: new Bundle(readBundle("ask")),
    vectors: vectorsIn("ask", undefined),
    check: (definition, value) => ask.check(definition as ask.DefinitionName, value),
  },
  acpView("stable"),
  acpView("unstable"),
];

/** The contracts in which a vector holds. */
export function viewsOf({ protocol, stability }: Vector): View[] {
  return VIEWS.filter((view) => view.protocol === protocol && (stability === undefined || view.stability === stability));
}

/** The vectors of a contract with that verdict on a definition. */
export function vectorsOf({ vectors }: View, verdict: Verdict, definition: string): Vector[] {
  return vectors.filter((vector) => vector.verdict === verdict && vector.definition === definition);
}

/** The definitions of which a message can hold a value, however deep. */
export function heldIn({ bundle, uses, others }: View): ReadonlySet<string> {
  return bundle.reach([...uses.flatMap(({ params, result }) => (result === undefined ? [params] : [params, result])), ...others]);
}

function acpView(stability: Stability): View {
  const $defs = viewOf(acpBundle.$defs as Definitions, stability) as Readonly<Record<string, Schema>>;
  const uses = Object.entries(acp.METHODS).flatMap(([method, entries]) =>
    (entries as readonly acp.MethodEntry[])
      .filter((entry) => stability === "unstable" || entry.stability === "stable")
      .map(({ params, result }) => ({ method, params, ...(result === undefined ? {} : { result }) })),
  );
  return {
    name: `acp ${stability}`,
    protocol: "acp",
    stability,
    definitions: acp.DEFINITIONS.filter((definition) => stability === "unstable" || acp.isStable(definition)),
    uses,
    others: ["Error", "ExtRequest", "ExtResponse", "ExtNotification"],
    bundle: new Bundle({ ...acpBundle, $defs }),
    vectors: vectorsIn("acp", stability),
    check: (definition, value) => acp.check(definition as acp.DefinitionName, value, { stability }),
    readLenient: (definition, value) => acp.readLenient(definition as acp.DefinitionName, value, { stability }),
  };
}

function vectorsIn(protocol: string, stability: Stability | undefined): Vector[] {
  return VECTORS.filter((vector) => vector.protocol === protocol && (vector.stability === undefined || vector.stability === stability));
}
