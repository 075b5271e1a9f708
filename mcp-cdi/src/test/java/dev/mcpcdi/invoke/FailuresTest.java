package dev.mcpcdi.invoke;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mcpcdi.McpException;
import dev.mcpcdi.ToolException;
import dev.mcpcdi.schema.ResultModel;
import jakarta.ejb.EJBException;
import jakarta.json.JsonObject;
import jakarta.json.JsonValue;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.UndeclaredThrowableException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class FailuresTest {

    /** Writes true as JSON and refuses everything else. */
    private static final class OnlyTrue implements ResultModel {
        @Override
        public Optional<JsonObject> schema() {
            return Optional.empty();
        }

        @Override
        public Written write(Object value) {
            if (Boolean.TRUE.equals(value)) {
                return new Written(JsonValue.TRUE, Optional.empty());
            }
            throw new IllegalArgumentException("not true");
        }
    }

    /** The traces of failures that are meant would hide those that are not. */
    private final Logger log = Logger.getLogger("dev.mcpcdi.invoke");

    @BeforeEach
    void silence() {
        log.setUseParentHandlers(false);
    }

    @AfterEach
    void listen() {
        log.setUseParentHandlers(true);
    }

    private final Failures failures = new Failures(new ToolExits("order_book"), new OnlyTrue());

    static Stream<Throwable> wrapped() {
        ToolException inner = new ToolException("Sold out.");
        return Stream.of(
                inner,
                new EJBException(inner),
                new CompletionException(inner),
                new ExecutionException(inner),
                new InvocationTargetException(inner),
                new UndeclaredThrowableException(inner),
                new ExecutionException(new InvocationTargetException(new EJBException(inner))));
    }

    @ParameterizedTest
    @MethodSource("wrapped")
    void a_tool_exception_under_any_wrapping(Throwable thrown) {
        assertThat(failures.of(thrown, null))
                .isEqualTo(Outcome.OfTool.error("Error executing tool order_book: Sold out."));
    }

    @Test
    void a_tool_exception_as_the_cause_of_something_else_is_masked() {
        assertThat(failures.of(new IllegalStateException(new ToolException("Sold out.")), null))
                .isEqualTo(Outcome.OfTool.error("Error executing tool order_book"));
    }

    @Test
    void a_wrapper_without_a_cause_is_masked() {
        assertThat(failures.of(new EJBException("secret"), null))
                .isEqualTo(Outcome.OfTool.error("Error executing tool order_book"));
    }

    @Test
    void a_refusal_keeps_code_message_and_data() {
        assertThat(failures.of(new McpException(-32050, "Closed.", true), null))
                .isEqualTo(new Outcome.Refusal(-32050, "Closed.", Optional.of(JsonValue.TRUE)));
    }

    @Test
    void a_refusal_with_data_that_has_no_json_is_masked() {
        assertThat(failures.of(new McpException(-32050, "Closed.", new Object()), null))
                .isEqualTo(Outcome.OfTool.error("Error executing tool order_book"));
    }

    @Test
    void a_crash_is_logged_but_not_one_of_a_cancelled_call() {
        List<String> lines = new ArrayList<>();
        Handler recorder = new Recorder(lines);
        log.addHandler(recorder);
        try {
            assertThat(failures.afterCancellation(new InterruptedException()))
                    .isEqualTo(Outcome.OfTool.error("Error executing tool order_book"));
            assertThat(lines).isEmpty();
            failures.of(new InterruptedException(), null);
            assertThat(lines).containsExactly("SEVERE Tool \"order_book\" failed.");
        } finally {
            log.removeHandler(recorder);
        }
    }

    private static final class Recorder extends Handler {
        private final List<String> lines;

        Recorder(List<String> lines) {
            this.lines = lines;
        }

        @Override
        public void publish(LogRecord record) {
            lines.add(record.getLevel() + " " + record.getMessage());
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
    }
}
