package dev.mcpcdi.server;

import dev.mcpcdi.InputRequest;
import dev.mcpcdi.protocol.Notifications;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The pages that users were asked to open, up to 2025-11-25, so that the client that was asked is
 * told when the work there is done. The oldest are forgotten. Safe for any thread.
 */
final class OpenPages {

    static final int LIMIT = 10_000;

    private final Map<String, Page> open = new LinkedHashMap<>();
    private final Notifications words;
    private final int limit;

    OpenPages(Notifications words, int limit) {
        this.words = words;
        this.limit = limit;
    }

    private record Page(Session session, Runnable forget) {}

    /** Keeps a page until its work is done or the session ends. One without an id nobody names. */
    void opened(InputRequest question, Session session) {
        if (question instanceof InputRequest.Url url) {
            url.id().ifPresent(id -> opened(id, session));
        }
    }

    private void opened(String id, Session session) {
        Page page = new Page(session, session.whenEnded(() -> take(id)));
        synchronized (this) {
            forget(open.put(id, page));
            if (open.size() > limit) {
                Iterator<Page> oldest = open.values().iterator();
                forget(oldest.next());
                oldest.remove();
            }
        }
    }

    private static void forget(Page page) {
        if (page != null) {
            page.forget().run();
        }
    }

    private synchronized Page take(String id) {
        return open.remove(id);
    }

    /** Tells the client, if it is one of this node. */
    void completed(String id) {
        Page page = take(id);
        if (page != null) {
            page.forget().run();
            page.session().send(words.elicitationComplete(id));
        }
    }
}
