package dev.mcpcdi.invoke;

import dev.mcpcdi.CreateMessageResult;
import dev.mcpcdi.CreateMessageResultWithTools;
import dev.mcpcdi.Elicit;
import dev.mcpcdi.ElicitUrl;
import dev.mcpcdi.InputRequest;
import dev.mcpcdi.ListRoots;
import dev.mcpcdi.ListRootsResult;
import dev.mcpcdi.Resolution;
import dev.mcpcdi.Sample;
import dev.mcpcdi.ToolSample;
import dev.mcpcdi.UrlConsent;
import dev.mcpcdi.schema.FormModel;
import java.util.Optional;

/**
 * How a resolver asks, which the type of its value decides.
 *
 * @param form the form it asks with; empty if it asks for something else
 */
public record Asking(Optional<FormModel> form) {

    /**
     * Whether a value of this type needs no form.
     *
     * @param value the type of the value
     * @return true for what clients answer without a form
     */
    public static boolean isFormless(Class<?> value) {
        return value == UrlConsent.class || !mayBeRefused(value);
    }

    /**
     * Whether a user can refuse the value: what a client answers by itself is there, or an error.
     *
     * @param value the type of the value
     * @return true for forms and pages
     */
    public static boolean mayBeRefused(Class<?> value) {
        return value != CreateMessageResult.class
                && value != CreateMessageResultWithTools.class
                && value != ListRootsResult.class;
    }

    /** The question of a resolver. */
    Questions.Ask ask(String key, Resolution<?> resolution) {
        if (resolution instanceof Elicit<?> elicit) {
            FormModel model = form.orElseThrow(() -> unfit(key));
            return new Questions.Ask(
                    key,
                    new InputRequest.Form(elicit.message(), model.schema()),
                    new FormAnswers(key, model));
        } else if (resolution instanceof ElicitUrl url) {
            return new Questions.Ask(
                    key,
                    new InputRequest.Url(url.message(), url.url(), url.id()),
                    new UrlAnswers(key));
        } else if (resolution instanceof Sample sample) {
            return new Questions.Ask(key, sample.request(), new SamplingAnswers(key, false));
        } else if (resolution instanceof ToolSample sample) {
            return new Questions.Ask(key, sample.request(), new SamplingAnswers(key, true));
        } else if (resolution instanceof ListRoots) {
            return new Questions.Ask(key, new InputRequest.Roots(), new RootsAnswers(key));
        }
        throw new NullPointerException(
                "Resolver '%s' returned null instead of a Resolution.".formatted(key));
    }

    private static IllegalStateException unfit(String key) {
        return new IllegalStateException(
                "Resolver '%s' returned an Elicit, but gives what no form makes.".formatted(key));
    }
}
