package dev.mcpcdi.extension;

import dev.mcpcdi.Tool.StructuredOutput;
import dev.mcpcdi.ToolResult;
import dev.mcpcdi.invoke.ToolModels;
import dev.mcpcdi.problem.Origin;
import dev.mcpcdi.problem.Problems;
import dev.mcpcdi.schema.ArgumentSource;
import dev.mcpcdi.schema.ArgumentsModel;
import dev.mcpcdi.schema.ResultModel;
import dev.mcpcdi.schema.Schemas;
import dev.mcpcdi.schema.Schemas.ResultSource;
import jakarta.enterprise.inject.spi.AnnotatedParameter;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.Parameter;
import java.util.List;
import java.util.Optional;

/** Makes what a tool's JSON means in Java. For one thread. */
final class ModelBuilder {

    private final Schemas schemas;
    private final ParameterSorter sorter;
    private final Problems problems;
    private final GenericTypes types = new GenericTypes();
    private final ResultModel any;

    ModelBuilder(Schemas schemas, ParameterSorter sorter, Problems problems) {
        this.schemas = schemas;
        this.sorter = sorter;
        this.problems = problems;
        this.any = any();
    }

    /** The model of a value whose class is known only when it is there. */
    private ResultModel any() {
        AnnotatedType use = ToolResult.class.getAnnotatedSuperclass();
        ResultSource source =
                new ResultSource(
                        "", Object.class, use, Origin.of(ToolResult.class), Optional.empty());
        return schemas.result(source, StructuredOutput.OFF, problems);
    }

    ToolModels build(BeanMethod tool) {
        return new ToolModels(arguments(tool), result(tool), any);
    }

    private ArgumentsModel arguments(BeanMethod tool) {
        List<ArgumentSource> sources =
                sorter.arguments(tool).map(parameter -> source(tool, parameter)).toList();
        return schemas.arguments(tool.name(), tool.java(), sources, problems);
    }

    private ArgumentSource source(BeanMethod tool, AnnotatedParameter<?> parameter) {
        Parameter java = parameter.getJavaParameter();
        return new ArgumentSource(
                parameter.getPosition(),
                java.getName(),
                types.resolve(java.getParameterizedType(), tool),
                java.getAnnotatedType(),
                List.copyOf(parameter.getAnnotations()));
    }

    private ResultModel result(BeanMethod tool) {
        ReturnShape shape = ReturnShape.of(tool, types);
        return schemas.result(
                new ResultSource(
                        tool.name(),
                        shape.type(),
                        shape.use(),
                        tool.origin(),
                        Optional.of(tool.java()).filter(method -> shape.isWhole())),
                tool.tool().structuredOutput(),
                problems);
    }
}
