package dev.mcpcdi.extension;

import dev.mcpcdi.problem.ProblemCode;
import dev.mcpcdi.problem.Problems;
import dev.mcpcdi.uri.InvalidUriTemplateException;
import dev.mcpcdi.uri.UriVariable;
import jakarta.json.JsonArray;
import jakarta.json.JsonObject;
import jakarta.json.JsonString;
import jakarta.json.JsonValue;
import java.util.List;

/** What the type of a parameter must be like so that a variable of a template fits. */
record VariableRules(Problems problems) {

    /** Checks a method by the schema of its arguments, so that both agree. */
    void check(BeanMethod method, JsonObject schema) {
        JsonObject properties = schema.getJsonObject("properties");
        for (UriVariable variable : variables(method)) {
            if (properties.get(variable.name()) instanceof JsonObject property) {
                list(method, variable, property);
                if (variable.optional() && isRequired(schema, variable.name())) {
                    add(
                            method,
                            "has the required parameter \"%s\", but clients may leave out that variable of %s. Make it an Optional, or set @ResourceTemplateArg(defaultValue = ...).",
                            variable);
                }
            }
        }
    }

    /** None of one that is no template: that is reported already. */
    private static List<UriVariable> variables(BeanMethod method) {
        try {
            return TemplateRules.matcher(method).variables();
        } catch (InvalidUriTemplateException reported) {
            return List.of();
        }
    }

    private void list(BeanMethod method, UriVariable variable, JsonObject property) {
        if (variable.list() && !takes(property, true)) {
            add(
                    method,
                    "has the parameter \"%s\", which takes no list, but that variable of %s is one. Make it a List, or remove the explode modifier.",
                    variable);
        } else if (!variable.list() && !takes(property, false)) {
            add(
                    method,
                    "has the parameter \"%s\", which takes a list, but that variable of %s is none. Make it a single value, or explode the variable as in {/path*}.",
                    variable);
        }
    }

    private static boolean takes(JsonObject schema, boolean list) {
        if (schema.get("anyOf") instanceof JsonArray arms) {
            return arms.getValuesAs(JsonObject.class).stream()
                    .filter(arm -> !isText(arm.get("type"), "null"))
                    .anyMatch(arm -> takes(arm, list));
        }
        if (schema.containsKey("$ref")) {
            return !list;
        }
        return !schema.containsKey("type") || isText(schema.get("type"), "array") == list;
    }

    private static boolean isRequired(JsonObject schema, String name) {
        return schema.get("required") instanceof JsonArray required
                && required.stream().anyMatch(one -> isText(one, name));
    }

    private static boolean isText(JsonValue value, String text) {
        return value instanceof JsonString string && string.getString().equals(text);
    }

    private void add(BeanMethod method, String rest, UriVariable variable) {
        problems.add(
                ProblemCode.TEMPLATE_ARGUMENT,
                method.origin(),
                method.role().title()
                        + " "
                        + method.subject()
                        + " "
                        + rest.formatted(variable.name(), method.name()));
    }
}
