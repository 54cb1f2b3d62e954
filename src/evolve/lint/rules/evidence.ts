import { append } from "../../../json/index.js";
import type { Folder } from "../folder.js";
import type { Rule } from "../rule.js";

/** Where a protocol says what its definitions rest on, all of them do. */
export const evidence: Rule = {
  id: "schema/evidence",
  text: "A definition of ask says where it is from: `documented` by the protocol's owners, `observed` in a peer, or `decided` here; so in each folder where one does.",
  why: "What was only observed or decided may have to give way to what the owners document.",
  *check(folder) {
    const said = new Set([...folder.schemas.keys()].filter((file) => says(folder, file)).map(home));
    for (const file of folder.schemas.keys()) {
      if (!said.has(home(file))) continue;
      for (const [name, schema] of folder.definitions(file))
        if (schema["x-evidence"] === undefined)
          yield {
            file,
            pointer: append("/$defs", name),
            message: `${name} does not say where it is from`,
            fix: 'add "x-evidence": "documented", "observed" or "decided"',
          };
    }
  },
};

/** The folder of a protocol; of a file above all of them, the file. */
function home(file: string): string {
  return file.split("/")[0] ?? "";
}

function says(folder: Folder, file: string): boolean {
  return [...folder.definitions(file).values()].some((schema) => schema["x-evidence"] !== undefined);
}
