package dev.mcpcdi.invoke;

import jakarta.json.JsonObject;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

/**
 * Completes an argument that takes one of a few texts: those that begin with what was typed, then
 * those that have it inside.
 *
 * @param argument the argument
 * @param choices the texts in their order
 */
record ChoiceCompletion(String argument, List<String> choices) implements ClientCall {

    @Override
    public CompletionStage<Outcome> run(
            JsonObject arguments, CallContext context, Questions questions) {
        String typed = lower(arguments.getString(argument));
        List<String> values =
                choices.stream()
                        .filter(choice -> lower(choice).contains(typed))
                        .sorted(Comparator.comparing(choice -> !lower(choice).startsWith(typed)))
                        .toList();
        return CompletableFuture.completedFuture(
                CompletionEncoder.cut(values, OptionalInt.of(values.size()), false));
    }

    private static String lower(String text) {
        return text.toLowerCase(Locale.ROOT);
    }
}
