package dev.mcpcdi.schema;

import static dev.mcpcdi.schema.Fixture.object;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mcpcdi.Literal;
import dev.mcpcdi.ToolArg;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Positive;
import jakarta.validation.constraints.Size;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class GoldenSchemaTest {

    private final Fixture fixture = new Fixture(Tools.class);

    record Stock(String title, int copies) {}

    record Backorder(@ToolArg(description = "Order anyway and wait?") boolean confirm) {}

    enum Color {
        RED,
        GREEN
    }

    record Address(@NotBlank String street, Optional<String> zip) {}

    record Person(
            @ToolArg(description = "Full name") @Size(min = 1, max = 50) String name,
            @Min(0) @Max(150) int age,
            Address addr,
            List<@Pattern(regexp = "[a-z]+") String> tags) {}

    static class PersonBean {
        private String name;
        private int age;

        public String getName() {
            return name;
        }

        public void setName(String name) {
            this.name = name;
        }

        public int getAge() {
            return age;
        }

        public void setAge(int age) {
            this.age = age;
        }
    }

    record Tree(String label, List<Tree> children) {}

    static class Tools {
        String search_books(
                @ToolArg(description = "Title or author to search for.") String query,
                @Min(1) @Max(50) @ToolArg(defaultValue = "10") int limit,
                Optional<@Literal({"fiction", "non-fiction", "poetry"}) String> genre) {
            return "";
        }

        String reserve_book(String title, Stock stock) {
            return "";
        }

        Backorder confirm(Backorder backorder) {
            return backorder;
        }

        Person person(Person person, Color color, @Positive double price) {
            return person;
        }

        PersonBean bean(PersonBean bean) {
            return bean;
        }

        Tree tree(Tree tree) {
            return tree;
        }

        int get_temperature(String city) {
            return 17;
        }

        Map<String, Integer> stock() {
            return Map.of();
        }

        List<@NotNull String> titles() {
            return List.of();
        }

        Optional<String> perhaps() {
            return Optional.empty();
        }

        void nothing() {}
    }

    @Test
    void search_books_lists_the_golden_schema() {
        assertThat(fixture.arguments("search_books").schema())
                .isEqualTo(
                        object(
                                """
                                {"type":"object","properties":{
                                  "query":{"description":"Title or author to search for.",
                                    "title":"Query","type":"string"},
                                  "limit":{"default":10,"maximum":50,"minimum":1,
                                    "title":"Limit","type":"integer"},
                                  "genre":{"anyOf":[{"enum":["fiction","non-fiction","poetry"],
                                    "type":"string"},{"type":"null"}],
                                    "default":null,"title":"Genre"}},
                                 "required":["query"],"title":"search_booksArguments"}
                                """));
    }

    @Test
    void injected_parameter_is_in_no_schema() {
        assertThat(fixture.arguments("reserve_book", 1).schema())
                .isEqualTo(
                        object(
                                """
                                {"type":"object",
                                 "properties":{"title":{"title":"Title","type":"string"}},
                                 "required":["title"],"title":"reserve_bookArguments"}
                                """));
    }

    @Test
    void records_are_defined_once_with_their_descriptions() {
        assertThat(fixture.arguments("confirm").schema())
                .isEqualTo(
                        object(
                                """
                                {"type":"object",
                                 "properties":{"backorder":{"$ref":"#/$defs/Backorder"}},
                                 "required":["backorder"],"title":"confirmArguments",
                                 "$defs":{"Backorder":{"type":"object","properties":{
                                   "confirm":{"description":"Order anyway and wait?",
                                     "title":"Confirm","type":"boolean"}},
                                   "required":["confirm"],"title":"Backorder"}}}
                                """));
    }

    @Test
    void nested_types_carry_their_constraints() {
        assertThat(fixture.arguments("person").schema())
                .isEqualTo(
                        object(
                                """
                                {"type":"object","properties":{
                                  "person":{"$ref":"#/$defs/Person"},
                                  "color":{"$ref":"#/$defs/Color"},
                                  "price":{"exclusiveMinimum":0,"title":"Price","type":"number"}},
                                 "required":["person","color","price"],"title":"personArguments",
                                 "$defs":{
                                  "Address":{"type":"object","properties":{
                                    "street":{"pattern":"\\\\S","title":"Street","type":"string"},
                                    "zip":{"anyOf":[{"type":"string"},{"type":"null"}],
                                      "default":null,"title":"Zip"}},
                                    "required":["street"],"title":"Address"},
                                  "Color":{"enum":["RED","GREEN"],"title":"Color","type":"string"},
                                  "Person":{"type":"object","properties":{
                                    "name":{"description":"Full name","maxLength":50,"minLength":1,
                                      "title":"Name","type":"string"},
                                    "age":{"maximum":150,"minimum":0,"title":"Age",
                                      "type":"integer"},
                                    "addr":{"$ref":"#/$defs/Address"},
                                    "tags":{"items":{"pattern":"^(?:[a-z]+)$","type":"string"},
                                      "title":"Tags","type":"array"}},
                                    "required":["name","age","addr","tags"],"title":"Person"}}}
                                """));
    }

    @Test
    void type_that_holds_itself_refers_to_its_definition() {
        String tree =
                """
                {"type":"object","properties":{
                  "label":{"title":"Label","type":"string"},
                  "children":{"items":{"$ref":"#/$defs/Tree"},"title":"Children","type":"array"}},
                """;
        assertThat(fixture.arguments("tree").schema().getJsonObject("$defs"))
                .isEqualTo(
                        object(
                                "{\"Tree\":"
                                        + tree
                                        + "\"required\":[\"label\",\"children\"],\"title\":\"Tree\"}}"));
        assertThat(fixture.result("tree").schema().orElseThrow())
                .isEqualTo(
                        object(
                                tree
                                        + "\"title\":\"Tree\",\"$defs\":{\"Tree\":"
                                        + tree
                                        + "\"title\":\"Tree\"}}}"));
    }

    @Test
    void scalar_result_is_wrapped() {
        ResultModel model = fixture.result("get_temperature");
        assertThat(model.schema().orElseThrow())
                .isEqualTo(
                        object(
                                """
                                {"type":"object",
                                 "properties":{"result":{"title":"Result","type":"integer"}},
                                 "required":["result"],"title":"get_temperatureOutput"}
                                """));
        assertThat(model.write(17).structured()).contains(object("{\"result\":17}"));
    }

    @Test
    void map_result_is_not_wrapped() {
        ResultModel model = fixture.result("stock");
        assertThat(model.schema().orElseThrow())
                .isEqualTo(
                        object(
                                """
                                {"type":"object","additionalProperties":{"type":"integer"},
                                 "title":"stockDictOutput"}
                                """));
        assertThat(model.write(Map.of("Dune", 7)).structured()).contains(object("{\"Dune\":7}"));
    }

    @Test
    void null_member_is_left_out_unless_it_was_promised() {
        ResultModel model = fixture.result("person");
        Person person = new Person("Ann", 3, new Address("Elm St", Optional.empty()), null);
        assertThat(model.write(person).structured())
                .contains(object("{\"name\":\"Ann\",\"age\":3,\"addr\":{\"street\":\"Elm St\"}}"));
        Person broken = new Person("Ann", 3, new Address(null, Optional.empty()), List.of());
        assertThatThrownBy(() -> model.write(broken).structured())
                .isInstanceOf(UnwritableResultException.class)
                .hasMessage("The value at result.addr.street is null.");
    }

    @Test
    void result_that_breaks_a_listed_constraint_is_not_sent() {
        ResultModel model = fixture.result("person");
        Person broken = new Person("", 3, new Address("Elm St", Optional.empty()), List.of());
        assertThatThrownBy(() -> model.write(broken).structured())
                .isInstanceOf(UnwritableResultException.class)
                .hasMessage(
                        "The value at result.name breaks a constraint:"
                                + " String should have at least 1 character.");
    }

    @Test
    void bean_and_record_of_one_shape_have_one_schema() {
        assertThat(fixture.arguments("bean").schema().getJsonObject("$defs"))
                .isEqualTo(
                        object(
                                """
                                {"PersonBean":{"type":"object","properties":{
                                  "name":{"title":"Name","type":"string"},
                                  "age":{"maximum":2147483647,"minimum":-2147483648,
                                    "title":"Age","type":"integer"}},
                                  "required":["name","age"],"title":"PersonBean"}}
                                """));
    }

    @Test
    void nothing_has_no_schema_and_an_empty_optional_is_null() {
        assertThat(fixture.result("nothing").schema()).isEmpty();
        assertThat(fixture.result("perhaps").write(Optional.empty()).structured())
                .contains(object("{}"));
        assertThat(fixture.result("perhaps").schema().orElseThrow())
                .isEqualTo(
                        object(
                                """
                                {"type":"object",
                                 "properties":{"result":{"title":"Result","type":"string"}},
                                 "title":"perhapsOutput"}
                                """));
        assertThat(fixture.result("titles").write(List.of("Dune")).structured())
                .contains(object("{\"result\":[\"Dune\"]}"));
        assertThat(fixture.problems.sorted()).isEmpty();
    }
}
