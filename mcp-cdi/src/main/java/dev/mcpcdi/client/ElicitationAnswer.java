package dev.mcpcdi.client;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/** What a user does with a form, or with a page to open. Immutable. */
public sealed interface ElicitationAnswer extends QuestionAnswer {

    /**
     * The user fills the form in, or agrees to open the page. Whether the content fits the form is
     * for the server to judge; what has no JSON form ends the call with an {@link
     * IllegalArgumentException}.
     *
     * @param content the fields by name, as JSON or as the arguments of {@link McpClient#callTool};
     *     a page has none, so that it is not sent
     */
    record Accept(Map<String, ?> content) implements ElicitationAnswer {

        /** Copies the map; a field may be null. */
        public Accept {
            content = Collections.unmodifiableMap(new LinkedHashMap<>(content));
        }

        /** The user agrees to open the page. */
        public Accept() {
            this(Map.of());
        }
    }

    /** The user says no. */
    record Decline() implements ElicitationAnswer {}

    /** The user closes the form, or the page's address, without an answer. */
    record Cancel() implements ElicitationAnswer {}
}
