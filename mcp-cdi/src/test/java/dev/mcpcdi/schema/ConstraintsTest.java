package dev.mcpcdi.schema;

import static dev.mcpcdi.schema.Fixture.object;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mcpcdi.Tool.StructuredOutput;
import dev.mcpcdi.ToolArg;
import dev.mcpcdi.problem.Problem;
import jakarta.json.JsonObject;
import jakarta.json.JsonValue;
import jakarta.json.bind.annotation.JsonbProperty;
import jakarta.validation.Constraint;
import jakarta.validation.ConstraintValidator;
import jakarta.validation.ConstraintValidatorContext;
import jakarta.validation.ConstraintViolationException;
import jakarta.validation.Payload;
import jakarta.validation.UnexpectedTypeException;
import jakarta.validation.Valid;
import jakarta.validation.Validation;
import jakarta.validation.Validator;
import jakarta.validation.constraints.AssertFalse;
import jakarta.validation.constraints.AssertTrue;
import jakarta.validation.constraints.Digits;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotEmpty;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Past;
import jakarta.validation.constraints.Positive;
import jakarta.validation.constraints.Size;
import jakarta.validation.constraintvalidation.SupportedValidationTarget;
import jakarta.validation.constraintvalidation.ValidationTarget;
import jakarta.validation.groups.Default;
import jakarta.validation.valueextraction.Unwrapping;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.lang.reflect.Method;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * What Jakarta Validation says is listed, or else said in the same words when the container does.
 */
class ConstraintsTest {

    private static final Validator VALIDATOR =
            Validation.buildDefaultValidatorFactory().getValidator();

    private final Fixture fixture = new Fixture(Tools.class);

    interface Strict {}

    interface Wide extends Default {}

    @Size(min = 2)
    @NotNull
    @Constraint(validatedBy = {})
    @Target({ElementType.PARAMETER, ElementType.TYPE_USE})
    @Retention(RetentionPolicy.RUNTIME)
    @interface Composed {
        String message() default "";

        Class<?>[] groups() default {};

        Class<? extends Payload>[] payload() default {};
    }

    @Constraint(validatedBy = InOrderValidator.class)
    @Target(ElementType.TYPE)
    @Retention(RetentionPolicy.RUNTIME)
    @interface InOrder {
        String message() default "from must come before to";

        Class<?>[] groups() default {};

        Class<? extends Payload>[] payload() default {};
    }

    public static class InOrderValidator implements ConstraintValidator<InOrder, Span> {
        @Override
        public boolean isValid(Span value, ConstraintValidatorContext context) {
            return value == null || value.from() <= value.to();
        }
    }

    @Constraint(validatedBy = AscendingValidator.class)
    @Target(ElementType.METHOD)
    @Retention(RetentionPolicy.RUNTIME)
    @interface Ascending {
        String message() default "from must come before to";

        Class<?>[] groups() default {};

        Class<? extends Payload>[] payload() default {};
    }

    @SupportedValidationTarget(ValidationTarget.PARAMETERS)
    public static class AscendingValidator implements ConstraintValidator<Ascending, Object[]> {
        @Override
        public boolean isValid(Object[] value, ConstraintValidatorContext context) {
            return (int) value[0] <= (int) value[1];
        }
    }

    @InOrder
    record Span(int from, int to) {}

    record Guest(@JsonbProperty("born_on") @Past LocalDate born, @Valid Span stay) {}

    static class Tools {
        void elements(
                List<@NotBlank String> names,
                Map<@Size(max = 3) String, @Min(0) Integer> counts,
                @NotEmpty List<@Size(max = 2) List<@Positive Long>> nested,
                @Size(max = 2) int[][] rows) {}

        void scalars(
                @AssertTrue boolean yes,
                @AssertFalse boolean no,
                @Digits(integer = 3, fraction = 0) int whole,
                @Digits(integer = 3, fraction = 2) BigDecimal price,
                @Min(3) OptionalInt maybe,
                @Composed String composed,
                Optional<@Size(max = 2) String> held,
                @Size(max = 2, payload = Unwrapping.Unwrap.class) Optional<String> unwrapped) {}

        void groups(
                @Min(value = 1, groups = Strict.class) int strict,
                @Min(
                                value = 1,
                                groups = {Strict.class, Default.class})
                        int both,
                @Min(value = 1, groups = Wide.class) int wide) {}

        void guests(
                @ToolArg(name = "all") List<@Valid Guest> guests,
                Map<String, @Valid Guest> byName) {}

        @Ascending
        void cross(int from, int to) {}

        @NotNull
        @Size(min = 1, max = 2)
        List<@NotBlank String> titles() {
            return null;
        }

        @Size(min = 1)
        Map<@Size(max = 3) String, @Min(0) Integer> counts() {
            return null;
        }

        @Min(1)
        @Max(9)
        int rating() {
            return 0;
        }

        @NotNull
        Guest guest() {
            return null;
        }

        void sized(@Size(max = 3) int value) {}

        void positive(@Positive boolean value) {}

        void past(@Past List<String> value) {}

        void inside(List<@Past String> value) {}

        void optional(@Size(max = 3) Optional<String> value) {}

        @Size(max = 3)
        long result() {
            return 0;
        }
    }

    @Test
    void constraints_of_elements_keys_and_values_are_listed() {
        assertThat(listed("elements"))
                .isEqualTo(
                        object(
                                """
                                {"names":{"items":{"pattern":"\\\\S","type":"string"},
                                   "title":"Names","type":"array"},
                                 "counts":{"additionalProperties":{"maximum":2147483647,
                                     "minimum":0,"type":"integer"},
                                   "propertyNames":{"maxLength":3,"type":"string"},
                                   "title":"Counts","type":"object"},
                                 "nested":{"items":{"items":{"exclusiveMinimum":0,
                                       "maximum":9223372036854775807,"type":"integer"},
                                     "maxItems":2,"type":"array"},
                                   "minItems":1,"title":"Nested","type":"array"},
                                 "rows":{"items":{"items":{"maximum":2147483647,
                                       "minimum":-2147483648,"type":"integer"},"type":"array"},
                                   "maxItems":2,"title":"Rows","type":"array"}}
                                """));
    }

    @Test
    void violations_of_elements_keys_and_values_are_named_at_once() {
        assertThatThrownBy(
                        () ->
                                fixture.arguments("elements")
                                        .bind(
                                                object(
                                                        """
                                                        {"names":["a"," "],"counts":{"long":-1,"ok":1},
                                                         "nested":[[1,2,3],[0]],"rows":[[],[],[]]}
                                                        """)))
                .isInstanceOf(InvalidArgumentsException.class)
                .hasMessage(
                        """
                        6 validation errors for elementsArguments
                        names.1
                          String should match pattern '\\S' [type=string_pattern_mismatch, input_value=' ', input_type=str]
                        counts.long.[key]
                          String should have at most 3 characters [type=string_too_long, input_value='long', input_type=str]
                        counts.long
                          Input should be greater than or equal to 0 [type=greater_than_equal, input_value=-1, input_type=int]
                        nested.0
                          List should have at most 2 items after validation, not 3 [type=too_long, input_value=[1, 2, 3], input_type=list]
                        nested.1.0
                          Input should be greater than 0 [type=greater_than, input_value=0, input_type=int]
                        rows
                          List should have at most 2 items after validation, not 3 [type=too_long, input_value=[[], [], []], input_type=list]""");
    }

    @Test
    void every_constraint_that_a_schema_can_say_is_listed() {
        assertThat(listed("scalars"))
                .isEqualTo(
                        object(
                                """
                                {"yes":{"const":true,"title":"Yes","type":"boolean"},
                                 "no":{"const":false,"title":"No","type":"boolean"},
                                 "whole":{"exclusiveMaximum":1000,"exclusiveMinimum":-1000,
                                   "multipleOf":1,"title":"Whole","type":"integer"},
                                 "price":{"exclusiveMaximum":1000,"exclusiveMinimum":-1000,
                                   "title":"Price","type":"number"},
                                 "maybe":{"anyOf":[{"maximum":2147483647,"minimum":3,
                                     "type":"integer"},{"type":"null"}],
                                   "default":null,"title":"Maybe"},
                                 "composed":{"minLength":2,"title":"Composed","type":"string"},
                                 "held":{"anyOf":[{"maxLength":2,"type":"string"},
                                     {"type":"null"}],"default":null,"title":"Held"},
                                 "unwrapped":{"anyOf":[{"maxLength":2,"type":"string"},
                                     {"type":"null"}],"default":null,"title":"Unwrapped"}}
                                """));
        assertThatThrownBy(
                        () ->
                                fixture.arguments("scalars")
                                        .bind(
                                                object(
                                                        """
                                                        {"yes":false,"no":true,"whole":1000,"price":1.234,
                                                         "maybe":2,"composed":"a","held":"abc",
                                                         "unwrapped":"abc"}
                                                        """)))
                .hasMessage(
                        """
                        8 validation errors for scalarsArguments
                        yes
                          Input should be True [type=literal_error, input_value=False, input_type=bool]
                        no
                          Input should be False [type=literal_error, input_value=True, input_type=bool]
                        whole
                          Decimal input should have no more than 3 digits before the decimal point [type=decimal_whole_digits, input_value=1000, input_type=int]
                        price
                          Decimal input should have no more than 2 decimal places [type=decimal_max_places, input_value=1.234, input_type=float]
                        maybe
                          Input should be greater than or equal to 3 [type=greater_than_equal, input_value=2, input_type=int]
                        composed
                          String should have at least 2 characters [type=string_too_short, input_value='a', input_type=str]
                        held
                          String should have at most 2 characters [type=string_too_long, input_value='abc', input_type=str]
                        unwrapped
                          String should have at most 2 characters [type=string_too_long, input_value='abc', input_type=str]""");
    }

    @Test
    void constraints_of_other_groups_are_neither_listed_nor_checked() {
        JsonObject all = listed("groups");
        assertThat(all.getJsonObject("strict").getInt("minimum")).isEqualTo(Integer.MIN_VALUE);
        assertThat(all.getJsonObject("both").getInt("minimum")).isEqualTo(1);
        assertThat(all.getJsonObject("wide").getInt("minimum")).isEqualTo(Integer.MIN_VALUE);
        assertThat(fixture.arguments("groups").bind(object("{\"strict\":0,\"both\":1,\"wide\":0}")))
                .containsExactly(0, 1, 0);
    }

    @Test
    void constraints_of_a_return_value_are_listed_and_kept() {
        ResultModel titles = fixture.result("titles");
        assertThat(titles.schema())
                .contains(
                        object(
                                """
                                {"type":"object","properties":{"result":{
                                   "items":{"pattern":"\\\\S","type":"string"},"maxItems":2,"minItems":1,
                                   "title":"Result","type":"array"}},
                                 "required":["result"],"title":"titlesOutput"}
                                """));
        assertThat(titles.write(List.of("a")).structured())
                .contains(object("{\"result\":[\"a\"]}"));
        assertUnwritable(
                titles,
                List.of(),
                "result breaks a constraint: List should have at least 1 item after validation, not 0");
        assertUnwritable(titles, null, "result is null");
        ResultModel counts = fixture.result("counts");
        assertThat(counts.schema())
                .contains(
                        object(
                                """
                                {"type":"object","additionalProperties":{"minimum":0,"type":"integer"},
                                 "propertyNames":{"maxLength":3,"type":"string"},"minProperties":1,
                                 "title":"countsDictOutput"}
                                """));
        assertUnwritable(
                counts,
                Map.of(),
                "result breaks a constraint: Dictionary should have at least 1 item after validation, not 0");
        assertUnwritable(
                counts,
                Map.of("long", 1),
                "result breaks a constraint: String should have at most 3 characters");
        ResultModel rating = fixture.result("rating");
        assertThat(rating.schema().orElseThrow().getJsonObject("properties"))
                .isEqualTo(
                        object(
                                "{\"result\":{\"maximum\":9,\"minimum\":1,\"title\":\"Result\",\"type\":\"integer\"}}"));
        assertUnwritable(
                rating,
                0,
                "result breaks a constraint: Input should be greater than or equal to 1");
        assertThat(fixture.result("guest").schema().orElseThrow().getString("title"))
                .isEqualTo("Guest");
    }

    private static void assertUnwritable(ResultModel model, Object value, String text) {
        assertThatThrownBy(() -> model.write(value))
                .isInstanceOf(UnwritableResultException.class)
                .hasMessage("The value at " + text + ".");
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    sized    | int      | @Size     | int      | Remove @Size or use another type.
                    positive | boolean  | @Positive | boolean  | Remove @Positive or use another type.
                    past     | List     | @Past     | List     | Remove @Past or use another type.
                    inside   | List     | @Past     | String   | Remove @Past or use another type.
                    optional | Optional | @Size     | Optional | Write it before the type of the value, as in Optional<@Size String>.
                    """)
    void constraint_that_nothing_checks_is_a_mistake(
            String tool, String type, String constraint, String place, String way) {
        fixture.arguments(tool);
        assertThat(fixture.problems.sorted())
                .extracting(Problem::toString)
                .containsExactly(
                        "MCPCDI-0307: Parameter \"value\" of Tools.%s(%s) has the constraint %s, which cannot be checked on %s. %s\n    at dev.mcpcdi.schema.ConstraintsTest$Tools.%s(ConstraintsTest.java)"
                                .formatted(tool, type, constraint, place, way, tool));
    }

    @Test
    void constraint_of_a_result_that_nothing_checks_is_a_mistake() {
        fixture.result("result", StructuredOutput.AUTO);
        assertThat(fixture.problems.sorted())
                .extracting(Problem::toString)
                .containsExactly(
                        "MCPCDI-0307: ConstraintsTest.Tools.result returns long, which has the constraint @Size, which cannot be checked on long. Remove @Size or use another type.\n    at dev.mcpcdi.schema.ConstraintsTest$Tools.result(ConstraintsTest.java)");
    }

    /** The reason why the one on the Optional itself is a mistake: each call would fail. */
    @Test
    void provider_cannot_check_a_size_of_an_optional() {
        Method method = method("optional");
        assertThatThrownBy(() -> violated(method, Optional.of("abcd")))
                .isInstanceOf(UnexpectedTypeException.class);
    }

    @Test
    void what_the_container_finds_is_said_with_the_names_of_the_client() {
        JsonObject sent =
                object(
                        """
                        {"all":[{"born_on":"2000-01-01","stay":{"from":1,"to":2}},
                                {"born_on":"2999-01-01","stay":{"from":5,"to":2}}],
                         "byName":{"ann":{"born_on":"2998-01-01","stay":{"from":1,"to":2}}}}
                        """);
        ArgumentsModel model = fixture.arguments("guests");
        Throwable thrown = violated(method("guests"), model.bind(sent));
        assertThat(model.refusal(thrown, sent).orElseThrow())
                .hasMessage(
                        """
                        3 validation errors for guestsArguments
                        all.1.born_on
                          Value error, must be a past date [type=value_error, input_value='2999-01-01', input_type=str]
                        all.1.stay
                          Value error, from must come before to [type=value_error, input_value={'from': 5, 'to': 2}, input_type=dict]
                        byName.ann.born_on
                          Value error, must be a past date [type=value_error, input_value='2998-01-01', input_type=str]""");
    }

    @Test
    void what_the_container_finds_of_all_parameters_has_no_place() {
        JsonObject sent = object("{\"from\":2,\"to\":1}");
        ArgumentsModel model = fixture.arguments("cross");
        assertThat(model.schema().getJsonObject("properties").keySet())
                .containsExactly("from", "to");
        Throwable thrown = violated(method("cross"), model.bind(sent));
        assertThat(model.refusal(thrown, sent).orElseThrow())
                .hasMessage(
                        """
                        1 validation error for crossArguments
                          Value error, from must come before to [type=value_error, input_value={'from': 2, 'to': 1}, input_type=dict]""");
    }

    @Test
    void violation_inside_the_tool_is_no_refusal() {
        ArgumentsModel model = fixture.arguments("cross");
        JsonObject sent = object("{\"from\":1,\"to\":2}");
        Throwable ofBean = new ConstraintViolationException(VALIDATOR.validate(new Span(2, 1)));
        Throwable ofOther =
                violated(method("guests"), List.of(new Guest(LocalDate.MAX, null)), null);
        Throwable ofResult =
                new ConstraintViolationException(
                        VALIDATOR
                                .forExecutables()
                                .validateReturnValue(new Tools(), method("titles"), null));
        Throwable empty = new ConstraintViolationException(Set.of());
        for (Throwable thrown :
                Arrays.asList(ofBean, ofOther, ofResult, empty, new IllegalStateException())) {
            assertThat(model.refusal(thrown, sent)).isEmpty();
            assertThat(fixture.arguments("titles").refusal(thrown, JsonValue.EMPTY_JSON_OBJECT))
                    .isEmpty();
        }
    }

    private static Throwable violated(Method method, Object... parameters) {
        return new ConstraintViolationException(
                VALIDATOR.forExecutables().validateParameters(new Tools(), method, parameters));
    }

    private static Method method(String name) {
        return Arrays.stream(Tools.class.getDeclaredMethods())
                .filter(method -> method.getName().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private JsonObject listed(String tool) {
        ArgumentsModel model = fixture.arguments(tool);
        assertThat(fixture.problems.sorted()).isEmpty();
        return model.schema().getJsonObject("properties");
    }
}
