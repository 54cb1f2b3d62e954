/** What the vectors of the ask session protocol have to cover beside what every protocol's have to: every fault of every definition. */
import {
  CAPABILITIES,
  type DefinitionName,
  DEFINITIONS,
  DELIVERY_KINDS,
  ERROR_CODES,
  EVENTS,
  METHODS,
  unknownMembers,
} from "ask-session-protocol";
import { describe, expect, test } from "vitest";
import type { Vector, Verdict } from "./read-vectors.js";
import { at, type Fault, isObject, type Site, typeOf } from "./schema-walk.js";
import * as views from "./views.js";

const view = views.VIEWS.find(({ protocol }) => protocol === "ask") as views.View;
const { bundle, vectors } = view;

const events = Object.entries(EVENTS).map(([type, { envelope, payload }]) => ({ type, envelope, payload }));
const methods = Object.entries(METHODS).map(([method, entry]) => ({
  method,
  definitions: "result" in entry ? [entry.params, entry.result] : [entry.params],
}));
const unions = [...bundle.sites]
  .filter(([, { schema }]) => schema.discriminator !== undefined)
  .map(([definition, site]) => ({ definition, site, tag: site.schema.discriminator?.propertyName ?? "" }));
const messages = ["JsonRpcRequest", "JsonRpcNotification", "JsonRpcSuccessResponse", "JsonRpcErrorResponse"];

test("the tables that coverage derives from are whole", () => {
  expect(events).toHaveLength(19);
  expect(methods).toHaveLength(24);
  expect(unions.map(({ definition }) => definition).sort()).toEqual(["ClientRequest", "HostRequest", "Interaction", "SessionEvent"]);
});

test.each(DEFINITIONS)("%s has accepted and rejected vectors", (definition) => {
  expect(vectorsOf("accept", definition)).not.toHaveLength(0);
  expect(vectorsOf("reject", definition)).not.toHaveLength(0);
});

describe.each(events)("event $type", ({ envelope, payload }) => {
  const { required = [], properties = {} } = bundle.siteOf(payload).schema;
  const payloads = vectorsOf("accept", envelope).map(({ value }) => at(value, "/payload"));
  const seqs = vectorsOf("reject", envelope)
    .filter(({ issues }) => issues.some(({ pointer }) => pointer === "/seq"))
    .map(({ value }) => at(value, "/seq"));

  test("is accepted with its required members only, and with every member", () => {
    expect(payloads.map(members)).toContainEqual([...required].sort());
    expect(payloads.map(members)).toContainEqual(Object.keys(properties).sort());
  });

  test("is accepted with unknown members of envelope and payload", () => {
    const unknown = vectorsOf("accept", envelope).flatMap(({ value }) => unknownMembers(envelope, value));
    expect(unknown.some((pointer) => /^\/[^/]+$/.test(pointer))).toBe(true);
    expect(unknown.some((pointer) => /^\/payload\/[^/]+$/.test(pointer))).toBe(true);
  });

  test("is rejected for every fault that it can have", () => {
    expect(uncovered(envelope)).toEqual([]);
  });

  test("is rejected with a seq of 0, below it, between two, and as text", () => {
    expect(seqs).toContain(0);
    expect(seqs.some((seq) => Number.isInteger(seq) && Number(seq) < 0)).toBe(true);
    expect(seqs.some((seq) => typeOf(seq) === "number" && Number(seq) > 1)).toBe(true);
    expect(seqs.some((seq) => typeof seq === "string")).toBe(true);
  });
});

test.each(methods)("method $method: params and result are rejected for every fault that they can have", ({ definitions }) => {
  expect(definitions.flatMap(uncovered)).toEqual([]);
});

test.each(methods)("method $method: params and result are accepted with every member", ({ definitions }) => {
  for (const definition of definitions) {
    const sets = vectorsOf("accept", definition).map(({ value }) => members(value));
    expect(sets).toContainEqual([...(bundle.siteOf(definition).schema.required ?? [])].sort());
    expect(sets).toContainEqual(Object.keys(bundle.siteOf(definition).schema.properties ?? {}).sort());
  }
});

test.each(messages)("%s is rejected for every fault that it can have", (definition) => {
  expect(uncovered(definition)).toEqual([]);
});

describe.each(unions)("union $definition", ({ definition, site, tag }) => {
  const variants = bundle.variantsOf(site);

  test("has each variant accepted", () => {
    expect(variants.size).toBeGreaterThan(1);
    const tags = vectorsOf("accept", definition).map(({ value }) => at(value, `/${tag}`));
    expect(new Set(tags)).toEqual(new Set(variants.keys()));
  });

  test("has variants that are rejected for every fault that they can have", () => {
    // Requests repeat the params of their method, which are covered there; events and interactions are covered whole.
    if (tag !== "method") expect(definitionsOf(variants).flatMap(uncovered)).toEqual([]);
  });
});

test("members that a nested definition does not name are accepted", () => {
  const unknown = vectors
    .filter(({ verdict }) => verdict === "accept")
    .flatMap(({ definition, value }) => unknownMembers(definition as DefinitionName, value));
  expect(unknown.some((pointer) => /^\/payload\/[^/]+\/\d+\/[^/]+$/.test(pointer))).toBe(true);
  expect(unknown.some((pointer) => /^\/session\/[^/]+$/.test(pointer))).toBe(true);
  expect(unknown.some((pointer) => /^\/params\/[^/]+$/.test(pointer))).toBe(true);
});

test("events of unknown types are accepted by readers only", () => {
  const known = new Set(Object.keys(EVENTS));
  const types = (definition: DefinitionName) => vectorsOf("accept", definition).map(({ value }) => String(at(value, "/type")));
  expect(types("UnknownEvent").filter((type) => known.has(type))).toEqual([]);
  expect(types("IncomingEvent").some((type) => known.has(type))).toBe(true);
  expect(types("IncomingEvent").some((type) => !known.has(type))).toBe(true);
  expect(vectorsOf("reject", "UnknownEvent").some(({ value }) => known.has(String(at(value, "/type"))))).toBe(true);
});

test("each error code of the registry is in an error response", () => {
  const codes = vectorsOf("accept", "JsonRpcErrorResponse").map(({ value }) => at(value, "/error/code"));
  expect(codes).toEqual(expect.arrayContaining(Object.values(ERROR_CODES)));
});

test("the registry's lists are the ones that the vectors cover", () => {
  expect(vectorsOf("accept", "Capability").map(({ value }) => value)).toEqual(expect.arrayContaining([...CAPABILITIES]));
  expect(vectorsOf("accept", "DeliveryKind").map(({ value }) => value)).toEqual(expect.arrayContaining([...DELIVERY_KINDS]));
});

test("ids of messages are text and integers, null in error responses only, and never fractions", () => {
  const ids = (definition: DefinitionName) => new Set(vectorsOf("accept", definition).map(({ value }) => typeOf(at(value, "/id"))));
  expect(ids("JsonRpcRequest")).toEqual(new Set(["integer", "string"]));
  expect(ids("JsonRpcSuccessResponse")).toEqual(new Set(["integer", "string"]));
  expect(ids("JsonRpcErrorResponse")).toEqual(new Set(["integer", "string", "null"]));
  expect(vectorsOf("reject", "JsonRpcId").some(({ value }) => typeOf(value) === "number")).toBe(true);
});

function vectorsOf(verdict: Verdict, definition: string): Vector[] {
  return views.vectorsOf(view, verdict, definition);
}

/** The faults of a definition that no rejected vector of it has. */
function uncovered(definition: string): string[] {
  const rejected = vectorsOf("reject", definition);
  const faults = bundle
    .faultsOf(bundle.siteOf(definition))
    .filter((fault) => !rejected.some(({ value, issues }) => issues.some((issue) => shows(fault, value, issue))));
  return faults.map(({ rule, at: place, member = "" }) => `${definition}: ${rule} ${member} at ${place}`);
}

/** Whether an issue is the fault: the same rule in either layer, at the place, and of a missing member, that very one. */
function shows(fault: Fault, value: unknown, { rule, pointer }: { readonly rule: string; readonly pointer: string }): boolean {
  if (rule.slice(rule.indexOf("/") + 1) !== fault.rule || pointer.replaceAll(/\/\d+(?=\/|$)/g, "/*") !== fault.at) return false;
  const owner = at(value, pointer);
  return fault.member === undefined || (isObject(owner) && !Object.hasOwn(owner, fault.member));
}

function definitionsOf(variants: ReadonlyMap<string, Site>): string[] {
  return [...variants.values()].map(({ path }) => path.slice(path.lastIndexOf("/") + 1));
}

function members(value: unknown): string[] {
  return isObject(value) ? Object.keys(value).sort() : [];
}
