package dev.mcpcdi.extension;

import dev.mcpcdi.problem.ProblemCode;
import dev.mcpcdi.problem.Problems;
import dev.mcpcdi.uri.InvalidUriTemplateException;
import dev.mcpcdi.uri.UriMatcher;
import dev.mcpcdi.uri.UriTemplate;
import dev.mcpcdi.uri.UriVariable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** What templates must be like so that each URI finds its method, and the method its variables. */
final class TemplateRules {

    private static final Pattern ABSOLUTE = Pattern.compile("[A-Za-z][A-Za-z0-9+.-]*:.*");

    private final ParameterSorter sorter;
    private final Problems problems;

    TemplateRules(ParameterSorter sorter, Problems problems) {
        this.sorter = sorter;
        this.problems = problems;
    }

    /** One that was checked. */
    static UriMatcher matcher(BeanMethod method) {
        return UriTemplate.parse(method.name()).matcher();
    }

    void check(List<BeanMethod> templates) {
        List<BeanMethod> good = new ArrayList<>();
        for (BeanMethod template : templates) {
            Optional<UriMatcher> matcher = parsed(template);
            matcher.ifPresent(found -> check(template, found));
            matcher.ifPresent(
                    found -> {
                        unique(template, found, good);
                        good.add(template);
                    });
        }
    }

    private Optional<UriMatcher> parsed(BeanMethod method) {
        if (!ABSOLUTE.matcher(method.name()).matches()) {
            bad(method, "begins with no scheme. Clients take nothing else for a URI.");
            return Optional.empty();
        }
        try {
            UriMatcher matcher = matcher(method);
            if (matcher.variables().isEmpty()) {
                bad(method, "has no variables. Offer the method as @Resource.");
                return Optional.empty();
            }
            return Optional.of(matcher);
        } catch (InvalidUriTemplateException e) {
            bad(method, "cannot be used: " + e.getMessage() + ".");
            return Optional.empty();
        }
    }

    private void bad(BeanMethod method, String rest) {
        problems.add(
                ProblemCode.BAD_URI,
                method.origin(),
                "Resource template \"%s\" of %s %s Set @ResourceTemplate(uriTemplate = ...) to such as shop://books/{isbn}."
                        .formatted(method.name(), method.subject(), rest));
    }

    private void check(BeanMethod method, UriMatcher matcher) {
        List<String> variables = matcher.variables().stream().map(UriVariable::name).toList();
        List<String> arguments = sorter.arguments(method).map(CompletedArgument::name).toList();
        List<String> unfilled = without(arguments, variables);
        if (!unfilled.isEmpty()) {
            add(
                    ProblemCode.TEMPLATE_ARGUMENT,
                    method,
                    "has parameters that its template does not name: %s. The variables of %s are %s. Rename them, or qualify them."
                            .formatted(Words.and(unfilled), method.name(), Words.and(variables)));
        }
        List<String> unused = without(variables, arguments);
        if (!unused.isEmpty()) {
            add(
                    ProblemCode.TEMPLATE_ARGUMENT,
                    method,
                    "has no parameter for variables of its template: %s. Each variable of %s is a parameter. Add them, or set @ResourceTemplateArg(name = ...)."
                            .formatted(Words.and(unused), method.name()));
        }
        exempt(method, variables);
    }

    private void exempt(BeanMethod method, List<String> variables) {
        List<String> exempt =
                without(Arrays.asList(method.template().exemptFromPathSafety()), variables);
        if (!exempt.isEmpty()) {
            add(
                    ProblemCode.TEMPLATE_ARGUMENT,
                    method,
                    "exempts variables from path safety that its template does not name: %s. The variables of %s are %s. Correct exemptFromPathSafety."
                            .formatted(Words.and(exempt), method.name(), Words.and(variables)));
        }
    }

    private static List<String> without(List<String> all, List<String> others) {
        return all.stream().filter(one -> !others.contains(one)).toList();
    }

    /** The same text twice is a name twice. */
    private void unique(BeanMethod method, UriMatcher matcher, List<BeanMethod> before) {
        before.stream()
                .filter(other -> !other.name().equals(method.name()))
                .filter(other -> matcher(other).isAmbiguousWith(matcher))
                .findFirst()
                .ifPresent(
                        other ->
                                add(
                                        ProblemCode.AMBIGUOUS_TEMPLATES,
                                        method,
                                        "has the template %s, which matches the same URIs as %s of %s. One of them would never be called. Make their fixed parts differ."
                                                .formatted(
                                                        method.name(),
                                                        other.name(),
                                                        other.subject())));
    }

    private void add(ProblemCode code, BeanMethod method, String rest) {
        problems.add(
                code, method.origin(), method.role().title() + " " + method.subject() + " " + rest);
    }
}
