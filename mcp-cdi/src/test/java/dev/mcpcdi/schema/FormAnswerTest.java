package dev.mcpcdi.schema;

import static dev.mcpcdi.schema.Fixture.object;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.mcpcdi.ToolArg;
import dev.mcpcdi.ToolException;
import jakarta.validation.Constraint;
import jakarta.validation.ConstraintValidator;
import jakarta.validation.ConstraintValidatorContext;
import jakarta.validation.Payload;
import jakarta.validation.ValidationException;
import jakarta.validation.constraints.AssertTrue;
import jakarta.validation.constraints.Email;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Past;
import jakarta.validation.constraints.Size;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.time.Instant;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What becomes of an accepted answer. */
class FormAnswerTest {

    private final Fixture fixture = new Fixture(FormAnswerTest.class);

    @Test
    void answer_becomes_the_record() {
        assertThat(read(SampleForms.Backorder.class, "{'confirm':true}"))
                .isEqualTo(new SampleForms.Backorder(true));
    }

    @Test
    void answer_becomes_the_bean() {
        assertThat(read(SampleForms.BackorderBean.class, "{'confirm':true}"))
                .isInstanceOfSatisfying(
                        SampleForms.BackorderBean.class,
                        bean -> assertThat(bean.isConfirm()).isTrue());
        assertThat(read(SampleForms.BackorderFields.class, "{'confirm':true}"))
                .isInstanceOfSatisfying(
                        SampleForms.BackorderFields.class,
                        fields -> assertThat(fields.confirm).isTrue());
    }

    @Test
    void scalars_become_their_java_values() {
        assertThat(
                        read(
                                SampleForms.Scalars.class,
                                "{'text':'a','letter':'b','small':1,'whole':2,'big':3,'fraction':4,"
                                        + "'price':5.50,'yes':false}"))
                .isEqualTo(
                        new SampleForms.Scalars(
                                "a",
                                'b',
                                (byte) 1,
                                2,
                                BigInteger.valueOf(3),
                                4f,
                                new BigDecimal("5.50"),
                                false));
    }

    @Test
    void formatted_texts_become_their_java_values() {
        assertThat(
                        read(
                                SampleForms.Formats.class,
                                "{'home':'https://example.org/a',"
                                        + "'day':'2026-07-28','at':'2026-07-28T10:00:00Z',"
                                        + "'time':'2026-07-28T10:00:00+02:00'}"))
                .isEqualTo(
                        new SampleForms.Formats(
                                URI.create("https://example.org/a"),
                                LocalDate.of(2026, 7, 28),
                                Instant.parse("2026-07-28T10:00:00Z"),
                                OffsetDateTime.parse("2026-07-28T10:00:00+02:00")));
    }

    @Test
    void choices_are_told_by_name_never_by_title() {
        assertThat(
                        read(
                                SampleForms.Single.class,
                                "{'format':'M','binding':'hard','letter':'a','titled':'b'}"))
                .isEqualTo(
                        new SampleForms.Single(
                                SampleForms.Format.M, SampleForms.Binding.HARDCOVER, "a", "b"));
        refuses(
                SampleForms.Single.class,
                "{'format':'m','binding':'HARDCOVER','letter':'c','titled':'Beta'}",
                """
                4 validation errors for Single
                format
                  Input should be 'S', 'M' or 'L' [type=enum, input_value='m', input_type=str]
                binding
                  Input should be 'hard', 'PAPERBACK' or 'EBOOK' [type=enum, input_value='HARDCOVER', input_type=str]
                letter
                  Input should be 'a' or 'b' [type=literal_error, input_value='c', input_type=str]
                titled
                  Input should be 'a' or 'b' [type=literal_error, input_value='Beta', input_type=str]""");
    }

    @Test
    void selections_become_collections() {
        SampleForms.Multiple made =
                (SampleForms.Multiple)
                        read(
                                SampleForms.Multiple.class,
                                "{'formats':['L','S','L'],'bindings':['EBOOK','hard'],"
                                        + "'letters':['b'],'array':['M']}");
        assertThat(made.formats())
                .containsExactly(SampleForms.Format.L, SampleForms.Format.S, SampleForms.Format.L);
        assertThat(made.bindings())
                .isEqualTo(Set.of(SampleForms.Binding.EBOOK, SampleForms.Binding.HARDCOVER));
        assertThat(made.letters()).containsExactly("b");
        assertThat(made.array()).containsExactly(SampleForms.Format.M);
    }

    @Test
    void wrong_selections_are_told_one_by_one() {
        refuses(
                SampleForms.Multiple.class,
                "{'formats':['XL'],'bindings':['hard','hard'],'letters':[],'array':'M'}",
                """
                4 validation errors for Multiple
                formats.0
                  Input should be 'S', 'M' or 'L' [type=enum, input_value='XL', input_type=str]
                bindings
                  Items should be unique [type=unique_items, input_value=['hard', 'hard'], input_type=list]
                letters
                  List should have at least 1 item after validation, not 0 [type=too_short, input_value=[], input_type=list]
                array
                  Input should be a valid list [type=list_type, input_value='M', input_type=str]""");
    }

    /** Clients send null for a field that was left empty. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    {}
                    {'text':null,'whole':null,'binding':null,'formats':null,'home':null}
                    {'more':'than','was':['asked','for']}
                    """)
    void what_is_not_answered_is_empty(String content) {
        assertThat(read(SampleForms.Optionals.class, content))
                .isEqualTo(
                        new SampleForms.Optionals(
                                Optional.empty(),
                                OptionalInt.empty(),
                                Optional.empty(),
                                Optional.empty(),
                                Optional.empty(),
                                null));
    }

    @Test
    void defaults_stand_for_what_is_not_answered() {
        assertThat(read(SampleForms.Defaults.class, "{}"))
                .isEqualTo(
                        new SampleForms.Defaults(
                                SampleForms.Binding.HARDCOVER,
                                List.of(SampleForms.Format.S, SampleForms.Format.L),
                                Optional.of(LocalDate.of(2026, 7, 28))));
    }

    @Test
    void conformance_suite_is_understood() {
        assertThat(
                        read(
                                SampleForms.Profile.class,
                                "{'name':'Jane Smith','age':25,'score':88,'status':'inactive',"
                                        + "'verified':false}"))
                .isEqualTo(new SampleForms.Profile("Jane Smith", 25, 88.0, "inactive", false));
        assertThat(
                        read(
                                SampleForms.Enums.class,
                                "{'untitledSingle':'option1','titledSingle':'value1','legacyEnum':'opt1',"
                                        + "'untitledMulti':['option1','option2'],"
                                        + "'titledMulti':['value1','value2'],"
                                        + "'legacyMulti':['opt2']}"))
                .isEqualTo(
                        new SampleForms.Enums(
                                "option1",
                                "value1",
                                "opt1",
                                List.of("option1", "option2"),
                                List.of("value1", "value2"),
                                List.of("opt2")));
    }

    @Test
    void missing_and_misshapen_members_are_told() {
        refuses(
                SampleForms.Backorder.class,
                "{}",
                """
                1 validation error for Backorder
                confirm
                  Field required [type=missing, input_value={}, input_type=dict]""");
        refuses(
                SampleForms.Backorder.class,
                "{'confirm':{'really':true}}",
                """
                1 validation error for Backorder
                confirm
                  Input should be a valid boolean [type=bool_type, input_value={'really': True}, input_type=dict]""");
    }

    /** The form lists no limits of Java, as no schema of arguments does. */
    @Test
    void number_too_great_for_its_type_is_refused() {
        refuses(
                SampleForms.Profile.class,
                "{'age':2147483648}",
                """
                1 validation error for Profile
                age
                  Input should be less than or equal to 2147483647 [type=less_than_equal, input_value=2147483648, input_type=int]""");
    }

    @Test
    void scalars_are_mended_as_arguments_are() {
        assertThat(read(SampleForms.Profile.class, "{'age':'25','score':'1.5','verified':'no'}"))
                .isEqualTo(new SampleForms.Profile("John Doe", 25, 1.5, "active", false));
    }

    @Test
    void constraints_that_are_not_listed_are_checked() {
        refuses(
                SampleForms.Unlisted.class,
                "{'text':'A','count':0,'part':1,'digits':'2','letter':' '}",
                """
                4 validation errors for Unlisted
                text
                  String should match pattern '^(?:[a-z]+)$' [type=string_pattern_mismatch, input_value='A', input_type=str]
                count
                  Input should be greater than 0 [type=greater_than, input_value=0, input_type=int]
                part
                  Input should be less than 1 [type=less_than, input_value=1, input_type=int]
                letter
                  String should match pattern '\\S' [type=string_pattern_mismatch, input_value=' ', input_type=str]""");
        refuses(
                SampleForms.Unlisted.class,
                "{'text':'a','count':1,'part':0,'digits':'2','letter':'a'}",
                """
                1 validation error for Unlisted
                digits
                  Value error, must be at least 3 [type=value_error, input_value='2', input_type=str]""");
    }

    @ParameterizedTest
    @ValueSource(strings = {"ann", "ann@", "@example.org", "a b@c.d", "ann@-c.d", "ann@c..d", ""})
    void mail_address_is_wanted(String mail) {
        assertThat(read(SampleForms.Contact.class, "{'mail':'ann.b+c@mail.example.org'}"))
                .isEqualTo(new SampleForms.Contact("ann.b+c@mail.example.org"));
        refuses(
                SampleForms.Contact.class,
                "{'mail':'" + mail + "'}",
                """
                1 validation error for Contact
                mail
                  value is not a valid email address [type=value_error, input_value='%s', input_type=str]"""
                        .formatted(mail));
    }

    @Test
    void texts_of_a_format_are_wanted() {
        refuses(
                SampleForms.Formats.class,
                "{'home':'shelf/3','day':'tomorrow','at':'2026-07-28T10:00:00','time':'10:00'}",
                """
                4 validation errors for Formats
                home
                  Input should be a valid URL, relative URL without a base [type=url_parsing, input_value='shelf/3', input_type=str]
                day
                  Input should be a valid date [type=date_parsing, input_value='tomorrow', input_type=str]
                at
                  Input should be a valid date-time [type=date_time_parsing, input_value='2026-07-28T10:00:00', input_type=str]
                time
                  Input should be a valid date-time [type=date_time_parsing, input_value='10:00', input_type=str]""");
    }

    record Period(int from, int to) {
        Period {
            if (from > to) {
                throw new ToolException("the period ends before it begins");
            }
            if (from < 0) {
                throw new IllegalArgumentException("secret");
            }
        }
    }

    @Test
    void constructor_may_refuse() {
        refuses(
                Period.class,
                "{'from':2,'to':1}",
                """
                1 validation error for Period
                  Value error, the period ends before it begins [type=value_error, input_value={'from': 2, 'to': 1}, input_type=dict]""");
        refuses(
                Period.class,
                "{'from':-1,'to':1}",
                """
                1 validation error for Period
                  Value error, these values do not go together [type=value_error, input_value={'from': -1, 'to': 1}, input_type=dict]""");
    }

    @Retention(RetentionPolicy.RUNTIME)
    @Constraint(validatedBy = PairCheck.class)
    @interface Ascending {
        String message() default "left must come before right";

        Class<?>[] groups() default {};

        Class<? extends Payload>[] payload() default {};
    }

    public static final class PairCheck implements ConstraintValidator<Ascending, Signed> {

        @Override
        public boolean isValid(Signed pair, ConstraintValidatorContext context) {
            return pair.left() < pair.right();
        }
    }

    @Ascending
    record Signed(
            int left,
            int right,
            @ToolArg(name = "born_on") @Past(message = "lies ahead") LocalDate bornOn,
            @AssertTrue(message = "must be agreed to") boolean agreed,
            @ToolArg(required = false) @NotNull(message = "is missing") String note,
            Optional<@Email(message = "is no address") String> mail) {}

    /** A method's arguments are left to the container; nobody else checks an answer. */
    @Test
    void every_constraint_of_the_application_is_checked() {
        refuses(
                Signed.class,
                "{'left':2,'right':1,'born_on':'2999-01-01','agreed':false,'mail':'a..b@c.d'}",
                """
                5 validation errors for Signed
                  Value error, left must come before right [type=value_error, input_value={'left': 2, 'right': 1, 'born_on': '2999-01-01', 'agreed': False, 'mail': 'a..b@c.d'}, input_type=dict]
                agreed
                  Value error, must be agreed to [type=value_error, input_value=False, input_type=bool]
                born_on
                  Value error, lies ahead [type=value_error, input_value='2999-01-01', input_type=str]
                mail
                  Value error, is no address [type=value_error, input_value='a..b@c.d', input_type=str]
                note
                  Value error, is missing [type=value_error, input_value={'left': 2, 'right': 1, 'born_on': '2999-01-01', 'agreed': False, 'mail': 'a..b@c.d'}, input_type=dict]""");
        assertThat(
                        read(
                                Signed.class,
                                "{'left':1,'right':2,'born_on':'1999-01-01','agreed':true,'note':''}"))
                .isEqualTo(new Signed(1, 2, LocalDate.of(1999, 1, 1), true, "", Optional.empty()));
    }

    public static final class FailingCheck implements ConstraintValidator<Failing, Broken> {

        @Override
        public boolean isValid(Broken value, ConstraintValidatorContext context) {
            throw new IllegalStateException("the shop is closed");
        }
    }

    @Retention(RetentionPolicy.RUNTIME)
    @Constraint(validatedBy = FailingCheck.class)
    @interface Failing {
        String message() default "";

        Class<?>[] groups() default {};

        Class<? extends Payload>[] payload() default {};
    }

    @Failing
    record Broken(int number) {}

    /** It is no answer's fault. */
    @Test
    void failing_validator_is_no_wrong_answer() {
        assertThatExceptionOfType(ValidationException.class)
                .isThrownBy(() -> read(Broken.class, "{'number':1}"))
                .havingCause()
                .withMessage("the shop is closed");
    }

    record Short(@Size(max = 3) String text) {}

    /** As listed: a schema counts characters, Jakarta Validation UTF-16 units. */
    @Test
    void characters_count_once() {
        assertThat(read(Short.class, "{'text':'ab\uD83D\uDE00'}"))
                .isEqualTo(new Short("ab\uD83D\uDE00"));
    }

    @Test
    void no_provider_of_validation_is_needed() {
        Fixture bare = new Fixture(FormAnswerTest.class, Optional.empty());
        assertThat(bare.form(SampleForms.Backorder.class).read(object("{\"confirm\":true}")))
                .isEqualTo(new SampleForms.Backorder(true));
        assertThat(bare.problems.sorted()).isEmpty();
    }

    private void refuses(Class<?> type, String content, String message) {
        assertThatExceptionOfType(InvalidArgumentsException.class)
                .isThrownBy(() -> read(type, content))
                .withMessage(message);
    }

    private Object read(Class<?> type, String content) {
        FormModel form = fixture.form(type);
        assertThat(fixture.problems.sorted()).isEmpty();
        return form.read(object(content.replace('\'', '"')));
    }
}
