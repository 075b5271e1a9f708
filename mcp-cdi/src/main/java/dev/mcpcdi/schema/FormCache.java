package dev.mcpcdi.schema;

import dev.mcpcdi.problem.Origin;
import dev.mcpcdi.problem.Problem;
import dev.mcpcdi.problem.Problems;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Forms of classes that are known only when they are asked for, each made once. Any thread. */
final class FormCache implements Function<Class<?>, FormModel> {

    private final Forms forms;
    private final Map<Class<?>, FormModel> made = new HashMap<>();

    FormCache(Forms forms) {
        this.forms = forms;
    }

    /**
     * The form of a class.
     *
     * @throws IllegalArgumentException if a form cannot make it; its message says why
     */
    @Override
    public synchronized FormModel apply(Class<?> type) {
        return made.computeIfAbsent(type, this::make);
    }

    private FormModel make(Class<?> type) {
        Problems problems = new Problems();
        FormSource source = new FormSource("McpContext.elicit", type, null, Origin.of(type));
        FormModel form = forms.of(source, problems);
        if (!problems.isEmpty()) {
            throw new IllegalArgumentException(
                    problems.sorted().stream().map(Problem::text).collect(Collectors.joining(" ")));
        }
        return form;
    }
}
