package dev.mcpcdi.extension;

import jakarta.enterprise.context.Dependent;
import jakarta.enterprise.inject.spi.Bean;
import jakarta.enterprise.inject.spi.Decorator;
import jakarta.enterprise.inject.spi.Interceptor;
import jakarta.enterprise.inject.spi.ProcessBean;
import jakarta.enterprise.inject.spi.ProcessManagedBean;
import jakarta.enterprise.inject.spi.ProcessSessionBean;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What the container showed of the enabled beans. Sorted when read: its order is no contract. */
final class Discovery {

    private static final Comparator<BeanMethod> BY_NAME =
            Comparator.comparing(BeanMethod::name).thenComparing(BeanMethod::subject);

    private final List<BeanMethod> methods = new ArrayList<>();
    private final List<ApplicationBean> named = new ArrayList<>();
    private final Set<Bean<?>> seen = new HashSet<>();
    private final Set<Class<?>> shared = new HashSet<>();
    private final Set<String> roles = new HashSet<>();
    private final ContributedTypes contributed = new ContributedTypes();
    private final Map<Class<?>, List<ApplicationBean>> beans = new HashMap<>();

    void add(ProcessBean<?> event) {
        Bean<?> bean = event.getBean();
        if (!isOffering(bean) || !seen.add(bean)) {
            return;
        }
        addTypes(bean);
        contributed.add(bean);
        // A ProcessSessionBean is a ProcessManagedBean too.
        if (event instanceof ProcessManagedBean<?> managed) {
            RoleNames.in(managed.getAnnotatedBeanClass()).forEach(roles::add);
            add(
                    new ApplicationBean(
                            bean,
                            managed.getAnnotatedBeanClass(),
                            event instanceof ProcessSessionBean<?>));
        }
    }

    /** What there is for one method more, whose only mistakes are its own. */
    Discovery with(BeanMethod method) {
        Discovery more = new Discovery();
        more.methods.addAll(resolvers());
        more.methods.add(method);
        more.shared.addAll(shared);
        return more;
    }

    /** The enabled beans of exactly a class. */
    List<ApplicationBean> beans(Class<?> type) {
        return beans.getOrDefault(type, List.of());
    }

    /** All enabled beans of the application. */
    List<ApplicationBean> beans() {
        return beans.values().stream().flatMap(List::stream).toList();
    }

    private void add(ApplicationBean bean) {
        beans.computeIfAbsent(bean.javaClass(), type -> new ArrayList<>()).add(bean);
        methods.addAll(bean.methods());
        if (bean.serverInfo().isPresent()) {
            named.add(bean);
        }
    }

    private static boolean isOffering(Bean<?> bean) {
        return !(bean instanceof Interceptor<?>) && !(bean instanceof Decorator<?>);
    }

    private void addTypes(Bean<?> bean) {
        if (bean.getScope() != Dependent.class) {
            bean.getTypes().forEach(type -> shared.add(GenericTypes.raw(type)));
        }
    }

    /** What clients call: kind by kind, by name. */
    List<BeanMethod> calls() {
        return Role.CALLS.stream().flatMap(role -> methods(role).stream()).toList();
    }

    /** The resolvers, by key. */
    List<BeanMethod> resolvers() {
        return methods(Role.RESOLVER);
    }

    /** The methods of one role, by name. */
    List<BeanMethod> methods(Role role) {
        return methods.stream().filter(method -> method.role() == role).sorted(BY_NAME).toList();
    }

    /** The beans that say what the server is, by class. */
    List<ApplicationBean> serverInfos() {
        return named.stream()
                .sorted(Comparator.comparing(bean -> bean.javaClass().getName()))
                .toList();
    }

    /** The types that beans say something of, which is not known yet. */
    ContributedTypes contributed() {
        return contributed;
    }

    /** The roles that the beans name. */
    Set<String> roles() {
        return roles;
    }

    /** Whether a class is a bean that the application shares, rather than a value. */
    boolean isSharedBean(Class<?> type) {
        return !type.isPrimitive() && !type.getName().startsWith("java.") && shared.contains(type);
    }
}
