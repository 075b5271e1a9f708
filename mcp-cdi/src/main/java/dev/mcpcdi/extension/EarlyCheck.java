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
    private final Problems problems = new Problems();

    EarlyCheck(Discovery discovery, BeanManager beans) {
        this.discovery = discovery;
        this.beans = beans;
    }

    Optional<DeploymentException> report() {
        List<BeanMethod> tools = discovery.tools();
        List<BeanMethod> resolvers = discovery.resolvers();
        MethodRules methods = new MethodRules(beans, problems);
        ParameterSorter sorter = new ParameterSorter(beans, discovery);
        ParameterRules parameters = new ParameterRules(sorter, problems);
        BeanRules owners = new BeanRules(problems);
        new NameRules(problems).check(tools);
        ResolverRules resolverRules = new ResolverRules(beans, problems);
        for (List<BeanMethod> offered : List.of(tools, resolvers)) {
            offered.forEach(methods::check);
            offered.forEach(parameters::check);
            owners.scopes(offered);
        }
        resolvers.forEach(resolverRules::check);
        owners.serverInfos(discovery.serverInfos());
        if (!problems.isEmpty()) {
            addTypes(tools, sorter);
            Configuration.ofEnvironment().settings(problems);
        }
        return Report.of(problems);
    }

    /** The deployment ends here, so what would be found later is added now. */
    private void addTypes(List<BeanMethod> tools, ParameterSorter sorter) {
        Schemas schemas =
                new Schemas(
                        JsonProvider.provider(),
                        ValidatorLookup.ofDefaults(),
                        discovery.contributed().all(),
                        problems);
        ModelBuilder models = new ModelBuilder(schemas, sorter, problems);
        tools.stream().filter(tool -> !tool.isGeneric()).forEach(models::build);
    }
}
