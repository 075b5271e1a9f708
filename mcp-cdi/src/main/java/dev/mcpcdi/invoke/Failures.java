package dev.mcpcdi.invoke;

import dev.mcpcdi.McpException;
import dev.mcpcdi.ResourceException;
import dev.mcpcdi.ToolException;
import dev.mcpcdi.UrlElicitationRequiredException;
import dev.mcpcdi.schema.InvalidArgumentsException;
import dev.mcpcdi.schema.ResultModel;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.UndeclaredThrowableException;
import java.util.List;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;

/**
 * Turns what one method threw into one of the three exits. Only texts that were written for the
 * client reach it.
 */
final class Failures {

    private static final Logger LOG = System.getLogger(Failures.class.getName());

    private final Exits exits;
    private final ResultModel data;

    Failures(Exits exits, ResultModel data) {
        this.exits = exits;
        this.data = data;
    }

    Outcome refused(InvalidArgumentsException invalid) {
        LOG.log(Level.INFO, () -> exits.subject() + " refused: %s.".formatted(invalid.paths()));
        return exits.refused(invalid);
    }

    Outcome of(Throwable thrown, Questions questions) {
        Throwable cause = unwrapped(thrown);
        if (cause instanceof ToolException || cause instanceof ResourceException) {
            return exits.told((RuntimeException) cause);
        } else if (cause instanceof UrlElicitationRequiredException required) {
            return pages(required, questions);
        }
        return cause instanceof McpException refusal ? refusal(refusal) : crash(thrown);
    }

    /** Nobody waits for it any more, and what an interrupt makes of the work is no bug. */
    Outcome afterCancellation(Throwable thrown) {
        LOG.log(Level.DEBUG, () -> exits.subject() + " failed when cancelled.", thrown);
        return exits.crashed();
    }

    private Outcome pages(UrlElicitationRequiredException required, Questions questions) {
        try {
            return questions.pages(asks(required)).orElseGet(() -> refusal(required));
        } catch (McpException cannotBeAsked) {
            return refusal(cannotBeAsked);
        }
    }

    /** Keys of their own: on 2026-07-28 each is a question of the round. */
    private List<Questions.Ask> asks(UrlElicitationRequiredException required) {
        return required.pages().stream()
                .map(
                        page ->
                                new Questions.Ask(
                                        page.id().orElseThrow(),
                                        exits.asker(),
                                        Asking.page(page),
                                        new UrlAnswers()))
                .toList();
    }

    private Outcome refusal(McpException refusal) {
        try {
            return new Outcome.Refusal(
                    refusal.code(),
                    refusal.getMessage(),
                    refusal.data().map(value -> data.write(value).json()));
        } catch (RuntimeException | StackOverflowError unwritable) {
            unwritable.addSuppressed(refusal);
            return crash(unwritable);
        }
    }

    private Outcome crash(Throwable thrown) {
        LOG.log(Level.ERROR, () -> exits.subject() + " failed.", thrown);
        return exits.crashed();
    }

    /** What containers and stages have put other exceptions around. */
    static Throwable unwrapped(Throwable thrown) {
        Throwable inner = thrown;
        while (isWrapper(inner) && inner.getCause() != null) {
            inner = inner.getCause();
        }
        return inner;
    }

    private static boolean isWrapper(Throwable thrown) {
        return thrown instanceof CompletionException
                || thrown instanceof ExecutionException
                || thrown instanceof InvocationTargetException
                || thrown instanceof UndeclaredThrowableException
                || isOfSessionBean(thrown);
    }

    /** By name: the API of session beans is not there on every runtime. */
    private static boolean isOfSessionBean(Throwable thrown) {
        for (Class<?> type = thrown.getClass(); type != null; type = type.getSuperclass()) {
            if (type.getName().equals("jakarta.ejb.EJBException")) {
                return true;
            }
        }
        return false;
    }
}
