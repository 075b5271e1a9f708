package dev.mcpcdi.problem;

import java.lang.reflect.Method;

/**
 * A place in the application's source, printed like a stack frame so that an IDE can open it.
 *
 * @param className the binary name of the class
 * @param member the method, or {@code <init>} for the class itself
 */
public record Origin(String className, String member) {

    /**
     * The place of a method.
     *
     * @param method the method
     * @return the place
     */
    public static Origin of(Method method) {
        return new Origin(method.getDeclaringClass().getName(), method.getName());
    }

    /**
     * The place of a class.
     *
     * @param type the class
     * @return the place
     */
    public static Origin of(Class<?> type) {
        return new Origin(type.getName(), "<init>");
    }

    @Override
    public String toString() {
        return "at " + className + "." + member + "(" + sourceFile() + ")";
    }

    private String sourceFile() {
        String simple = className.substring(className.lastIndexOf('.') + 1);
        int nested = simple.indexOf('$');
        return (nested < 0 ? simple : simple.substring(0, nested)) + ".java";
    }
}
