package dev.mcpcdi.server;

import dev.mcpcdi.invoke.ClientCall;
import dev.mcpcdi.invoke.PromptCall;
import dev.mcpcdi.invoke.TemplateCall;
import jakarta.json.JsonObject;
import jakarta.json.JsonString;
import jakarta.json.JsonValue;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Finds what completes an argument. */
final class Completions {

    private final Catalogue catalogue;

    Completions(Catalogue catalogue) {
        this.catalogue = catalogue;
    }

    /** The arguments of one prompt or template, and what completes some of them. */
    private record Entry(Set<String> arguments, Map<String, ClientCall> completions) {

        static Entry of(PromptCall prompt) {
            return new Entry(
                    prompt.definition().arguments().stream()
                            .map(argument -> argument.name())
                            .collect(Collectors.toUnmodifiableSet()),
                    prompt.completions());
        }

        static Entry of(TemplateCall template) {
            return new Entry(template.variables(), template.completions());
        }
    }

    /** What a client wants completed. */
    record Reference(boolean isPrompt, String target) {

        /** Empty if it is none. */
        static Optional<Reference> of(JsonValue ref) {
            if (!(ref instanceof JsonObject object)) {
                return Optional.empty();
            }
            return object.get("type") instanceof JsonString type
                    ? switch (type.getString()) {
                        case "ref/prompt" ->
                                text(object, "name", name -> new Reference(true, name));
                        case "ref/resource" ->
                                text(object, "uri", uri -> new Reference(false, uri));
                        default -> Optional.empty();
                    }
                    : Optional.empty();
        }

        private static Optional<Reference> text(
                JsonObject object, String member, Function<String, Reference> maker) {
            return object.get(member) instanceof JsonString text
                    ? Optional.of(maker.apply(text.getString()))
                    : Optional.empty();
        }

        private String words() {
            return (isPrompt ? "prompt" : "resource template") + ": " + target;
        }
    }

    /** What was found: a fault of the client, or perhaps a call. */
    record Found(Optional<String> fault, Optional<ClientCall> call) {

        private static Found fault(String text) {
            return new Found(Optional.of(text), Optional.empty());
        }
    }

    /** 2025-11-25, Completion, Error Handling. */
    Found find(Reference reference, String argument, Exchange caller) {
        View view = catalogue.seenBy(caller);
        String target = reference.target();
        Optional<Entry> entry =
                reference.isPrompt()
                        ? view.prompt(target).map(Entry::of)
                        : view.template(target).map(Entry::of);
        if (entry.isEmpty()) {
            return Found.fault("Unknown " + reference.words());
        }
        if (!entry.get().arguments().contains(argument)) {
            return Found.fault(
                    "Unknown argument '%s' of %s".formatted(argument, reference.words()));
        }
        ClientCall call = entry.get().completions().get(argument);
        return new Found(Optional.empty(), Optional.ofNullable(call));
    }
}
