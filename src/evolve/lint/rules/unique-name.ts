import { append } from "../../../json/index.js";
import type { Rule } from "../rule.js";

/** A protocol is the files of its folder and those above it; what they define becomes one table. */
export const uniqueName: Rule = {
  id: "schema/unique-name",
  text: "A protocol has each name of a definition once, across its files.",
  why: "They become one table of types and one bundle.",
  *check(folder) {
    for (const registry of folder.registries.keys()) {
      const protocol = registry.slice(0, registry.indexOf("/") + 1);
      const home = new Map<string, string>();
      for (const file of folder.schemas.keys()) {
        if (file.includes("/") && !file.startsWith(protocol)) continue;
        for (const name of folder.definitions(file).keys()) {
          const other = home.get(name);
          home.set(name, file);
          if (other === undefined) continue;
          const message = `${name} is also in ${other}; a protocol has each name once`;
          yield { file, pointer: append("/$defs", name), message, fix: "refer to the other one, or rename it" };
        }
      }
    }
  },
};
