import { readFileSync } from "node:fs";
import createWabt from "wabt";

/** The module that finds where strings and lines begin and end, assembled, as text in base64. */
export async function emitStructure(file: string): Promise<string> {
  const wabt = await createWabt();
  const module = wabt.parseWat(file, readFileSync(file, "utf8"), { simd: true });
  try {
    module.validate();
    const text = Buffer.from(module.toBinary({}).buffer).toString("base64");
    return `/** The module as bytes, in base64. */\nexport const STRUCTURE =\n  "${text}";\n`;
  } finally {
    module.destroy();
  }
}

export const STRUCTURE_TYPES = `/** The module as bytes, in base64. */\nexport declare const STRUCTURE: string;\n`;
