package dev.mcpcdi.extension;

import dev.mcpcdi.problem.Problems;
import jakarta.enterprise.inject.spi.DeploymentException;
import java.util.Optional;

/** All mistakes as the one failure that the container shows. */
final class Report {

    private Report() {}

    /** Without a stack trace: the places that matter are in the message. */
    static Optional<DeploymentException> of(Problems problems) {
        if (problems.isEmpty()) {
            return Optional.empty();
        }
        DeploymentException failure = new DeploymentException(problems.report());
        failure.setStackTrace(new StackTraceElement[0]);
        return Optional.of(failure);
    }
}
