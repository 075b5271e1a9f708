package dev.mcpcdi.invoke;

import dev.mcpcdi.ResourceException;
import dev.mcpcdi.ResourceNotFoundException;
import dev.mcpcdi.invoke.Outcome.Unread;
import dev.mcpcdi.invoke.Outcome.Unread.Reason;
import dev.mcpcdi.schema.InvalidArgumentsException;

/**
 * A resource has no results that are failures; its errors name the URI (2026-07-28, Resources,
 * Error Handling).
 *
 * @param uri the URI that is read
 * @param failure what went wrong, without the URI
 */
record ResourceExits(String uri, String failure) implements Exits {

    static ResourceExits ofResource(String uri) {
        return new ResourceExits(uri, "Error reading resource ");
    }

    static ResourceExits ofTemplate(String uri) {
        return new ResourceExits(uri, "Error creating resource from template ");
    }

    @Override
    public String subject() {
        return "Resource \"" + uri + "\"";
    }

    @Override
    public Asker asker() {
        return new Asker(Asker.Kind.RESOURCE, uri);
    }

    @Override
    public Outcome refused(InvalidArgumentsException invalid) {
        return unread(Reason.INVALID, failure + uri + ": " + invalid.getMessage());
    }

    @Override
    public Outcome told(RuntimeException thrown) {
        if (thrown instanceof ResourceNotFoundException) {
            return unread(Reason.NOT_FOUND, thrown.getMessage());
        }
        String message = thrown.getMessage();
        return unread(
                Reason.FAILED,
                thrown instanceof ResourceException ? message : failure + uri + ": " + message);
    }

    @Override
    public Outcome crashed() {
        return unread(Reason.FAILED, failure + uri);
    }

    private Outcome unread(Reason reason, String message) {
        return new Unread(reason, uri, message);
    }
}
