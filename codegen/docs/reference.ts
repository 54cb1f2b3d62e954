import type { Contract, Definition } from "../contract.js";
import { capitalised, firstSentence } from "../derive.js";
import { methodEntries } from "../registry.js";
import { definitionName } from "../schema.js";
import { capabilityAnchor, definitionSection, gateOf } from "./definition.js";
import { anchorOf, type Block, type Page, prose, type Row, type Section, type Text } from "./document.js";
import type { Example } from "./examples.js";
import { eventAnchor, methodAnchor, usesOf } from "./uses.js";
import { definitionLink } from "./value.js";

/** The reference of a protocol: tables of events, methods, errors and capabilities, then every definition by its file. */
export function referencePage(contract: Contract, examples: ReadonlyMap<string, Example>): Page {
  const { registry } = contract;
  return {
    name: registry.protocol,
    title: `${registry.title} ${registry.version}`,
    blocks: [{ text: prose(registry.description) }],
    sections: [
      howToRead(contract),
      ...eventsSection(contract),
      methodsSection(contract),
      errorsSection(contract),
      ...namesSection("Capabilities", "capability", capabilityAnchor, registry.capabilities),
      ...namesSection("Delivery kinds", "delivery kind", (name) => `delivery-kind-${anchorOf(name)}`, registry.deliveryKinds),
      ...areaSections(contract, examples),
    ],
  };
}

function howToRead({ registry, definitions }: Contract): Section {
  const isLenient = JSON.stringify([...definitions.values()]).includes('"x-lenient"');
  const list: Text[] = [
    ["Objects are open: writers send only what stands here, readers pass over members, event types and methods they do not know."],
    ["A gate is what a side has to announce before it may be sent what stands beside it; without a gate it may always be sent."],
    [{ mark: "unstable" }, " is what the protocol only tries out; it may change or go without a new version."],
    [
      "Documented facts are from the protocol's owners, observed ones from a peer, and decided ones from here; what says nothing is documented.",
    ],
    ...(isLenient
      ? [
          prose(
            "What is lenient is so for tolerant readers alone: with `default` a bad member counts as missing or as what missing stands for, with `skip-items` a bad item of a list is left out, with `null-empty` null is an empty list or object.",
          ),
        ]
      : []),
    prose(`Examples are the test vectors of \`test/vectors/${registry.protocol}/accept\`, or parts of them, without their \`_meta\`.`),
  ];
  return { heading: "How to read this page", anchor: "how-to-read-this-page", blocks: [{ list }] };
}

function eventsSection(contract: Contract): Section[] {
  const { registry, definitions } = contract;
  if (registry.events === undefined) return [];
  const rows = Object.entries(registry.events).map(([type, entry]): Row => {
    const payload = definitionName(entry.payload);
    const { description = "" } = definitions.get(payload)?.schema ?? {};
    return {
      anchor: eventAnchor(type),
      entry: { kind: "event", name: type, about: firstSentence(description) },
      cells: [
        [{ code: type }],
        prose(description),
        [definitionLink(payload)],
        entry.interaction === undefined ? [] : [entry.interaction],
        gateOf(entry.gate, contract),
        [entry.since],
        stability(entry.stability),
      ],
    };
  });
  const about: Block[] =
    registry.envelope === undefined
      ? []
      : [{ text: ["Events go from the host to its clients, each in an ", definitionLink(definitionName(registry.envelope)), "."] }];
  const head = ["Event", "Meaning", "Payload", "Interaction", "Gate", "Since", "Stability"];
  return [{ heading: "Events", anchor: "events", blocks: [...about, { caption: "Events", head, rows }] }];
}

function methodsSection(contract: Contract): Section {
  const { registry, definitions } = contract;
  const entries = methodEntries(registry);
  const other = entries.find(([, { from }]) => from !== "client" && from !== "either")?.[1].from ?? "host";
  const directions: Readonly<Record<string, string>> = {
    client: `client → ${other}`,
    either: "either → the other",
    [other]: `${other} → client`,
  };
  const seen = new Set<string>();
  const rows = entries.map(([method, entry]): Row => {
    const params = definitionName(entry.params);
    const { description = "" } = definitions.get(params)?.schema ?? {};
    const anchor = seen.has(method) ? `${methodAnchor(method)}-${entry.kind}` : methodAnchor(method);
    seen.add(method);
    return {
      anchor,
      entry: { kind: entry.kind === "request" ? "method" : "notification", name: method, about: firstSentence(description) },
      cells: [
        [{ code: method }],
        prose(description),
        [directions[entry.from] ?? entry.from],
        [entry.kind],
        [definitionLink(params)],
        [entry.result === undefined ? "none" : definitionLink(definitionName(entry.result))],
        gateOf(entry.gate, contract),
        [entry.since],
        stability(entry.stability),
      ],
    };
  });
  const head = ["Method", "Meaning", "Direction", "Kind", "Params", "Result", "Gate", "Since", "Stability"];
  return { heading: "Methods", anchor: "methods", blocks: [{ caption: "Methods", head, rows }] };
}

function errorsSection({ registry }: Contract): Section {
  const rows = Object.entries(registry.errors).map(([name, { code, description, evidence }]): Row => ({
    anchor: `error-${anchorOf(name)}`,
    entry: { kind: "error code", name: `${String(code)} ${name}`, about: description },
    cells: [[String(code)], [{ code: name }], prose(description), [evidence]],
  }));
  const head = ["Code", "Name", "Meaning", "Evidence"];
  return { heading: "Error codes", anchor: "error-codes", blocks: [{ caption: "Error codes", head, rows }] };
}

function namesSection(
  heading: string,
  kind: string,
  anchor: (name: string) => string,
  names: Readonly<Record<string, string>> | undefined,
): Section[] {
  if (names === undefined) return [];
  const rows = Object.entries(names).map(([name, about]): Row => ({
    anchor: anchor(name),
    entry: { kind, name, about },
    cells: [[{ code: name }], prose(about)],
  }));
  return [{ heading, anchor: anchorOf(heading), blocks: [{ caption: heading, head: ["Name", "Meaning"], rows }] }];
}

/** A section for each authored file, in the order of the files, with its definitions in theirs. */
function areaSections(contract: Contract, examples: ReadonlyMap<string, Example>): Section[] {
  const uses = usesOf(contract);
  const areas = new Map<string, Definition[]>();
  for (const definition of contract.definitions.values())
    if (!definition.derived) areas.set(definition.file, [...(areas.get(definition.file) ?? []), definition]);
  return [...areas].map(([file, definitions]): Section => {
    const heading = `Definitions: ${areaName(file, contract.registry.protocol)}`;
    const sections = definitions.map((definition) => definitionSection(definition, contract, uses, examples.get(definition.name)));
    return { heading, anchor: anchorOf(heading), blocks: [], sections };
  });
}

/** Words of file names that are written otherwise in a sentence. */
const WORDS: Readonly<Record<string, string>> = { fs: "file system", jsonrpc: "JSON-RPC", mcp: "MCP" };

/** `ask/events/tool.schema.json` is "tool events", `acp/v1/tool-call.schema.json` is "tool call". */
function areaName(file: string, protocol: string): string {
  const [folder = "", name] = file
    .replace(new RegExp(`^${protocol}/(?:v\\d+/)?`), "")
    .replace(/\.schema\.json$/, "")
    .split("/")
    .map((part) =>
      part
        .split("-")
        .map((word) => WORDS[word] ?? word)
        .join(" "),
    );
  return name === undefined ? folder : `${name} ${folder}`;
}

function stability(name: string): Text {
  return [name === "unstable" ? { mark: name } : name];
}

/** Heading of a group in a list of contents: `Definitions: tool call` is `Tool call`. */
export function shortHeading(heading: string): string {
  return capitalised(heading.replace(/^Definitions: /, ""));
}
