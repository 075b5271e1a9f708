package dev.mcpcdi.schema;

import java.lang.reflect.Method;

/** Where constraints are read from. Apart from Jakarta Validation, which need not be there. */
interface ConstraintSource {

    Constraints parameter(Method method, int position);

    Constraints returned(Method method);

    Constraints member(Class<?> type, String property);

    /** Knows no constraint. */
    final class None implements ConstraintSource {

        @Override
        public Constraints parameter(Method method, int position) {
            return Constraints.NONE;
        }

        @Override
        public Constraints returned(Method method) {
            return Constraints.NONE;
        }

        @Override
        public Constraints member(Class<?> type, String property) {
            return Constraints.NONE;
        }
    }
}
