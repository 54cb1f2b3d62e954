"""Verdicts of a Python library: `verdicts.py LIBRARY SCHEMA CASES` prints `true` or `false` for each case, in order."""

import json
import sys


def main(library, schema_path, cases_path):
    with open(schema_path, encoding="utf-8") as file:
        schema = json.load(file)
    compile_definition = {"jsonschema": of_jsonschema, "fastjsonschema": of_fastjsonschema}[library](schema)
    judges = {}
    with open(cases_path, encoding="utf-8", newline="\n") as cases:
        for line in cases:
            case = json.loads(line)
            definition = case["definition"]
            if definition not in judges:
                judges[definition] = compile_definition(pointer_to(schema, definition))
            print("true" if judges[definition](case["value"]) else "false")


def pointer_to(schema, definition):
    """Where a definition is: at the top of `$defs`, or in one of the groups there."""
    if "$defs" not in schema["$defs"].get(definition, {"$defs": {}}):
        return f"#/$defs/{definition}"
    for name, group in schema["$defs"].items():
        if definition in group.get("$defs", {}):
            return f"#/$defs/{name}/$defs/{definition}"
    raise KeyError(f"no definition {definition}")


def of_jsonschema(schema):
    from jsonschema import Draft202012Validator
    from referencing import Registry
    from referencing.jsonschema import DRAFT202012

    registry = Registry().with_resource("urn:bundle", DRAFT202012.create_resource(schema))
    formats = Draft202012Validator.FORMAT_CHECKER

    def compile_definition(pointer):
        return Draft202012Validator({"$ref": f"urn:bundle{pointer}"}, registry=registry, format_checker=formats).is_valid

    return compile_definition


def of_fastjsonschema(schema):
    import fastjsonschema

    # It knows drafts up to 7, in which a reference hides the keywords beside it: the definitions stand beside one in allOf.
    def compile_definition(pointer):
        validate = fastjsonschema.compile({"allOf": [{"$ref": pointer}], "$defs": schema["$defs"]}, use_default=False)

        def judge(value):
            try:
                validate(value)
            except fastjsonschema.JsonSchemaValueException:
                return False
            return True

        return judge

    return compile_definition


if __name__ == "__main__":
    main(*sys.argv[1:])
