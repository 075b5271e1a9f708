package dev.mcpcdi.schema;

import com.fasterxml.classmate.ResolvedType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** The models that others refer to by name, also while they are made: a type may hold itself. */
final class Definitions {

    private final Map<ResolvedType, TypeModel> models = new HashMap<>();
    private final List<Runnable> checks = new ArrayList<>();
    private int nesting;

    Optional<TypeModel> known(ResolvedType type) {
        return Optional.ofNullable(models.get(type));
    }

    /** Makes a model that is known before it is complete. */
    TypeModel make(ResolvedType type, Supplier<TypeModel> making, Consumer<TypeModel> completing) {
        nesting++;
        try {
            TypeModel model = making.get();
            models.put(type, model);
            completing.accept(model);
            if (nesting == 1) {
                checks.forEach(Runnable::run);
            }
            return model;
        } catch (NoSchemaException | MisdeclaredException e) {
            // Others may already refer to this one, which will never be complete.
            models.clear();
            throw e;
        } finally {
            nesting--;
            if (nesting == 0) {
                checks.clear();
            }
        }
    }

    /**
     * Does what needs complete models as soon as they are.
     *
     * @param member where a mistake is that is found then
     */
    void whenComplete(String member, Runnable check) {
        if (nesting == 0) {
            check.run();
            return;
        }
        checks.add(
                () -> {
                    try {
                        check.run();
                    } catch (MisdeclaredException e) {
                        throw e.in(member);
                    }
                });
    }
}
