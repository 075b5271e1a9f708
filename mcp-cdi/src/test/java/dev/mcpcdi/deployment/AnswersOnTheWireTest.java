package dev.mcpcdi.deployment;

import static dev.mcpcdi.deployment.Wire.asked;
import static dev.mcpcdi.deployment.Wire.done;
import static dev.mcpcdi.deployment.Wire.failed;
import static dev.mcpcdi.deployment.Wire.form;
import static org.assertj.core.api.Assertions.assertThat;

import dev.mcpcdi.Elicit;
import dev.mcpcdi.ElicitationResult;
import dev.mcpcdi.Resolution;
import dev.mcpcdi.Resolver;
import dev.mcpcdi.Tool;
import dev.mcpcdi.server.Reply;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.se.SeContainer;
import jakarta.inject.Named;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** What each answer to one question does, frame by frame. */
class AnswersOnTheWireTest {

    private static final String EMMA = "\"arguments\":{\"title\":\"Emma\"},";

    private static SeContainer container;
    private static Wire wire;

    record Backorder(boolean confirm) {}

    @ApplicationScoped
    static class Shop {

        @Resolver
        @Named("confirmed")
        Resolution<Backorder> confirm(String title) {
            return title.equals("Dune")
                    ? Resolution.of(new Backorder(true))
                    : new Elicit<>("Order '%s'?".formatted(title));
        }

        @Resolver
        @Named("slip")
        String slip(@Named("confirmed") Backorder agreement) {
            return "slip " + agreement.confirm();
        }

        @Tool(description = "Orders.")
        String order(String title, @Named("confirmed") Backorder backorder) {
            return title + " " + backorder.confirm();
        }

        @Tool(description = "Orders or not.")
        String choose(String title, @Named("confirmed") ElicitationResult<Backorder> choice) {
            return title + " " + choice;
        }

        @Tool(description = "Prints a slip.")
        String print(String title, @Named("slip") String slip) {
            return title + " " + slip;
        }
    }

    @BeforeAll
    static void open() {
        container = Deployment.of(Shop.class);
        wire = new Wire(container);
    }

    @AfterAll
    static void close() {
        container.close();
    }

    private static String answered(String tool, String response) {
        Wire.Answer first = wire.call(tool, EMMA);
        assertThat(first.kind()).isEqualTo(Reply.Kind.ANSWERED);
        assertThat(first.open())
                .isEqualTo(asked(form("confirm", "Order 'Emma'?", "confirm", "Confirm")));
        Wire.Answer second = wire.retry(tool, EMMA, first, "{\"confirm\":" + response + "}");
        assertThat(second.kind()).isEqualTo(Reply.Kind.ANSWERED);
        return second.text();
    }

    /** python-sdk.md 5.4: what was accepted is the value. */
    @Test
    void accept() {
        String accepted = "{\"action\":\"accept\",\"content\":{\"confirm\":%s}}";
        assertThat(answered("order", accepted.formatted("true"))).isEqualTo(done("Emma true"));
        assertThat(answered("order", accepted.formatted("false"))).isEqualTo(done("Emma false"));
    }

    /** python-sdk.md 5.4: a consumer of the plain value ends the call. */
    @Test
    void decline_and_cancel() {
        String text =
                "Error executing tool order: Resolver for parameter 'backorder' could not resolve:"
                        + " elicitation was ";
        assertThat(answered("order", "{\"action\":\"decline\"}"))
                .isEqualTo(failed(text + "decline"));
        assertThat(answered("order", "{\"action\":\"cancel\"}")).isEqualTo(failed(text + "cancel"));
    }

    /** python-sdk.md 5.4: content beside a decline is no answer. */
    @Test
    void decline_with_content() {
        assertThat(answered("order", "{\"action\":\"decline\",\"content\":{\"confirm\":true}}"))
                .contains("elicitation was decline");
    }

    /** python-sdk.md 5.4: the text names the parameter of the resolver that wanted the value. */
    @Test
    void decline_of_what_another_resolver_needs() {
        Wire.Answer first = wire.call("print", EMMA);
        String text =
                wire.retry("print", EMMA, first, "{\"confirm\":{\"action\":\"decline\"}}").text();
        assertThat(text)
                .isEqualTo(
                        failed(
                                "Error executing tool print: Resolver for parameter 'agreement'"
                                        + " could not resolve: elicitation was decline"));
    }

    /** python-sdk.md 5.6 and 13.44: accepted, but with nothing in it. */
    @Test
    void accept_without_content() {
        String text =
                failed(
                        "Error executing tool order: Resolver 'confirm' received an accepted"
                                + " elicitation with no content");
        assertThat(answered("order", "{\"action\":\"accept\"}")).isEqualTo(text);
        assertThat(answered("order", "{\"action\":\"accept\",\"content\":null}")).isEqualTo(text);
    }

    /** python-sdk.md 5.6 and 13.41: no detail of a wrong answer gets out. */
    @Test
    void accept_with_content_that_does_not_fit() {
        String text =
                failed(
                        "Error executing tool order: Resolver 'confirm' received an accepted"
                                + " elicitation whose content does not match the requested schema");
        String accepted = "{\"action\":\"accept\",\"content\":%s}";
        assertThat(answered("order", accepted.formatted("{}"))).isEqualTo(text);
        assertThat(answered("order", accepted.formatted("{\"confirm\":\"perhaps\"}")))
                .isEqualTo(text);
        assertThat(answered("order", accepted.formatted("{\"confirm\":null}"))).isEqualTo(text);
    }

    /** python-sdk.md 5.6: an object, but the answer to something else. */
    @Test
    void an_answer_to_something_else() {
        String text =
                failed(
                        "Error executing tool order: Resolver 'confirm' received a non-elicitation"
                                + " response");
        assertThat(answered("order", "{\"roots\":[]}")).isEqualTo(text);
        assertThat(answered("order", "{}")).isEqualTo(text);
        assertThat(answered("order", "{\"action\":\"agree\"}")).isEqualTo(text);
        assertThat(answered("order", "{\"action\":1}")).isEqualTo(text);
    }

    /** python-sdk.md 5.4: a consumer of the outcome goes on, whatever it is. */
    @Test
    void each_outcome_for_a_tool_that_wants_to_know() {
        assertThat(answered("choose", "{\"action\":\"accept\",\"content\":{\"confirm\":false}}"))
                .isEqualTo(done("Emma Accepted[value=Backorder[confirm=false]]"));
        assertThat(answered("choose", "{\"action\":\"decline\"}"))
                .isEqualTo(done("Emma Declined[]"));
        assertThat(answered("choose", "{\"action\":\"cancel\"}"))
                .isEqualTo(done("Emma Cancelled[]"));
    }

    /** python-sdk.md 5.5 and 13.48: a value that is known asks nothing, so nothing is needed. */
    @Test
    void a_value_that_is_known() {
        String dune = "\"arguments\":{\"title\":\"Dune\"},";
        assertThat(wire.call("choose", dune, "{}").text())
                .isEqualTo(done("Dune Accepted[value=Backorder[confirm=true]]"));
        assertThat(wire.call("order", dune, "{}").text()).isEqualTo(done("Dune true"));
    }

    /** python-sdk.md 13.9: a model cannot fill in what a resolver gives. */
    @Test
    void a_value_that_the_client_sends_itself() {
        String forged = "\"arguments\":{\"title\":\"Emma\",\"backorder\":{\"confirm\":true}},";
        assertThat(wire.call("order", forged).open())
                .isEqualTo(asked(form("confirm", "Order 'Emma'?", "confirm", "Confirm")));
    }
}
