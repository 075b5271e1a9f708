package dev.mcpcdi.extension;

import dev.mcpcdi.Tool.StructuredOutput;
import dev.mcpcdi.ToolResult;
import dev.mcpcdi.invoke.MethodModels;
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
        ResultSource source = new ResultSource("", Object.class, use, Origin.of(ToolResult.class));
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
        return new ToolModels(arguments(tool), result(tool), any);
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
        return schemas.arguments(name, method.java(), sources, problems);
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

    private ResultModel result(BeanMethod tool) {
        ReturnShape shape = ReturnShape.of(tool, types);
        return schemas.result(
                new ResultSource(tool.name(), shape.type(), shape.use(), tool.origin()),
                tool.tool().structuredOutput(),
                problems);
    }
}
