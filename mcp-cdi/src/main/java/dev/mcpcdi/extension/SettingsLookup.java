package dev.mcpcdi.extension;

import dev.mcpcdi.McpConfig;
import dev.mcpcdi.problem.Origin;
import dev.mcpcdi.problem.ProblemCode;
import dev.mcpcdi.problem.Problems;
import dev.mcpcdi.server.Configuration;
import dev.mcpcdi.server.Settings;
import jakarta.enterprise.context.Dependent;
import jakarta.enterprise.inject.Instance;
import jakarta.enterprise.inject.spi.BeanManager;
import java.util.List;

/** Reads how the application is served, once its beans can be asked. */
final class SettingsLookup {

    private SettingsLookup() {}

    static Settings of(BeanManager beans, Problems problems) {
        Configuration environment = Configuration.ofEnvironment();
        Instance<McpConfig> found = beans.createInstance().select(McpConfig.class);
        if (found.isUnsatisfied()) {
            return environment.settings(problems);
        }
        if (found.isAmbiguous()) {
            problems.add(ProblemCode.SEVERAL_CONFIGS, Origin.of(McpConfig.class), several(found));
            return environment.settings(problems);
        }
        Instance.Handle<McpConfig> bean = found.getHandle();
        try {
            return environment.overriddenBy(bean.get()).settings(problems);
        } finally {
            if (bean.getBean().getScope() == Dependent.class) {
                bean.destroy();
            }
        }
    }

    private static String several(Instance<McpConfig> found) {
        List<String> classes =
                found.handlesStream()
                        .map(handle -> handle.getBean().getBeanClass().getName())
                        .sorted()
                        .toList();
        return "Several beans are an McpConfig: "
                + Words.and(classes)
                + ". One says how the application is served. Keep one, or make one an"
                + " @Alternative with a @Priority.";
    }
}
