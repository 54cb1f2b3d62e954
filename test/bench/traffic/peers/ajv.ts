/** Ajv over the root of the published schema, compiled beforehand into the module that the first argument names. */
import { judgeLines } from "./lines.js";

const { validate } = (await import(process.argv[2] ?? "")) as { readonly validate: (message: unknown) => boolean };
judgeLines(validate);
