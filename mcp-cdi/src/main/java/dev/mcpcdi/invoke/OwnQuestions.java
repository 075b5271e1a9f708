package dev.mcpcdi.invoke;

import dev.mcpcdi.Resolution;
import dev.mcpcdi.ToolException;
import dev.mcpcdi.schema.FormModel;
import jakarta.json.JsonObject;
import java.lang.System.Logger.Level;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.function.Function;

/**
 * The questions that methods ask by themselves, and wait for on their thread. One an application;
 * safe for any thread.
 */
public final class OwnQuestions {

    private static final System.Logger LOG = System.getLogger(OwnQuestions.class.getName());

    private final Function<Class<?>, FormModel> forms;
    private final Set<String> warned = ConcurrentHashMap.newKeySet();

    /**
     * Makes the questions of an application.
     *
     * @param forms gives the form of a class
     */
    public OwnQuestions(Function<Class<?>, FormModel> forms) {
        this.forms = forms;
    }

    /** The questions of one call. */
    Asks of(Asker asker, Questions questions) {
        return (method, question, form) -> {
            warn(method, asker);
            Asking asking = new Asking(form.map(forms));
            return answer(asking.ask(asker, question), questions);
        };
    }

    /** Asks the client of one call. */
    @FunctionalInterface
    public interface Asks {

        /**
         * Asks and waits.
         *
         * @param method the method of the context that was called
         * @param question the question
         * @param form what the form of the question makes, if it has one
         * @return what the answer means
         */
        Object ask(String method, Resolution<?> question, Optional<Class<?>> form);
    }

    private void warn(String method, Asker asker) {
        if (warned.add(method)) {
            LOG.log(
                    Level.WARNING,
                    "McpContext.{0}, which {1} calls, is known to clients up to 2025-11-25 only, and"
                            + " holds a thread until they answer. Let a @Resolver ask: it serves"
                            + " all clients. This is said once.",
                    method,
                    asker);
        }
    }

    private static Object answer(Questions.Ask ask, Questions questions) {
        CompletableFuture<JsonObject> answer = questions.request(ask);
        try {
            return ask.read(answer.get());
        } catch (InterruptedException e) {
            answer.cancel(false);
            Thread.currentThread().interrupt();
            throw new CancellationException("The call was cancelled while it waited.");
        } catch (ExecutionException e) {
            if (e.getCause() instanceof ToolException unanswered) {
                throw new ToolException(unanswered.getMessage());
            }
            throw new IllegalStateException("A client failed to answer.", e.getCause());
        }
    }
}
