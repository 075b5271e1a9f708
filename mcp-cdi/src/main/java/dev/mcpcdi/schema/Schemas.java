package dev.mcpcdi.schema;

import com.fasterxml.classmate.ResolvedType;
import dev.mcpcdi.Tool.StructuredOutput;
import dev.mcpcdi.problem.Origin;
import dev.mcpcdi.problem.ProblemCode;
import dev.mcpcdi.problem.Problems;
import dev.mcpcdi.schema.SchemaWriter.Direction;
import jakarta.json.spi.JsonProvider;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.Method;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Makes the models of methods, once, when the application starts. One a deployment; for one thread.
 */
public final class Schemas {

    private final Json json;
    private final ConstraintSource constraints;
    private final TypeModels inputs;
    private final PropertyFactory arguments;
    private final Results results;
    private final Forms forms;

    /**
     * Makes a factory.
     *
     * @param json the provider all values are made with
     * @param validator the application's {@code jakarta.validation.Validator}, for its metadata;
     *     empty where there is none. Typed as object so that this class loads without the API.
     */
    public Schemas(JsonProvider json, Optional<Object> validator) {
        this.json = new Json(json);
        constraints = validator.map(Schemas::source).orElseGet(ConstraintSource.None::new);
        inputs = new TypeModels(this.json, constraints, true);
        arguments = new PropertyFactory(this.json, constraints, inputs);
        forms = new Forms(this.json, constraints, inputs);
        results =
                new Results(this.json, constraints, new TypeModels(this.json, constraints, false));
    }

    /**
     * Makes the model of a method's arguments.
     *
     * @param tool the tool's name, for the title of the schema
     * @param method the method, for its constraints
     * @param sources the parameters that are arguments
     * @param problems takes every mistake found
     * @return the model; of no use if a mistake was added
     */
    public ArgumentsModel arguments(
            String tool, Method method, List<ArgumentSource> sources, Problems problems) {
        List<Property> properties = new ArrayList<>();
        List<Integer> positions = new ArrayList<>();
        Set<String> names = new HashSet<>();
        for (ArgumentSource source : sources) {
            Subject subject = new Subject(source, method, problems);
            subject.property(this)
                    .ifPresent(
                            property -> {
                                if (!names.add(property.name())) {
                                    subject.report(
                                            ProblemCode.DUPLICATE_MEMBER,
                                            "has the name \"%s\", as another has. Give it a name of its own with @ToolArg(name = ...)."
                                                    .formatted(property.name()));
                                }
                                properties.add(property);
                                positions.add(source.position());
                            });
        }
        Properties all = new Properties(json, properties);
        SchemaWriter writer = new SchemaWriter(json, Direction.INPUT);
        String title = tool + "Arguments";
        Refusals refusals = new Refusals(constraints, method, positions);
        return new Arguments(title, all, writer.root(all.schema(writer, title)), refusals);
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

    /** A property of one argument, or the mistake that there is none. */
    private record Subject(ArgumentSource source, Method method, Problems problems) {

        Optional<Property> property(Schemas schemas) {
            ResolvedType type = schemas.inputs.types().resolve(source.type());
            try {
                Constraints own = schemas.constraints.parameter(method, source.position());
                TypeUse use = new TypeUse(type, source.use(), source.annotations(), own);
                return Optional.of(schemas.arguments.of(source.name(), use));
            } catch (NoSchemaException e) {
                report(
                        ProblemCode.NO_SCHEMA,
                        "is of the type %s, %s. Use a record, a bean or another type that has a JSON form."
                                .formatted(type.getErasedType().getSimpleName(), e.getMessage()));
            } catch (MisdeclaredException e) {
                report(e.code(), e.getMessage());
            }
            return Optional.empty();
        }

        void report(ProblemCode code, String rest) {
            problems.add(
                    code,
                    Origin.of(method),
                    "Parameter \"%s\" of %s %s".formatted(source.name(), name(method), rest));
        }
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
     * What a method returns, as the container sees it.
     *
     * @param tool the tool's name, for the title of a wrapping schema
     * @param type the type, without a surrounding {@code CompletionStage}, variables resolved
     * @param use the type as written, for annotations on and inside it
     * @param origin where the method is
     * @param method the method whose constraints hold for all of the value; empty if they are of
     *     something else, such as a stage
     */
    public record ResultSource(
            String tool, Type type, AnnotatedType use, Origin origin, Optional<Method> method) {}
}
