package dev.mcpcdi.schema;

import static dev.mcpcdi.schema.Fixture.json;
import static dev.mcpcdi.schema.Fixture.object;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mcpcdi.Tool.StructuredOutput;
import dev.mcpcdi.ToolArg;
import dev.mcpcdi.problem.Problem;
import jakarta.json.JsonObject;
import jakarta.json.JsonValue;
import jakarta.json.bind.adapter.JsonbAdapter;
import jakarta.json.bind.annotation.JsonbDateFormat;
import jakarta.json.bind.annotation.JsonbNillable;
import jakarta.json.bind.annotation.JsonbProperty;
import jakarta.json.bind.annotation.JsonbSubtype;
import jakarta.json.bind.annotation.JsonbTransient;
import jakarta.json.bind.annotation.JsonbTypeAdapter;
import jakarta.json.bind.annotation.JsonbTypeInfo;
import jakarta.json.bind.annotation.JsonbTypeSerializer;
import jakarta.json.bind.serializer.JsonbSerializer;
import jakarta.json.bind.serializer.SerializationContext;
import jakarta.json.stream.JsonGenerator;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Types of types: hierarchies, recursion, sets, subclasses, adapters. */
class DeepTypesTest {

    private final Fixture fixture = new Fixture(Tools.class);

    static class Above {
        @ToolArg(description = "above", name = "high")
        public String getText() {
            return "above";
        }

        @JsonbProperty("b")
        public String getBoth() {
            return "both";
        }
    }

    static class Below extends Above {
        @Override
        @ToolArg(description = "below", name = "low")
        public String getText() {
            return "below";
        }

        @Override
        public String getBoth() {
            return "still";
        }
    }

    interface Identified<K> {
        K getId();

        default String getKind() {
            return "default";
        }
    }

    interface Labelled extends Identified<Long> {
        String getLabel();
    }

    static final class Label implements Labelled {
        @Override
        public Long getId() {
            return 7L;
        }

        @Override
        public String getLabel() {
            return "seven";
        }
    }

    static class Account {
        private String password;
        private String shown;

        @JsonbTransient
        public String getPassword() {
            return password;
        }

        public void setPassword(String password) {
            this.password = password;
        }

        @JsonbProperty("out")
        public String getShown() {
            return shown;
        }

        @JsonbProperty("in")
        public void setShown(String shown) {
            this.shown = shown;
        }
    }

    record Node(
            String name,
            @ToolArg(defaultValue = "[{\"name\":\"leaf\",\"next\":[]}]") List<Node> next) {}

    record Wrong(@ToolArg(defaultValue = "[{\"next\":1}]") List<Wrong> next) {}

    record Endless(@ToolArg(defaultValue = "{}") Endless next) {}

    static final class Twin {
        public int number;

        Twin(int number) {
            this.number = number;
        }
    }

    static class Animal {
        public String name = "any";
    }

    static final class Dog extends Animal {
        public String breed = "pug";
    }

    sealed interface Outcome permits Found, Missing {}

    record Found(int id) implements Outcome {}

    record Missing(String reason) implements Outcome {}

    @JsonbTypeInfo({
        @JsonbSubtype(alias = "shape", type = Shape.class),
        @JsonbSubtype(alias = "square", type = Square.class)
    })
    static class Shape {
        public String color;
    }

    static final class Square extends Shape {
        public int side;
        public Shape inner;
    }

    @JsonbTypeInfo(key = "kind", value = @JsonbSubtype(alias = "a", type = Kinded.class))
    interface Clash {}

    record Kinded(String kind) implements Clash {}

    static final class Code {
        final String text;

        Code(String text) {
            this.text = text;
        }
    }

    public static final class CodeAdapter implements JsonbAdapter<Code, String> {
        @Override
        public String adaptToJson(Code code) {
            return code.text;
        }

        @Override
        public Code adaptFromJson(String text) {
            if (text.isEmpty()) {
                throw new IllegalArgumentException("never shown");
            }
            return new Code(text);
        }
    }

    public static final class NeedyAdapter implements JsonbAdapter<Code, String> {
        NeedyAdapter(String needed) {}

        @Override
        public String adaptToJson(Code code) {
            return "";
        }

        @Override
        public Code adaptFromJson(String text) {
            return null;
        }
    }

    public static final class OwnSerializer implements JsonbSerializer<Coded> {
        @Override
        public void serialize(Coded value, JsonGenerator generator, SerializationContext context) {
            generator.write("x");
        }
    }

    @JsonbTypeSerializer(OwnSerializer.class)
    static final class Coded {
        public int number;
    }

    record Parcel(@JsonbTypeAdapter(CodeAdapter.class) Code code, List<Integer> sizes) {}

    record Patch(@JsonbNillable Optional<String> note, Optional<String> plain) {}

    static class Tools {
        Below below() {
            return null;
        }

        Labelled labelled() {
            return null;
        }

        Account account(Account account) {
            return account;
        }

        void node(Node value) {}

        void wrong(Wrong value) {}

        void endless(Endless value) {}

        Set<BigDecimal> numbers(Set<BigDecimal> value) {
            return value;
        }

        void objects(Set<Map<String, Object>> value) {}

        Set<Twin> twins() {
            return null;
        }

        List<Animal> animals() {
            return null;
        }

        List<Object> anything() {
            return null;
        }

        Outcome outcome() {
            return null;
        }

        void outcomes(Outcome value) {}

        Shape shape(Shape value) {
            return value;
        }

        void clash(Clash value) {}

        Parcel parcel(Parcel value) {
            return value;
        }

        void needy(@JsonbTypeAdapter(NeedyAdapter.class) Code value) {}

        Coded coded() {
            return null;
        }

        Patch patch(Patch value) {
            return value;
        }

        void sorted(SortedSet<Animal> value) {}

        void sortedNulls(SortedSet<Optional<String>> value) {}

        void format(@JsonbDateFormat("dd.MM.yyyy") String value) {}

        void pattern(@JsonbDateFormat("b") LocalDate value) {}

        void time(@JsonbDateFormat("HH:mm") LocalDate value) {}

        Stream<Animal> stream() {
            return null;
        }

        Map<Object, Integer> keyed() {
            return null;
        }
    }

    @Test
    void override_says_more_than_what_it_overrides() {
        ResultModel model = sound("below");
        assertThat(properties(model))
                .isEqualTo(
                        object(
                                """
                                {"low":{"description":"below","title":"Low","type":"string"},
                                 "b":{"title":"B","type":"string"}}
                                """));
        assertThat(model.write(new Below()).json())
                .isEqualTo(object("{\"low\":\"below\",\"b\":\"still\"}"));
    }

    @Test
    void interface_shows_the_getters_of_all_it_extends() {
        ResultModel model = sound("labelled");
        assertThat(properties(model).keySet()).containsExactlyInAnyOrder("id", "kind", "label");
        assertThat(model.write(new Label()).json())
                .isEqualTo(object("{\"id\":7,\"kind\":\"default\",\"label\":\"seven\"}"));
    }

    @Test
    void what_jsonb_says_on_an_accessor_counts_for_that_one() {
        ArgumentsModel model = fixture.arguments("account");
        Object[] bound =
                model.bind(object("{\"account\":{\"password\":\"s\",\"in\":\"x\",\"out\":\"y\"}}"));
        assertThat(((Account) bound[0]).getPassword()).isEqualTo("s");
        assertThat(sound("account").write(bound[0]).json()).isEqualTo(object("{\"out\":\"x\"}"));
    }

    @Test
    void default_of_a_type_within_itself_is_checked_when_the_type_is_complete() {
        ArgumentsModel model = fixture.arguments("node");
        assertThat(fixture.problems.sorted()).isEmpty();
        assertThat(model.bind(object("{\"value\":{\"name\":\"root\"}}")))
                .containsExactly(new Node("root", List.of(new Node("leaf", List.of()))));
        fixture.arguments("wrong");
        assertThat(fixture.problems.sorted())
                .extracting(Problem::toString)
                .containsExactly(
                        "MCPCDI-0302: Parameter \"value\" of Tools.wrong(Wrong) has the member \"next\", which has the default \"[{\"next\":1}]\": Input should be a valid list. Write a value that a client could send.\n    at dev.mcpcdi.schema.DeepTypesTest$Tools.wrong(DeepTypesTest.java)");
    }

    @Test
    void default_that_holds_itself_is_a_mistake() {
        fixture.arguments("endless");
        assertThat(fixture.problems.sorted())
                .extracting(Problem::toString)
                .containsExactly(
                        "MCPCDI-0302: Parameter \"value\" of Tools.endless(Endless) has the member \"next\", which has the default \"{}\": Input should not hold itself. Write a value that a client could send.\n    at dev.mcpcdi.schema.DeepTypesTest$Tools.endless(DeepTypesTest.java)");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    numbers | [1, 1.0]                         | false
                    numbers | [0, -0.0, 0e9]                   | false
                    numbers | [1, 1.01]                        | true
                    objects | [{"a":1,"b":2}, {"b":2,"a":1.0}] | false
                    objects | [{"a":[1,2]}, {"a":[2,1]}]       | true
                    objects | [{"a":null}, {}]                 | true
                    """)
    void elements_of_a_set_are_compared_as_json(String tool, String value, boolean isUnique) {
        ArgumentsModel model = fixture.arguments(tool);
        JsonObject arguments = object("{\"value\":" + value + "}");
        assertThat(new Draft2020(model.schema()).allows(arguments)).isEqualTo(isUnique);
        if (isUnique) {
            assertThat((Set<?>) model.bind(arguments)[0]).hasSize(2);
        } else {
            assertThatThrownBy(() -> model.bind(arguments))
                    .hasMessageContaining("[type=unique_items, ");
        }
    }

    @Test
    void elements_that_are_one_in_json_are_sent_once() {
        Set<BigDecimal> numbers =
                new LinkedHashSet<>(
                        List.of(new BigDecimal("1.0"), new BigDecimal("1.00"), BigDecimal.TEN));
        assertSent("numbers", numbers, "{\"result\":[1.0,10]}");
        Set<Twin> twins = new LinkedHashSet<>(List.of(new Twin(1), new Twin(1), new Twin(2)));
        assertSent("twins", twins, "{\"result\":[{\"number\":1},{\"number\":2}]}");
    }

    @Test
    void elements_say_what_their_declared_class_says() {
        List<Animal> animals = List.of(new Dog(), new Animal());
        assertSent("animals", animals, "{\"result\":[{\"name\":\"any\"},{\"name\":\"any\"}]}");
        assertSent(
                "stream", animals.stream(), "{\"result\":[{\"name\":\"any\"},{\"name\":\"any\"}]}");
        ResultModel anything = fixture.result("anything", StructuredOutput.ON);
        assertSent(
                anything,
                List.of(new Dog()),
                "{\"result\":[{\"breed\":\"pug\",\"name\":\"any\"}]}");
        List<Object> mixed = Arrays.asList("a", 1, null, List.of(true), Map.of("k", new Twin(1)));
        assertSent(anything, mixed, "{\"result\":[\"a\",1,null,[true],{\"k\":{\"number\":1}}]}");
    }

    @Test
    void element_of_another_class_than_declared_is_not_sent() {
        List<?> heap = List.of("no animal");
        assertThatThrownBy(() -> sound("animals").write(heap))
                .isInstanceOf(UnwritableResultException.class)
                .hasMessage("The value at result.0.name cannot be read.");
    }

    @Test
    void cycle_ends_in_an_error_without_structure_as_well() {
        List<Object> list = new ArrayList<>();
        list.add(Map.of("list", list));
        Map<String, Object> map = new HashMap<>();
        map.put("map", map);
        for (Object cycle : List.of(list, map)) {
            assertThatThrownBy(() -> fixture.result("anything", StructuredOutput.OFF).write(cycle))
                    .isInstanceOf(UnwritableResultException.class)
                    .hasMessageEndingWith(" is nested deeper than 128 levels, perhaps a cycle.");
        }
    }

    @Test
    void sealed_result_is_one_of_its_classes() {
        ResultModel model = sound("outcome");
        assertThat(model.schema().orElseThrow().get("anyOf"))
                .isEqualTo(json("[{\"$ref\":\"#/$defs/Found\"},{\"$ref\":\"#/$defs/Missing\"}]"));
        assertSent("outcome", new Found(1), "{\"id\":1}");
        assertSent("outcome", new Missing("gone"), "{\"reason\":\"gone\"}");
        fixture.arguments("outcomes");
        assertThat(fixture.problems.sorted())
                .extracting(Problem::text)
                .containsExactly(
                        "Parameter \"value\" of Tools.outcomes(Outcome) is of the type Outcome, which is sealed, but nothing in JSON tells its classes apart: name them with @JsonbTypeInfo. Use a record, a bean or another type that has a JSON form.");
    }

    @Test
    void class_and_subclass_are_told_apart_by_their_tag() {
        JsonObject sent =
                object(
                        """
                        {"value":{"@type":"square","color":"red","side":2,
                                  "inner":{"@type":"shape","color":"blue"}}}
                        """);
        ArgumentsModel model = fixture.arguments("shape");
        assertThat(new Draft2020(model.schema()).allows(sent)).isTrue();
        Square square = (Square) model.bind(sent)[0];
        assertThat(square.inner).isExactlyInstanceOf(Shape.class);
        assertThat(sound("shape").write(square).json()).isEqualTo(sent.get("value"));
        assertThatThrownBy(() -> model.bind(object("{\"value\":{\"color\":\"red\"}}")))
                .hasMessage(
                        "1 validation error for shapeArguments\nvalue\n  Unable to extract tag using discriminator '@type' [type=union_tag_not_found, input_value={'color': 'red'}, input_type=dict]");
    }

    @Test
    void adapter_gives_the_form() {
        ArgumentsModel model = fixture.arguments("parcel");
        assertThat(
                        model.schema()
                                .getJsonObject("$defs")
                                .getJsonObject("Parcel")
                                .getJsonObject("properties")
                                .get("code"))
                .isEqualTo(object("{\"title\":\"Code\",\"type\":\"string\"}"));
        Parcel parcel =
                (Parcel) model.bind(object("{\"value\":{\"code\":\"x\",\"sizes\":[1]}}"))[0];
        assertThat(parcel.code().text).isEqualTo("x");
        assertSent("parcel", parcel, "{\"code\":\"x\",\"sizes\":[1]}");
        assertThatThrownBy(() -> model.bind(object("{\"value\":{\"code\":\"\",\"sizes\":[]}}")))
                .hasMessage(
                        "1 validation error for parcelArguments\nvalue.code\n  Value error, these values do not go together [type=value_error, input_value='', input_type=str]");
    }

    @Test
    void absent_null_and_value_are_three() {
        ArgumentsModel model = fixture.arguments("patch");
        for (String text : List.of("{}", "{\"note\":null}", "{\"note\":\"x\"}")) {
            JsonObject arguments = object("{\"value\":" + text + "}");
            assertThat(new Draft2020(model.schema()).allows(arguments)).isTrue();
            Patch patch = (Patch) model.bind(arguments)[0];
            assertThat(patch.plain()).isEmpty();
            assertSent("patch", patch, text);
        }
        assertThat(((Patch) model.bind(object("{\"value\":{}}"))[0]).note()).isNull();
    }

    @Test
    void keys_of_any_class_are_their_texts() {
        Map<Object, Integer> map = new HashMap<>(Map.of("a", 1, 2, 3));
        assertSent("keyed", map, "{\"a\":1,\"2\":3}");
        map.put(List.of(), 1);
        assertThatThrownBy(() -> sound("keyed").write(map))
                .hasMessage("The value at result has a key that is no string.");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    clash       | Clash     | 0306 | has the class Kinded with a member "kind", as the tag of @JsonbTypeInfo. Rename one.
                    needy       | Code      | 0308 | has the adapter NeedyAdapter, which cannot be made without parameters. Give it a constructor that can be called without parameters.
                    sorted      | SortedSet | 0301 | is of the type SortedSet, which sorts its elements, but Animal is not Comparable. Use a record, a bean or another type that has a JSON form.
                    sortedNulls | SortedSet | 0301 | is of the type SortedSet, which sorts its elements, but Optional is not Comparable. Use a record, a bean or another type that has a JSON form.
                    format      | String    | 0309 | has @JsonbDateFormat("dd.MM.yyyy"), which stands on dates and times of java.time, and String is none of them. Correct it or leave it out.
                    time        | LocalDate | 0309 | has @JsonbDateFormat("HH:mm"), which stands on dates and times of java.time, and this pattern has too few or too many parts for the type. Correct it or leave it out.
                    pattern     | LocalDate | 0309 | has @JsonbDateFormat("b"), which stands on dates and times of java.time, and this is no pattern of java.time. Correct it or leave it out.
                    """)
    void mistake_is_named(String tool, String type, String code, String sentence) {
        fixture.arguments(tool);
        assertThat(fixture.problems.sorted())
                .extracting(Problem::toString)
                .containsExactly(
                        "MCPCDI-%s: Parameter \"value\" of Tools.%s(%s) %s\n    at dev.mcpcdi.schema.DeepTypesTest$Tools.%s(DeepTypesTest.java)"
                                .formatted(code, tool, type, sentence, tool));
    }

    @Test
    void form_that_code_gives_is_not_known() {
        fixture.result("coded");
        assertThat(fixture.problems.sorted())
                .extracting(Problem::text)
                .containsExactly(
                        "DeepTypesTest.Tools.coded returns Coded, which has code of its own for JSON, so that its form is not known: use an adapter of JSON-B instead. Return a record, a bean or another type that has a JSON form.");
    }

    private ResultModel sound(String tool) {
        ResultModel model = fixture.result(tool);
        assertThat(fixture.problems.sorted()).isEmpty();
        return model;
    }

    private static JsonObject properties(ResultModel model) {
        return model.schema().orElseThrow().getJsonObject("properties");
    }

    private void assertSent(String tool, Object value, String text) {
        assertSent(sound(tool), value, text);
    }

    private static void assertSent(ResultModel model, Object value, String text) {
        JsonObject sent = model.write(value).structured().orElseThrow();
        assertThat((JsonValue) sent).isEqualTo(object(text));
        assertThat(new Draft2020(model.schema().orElseThrow()).allows(sent)).isTrue();
    }
}
