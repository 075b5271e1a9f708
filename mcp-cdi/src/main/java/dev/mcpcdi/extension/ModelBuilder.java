package dev.mcpcdi.extension;

import dev.mcpcdi.Tool.StructuredOutput;
import dev.mcpcdi.ToolResult;
import dev.mcpcdi.invoke.MethodModels;
import dev.mcpcdi.invoke.ToolModels;
import dev.mcpcdi.problem.Origin;
import dev.mcpcdi.problem.ProblemCode;
import dev.mcpcdi.problem.Problems;
import dev.mcpcdi.schema.ArgumentSource;
import dev.mcpcdi.schema.ArgumentsModel;
import dev.mcpcdi.schema.ResultModel;
import dev.mcpcdi.schema.Schemas;
import dev.mcpcdi.schema.Schemas.ResultSource;
import dev.mcpcdi.schema.Schemas.Signature;
import jakarta.enterprise.inject.spi.AnnotatedParameter;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.Parameter;
import java.util.List;
import java.util.Optional;

/** Makes what a method's JSON means in Java. For one thread. */
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
                        "",
                        Object.class,
                        use,
                        Origin.of(ToolResult.class),
                        Optional.empty(),
                        Optional.empty());
        return schemas.result(source, StructuredOutput.OFF, problems);
    }

    /** Only for the mistakes it finds. */
    void check(BeanMethod method) {
        if (method.role() == Role.TOOL) {
            tool(method);
        } else {
            method(method);
        }
    }

    ToolModels tool(BeanMethod tool) {
        return new ToolModels(arguments(tool), result(tool), any, schemas.blocks());
    }

    /** Of a method whose result has no schema. */
    MethodModels method(BeanMethod method) {
        ArgumentsModel arguments = arguments(method);
        if (method.role() == Role.TEMPLATE) {
            new VariableRules(problems).check(method, arguments.schema());
        }
        return new MethodModels(arguments, any);
    }

    private ArgumentsModel arguments(BeanMethod method) {
        List<ArgumentSource> sources =
                sorter.arguments(method).map(parameter -> source(method, parameter)).toList();
        String name =
                Role.SCHEMED.contains(method.role()) ? method.name() : method.java().getName();
        Optional<String> given =
                method.role() == Role.TOOL
                        ? Texts.given(method.tool().inputSchema())
                        : Optional.empty();
        return schemas.arguments(new Signature(name, method.java(), given), sources, problems);
    }

    private ArgumentSource source(BeanMethod method, AnnotatedParameter<?> parameter) {
        Parameter java = parameter.getJavaParameter();
        return new ArgumentSource(
                parameter.getPosition(),
                java.getName(),
                types.resolve(java.getParameterizedType(), method),
                java.getAnnotatedType(),
                Role.COMPLETIONS.contains(method.role())
                        ? ArgWords.optional(parameter)
                        : ArgWords.annotations(parameter));
    }

    /** Of any other method it would be ignored in silence. */
    private void checkOutputType(BeanMethod tool, ReturnShape shape) {
        Class<?> output = tool.tool().outputType();
        if (output != void.class && shape.type() != output) {
            problems.add(
                    ProblemCode.SCHEMA_MISFIT,
                    tool.origin(),
                    "Tool method %s has the outputType %s but returns %s, which is listed itself. Leave out outputType, or return a ToolResult."
                            .formatted(
                                    tool.subject(),
                                    output.getSimpleName(),
                                    GenericTypes.raw(shape.type()).getSimpleName()));
        }
    }

    private ResultModel result(BeanMethod tool) {
        ReturnShape shape = ReturnShape.of(tool, types);
        checkOutputType(tool, shape);
        return schemas.result(
                new ResultSource(
                        tool.name(),
                        shape.type(),
                        shape.use(),
                        tool.origin(),
                        Texts.given(tool.tool().outputSchema()),
                        Optional.of(tool.java()).filter(method -> shape.isWhole())),
                tool.tool().structuredOutput(),
                problems);
    }
}
