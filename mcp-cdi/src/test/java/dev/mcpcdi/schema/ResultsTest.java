package dev.mcpcdi.schema;

import static dev.mcpcdi.schema.Fixture.json;
import static dev.mcpcdi.schema.Fixture.object;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mcpcdi.Content;
import dev.mcpcdi.Tool.StructuredOutput;
import dev.mcpcdi.ToolResult;
import jakarta.json.JsonArray;
import jakarta.json.JsonObject;
import jakarta.json.JsonValue;
import jakarta.json.bind.annotation.JsonbProperty;
import jakarta.json.bind.annotation.JsonbTransient;
import jakarta.validation.constraints.NotNull;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ResultsTest {

    private final Fixture fixture = new Fixture(Tools.class);

    enum Color {
        RED,
        GREEN
    }

    record Kinds(
            byte tiny,
            Long big,
            BigInteger whole,
            float single,
            double real,
            BigDecimal exact,
            char letter,
            Color color,
            OptionalInt maybe,
            Optional<String> text,
            byte[] bytes,
            int[] numbers,
            Set<UUID> ids) {}

    record Times(
            LocalDate date,
            LocalTime time,
            LocalDateTime local,
            OffsetDateTime offset,
            Instant instant,
            Duration duration,
            URI uri) {}

    record Shape(@JsonbProperty("n") String name, int size, @JsonbTransient String secret) {}

    public static class ShapeBean {
        private String name;
        private int size;

        @JsonbProperty("n")
        public String getName() {
            return name;
        }

        public void setName(String name) {
            this.name = name;
        }

        public int getSize() {
            return size;
        }

        public void setSize(int size) {
            this.size = size;
        }

        @JsonbTransient
        public String getSecret() {
            return "secret";
        }
    }

    public static class ShapeFields {
        @JsonbProperty("n")
        public String name;

        public int size;
        @JsonbTransient public String secret = "secret";
        private String hidden = "hidden";
    }

    static class More extends ShapeFields {
        public String extra = "extra";
    }

    static class Cycle {
        public Cycle next = this;
    }

    static class Broken {
        public String getName() {
            throw new IllegalStateException("broken");
        }
    }

    static class Loud {
        @Override
        public String toString() {
            return "loud";
        }
    }

    static class Tools {
        Kinds kinds() {
            return null;
        }

        Times times() {
            return null;
        }

        Shape shape() {
            return null;
        }

        ShapeBean shapeBean() {
            return null;
        }

        ShapeFields shapeFields() {
            return null;
        }

        double number() {
            return 0;
        }

        Optional<Shape> maybeShape() {
            return null;
        }

        Cycle cycle() {
            return null;
        }

        List<ShapeFields> shapes() {
            return null;
        }

        List<Object> things() {
            return null;
        }

        Broken broken() {
            return null;
        }

        Loud loud() {
            return null;
        }

        Map<String, String> words() {
            return null;
        }

        Map<String, Object> anything() {
            return null;
        }

        JsonObject jsonObject() {
            return null;
        }

        JsonArray jsonArray() {
            return null;
        }

        List<@NotNull Color> colors() {
            return null;
        }

        OptionalInt maybe() {
            return null;
        }

        ToolResult raw() {
            return null;
        }

        Content content() {
            return null;
        }

        List<Content> contents() {
            return null;
        }

        void nothing() {}
    }

    @Test
    void every_scalar_is_written_in_its_listed_form() {
        Kinds kinds =
                new Kinds(
                        (byte) -1,
                        1L << 60,
                        BigInteger.TEN.pow(30),
                        0.1f,
                        1.0,
                        new BigDecimal("0.10"),
                        'x',
                        Color.GREEN,
                        OptionalInt.of(3),
                        Optional.empty(),
                        new byte[] {1, 2},
                        new int[] {4},
                        Set.of(new UUID(0, 1)));
        assertThat(written("kinds", kinds))
                .isEqualTo(
                        object(
                                """
                                {"tiny":-1,"big":1152921504606846976,
                                 "whole":1000000000000000000000000000000,"single":0.1,"real":1.0,
                                 "exact":0.10,"letter":"x","color":"GREEN","maybe":3,
                                 "bytes":"AQI=","numbers":[4],
                                 "ids":["00000000-0000-0000-0000-000000000001"]}
                                """));
    }

    @Test
    void every_time_is_written_with_its_seconds() {
        OffsetDateTime offset = OffsetDateTime.of(2026, 2, 3, 4, 0, 0, 0, ZoneOffset.ofHours(1));
        Times times =
                new Times(
                        offset.toLocalDate(),
                        offset.toLocalTime(),
                        offset.toLocalDateTime(),
                        offset,
                        offset.toInstant(),
                        Duration.ofMillis(-1500),
                        URI.create("http://example.com/ä"));
        assertThat(written("times", times))
                .isEqualTo(
                        object(
                                """
                                {"date":"2026-02-03","time":"04:00:00",
                                 "local":"2026-02-03T04:00:00","offset":"2026-02-03T04:00:00+01:00",
                                 "instant":"2026-02-03T03:00:00Z","duration":"-PT1.5S",
                                 "uri":"http://example.com/%C3%A4"}
                                """));
    }

    @Test
    void time_that_the_format_cannot_say_is_not_sent() {
        LocalDate date = LocalDate.of(12026, 1, 1);
        ResultModel model = fixture.result("times");
        assertThatThrownBy(() -> model.write(new Times(date, null, null, null, null, null, null)))
                .isInstanceOf(UnwritableResultException.class)
                .hasMessage("The value at result.date has no text: Input should be a valid date.");
    }

    @Test
    void record_bean_and_fields_of_one_shape_have_one_schema() {
        String shape =
                """
                {"type":"object","properties":{"n":{"title":"N","type":"string"},
                 "size":{"title":"Size","type":"integer"}},"required":["size"],"title":"%s"}
                """;
        ShapeBean bean = new ShapeBean();
        bean.setName("a");
        ShapeFields fields = new ShapeFields();
        fields.name = "a";
        for (Object each : List.of(new Shape("a", 0, "secret"), bean, fields)) {
            String type = each.getClass().getSimpleName();
            String tool = Character.toLowerCase(type.charAt(0)) + type.substring(1);
            assertThat(fixture.result(tool).schema()).contains(object(shape.formatted(type)));
            assertThat(written(tool, each)).isEqualTo(object("{\"n\":\"a\",\"size\":0}"));
        }
    }

    @Test
    void subclass_says_no_more_than_the_declared_class() {
        ResultModel model = fixture.result("shapeFields");
        JsonObject content = object("{\"size\":0}");
        assertThat(model.write(new More()))
                .isEqualTo(new ResultModel.Written(content, Optional.of(content)));
    }

    @Test
    void nullable_object_is_wrapped_and_left_out_when_absent() {
        ResultModel model = fixture.result("maybeShape");
        JsonObject schema = model.schema().orElseThrow();
        assertThat(schema.getJsonObject("properties"))
                .isEqualTo(object("{\"result\":{\"$ref\":\"#/$defs/Shape\"}}"));
        assertThat(schema).doesNotContainKey("required");
        assertThat(written("maybeShape", Optional.empty())).isEqualTo(object("{}"));
        assertThat(written("maybeShape", Optional.of(new Shape(null, 1, ""))))
                .isEqualTo(object("{\"result\":{\"size\":1}}"));
    }

    @Test
    void element_without_structure_is_written_as_the_list_declares() {
        assertThat(text("shapes", new More())).isEqualTo(object("{\"size\":0}"));
        assertThat(text("shapes", List.of(new More()))).isEqualTo(json("[{\"size\":0}]"));
        assertThat(text("things", new Shape("a", 1, "")))
                .isEqualTo(object("{\"n\":\"a\",\"size\":1}"));
        assertThat(text("maybe", OptionalInt.of(3))).isEqualTo(json("3"));
        assertThat(text("maybeShape", new Shape("a", 1, "")))
                .isEqualTo(object("{\"n\":\"a\",\"size\":1}"));
        assertThat(text("kinds", null)).isEqualTo(json("null"));
    }

    private JsonValue text(String tool, Object value) {
        ResultModel.Written written = fixture.result(tool, StructuredOutput.OFF).write(value);
        assertThat(written.structured()).isEmpty();
        return written.json();
    }

    @ParameterizedTest
    @ValueSource(doubles = {Double.NaN, Double.POSITIVE_INFINITY})
    void number_that_json_has_not_is_not_sent(double number) {
        ResultModel model = fixture.result("number");
        assertThatThrownBy(() -> model.write(number))
                .isInstanceOf(UnwritableResultException.class)
                .hasMessage("The value at result is not a finite number.");
    }

    @Test
    void cycle_ends_in_an_error() {
        List<Object> list = new ArrayList<>();
        list.add(list);
        assertThatThrownBy(() -> fixture.result("cycle").write(new Cycle()))
                .isInstanceOf(UnwritableResultException.class)
                .hasMessageEndingWith(" is nested deeper than 128 levels, perhaps a cycle.");
        assertThatThrownBy(() -> fixture.result("things", StructuredOutput.ON).write(list))
                .isInstanceOf(UnwritableResultException.class)
                .hasMessageEndingWith(" is nested deeper than 128 levels, perhaps a cycle.");
    }

    @Test
    void value_without_a_json_form_is_not_sent() {
        ResultModel things = fixture.result("things", StructuredOutput.ON);
        assertThatThrownBy(() -> things.write(List.of(Thread.currentThread())))
                .isInstanceOf(UnwritableResultException.class)
                .hasMessage("The value at result.0 is of a type without a JSON form.");
        ResultModel broken = fixture.result("broken");
        assertThatThrownBy(() -> broken.write(new Broken()))
                .isInstanceOf(UnwritableResultException.class)
                .hasMessage("The value at result.name cannot be read.")
                .hasRootCauseMessage("broken");
    }

    @Test
    void map_leaves_out_null_where_null_is_not_listed() {
        Map<String, Object> map = new HashMap<>();
        map.put("a", null);
        assertThat(written("words", map)).isEqualTo(object("{}"));
        assertThat(written("anything", map)).isEqualTo(object("{\"a\":null}"));
        ResultModel colors = fixture.result("colors");
        assertThatThrownBy(() -> colors.write(Arrays.asList(Color.RED, null)))
                .hasMessage("The value at result.1 is null.");
    }

    @Test
    void json_passes_through() {
        assertThat(fixture.result("jsonObject").schema())
                .contains(object("{\"type\":\"object\",\"title\":\"jsonObjectDictOutput\"}"));
        assertThat(written("jsonObject", object("{\"a\":[1]}"))).isEqualTo(object("{\"a\":[1]}"));
        assertThat(written("jsonArray", json("[1]"))).isEqualTo(object("{\"result\":[1]}"));
    }

    @Test
    void class_with_its_own_text_is_that_text() {
        ResultModel model = fixture.result("loud");
        assertThat(model.schema()).isEmpty();
        assertThat(model.write(new Loud()))
                .isEqualTo(new ResultModel.Written(json("\"loud\""), Optional.empty()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"raw", "content", "contents", "nothing"})
    void content_has_no_schema(String tool) {
        assertThat(fixture.result(tool).schema()).isEmpty();
        assertThat(fixture.problems.sorted()).isEmpty();
    }

    /** What is sent, after another implementation of JSON Schema has seen it. */
    private JsonObject written(String tool, Object value) {
        ResultModel model = fixture.result(tool);
        assertThat(fixture.problems.sorted()).isEmpty();
        JsonObject written = model.write(value).structured().orElseThrow();
        assertThat(new Draft2020(model.schema().orElseThrow()).allows(written)).isTrue();
        return written;
    }
}
