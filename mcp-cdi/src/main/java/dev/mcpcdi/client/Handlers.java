package dev.mcpcdi.client;

import jakarta.json.JsonBuilderFactory;
import jakarta.json.JsonObject;
import jakarta.json.JsonObjectBuilder;
import jakarta.json.JsonValue;
import java.util.Optional;
import java.util.concurrent.CompletionStage;

/** Who answers which questions; nobody answers those that have no handler. */
record Handlers(
        Optional<QuestionHandler<Elicitation, ElicitationAnswer>> forms,
        Optional<QuestionHandler<UrlElicitation, ElicitationAnswer>> pages,
        Optional<QuestionHandler<Sampling, SamplingAnswer>> sampling,
        Optional<QuestionHandler<RootsListing, RootsAnswer>> roots) {

    static final Handlers NONE =
            new Handlers(Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());

    /** A question before the handler that takes it. */
    @FunctionalInterface
    interface Asked {

        CompletionStage<? extends QuestionAnswer> answer();
    }

    Optional<Asked> of(Question question) {
        if (question instanceof Elicitation form) {
            return forms.map(handler -> () -> handler.answer(form));
        } else if (question instanceof UrlElicitation page) {
            return pages.map(handler -> () -> handler.answer(page));
        } else if (question instanceof Sampling sample) {
            return sampling.map(handler -> () -> handler.answer(sample));
        }
        return roots.map(handler -> () -> handler.answer((RootsListing) question));
    }

    /** What the handlers can do, beside what was said, which stands: it may name more. */
    JsonObject declared(JsonObject said, JsonBuilderFactory json) {
        JsonObjectBuilder all = json.createObjectBuilder();
        if (forms.isPresent() || pages.isPresent()) {
            all.add("elicitation", modes(json));
        }
        sampling.ifPresent(handler -> all.add("sampling", JsonValue.EMPTY_JSON_OBJECT));
        roots.ifPresent(handler -> all.add("roots", JsonValue.EMPTY_JSON_OBJECT));
        said.forEach(all::add);
        return all.build();
    }

    /** Without any mode it is forms (2026-07-28, Elicitation, Capabilities). */
    private JsonObject modes(JsonBuilderFactory json) {
        JsonObjectBuilder modes = json.createObjectBuilder();
        if (pages.isPresent()) {
            forms.ifPresent(handler -> modes.add("form", JsonValue.EMPTY_JSON_OBJECT));
            modes.add("url", JsonValue.EMPTY_JSON_OBJECT);
        }
        return modes.build();
    }

    Handlers forms(QuestionHandler<Elicitation, ElicitationAnswer> handler) {
        return new Handlers(Optional.of(handler), pages, sampling, roots);
    }

    Handlers pages(QuestionHandler<UrlElicitation, ElicitationAnswer> handler) {
        return new Handlers(forms, Optional.of(handler), sampling, roots);
    }

    Handlers sampling(QuestionHandler<Sampling, SamplingAnswer> handler) {
        return new Handlers(forms, pages, Optional.of(handler), roots);
    }

    Handlers roots(QuestionHandler<RootsListing, RootsAnswer> handler) {
        return new Handlers(forms, pages, sampling, Optional.of(handler));
    }
}
