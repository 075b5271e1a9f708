package dev.mcpcdi.schema;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.json.JsonArray;
import jakarta.json.JsonObject;
import jakarta.json.JsonString;
import jakarta.json.JsonValue;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * For random types and random values: what the listed schema allows is what is accepted, and what
 * is sent is what the output schema allows. Another seed is given by {@code -Dtypes.seed}.
 *
 * <p>Left out are values that are mended before they are checked, which {@link NormaliserTest}
 * covers, numbers beyond a {@code double}, and objects that refuse their values.
 */
class TypePropertyTest {

    private static final int TYPES = 400;
    private static final int VALUES = 25;

    private final long seed = Long.getLong("types.seed", System.nanoTime());
    private final List<String> faults = new ArrayList<>();
    private int allowed;
    private int sent;

    @TempDir Path directory;

    @Test
    void schema_and_binder_agree_on_ten_thousand_pairs() {
        System.out.println("TypePropertyTest: -Dtypes.seed=" + seed);
        String source = new GeneratedTypes(seed).source("Tools", TYPES);
        Class<?> tools = GeneratedCode.load("Tools", source, directory);
        Fixture fixture = new Fixture(tools);
        for (int i = 0; i < TYPES; i++) {
            check(fixture, i);
        }
        assertThat(fixture.problems.sorted()).as("seed %d", seed).isEmpty();
        assertThat(faults).as("seed %d: %d faults", seed, faults.size()).isEmpty();
        assertThat(allowed)
                .as("seed %d", seed)
                .isBetween(TYPES * VALUES / 5, TYPES * VALUES * 4 / 5);
        assertThat(sent).isEqualTo(allowed);
    }

    private void check(Fixture fixture, int index) {
        String tool = "in" + index;
        ArgumentsModel model = fixture.arguments(tool);
        ResultModel result = fixture.result("out" + index);
        assertThat(fixture.problems.sorted()).as("seed %d: %s", seed, tool).isEmpty();
        JsonObject schema = model.schema();
        requireReferences(schema, schema);
        Draft2020 listed = new Draft2020(schema);
        JsonObject argument = schema.getJsonObject("properties").getJsonObject("value");
        GeneratedValues values = new GeneratedValues(seed + index, schema);
        Output output = Output.of(result);
        for (int i = 0; i < VALUES; i++) {
            JsonValue fitting = values.fitting(argument);
            JsonValue value = i % 2 == 0 ? fitting : values.spoiled(fitting);
            if (Mended.isMended(schema, argument, value)) {
                i--;
                continue;
            }
            compare(tool, new Input(model, listed), output, value);
        }
    }

    private record Input(ArgumentsModel model, Draft2020 listed) {}

    private record Output(ResultModel model, Draft2020 listed) {
        static Output of(ResultModel model) {
            model.schema().ifPresent(schema -> requireReferences(schema, schema));
            return new Output(model, model.schema().map(Draft2020::new).orElse(null));
        }
    }

    private void compare(String tool, Input input, Output output, JsonValue value) {
        JsonObject arguments = Fixture.JSON.createObjectBuilder().add("value", value).build();
        boolean isListed = input.listed().allows(arguments);
        Object bound;
        try {
            bound = input.model().bind(arguments)[0];
        } catch (InvalidArgumentsException e) {
            if (isListed) {
                fault(tool, input, value, "allowed, but " + e.getMessage());
            }
            return;
        }
        if (!isListed) {
            fault(tool, input, value, "accepted, but not allowed");
            return;
        }
        allowed++;
        send(tool, output, value, bound);
    }

    private void send(String tool, Output output, JsonValue value, Object bound) {
        try {
            ResultModel.Written written = output.model().write(bound);
            if (output.listed() == null
                    || output.listed().allows(written.structured().orElseThrow())) {
                sent++;
            } else {
                faults.add(
                        "%s sends for %s what its schema has not: %s%n  %s"
                                .formatted(
                                        tool,
                                        value,
                                        written,
                                        output.model().schema().orElseThrow()));
            }
        } catch (RuntimeException e) {
            faults.add("%s does not send %s: %s".formatted(tool, value, e));
        }
    }

    private void fault(String tool, Input input, JsonValue value, String text) {
        faults.add("%s with %s: %s%n  %s".formatted(tool, value, text, input.model().schema()));
    }

    private static void requireReferences(JsonObject root, JsonValue part) {
        if (part instanceof JsonArray array) {
            array.forEach(element -> requireReferences(root, element));
        } else if (part instanceof JsonObject object) {
            if (object.get("$ref") instanceof JsonString reference) {
                String name = reference.getString().substring("#/$defs/".length());
                assertThat(root.getJsonObject("$defs")).containsKey(name);
            }
            object.values().forEach(member -> requireReferences(root, member));
        }
    }
}
