import type { SessionConfigOption, SessionModeState } from "../../../generated/acp/types.js";
import type { OpenTurn } from "./open-turn.js";

/** What is remembered of a session that the client may name. */
export class KnownSession {
  readonly id: string;
  /** Ids of its modes; `undefined` where it has none. */
  modes: ReadonlySet<string> | undefined;
  configOptions: readonly SessionConfigOption[] | undefined;
  /** The turn that is not answered yet. */
  turn: OpenTurn | undefined;
  /** Whether it has been closed or deleted since. */
  isOver = false;

  constructor(id: string) {
    this.id = id;
  }

  /** Takes over what the session is opened with. */
  opened(modes: SessionModeState | null | undefined, configOptions: readonly SessionConfigOption[] | null | undefined): void {
    this.modes = modes == null ? undefined : new Set(modes.availableModes.map(({ id }) => id));
    this.configOptions = configOptions ?? undefined;
  }

  /** What is wrong with setting an option; `undefined` where it has the option and offers the value. */
  configFault(configId: string, value: string | boolean): { readonly pointer: string; readonly expected: string } | undefined {
    const option = this.configOptions?.find(({ id }) => id === configId);
    if (option === undefined) return { pointer: "/configId", expected: list(this.configOptions?.map(({ id }) => id)) };
    if (option.type === "boolean") return typeof value === "boolean" ? undefined : { pointer: "/value", expected: "a boolean" };
    const values = option.options.flatMap((item) => ("group" in item ? item.options : [item])).map((item) => item.value);
    return typeof value === "string" && values.includes(value) ? undefined : { pointer: "/value", expected: list(values) };
  }

  modeFault(modeId: string): { readonly pointer: string; readonly expected: string } | undefined {
    return this.modes?.has(modeId) === true ? undefined : { pointer: "/modeId", expected: list(this.modes) };
  }
}

/** Values as messages list them. */
function list(values: Iterable<string> = []): string {
  const all = [...values].map((value) => JSON.stringify(value));
  return all.length === 0 ? "none, as there are none" : all.join(" or ");
}
