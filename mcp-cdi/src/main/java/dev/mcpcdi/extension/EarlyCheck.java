package dev.mcpcdi.extension;

import dev.mcpcdi.problem.Problems;
import dev.mcpcdi.schema.Schemas;
import dev.mcpcdi.server.Configuration;
import jakarta.enterprise.inject.spi.BeanManager;
import jakarta.enterprise.inject.spi.DeploymentException;
import jakarta.json.spi.JsonProvider;
import java.util.List;
import java.util.Optional;

/**
 * The mistakes that are known as soon as all beans are, checked before the container validates: its
 * own errors would hide them.
 */
final class EarlyCheck {

    private final Discovery discovery;
    private final BeanManager beans;
    private final Problems problems;

    EarlyCheck(Discovery discovery, BeanManager beans, Problems problems) {
        this.discovery = discovery;
        this.beans = beans;
        this.problems = problems;
    }

    Optional<DeploymentException> report() {
        check();
        if (!problems.isEmpty()) {
            addTypes(new ParameterSorter(beans, discovery));
            Configuration.ofEnvironment().settings(problems);
        }
        return Report.of(problems);
    }

    void check() {
        MethodRules methods = new MethodRules(beans, problems);
        ParameterSorter sorter = new ParameterSorter(beans, discovery);
        ParameterRules parameters = new ParameterRules(sorter, problems);
        BeanRules owners = new BeanRules(problems);
        NameRules names = new NameRules(problems);
        Role.NAMED.forEach(role -> names.check(discovery.methods(role)));
        ResolverRules resolverRules = new ResolverRules(beans, problems);
        for (Role role : Role.values()) {
            List<BeanMethod> offered = discovery.methods(role);
            offered.forEach(methods::check);
            offered.forEach(parameters::check);
            owners.scopes(offered);
        }
        discovery.resolvers().forEach(resolverRules::check);
        checkContents(sorter);
        owners.serverInfos(discovery.serverInfos());
        owners.lifespans(discovery.beans());
    }

    private void checkContents(ParameterSorter sorter) {
        ContentRules contents = new ContentRules(sorter, problems);
        discovery.methods(Role.PROMPT).forEach(contents::prompt);
        discovery.methods(Role.RESOURCE).forEach(contents::resource);
        discovery.methods(Role.TEMPLATE).forEach(contents::template);
        new TemplateRules(sorter, problems).check(discovery.methods(Role.TEMPLATE));
        new CompletionRules(discovery, sorter, problems).check();
    }

    /** The deployment ends here, so what would be found later is added now. */
    private void addTypes(ParameterSorter sorter) {
        Schemas schemas =
                new Schemas(
                        JsonProvider.provider(),
                        ValidatorLookup.ofDefaults(),
                        discovery.contributed().all(),
                        problems);
        ModelBuilder models = new ModelBuilder(schemas, sorter, problems);
        discovery.calls().stream().filter(method -> !method.isGeneric()).forEach(models::check);
        Decorations decorations = new Decorations(JsonProvider.provider(), problems);
        discovery.calls().forEach(decorations::of);
    }
}
