package dev.mcpcdi.uri;

import java.util.Optional;

/** A piece that gives the value of a variable. */
sealed interface Capture extends Piece permits Span, OptionalSpan, Parameters {

    String name();

    boolean list();

    /**
     * The value of the variable, decoded.
     *
     * @param piece the part of the URI that is this piece
     * @return nothing if its percent-encoding is broken
     */
    Optional<UriValue> value(String piece);
}
