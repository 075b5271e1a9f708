package dev.mcpcdi.extension;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.List;

/** What the log says of a start that worked. */
final class Announcement {

    private static final Logger LOG = System.getLogger("dev.mcpcdi");

    private Announcement() {}

    static void of(List<BeanMethod> tools) {
        if (tools.isEmpty()) {
            LOG.log(
                    Level.WARNING,
                    "mcp-cdi found no tool. If there are @Tool methods, their class has no"
                            + " bean-defining annotation such as @ApplicationScoped, or their jar"
                            + " has no META-INF/beans.xml, or their bean is vetoed or disabled.");
            return;
        }
        tools.stream()
                .filter(tool -> tool.tool().description().isEmpty())
                .forEach(Announcement::bare);
        long beans = tools.stream().map(BeanMethod::bean).distinct().count();
        LOG.log(
                Level.INFO,
                "mcp-cdi: {0} on {1}.",
                Words.count(tools.size(), "tool"),
                Words.count((int) beans, "bean"));
    }

    private static void bare(BeanMethod tool) {
        LOG.log(
                Level.WARNING,
                "Tool \"{0}\" has no description: {1}. A model chooses a tool by its description."
                        + " Set @Tool(description = ...).",
                tool.name(),
                tool.subject());
    }
}
