package dev.mcpcdi.schema;

import java.lang.reflect.Method;

/** Where constraints are read from. Apart from Jakarta Validation, which need not be there. */
interface ConstraintSource {

    /**
     * Whether constraints are known at all; if not, those that are written would be passed over.
     */
    boolean isPresent();

    Constraints parameter(Method method, int position);

    Constraints member(Class<?> type, String property);

    /** Knows no constraint. */
    final class None implements ConstraintSource {

        @Override
        public Constraints parameter(Method method, int position) {
            return Constraints.NONE;
        }

        @Override
        public boolean isPresent() {
            return false;
        }

        @Override
        public Constraints member(Class<?> type, String property) {
            return Constraints.NONE;
        }
    }
}
