package dev.mcpcdi.schema;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.RandomAccess;
import org.junit.jupiter.api.Test;

class ByTypeTest {

    private static ByType<String> of(Class<?>... types) {
        Map<Class<?>, String> all = new HashMap<>();
        for (Class<?> type : types) {
            all.put(type, type.getSimpleName());
        }
        return new ByType<>(all);
    }

    @Test
    void only_the_type_itself_is_exact() {
        assertThat(of(List.class).exact(List.class)).contains("List");
        assertThat(of(List.class).exact(ArrayList.class)).isEmpty();
    }

    @Test
    void nearest_class_comes_before_any_interface() {
        assertThat(of(Number.class, Comparable.class).nearest(Integer.class)).contains("Number");
        assertThat(of(Object.class, Comparable.class).nearest(Integer.class)).contains("Object");
    }

    @Test
    void nearest_interface_is_below_the_others() {
        ByType<String> types = of(Iterable.class, Collection.class, List.class);
        assertThat(types.nearest(ArrayList.class)).contains("List");
        assertThat(types.nearest(LinkedHashSet.class)).contains("Collection");
        assertThat(types.nearest(String.class)).isEmpty();
    }

    @Test
    void interfaces_side_by_side_are_taken_by_name() {
        assertThat(of(RandomAccess.class, Cloneable.class).nearest(ArrayList.class))
                .contains("Cloneable");
    }
}
