package dev.mcpcdi.schema;

import com.fasterxml.classmate.ResolvedType;
import dev.mcpcdi.problem.Origin;
import dev.mcpcdi.problem.ProblemCode;
import dev.mcpcdi.problem.Problems;
import dev.mcpcdi.schema.SchemaWriter.Direction;
import dev.mcpcdi.schema.Schemas.Signature;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Makes the models of the arguments of methods. */
final class ArgumentsFactory {

    private final Json json;
    private final ConstraintSource constraints;
    private final TypeModels types;
    private final GivenSchemas schemas;
    private final PropertyFactory properties;

    ArgumentsFactory(
            Json json, ConstraintSource constraints, TypeModels types, GivenSchemas schemas) {
        this.json = json;
        this.constraints = constraints;
        this.types = types;
        this.schemas = schemas;
        properties = new PropertyFactory(json, constraints, types);
    }

    ArgumentsModel of(Signature tool, List<ArgumentSource> sources, Problems problems) {
        Optional<GivenSchema> given =
                tool.inputSchema().flatMap(text -> given(tool, text, problems));
        Map<Integer, Property> all = new LinkedHashMap<>();
        Set<String> names = new HashSet<>();
        for (ArgumentSource source : sources) {
            Subject subject = new Subject(source, tool, problems);
            Optional<Property> property = subject.property(this, given);
            property.filter(one -> !names.add(one.name())).ifPresent(subject::reportTwin);
            property.ifPresent(one -> all.put(source.position(), one));
        }
        ArgumentsModel model = model(tool, given, all);
        for (MisdeclaredException broken : HeaderRules.broken(model.schema())) {
            report(tool, "Tool method " + Schemas.name(tool.method()), broken, problems);
        }
        return model;
    }

    private ArgumentsModel model(
            Signature tool, Optional<GivenSchema> given, Map<Integer, Property> byPosition) {
        String title = tool.name() + "Arguments";
        Properties all = new Properties(json, List.copyOf(byPosition.values()));
        Refusals refusals =
                new Refusals(constraints, tool.method(), List.copyOf(byPosition.keySet()));
        if (given.isPresent()) {
            return new GivenArguments(title, given.get(), all, refusals);
        }
        SchemaWriter writer = new SchemaWriter(json, Direction.INPUT);
        return new Arguments(title, all, writer.root(all.schema(writer, title)), refusals);
    }

    private Optional<GivenSchema> given(Signature tool, String text, Problems problems) {
        try {
            return Optional.of(schemas.whole(text));
        } catch (MisdeclaredException e) {
            report(tool, "The inputSchema of " + Schemas.name(tool.method()), e, problems);
            return Optional.empty();
        }
    }

    private static void report(
            Signature tool, String subject, MisdeclaredException mistake, Problems problems) {
        problems.add(
                mistake.code(), Origin.of(tool.method()), subject + " " + mistake.getMessage());
    }

    /** A property of one argument, or the mistake that there is none. */
    private record Subject(ArgumentSource source, Signature tool, Problems problems) {

        Optional<Property> property(ArgumentsFactory factory, Optional<GivenSchema> given) {
            ResolvedType type = factory.types.types().resolve(source.type());
            try {
                Constraints own = factory.constraints.parameter(tool.method(), source.position());
                TypeUse use = new TypeUse(type, source.use(), source.annotations(), own);
                Property property = factory.properties.of(source.name(), use);
                return Optional.of(
                        given.map(all -> GivenArguments.fit(property, use, all.listed()))
                                .orElse(property));
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

        void reportTwin(Property property) {
            report(
                    ProblemCode.DUPLICATE_MEMBER,
                    "has the name \"%s\", as another has. Give it a name of its own with @ToolArg(name = ...)."
                            .formatted(property.name()));
        }

        void report(ProblemCode code, String rest) {
            problems.add(
                    code,
                    Origin.of(tool.method()),
                    "Parameter \"%s\" of %s %s"
                            .formatted(source.name(), Schemas.name(tool.method()), rest));
        }
    }
}
