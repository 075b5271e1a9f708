package dev.mcpcdi.schema;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mcpcdi.Literal;
import dev.mcpcdi.ToolArg;
import dev.mcpcdi.problem.Problem;
import jakarta.json.JsonObject;
import jakarta.json.JsonValue;
import jakarta.json.bind.annotation.JsonbNillable;
import jakarta.json.bind.annotation.JsonbTransient;
import jakarta.validation.constraints.Size;
import java.time.Duration;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What no form can ask for is told when the application starts. */
class FormMistakesTest {

    private static final String ORIGIN = "\n    at shop.Shop.ask(Shop.java)";

    private static final String MEMBERS =
            "A form has strings, booleans, numbers, LocalDate, Instant, OffsetDateTime, URI,"
                    + " enums and strings with @Literal, and lists and sets of the last two.";

    private final Fixture fixture = new Fixture(FormMistakesTest.class);

    record Address(String street) {}

    sealed interface Payment permits Cash {}

    record Cash(int amount) implements Payment {}

    enum Twin {
        @ToolArg(name = "same")
        LEFT,
        @ToolArg(name = "same")
        RIGHT
    }

    enum Void {}

    record Nested(Address address) {}

    record Itself(Itself self) {}

    record Several(List<Address> addresses) {}

    record Free(List<String> tags) {}

    record FreeArray(String[] tags) {}

    record Numbers(List<Integer> numbers) {}

    record Gaps(List<Optional<Twin2>> gaps) {}

    enum Twin2 {
        LEFT,
        RIGHT
    }

    record Mapped(Map<String, String> map) {}

    record Keyed(Map<Integer, String> map) {}

    record Id(UUID id) {}

    record Span(Optional<Duration> span) {}

    record Clock(LocalTime clock) {}

    record Local(LocalDateTime local) {}

    record Union(Payment payment) {}

    record Bytes(byte[] bytes) {}

    record Any(Object any) {}

    record Raw(JsonValue raw) {}

    record Platform(Thread thread) {}

    record NoConstant(Void none) {}

    record NumberLiteral(@Literal("1") int number) {}

    record FewTitles(
            @Literal(
                            value = {"a", "b"},
                            titles = "A")
                    String letter) {}

    record FewOfMany(
            List<
                            @Literal(
                                    value = {"a", "b"},
                                    titles = "A")
                            String>
                    letters) {}

    record Depot(Thread thread) {}

    record Unprinted(Depot depot) {}

    record Choices(List<List<Twin2>> choices) {}

    record Nothingness(@JsonbNillable int number) {}

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    Nested        | address   | Address                 | which a form has no field for
                    Itself        | self      | Itself                  | which a form has no field for
                    Several       | addresses | List<Address>           | which a form has no field for
                    Free          | tags      | List<String>            | which a form has no field for
                    FreeArray     | tags      | String[]                | which a form has no field for
                    Numbers       | numbers   | List<Integer>           | which a form has no field for
                    Gaps          | gaps      | List<Optional<Twin2>>   | which a form has no field for
                    Mapped        | map       | Map<String, String>     | which a form has no field for
                    Keyed         | map       | Map<Integer, String>    | which a form has no field for
                    Id            | id        | UUID                    | which a form has no field for
                    Span          | span      | Optional<Duration>      | which a form has no field for
                    Clock         | clock     | LocalTime               | which a form has no field for
                    Local         | local     | LocalDateTime           | which a form has no field for
                    Union         | payment   | Payment                 | which a form has no field for
                    Bytes         | bytes     | byte[]                  | which a form has no field for
                    Any           | any       | Object                  | which a form has no field for
                    Raw           | raw       | JsonValue               | which a form has no field for
                    Platform      | thread    | Thread                  | which a form has no field for
                    NoConstant    | none      | Void                    | which has no constants
                    NumberLiteral | number    | int                     | but @Literal stands on String only
                    FewTitles     | letter    | String                  | whose @Literal has 2 texts, but titles for 1
                    FewOfMany     | letters   | List<String>            | whose elements are of the type String, whose @Literal has 2 texts, but titles for 1
                    Unprinted     | depot     | Depot                   | which a form has no field for
                    Choices       | choices   | List<List<Twin2>>       | which a form has no field for
                    Nothingness   | number    | int                     | which is marked as nullable, but a primitive is never null
                    """)
    void member_without_a_field(String form, String member, String type, String reason)
            throws ClassNotFoundException {
        fixture.form(Class.forName(FormMistakesTest.class.getName() + "$" + form));
        assertThat(fixture.problems.sorted())
                .map(Problem::toString)
                .containsExactly(
                        "MCPCDI-0206: Resolver Shop.ask(String) asks for %s, but %s.%s is of the type %s, %s. %s%s"
                                .formatted(form, form, member, type, reason, MEMBERS, ORIGIN));
    }

    record Many(UUID id, String fine, Address address, @ToolArg(defaultValue = "x") int late) {}

    @Test
    void all_members_are_looked_at() {
        fixture.form(Many.class);
        assertThat(fixture.problems.sorted())
                .map(Problem::toString)
                .containsExactly(
                        "MCPCDI-0206: Resolver Shop.ask(String) asks for Many, but Many.address is of the type Address, which a form has no field for. "
                                + MEMBERS
                                + ORIGIN,
                        "MCPCDI-0206: Resolver Shop.ask(String) asks for Many, but Many.id is of the type UUID, which a form has no field for. "
                                + MEMBERS
                                + ORIGIN,
                        "MCPCDI-0302: Resolver Shop.ask(String) asks for Many, which has the member \"late\", which has the default \"x\": Input should be a valid integer, unable to parse string as an integer. Write a value that a client could send."
                                + ORIGIN);
    }

    enum Colour {
        RED
    }

    record Nothing() {}

    abstract static class Abstract {
        public String name;
    }

    static class Closed {
        public String name;

        Closed(String name) {
            this.name = name;
        }
    }

    record Half(String shown, @JsonbTransient String hidden) {}

    @ParameterizedTest
    @ValueSource(
            classes = {
                String.class,
                int.class,
                Boolean.class,
                String[].class,
                JsonObject.class,
                Object.class,
                Colour.class,
                Nothing.class,
                Payment.class
            })
    void type_without_members(Class<?> type) {
        fixture.form(type);
        assertThat(fixture.problems.sorted())
                .map(Problem::toString)
                .containsExactly(
                        "MCPCDI-0206: Resolver Shop.ask(String) asks for "
                                + type.getSimpleName()
                                + ", which has no members to fill in. Ask for a record, a bean or a class with public fields."
                                + ORIGIN);
    }

    record Asked(List<Address> list, Optional<Address> perhaps) {}

    @Test
    void container_is_no_object() {
        fixture.form(Asked.class.getRecordComponents()[0].getGenericType());
        fixture.form(Asked.class.getRecordComponents()[1].getGenericType());
        assertThat(fixture.problems.sorted())
                .map(Problem::toString)
                .containsExactly(
                        "MCPCDI-0206: Resolver Shop.ask(String) asks for List<Address>, which has no members to fill in. Ask for a record, a bean or a class with public fields."
                                + ORIGIN,
                        "MCPCDI-0206: Resolver Shop.ask(String) asks for Optional<Address>, which has no members to fill in. Ask for a record, a bean or a class with public fields."
                                + ORIGIN);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    Abstract | which is abstract, so that no value of it can be made
                    Closed   | which has no constructor without parameters
                    Half     | which has a component with @JsonbTransient, so that nobody can fill it
                    """)
    void type_that_cannot_be_made(String form, String reason) throws ClassNotFoundException {
        fixture.form(Class.forName(FormMistakesTest.class.getName() + "$" + form));
        assertThat(fixture.problems.sorted())
                .map(Problem::toString)
                .containsExactly(
                        "MCPCDI-0206: Resolver Shop.ask(String) asks for "
                                + form
                                + ", "
                                + reason
                                + ". Ask for a record, a bean or a class with public fields."
                                + ORIGIN);
    }

    record Limited(@Size(max = 3) String text, String free) {}

    @Test
    void constraint_that_nothing_checks_is_a_mistake() {
        Fixture bare = new Fixture(FormMistakesTest.class, Optional.empty());
        bare.form(Limited.class);
        assertThat(bare.problems.sorted())
                .map(Problem::toString)
                .containsExactly(
                        "MCPCDI-0305: Resolver Shop.ask(String) asks for Limited, which has the member \"text\", which has a constraint, but there is no Bean Validation provider to read it. Add org.hibernate.validator:hibernate-validator and org.glassfish.expressly:expressly."
                                + ORIGIN);
    }

    record TwinMembers(String name, @ToolArg(name = "name") String other) {}

    record TwinConstants(Twin twin) {}

    record Relative(@ToolArg(defaultValue = "shelf/3") java.net.URI place) {}

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    TwinMembers   | 0306 | which has two members named "name". Rename one with @ToolArg(name = ...).
                    TwinConstants | 0306 | which has the member "twin", which lists two constants of Twin as "same". Rename one with @ToolArg(name = ...).
                    Relative      | 0303 | which has the member "place", which has the default "shelf/3": Input should be a valid URL, relative URL without a base. Write a value that a client could send.
                    """)
    void other_mistakes_keep_their_ids(String form, String id, String rest)
            throws ClassNotFoundException {
        fixture.form(Class.forName(FormMistakesTest.class.getName() + "$" + form));
        assertThat(fixture.problems.sorted())
                .map(Problem::toString)
                .containsExactly(
                        "MCPCDI-%s: Resolver Shop.ask(String) asks for %s, %s%s"
                                .formatted(id, form, rest, ORIGIN));
    }
}
