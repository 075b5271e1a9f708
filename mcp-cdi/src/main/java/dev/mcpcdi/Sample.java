package dev.mcpcdi;

/**
 * Asks the client's model.
 *
 * <pre>{@code
 * @Resolver @Named("draft")
 * Sample draftBlurb(String title) {
 *     return Sample.of("Write a one-sentence blurb for '%s'.".formatted(title), 60);
 * }
 * }</pre>
 *
 * <p>A client that did not declare {@code sampling} gets the error -32021. Deprecated in the
 * protocol since 2026-07-28 but still served: a new server rather calls a model itself.
 *
 * @param request what the model is asked, without tools
 */
public record Sample(SamplingRequest request) implements Resolution<CreateMessageResult> {

    /**
     * Checks that there are no tools.
     *
     * @throws IllegalArgumentException if there are
     */
    public Sample {
        if (request.usesTools()) {
            throw new IllegalArgumentException(
                    "A Sample has no tools, for its answer has none. Return a ToolSample.");
        }
    }

    /**
     * Asks one text.
     *
     * @param text what the model is asked
     * @param maxTokens how long the answer may be, at least 1
     * @return the question
     */
    public static Sample of(String text, int maxTokens) {
        return new Sample(SamplingRequest.builder(maxTokens).user(text).build());
    }
}
