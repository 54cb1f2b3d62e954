import type { SessionState } from "./session-state.js";

type Entry = SessionState["entries"][number];
type Value<M> = M extends ReadonlyMap<string, infer V> ? V : never;

/** A state that is being written: its lists and tables are its own, and what is in them is replaced, never changed. */
export type Draft = {
  -readonly [M in keyof Omit<SessionState, "entries" | "toolCalls" | "plans" | "compactions">]: SessionState[M];
} & {
  entries: Entry[];
  toolCalls: Map<string, Value<SessionState["toolCalls"]>>;
  plans: Map<string, Value<SessionState["plans"]>>;
  compactions: Map<string, Value<SessionState["compactions"]>>;
};

/** A draft that begins as a state is, and shares no list or table with it. */
export function draftOf(state: SessionState): Draft {
  return {
    ...state,
    entries: [...state.entries],
    toolCalls: new Map(state.toolCalls),
    plans: new Map(state.plans),
    compactions: new Map(state.compactions),
  };
}

/** A draft that is written often and read now and then: what it comes to is copied only when somebody asks. */
export class LiveState {
  readonly #draft: Draft;
  #copy: SessionState | undefined;

  constructor(state: SessionState) {
    this.#draft = draftOf(state);
  }

  /** What it has come to. Never changed in place: the same object until something is written. */
  get state(): SessionState {
    this.#copy ??= draftOf(this.#draft);
    return this.#copy;
  }

  /** What is known of a tool call, without a copy. */
  hasToolCall(id: string): boolean {
    return this.#draft.toolCalls.has(id);
  }

  write(change: (draft: Draft) => void): void {
    this.#copy = undefined;
    change(this.#draft);
  }
}
