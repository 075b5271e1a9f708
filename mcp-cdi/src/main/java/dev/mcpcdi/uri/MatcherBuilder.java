package dev.mcpcdi.uri;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Makes the matcher of a template, or says why its values could only be guessed. */
final class MatcherBuilder {

    private static final Set<Operator> EXPLODING =
            Set.of(Operator.PATH, Operator.LABEL, Operator.PARAMETER);

    private final String template;
    private final List<Part> parts;
    private final Map<String, UriVariable> variables = new LinkedHashMap<>();

    MatcherBuilder(String template, List<Part> parts) {
        this.template = template;
        this.parts = parts;
    }

    UriMatcher build() {
        int tail = lenientTail();
        PieceList path = new PieceList();
        parts.subList(0, tail).forEach(part -> declare(part, false));
        parts.subList(tail, parts.size()).forEach(part -> declare(part, true));
        parts.subList(0, tail).forEach(path::add);
        List<UriVariable> declared = List.copyOf(variables.values());
        return new UriMatcher(template, path.pieces(), query(declared), declared);
    }

    private static Optional<QueryTail> query(List<UriVariable> variables) {
        List<String> names =
                variables.stream().filter(UriVariable::optional).map(UriVariable::name).toList();
        return names.isEmpty() ? Optional.empty() : Optional.of(new QueryTail(names));
    }

    /** Where the query begins that may be read leniently; the number of parts if none may. */
    private int lenientTail() {
        int start = parts.size();
        for (int index = 0; index < parts.size(); index++) {
            if (isOf(parts.get(index), Operator.QUERY)) {
                if (start < parts.size()) {
                    throw secondQuery((Part.Expression) parts.get(index));
                }
                start = index;
            }
        }
        boolean lenient =
                parts.subList(0, start).stream().noneMatch(MatcherBuilder::endsPath)
                        && parts.stream()
                                .skip(start + 1L)
                                .allMatch(part -> isOf(part, Operator.CONTINUATION));
        return lenient ? start : parts.size();
    }

    private static boolean endsPath(Part part) {
        if (part instanceof Part.Literal literal) {
            return literal.text().indexOf('?') >= 0 || literal.text().indexOf('#') >= 0;
        }
        return isOf(part, Operator.FRAGMENT) || isOf(part, Operator.CONTINUATION);
    }

    private static boolean isOf(Part part, Operator operator) {
        return part instanceof Part.Expression expression && expression.operator() == operator;
    }

    private void declare(Part part, boolean optional) {
        if (part instanceof Part.Expression expression) {
            for (Part.Variable variable : expression.variables()) {
                checkModifier(expression.operator(), variable);
                UriVariable declared =
                        new UriVariable(variable.name(), variable.explode(), optional);
                if (variables.putIfAbsent(variable.name(), declared) != null) {
                    throw new InvalidUriTemplateException(
                            "Variable '%s' stands a second time at position %d; give it another name"
                                    .formatted(variable.name(), variable.position()));
                }
            }
        }
    }

    private static void checkModifier(Operator operator, Part.Variable variable) {
        if (variable.prefix() > 0) {
            throw new InvalidUriTemplateException(
                    "Prefix modifier of '%s:%d' at position %d cannot be matched; write '%s'"
                            .formatted(
                                    variable.name(),
                                    variable.prefix(),
                                    variable.position(),
                                    variable.name()));
        }
        if (variable.explode() && !EXPLODING.contains(operator)) {
            throw new InvalidUriTemplateException(
                    ("Explode modifier of '%s*' at position %d cannot be matched;"
                                    + " those of {/v*}, {.v*} and {;v*} can")
                            .formatted(variable.name(), variable.position()));
        }
    }

    private static InvalidUriTemplateException secondQuery(Part.Expression second) {
        return new InvalidUriTemplateException(
                "Second {?...} at position %d; write {?a,b} or {?a}{&b}"
                        .formatted(second.position()));
    }
}
