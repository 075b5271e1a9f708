package dev.mcpcdi;

import jakarta.json.JsonObject;
import java.util.List;
import java.util.Objects;

/**
 * One block of a message to or from a client's model: {@link Content.Text}, {@link Content.Image},
 * {@link Content.Audio}, or a use of a tool and what came of it.
 *
 * @see <a href="https://modelcontextprotocol.io/specification/2026-07-28/client/sampling">Sampling
 *     </a>
 */
public sealed interface SamplingContent
        permits Content.Text,
                Content.Image,
                Content.Audio,
                SamplingContent.ToolUse,
                SamplingContent.ToolOutput {

    /**
     * The model wants a tool to be called.
     *
     * @param id how the output names this use, not null
     * @param name the tool, not null
     * @param input its arguments, not null
     */
    record ToolUse(String id, String name, JsonObject input) implements SamplingContent {

        /** Refuses null. */
        public ToolUse {
            Objects.requireNonNull(id, "id");
            Objects.requireNonNull(name, "name");
            Objects.requireNonNull(input, "input");
        }
    }

    /**
     * What the tool gave.
     *
     * @param toolUseId the id of the use, not null
     * @param content what the model reads
     * @param isError whether the tool failed
     */
    record ToolOutput(String toolUseId, List<Content> content, boolean isError)
            implements SamplingContent {

        /** Copies the list. */
        public ToolOutput {
            Objects.requireNonNull(toolUseId, "toolUseId");
            content = List.copyOf(content);
        }
    }
}
