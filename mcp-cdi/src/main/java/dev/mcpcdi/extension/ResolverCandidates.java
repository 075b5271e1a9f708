package dev.mcpcdi.extension;

import com.fasterxml.classmate.ResolvedType;
import jakarta.annotation.Priority;
import jakarta.enterprise.inject.AmbiguousResolutionException;
import jakarta.enterprise.inject.spi.AfterBeanDiscovery;
import jakarta.enterprise.inject.spi.Bean;
import jakarta.enterprise.inject.spi.BeanManager;
import java.lang.annotation.Annotation;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** Lets the container match resolvers: non-binding members, generics, alternatives are its own. */
final class ResolverCandidates {

    private ResolverCandidates() {}

    /** Adds one for each resolver, in their order. */
    static void register(AfterBeanDiscovery event, List<BeanMethod> resolvers, BeanManager beans) {
        GenericTypes types = new GenericTypes();
        for (int i = 0; i < resolvers.size(); i++) {
            BeanMethod resolver = resolvers.get(i);
            ResolverCandidate.Offer offer =
                    new ResolverCandidate.Offer(
                            resolver.bean().bean(),
                            JavaTypes.closure(ResolverResult.of(resolver, types).type()),
                            Qualifiers.of(resolver.annotated(), beans));
            event.addBean(ResolverCandidate.of(offer, i, priority(resolver.bean(), beans)));
        }
    }

    private static int priority(ApplicationBean bean, BeanManager beans) {
        Stream<Annotation> inherited =
                bean.bean().getStereotypes().stream()
                        .flatMap(type -> beans.getStereotypeDefinition(type).stream());
        return Stream.concat(bean.type().getAnnotations().stream(), inherited)
                .filter(Priority.class::isInstance)
                .map(annotation -> ((Priority) annotation).value())
                .findFirst()
                .orElse(0);
    }

    /**
     * The resolvers that give a type with qualifiers, by index; one if the container can choose.
     */
    static List<Integer> matching(ResolvedType type, Qualifiers qualifiers, BeanManager beans) {
        Set<Bean<?>> candidates =
                beans.getBeans(ResolverCandidate.wanted(JavaTypes.of(type)), qualifiers.array());
        return (candidates.isEmpty() ? candidates : chosen(candidates, beans))
                .stream().map(ResolverCandidate::index).sorted().toList();
    }

    private static Set<Bean<?>> chosen(Set<Bean<?>> candidates, BeanManager beans) {
        try {
            return Set.of(beans.resolve(candidates));
        } catch (AmbiguousResolutionException several) {
            return candidates;
        }
    }
}
