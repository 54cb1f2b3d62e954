// Verdicts of santhosh-tekuri/jsonschema: `verdicts SCHEMA CASES` prints `true` or `false` for each case, in order.
package main

import (
	"bufio"
	"fmt"
	"io"
	"log"
	"os"
	"strings"

	"github.com/santhosh-tekuri/jsonschema/v6"
)

func main() {
	log.SetFlags(0)
	if len(os.Args) != 3 {
		log.Fatal("usage: verdicts SCHEMA CASES")
	}
	if err := run(os.Args[1], os.Args[2], os.Stdout); err != nil {
		log.Fatal(err)
	}
}

func run(schemaPath, casesPath string, output io.Writer) error {
	schema, err := readSchema(schemaPath)
	if err != nil {
		return err
	}
	compiler := jsonschema.NewCompiler()
	compiler.AssertFormat()
	if err := compiler.AddResource("urn:bundle", schema); err != nil {
		return err
	}
	cases, err := os.Open(casesPath)
	if err != nil {
		return err
	}
	defer cases.Close()
	out := bufio.NewWriter(output)
	lines := bufio.NewReader(cases)
	for {
		line, err := lines.ReadString('\n')
		if err == io.EOF {
			return out.Flush()
		}
		if err != nil {
			return err
		}
		// The library's own reader keeps numbers as they are written.
		content, err := jsonschema.UnmarshalJSON(strings.NewReader(line))
		if err != nil {
			return err
		}
		of := content.(map[string]any)
		pointer, err := pointerTo(schema, of["definition"].(string))
		if err != nil {
			return err
		}
		judge, err := compiler.Compile("urn:bundle" + pointer)
		if err != nil {
			return err
		}
		fmt.Fprintln(out, judge.Validate(of["value"]) == nil)
	}
}

func readSchema(path string) (map[string]any, error) {
	file, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	schema, err := jsonschema.UnmarshalJSON(file)
	if err != nil {
		return nil, err
	}
	return schema.(map[string]any), nil
}

// pointerTo says where a definition is: at the top of `$defs`, or in one of the groups there.
func pointerTo(schema map[string]any, definition string) (string, error) {
	definitions := schema["$defs"].(map[string]any)
	if found, ok := definitions[definition].(map[string]any); ok && found["$defs"] == nil {
		return "#/$defs/" + definition, nil
	}
	for name, group := range definitions {
		inner, _ := group.(map[string]any)["$defs"].(map[string]any)
		if inner[definition] != nil {
			return "#/$defs/" + name + "/$defs/" + definition, nil
		}
	}
	return "", fmt.Errorf("no definition %s", definition)
}
