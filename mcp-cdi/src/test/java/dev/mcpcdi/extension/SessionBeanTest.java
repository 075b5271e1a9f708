package dev.mcpcdi.extension;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mcpcdi.deployment.fixtures.Printer;
import dev.mcpcdi.deployment.fixtures.PrinterBean;
import dev.mcpcdi.problem.Problems;
import jakarta.enterprise.inject.se.SeContainer;
import jakarta.enterprise.inject.se.SeContainerInitializer;
import jakarta.enterprise.inject.spi.Bean;
import jakarta.enterprise.inject.spi.BeanManager;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;

/** CDI SE has no session beans: a managed bean with the same types stands for one. */
class SessionBeanTest {

    @Test
    void methods_outside_the_business_interface() {
        try (SeContainer container =
                SeContainerInitializer.newInstance()
                        .disableDiscovery()
                        .addBeanClasses(PrinterBean.class)
                        .initialize()) {
            BeanManager beans = container.getBeanManager();
            List<BeanMethod> tools = tools(beans);
            Problems problems = new Problems();
            MethodRules rules = new MethodRules(beans, problems);
            tools.forEach(rules::check);
            assertThat(problems.report())
                    .isEqualTo(
                            """
                            mcp-cdi found 1 mistake.
                            1. MCPCDI-0109: Tool method PrinterBean.clean() is not a business method of its session bean. Clients of a session bean see public methods, and of its business interfaces only. Make it public, and declare it in the interface if there is one.
                                at dev.mcpcdi.deployment.fixtures.PrinterBean.clean(PrinterBean.java)""");
            assertThat(
                            BusinessMethod.of(tools.get(1))
                                    .orElseThrow()
                                    .getDeclaringClass()
                                    .getSimpleName())
                    .isEqualTo("Printer");
        }
    }

    private static List<BeanMethod> tools(BeanManager beans) {
        Bean<?> bean = beans.getBeans(Printer.class).iterator().next();
        return new ApplicationBean(bean, beans.createAnnotatedType(PrinterBean.class), true)
                .methods().stream().sorted(Comparator.comparing(BeanMethod::name)).toList();
    }
}
