package dev.mcpcdi.it.soak;

import dev.mcpcdi.Cancellation;
import dev.mcpcdi.McpContext;
import dev.mcpcdi.ServerInfo;
import dev.mcpcdi.Tool;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** Says something before it answers. */
@ApplicationScoped
@ServerInfo(name = "Soak", version = "1")
class Talk {

    private static final int WORDS = 100;
    private static final int PAUSE_MILLIS = 20;

    private static final String LONG_WORD = "x".repeat(64 * 1024);

    private final CountDownLatch poured = new CountDownLatch(1);

    @Tool(name = "echo", description = "Answers with the number.")
    int echo(int number) {
        return number;
    }

    @Tool(name = "count", description = "Counts up to the number.")
    int count(int number, McpContext context) {
        for (int i = 1; i <= number; i++) {
            context.progress(i, number);
        }
        return number;
    }

    @Tool(name = "change", description = "Says so many times at once that the tools changed.")
    int change(int number, McpContext context) {
        for (int i = 0; i < number; i++) {
            context.notifyToolsChanged();
        }
        return number;
    }

    @Tool(name = "talk", description = "Talks for two seconds, or until it is cancelled.")
    String talk(McpContext context) throws InterruptedException {
        var cut = whenCut(context.cancellation());
        for (int i = 1; i <= WORDS; i++) {
            context.progress(i, WORDS);
            if (cut.await(PAUSE_MILLIS, TimeUnit.MILLISECONDS)) {
                return "Cut short.";
            }
        }
        return "Said.";
    }

    /** More than a connection holds, and less than the queue of a stream takes beside it. */
    @Tool(name = "pour", description = "Says so many long words, and waits until it is cancelled.")
    String pour(int number, McpContext context) throws InterruptedException {
        var cut = whenCut(context.cancellation());
        try {
            for (int i = 1; i <= number && cut.getCount() > 0; i++) {
                context.progress(i, OptionalDouble.empty(), Optional.of(LONG_WORD));
                cut.await(1, TimeUnit.MILLISECONDS);
            }
            cut.await();
        } finally {
            poured.countDown();
        }
        return "Cut short.";
    }

    @Tool(name = "await_cut", description = "Waits until the first that was poured is cancelled.")
    String awaitCut() throws InterruptedException {
        poured.await();
        return "Cut.";
    }

    private static CountDownLatch whenCut(Cancellation cancellation) {
        var cut = new CountDownLatch(1);
        cancellation.onRequest(cut::countDown);
        return cut;
    }
}
