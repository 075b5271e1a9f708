package dev.mcpcdi.invoke;

import dev.mcpcdi.Elicit;
import dev.mcpcdi.InputRequest;
import dev.mcpcdi.schema.FormModel;
import java.util.Optional;

/**
 * A resolver, ready to run.
 *
 * @param key the name of its question on the wire
 * @param method its method
 * @param form the form it may ask with; empty if it never asks
 */
public record WiredResolver(String key, WiredMethod method, Optional<FormModel> form) {

    /** The question of one that may ask. */
    Questions.Ask ask(Elicit<?> elicit) {
        FormModel model = form.orElseThrow();
        return new Questions.Ask(
                key,
                new InputRequest.Form(elicit.message(), model.schema()),
                new FormAnswers(key, model));
    }
}
