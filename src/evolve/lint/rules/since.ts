import { append } from "../../../json/index.js";
import { nameOf, referencedFile } from "../folder.js";
import { membersOf, requiredOf } from "../forms.js";
import { entriesOf, methodsOf, type Registry } from "../registry.js";
import type { Rule } from "../rule.js";
import { firstVersion, isLater } from "../version.js";

/** What a version brings is told by that version, and asked for only of who is that new. */
export const since: Rule = {
  id: "schema/since",
  text: "Nothing is newer than its registry's version, and a member that came later than its definition is not required.",
  why: "Writers of older versions do not send it, and readers of the new one must go on without.",
  *check(folder) {
    for (const [file, registry] of folder.registries) {
      const home = file.slice(0, file.lastIndexOf("/") + 1);
      const tooNew = (version: string) => ({
        message: `${version} is later than the protocol's version, ${registry.version}`,
        fix: `say "version": "${version}" in ${file}, or an earlier one here`,
      });
      for (const { pointer, entry } of entriesOf(registry))
        if (isLater(entry.since, registry.version)) yield { file, pointer: append(pointer, "since"), ...tooNew(entry.since) };
      const first = firstVersion(registry);
      const ages = agesOf(file, registry);
      for (const node of folder.nodes()) {
        if (!node.file.startsWith(home)) continue;
        const { "x-since": own } = node.schema;
        if (typeof own === "string" && isLater(own, registry.version))
          yield { file: node.file, pointer: append(node.pointer, "x-since"), ...tooNew(own) };
        const [, name = ""] = /^\/\$defs\/([^/]+)/.exec(node.pointer) ?? [];
        const definition = folder.definitions(node.file).get(name)?.["x-since"];
        const age = typeof definition === "string" ? definition : (ages.get(`${node.file}#${name}`) ?? first);
        for (const [index, required] of requiredOf(node.schema).entries()) {
          const member = membersOf(node.schema).get(required)?.["x-since"];
          if (typeof member !== "string" || !isLater(member, age)) continue;
          const pointer = append(append(node.pointer, "required"), index);
          yield {
            file: node.file,
            pointer,
            message: `"${required}" came with ${member}, ${name} with ${age}; older writers do not send it`,
            fix: "make it optional: take it out of required",
          };
        }
      }
    }
  },
};

/** The version that brought a definition, where the registry refers to it: the earliest of its entries. */
function agesOf(file: string, registry: Registry): ReadonlyMap<string, string> {
  const ages = new Map<string, string>();
  const tell = (ref: string | undefined, version: string) => {
    if (ref === undefined) return;
    const key = `${referencedFile(file, ref)}#${nameOf(ref)}`;
    const other = ages.get(key);
    if (other === undefined || isLater(other, version)) ages.set(key, version);
  };
  for (const { payload, since: version } of Object.values(registry.events ?? {})) tell(payload, version);
  for (const { entry } of methodsOf(registry)) for (const ref of [entry.params, entry.result]) tell(ref, entry.since);
  return ages;
}
