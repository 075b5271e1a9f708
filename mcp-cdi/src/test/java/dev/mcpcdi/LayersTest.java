package dev.mcpcdi;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaPackage;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import dev.mcpcdi.problem.ProblemCode;
import jakarta.enterprise.inject.Vetoed;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The arrows between the packages, and which package may use which technology. */
class LayersTest {

    private static final String ROOT = "dev.mcpcdi";

    private static final JavaClasses CLASSES =
            new ClassFileImporter()
                    .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                    .importPackages(ROOT);

    /** What each package may use; "" is what an application imports. */
    private static final Map<String, List<String>> ARROWS =
            Map.ofEntries(
                    Map.entry("", List.of()),
                    Map.entry(".spi", List.of("")),
                    Map.entry(".problem", List.of()),
                    Map.entry(".jsonrpc", List.of()),
                    Map.entry(".uri", List.of()),
                    Map.entry(".model", List.of("", ".problem")),
                    Map.entry(".schema", List.of("", ".spi", ".model", ".problem")),
                    Map.entry(".graph", List.of(".model", ".problem")),
                    Map.entry(
                            ".invoke", List.of("", ".spi", ".model", ".schema", ".graph", ".uri")),
                    Map.entry(".protocol", List.of("", ".model", ".jsonrpc")),
                    Map.entry(
                            ".server",
                            List.of(
                                    "",
                                    ".spi",
                                    ".problem",
                                    ".jsonrpc",
                                    ".model",
                                    ".schema",
                                    ".graph",
                                    ".invoke",
                                    ".protocol",
                                    ".server.state",
                                    ".server.stream")),
                    Map.entry(".server.state", List.of(".spi", ".jsonrpc")),
                    Map.entry(".server.stream", List.of(".spi")),
                    Map.entry(
                            ".extension",
                            List.of(
                                    "",
                                    ".spi",
                                    ".problem",
                                    ".jsonrpc",
                                    ".model",
                                    ".schema",
                                    ".graph",
                                    ".invoke",
                                    ".uri",
                                    ".server",
                                    ".server.state")),
                    Map.entry(".stdio", List.of(".server", ".jsonrpc")),
                    Map.entry(".client", List.of("", ".jsonrpc", ".protocol", ".server")));

    static Stream<String> packages() {
        return CLASSES.stream().map(JavaClass::getPackageName).distinct().sorted();
    }

    @ParameterizedTest
    @MethodSource("packages")
    void a_package_uses_only_what_its_row_names(String name) {
        String row = row(name);
        assertThat(ARROWS).containsKey(row);
        String[] allowed =
                Stream.concat(Stream.of(row), ARROWS.get(row).stream())
                        .map(one -> ROOT + one + (one.isEmpty() ? "" : ".."))
                        .toArray(String[]::new);
        noClasses()
                .that()
                .resideInAPackage(name)
                .should()
                .dependOnClassesThat(
                        resideInAPackage(ROOT + "..").and(not(resideInAnyPackage(allowed))))
                .allowEmptyShould(true)
                .check(CLASSES);
    }

    /** A package below one of the rows is part of it. */
    private static String row(String name) {
        return name.substring(ROOT.length()).replaceFirst("^(\\.[a-z]+)\\..*", "$1");
    }

    @Test
    void packages_have_no_cycles() {
        slices().matching(ROOT + ".(*)..").should().beFreeOfCycles().check(CLASSES);
    }

    @Test
    void the_container_is_known_to_the_extension_and_one_class() {
        noClasses()
                .that()
                .resideOutsideOfPackage(ROOT + ".extension")
                .and()
                .haveNameNotMatching(ROOT + "\\.invoke\\.ContextualCalls(\\$.*)?")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("jakarta.enterprise.inject.spi..")
                .check(CLASSES);
    }

    @Test
    void http_is_known_to_nobody_here() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("jakarta.ws.rs..", "jakarta.servlet..")
                .check(CLASSES);
    }

    @Test
    void standard_streams_are_for_stdio() {
        noClasses()
                .that()
                .resideOutsideOfPackage(ROOT + ".stdio")
                .should()
                .accessField(System.class, "in")
                .orShould()
                .accessField(System.class, "out")
                .orShould()
                .accessField(System.class, "err")
                .check(CLASSES);
    }

    @Test
    void json_is_made_by_the_provider_that_was_given() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .haveFullyQualifiedName("jakarta.json.Json")
                .check(CLASSES);
    }

    @Test
    void names_say_what_a_class_is() {
        noClasses()
                .should()
                .haveNameMatching(".*(Util|Utils|Helper|Manager|Impl|Base|Common)$")
                .check(CLASSES);
    }

    @Test
    void only_exceptions_and_what_the_container_extends_can_be_extended() {
        classes()
                .that()
                .arePublic()
                .and()
                .areNotInterfaces()
                .and()
                .areNotEnums()
                .and(not(assignableTo(Throwable.class)))
                .and()
                .doNotHaveFullyQualifiedName(ROOT + ".extension.McpExtension")
                .and()
                .doNotHaveFullyQualifiedName(ROOT + ".invoke.ActiveCall")
                .should()
                .haveModifier(com.tngtech.archunit.core.domain.JavaModifier.FINAL)
                .check(CLASSES);
    }

    @ParameterizedTest
    @MethodSource("packages")
    void a_package_says_what_it_is_and_has_no_beans(String name) {
        JavaPackage described = CLASSES.getPackage(name);
        assertThat(described.tryGetPackageInfo()).isPresent();
        assertThat(described.isAnnotatedWith(Vetoed.class)).isTrue();
    }

    @Test
    void ids_of_mistakes_are_unique() {
        assertThat(Arrays.stream(ProblemCode.values()).map(ProblemCode::id))
                .doesNotHaveDuplicates();
    }
}
