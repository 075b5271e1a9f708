package dev.mcpcdi.client;

import dev.mcpcdi.Content;
import dev.mcpcdi.ListRootsResult.Root;
import dev.mcpcdi.Role;
import dev.mcpcdi.SamplingContent;
import dev.mcpcdi.SamplingContent.ToolUse;
import dev.mcpcdi.client.ElicitationAnswer.Accept;
import dev.mcpcdi.client.ElicitationAnswer.Decline;
import jakarta.json.JsonArrayBuilder;
import jakarta.json.JsonBuilderFactory;
import jakarta.json.JsonObject;
import jakarta.json.JsonObjectBuilder;
import jakarta.json.JsonValue;
import jakarta.json.spi.JsonProvider;
import java.util.Base64;
import java.util.List;
import java.util.Map;

/** Answers to questions as results on the wire. */
final class AnswerWriter {

    private final JsonBuilderFactory json;
    private final Params params;

    AnswerWriter(JsonProvider provider, Params params) {
        json = provider.createBuilderFactory(Map.of());
        this.params = params;
    }

    /**
     * Writes the result.
     *
     * @throws IllegalArgumentException if the answer is to another kind of question, or has no JSON
     *     form
     */
    JsonObject write(Question question, QuestionAnswer answer) {
        if (!fits(question, answer)) {
            throw new IllegalArgumentException(
                    "The question '%s' wants another kind of answer.".formatted(question.key()));
        }
        if (answer instanceof SamplingAnswer said) {
            return sampling(said);
        } else if (answer instanceof RootsAnswer listed) {
            return roots(listed);
        }
        return elicitation(answer, question instanceof Elicitation);
    }

    private static boolean fits(Question question, QuestionAnswer answer) {
        if (question instanceof Sampling) {
            return answer instanceof SamplingAnswer;
        }
        return question instanceof RootsListing
                ? answer instanceof RootsAnswer
                : answer instanceof ElicitationAnswer;
    }

    /** A page that was opened has no content (2026-07-28, Elicitation, URL Mode). */
    private JsonObject elicitation(QuestionAnswer answer, boolean isForm) {
        JsonObjectBuilder result = json.createObjectBuilder();
        if (answer instanceof Accept accept) {
            result.add("action", "accept");
            return (isForm ? result.add("content", params.object(accept.content())) : result)
                    .build();
        }
        return result.add("action", answer instanceof Decline ? "decline" : "cancel").build();
    }

    private JsonObject sampling(SamplingAnswer answer) {
        List<JsonObject> blocks = answer.content().stream().map(this::block).toList();
        JsonObjectBuilder result =
                json.createObjectBuilder()
                        .add("role", answer.role() == Role.USER ? "user" : "assistant")
                        .add("content", blocks.size() == 1 ? blocks.get(0) : array(blocks))
                        .add("model", answer.model());
        answer.stopReason().ifPresent(reason -> result.add("stopReason", reason));
        return result.build();
    }

    private JsonObject block(SamplingContent block) {
        if (block instanceof Content.Text text) {
            return typed("text").add("text", text.text()).build();
        } else if (block instanceof Content.Image image) {
            return media("image", image.data(), image.mimeType());
        } else if (block instanceof Content.Audio audio) {
            return media("audio", audio.data(), audio.mimeType());
        }
        ToolUse use = (ToolUse) block;
        return typed("tool_use")
                .add("id", use.id())
                .add("name", use.name())
                .add("input", use.input())
                .build();
    }

    private JsonObject media(String type, byte[] data, String mimeType) {
        return typed(type)
                .add("data", Base64.getEncoder().encodeToString(data))
                .add("mimeType", mimeType)
                .build();
    }

    private JsonObjectBuilder typed(String type) {
        return json.createObjectBuilder().add("type", type);
    }

    private JsonObject roots(RootsAnswer answer) {
        return json.createObjectBuilder()
                .add("roots", array(answer.roots().stream().map(this::root).toList()))
                .build();
    }

    private JsonObject root(Root root) {
        JsonObjectBuilder written = json.createObjectBuilder().add("uri", root.uri());
        root.name().ifPresent(name -> written.add("name", name));
        return written.build();
    }

    private JsonValue array(List<JsonObject> objects) {
        JsonArrayBuilder array = json.createArrayBuilder();
        objects.forEach(array::add);
        return array.build();
    }
}
