package dev.mcpcdi.schema;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Source text of tools whose one argument and result is of a random type, nested three deep, with
 * random constraints.
 */
final class GeneratedTypes {

    private static final int MAX_DEPTH = 3;

    private static final List<String> SCALARS =
            List.of(
                    "boolean",
                    "Boolean",
                    "byte",
                    "Byte",
                    "short",
                    "Short",
                    "int",
                    "Integer",
                    "long",
                    "Long",
                    "BigInteger",
                    "float",
                    "Float",
                    "double",
                    "Double",
                    "BigDecimal",
                    "char",
                    "Character",
                    "String",
                    "String",
                    "String",
                    "Color",
                    "DayOfWeek",
                    "LocalDate",
                    "LocalTime",
                    "LocalDateTime",
                    "OffsetDateTime",
                    "OffsetTime",
                    "ZonedDateTime",
                    "Instant",
                    "Date",
                    "Duration",
                    "Period",
                    "YearMonth",
                    "UUID",
                    "URI",
                    "byte[]",
                    "JsonObject",
                    "JsonArray");

    private static final List<String> HOLDERS =
            List.of(
                    "List",
                    "Set",
                    "Collection",
                    "Iterable",
                    "ArrayList",
                    "Deque",
                    "Stream",
                    "Page",
                    "Optional");

    private static final List<String> KEYS =
            List.of("String", "String", "Color", "UUID", "Integer", "Long", "LocalDate");

    private static final String OF_NUMBERS =
            "@Min(3)|@Max(7)|@Min(-9) @Max(9)|@Positive|@NegativeOrZero|@DecimalMin(\"2.5\")"
                    + "|@DecimalMax(value = \"100\", inclusive = false)|@Digits(integer = 2, fraction = 0)"
                    + "|@Positive @Max(50)|@Negative @Min(-100)";

    private static final String OF_TEXTS =
            "@Size(min = 1)|@Size(max = 3)|@Size(min = 2, max = 4)|@NotBlank|@NotEmpty"
                    + "|@Pattern(regexp = \"[a-c]+\")|@Pattern(regexp = \"a|bc\")|@Literal({\"a\", \"b\"})"
                    + "|@Pattern(regexp = \"[a-z]*\") @Size(max = 2)|@Code";

    private static final String OF_MANY =
            "@Size(min = 1)|@Size(max = 2)|@NotEmpty|@Size(min = 1, max = 3)";

    private final Random random;
    private final List<String> declarations = new ArrayList<>();

    /** Within a type that Jakarta Validation has no extractor for. */
    private int unconstrained;

    GeneratedTypes(long seed) {
        random = new Random(seed);
    }

    /** The names of the tools are {@code in0}, {@code out0} and so on. */
    String source(String name, int count) {
        StringBuilder tools = new StringBuilder();
        for (int i = 0; i < count; i++) {
            String type = type(0, true);
            tools.append("  void in%d(%s value) {}%n".formatted(i, type));
            tools.append(
                    "  %s out%d() { throw new IllegalStateException(); }%n".formatted(type, i));
        }
        return IMPORTS
                + "public class %s {%n".formatted(name)
                + FIXED
                + String.join("", declarations)
                + tools
                + "}\n";
    }

    private String type(int depth, boolean mayBePrimitive) {
        int kind = random.nextInt(depth >= MAX_DEPTH ? 4 : 10);
        return switch (kind) {
            case 0, 1, 2, 3 -> scalar(mayBePrimitive);
            case 4, 5 -> many(depth);
            case 6 -> maybe(OF_MANY) + "Map<%s, %s>".formatted(key(), type(depth + 1, false));
            case 7 -> array(depth);
            case 8 -> pick(List.of("Tree", "Left", "Animal", "Shelter", "Money", "Object"));
            default -> declared(depth);
        };
    }

    private String key() {
        String key = pick(KEYS);
        return key.equals("String")
                ? maybe("@Size(max = 3)|@NotBlank|@Pattern(regexp = \"[a-c]+\")") + key
                : key;
    }

    private String many(int depth) {
        String holder = pick(HOLDERS);
        String constraint =
                List.of("Optional", "Page", "Stream", "Iterable").contains(holder)
                        ? ""
                        : maybe(OF_MANY);
        boolean isOpen = !List.of("Page", "Stream").contains(holder);
        unconstrained += isOpen ? 0 : 1;
        String each = type(depth + 1, false);
        unconstrained -= isOpen ? 0 : 1;
        return "%s%s<%s>".formatted(constraint, holder, each);
    }

    private String array(int depth) {
        if (random.nextInt(3) == 0) {
            return maybe(OF_MANY)
                    + "SortedSet<%s>".formatted(pick(List.of("String", "Long", "LocalDate")));
        }
        String of = pick(List.of("int", "String", "Left", "double[]", "Color"));
        return of + "[]";
    }

    private String scalar(boolean mayBePrimitive) {
        String type = pick(SCALARS);
        while (!mayBePrimitive && Character.isLowerCase(type.charAt(0)) && !type.endsWith("]")) {
            type = pick(SCALARS);
        }
        return constraint(type) + type;
    }

    private String constraint(String type) {
        return switch (type) {
            case "byte",
                    "Byte",
                    "short",
                    "Short",
                    "int",
                    "Integer",
                    "long",
                    "Long",
                    "BigInteger",
                    "BigDecimal" ->
                    maybe(OF_NUMBERS);
            case "float", "Float", "double", "Double" ->
                    maybe("@Min(3)|@Max(7)|@Positive|@NegativeOrZero");
            case "boolean", "Boolean" -> maybe("@AssertTrue|@AssertFalse");
            case "String" -> maybe(OF_TEXTS);
            default -> "";
        };
    }

    /** A record, a bean with a generic superclass, or a class with public fields. */
    private String declared(int depth) {
        String name = "Type" + declarations.size();
        declarations.add("");
        int index = declarations.size() - 1;
        int outer = unconstrained;
        unconstrained = 0;
        int members = 1 + random.nextInt(4);
        List<String> types = new ArrayList<>();
        for (int i = 0; i < members; i++) {
            String nullable = random.nextInt(6) == 0 ? "@Nullable " : "";
            String type = type(depth + 1, nullable.isEmpty());
            types.add(type.matches("@Not.*|.*@NotBlank String") ? type : nullable + type);
        }
        declarations.set(index, declaration(name, types));
        unconstrained = outer;
        return name;
    }

    private String declaration(String name, List<String> types) {
        StringBuilder body = new StringBuilder();
        switch (random.nextInt(3)) {
            case 0 -> {
                List<String> components = new ArrayList<>();
                types.forEach(type -> components.add(type + " m" + components.size()));
                return "  record %s(%s) {}%n".formatted(name, String.join(", ", components));
            }
            case 1 ->
                    types.forEach(
                            type ->
                                    body.append(
                                            "    public %s m%d;%n".formatted(type, body.length())));
            default ->
                    types.forEach(
                            type -> {
                                int i = body.length();
                                body.append("    private %s m%d;%n".formatted(type, i));
                                body.append(
                                        "    public %s getM%d() { return m%d; }%n"
                                                .formatted(type, i, i));
                                body.append(
                                        "    public void setM%d(%s v) { m%d = v; }%n"
                                                .formatted(i, plain(type), i));
                            });
        }
        String above = random.nextBoolean() ? "" : " extends Entity<@Min(1) Long>";
        return "  static class %s%s {%n%s  }%n".formatted(name, above, body);
    }

    /** A parameter is no target of this annotation. */
    private static String plain(String type) {
        return type.replace("@Nullable ", "");
    }

    private String maybe(String constraints) {
        return unconstrained == 0 && random.nextInt(3) == 0
                ? pick(List.of(constraints.split("\\|(?=@)"))) + " "
                : "";
    }

    private <T> T pick(List<T> all) {
        return all.get(random.nextInt(all.size()));
    }

    private static final String IMPORTS =
            """
            package generated;
            import dev.mcpcdi.*;
            import jakarta.json.*;
            import jakarta.json.bind.adapter.*;
            import jakarta.json.bind.annotation.*;
            import jakarta.validation.*;
            import jakarta.validation.constraints.*;
            import java.lang.annotation.*;
            import java.math.*;
            import java.net.*;
            import java.time.*;
            import java.util.*;
            import java.util.stream.*;
            """;

    private static final String FIXED =
            """
              @Target({ElementType.FIELD, ElementType.METHOD})
              @Retention(RetentionPolicy.RUNTIME) @interface Nullable {}

              @Size(max = 3) @Pattern(regexp = "[A-Z]+") @Constraint(validatedBy = {})
              @Target({ElementType.TYPE_USE, ElementType.FIELD, ElementType.PARAMETER, ElementType.METHOD})
              @Retention(RetentionPolicy.RUNTIME) @interface Code {
                String message() default ""; Class<?>[] groups() default {};
                Class<? extends Payload>[] payload() default {};
              }
              enum Color { RED, GREEN { @Override public String toString() { return "leaf"; } } }
              record Page<T>(List<T> items, Optional<T> first) {}
              record Tree(@NotBlank String label, @Size(max = 2) List<Tree> children) {}
              record Left(Optional<Right> right, @Min(0) int depth) {}
              static class Right { public Left left; public String name; }
              static class Entity<K> {
                private K id;
                public K getId() { return id; }
                public void setId(K id) { this.id = id; }
              }
              @JsonbTypeInfo(key = "kind", value = {
                @JsonbSubtype(alias = "dog", type = Dog.class),
                @JsonbSubtype(alias = "cat", type = Cat.class)})
              sealed interface Animal permits Dog, Cat {}
              record Dog(@NotBlank String name, Optional<Animal> friend) implements Animal {}
              record Cat(@Max(9) int lives) implements Animal {}
              record Shelter(List<Animal> animals, Map<String, Animal> byName) {}
              @JsonbTypeAdapter(MoneyAdapter.class) static class Money {
                final long cents;
                Money(long cents) { this.cents = cents; }
              }
              public static class MoneyAdapter implements JsonbAdapter<Money, Long> {
                public Long adaptToJson(Money money) { return money.cents; }
                public Money adaptFromJson(Long cents) { return new Money(cents); }
              }
            """;
}
