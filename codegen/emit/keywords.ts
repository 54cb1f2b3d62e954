import { _, type CodeKeywordDefinition, type KeywordCxt, Name, stringify } from "ajv";
import { Type } from "ajv/dist/compile/util.js";

/** Keywords of Ajv that are written anew, so that a bad value costs little and gives one fault for each thing that is wrong. */
export const KEYWORDS_WRITTEN_ANEW: readonly CodeKeywordDefinition[] = [
  /**
   * `items`, but a validator that has found this many faults looks at no further items. Ajv's own goes on to the end and
   * copies all faults so far for each item: a hostile array would take time that grows with its square.
   */
  {
    keyword: "items",
    type: "array",
    schemaType: ["object", "boolean"],
    code(context: KeywordCxt) {
      const { gen, data } = context;
      const valid = gen.name("valid");
      const length = gen.const("length", _`${data}.length`);
      gen.forRange("i", 0, length, (index) => {
        context.subschema({ keyword: "items", dataProp: index, dataPropType: Type.Num }, valid);
        gen.if(_`${FAULT_COUNT} > ${MOST_FAULTS}`, () => gen.break());
      });
    },
  },
  /** `additionalProperties` of an object that names no members, with the same bound. */
  {
    keyword: "additionalProperties",
    type: "object",
    schemaType: "object",
    code(context: KeywordCxt) {
      const { gen, data } = context;
      const valid = gen.name("valid");
      gen.forIn("key", data, (key) => {
        context.subschema({ keyword: "additionalProperties", dataProp: key, dataPropType: Type.Str }, valid);
        gen.if(_`${FAULT_COUNT} > ${MOST_FAULTS}`, () => gen.break());
      });
    },
  },
  /**
   * `anyOf`, but of a value that no branch accepts only the faults of the branch that it was meant for are told, and
   * where it can only be null or of one kind, none is told of null. `branches` says what each branch asks for.
   */
  {
    keyword: "anyOf",
    schemaType: "array",
    trackErrors: true,
    error: { message: "", params: ({ params }) => _`{type: ${params.types}}` },
    code(context: KeywordCxt) {
      const { gen, data } = context;
      const schema: unknown = context.schema;
      const branches = (context.parentSchema as { branches?: readonly { types?: readonly string[] }[] }).branches;
      if (branches === undefined) {
        gen.if(_`${data} !== null`, () => context.subschema({ keyword: "anyOf", schemaProp: 0 }, gen.name("valid")));
        return;
      }
      const hints = gen.scopeValue("obj", { key: JSON.stringify(branches), ref: branches, code: stringify(branches) });
      const valid = gen.let("valid", false);
      const chosen = gen.let("chosen", _`undefined`);
      for (const index of (schema as readonly unknown[]).keys()) {
        gen.if(_`!${valid}`, () => {
          const before = gen.const("before", FAULT_COUNT);
          const accepts = gen.name("accepts");
          context.subschema({ keyword: "anyOf", schemaProp: index, compositeRule: true }, accepts);
          gen.if(
            accepts,
            () => gen.assign(valid, true),
            () => {
              gen.code(_`${chosen} ??= ${SELECT}(${data}, ${hints})`);
              gen.if(_`${chosen} !== ${index}`, () => {
                gen.assign(FAULT_COUNT, before);
                gen.if(_`${FAULTS} !== null`, () =>
                  gen.if(
                    before,
                    () => gen.assign(_`${FAULTS}.length`, before),
                    () => gen.assign(FAULTS, null),
                  ),
                );
              });
            },
          );
        });
      }
      context.setParams({ types: stringify([...new Set(branches.flatMap(({ types = [] }) => types))]) });
      gen.if(
        valid,
        () => {
          context.reset();
        },
        () =>
          gen.if(_`${chosen} < 0`, () => {
            context.error();
          }),
      );
    },
  },
];

const MOST_FAULTS = 1000;

/** The variables in which every validator has its faults and their number. */
const FAULTS = new Name("vErrors");
const FAULT_COUNT = new Name("errors");

/** Name under which the validators' module has the function of `src/contract/select.ts`. */
const SELECT = new Name("select");
