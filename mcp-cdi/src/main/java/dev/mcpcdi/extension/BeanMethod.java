package dev.mcpcdi.extension;

import dev.mcpcdi.CompletePrompt;
import dev.mcpcdi.CompleteResourceTemplate;
import dev.mcpcdi.Prompt;
import dev.mcpcdi.Resource;
import dev.mcpcdi.ResourceTemplate;
import dev.mcpcdi.Tool;
import dev.mcpcdi.problem.Origin;
import jakarta.enterprise.inject.spi.AnnotatedMethod;
import jakarta.enterprise.inject.spi.AnnotatedParameter;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A method of a bean that clients or other such methods want something of.
 *
 * @param role what it is for them
 * @param bean the bean
 * @param annotated the method, after all extensions
 */
record BeanMethod(Role role, ApplicationBean bean, AnnotatedMethod<?> annotated) {

    /** Of a tool only. */
    Tool tool() {
        return annotated.getAnnotation(Tool.class);
    }

    /** Of a prompt only. */
    Prompt prompt() {
        return annotated.getAnnotation(Prompt.class);
    }

    /** Of a resource only. */
    Resource resource() {
        return annotated.getAnnotation(Resource.class);
    }

    /** Of a template only. */
    ResourceTemplate template() {
        return annotated.getAnnotation(ResourceTemplate.class);
    }

    /** What a completion is for: the name of a prompt, or a template or its name. */
    String completed() {
        return role == Role.TEMPLATE_COMPLETION
                ? annotated.getAnnotation(CompleteResourceTemplate.class).value()
                : annotated.getAnnotation(CompletePrompt.class).value();
    }

    /** Whether a completion is for this. */
    boolean isCompletedBy(BeanMethod completion) {
        String given = completion.completed();
        return role == completion.role().completed()
                && (given.equals(name()) || role == Role.TEMPLATE && given.equals(shortName()));
    }

    /** The name for programs of a resource or template. */
    String shortName() {
        String given = role == Role.TEMPLATE ? template().name() : resource().name();
        return given.isEmpty() ? java().getName() : given;
    }

    /** The name of a tool or prompt, the URI of a resource, or the key of a resolver. */
    String name() {
        String given = role.name(annotated);
        return given.isEmpty() ? java().getName() : given;
    }

    Method java() {
        return annotated.getJavaMember();
    }

    boolean has(int modifier) {
        return (java().getModifiers() & modifier) != 0;
    }

    boolean isPackagePrivate() {
        return !has(Modifier.PUBLIC | Modifier.PROTECTED | Modifier.PRIVATE);
    }

    boolean isGeneric() {
        return java().getTypeParameters().length > 0;
    }

    List<? extends AnnotatedParameter<?>> parameters() {
        return annotated.getParameters();
    }

    Origin origin() {
        return Origin.of(java());
    }

    /** The method in the developer's words, such as {@code Bookshop.orderBook(String, Stock)}. */
    String subject() {
        return Arrays.stream(java().getParameterTypes())
                .map(Class::getSimpleName)
                .collect(
                        Collectors.joining(
                                ", ",
                                bean.javaClass().getSimpleName() + "." + java().getName() + "(",
                                ")"));
    }
}
