package dev.mcpcdi.deployment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mcpcdi.CreateMessageResult;
import dev.mcpcdi.CreateMessageResultWithTools;
import dev.mcpcdi.Elicit;
import dev.mcpcdi.ElicitUrl;
import dev.mcpcdi.ElicitationResult;
import dev.mcpcdi.ListRoots;
import dev.mcpcdi.ListRootsResult;
import dev.mcpcdi.McpContext;
import dev.mcpcdi.Resolver;
import dev.mcpcdi.Role;
import dev.mcpcdi.Sample;
import dev.mcpcdi.SamplingContent.ToolUse;
import dev.mcpcdi.SamplingRequest;
import dev.mcpcdi.SamplingRequest.IncludeContext;
import dev.mcpcdi.Tool;
import dev.mcpcdi.ToolSample;
import dev.mcpcdi.UrlConsent;
import dev.mcpcdi.client.CallResult;
import dev.mcpcdi.client.ElicitationAnswer.Accept;
import dev.mcpcdi.client.ElicitationAnswer.Decline;
import dev.mcpcdi.client.McpClient;
import dev.mcpcdi.client.McpClient.Mode;
import dev.mcpcdi.client.McpClientBuilder;
import dev.mcpcdi.client.QuestionFailedException;
import dev.mcpcdi.client.QuestionHandler;
import dev.mcpcdi.client.RootsAnswer;
import dev.mcpcdi.client.RpcErrorException;
import dev.mcpcdi.client.SamplingAnswer;
import dev.mcpcdi.client.UnexpectedAnswerException;
import dev.mcpcdi.protocol.Revision;
import dev.mcpcdi.server.Engine;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.se.SeContainer;
import jakarta.inject.Named;
import jakarta.json.JsonObject;
import jakarta.json.JsonValue;
import jakarta.json.spi.JsonProvider;
import java.io.StringReader;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** One deployed application asks clients of both eras, which have handlers for every kind. */
@Timeout(60)
class AskedInBothErasTest {

    private static SeContainer container;

    private final Queue<String> asked = new ConcurrentLinkedQueue<>();

    @ApplicationScoped
    static class Office {

        record Size(String size) {}

        @Resolver
        @Named("size")
        Elicit<Size> size() {
            return new Elicit<>("Which size?");
        }

        @Resolver
        @Named("login")
        ElicitUrl login() {
            return new ElicitUrl("Log in", "https://office.example/login?for=a%20b");
        }

        @Resolver
        @Named("draft")
        Sample draft() {
            return Sample.of("Draft", 60);
        }

        @Resolver
        @Named("use")
        ToolSample use() {
            return new ToolSample(
                    SamplingRequest.builder(70)
                            .user("Use it")
                            .tool("add", "Adds.", JsonValue.EMPTY_JSON_OBJECT)
                            .build());
        }

        @Resolver
        @Named("context")
        @SuppressWarnings("deprecation") // what few clients have
        Sample context() {
            return new Sample(
                    SamplingRequest.builder(60)
                            .user("What was said?")
                            .includeContext(IncludeContext.THIS_SERVER)
                            .build());
        }

        @Resolver
        @Named("roots")
        ListRoots roots() {
            return new ListRoots();
        }

        @Resolver
        @Named("title")
        Elicit<Size> title(@Named("draft") CreateMessageResult draft) {
            return new Elicit<>("A size for " + draft.text().orElse("nothing"));
        }

        @Tool(description = "Asks for a size.")
        String form(@Named("size") ElicitationResult<Size> size) {
            return size.accepted().map(Size::size).orElse("none");
        }

        @Tool(description = "Asks to log in.")
        String page(@Named("login") ElicitationResult<UrlConsent> login) {
            return login.getClass().getSimpleName();
        }

        @Tool(description = "Asks the model.")
        String model(@Named("draft") CreateMessageResult draft) {
            return draft.role() + ": " + draft.text().orElse("no text") + " by " + draft.model();
        }

        @Tool(description = "Asks the model, which has a tool.")
        String tools(@Named("use") CreateMessageResultWithTools use) {
            return use.toolUses().toString();
        }

        @Tool(description = "Asks the model about what was said.")
        String context(@Named("context") CreateMessageResult context) {
            return context.text().orElse("nothing");
        }

        @Tool(description = "Asks for the folders.")
        String folders(@Named("roots") ListRootsResult roots) {
            return roots.roots().toString();
        }

        @Tool(description = "Asks for all at once.")
        String all(
                @Named("size") Size size,
                @Named("login") UrlConsent login,
                @Named("draft") CreateMessageResult draft,
                @Named("roots") ListRootsResult roots) {
            return "%s, %s, %d".formatted(size.size(), draft.text().get(), roots.roots().size());
        }

        @Tool(description = "Asks the model, and then the user.")
        String chain(@Named("draft") CreateMessageResult draft, @Named("title") Size size) {
            return draft.text().orElse("nothing") + " " + size.size();
        }

        @Tool(description = "Says what the client can do.")
        String can(McpContext context) {
            return context.clientCapabilities().toString();
        }
    }

    @BeforeAll
    static void deploy() {
        container = Deployment.of(Office.class);
    }

    @AfterAll
    static void undeploy() {
        container.close();
    }

    /** Has a handler of each kind, which keeps what it is asked. */
    private McpClientBuilder able() {
        return McpClient.builder()
                .elicitation(
                        QuestionHandler.of(
                                form -> {
                                    asked.add(form.message());
                                    return new Accept(Map.of("size", "big"));
                                }))
                .urlElicitation(
                        QuestionHandler.of(
                                page -> {
                                    asked.add(page.message() + " at " + page.url());
                                    return new Accept();
                                }))
                .sampling(
                        QuestionHandler.of(
                                sampling -> {
                                    SamplingRequest request = sampling.request();
                                    asked.add(request.messages() + " " + request.maxTokens());
                                    return SamplingAnswer.text("Sand.", "m");
                                }))
                .roots(
                        QuestionHandler.of(
                                listing -> {
                                    asked.add("roots");
                                    return RootsAnswer.of("file:///a", "file:///b");
                                }));
    }

    private static McpClient client(McpClientBuilder builder, Mode mode) {
        return builder.mode(mode).inMemory(container.select(Engine.class).get());
    }

    private static JsonObject json(String text) {
        return JsonProvider.provider().createReader(new StringReader(text)).readObject();
    }

    private static String call(McpClient client, String tool) {
        return client.callTool(tool, Map.of()).text();
    }

    @Test
    void clients_of_both_eras_see_one_tool() {
        for (Mode mode : Mode.values()) {
            McpClient client = client(able(), mode);
            assertThat(call(client, "form")).isEqualTo("big");
            assertThat(call(client, "page")).isEqualTo("Accepted");
            assertThat(call(client, "model")).isEqualTo("ASSISTANT: Sand. by m");
            assertThat(call(client, "folders"))
                    .isEqualTo(
                            "[Root[uri=file:///a, name=Optional.empty],"
                                    + " Root[uri=file:///b, name=Optional.empty]]");
            assertThat(asked)
                    .containsExactly(
                            "Which size?",
                            "Log in at https://office.example/login?for=a%20b",
                            "[SamplingMessage[role=USER, content=[Text[text=Draft]]]] 60",
                            "roots");
            asked.clear();
        }
    }

    @ParameterizedTest
    @EnumSource(
            value = Revision.class,
            names = {"V2024_11_05", "V2025_03_26", "V2025_06_18", "V2025_11_25"})
    void every_revision_has_a_model_and_folders(Revision revision) {
        McpClient client = able().legacy(revision).inMemory(container.select(Engine.class).get());
        assertThat(call(client, "model")).isEqualTo("ASSISTANT: Sand. by m");
        assertThat(call(client, "folders")).startsWith("[Root[uri=file:///a, ");
    }

    @ParameterizedTest
    @EnumSource(Mode.class)
    void independent_questions_of_all_kinds_come_in_order(Mode mode) {
        assertThat(call(client(able(), mode), "all")).isEqualTo("big, Sand., 2");
        assertThat(asked)
                .containsExactly(
                        "Which size?",
                        "Log in at https://office.example/login?for=a%20b",
                        "[SamplingMessage[role=USER, content=[Text[text=Draft]]]] 60",
                        "roots");
    }

    @ParameterizedTest
    @EnumSource(Mode.class)
    void the_model_is_asked_once_a_call_also_where_the_user_is_asked_after_it(Mode mode) {
        assertThat(call(client(able(), mode), "chain")).isEqualTo("Sand. big");
        assertThat(asked)
                .containsExactly(
                        "[SamplingMessage[role=USER, content=[Text[text=Draft]]]] 60",
                        "A size for Sand.");
    }

    @ParameterizedTest
    @EnumSource(Mode.class)
    void a_model_that_is_said_to_take_tools_uses_them(Mode mode) {
        ToolUse use = new ToolUse("u1", "add", json("{\"a\":1}"));
        McpClientBuilder builder =
                able().capabilities(json("{\"sampling\":{\"tools\":{}}}"))
                        .sampling(
                                QuestionHandler.of(
                                        sampling ->
                                                new SamplingAnswer(
                                                        Role.ASSISTANT,
                                                        List.of(use, use),
                                                        "m",
                                                        Optional.of("toolUse"))));
        assertThat(call(client(builder, mode), "tools")).isEqualTo(List.of(use, use).toString());
    }

    @ParameterizedTest
    @EnumSource(Mode.class)
    void a_user_may_decline_each_kind(Mode mode) {
        McpClient client =
                client(
                        McpClient.builder()
                                .elicitation(QuestionHandler.of(form -> new Decline()))
                                .urlElicitation(QuestionHandler.of(page -> new Decline())),
                        mode);
        assertThat(call(client, "form")).isEqualTo("none");
        assertThat(call(client, "page")).isEqualTo("Declined");
    }

    @ParameterizedTest
    @EnumSource(Mode.class)
    void a_client_says_what_its_handlers_can(Mode mode) {
        assertThat(call(client(McpClient.builder(), mode), "can")).isEqualTo("{}");
        assertThat(call(client(able(), mode), "can"))
                .isEqualTo(
                        "{\"elicitation\":{\"form\":{},\"url\":{}},\"sampling\":{},\"roots\":{}}");
        assertThat(
                        call(
                                client(
                                        McpClient.builder()
                                                .urlElicitation(
                                                        QuestionHandler.of(page -> new Accept()))
                                                .capabilities(json("{\"roots\":{\"a\":1}}")),
                                        mode),
                                "can"))
                .isEqualTo("{\"elicitation\":{\"url\":{}},\"roots\":{\"a\":1}}");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    form    | {"elicitation":{"form":{}}} | {"elicitation":{"url":{}}}
                    page    | {"elicitation":{"url":{}}}  | {"elicitation":{}}
                    model   | {"sampling":{}}             | {"roots":{}}
                    tools   | {"sampling":{"tools":{}}}   | {"sampling":{}}
                    context | {"sampling":{"context":{}}} | {"sampling":{"tools":{}}}
                    folders | {"roots":{}}                | {"sampling":{}}
                    """)
    void what_is_lacking_is_told_in_both_eras(String tool, String lacking, String declared) {
        for (Mode mode : Mode.values()) {
            McpClient client = client(McpClient.builder().capabilities(json(declared)), mode);
            assertThatExceptionOfType(RpcErrorException.class)
                    .isThrownBy(() -> call(client, tool))
                    .satisfies(
                            error -> {
                                assertThat(error.code()).isEqualTo(-32021);
                                assertThat(error.data())
                                        .map(Object::toString)
                                        .contains("{\"requiredCapabilities\":" + lacking + "}");
                            });
        }
    }

    @ParameterizedTest
    @EnumSource(Mode.class)
    void a_handler_that_fails_ends_the_call(Mode mode) {
        IllegalStateException thrown = new IllegalStateException("No model.");
        McpClient client =
                client(
                        McpClient.builder()
                                .sampling(sampling -> CompletableFuture.failedFuture(thrown)),
                        mode);
        assertThatThrownBy(() -> call(client, "model"))
                .isInstanceOf(QuestionFailedException.class)
                .hasMessageMatching("The question '.*' was not answered\\.")
                .cause()
                .isSameAs(thrown);
    }

    @Test
    void what_nobody_answers_ends_the_call_or_is_told_to_the_session() {
        JsonObject all = json("{\"roots\":{},\"elicitation\":{\"url\":{}}}");
        McpClient modern = client(McpClient.builder().capabilities(all), Mode.MODERN);
        assertThatThrownBy(() -> call(modern, "folders"))
                .isInstanceOf(UnexpectedAnswerException.class)
                .hasMessage("The server asks 'roots', and there is no handler of roots.");

        McpClient session = client(McpClient.builder().capabilities(all), Mode.LEGACY);
        CallResult result = session.callTool("folders", Map.of());
        assertThat(result.isError()).isTrue();
        assertThat(result.text())
                .isEqualTo(
                        "Error executing tool folders: Resolver 'roots' received the error -32601 from"
                                + " the client: Method not found: roots/list");
        assertThat(call(session, "page"))
                .isEqualTo(
                        "Error executing tool page: Resolver 'login' received the error -32602 from"
                                + " the client: Invalid params of elicitation/create");
    }

    /** The first handler keeps its thread; the call of the other client goes on all the same. */
    @ParameterizedTest
    @EnumSource(Mode.class)
    void a_handler_may_keep_its_thread(Mode mode) {
        CountDownLatch other = new CountDownLatch(1);
        McpClient slow =
                client(
                        McpClient.builder()
                                .roots(
                                        QuestionHandler.of(
                                                listing -> {
                                                    await(other);
                                                    return RootsAnswer.of();
                                                })),
                        mode);
        CompletableFuture<CallResult> kept =
                CompletableFuture.supplyAsync(() -> slow.callTool("folders", Map.of()));
        assertThat(call(client(able(), mode), "form")).isEqualTo("big");
        other.countDown();
        assertThat(kept.join().text()).isEqualTo("[]");
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
