package dev.mcpcdi.schema;

import java.lang.reflect.Method;
import java.util.List;

/** Where constraints are read from. Apart from Jakarta Validation, which need not be there. */
interface ConstraintSource {

    /**
     * Whether constraints are known at all; if not, those that are written would be passed over.
     */
    boolean isPresent();

    Constraints parameter(Method method, int position);

    Constraints member(Class<?> type, String property);

    /** Those of what a method returns. */
    Constraints result(Method method);

    /** What is wrong with an object that was made of values which fit the listed constraints. */
    List<Broken> broken(Object made);

    /**
     * A constraint that an object breaks.
     *
     * @param member the Java name of the member; empty for the whole
     * @param text what the constraint says
     */
    record Broken(String member, String text) {}

    /**
     * What the container found wrong with the parameters of a call.
     *
     * @param thrown what the call threw
     * @return empty if it says anything else, such as of another method
     */
    default List<Unfit> unfit(Method method, Throwable thrown) {
        return List.of();
    }

    /**
     * A constraint that the parameters of a call break.
     *
     * @param way where the value stands: the position of the parameter, then names of members,
     *     positions and keys; empty for all of them together
     * @param text what the constraint says
     */
    record Unfit(List<Object> way, String text) {}

    /** Knows no constraint. */
    final class None implements ConstraintSource {

        @Override
        public Constraints parameter(Method method, int position) {
            return Constraints.NONE;
        }

        @Override
        public Constraints result(Method method) {
            return Constraints.NONE;
        }

        @Override
        public List<Broken> broken(Object made) {
            return List.of();
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
