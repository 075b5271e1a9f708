package dev.mcpcdi;

import dev.mcpcdi.SamplingContent.ToolOutput;
import dev.mcpcdi.SamplingContent.ToolUse;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Checks that each use of a tool is answered (2025-11-25, Sampling, Message Content Constraints).
 */
final class ToolUses {

    private ToolUses() {}

    static void check(List<SamplingMessage> messages) {
        Set<String> open = Set.of();
        for (SamplingMessage message : messages) {
            Set<String> outputs = outputs(message);
            if (!outputs.equals(open)) {
                throw new IllegalArgumentException(
                        "The uses of tools %s are answered by %s: the message after a use has the outputs of all its uses and nothing else."
                                .formatted(open, outputs));
            }
            open = uses(message);
        }
        if (!open.isEmpty()) {
            throw new IllegalArgumentException("The uses of tools " + open + " have no outputs.");
        }
    }

    private static Set<String> outputs(SamplingMessage message) {
        Set<String> ids = new HashSet<>();
        for (SamplingContent block : message.content()) {
            if (block instanceof ToolOutput output) {
                ids.add(output.toolUseId());
            }
        }
        if (!ids.isEmpty()
                && (message.role() != Role.USER || ids.size() < message.content().size())) {
            throw new IllegalArgumentException(
                    "A message with outputs of tools is the user's, and has nothing else.");
        }
        return ids;
    }

    private static Set<String> uses(SamplingMessage message) {
        Set<String> ids = new HashSet<>();
        for (SamplingContent block : message.content()) {
            if (block instanceof ToolUse use) {
                ids.add(use.id());
            }
        }
        if (!ids.isEmpty() && message.role() != Role.ASSISTANT) {
            throw new IllegalArgumentException("Only the model uses tools.");
        }
        return ids;
    }
}
