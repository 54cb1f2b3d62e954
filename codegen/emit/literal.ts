import type { Contract } from "../contract.js";

/** The schema as a TypeScript literal, from which TypeBox infers types of its own: an oracle for the generated ones. */
export function emitLiteral(contract: Contract): string {
  const $defs = Object.fromEntries([...contract.definitions.values()].map(({ name, schema }) => [name, schema]));
  return `export const schema = ${JSON.stringify({ $defs }, null, 2)} as const;\n`;
}
