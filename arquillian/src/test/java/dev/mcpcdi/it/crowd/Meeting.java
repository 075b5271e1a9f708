package dev.mcpcdi.it.crowd;

import dev.mcpcdi.ToolException;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** Where calls wait until all have come, so that all of them run at once. */
@ApplicationScoped
class Meeting {

    private final Map<String, CountDownLatch> parties = new ConcurrentHashMap<>();

    void join(String party, int size) throws InterruptedException {
        var missing = parties.computeIfAbsent(party, name -> new CountDownLatch(size));
        missing.countDown();
        if (!missing.await(1, TimeUnit.MINUTES)) {
            throw new ToolException("%d did not come.".formatted(missing.getCount()));
        }
    }
}
