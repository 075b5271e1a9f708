package dev.mcpcdi;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;

/**
 * The call needs the user to open pages first, such as that of another service that asks for
 * consent. The client has them opened and calls again.
 *
 * <p>For clients of 2025-11-25 it becomes the error -32042; they are told by {@link
 * McpServer#notifyElicitationComplete} when the work on a page is done. For those of 2026-07-28 it
 * becomes questions, whose answers only say that the pages were opened. A client that does not open
 * pages gets the error -32021.
 *
 * @see <a
 *     href="https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation#url-elicitation-required-error">URL
 *     Elicitation Required Error, 2025-11-25</a>
 */
public class UrlElicitationRequiredException extends McpException {

    private static final long serialVersionUID = 1L;

    private final transient List<ElicitUrl> pages;

    /**
     * Makes the error of pages.
     *
     * @param pages at least one; those without an id get one
     * @throws IllegalArgumentException if there is no page
     */
    public UrlElicitationRequiredException(ElicitUrl... pages) {
        this(named(List.of(pages)));
    }

    private UrlElicitationRequiredException(List<ElicitUrl> named) {
        super(
                -32042,
                named.size() == 1 ? "URL elicitation required" : "URL elicitations required",
                Map.of(
                        "elicitations",
                        named.stream().map(UrlElicitationRequiredException::data).toList()));
        pages = named;
    }

    private static List<ElicitUrl> named(List<ElicitUrl> pages) {
        if (pages.isEmpty()) {
            throw new IllegalArgumentException("Without a page there is nothing to open.");
        }
        return pages.stream()
                .map(page -> page.id().isPresent() ? page : page.withId(newId()))
                .toList();
    }

    private static String newId() {
        return UUID.randomUUID().toString();
    }

    private static Map<String, String> data(ElicitUrl page) {
        Map<String, String> data = new LinkedHashMap<>();
        data.put("mode", "url");
        data.put("message", page.message());
        data.put("url", page.url().toASCIIString());
        data.put("elicitationId", page.id().orElseThrow());
        return data;
    }

    /**
     * What is to be opened.
     *
     * @return the pages, each with an id
     */
    public List<ElicitUrl> pages() {
        return pages;
    }
}
