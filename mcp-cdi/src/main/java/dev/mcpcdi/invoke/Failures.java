package dev.mcpcdi.invoke;

import dev.mcpcdi.McpException;
import dev.mcpcdi.ToolException;
import dev.mcpcdi.schema.InvalidArgumentsException;
import dev.mcpcdi.schema.ResultModel;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.UndeclaredThrowableException;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;

/**
 * Turns what one tool threw into one of the three exits. Only texts that were written for the
 * client reach it.
 */
final class Failures {

    private static final Logger LOG = System.getLogger(Failures.class.getName());

    private final String tool;
    private final ResultModel data;

    Failures(String tool, ResultModel data) {
        this.tool = tool;
        this.data = data;
    }

    ToolOutcome refused(InvalidArgumentsException invalid) {
        LOG.log(Level.INFO, () -> "Tool \"%s\" refused: %s.".formatted(tool, invalid.paths()));
        return error(": " + invalid.getMessage());
    }

    ToolOutcome of(Throwable thrown) {
        Throwable cause = unwrapped(thrown);
        if (cause instanceof ToolException failure) {
            return error(": " + failure.getMessage());
        }
        return cause instanceof McpException refusal ? refusal(refusal) : crash(thrown);
    }

    private ToolOutcome refusal(McpException refusal) {
        try {
            return new ToolOutcome.Refusal(
                    refusal.code(),
                    refusal.getMessage(),
                    refusal.data().map(value -> data.write(value).json()));
        } catch (RuntimeException | StackOverflowError unwritable) {
            unwritable.addSuppressed(refusal);
            return crash(unwritable);
        }
    }

    private ToolOutcome crash(Throwable thrown) {
        LOG.log(Level.ERROR, () -> "Tool \"%s\" failed.".formatted(tool), thrown);
        return error("");
    }

    private ToolOutcome error(String rest) {
        return ToolOutcome.Result.error("Error executing tool " + tool + rest);
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
