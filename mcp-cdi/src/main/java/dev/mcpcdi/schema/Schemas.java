package dev.mcpcdi.schema;

import dev.mcpcdi.Tool.StructuredOutput;
import dev.mcpcdi.problem.Origin;
import dev.mcpcdi.problem.Problems;
import jakarta.json.spi.JsonProvider;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.Method;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Makes the models of methods, once, when the application starts. One a deployment; for one thread.
 */
public final class Schemas {

    private final ArgumentsFactory arguments;
    private final Results results;
    private final Forms forms;
    private final ContentBlocks blocks;

    /**
     * Makes a factory.
     *
     * @param json the provider all values are made with
     * @param validator the application's {@code jakarta.validation.Validator}, for its metadata;
     *     empty where there is none. Typed as object so that this class loads without the API.
     * @param own what the application says of its own types
     * @param problems takes every mistake found in those
     */
    public Schemas(JsonProvider json, Optional<Object> validator, OwnTypes own, Problems problems) {
        Json values = new Json(json);
        ConstraintSource constraints =
                validator.map(Schemas::source).orElseGet(ConstraintSource.None::new);
        GivenSchemas given = new GivenSchemas(values);
        FixedForms fixed = new FixedForms(values);
        HandWritten written =
                new HandWritten(
                        Contributions.of(own.forms(), given, fixed::include, problems), given);
        blocks = ContentBlocks.of(own.contents(), fixed::include, problems);
        TypeModels inputs = new TypeModels(values, constraints, written, true);
        arguments = new ArgumentsFactory(values, constraints, inputs, given);
        this.forms = new Forms(values, constraints, inputs);
        TypeModels outputs = new TypeModels(values, constraints, written, false);
        results = new Results(values, constraints, outputs, new Results.Own(given, blocks));
    }

    /**
     * Makes the model of a method's arguments.
     *
     * @param tool the method
     * @param sources the parameters that are arguments
     * @param problems takes every mistake found
     * @return the model; of no use if a mistake was added
     */
    public ArgumentsModel arguments(
            Signature tool, List<ArgumentSource> sources, Problems problems) {
        return arguments.of(tool, sources, problems);
    }

    /**
     * Makes the model of what a method returns.
     *
     * @param source the method and its resolved return type
     * @param mode whether structured content is wanted
     * @param problems takes every mistake found
     * @return the model; of no use if a mistake was added
     */
    public ResultModel result(ResultSource source, StructuredOutput mode, Problems problems) {
        return results.of(source, mode, problems);
    }

    /**
     * Makes the model of a form.
     *
     * @param source what is asked for, and who asks
     * @param problems takes every mistake found
     * @return the model; of no use if a mistake was added
     */
    public FormModel form(FormSource source, Problems problems) {
        return forms.of(source, problems);
    }

    /**
     * Forms of classes that are known only when they are asked for.
     *
     * @return gives the form of a class, each made once, on any thread; it throws {@link
     *     IllegalArgumentException} for one that a form cannot make
     */
    public Function<Class<?>, FormModel> forms() {
        return new FormCache(forms);
    }

    /**
     * The types that the application makes blocks of.
     *
     * @return the same for all methods
     */
    public ContentBlocks blocks() {
        return blocks;
    }

    static String name(Method method) {
        return Arrays.stream(method.getParameterTypes())
                .map(Class::getSimpleName)
                .collect(
                        Collectors.joining(
                                ", ",
                                method.getDeclaringClass().getSimpleName()
                                        + "."
                                        + method.getName()
                                        + "(",
                                ")"));
    }

    /** Apart, so that the class of the API is loaded only where there is one. */
    private static ConstraintSource source(Object validator) {
        return new ValidatorConstraints((jakarta.validation.Validator) validator);
    }

    /**
     * A method that takes arguments.
     *
     * @param name the tool's name, for the title of the schema
     * @param method the method, for its constraints
     * @param inputSchema the schema that is written for it, if there is one
     */
    public record Signature(String name, Method method, Optional<String> inputSchema) {}

    /**
     * What a method returns, as the container sees it.
     *
     * @param tool the tool's name, for the title of a wrapping schema
     * @param type the type, without a surrounding {@code CompletionStage}, variables resolved
     * @param use the type as written, for annotations on and inside it
     * @param origin where the method is
     * @param outputSchema the schema that is written for it, if there is one
     * @param method the method whose constraints hold for all of the value; empty if they are of
     *     something else, such as a stage
     */
    public record ResultSource(
            String tool,
            Type type,
            AnnotatedType use,
            Origin origin,
            Optional<String> outputSchema,
            Optional<Method> method) {}
}
