package dev.mcpcdi.schema;

import dev.mcpcdi.problem.ProblemCode;

/**
 * A mistake in what is written on an argument or a member; the message ends a sentence that began
 * with its place.
 */
final class MisdeclaredException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final ProblemCode code;

    MisdeclaredException(ProblemCode code, String message) {
        super(message, null, false, false);
        this.code = code;
    }

    ProblemCode code() {
        return code;
    }

    /** The same mistake, seen from the type that holds the member. */
    MisdeclaredException in(String member) {
        return new MisdeclaredException(
                code, "has the member \"%s\", which %s".formatted(member, getMessage()));
    }
}
