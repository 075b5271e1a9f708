package dev.mcpcdi.schema;

import jakarta.json.JsonObject;
import jakarta.json.JsonValue;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A type with constraints, which are checked on the JSON value: as listed, so accepted.
 *
 * @param constraints those of every schema
 * @param ofForms those that only a form has a word for
 */
record ConstrainedModel(TypeModel inner, List<Constraint> constraints, List<Constraint> ofForms)
        implements TypeModel {

    static TypeModel of(TypeModel inner, Constraints constraints) {
        if (constraints.own().isEmpty()) {
            return inner;
        }
        Map<Boolean, List<Constraint>> ofForms =
                constraints.own().stream()
                        .collect(Collectors.partitioningBy(Constraint::isOfForms));
        return new ConstrainedModel(inner, ofForms.get(false), ofForms.get(true));
    }

    @Override
    public JsonObject schema(SchemaWriter writer) {
        Keywords keywords = new Keywords(writer.json(), inner.schema(writer));
        constraints.forEach(constraint -> constraint.describe(keywords));
        JsonObject all = keywords.build();
        return writer.isForm() ? FormKeywords.only(writer.json(), all) : all;
    }

    @Override
    public JsonValue normalise(JsonValue value) {
        return inner.normalise(value);
    }

    @Override
    public Object read(JsonValue value, Reading reading) {
        int before = reading.failures();
        Object result = inner.read(value, reading);
        for (Constraint constraint : constraints) {
            if (reading.failures() > before) {
                return null;
            }
            constraint.check(value, reading);
        }
        return result;
    }

    /** A result is checked as well: it must satisfy what is listed. */
    @Override
    public JsonValue write(Object value, Writing writing) {
        JsonValue written = inner.write(value, writing);
        Reading check = Reading.root();
        constraints.forEach(constraint -> constraint.check(written, check));
        if (check.failures() > 0) {
            throw writing.fail("breaks a constraint: " + check.violations().get(0).text());
        }
        return written;
    }

    /** A form cannot say that a box must be ticked: the developer's message does. */
    @Override
    public Optional<TypeModel> inForm() {
        List<Constraint> all =
                Stream.concat(constraints.stream(), ofForms.stream())
                        .filter(constraint -> !(constraint instanceof Constant))
                        .toList();
        return inner.inForm().map(form -> new ConstrainedModel(form, all, List.of()));
    }

    @Override
    public boolean allowsText() {
        return inner.allowsText();
    }

    @Override
    public boolean allowsAnything() {
        return inner.allowsAnything();
    }

    @Override
    public boolean allowsNull() {
        return inner.allowsNull();
    }

    @Override
    public Object absent() {
        return inner.absent();
    }
}
