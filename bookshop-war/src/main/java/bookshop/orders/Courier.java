package bookshop.orders;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;

/** Stands in for the web service of a parcel company, which answers on a thread of its own. */
@ApplicationScoped
class Courier {

    private static final int ANSWER_MILLIS = 20;

    CompletionStage<Delivery> ask(String country) {
        int days = "United Kingdom".equalsIgnoreCase(country) ? 2 : 9;
        return CompletableFuture.supplyAsync(
                () -> new Delivery(country, days),
                CompletableFuture.delayedExecutor(ANSWER_MILLIS, TimeUnit.MILLISECONDS));
    }
}
