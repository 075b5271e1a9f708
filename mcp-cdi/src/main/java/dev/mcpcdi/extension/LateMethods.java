package dev.mcpcdi.extension;

import dev.mcpcdi.InvalidSignatureException;
import dev.mcpcdi.invoke.Surroundings;
import dev.mcpcdi.problem.Origin;
import dev.mcpcdi.problem.ProblemCode;
import dev.mcpcdi.problem.Problems;
import dev.mcpcdi.server.Offer;
import jakarta.enterprise.inject.spi.AnnotatedMethod;
import jakarta.enterprise.inject.spi.BeanManager;
import jakarta.json.spi.JsonProvider;
import java.lang.annotation.Annotation;
import java.util.List;

/**
 * Makes what clients call of methods that are offered after the start, by the rules of the start.
 * Safe for any thread.
 *
 * @param discovery what the container showed; does not change any more
 * @param beans the container
 * @param json the provider of all JSON
 * @param surroundings what the container puts around each call
 */
record LateMethods(
        Discovery discovery, BeanManager beans, JsonProvider json, Surroundings surroundings) {

    /** The method of a bean as if it had the annotation. */
    BeanMethod find(Role role, Class<?> beanClass, String name, Annotation annotation) {
        List<ApplicationBean> enabled = discovery.beans(beanClass);
        if (enabled.size() != 1) {
            throw mistake(
                    beanClass,
                    "Class %s is %s. Only methods of a bean can be offered. Give it a scope such as @ApplicationScoped, in an archive with beans."
                            .formatted(
                                    beanClass.getSimpleName(),
                                    enabled.isEmpty()
                                            ? "no enabled bean"
                                            : "several enabled beans"));
        }
        return new BeanMethod(
                role,
                enabled.get(0),
                new OfferedMethod<>(single(role, enabled.get(0), name), annotation));
    }

    private static AnnotatedMethod<?> single(Role role, ApplicationBean bean, String name) {
        List<AnnotatedMethod<?>> methods =
                MethodReader.declared(bean)
                        .<AnnotatedMethod<?>>map(method -> method)
                        .filter(method -> method.getJavaMember().getName().equals(name))
                        .toList();
        if (methods.isEmpty()) {
            throw mistake(
                    bean.javaClass(),
                    "Bean class %s has no method \"%s\". Correct the name."
                            .formatted(bean.javaClass().getSimpleName(), name));
        }
        if (methods.size() > 1) {
            throw overloaded(role, bean, methods);
        }
        return methods.get(0);
    }

    private static InvalidSignatureException overloaded(
            Role role, ApplicationBean bean, List<AnnotatedMethod<?>> methods) {
        List<String> subjects =
                methods.stream()
                        .map(method -> new BeanMethod(role, bean, method).subject())
                        .sorted()
                        .toList();
        return mistake(
                bean.javaClass(),
                "Method name \"%s\" means several: %s. No telling which is to be offered. Rename all but one."
                        .formatted(methods.get(0).getJavaMember().getName(), Words.and(subjects)));
    }

    /** What a client can call then. */
    Offer offer(BeanMethod method) {
        Discovery one = discovery.with(method);
        Problems problems = new Problems();
        new EarlyCheck(one, beans, problems).check();
        refuse(problems);
        OfferAssembly assembly = new OfferAssembly(one, beans, json, problems);
        refuse(problems);
        return assembly.offer(surroundings);
    }

    /** The name or URI is somebody else's. */
    static InvalidSignatureException taken(BeanMethod method, ProblemCode code, String reason) {
        Problems problems = new Problems();
        problems.add(
                code,
                method.origin(),
                "%s \"%s\" of %s %s"
                        .formatted(
                                method.role().capital(), method.name(), method.subject(), reason));
        return new InvalidSignatureException(problems.report());
    }

    private static InvalidSignatureException mistake(Class<?> place, String text) {
        Problems problems = new Problems();
        problems.add(ProblemCode.NO_SUCH_METHOD, Origin.of(place), text);
        return new InvalidSignatureException(problems.report());
    }

    private static void refuse(Problems problems) {
        if (!problems.isEmpty()) {
            throw new InvalidSignatureException(problems.report());
        }
    }
}
