package dev.mcpcdi.invoke;

import dev.mcpcdi.McpException;
import dev.mcpcdi.ResourceContents;
import dev.mcpcdi.ResourceException;
import dev.mcpcdi.ResourceNotFoundException;
import jakarta.json.JsonValue;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;

/** Reads a resource for a method that runs, on its thread: the read cannot ask. */
final class NestedRead {

    private static final String MUTE = "A resource that a method reads cannot ask the client.";

    private NestedRead() {}

    static List<ResourceContents> read(ResourceReader resources, String uri, CallContext context) {
        ClientCall call = resources.find(uri).orElseThrow(() -> unknown(uri));
        return contents(outcome(call, context));
    }

    private static Outcome outcome(ClientCall call, CallContext context) {
        try {
            return call.run(JsonValue.EMPTY_JSON_OBJECT, context.alone(), new NoQuestions(MUTE))
                    .toCompletableFuture()
                    .get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new CancellationException("The call was cancelled during a read.");
        } catch (ExecutionException impossible) {
            throw new IllegalStateException("A call never fails.", impossible);
        }
    }

    private static List<ResourceContents> contents(Outcome outcome) {
        if (outcome instanceof Outcome.OfResource read) {
            return read.contents();
        } else if (outcome instanceof Outcome.Unread unread) {
            throw unread.reason() == Outcome.Unread.Reason.NOT_FOUND
                    ? new ResourceNotFoundException(unread.message())
                    : new ResourceException(unread.message());
        } else if (outcome instanceof Outcome.Refusal refusal) {
            throw new McpException(refusal.code(), refusal.message(), refusal.data().orElse(null));
        }
        throw new IllegalStateException(MUTE);
    }

    private static ResourceNotFoundException unknown(String uri) {
        return new ResourceNotFoundException(Outcome.Unread.unknown(uri).message());
    }
}
