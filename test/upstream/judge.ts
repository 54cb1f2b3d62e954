import { Ajv2020 } from "ajv/dist/2020.js";
import type { Definitions } from "./schema.js";

/** Whether a value is valid for a definition. */
export type Judge = (value: unknown) => boolean;

/** Judges of definitions by name, each compiled when it is first asked for. */
export type Court = (name: string) => Judge;

/** What a published number format means, where it is narrower than `type` and `minimum`; all others are ignored on both sides. */
const WIDTHS = { uint16: 65535, uint32: 4294967295 };
const IGNORED = ["int32", "int64", "uint64", "double", "uri"];

/** Judges of the published definitions. */
export function publishedCourt(definitions: Definitions): Court {
  const ajv = new Ajv2020({ strict: false, inlineRefs: false, logger: false });
  for (const [name, most] of Object.entries(WIDTHS))
    ajv.addFormat(name, { type: "number", validate: (value) => value >= 0 && value <= most });
  for (const name of IGNORED) ajv.addFormat(name, true);
  return court(ajv, definitions);
}

/** Judges of our definitions, with tag dispatch as our validators have it. */
export function ourCourt(definitions: Definitions): Court {
  return court(new Ajv2020({ strict: false, inlineRefs: false, discriminator: true, logger: false }), definitions);
}

function court(ajv: Ajv2020, definitions: Definitions): Court {
  ajv.addSchema({ $defs: definitions }, "contract");
  const judges = new Map<string, Judge>();
  return (name) => {
    let judge = judges.get(name);
    if (judge === undefined) {
      judge = ajv.compile({ $ref: `contract#/$defs/${name}` });
      judges.set(name, judge);
    }
    return judge;
  };
}
