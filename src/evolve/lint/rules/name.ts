import { describe, tokens } from "../../../json/index.js";
import type { Rule } from "../rule.js";

const DEFINITION = /^[A-Z][A-Za-z0-9]*$/;
const MEMBER = /^_?[A-Za-z][A-Za-z0-9_]*$/;
const FILE = /^(?:[a-z0-9-]+\/)*[a-z0-9-]+\.schema\.json$/;

/** Names have one form. */
export const name: Rule = {
  id: "schema/name",
  text: "Names of definitions begin with a capital letter and have only letters and digits; members add underscores; files are lower-case words with hyphens.",
  why: "They become names of types, members and files in languages that allow no others.",
  *check(folder) {
    for (const file of folder.schemas.keys())
      if (!FILE.test(file))
        yield {
          file,
          pointer: "",
          message: `names of files are lower-case words with hyphens; got ${describe(file)}`,
          fix: `name it ${file.toLowerCase().replaceAll("_", "-")}`,
        };
    for (const { file, pointer, role } of folder.nodes()) {
      if (role === "inner") continue;
      const given = tokens(pointer).at(-1) ?? "";
      const isRight = (role === "definition" ? DEFINITION : MEMBER).test(given);
      if (isRight) continue;
      const form =
        role === "definition"
          ? "names of definitions begin with a capital letter and have only letters and digits"
          : "names of members have only letters, digits and underscores";
      const words = given.split(/[^A-Za-z0-9]+/).filter(Boolean);
      const proposal = words
        .map((word, index) => (role === "member" && index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
        .join("");
      yield { file, pointer, message: `${form}; got ${describe(given)}`, fix: `rename it to "${proposal}" wherever it is named` };
    }
  },
};
