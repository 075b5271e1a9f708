package dev.mcpcdi.schema;

import static dev.mcpcdi.schema.Fixture.object;
import static org.assertj.core.api.Assertions.assertThat;

import dev.mcpcdi.ToolArg;
import jakarta.json.JsonObject;
import jakarta.json.bind.annotation.JsonbNillable;
import jakarta.json.bind.annotation.JsonbProperty;
import jakarta.json.bind.annotation.JsonbTransient;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class BeansTest {

    private final Fixture fixture = new Fixture(Tools.class);

    abstract static class Entity<K, V> {
        private K id;
        private List<V> parts = List.of();

        public K getId() {
            return id;
        }

        public void setId(K id) {
            this.id = id;
        }

        public List<V> getParts() {
            return parts;
        }

        public void setParts(List<V> parts) {
            this.parts = parts;
        }
    }

    static class Order extends Entity<@NotNull Long, String> {
        @Min(1)
        private int copies;

        @ToolArg(description = "Who pays")
        private String payer;

        @JsonbNillable
        @JsonbProperty("remark")
        private String note = "none";

        @JsonbTransient private String secret = "secret";
        private boolean gift;

        public int getCopies() {
            return copies;
        }

        public void setCopies(Object copies) {
            throw new IllegalStateException("Not this one");
        }

        public void setCopies(int copies) {
            this.copies = copies;
        }

        public String getPayer() {
            return payer;
        }

        public void setPayer(String payer) {
            this.payer = payer;
        }

        public String getNote() {
            return note;
        }

        public void setNote(String note) {
            this.note = note;
        }

        public boolean isGift() {
            return gift;
        }

        public void setGift(boolean gift) {
            this.gift = gift;
        }

        public String getReadOnly() {
            return "computed";
        }

        public String getSecret() {
            return secret;
        }

        public void setSecret(String secret) {
            throw new IllegalStateException("Not from outside");
        }
    }

    record Both(
            @ToolArg(description = "A name", defaultValue = "x") @Size(max = 3) String name,
            @ToolArg(name = "count", title = "How many") Optional<Integer> number) {}

    static class Outer {
        record Leaf(int depth) {}
    }

    record Leaf(String color) {}

    static class Tools {
        Order order(Order order) {
            return order;
        }

        void both(Both both) {}

        void leaves(Leaf plain, Outer.Leaf nested, @ToolArg(title = "Once more") Leaf again) {}

        void inherited(List<? extends Leaf> leaves) {}
    }

    @Test
    void bean_takes_what_its_setters_take() {
        ArgumentsModel model = fixture.arguments("order");
        assertThat(fixture.problems.sorted()).isEmpty();
        assertThat(model.schema().getJsonObject("$defs").getJsonObject("Order"))
                .isEqualTo(
                        object(
                                """
                                {"type":"object","properties":{
                                  "id":{"maximum":9223372036854775807,
                                    "minimum":-9223372036854775808,"title":"Id",
                                    "type":"integer"},
                                  "parts":{"items":{"type":"string"},"title":"Parts",
                                    "type":"array"},
                                  "copies":{"maximum":2147483647,"minimum":1,"title":"Copies","type":"integer"},
                                  "payer":{"description":"Who pays","title":"Payer",
                                    "type":"string"},
                                  "remark":{"anyOf":[{"type":"string"},{"type":"null"}],
                                    "default":null,"title":"Remark"},
                                  "gift":{"title":"Gift","type":"boolean"}},
                                 "required":["id","parts","copies","payer","gift"],
                                 "title":"Order"}
                                """));
        Object[] values =
                model.bind(
                        object(
                                """
                                {"order":{"id":7,"parts":["a"],"copies":2,"payer":"Ann",
                                 "gift":true,"secret":"x","readOnly":"y"}}
                                """));
        Order order = (Order) values[0];
        assertThat(order.getId()).isEqualTo(7L);
        assertThat(order.getParts()).containsExactly("a");
        assertThat(order.getCopies()).isEqualTo(2);
        assertThat(order.getNote()).isNull();
        assertThat(order.isGift()).isTrue();
    }

    @Test
    void bean_shows_what_its_getters_give() {
        Order order = new Order();
        order.setId(7L);
        order.setCopies(1);
        assertThat(fixture.result("order").write(order).structured())
                .contains(
                        object(
                                """
                                {"id":7,"parts":[],"copies":1,"remark":"none","gift":false,
                                 "readOnly":"computed"}
                                """));
    }

    @Test
    void description_on_a_component_counts_once_with_its_default() {
        ArgumentsModel model = fixture.arguments("both");
        JsonObject both = model.schema().getJsonObject("$defs").getJsonObject("Both");
        assertThat(both)
                .isEqualTo(
                        object(
                                """
                                {"type":"object","properties":{
                                  "name":{"default":"x","description":"A name","maxLength":3,
                                    "title":"Name","type":"string"},
                                  "count":{"anyOf":[{"maximum":2147483647,
                                    "minimum":-2147483648,"type":"integer"},{"type":"null"}],
                                    "default":null,"title":"How many"}},
                                 "title":"Both"}
                                """));
        assertThat(model.bind(object("{\"both\":{}}")))
                .containsExactly(new Both("x", Optional.empty()));
        assertThat(model.bind(object("{\"both\":{\"name\":\"y\",\"count\":2}}")))
                .containsExactly(new Both("y", Optional.of(2)));
    }

    @Test
    void classes_of_one_simple_name_have_definitions_of_their_own() {
        ArgumentsModel model = fixture.arguments("leaves");
        assertThat(model.schema())
                .isEqualTo(
                        object(
                                """
                                {"type":"object","properties":{
                                  "plain":{"$ref":"#/$defs/Leaf"},
                                  "nested":{"$ref":"#/$defs/Leaf2"},
                                  "again":{"$ref":"#/$defs/Leaf","title":"Once more"}},
                                 "required":["plain","nested","again"],
                                 "title":"leavesArguments",
                                 "$defs":{
                                  "Leaf":{"type":"object","properties":{
                                    "color":{"title":"Color","type":"string"}},
                                    "required":["color"],"title":"Leaf"},
                                  "Leaf2":{"type":"object","properties":{
                                    "depth":{"maximum":2147483647,"minimum":-2147483648,
                                      "title":"Depth","type":"integer"}},
                                    "required":["depth"],"title":"Leaf"}}}
                                """));
    }

    @Test
    void wildcard_stands_for_its_bound() {
        assertThat(
                        fixture.arguments("inherited")
                                .bind(object("{\"leaves\":[{\"color\":\"red\"}]}")))
                .containsExactly(List.of(new Leaf("red")));
    }
}
