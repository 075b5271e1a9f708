package dev.mcpcdi.schema;

import java.lang.invoke.MethodHandle;
import java.lang.reflect.AccessibleObject;
import java.lang.reflect.InaccessibleObjectException;

/** Opens members of the application, also of classes that are not public. */
final class Handles {

    private Handles() {}

    /** Turns an opened member into a handle. */
    interface Opener<T extends AccessibleObject> {

        MethodHandle open(T member) throws IllegalAccessException;
    }

    static <T extends AccessibleObject> MethodHandle of(T member, Opener<T> opener) {
        try {
            member.setAccessible(true);
            return opener.open(member);
        } catch (IllegalAccessException | InaccessibleObjectException e) {
            throw new NoSchemaException("whose member " + member + " cannot be accessed");
        }
    }
}
