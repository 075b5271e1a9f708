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

    /** The question of a resolver, or of a method that asks by itself. */
    Questions.Ask ask(Asker asker, Resolution<?> resolution) {
        if (resolution instanceof Elicit<?> elicit) {
            FormModel model = form.orElseThrow(() -> unfit(asker));
            return new Questions.Ask(
                    asker,
                    new InputRequest.Form(elicit.message(), model.schema()),
                    new FormAnswers(model));
        } else if (resolution instanceof ElicitUrl url) {
            return new Questions.Ask(asker, page(url), new UrlAnswers());
        } else if (resolution instanceof Sample sample) {
            return new Questions.Ask(asker, sample.request(), new SamplingAnswers(false));
        } else if (resolution instanceof ToolSample sample) {
            return new Questions.Ask(asker, sample.request(), new SamplingAnswers(true));
        } else if (resolution instanceof ListRoots) {
            return new Questions.Ask(asker, new InputRequest.Roots(), new RootsAnswers());
        }
        throw new NullPointerException(asker.subject() + " returned null instead of a Resolution.");
    }

    static InputRequest.Url page(ElicitUrl url) {
        return new InputRequest.Url(url.message(), url.url(), url.id());
    }

    private static IllegalStateException unfit(Asker asker) {
        return new IllegalStateException(
                asker.subject() + " returned an Elicit, but gives what no form makes.");
    }
}
