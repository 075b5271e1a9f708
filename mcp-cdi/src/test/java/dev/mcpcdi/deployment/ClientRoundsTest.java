package dev.mcpcdi.deployment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mcpcdi.client.CallResult;
import dev.mcpcdi.client.ElicitationAnswer;
import dev.mcpcdi.client.ElicitationAnswer.Accept;
import dev.mcpcdi.client.ElicitationAnswer.Cancel;
import dev.mcpcdi.client.ElicitationAnswer.Decline;
import dev.mcpcdi.client.McpClient;
import dev.mcpcdi.client.QuestionFailedException;
import dev.mcpcdi.client.QuestionHandler;
import dev.mcpcdi.client.RpcErrorException;
import dev.mcpcdi.client.UnexpectedAnswerException;
import dev.mcpcdi.server.Engine;
import jakarta.enterprise.inject.se.SeContainer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A client that is asked by the resolvers of a deployment. */
@Timeout(60)
class ClientRoundsTest {

    private static final Map<String, ?> DUNE = Map.of("title", "Dune");
    private static final Map<String, ?> EMMA = Map.of("title", "Emma");
    private static final Accept YES = new Accept(Map.of("confirm", true));

    private static SeContainer container;

    private final List<String> asked = new ArrayList<>();

    @BeforeAll
    static void deploy() {
        container = Deployment.of(Orders.class);
    }

    @AfterAll
    static void undeploy() {
        container.close();
    }

    private static Engine engine() {
        return container.select(Engine.class).get();
    }

    /** Keeps what is asked, and gives the answers in their order. */
    private McpClient client(ElicitationAnswer... answers) {
        return McpClient.builder()
                .elicitation(
                        QuestionHandler.of(
                                question -> {
                                    asked.add(question.key() + ": " + question.message());
                                    return answers[asked.size() - 1];
                                }))
                .inMemory(engine());
    }

    @Test
    void what_is_known_is_not_asked() {
        assertThat(client().callTool("order", DUNE).text()).isEqualTo("Dune true");
        assertThat(asked).isEmpty();
    }

    @Test
    void an_accepted_form_reaches_the_tool() {
        assertThat(client(YES).callTool("order", EMMA).text()).isEqualTo("Emma true");
        assertThat(asked).containsExactly("confirm: 'Emma' is out of stock. Order anyway?");
    }

    @Test
    void a_form_may_say_no_and_be_accepted() {
        assertThat(client(new Accept(Map.of("confirm", false))).callTool("order", EMMA).text())
                .isEqualTo("Emma false");
    }

    @Test
    void a_decline_ends_the_call() {
        assertThat(client(new Decline()).callTool("order", EMMA))
                .satisfies(result -> assertThat(result.isError()).isTrue())
                .extracting(CallResult::text)
                .isEqualTo(
                        "Error executing tool order: Resolver for parameter 'backorder' could not"
                                + " resolve: elicitation was decline");
    }

    @Test
    void a_cancel_ends_the_call() {
        assertThat(client(new Cancel()).callTool("order", EMMA))
                .satisfies(result -> assertThat(result.isError()).isTrue())
                .extracting(CallResult::text)
                .isEqualTo(
                        "Error executing tool order: Resolver for parameter 'backorder' could not"
                                + " resolve: elicitation was cancel");
    }

    @Test
    void a_tool_may_want_to_know_how_it_was_answered() {
        assertThat(client(YES).callTool("orderOrSuggest", EMMA).text()).isEqualTo("Emma Accepted");
        asked.clear();
        assertThat(client(new Decline()).callTool("orderOrSuggest", EMMA).text())
                .isEqualTo("Emma Declined");
        asked.clear();
        assertThat(client(new Cancel()).callTool("orderOrSuggest", EMMA).text())
                .isEqualTo("Emma Cancelled");
    }

    @Test
    void content_that_does_not_fit_ends_the_call() {
        assertThat(client(new Accept(Map.of("confirm", "later"))).callTool("order", EMMA))
                .satisfies(result -> assertThat(result.isError()).isTrue())
                .extracting(CallResult::text)
                .isEqualTo(
                        "Error executing tool order: Resolver 'confirm' received an accepted"
                                + " elicitation whose content does not match the requested schema");
    }

    @Test
    void a_client_that_takes_no_forms_is_refused_when_it_would_be_asked() {
        McpClient client = McpClient.inMemory(engine());

        assertThat(client.callTool("order", DUNE).text()).isEqualTo("Dune true");
        assertThatExceptionOfType(RpcErrorException.class)
                .isThrownBy(() -> client.callTool("order", EMMA))
                .withMessage(
                        "Client did not declare the form elicitation capability required by"
                                + " resolver 'confirm'")
                .satisfies(
                        error -> {
                            assertThat(error.code()).isEqualTo(-32021);
                            assertThat(error.data())
                                    .map(Object::toString)
                                    .contains(
                                            "{\"requiredCapabilities\":{\"elicitation\":{\"form\":{}}}}");
                        });
    }

    @Test
    void a_question_may_need_the_answer_of_another_one() {
        McpClient client = client(YES, new Accept(Map.of("colour", "red")));

        assertThat(client.callTool("gift", EMMA).text()).isEqualTo("Emma in red");
        assertThat(asked)
                .containsExactly(
                        "confirm: 'Emma' is out of stock. Order anyway?",
                        "wrap: Which colour (confirmed: true)?");
    }

    @Test
    void a_decline_in_the_second_round_names_its_parameter() {
        assertThat(client(YES, new Decline()).callTool("gift", EMMA).text())
                .isEqualTo(
                        "Error executing tool gift: Resolver for parameter 'wrapping' could not"
                                + " resolve: elicitation was decline");
    }

    @Test
    void a_handler_that_fails_ends_the_call() {
        IllegalStateException thrown = new IllegalStateException("No user.");
        McpClient client =
                McpClient.builder()
                        .elicitation(
                                question -> {
                                    throw thrown;
                                })
                        .inMemory(engine());

        assertThatThrownBy(() -> client.callTool("order", EMMA))
                .isInstanceOf(QuestionFailedException.class)
                .hasMessage("The question 'confirm' was not answered.")
                .cause()
                .isSameAs(thrown);
    }

    @Test
    void a_question_that_changes_each_time_is_given_up() {
        ElicitationAnswer[] answers = new ElicitationAnswer[10];
        Arrays.fill(answers, YES);
        McpClient client = client(answers);

        assertThatThrownBy(() -> client.callTool("insist", Map.of()))
                .isInstanceOf(UnexpectedAnswerException.class)
                .hasMessage("The server asks again after 10 rounds.");
        assertThat(asked)
                .hasSize(10)
                .startsWith("again: Sure (1)?", "again: Sure (2)?")
                .endsWith("again: Sure (10)?");
    }
}
