package dev.mcpcdi.schema;

import dev.mcpcdi.Tool;
import dev.mcpcdi.Tool.StructuredOutput;
import dev.mcpcdi.problem.Origin;
import dev.mcpcdi.problem.Problems;
import jakarta.json.JsonObject;
import jakarta.json.JsonValue;
import jakarta.json.spi.JsonProvider;
import jakarta.validation.Validation;
import jakarta.validation.Validator;
import java.io.StringReader;
import java.lang.reflect.Method;
import java.lang.reflect.Parameter;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The models of the methods of a test's own class, found by name. */
final class Fixture {

    static final JsonProvider JSON = JsonProvider.provider();
    private static final Validator VALIDATOR =
            Validation.buildDefaultValidatorFactory().getValidator();

    final Problems problems = new Problems();
    private final Class<?> holder;
    private final Schemas schemas;

    Fixture(Class<?> holder) {
        this(holder, Optional.of(VALIDATOR));
    }

    Fixture(Class<?> holder, Optional<Object> validator) {
        this(holder, validator, OwnTypes.NONE);
    }

    Fixture(Class<?> holder, Optional<Object> validator, OwnTypes own) {
        this.holder = holder;
        schemas = new Schemas(JSON, validator, own, problems);
    }

    /** With forms that the application gives. */
    static Fixture with(Class<?> holder, Map<Class<?>, OwnForm> forms) {
        return new Fixture(holder, Optional.of(VALIDATOR), new OwnTypes(forms, Map.of()));
    }

    ArgumentsModel arguments(String name, Integer... injected) {
        Method method = method(name);
        List<ArgumentSource> sources = new ArrayList<>();
        for (int i = 0; i < method.getParameterCount(); i++) {
            if (!List.of(injected).contains(i)) {
                sources.add(source(method.getParameters()[i], i));
            }
        }
        Optional<String> given = tool(method).map(Tool::inputSchema).filter(s -> !s.isEmpty());
        return schemas.arguments(new Schemas.Signature(name, method, given), sources, problems);
    }

    ResultModel result(String name, StructuredOutput mode) {
        Method method = method(name);
        return schemas.result(
                new Schemas.ResultSource(
                        name,
                        method.getGenericReturnType(),
                        method.getAnnotatedReturnType(),
                        Origin.of(method),
                        tool(method).map(Tool::outputSchema).filter(s -> !s.isEmpty()),
                        Optional.of(method)),
                mode,
                problems);
    }

    ResultModel result(String name) {
        return result(name, StructuredOutput.AUTO);
    }

    FormModel form(Type type) {
        return schemas.form(
                new FormSource(
                        "Resolver Shop.ask(String)", type, null, new Origin("shop.Shop", "ask")),
                problems);
    }

    static JsonObject object(String text) {
        return (JsonObject) json(text);
    }

    static JsonValue json(String text) {
        try (var reader = JSON.createReader(new StringReader(text))) {
            return reader.readValue();
        }
    }

    /** Only a method with a schema of its own needs one. */
    private static Optional<Tool> tool(Method method) {
        return Optional.ofNullable(method.getAnnotation(Tool.class));
    }

    private Method method(String name) {
        return Arrays.stream(holder.getDeclaredMethods())
                .filter(method -> method.getName().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private static ArgumentSource source(Parameter parameter, int position) {
        return new ArgumentSource(
                position,
                parameter.getName(),
                parameter.getParameterizedType(),
                parameter.getAnnotatedType(),
                List.of(parameter.getAnnotations()));
    }
}
