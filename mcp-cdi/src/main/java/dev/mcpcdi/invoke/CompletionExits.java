package dev.mcpcdi.invoke;

import dev.mcpcdi.schema.InvalidArgumentsException;
import java.util.Optional;

/**
 * A completion has no results that are failures.
 *
 * @param subject what it completes, such as {@code Completion of prompt "review"}
 */
record CompletionExits(String subject) implements Exits {

    @Override
    public Asker asker() {
        return new Asker(Asker.Kind.COMPLETION, subject);
    }

    @Override
    public Outcome refused(InvalidArgumentsException invalid) {
        return new Outcome.Refusal(
                Outcome.Refusal.INVALID_PARAMS,
                subject + " failed: " + invalid.getMessage(),
                Optional.empty());
    }

    @Override
    public Outcome told(RuntimeException failure) {
        return error(subject + " failed: " + failure.getMessage());
    }

    @Override
    public Outcome crashed() {
        return error(subject + " failed");
    }

    private static Outcome error(String message) {
        return new Outcome.Refusal(Outcome.Refusal.INTERNAL_ERROR, message, Optional.empty());
    }
}
