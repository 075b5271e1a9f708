package dev.mcpcdi.extension;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.toList;

import dev.mcpcdi.problem.ProblemCode;
import dev.mcpcdi.problem.Problems;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.List;
import java.util.TreeMap;
import java.util.regex.Pattern;

/** What names must be like (2025-11-25, Tools, Tool Names); those of prompts too. */
final class NameRules {

    private static final Pattern NAME = Pattern.compile("[A-Za-z0-9_.-]{1,128}");

    private final Problems problems;

    NameRules(Problems problems) {
        this.problems = problems;
    }

    void check(List<BeanMethod> tools) {
        tools.forEach(
                tool -> {
                    switch (tool.role()) {
                        case RESOURCE -> uri(tool);
                        case TEMPLATE -> {} // its grammar says more
                        default -> shape(tool);
                    }
                });
        tools.stream()
                .collect(groupingBy(BeanMethod::name, TreeMap::new, toList()))
                .values()
                .forEach(this::unique);
    }

    private void shape(BeanMethod tool) {
        if (!NAME.matcher(tool.name()).matches()) {
            problems.add(
                    ProblemCode.BAD_NAME,
                    tool.origin(),
                    "%s name \"%s\" of %s has characters or a length that clients refuse. A name has 1 to 128 of the characters A-Z, a-z, 0-9, \"_\", \".\" and \"-\". Set @%s(name = ...)."
                            .formatted(
                                    tool.role().capital(),
                                    tool.name(),
                                    tool.subject(),
                                    annotation(tool)));
        }
    }

    private void uri(BeanMethod resource) {
        if (!isUri(resource.name())) {
            problems.add(
                    ProblemCode.BAD_URI,
                    resource.origin(),
                    "Resource URI \"%s\" of %s is no absolute URI. Clients take nothing else for one. Set @Resource(uri = ...) to such as shop://books."
                            .formatted(resource.name(), resource.subject()));
        }
    }

    private static boolean isUri(String text) {
        try {
            return new URI(text).isAbsolute();
        } catch (URISyntaxException none) {
            return false;
        }
    }

    private void unique(List<BeanMethod> named) {
        if (named.size() < 2) {
            return;
        }
        String subjects = Words.and(named.stream().map(BeanMethod::subject).toList());
        if (named.stream().map(BeanMethod::java).distinct().count() == 1) {
            inherited(named.get(0), subjects);
        } else {
            duplicate(named, subjects);
        }
    }

    private void inherited(BeanMethod first, String subjects) {
        problems.add(
                ProblemCode.INHERITED_TWICE,
                first.origin(),
                "%s \"%s\" is inherited by several beans: %s. Names must be unique in one application. Declare the method in one bean, or override it without @%s in the others."
                        .formatted(
                                first.role().capital(), first.name(), subjects, annotation(first)));
    }

    private void duplicate(List<BeanMethod> named, String subjects) {
        BeanMethod first = named.get(0);
        problems.add(
                ProblemCode.DUPLICATE_NAME,
                first.origin(),
                "%1$s %6$s \"%2$s\" is used %3$s: %4$s. %8$ss must be unique in one application. Set @%5$s(%7$s = ...) on all but one of the methods."
                        .formatted(
                                first.role().capital(),
                                first.name(),
                                times(named.size()),
                                subjects,
                                annotation(first),
                                first.role().word(),
                                first.role().member(),
                                Words.capital(first.role().word())));
    }

    private static String annotation(BeanMethod method) {
        return method.role().annotation().getSimpleName();
    }

    private static String times(int number) {
        return number == 2 ? "twice" : number + " times";
    }
}
