import { append, describe, isObject } from "../../../json/index.js";
import { formOf } from "../forms.js";
import type { Node } from "../folder.js";
import type { Fault, Rule } from "../rule.js";

/** Objects are open, and a free form says that it is one. */
export const open: Rule = {
  id: "schema/open",
  text: 'Objects are open; one has either `properties` or, as a free form, `"additionalProperties"`: `true` or what its values are.',
  why: "A closed object makes old readers refuse new messages, and emitters differ in what they make of one that says nothing.",
  *check(folder) {
    for (const node of folder.nodes()) {
      const at = append(node.pointer, "unevaluatedProperties");
      if ("unevaluatedProperties" in node.schema)
        yield {
          file: node.file,
          pointer: at,
          message: '"unevaluatedProperties" may not stand here; every object is open',
          fix: "delete it",
          edits: [{ drop: at }],
        };
      if (formOf(node.schema) === "object") yield* object(node);
    }
  },
};

function* object({ file, pointer, schema }: Node): Generator<Fault> {
  const at = append(pointer, "additionalProperties");
  const { additionalProperties: others } = schema;
  const hasMembers = "properties" in schema;
  if (others === undefined && !hasMembers) {
    const message = 'expected "properties" for named members or "additionalProperties": true for a free form, got neither';
    yield { file, pointer, message, fix: 'say "additionalProperties": true', edits: [{ put: at, value: true }] };
  } else if (others !== undefined && hasMembers) {
    const message =
      others === false ? "expected an open object, got a closed one" : 'expected "properties" or "additionalProperties", got both';
    const isSaid = typeof others === "boolean";
    yield {
      file,
      pointer: at,
      message,
      fix: isSaid ? "delete it; every object is open" : "keep one of them",
      ...(isSaid ? { edits: [{ drop: at }] } : {}),
    };
  } else if (others === false) {
    yield { file, pointer: at, message: "expected an open object, got a closed one", fix: "say true", edits: [{ put: at, value: true }] };
  } else if (others !== undefined && others !== true && !isObject(others)) {
    yield { file, pointer: at, message: `expected true or a schema, got ${describe(others)}`, fix: "say true" };
  }
}
