package dev.mcpcdi.invoke;

import dev.mcpcdi.schema.InvalidArgumentsException;
import java.util.Optional;

/**
 * A prompt has no results that are failures (2026-07-28, Prompts, Error Handling).
 *
 * @param prompt the name of the prompt
 */
record PromptExits(String prompt) implements Exits {

    @Override
    public String subject() {
        return "Prompt \"" + prompt + "\"";
    }

    @Override
    public Asker asker() {
        return new Asker(Asker.Kind.PROMPT, prompt);
    }

    @Override
    public Outcome refused(InvalidArgumentsException invalid) {
        return new Outcome.Refusal(
                Outcome.Refusal.INVALID_PARAMS,
                "Error rendering prompt " + prompt + ": " + invalid.getMessage(),
                Optional.empty());
    }

    @Override
    public Outcome told(RuntimeException failure) {
        return error(": " + failure.getMessage());
    }

    @Override
    public Outcome crashed() {
        return error("");
    }

    private Outcome error(String rest) {
        return new Outcome.Refusal(
                Outcome.Refusal.INTERNAL_ERROR,
                "Error rendering prompt " + prompt + rest,
                Optional.empty());
    }
}
