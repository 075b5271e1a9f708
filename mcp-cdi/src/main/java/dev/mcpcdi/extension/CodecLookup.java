package dev.mcpcdi.extension;

import dev.mcpcdi.problem.Origin;
import dev.mcpcdi.problem.ProblemCode;
import dev.mcpcdi.problem.Problems;
import dev.mcpcdi.spi.RequestStateCodec;
import jakarta.enterprise.inject.Instance;
import jakarta.enterprise.inject.spi.BeanManager;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Finds the application's own seals of request state. */
final class CodecLookup {

    private CodecLookup() {}

    /** Gives the bean when the engine starts: nobody creates the application's beans before. */
    static Supplier<Optional<RequestStateCodec>> of(BeanManager beans, Problems problems) {
        Instance<RequestStateCodec> found = beans.createInstance().select(RequestStateCodec.class);
        if (found.isAmbiguous()) {
            problems.add(
                    ProblemCode.SEVERAL_CODECS, Origin.of(RequestStateCodec.class), several(found));
        }
        return () -> found.isResolvable() ? Optional.of(found.get()) : Optional.empty();
    }

    private static String several(Instance<RequestStateCodec> found) {
        List<String> classes =
                found.handlesStream()
                        .map(handle -> handle.getBean().getBeanClass().getName())
                        .sorted()
                        .toList();
        return "Several beans are a RequestStateCodec: "
                + Words.and(classes)
                + ". One seals the state of all calls. Keep one, or make one an @Alternative with a"
                + " @Priority.";
    }
}
