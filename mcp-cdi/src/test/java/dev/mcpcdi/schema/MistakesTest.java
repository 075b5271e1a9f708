package dev.mcpcdi.schema;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mcpcdi.Literal;
import dev.mcpcdi.Tool.StructuredOutput;
import dev.mcpcdi.ToolArg;
import dev.mcpcdi.problem.Problem;
import dev.mcpcdi.problem.ProblemCode;
import jakarta.json.bind.annotation.JsonbTransient;
import jakarta.validation.constraints.DecimalMin;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Size;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MistakesTest {

    @Target(ElementType.TYPE_USE)
    @Retention(RetentionPolicy.RUNTIME)
    @interface Nullable {}

    record Nothing() {}

    record Holder(List<Thread> threads) {}

    record Half(String shown, @JsonbTransient String hidden) {}

    record Late(@ToolArg(defaultValue = "x") int when) {}

    record Twins(String name, @ToolArg(name = "name") String other) {}

    record Bound(@DecimalMin("x") double number) {}

    record Street(@NotBlank String name) {}

    static final class Chain extends ArrayList<Chain> {
        private static final long serialVersionUID = 1L;
    }

    record Growing<T>(Growing<List<T>> next) {}

    static class Quiet {}

    static class Loud {
        @Override
        public String toString() {
            return "loud";
        }
    }

    static class Tools {
        void nothing(Nothing value) {}

        void thread(Thread value) {}

        void holder(Holder value) {}

        void half(Half value) {}

        void constants(Enum<?> value) {}

        void empty(Empty value) {}

        void keys(Map<Boolean, String> value) {}

        void abstraction(AbstractList value) {}

        void literal(@Literal("1") int value) {}

        void titles(
                @Literal(
                                value = {"a", "b"},
                                titles = "A")
                        String value) {}

        void twinConstants(Same value) {}

        void optional(@Size(max = 3) Optional<String> value) {}

        void primitive(@Nullable int value) {}

        void growing(Growing<String> value) {}

        void word(@ToolArg(defaultValue = "ten") int value) {}

        void color(@ToolArg(defaultValue = "blue") Color value) {}

        void member(Late value) {}

        void needed(@ToolArg(required = false) int value) {}

        void high(@Max(50) @ToolArg(defaultValue = "51") int value) {}

        void same(@ToolArg(name = "value") String other, String value) {}

        void regexp(@Pattern(regexp = "[") String value) {}

        void bound(Bound value) {}

        void twins(Twins value) {}

        void max(@Max(1) int value) {}

        void elements(List<@NotBlank String> value) {}

        void street(Street value) {}

        Twins twinsResult() {
            return null;
        }

        Quiet quiet() {
            return new Quiet();
        }

        Loud loud() {
            return new Loud();
        }

        Chain chain() {
            return new Chain();
        }

        void ends() {}

        Object unknown() {
            return "";
        }
    }

    abstract static class AbstractList {
        public String name;
    }

    enum Empty {}

    enum Same {
        @ToolArg(name = "same")
        LEFT,
        @ToolArg(name = "same")
        RIGHT
    }

    enum Color {
        RED
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    nothing     | Nothing | which has no component, setter or public field to fill
                    thread      | Thread  | which is a type of the platform without a JSON form
                    holder      | Holder  | whose member "threads" is of the type List, whose elements are of the type Thread, which is a type of the platform without a JSON form
                    half        | Half    | which has a component with @JsonbTransient, so that nobody can fill it
                    constants   | Enum    | which has no constants
                    empty       | Empty   | which has no constants
                    keys        | Map     | whose keys are Boolean, but names in JSON are strings
                    abstraction | AbstractList | which is abstract, so that no value of it can be made
                    literal     | int     | but @Literal stands on String only
                    titles      | String  | whose @Literal has 2 texts, but titles for 1
                    primitive   | int     | which is marked as nullable, but a primitive is never null
                    """)
    void type_without_a_schema_is_named(String tool, String type, String reason) {
        String parameter = tool.equals("abstraction") ? "AbstractList" : type;
        assertThat(only(argumentMistakes(tool)))
                .isEqualTo(
                        "MCPCDI-0301: Parameter \"value\" of Tools.%s(%s) is of the type %s, %s. Use a record, a bean or another type that has a JSON form.\n    at dev.mcpcdi.schema.MistakesTest$Tools.%s(MistakesTest.java)"
                                .formatted(tool, parameter, type, reason, tool));
    }

    @Test
    void type_that_grows_without_end_is_refused() {
        assertThat(only(argumentMistakes("growing")))
                .startsWith("MCPCDI-0301: ")
                .contains("which holds itself without end")
                .hasSizeLessThan(1000);
        assertThat(only(resultMistakes("chain", StructuredOutput.ON)))
                .contains(
                        "returns Chain, whose elements are of the type Chain, which holds itself without end.");
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    word   | int   | 0302 | has the default "ten": Input should be a valid integer, unable to parse string as an integer. Write a value that a client could send.
                    color  | Color | 0302 | has the default "blue": Input should be 'RED'. Write a value that a client could send.
                    member | Late  | 0302 | has the member "when", which has the default "x": Input should be a valid integer, unable to parse string as an integer. Write a value that a client could send.
                    needed | int   | 0302 | is not required but has no default, and the primitive int cannot be null. Give it a defaultValue or use the wrapper type.
                    high   | int   | 0303 | has the default "51": Input should be less than or equal to 50. Write a value that a client could send.
                    regexp | String | 0307 | has a constraint that cannot be used (Unclosed character class near index 0). Correct its declaration.
                    twins  | Twins | 0306 | has two members named "name". Rename one with @ToolArg(name = ...).
                    twinConstants | Same | 0306 | lists two constants of Same as "same". Rename one with @ToolArg(name = ...).
                    optional | Optional | 0307 | has the constraint @Size, which cannot be checked on Optional. Write it before the type of the value, as in Optional<@Size String>.
                    """)
    void mistake_in_what_is_declared_is_named(
            String tool, String type, String code, String sentence) {
        assertThat(only(argumentMistakes(tool)))
                .startsWith(
                        "MCPCDI-%s: Parameter \"value\" of Tools.%s(%s) %s\n"
                                .formatted(code, tool, type, sentence));
    }

    @Test
    void constraint_of_a_member_with_an_illegal_limit_is_a_mistake() {
        assertThat(only(argumentMistakes("bound")))
                .startsWith(
                        "MCPCDI-0307: Parameter \"value\" of Tools.bound(Bound) has the member \"number\", which has a constraint that cannot be used (")
                .contains("). Correct its declaration.\n");
    }

    @Test
    void two_arguments_of_one_name_are_a_mistake() {
        assertThat(only(argumentMistakes("same")))
                .startsWith(
                        "MCPCDI-0306: Parameter \"value\" of Tools.same(String, String) has the name \"value\", as another has. Give it a name of its own with @ToolArg(name = ...).\n");
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    max      | Parameter "value" of Tools.max(int) has a constraint, but
                    elements | Parameter "value" of Tools.elements(List) has a constraint, but
                    street   | Parameter "value" of Tools.street(Street) has the member "name", which has a constraint, but
                    """)
    void constraint_that_nothing_reads_is_a_mistake(String tool, String start) {
        Fixture fixture = new Fixture(Tools.class, Optional.empty());
        fixture.arguments(tool);
        assertThat(only(fixture.problems.sorted()))
                .startsWith(
                        "MCPCDI-0305: "
                                + start
                                + " there is no Bean Validation provider to read it. Add org.hibernate.validator:hibernate-validator and org.glassfish.expressly:expressly.\n");
    }

    @Test
    void result_without_a_readable_member_is_a_mistake() {
        assertThat(only(resultMistakes("quiet", StructuredOutput.AUTO)))
                .isEqualTo(
                        "MCPCDI-0301: MistakesTest.Tools.quiet returns Quiet, which has no component, getter or public field to read. Return a record, a bean or another type that has a JSON form.\n    at dev.mcpcdi.schema.MistakesTest$Tools.quiet(MistakesTest.java)");
        assertThat(resultMistakes("quiet", StructuredOutput.OFF)).hasSize(1);
        assertThat(resultMistakes("loud", StructuredOutput.AUTO)).isEmpty();
        assertThat(resultMistakes("loud", StructuredOutput.OFF)).isEmpty();
    }

    @Test
    void result_with_two_members_of_one_name_is_a_mistake() {
        assertThat(only(resultMistakes("twinsResult", StructuredOutput.AUTO)))
                .startsWith(
                        "MCPCDI-0306: MistakesTest.Tools.twinsResult returns Twins, which has two members named \"name\". Rename one with @ToolArg(name = ...).\n");
    }

    @ParameterizedTest
    @CsvSource({"quiet", "loud", "ends", "unknown"})
    void structure_demanded_of_a_type_that_has_none_is_a_mistake(String tool) {
        List<Problem> problems = resultMistakes(tool, StructuredOutput.ON);
        assertThat(problems)
                .extracting(Problem::code)
                .containsExactly(ProblemCode.NO_STRUCTURED_OUTPUT);
        assertThat(problems.get(0).text()).endsWith(", or leave out structuredOutput = ON.");
    }

    private static List<Problem> argumentMistakes(String tool) {
        Fixture fixture = new Fixture(Tools.class);
        fixture.arguments(tool);
        return fixture.problems.sorted();
    }

    private static List<Problem> resultMistakes(String tool, StructuredOutput mode) {
        Fixture fixture = new Fixture(Tools.class);
        fixture.result(tool, mode);
        return fixture.problems.sorted();
    }

    private static String only(List<Problem> problems) {
        assertThat(problems).hasSize(1);
        return problems.get(0).toString();
    }
}
