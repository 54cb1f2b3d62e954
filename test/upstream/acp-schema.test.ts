import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Ajv2020, type AnySchemaObject } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { flatten, readAuthored, viewOf } from "./flatten.js";
import { deserialisationMarks, lenientMarks } from "./leniency.js";
import { comparedNames, readPublished } from "./published.js";
import { payloadFaults } from "./payload.js";
import { nameOf, referencesOf, walk, type Schema } from "./schema.js";

const schemaFolder = new URL("../../schema/", import.meta.url);
const readJson = (name: string): unknown => JSON.parse(readFileSync(new URL(name, schemaFolder), "utf8"));

const files = readAuthored(fileURLToPath(new URL("acp/v1", schemaFolder)));
const all = flatten(files);
const registry = readJson("acp/v1/registry.json") as {
  readonly methods: Readonly<Record<string, Method | readonly Method[]>>;
  readonly errors: Readonly<Record<string, { readonly code: number }>>;
};

interface Method {
  readonly from: string;
  readonly kind: string;
  readonly params: string;
  readonly result?: string;
  readonly gate?: string;
  readonly stability: string;
}

const methods = Object.entries(registry.methods).flatMap(([name, entry]) =>
  (Array.isArray(entry) ? (entry as Method[]) : [entry as Method]).map((method) => ({ name, ...method })),
);

describe("the authored ACP schema", () => {
  it("is written in the dialect", () => {
    const validate = new Ajv2020({ strict: false }).compile(readJson("dialect.schema.json") as AnySchemaObject);
    for (const [name, content] of Object.entries(files)) expect(validate(content) ? [] : validate.errors, name).toEqual([]);
  });

  it("has a registry of the registry's form", () => {
    const validate = new Ajv2020({ strict: false }).compile(readJson("registry.schema.json") as AnySchemaObject);
    expect(validate(registry) ? [] : validate.errors).toEqual([]);
  });

  it("refers only to definitions that are there, in the file that has them", () => {
    const broken: string[] = [];
    for (const [file, { $defs }] of Object.entries(files)) {
      for (const [name, schema] of Object.entries($defs)) {
        for (const reference of everyReference(schema)) {
          const [target = "", pointer = ""] = reference.split("#");
          if (files[target === "" ? file : target]?.$defs[nameOf(pointer)] === undefined) broken.push(`${file}: ${name}: ${reference}`);
        }
      }
    }
    for (const reference of registryReferences()) {
      const [file = "", pointer = ""] = reference.split("#");
      if (files[file]?.$defs[nameOf(pointer)] === undefined) broken.push(`registry.json: ${reference}`);
    }
    expect(broken).toEqual([]);
  });

  it("has no definition that the registry does not lead to", () => {
    const reached = new Set<string>();
    const visit = (name: string): void => {
      if (reached.has(name)) return;
      reached.add(name);
      for (const reference of everyReference(all[name] ?? {})) visit(nameOf(reference));
    };
    for (const reference of registryReferences()) visit(nameOf(reference));
    expect(Object.keys(all).filter((name) => !reached.has(name))).toEqual([]);
  });

  it("needs nothing unstable where only the stable is seen", () => {
    const stable = viewOf(all, "stable");
    const missing = Object.entries(stable).flatMap(([name, schema]) =>
      [...referencesOf(schema)].filter((inner) => stable[inner] === undefined).map((inner) => `${name}: ${inner}`),
    );
    expect(missing).toEqual([]);
    const unstableOnes = methods.filter(
      ({ params, result, stability }) =>
        stability === "stable" && [params, result].some((reference) => reference !== undefined && stable[nameOf(reference)] === undefined),
    );
    expect(unstableOnes).toEqual([]);
  });

  it("repeats in each variant what its payload says", () => {
    expect(payloadFaults(all)).toEqual([]);
  });

  it("gates by capabilities that one side can announce", () => {
    const gates = [
      ...methods.map(({ gate }) => gate),
      ...Object.values(all).flatMap((schema) => [...walk(schema)].map(([, inner]) => inner["x-gate"])),
    ];
    const unknown = gates.filter(
      (gate) => typeof gate === "string" && Number(hasPath("ClientCapabilities", gate)) + Number(hasPath("AgentCapabilities", gate)) !== 1,
    );
    expect(unknown).toEqual([]);
  });
});

describe.each(["stable", "unstable"] as const)("beside the published %s schema", (view) => {
  const published = readPublished(view).definitions;
  const ours = viewOf(all, view);

  it("has its methods, each with the same side, params and result", () => {
    const theirs = Object.entries(published).flatMap(([name, { "x-method": method, "x-side": side }]) =>
      typeof method === "string" && typeof side === "string" ? [`${method} ${side} ${name}`] : [],
    );
    const handlers: Readonly<Record<string, string>> = { client: "agent", agent: "client", either: "protocol" };
    const own = methods
      .filter(({ stability }) => view === "unstable" || stability === "stable")
      .flatMap(({ name, from, params, result }) => {
        const side = name.startsWith("proxy/") ? "proxy" : handlers[from];
        return [params, ...(result === undefined ? [] : [result])].map((reference) => `${name} ${String(side)} ${nameOf(reference)}`);
      });
    expect(own.sort()).toEqual(theirs.sort());
  });

  it("has its error codes", () => {
    const theirs = (published.ErrorCode?.anyOf ?? []).flatMap((branch) => (branch.const === undefined ? [] : [branch.const]));
    expect(Object.values(registry.errors).map(({ code }) => code)).toEqual(theirs);
  });

  it("is lenient where it is", () => {
    const names = comparedNames(published);
    const theirs = deserialisationMarks(published, names);
    const own = lenientMarks(ours, names);
    expect(Object.fromEntries(Object.keys(theirs).map((member) => [member, own[member]]))).toEqual(theirs);
  });
});

/** References of a definition, those to its payload included: a payload is part of the contract although its members are repeated. */
function everyReference(schema: Schema): string[] {
  return [...walk(schema)].flatMap(([, inner]) => [inner.$ref, inner["x-payload"]].filter((reference) => typeof reference === "string"));
}

function registryReferences(): string[] {
  const found: string[] = [];
  JSON.stringify(registry, (_, value: unknown) => {
    if (typeof value === "string" && value.includes("#/$defs/")) found.push(value);
    return value;
  });
  return found;
}

/** Whether a path of member names leads somewhere from a definition. */
function hasPath(definition: string, path: string): boolean {
  let here: Schema | undefined = all[definition];
  for (const name of path.split(".")) {
    const member: Schema | undefined = here?.properties?.[name];
    if (member === undefined) return false;
    const target = member.$ref ?? member.anyOf?.[0]?.$ref;
    here = target === undefined ? {} : all[nameOf(target)];
  }
  return true;
}
