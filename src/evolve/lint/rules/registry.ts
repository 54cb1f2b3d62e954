import { isObject } from "../../../json/index.js";
import { type Kind, list, oneOf, record, table, text, value, type Wrong } from "../kind.js";
import type { Rule } from "../rule.js";

const REFERENCE = text(
  'a definition and its file, such as "common.schema.json#/$defs/Name"',
  /^[a-z0-9/.-]+\.schema\.json#\/\$defs\/[A-Za-z0-9]+$/,
);
const VERSION = text('a version such as "1.0"', /^[0-9]+(\.[0-9]+)?$/);
const STABILITY = oneOf("stable", "unstable");
const TEXT = value("string", (given) => typeof given === "string");
const SAID = text("text that says what it is");

const EVENT = record(
  { payload: REFERENCE, interaction: oneOf("approval", "plan", "user_input"), gate: TEXT, since: VERSION, stability: STABILITY },
  ["payload", "since", "stability"],
);
const NOTIFICATION = {
  from: oneOf("client", "host", "agent", "either"),
  kind: oneOf("request", "notification"),
  params: REFERENCE,
  carries: record({ params: TEXT, result: TEXT }, []),
  gate: TEXT,
  since: VERSION,
  stability: STABILITY,
};
const NEEDED = ["from", "kind", "params", "since", "stability"];
const CALL = { request: record({ ...NOTIFICATION, result: REFERENCE }, [...NEEDED, "result"]), notification: record(NOTIFICATION, NEEDED) };

/** A method: a notification has no result, a request has one. */
const METHOD: Kind = {
  words: "an object",
  faults: (given, pointer): Iterable<Wrong> =>
    (isObject(given) && given.kind === "notification" ? CALL.notification : CALL.request).faults(given, pointer),
};
const METHODS = list(METHOD, 2);

const REGISTRY = record(
  {
    $schema: TEXT,
    protocol: text("lower-case letters", /^[a-z]+$/),
    title: TEXT,
    version: VERSION,
    description: SAID,
    envelope: REFERENCE,
    interaction: REFERENCE,
    error: REFERENCE,
    extensions: record({ prefix: SAID, requestParams: REFERENCE, result: REFERENCE, notificationParams: REFERENCE }, [
      "prefix",
      "requestParams",
      "result",
      "notificationParams",
    ]),
    events: table(EVENT, 0, { form: /^[a-z_]+(\.[a-z_]+)*$/, words: "names of events are lower-case words with dots between them" }),
    methods: table({ words: "a method", faults: (given, pointer) => (Array.isArray(given) ? METHODS : METHOD).faults(given, pointer) }),
    errors: table(
      record({ code: value("integer", Number.isInteger), description: SAID, evidence: oneOf("documented", "observed", "decided") }, [
        "code",
        "description",
        "evidence",
      ]),
      0,
      { form: /^[a-z_]+$/, words: "names of errors are lower-case words with underscores between them" },
    ),
    capabilities: table(SAID),
    deliveryKinds: table(SAID),
  },
  ["protocol", "title", "version", "description", "methods", "errors"],
);

/** Registries have their form. */
export const registry: Rule = {
  id: "schema/registry",
  text: "A registry has the form that `registry.schema.json` gives it.",
  why: "Handshake constants, dispatch tables, types and docs are made from it.",
  *check({ registries }) {
    for (const [file, given] of registries) for (const wrong of REGISTRY.faults(given, "")) yield { file, ...wrong };
  },
};
