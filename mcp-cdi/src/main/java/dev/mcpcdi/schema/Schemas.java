package dev.mcpcdi.schema;

import dev.mcpcdi.Tool;
import dev.mcpcdi.problem.Origin;
import dev.mcpcdi.problem.Problems;
import jakarta.json.spi.JsonProvider;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.Method;
import java.lang.reflect.Type;
import java.util.List;
import java.util.Optional;

/**
 * Makes the models of methods, once, when the application starts. One a deployment; for one thread.
 */
public final class Schemas {

    /**
     * Makes a factory.
     *
     * @param json the provider all values are made with
     * @param validator the application's {@code jakarta.validation.Validator}, for its metadata;
     *     empty where there is none. Typed as object so that this class loads without the API.
     */
    public Schemas(JsonProvider json, Optional<Object> validator) {}

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
        throw new UnsupportedOperationException();
    }

    /**
     * Makes the model of what a method returns.
     *
     * @param source the method and its resolved return type
     * @param mode whether structured content is wanted
     * @param problems takes every mistake found
     * @return the model; of no use if a mistake was added
     */
    public ResultModel result(ResultSource source, Tool.StructuredOutput mode, Problems problems) {
        throw new UnsupportedOperationException();
    }

    /**
     * What a method returns, as the container sees it.
     *
     * @param tool the tool's name, for the title of a wrapping schema
     * @param type the type, without a surrounding {@code CompletionStage}, variables resolved
     * @param use the type as written, for annotations on and inside it
     * @param origin where the method is
     */
    public record ResultSource(String tool, Type type, AnnotatedType use, Origin origin) {}
}
