import type { Contract } from "../contract.js";

/** The validators under the names of type guards: `isToolUse(value)`. */
export function emitGuards(contract: Contract, validators = "./validators.js"): string {
  const names = [...contract.definitions.keys()];
  return `export {\n${names.map((name) => `  ${name} as is${name},`).join("\n")}\n} from "${validators}";\n`;
}

/** Declarations for it, in which each narrows its argument. */
export function emitGuardTypes(contract: Contract): string {
  const lines = [...contract.definitions.keys()].map(
    (name) =>
      `/** Whether a JSON value is a valid \`${name}\`. */\nexport declare function is${name}(value: unknown): value is Types.${name};`,
  );
  return `import type * as Types from "./types.js";\n\n${lines.join("\n")}\n`;
}
