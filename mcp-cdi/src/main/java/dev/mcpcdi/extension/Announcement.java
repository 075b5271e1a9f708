package dev.mcpcdi.extension;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What the log says of a start that worked. */
final class Announcement {

    private static final Logger LOG = System.getLogger("dev.mcpcdi");

    private Announcement() {}

    static void of(Discovery discovery) {
        List<BeanMethod> calls = discovery.calls();
        if (calls.isEmpty()) {
            LOG.log(
                    Level.WARNING,
                    "mcp-cdi found no tool. If there are @Tool methods, their class has no"
                            + " bean-defining annotation such as @ApplicationScoped, or their jar"
                            + " has no META-INF/beans.xml, or their bean is vetoed or disabled.");
            return;
        }
        calls.stream().filter(Announcement::isBare).forEach(Announcement::bare);
        Map<String, Integer> counts = new LinkedHashMap<>();
        calls.forEach(call -> counts.merge(call.role().noun(), 1, Integer::sum));
        List<String> words =
                counts.entrySet().stream()
                        .map(count -> Words.count(count.getValue(), count.getKey()))
                        .toList();
        long beans = calls.stream().map(BeanMethod::bean).distinct().count();
        LOG.log(
                Level.INFO,
                "mcp-cdi: {0} on {1}.",
                Words.and(words),
                Words.count((int) beans, "bean"));
    }

    private static boolean isBare(BeanMethod method) {
        return switch (method.role()) {
            case TOOL -> method.tool().description().isEmpty();
            case PROMPT -> method.prompt().description().isEmpty();
            default -> false;
        };
    }

    private static void bare(BeanMethod method) {
        boolean isTool = method.role() == Role.TOOL;
        LOG.log(
                Level.WARNING,
                "{0} \"{1}\" has no description: {2}. {3} a {4} by its description."
                        + " Set @{5}(description = ...).",
                method.role().capital(),
                method.name(),
                method.subject(),
                isTool ? "A model chooses" : "People choose",
                method.role().noun(),
                method.role().annotation().getSimpleName());
    }
}
