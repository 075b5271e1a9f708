package bookshop.orders;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** How often each title was wished for, by all clients together, since the shop opened. */
@ApplicationScoped
class WishList {

    private final Map<String, Integer> wishes = new ConcurrentHashMap<>();

    void add(String title) {
        wishes.merge(key(title), 1, Integer::sum);
    }

    int count(String title) {
        return wishes.getOrDefault(key(title), 0);
    }

    private static String key(String title) {
        return title.toLowerCase(Locale.ROOT);
    }
}
