package dev.mcpcdi.schema;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mcpcdi.Literal;
import dev.mcpcdi.ToolException;
import jakarta.json.JsonArray;
import jakarta.json.JsonObject;
import jakarta.json.JsonValue;
import jakarta.json.bind.adapter.JsonbAdapter;
import jakarta.json.bind.annotation.JsonbDateFormat;
import jakarta.json.bind.annotation.JsonbNillable;
import jakarta.json.bind.annotation.JsonbSubtype;
import jakarta.json.bind.annotation.JsonbTypeAdapter;
import jakarta.json.bind.annotation.JsonbTypeInfo;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.Period;
import java.time.YearMonth;
import java.time.ZonedDateTime;
import java.util.Collection;
import java.util.Date;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

/**
 * Every type: what is listed, what is sent of a value, and what is said of null, of no value, of
 * one of another type and of one out of range.
 */
class TypeTableTest {

    private final Fixture fixture = new Fixture(Tools.class);

    enum Color {
        RED,
        GREEN
    }

    record Point(int x, Optional<Integer> y) {}

    record Page<T>(List<T> items) {}

    record Tree(List<Tree> children) {}

    record Even(int number) {
        Even {
            if (number % 2 != 0) {
                throw new ToolException(number + " is odd");
            }
        }
    }

    static class Named {
        private String name;

        public String getName() {
            return name;
        }

        public void setName(String name) {
            this.name = name;
        }
    }

    static class Bean extends Named {
        public boolean open;
    }

    @JsonbTypeInfo(
            key = "kind",
            value = {
                @JsonbSubtype(alias = "dog", type = Dog.class),
                @JsonbSubtype(alias = "cat", type = Cat.class)
            })
    sealed interface Animal permits Dog, Cat {}

    record Dog(String name) implements Animal {}

    record Cat(int lives) implements Animal {}

    @JsonbTypeAdapter(MoneyAdapter.class)
    record Money(long cents) {}

    public static class MoneyAdapter implements JsonbAdapter<Money, BigDecimal> {
        @Override
        public BigDecimal adaptToJson(Money money) {
            return BigDecimal.valueOf(money.cents, 2);
        }

        @Override
        public Money adaptFromJson(BigDecimal amount) {
            return new Money(amount.movePointRight(2).longValueExact());
        }
    }

    record Patch(@JsonbNillable Optional<String> note) {}

    record Day(@JsonbDateFormat("dd.MM.yyyy") LocalDate on) {}

    static class Tools {
        boolean aBoolean(boolean value) {
            return value;
        }

        Boolean boxedBoolean(Boolean value) {
            return value;
        }

        byte aByte(byte value) {
            return value;
        }

        Byte boxedByte(Byte value) {
            return value;
        }

        short aShort(short value) {
            return value;
        }

        Short boxedShort(Short value) {
            return value;
        }

        int anInt(int value) {
            return value;
        }

        Integer boxedInteger(Integer value) {
            return value;
        }

        long aLong(long value) {
            return value;
        }

        Long boxedLong(Long value) {
            return value;
        }

        BigInteger bigInteger(BigInteger value) {
            return value;
        }

        float aFloat(float value) {
            return value;
        }

        Float boxedFloat(Float value) {
            return value;
        }

        double aDouble(double value) {
            return value;
        }

        Double boxedDouble(Double value) {
            return value;
        }

        BigDecimal bigDecimal(BigDecimal value) {
            return value;
        }

        char aChar(char value) {
            return value;
        }

        Character boxedCharacter(Character value) {
            return value;
        }

        String string(String value) {
            return value;
        }

        @Literal({"a", "b"})
        String literal(@Literal({"a", "b"}) String value) {
            return value;
        }

        Color color(Color value) {
            return value;
        }

        DayOfWeek dayOfWeek(DayOfWeek value) {
            return value;
        }

        LocalDate localDate(LocalDate value) {
            return value;
        }

        LocalTime localTime(LocalTime value) {
            return value;
        }

        LocalDateTime localDateTime(LocalDateTime value) {
            return value;
        }

        OffsetDateTime offsetDateTime(OffsetDateTime value) {
            return value;
        }

        OffsetTime offsetTime(OffsetTime value) {
            return value;
        }

        ZonedDateTime zonedDateTime(ZonedDateTime value) {
            return value;
        }

        Instant instant(Instant value) {
            return value;
        }

        Date date(Date value) {
            return value;
        }

        Duration duration(Duration value) {
            return value;
        }

        Period period(Period value) {
            return value;
        }

        YearMonth yearMonth(YearMonth value) {
            return value;
        }

        UUID uuid(UUID value) {
            return value;
        }

        URI uri(URI value) {
            return value;
        }

        byte[] bytes(byte[] value) {
            return value;
        }

        int[] ints(int[] value) {
            return value;
        }

        int[][] grid(int[][] value) {
            return value;
        }

        List<String> list(List<String> value) {
            return value;
        }

        Collection<Color> collection(Collection<Color> value) {
            return value;
        }

        Iterable<Long> iterable(Iterable<Long> value) {
            return value;
        }

        Set<String> set(Set<String> value) {
            return value;
        }

        SortedSet<Integer> sortedSet(SortedSet<Integer> value) {
            return value;
        }

        Deque<String> deque(Deque<String> value) {
            return value;
        }

        Stream<String> stream(Stream<String> value) {
            return value;
        }

        Map<String, Integer> stringMap(Map<String, Integer> value) {
            return value;
        }

        Map<Color, Integer> colorMap(Map<Color, Integer> value) {
            return value;
        }

        Map<Integer, String> intMap(Map<Integer, String> value) {
            return value;
        }

        SortedMap<UUID, Integer> uuidMap(SortedMap<UUID, Integer> value) {
            return value;
        }

        Map<String, Object> anyMap(Map<String, Object> value) {
            return value;
        }

        Optional<String> optional(Optional<String> value) {
            return value;
        }

        OptionalInt optionalInt(OptionalInt value) {
            return value;
        }

        OptionalLong optionalLong(OptionalLong value) {
            return value;
        }

        OptionalDouble optionalDouble(OptionalDouble value) {
            return value;
        }

        Point point(Point value) {
            return value;
        }

        Page<Point> page(Page<Point> value) {
            return value;
        }

        Tree tree(Tree value) {
            return value;
        }

        Even even(Even value) {
            return value;
        }

        Bean bean(Bean value) {
            return value;
        }

        Animal animal(Animal value) {
            return value;
        }

        Money money(Money value) {
            return value;
        }

        Patch patch(Patch value) {
            return value;
        }

        Day day(Day value) {
            return value;
        }

        JsonObject jsonObject(JsonObject value) {
            return value;
        }

        JsonArray jsonArray(JsonArray value) {
            return value;
        }
    }

    @ParameterizedTest(name = "{0}")
    @CsvFileSource(
            resources = "/types.csv",
            delimiter = '|',
            quoteCharacter = '`',
            maxCharsPerColumn = 5000)
    void type(
            String tool,
            String listed,
            String promised,
            String valid,
            String sent,
            String ofNull,
            String ofNothing,
            String wrong,
            String ofWrong,
            String beyond,
            String ofBeyond) {
        ArgumentsModel model = fixture.arguments(tool);
        assertThat(fixture.problems.sorted()).isEmpty();
        assertThat(property(model.schema(), "value")).isEqualTo(Fixture.json(listed));
        says(model, tool, "{\"value\":null}", ofNull);
        says(model, tool, "{}", ofNothing);
        says(model, tool, "{\"value\":" + wrong + "}", ofWrong);
        if (beyond != null) {
            says(model, tool, "{\"value\":" + beyond + "}", ofBeyond);
        }
        Object bound = model.bind(Fixture.object("{\"value\":" + valid + "}"))[0];
        ResultModel result = fixture.result(tool);
        if (promised == null) {
            assertThat(result.schema()).isEmpty();
        } else {
            JsonObject schema = result.schema().orElseThrow();
            assertThat(
                            schema.containsKey("properties")
                                            && schema.getJsonObject("properties")
                                                    .containsKey("result")
                                    ? property(schema, "result")
                                    : (JsonValue) schema)
                    .isEqualTo(Fixture.json(promised));
        }
        assertThat(result.write(bound).json()).isEqualTo(Fixture.json(sent));
    }

    /** All that a property is, but its title, which is the same for all. */
    private static JsonValue property(JsonObject schema, String name) {
        JsonObject property = schema.getJsonObject("properties").getJsonObject(name);
        JsonObject untitled = Fixture.JSON.createObjectBuilder(property).remove("title").build();
        return schema.containsKey("$defs")
                ? Fixture.JSON
                        .createObjectBuilder(untitled)
                        .add("$defs", schema.get("$defs"))
                        .build()
                : untitled;
    }

    private static void says(ArgumentsModel model, String tool, String arguments, String text) {
        if (text.equals("fits")) {
            model.bind(Fixture.object(arguments));
            return;
        }
        assertThatThrownBy(() -> model.bind(Fixture.object(arguments)))
                .isInstanceOf(InvalidArgumentsException.class)
                .hasMessage(
                        "1 validation error for "
                                + tool
                                + "Arguments\n"
                                + text.replace("~", "\n  "));
    }
}
