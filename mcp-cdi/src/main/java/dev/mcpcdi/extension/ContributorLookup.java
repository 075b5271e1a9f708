package dev.mcpcdi.extension;

import dev.mcpcdi.problem.Origin;
import dev.mcpcdi.problem.ProblemCode;
import dev.mcpcdi.problem.Problems;
import dev.mcpcdi.schema.OwnForm;
import dev.mcpcdi.spi.SchemaContributor;
import jakarta.enterprise.inject.AmbiguousResolutionException;
import jakarta.enterprise.inject.spi.Bean;
import jakarta.enterprise.inject.spi.BeanManager;
import jakarta.enterprise.util.TypeLiteral;
import java.lang.reflect.Type;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/** Finds the beans that give Java types a form in JSON, once they can be asked. */
final class ContributorLookup {

    private static final Type ANY =
            new TypeLiteral<SchemaContributor<?>>() {
                private static final long serialVersionUID = 1L;
            }.getType();

    private ContributorLookup() {}

    static Map<Class<?>, OwnForm> of(BeanManager beans, Problems problems) {
        Map<Class<?>, Type> types = new HashMap<>();
        beans.getBeans(ANY).forEach(bean -> types.putAll(ContributedTypes.of(bean)));
        Map<Class<?>, OwnForm> forms = new HashMap<>();
        types.forEach(
                (type, contributor) -> {
                    Set<Bean<?>> all = beans.getBeans(contributor);
                    try {
                        forms.put(type, form(beans.resolve(all), contributor, beans));
                    } catch (AmbiguousResolutionException e) {
                        problems.add(
                                ProblemCode.BAD_CONTRIBUTOR, Origin.of(type), several(type, all));
                        forms.put(type, new OwnForm(type, new ContributedTypes.Unknown()));
                    }
                });
        return forms;
    }

    private static OwnForm form(Bean<?> bean, Type type, BeanManager beans) {
        Object reference = beans.getReference(bean, type, beans.createCreationalContext(bean));
        return new OwnForm(bean.getBeanClass(), (SchemaContributor<?>) reference);
    }

    private static String several(Class<?> type, Set<Bean<?>> all) {
        return "Several beans give the schema of %s: %s. One does. Keep one, or make one an @Alternative with a @Priority."
                .formatted(
                        type.getSimpleName(),
                        Words.and(
                                all.stream()
                                        .map(bean -> bean.getBeanClass().getName())
                                        .sorted()
                                        .toList()));
    }
}
