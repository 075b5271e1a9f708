package dev.mcpcdi.client;

import static dev.mcpcdi.client.RoundFrames.ASKED;
import static dev.mcpcdi.client.RoundFrames.asked;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mcpcdi.client.ElicitationAnswer.Accept;
import dev.mcpcdi.client.ElicitationAnswer.Decline;
import java.util.Collections;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Rounds that come to no good end. */
class RoundFailuresTest {

    private static final QuestionHandler<Elicitation, ElicitationAnswer> DECLINE =
            QuestionHandler.of(question -> new Decline());

    private static CallResult call(
            Script script, QuestionHandler<Elicitation, ElicitationAnswer> handler) {
        return McpClient.builder().elicitation(handler).client(script).callTool("order", Map.of());
    }

    @Test
    void the_eleventh_round_is_not_answered() {
        Script script = new Script(Collections.nCopies(11, ASKED).toArray(String[]::new));

        assertThatThrownBy(() -> call(script, DECLINE))
                .isInstanceOf(UnexpectedAnswerException.class)
                .hasMessage("The server asks again after 10 rounds.");
        assertThat(script.sent()).hasSize(11);
    }

    @Test
    void a_question_without_a_handler_ends_the_call() {
        Script script = new Script(ASKED);

        assertThatThrownBy(() -> McpClient.builder().client(script).callTool("order", Map.of()))
                .isInstanceOf(UnexpectedAnswerException.class)
                .hasMessage("The server asks 'confirm', and there is no handler of elicitations.");
        assertThat(script.sent()).hasSize(1);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    tasks/get | {"method":"tasks/get","params":{}}
                    elicitation/create in mode voice | {"method":"elicitation/create","params":{"mode":"voice"}}
                    """)
    void an_unknown_kind_of_question_ends_the_call(String kind, String request) {
        Script script = new Script(asked(request));

        assertThatThrownBy(() -> call(script, DECLINE))
                .isInstanceOf(UnexpectedAnswerException.class)
                .hasMessage("The question 'q' is of a kind that is not known here: " + kind);
        assertThat(script.sent()).hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\"requestState\":1",
                "\"requestState\":null",
                "\"inputRequests\":[]",
                "\"inputRequests\":null,\"requestState\":\"s\"",
                "\"inputRequests\":{\"q\":1}",
                "\"inputRequests\":{\"q\":{}}",
                "\"inputRequests\":{\"q\":{\"method\":\"elicitation/create\"}}",
                """
                "inputRequests":{"q":{"method":"elicitation/create","params":{"message":"M"}}}""",
                """
                "inputRequests":{"q":{"method":"elicitation/create","params":{"requestedSchema":{}}}}""",
                """
                "inputRequests":{"q":{"method":"elicitation/create","params":{"mode":"url","message":"M","url":":"}}}""",
                """
                "inputRequests":{"q":{"method":"sampling/createMessage","params":{"messages":[],"maxTokens":1}}}""",
                """
                "inputRequests":{"q":{"method":"sampling/createMessage","params":{}}}"""
            })
    void questions_of_another_shape_are_refused(String members) {
        Script script =
                new Script("\"result\":{\"resultType\":\"input_required\"," + members + "}");

        assertThatThrownBy(() -> call(script, DECLINE))
                .isInstanceOf(UnexpectedAnswerException.class)
                .hasMessage("The answer has an unexpected shape.");
    }

    @Test
    void neither_question_nor_state_is_refused() {
        assertThatThrownBy(
                        () ->
                                call(
                                        new Script(
                                                "\"result\":{\"resultType\":\"input_required\"}"),
                                        DECLINE))
                .isInstanceOf(UnexpectedAnswerException.class)
                .hasMessage("The server asks without a question or a state.");
    }

    @Test
    void a_list_cannot_ask() {
        McpClient client = McpClient.builder().elicitation(DECLINE).client(new Script(ASKED));

        assertThatThrownBy(client::listTools)
                .isInstanceOf(UnexpectedAnswerException.class)
                .hasMessage("The server answered with a result of type input_required");
    }

    @Test
    void an_exception_of_the_handler_is_the_cause() {
        IllegalStateException thrown = new IllegalStateException("The window is closed.");
        Script script = new Script(ASKED);

        assertThatThrownBy(
                        () ->
                                call(
                                        script,
                                        question -> {
                                            throw thrown;
                                        }))
                .isInstanceOf(QuestionFailedException.class)
                .hasMessage("The question 'confirm' was not answered.")
                .cause()
                .isSameAs(thrown);
        assertThat(script.sent()).hasSize(1);
    }

    @Test
    void a_failure_of_its_stage_is_the_cause() {
        Exception failure = new Exception("The line is dead.");
        CompletionStage<ElicitationAnswer> stage =
                CompletableFuture.<ElicitationAnswer>failedFuture(failure)
                        .thenApply(answer -> answer);

        assertThatThrownBy(() -> call(new Script(ASKED), question -> stage))
                .isInstanceOf(QuestionFailedException.class)
                .cause()
                .isSameAs(failure);
    }

    @Test
    void a_failure_does_not_wait_for_other_answers() {
        String both =
                """
                "result":{"resultType":"input_required","inputRequests":{
                 "a":{"method":"elicitation/create","params":{"message":"A","requestedSchema":{}}},
                 "b":{"method":"elicitation/create","params":{"message":"B","requestedSchema":{}}}}}""";
        Exception failure = new Exception("The line is dead.");

        assertThatThrownBy(
                        () ->
                                call(
                                        new Script(both),
                                        question ->
                                                question.key().equals("a")
                                                        ? new CompletableFuture<>()
                                                        : CompletableFuture.failedFuture(failure)))
                .isInstanceOf(QuestionFailedException.class)
                .hasMessage("The question 'b' was not answered.");
    }

    @Test
    void a_handler_without_a_stage_or_an_answer_fails() {
        assertThatThrownBy(() -> call(new Script(ASKED), question -> null))
                .isInstanceOf(QuestionFailedException.class)
                .hasRootCauseMessage("The handler gave no stage.");
        assertThatThrownBy(() -> call(new Script(ASKED), QuestionHandler.of(question -> null)))
                .isInstanceOf(QuestionFailedException.class)
                .hasRootCauseMessage("The handler gave no answer.");
    }

    @Test
    void content_without_a_json_form_ends_the_call() {
        Script script = new Script(ASKED);
        ElicitationAnswer answer = new Accept(Map.of("confirm", new Object()));

        assertThatThrownBy(() -> call(script, QuestionHandler.of(question -> answer)))
                .isInstanceOf(IllegalArgumentException.class);
        assertThat(script.sent()).hasSize(1);
    }

    @Test
    void a_refused_state_is_the_error_of_the_server() {
        Script script =
                new Script(
                        ASKED,
                        """
                        "error":{"code":-32602,"message":"Invalid or expired requestState"}""");

        assertThatThrownBy(() -> call(script, DECLINE))
                .isInstanceOf(RpcErrorException.class)
                .hasMessage("Invalid or expired requestState");
        assertThat(script.sent()).hasSize(2);
    }
}
