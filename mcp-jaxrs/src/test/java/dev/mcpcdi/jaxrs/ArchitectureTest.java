package dev.mcpcdi.jaxrs;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import jakarta.ws.rs.ApplicationPath;
import jakarta.ws.rs.core.Application;
import jakarta.ws.rs.ext.Provider;
import java.util.Set;

@AnalyzeClasses(packages = "dev.mcpcdi.jaxrs", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

    private static final Set<String> PACKAGES =
            Set.of(
                    "dev.mcpcdi",
                    "dev.mcpcdi.spi",
                    "dev.mcpcdi.problem",
                    "dev.mcpcdi.jsonrpc",
                    "dev.mcpcdi.server",
                    "dev.mcpcdi.server.stream",
                    "dev.mcpcdi.jaxrs",
                    "jakarta.enterprise.context",
                    "jakarta.enterprise.inject",
                    "jakarta.inject");

    private static final DescribedPredicate<JavaClass> ALLOWED =
            describe(
                    "allowed",
                    type -> {
                        JavaClass element = type.getBaseComponentType();
                        String name = element.getPackageName();
                        return element.isPrimitive()
                                || PACKAGES.contains(name)
                                || name.startsWith("java.")
                                || name.startsWith("jakarta.ws.rs")
                                || name.startsWith("jakarta.servlet")
                                || element.getFullName().equals("dev.mcpcdi.protocol.Revision");
                    });

    @ArchTest
    static final ArchRule IMPORTS =
            classes()
                    .should()
                    .onlyDependOnClassesThat(ALLOWED)
                    .because("it runs on every JAX-RS implementation and decides nothing of MCP");

    @ArchTest
    static final ArchRule NOTHING_FOR_OTHER_RESOURCES =
            noClasses()
                    .should()
                    .beAnnotatedWith(Provider.class)
                    .orShould()
                    .beAnnotatedWith(ApplicationPath.class)
                    .orShould()
                    .beAssignableTo(Application.class)
                    .because("the archive changes no answer but its own");

    @ArchTest
    static final ArchRule PUBLIC_FOR_THE_CONTAINER_ONLY =
            classes()
                    .that()
                    .doNotHaveFullyQualifiedName(McpResource.class.getName())
                    .and()
                    .doNotHaveFullyQualifiedName(ApplicationCheck.class.getName())
                    .should()
                    .notBePublic();
}
