package dev.mcpcdi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.mcpcdi.SamplingContent.ToolOutput;
import dev.mcpcdi.SamplingContent.ToolUse;
import dev.mcpcdi.SamplingRequest.ToolChoice;
import jakarta.json.JsonValue;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What a model can be asked (2025-11-25, Sampling, Message Content Constraints). */
class SamplingRequestTest {

    private static final SamplingContent TEXT = new Content.Text("And?");

    private static ToolUse use(String id) {
        return new ToolUse(id, "weather", JsonValue.EMPTY_JSON_OBJECT);
    }

    private static ToolOutput output(String id) {
        return new ToolOutput(id, List.of(new Content.Text("Rain.")), false);
    }

    private static SamplingMessage user(SamplingContent... content) {
        return new SamplingMessage(Role.USER, List.of(content));
    }

    private static SamplingMessage model(SamplingContent... content) {
        return new SamplingMessage(Role.ASSISTANT, List.of(content));
    }

    private static SamplingRequest request(SamplingMessage... messages) {
        SamplingRequestBuilder builder = SamplingRequest.builder(9);
        List.of(messages).forEach(builder::message);
        return builder.build();
    }

    @Test
    void uses_of_tools_that_are_answered() {
        SamplingRequest request =
                request(
                        user(TEXT),
                        model(TEXT, use("a"), use("b")),
                        user(output("b"), output("a")),
                        model(TEXT));
        assertThat(request.messages()).hasSize(4);
        assertThat(request.usesTools()).isFalse();
    }

    static Stream<Arguments> unfit() {
        String unanswered =
                "The uses of tools [a] are answered by []: the message after a use has the outputs"
                        + " of all its uses and nothing else.";
        return Stream.of(
                Arguments.of(
                        "The uses of tools [a] have no outputs.",
                        List.of(user(TEXT), model(use("a")))),
                Arguments.of(unanswered, List.of(model(use("a")), user(TEXT))),
                Arguments.of(
                        unanswered.replace("[a]", "[]").replace("by []", "by [a]"),
                        List.of(user(output("a")))),
                Arguments.of(
                        unanswered.replace("by []", "by [b]"),
                        List.of(model(use("a")), user(output("b")))),
                Arguments.of(
                        "A message with outputs of tools is the user's, and has nothing else.",
                        List.of(model(use("a")), user(output("a"), TEXT))),
                Arguments.of(
                        "A message with outputs of tools is the user's, and has nothing else.",
                        List.of(model(use("a")), model(output("a")))),
                Arguments.of("Only the model uses tools.", List.of(user(use("a")))),
                Arguments.of(
                        "Two uses of tools in one message have the id a.",
                        List.of(model(use("a"), use("a")))));
    }

    @ParameterizedTest
    @MethodSource("unfit")
    void uses_of_tools_that_are_not(String message, List<SamplingMessage> messages) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> request(messages.toArray(SamplingMessage[]::new)))
                .withMessage(message);
    }

    @Test
    void without_a_message_there_is_no_question() {
        assertThatIllegalArgumentException()
                .isThrownBy(SamplingRequestTest::request)
                .withMessage("A model is asked at least one message.");
    }

    @Test
    void without_room_there_is_no_answer() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Sample.of("A blurb", 0))
                .withMessage("maxTokens is at least 1, not 0.");
    }

    @Test
    void a_sample_has_no_tools_and_a_tool_sample_has() {
        SamplingRequest with =
                SamplingRequest.builder(9).user("?").toolChoice(ToolChoice.NONE).build();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Sample(with))
                .withMessage(
                        "A Sample has no tools, for its answer has none. Return a ToolSample.");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new ToolSample(request(user(TEXT))))
                .withMessage(
                        "A ToolSample has tools or a tool choice. Without them return a Sample.");
    }
}
