import { quote } from "../../../json/index.js";
import type { Comparison } from "../comparison.js";
import { sidesOf } from "../reach.js";
import type { Event, Method, Named, Registry, Spot } from "../registry.js";
import { compareSchemas } from "./schema.js";

/** Compares which messages there are, and what each of them holds. */
export function compareRegistries(here: Comparison): void {
  const [old, now] = [here.old.registry, here.new.registry];
  for (const member of ["title", "description"] as const) compareText(here, old, now, "registry", member, old[member], now[member]);
  if (old.prefix !== now.prefix)
    here.add("extension/prefix-changed", old, now, shown(old.prefix), shown(now.prefix), { writers: sidesOf(old) });
  pairs(old.events, now.events, {
    removed: (event) => {
      here.add("event/removed", event, now, "the event", "nothing", aboutEvent(here, event));
    },
    added: (event) => {
      here.add("event/added", old, event, "nothing", "the event", aboutEvent(here, event));
    },
    both: (a, b) => {
      compareEvents(here, a, b);
    },
  });
  pairs(old.methods, now.methods, {
    removed: (method) => {
      here.add("method/removed", method, now, inWords(method), "nothing", aboutMethod(old, method));
    },
    added: (method) => {
      here.add("method/added", old, method, "nothing", inWords(method), aboutMethod(old, method));
    },
    both: (a, b) => {
      compareMethods(here, a, b);
    },
  });
  compareNamed(here, old.errors, now.errors, "error");
  compareNamed(here, old.capabilities, now.capabilities, "capability");
  for (const [what, name] of old.roots) compareRoots(here, old, now, what, name, now.roots.get(what));
}

function compareEvents(here: Comparison, a: Event, b: Event): void {
  const about = aboutEvent(here, a);
  compareEntries(here, a, b, about);
  if (a.gate !== b.gate) here.add("event/gate-changed", a, b, shown(a.gate), shown(b.gate), about);
  if (a.interaction !== b.interaction) here.add("event/interaction-changed", a, b, shown(a.interaction), shown(b.interaction), about);
  compareRoots(here, a, b, a.name, a.payload, b.payload);
}

function compareMethods(here: Comparison, a: Method, b: Method): void {
  const about = aboutMethod(here.old.registry, a);
  compareEntries(here, a, b, about);
  if (a.gate !== b.gate) {
    const rule = a.gate === undefined ? "method/gate-added" : b.gate === undefined ? "method/gate-removed" : "method/gate-changed";
    here.add(rule, a, b, shown(a.gate), shown(b.gate), about);
  }
  compareText(here, a, b, a.name, "carries", JSON.stringify(a.carries), JSON.stringify(b.carries));
  compareRoots(here, a, b, `${a.name} params`, a.params, b.params);
  compareRoots(here, a, b, `${a.name} result`, a.result, b.result);
}

function compareEntries(here: Comparison, a: Event | Method, b: Event | Method, about: About): void {
  compareText(here, a, b, a.name, "since", a.since, b.since);
  if (a.stability === b.stability) return;
  const rule = b.stability === "stable" ? "stability/promoted" : "stability/demoted";
  here.add(rule, a, b, a.stability, b.stability, { ...about, unstable: false });
}

function compareNamed(
  here: Comparison,
  old: ReadonlyMap<string, Named>,
  now: ReadonlyMap<string, Named>,
  kind: "error" | "capability",
): void {
  const { registry } = here.old;
  pairs(old, now, {
    removed: (entry) => {
      here.add(`${kind}/removed`, entry, here.new.registry, shown(entry.name), "nothing", { subject: entry.name });
    },
    added: (entry) => {
      here.add(`${kind}/added`, registry, entry, "nothing", shown(entry.name), { subject: entry.name });
    },
    both: (a, b) => {
      compareText(here, a, b, a.name, "description", a.description, b.description);
      if (a.code !== b.code)
        here.add("error/code-changed", a, b, String(a.code), String(b.code), { subject: a.name, writers: sidesOf(registry) });
    },
  });
}

/** Compares what a message starts with, where both versions have it. */
function compareRoots(here: Comparison, a: Spot, b: Spot, subject: string, was: string | undefined, is: string | undefined): void {
  const [before, after] = [here.old.definitions.get(was ?? ""), here.new.definitions.get(is ?? "")];
  if (was !== is && was !== undefined && is !== undefined) here.add("ref/renamed", a, b, was, is, { subject });
  if (before !== undefined && after !== undefined) compareSchemas(here, before, after);
}

function compareText(
  here: Comparison,
  a: Spot,
  b: Spot,
  subject: string,
  member: string,
  was: string | undefined,
  is: string | undefined,
): void {
  if (was !== is) here.add("note/changed", a, b, `${member} ${shown(was)}`, `${member} ${shown(is)}`, { subject });
}

interface About {
  readonly subject: string;
  readonly writers: readonly string[];
  readonly unstable: boolean;
}

function aboutEvent({ old }: Comparison, { name, stability }: Event): About {
  return { subject: name, writers: [sidesOf(old.registry)[1]], unstable: stability !== "stable" };
}

function aboutMethod(registry: Registry, { name, from, stability }: Method): About {
  return { subject: name, writers: from === "either" ? sidesOf(registry) : [from], unstable: stability !== "stable" };
}

function pairs<T>(
  old: ReadonlyMap<string, T>,
  now: ReadonlyMap<string, T>,
  told: { removed: (a: T) => void; added: (b: T) => void; both: (a: T, b: T) => void },
): void {
  for (const [name, a] of old) {
    const b = now.get(name);
    if (b === undefined) told.removed(a);
    else told.both(a, b);
  }
  for (const [name, b] of now) if (!old.has(name)) told.added(b);
}

function inWords({ kind, from, gate }: Method): string {
  return `${kind} of ${from === "either" ? "either side" : `the ${from}`} ${gate === undefined ? "without a gate" : `behind ${gate}`}`;
}

function shown(text: string | undefined): string {
  return text === undefined ? "none" : quote(text);
}
