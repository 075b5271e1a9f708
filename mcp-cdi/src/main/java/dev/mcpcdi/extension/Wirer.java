package dev.mcpcdi.extension;

import com.fasterxml.classmate.ResolvedType;
import dev.mcpcdi.ElicitationResult;
import dev.mcpcdi.ToolArg;
import dev.mcpcdi.graph.ArgumentType;
import dev.mcpcdi.graph.Need;
import dev.mcpcdi.graph.Node;
import dev.mcpcdi.problem.Problems;
import jakarta.enterprise.inject.spi.AnnotatedParameter;
import jakarta.enterprise.inject.spi.BeanManager;
import jakarta.enterprise.inject.spi.InjectionPoint;
import java.lang.invoke.MethodType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/** Finds out what each parameter needs, once the container can resolve beans. For one thread. */
final class Wirer {

    private final BeanManager beans;
    private final ParameterSorter sorter;
    private final InjectionPoints points;
    private final GenericTypes types = new GenericTypes();
    private final List<Source> resolvers;

    Wirer(BeanManager beans, Discovery discovery, Problems problems) {
        this.beans = beans;
        this.sorter = new ParameterSorter(beans, discovery);
        this.points = new InjectionPoints(beans, problems);
        this.resolvers = discovery.resolvers().stream().map(this::source).toList();
    }

    /** What a resolver gives, and by which qualifiers. */
    private record Source(ResolverResult result, Qualifiers qualifiers) {

        String text() {
            return qualifiers.text() + " " + JavaTypes.text(result.type());
        }
    }

    private Source source(BeanMethod resolver) {
        return new Source(
                ResolverResult.of(resolver, types), Qualifiers.of(resolver.annotated(), beans));
    }

    Wiring wire(BeanMethod method) {
        List<Need> needs = new ArrayList<>();
        List<Optional<InjectionPoint>> given = new ArrayList<>();
        for (AnnotatedParameter<?> parameter : method.parameters()) {
            Filling filling = filling(method, parameter);
            needs.add(filling.need());
            given.add(filling.point());
        }
        return new Wiring(method, node(method, needs), given);
    }

    private static String name(AnnotatedParameter<?> parameter) {
        return parameter.getJavaParameter().getName();
    }

    private Node node(BeanMethod method, List<Need> needs) {
        if (method.role() == Role.TOOL) {
            return new Node(
                    method.name(), method.subject(), "", Node.Whom.NOBODY, needs, method.origin());
        }
        Source source = source(method);
        return new Node(
                method.name(),
                method.subject(),
                source.text(),
                source.result().whom(),
                needs,
                method.origin());
    }

    /** What fills one parameter. */
    private record Filling(Need need, Optional<InjectionPoint> point) {

        static Filling of(Need need) {
            return new Filling(need, Optional.empty());
        }
    }

    private Filling filling(BeanMethod method, AnnotatedParameter<?> parameter) {
        if (!sorter.isInjected(parameter)) {
            return Filling.of(argument(method, parameter));
        }
        Need.Resolved wish = wish(method, parameter);
        if (!wish.matches().isEmpty()) {
            return Filling.of(wish);
        }
        return points.of(method, parameter)
                .map(point -> new Filling(new Need.Container(name(parameter)), Optional.of(point)))
                .orElseGet(() -> Filling.of(wish));
    }

    private Need argument(BeanMethod method, AnnotatedParameter<?> parameter) {
        ResolvedType type = type(method, parameter);
        ToolArg given = parameter.getAnnotation(ToolArg.class);
        return new Need.Argument(
                name(parameter),
                given == null || given.name().isEmpty() ? name(parameter) : given.name(),
                new ArgumentType(
                        MethodType.methodType(type.getErasedType()).wrap().returnType(),
                        JavaTypes.text(type)));
    }

    private ResolvedType type(BeanMethod method, AnnotatedParameter<?> parameter) {
        return types.resolved(parameter.getJavaParameter().getParameterizedType(), method);
    }

    private Need.Resolved wish(BeanMethod method, AnnotatedParameter<?> parameter) {
        ResolvedType declared = type(method, parameter);
        boolean takesOutcome = declared.getErasedType() == ElicitationResult.class;
        ResolvedType type =
                takesOutcome && !declared.getTypeParameters().isEmpty()
                        ? declared.getTypeParameters().get(0)
                        : declared;
        Qualifiers qualifiers = Qualifiers.of(parameter, beans);
        List<Integer> matches = ResolverCandidates.matching(type, qualifiers, beans);
        return new Need.Resolved(
                name(parameter),
                qualifiers.text() + " " + JavaTypes.text(declared),
                takesOutcome,
                matches,
                matches.isEmpty() ? near(type, qualifiers) : Need.NearMisses.NONE);
    }

    private Need.NearMisses near(ResolvedType type, Qualifiers wanted) {
        return new Need.NearMisses(
                resolvers(source -> source.qualifiers().satisfy(wanted, beans)),
                resolvers(source -> gives(source, type)));
    }

    private static boolean gives(Source source, ResolvedType type) {
        return JavaTypes.closure(source.result().type()).contains(JavaTypes.of(type))
                && type.getErasedType() != Object.class;
    }

    private List<Integer> resolvers(Predicate<Source> condition) {
        return IntStream.range(0, resolvers.size())
                .filter(i -> condition.test(resolvers.get(i)))
                .boxed()
                .toList();
    }
}
