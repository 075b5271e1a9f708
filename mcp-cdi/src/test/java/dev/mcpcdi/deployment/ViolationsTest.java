package dev.mcpcdi.deployment;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mcpcdi.Prompt;
import dev.mcpcdi.ResourceTemplate;
import dev.mcpcdi.Tool;
import dev.mcpcdi.Tool.StructuredOutput;
import dev.mcpcdi.ToolArg;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.se.SeContainer;
import jakarta.validation.ConstraintViolationException;
import jakarta.validation.Validation;
import jakarta.validation.Validator;
import jakarta.validation.constraints.Past;
import java.lang.reflect.Method;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import org.junit.jupiter.api.Test;

/** What is thrown when the container, or code inside a tool, finds values that are not valid. */
class ViolationsTest {

    private static final Validator VALIDATOR =
            Validation.buildDefaultValidatorFactory().getValidator();

    record Birth(@Past LocalDate day) {}

    /** Validates as the interceptor of a container does, which this one has not. */
    @ApplicationScoped
    static class Register {
        @Tool(description = "Takes a day that is over.")
        public String born(@Past @ToolArg(name = "day_of_birth") LocalDate day) {
            throw violation("born", day);
        }

        @Tool(description = "Says it later.")
        public CompletionStage<String> later(@Past LocalDate day) {
            return CompletableFuture.failedFuture(new CompletionException(violation("later", day)));
        }

        @Tool(
                description = "Has a schema of its own.",
                inputSchema =
                        "{\"type\":\"object\",\"properties\":{\"day\":{\"type\":\"string\"}},\"required\":[\"day\"]}")
        public String given(@Past LocalDate day) {
            throw violation("given", day);
        }

        @Prompt(description = "Congratulates.")
        public String congratulate(@Past LocalDate day) {
            throw violation("congratulate", day);
        }

        @ResourceTemplate(uriTemplate = "births://{day}")
        public String births(@Past LocalDate day) {
            throw violation("births", day);
        }

        @Tool(description = "Finds its own data wrong.")
        public String inside(LocalDate day) {
            throw new ConstraintViolationException(VALIDATOR.validate(new Birth(day)));
        }

        @Tool(description = "Goes round.", structuredOutput = StructuredOutput.OFF)
        public List<Object> round() {
            List<Object> round = new ArrayList<>();
            round.add(round);
            return round;
        }

        private ConstraintViolationException violation(String name, Object value) {
            Method method =
                    Arrays.stream(Register.class.getDeclaredMethods())
                            .filter(each -> each.getName().equals(name))
                            .findFirst()
                            .orElseThrow();
            return new ConstraintViolationException(
                    VALIDATOR
                            .forExecutables()
                            .validateParameters(this, method, new Object[] {value}));
        }
    }

    private static String call(String tool, String arguments) {
        try (SeContainer container = Deployment.of(Register.class)) {
            return new Client(container).call(tool, arguments);
        }
    }

    /** The message of an error. */
    private static String refusal(String method, String params) {
        try (SeContainer container = Deployment.of(Register.class)) {
            String error =
                    new Client(container)
                            .ask(
                                    "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"%s\",\"params\":{%s}}"
                                            .formatted(method, params));
            assertThat(error).startsWith("RpcError[code=-32602, message=");
            return error.substring(
                    "RpcError[code=-32602, message=".length(), error.indexOf(", data="));
        }
    }

    private static String error(String text) {
        return "{\"content\":[{\"type\":\"text\",\"text\":\"%s\"}],\"isError\":true}"
                .formatted(text);
    }

    @Test
    void argument_that_the_container_refuses_is_named() {
        assertThat(call("born", "{\"day_of_birth\":\"2999-01-01\"}"))
                .isEqualTo(
                        error(
                                "Error executing tool born: 1 validation error for bornArguments\\nday_of_birth\\n  Value error, must be a past date [type=value_error, input_value='2999-01-01', input_type=str]"));
    }

    @Test
    void argument_that_is_refused_later_is_named() {
        assertThat(call("later", "{\"day\":\"2999-01-01\"}"))
                .isEqualTo(
                        error(
                                "Error executing tool later: 1 validation error for laterArguments\\nday\\n  Value error, must be a past date [type=value_error, input_value='2999-01-01', input_type=str]"));
    }

    @Test
    void argument_of_a_schema_by_hand_is_named() {
        assertThat(call("given", "{\"day\":\"2999-01-01\"}"))
                .isEqualTo(
                        error(
                                "Error executing tool given: 1 validation error for givenArguments\\nday\\n  Value error, must be a past date [type=value_error, input_value='2999-01-01', input_type=str]"));
    }

    @Test
    void argument_of_a_prompt_is_named() {
        assertThat(
                        refusal(
                                "prompts/get",
                                "\"name\":\"congratulate\",\"arguments\":{\"day\":\"2999-01-01\"}"))
                .isEqualTo(
                        "Error rendering prompt congratulate: 1 validation error for congratulateArguments\nday\n  Value error, must be a past date [type=value_error, input_value='2999-01-01', input_type=str]");
    }

    @Test
    void variable_of_a_template_is_named() {
        assertThat(refusal("resources/read", "\"uri\":\"births://2999-01-01\""))
                .isEqualTo(
                        "Error creating resource from template births://2999-01-01: 1 validation error for birthsArguments\nday\n  Value error, must be a past date [type=value_error, input_value='2999-01-01', input_type=str]");
    }

    @Test
    void violation_inside_the_tool_is_masked() {
        assertThat(call("inside", "{\"day\":\"2999-01-01\"}"))
                .isEqualTo(error("Error executing tool inside"));
    }

    @Test
    void list_that_holds_itself_is_masked() {
        try (LogLines log = LogLines.of("dev.mcpcdi")) {
            assertThat(call("round", "{}")).isEqualTo(error("Error executing tool round"));
            assertThat(log.lines())
                    .contains(
                            "SEVERE Tool \"round\" failed. java.lang.IllegalStateException: The result is nested deeper than 128 levels, perhaps a cycle.");
        }
    }
}
