import com.networknt.schema.OutputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SchemaRegistryConfig;
import com.networknt.schema.SpecificationVersion;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Verdicts of networknt's validator: {@code Verdicts SCHEMA CASES} prints {@code true} or {@code false} for each case, in order. */
public final class Verdicts {
    private static final String BUNDLE = "urn:bundle";

    public static void main(String[] arguments) throws IOException {
        JsonMapper mapper = JsonMapper.builder().enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS).build();
        String text = Files.readString(Path.of(arguments[0]));
        JsonNode schema = mapper.readTree(text);
        SchemaRegistryConfig config = SchemaRegistryConfig.builder().formatAssertionsEnabled(true).build();
        SchemaRegistry registry = SchemaRegistry.withDefaultDialect(
                SpecificationVersion.DRAFT_2020_12, builder -> builder.schemaRegistryConfig(config).schemas(Map.of(BUNDLE, text)));
        Map<String, Schema> judges = new HashMap<>();
        try (BufferedReader cases = Files.newBufferedReader(Path.of(arguments[1]));
                PrintStream out = new PrintStream(System.out, false, StandardCharsets.UTF_8)) {
            for (String line = cases.readLine(); line != null; line = cases.readLine()) {
                JsonNode of = mapper.readTree(line);
                Schema judge = judges.computeIfAbsent(
                        of.get("definition").asString(),
                        definition -> registry.getSchema(SchemaLocation.of(BUNDLE + pointerTo(schema, definition))));
                out.println(judge.validate(of.get("value"), OutputFormat.BOOLEAN));
            }
        }
    }

    /** Where a definition is: at the top of {@code $defs}, or in one of the groups there. */
    private static String pointerTo(JsonNode schema, String definition) {
        JsonNode definitions = schema.get("$defs");
        if (definitions.has(definition) && !definitions.get(definition).has("$defs")) return "#/$defs/" + definition;
        for (Map.Entry<String, JsonNode> group : definitions.properties()) {
            if (group.getValue().path("$defs").has(definition)) return "#/$defs/" + group.getKey() + "/$defs/" + definition;
        }
        throw new IllegalArgumentException("no definition " + definition);
    }

    private Verdicts() {}
}
