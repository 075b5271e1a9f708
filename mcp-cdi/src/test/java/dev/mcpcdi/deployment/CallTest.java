package dev.mcpcdi.deployment;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mcpcdi.Content;
import dev.mcpcdi.McpException;
import dev.mcpcdi.Tool;
import dev.mcpcdi.ToolException;
import dev.mcpcdi.ToolResult;
import jakarta.annotation.PreDestroy;
import jakarta.ejb.EJBException;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.context.Dependent;
import jakarta.enterprise.context.RequestScoped;
import jakarta.enterprise.inject.Default;
import jakarta.enterprise.inject.se.SeContainer;
import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class CallTest {

    @ApplicationScoped
    static class Diary {
        final List<String> entries = new ArrayList<>();

        void note(String entry) {
            entries.add(entry);
        }

        String read() {
            return String.join(",", entries);
        }
    }

    @RequestScoped
    static class Counter {
        private int count;

        int next() {
            return ++count;
        }
    }

    @Dependent
    static class Pen {
        @Inject Diary diary;

        String write() {
            return "written";
        }

        @PreDestroy
        void dry() {
            diary.note("pen");
        }
    }

    @Dependent
    static class Writer {
        @Inject Diary diary;

        @Tool(description = "Writes with a pen of this call.")
        String write(@Default Pen pen) {
            diary.note("call");
            return pen.write();
        }

        @Tool(description = "Writes later.")
        CompletionStage<String> writeLater(@Default Pen pen) {
            return new CompletableFuture<String>()
                    .completeOnTimeout("", 1, TimeUnit.MILLISECONDS)
                    .thenApply(
                            done -> {
                                diary.note("stage");
                                return pen.write();
                            });
        }

        @PreDestroy
        void rest() {
            diary.note("writer");
        }
    }

    @ApplicationScoped
    static class Tools {
        @Inject Counter counter;

        @Tool(description = "Counts in a call.")
        String count() {
            counter.next();
            return "call " + counter.next();
        }

        @Tool(description = "Returns nothing.")
        void nothing() {}

        @Tool(description = "Returns null.", structuredOutput = Tool.StructuredOutput.OFF)
        String nil() {
            return null;
        }

        @Tool(description = "Fails for the model.")
        String fail() {
            throw new ToolException("No such shelf.");
        }

        @Tool(description = "Fails for the client.")
        String refuse() {
            throw new McpException(-32050, "Closed.");
        }

        @Tool(description = "Crashes.")
        String crash() {
            throw new IllegalStateException("secret");
        }

        @Tool(description = "Overflows.")
        String overflow() {
            throw new StackOverflowError("secret");
        }

        @Tool(description = "Fails in wrappings.")
        CompletionStage<String> wrapped() {
            return CompletableFuture.failedFuture(
                    new CompletionException(new EJBException(new ToolException("No such shelf."))));
        }

        @Tool(description = "Forgets its stage.")
        CompletionStage<String> forgets() {
            return null;
        }

        @Tool(description = "Gives a stage.")
        CompletionStage<String> stage() {
            return CompletableFuture.completedFuture("later");
        }

        @Tool(description = "Says itself what the client gets.")
        ToolResult own() {
            return ToolResult.error("no");
        }

        @Tool(description = "Gives blocks.")
        List<Content> blocks() {
            return List.of(new Content.Text("a"), new Content.Text("b"));
        }
    }

    private SeContainer container;
    private Client client;

    @BeforeEach
    void deploy() {
        container = Deployment.of(Diary.class, Counter.class, Pen.class, Writer.class, Tools.class);
        client = new Client(container);
    }

    @AfterEach
    void undeploy() {
        container.close();
    }

    private String diary() {
        return container.select(Diary.class).get().read();
    }

    @Test
    void each_call_has_a_request_scope() {
        assertThat(client.text("count", "{}")).isEqualTo("call 2");
        assertThat(client.text("count", "{}")).isEqualTo("call 2");
    }

    @Test
    void dependents_end_with_the_call() {
        assertThat(client.text("write", "{}")).isEqualTo("written");
        assertThat(diary().split(","))
                .startsWith("call")
                .containsExactlyInAnyOrder("call", "pen", "writer");
    }

    @Test
    void dependents_of_a_stage_end_with_the_stage() {
        assertThat(client.text("writeLater", "{}")).isEqualTo("written");
        assertThat(diary().split(","))
                .startsWith("stage")
                .containsExactlyInAnyOrder("stage", "pen", "writer");
    }

    @Test
    void nothing_and_null_give_no_blocks() {
        assertThat(client.content("nothing", "{}")).isEqualTo("[]");
        assertThat(client.content("nil", "{}")).isEqualTo("[]");
    }

    @Test
    void a_tool_exception_is_for_the_model() {
        assertThat(client.call("fail", "{}"))
                .isEqualTo(error("Error executing tool fail: No such shelf."));
    }

    @Test
    void a_protocol_exception_is_for_the_client() {
        assertThat(client.call("refuse", "{}"))
                .isEqualTo("RpcError[code=-32050, message=Closed., data=Optional.empty]");
    }

    @Test
    void any_other_throwable_is_masked() {
        try (LogLines log = LogLines.of("dev.mcpcdi.invoke")) {
            for (String tool : List.of("crash", "overflow", "forgets")) {
                assertThat(client.call(tool, "{}"))
                        .isEqualTo(error("Error executing tool " + tool));
            }
            assertThat(log.lines())
                    .containsExactly(
                            "SEVERE Tool \"crash\" failed. java.lang.IllegalStateException: secret",
                            "SEVERE Tool \"overflow\" failed. java.lang.StackOverflowError: secret",
                            "SEVERE Tool \"forgets\" failed. java.lang.NullPointerException: Tools.forgets returned null instead of a stage.");
        }
    }

    @Test
    void a_wrapped_exception_counts_as_what_it_wraps() {
        assertThat(client.call("wrapped", "{}"))
                .isEqualTo(error("Error executing tool wrapped: No such shelf."));
    }

    @Test
    void a_stage_is_waited_for() {
        assertThat(client.text("stage", "{}")).isEqualTo("later");
    }

    @Test
    void blocks_pass_as_they_are() {
        assertThat(client.call("own", "{}")).isEqualTo(error("no"));
        assertThat(client.content("blocks", "{}"))
                .isEqualTo(
                        "[{\"type\":\"text\",\"text\":\"a\"},{\"type\":\"text\",\"text\":\"b\"}]");
    }

    private static String error(String text) {
        return "{\"content\":[{\"type\":\"text\",\"text\":\"%s\"}],\"isError\":true}"
                .formatted(text);
    }
}
