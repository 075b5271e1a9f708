package dev.mcpcdi.extension;

import dev.mcpcdi.problem.Origin;
import dev.mcpcdi.problem.ProblemCode;
import dev.mcpcdi.problem.Problems;
import dev.mcpcdi.schema.OwnContent;
import dev.mcpcdi.schema.OwnForm;
import dev.mcpcdi.schema.OwnTypes;
import dev.mcpcdi.spi.ContentEncoder;
import dev.mcpcdi.spi.SchemaContributor;
import jakarta.enterprise.inject.AmbiguousResolutionException;
import jakarta.enterprise.inject.spi.Bean;
import jakarta.enterprise.inject.spi.BeanManager;
import jakarta.enterprise.util.TypeLiteral;
import java.lang.reflect.Type;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.BiFunction;

/** Finds the beans that say something of Java types, once they can be asked. */
record ContributorLookup(BeanManager beans, Problems problems) {

    private static final Type ANY_FORM =
            new TypeLiteral<SchemaContributor<?>>() {
                private static final long serialVersionUID = 1L;
            }.getType();

    private static final Type ANY_CONTENT =
            new TypeLiteral<ContentEncoder<?>>() {
                private static final long serialVersionUID = 1L;
            }.getType();

    OwnTypes all() {
        Map<Class<?>, OwnForm> forms =
                each(
                        types(ANY_FORM, SchemaContributor.class),
                        "give the schema",
                        (bean, form) -> new OwnForm(bean, (SchemaContributor<?>) form));
        Map<Class<?>, OwnContent> contents =
                each(
                        types(ANY_CONTENT, ContentEncoder.class),
                        "make content",
                        (bean, encoder) -> new OwnContent(bean, (ContentEncoder<?>) encoder));
        return new OwnTypes(forms, contents);
    }

    private Map<Class<?>, Type> types(Type any, Class<?> seam) {
        Map<Class<?>, Type> types = new HashMap<>();
        beans.getBeans(any).forEach(bean -> types.putAll(ContributedTypes.of(bean, seam)));
        return types;
    }

    private <T> Map<Class<?>, T> each(
            Map<Class<?>, Type> types, String what, BiFunction<Class<?>, Object, T> own) {
        Map<Class<?>, T> found = new HashMap<>();
        types.forEach(
                (type, seam) -> {
                    Set<Bean<?>> all = beans.getBeans(seam);
                    try {
                        Bean<?> bean = beans.resolve(all);
                        Object reference =
                                beans.getReference(bean, seam, beans.createCreationalContext(bean));
                        found.put(type, own.apply(bean.getBeanClass(), reference));
                    } catch (AmbiguousResolutionException e) {
                        problems.add(
                                ProblemCode.BAD_CONTRIBUTOR,
                                Origin.of(type),
                                several(type, what, all));
                        found.put(type, own.apply(type, new ContributedTypes.Unknown()));
                    }
                });
        return found;
    }

    private static String several(Class<?> type, String what, Set<Bean<?>> all) {
        return "Several beans %s of %s: %s. One does. Keep one, or make one an @Alternative with a @Priority."
                .formatted(
                        what,
                        type.getSimpleName(),
                        Words.and(
                                all.stream()
                                        .map(bean -> bean.getBeanClass().getName())
                                        .sorted()
                                        .toList()));
    }
}
