package dev.mcpcdi.extension;

import dev.mcpcdi.problem.ProblemCode;
import dev.mcpcdi.problem.Problems;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Set;

/** What a bean must be like to offer tools, or to say what the server is. */
final class BeanRules {

    /** By name: most of these are not there on every runtime. */
    private static final Set<String> INACTIVE =
            Set.of(
                    "jakarta.enterprise.context.SessionScoped",
                    "jakarta.enterprise.context.ConversationScoped",
                    "jakarta.faces.view.ViewScoped",
                    "jakarta.faces.flow.FlowScoped",
                    "jakarta.transaction.TransactionScoped");

    private final Problems problems;

    BeanRules(Problems problems) {
        this.problems = problems;
    }

    void scopes(List<BeanMethod> methods) {
        methods.stream()
                .map(BeanMethod::bean)
                .distinct()
                .forEach(bean -> scope(bean, methods.get(0).role()));
    }

    private void scope(ApplicationBean bean, Role role) {
        Class<?> scope = bean.bean().getScope();
        Role called = role == Role.RESOLVER ? Role.TOOL : role;
        if (INACTIVE.contains(scope.getName())) {
            problems.add(
                    ProblemCode.INACTIVE_SCOPE,
                    bean.origin(),
                    "Bean class %s offers %ss, but is @%s, a scope that is not active while a %s is called. Make it @ApplicationScoped, @RequestScoped, @Singleton or @Dependent."
                            .formatted(
                                    bean.javaClass().getSimpleName(),
                                    role.noun(),
                                    scope.getSimpleName(),
                                    called.noun()));
        }
    }

    void lifespans(List<ApplicationBean> beans) {
        beans.stream()
                .filter(bean -> Lifespans.isOne(bean.bean()))
                .filter(bean -> bean.bean().getScope() != ApplicationScoped.class)
                .forEach(
                        bean ->
                                problems.add(
                                        ProblemCode.LIFESPAN_SCOPE,
                                        bean.origin(),
                                        "Bean class %s is a @Lifespan, but is @%s. It lives as long as the application. Remove the scope."
                                                .formatted(
                                                        bean.javaClass().getSimpleName(),
                                                        bean.bean().getScope().getSimpleName())));
    }

    void serverInfos(List<ApplicationBean> beans) {
        if (beans.size() > 1) {
            problems.add(
                    ProblemCode.TWO_SERVER_INFOS,
                    beans.get(0).origin(),
                    "@ServerInfo stands on several beans: %s. An application is one server. Keep it on one of them."
                            .formatted(
                                    Words.and(
                                            beans.stream()
                                                    .map(bean -> bean.javaClass().getSimpleName())
                                                    .toList())));
        }
    }
}
