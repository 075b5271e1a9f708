package dev.mcpcdi.invoke;

import dev.mcpcdi.Elicit;
import dev.mcpcdi.InputRequest;
import dev.mcpcdi.schema.FormModel;
import jakarta.json.JsonObject;

/** Asks with the form of one resolver, which is made once. */
final class FormAsker {

    private final String key;
    private final JsonObject schema;
    private final FormAnswers answers;

    FormAsker(String key, FormModel form) {
        this.key = key;
        this.schema = form.schema();
        this.answers = new FormAnswers(key, form);
    }

    Questions.Ask ask(Elicit<?> elicit) {
        return new Questions.Ask(key, new InputRequest.Form(elicit.message(), schema), answers);
    }
}
