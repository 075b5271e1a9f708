package dev.mcpcdi.deployment;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mcpcdi.CallAudit;
import dev.mcpcdi.Elicit;
import dev.mcpcdi.Resolver;
import dev.mcpcdi.Resource;
import dev.mcpcdi.Tool;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.event.ObservesAsync;
import jakarta.enterprise.inject.se.SeContainer;
import jakarta.inject.Named;
import java.time.Duration;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.logging.Logger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What observers learn of calls. */
@Timeout(60)
class CallAuditTest {

    record Sure(boolean yes) {}

    @ApplicationScoped
    static class Shop {

        @Tool(description = "Works.")
        String sell() {
            return "sold";
        }

        @Tool(description = "Fails.")
        String fail() {
            throw new IllegalStateException("secret");
        }

        @Tool(description = "Asks.")
        String ask(@Named("sure") Sure sure) {
            return "" + sure.yes();
        }

        @Resolver
        @Named("sure")
        Elicit<Sure> sure() {
            return new Elicit<>("Sure?");
        }

        @Resource(uri = "shop://till")
        String till() {
            return null;
        }
    }

    @ApplicationScoped
    static class Ledger {

        private final BlockingQueue<String> lines = new LinkedBlockingQueue<>();

        void write(@Observes CallAudit call) {
            lines.add("now " + line(call));
            if (call.target().equals("sell")) {
                throw new IllegalStateException("The pen is broken.");
            }
        }

        void copy(@ObservesAsync CallAudit call) {
            lines.add("later " + line(call));
        }

        private static String line(CallAudit call) {
            assertThat(call.duration()).isGreaterThanOrEqualTo(Duration.ZERO);
            return "%s %s %s %s %s"
                    .formatted(
                            call.requestId(),
                            call.method(),
                            call.target(),
                            call.user().orElse("nobody"),
                            call.result());
        }

        String next() throws InterruptedException {
            return lines.take();
        }
    }

    @Test
    void each_call_is_told_in_both_ways() throws InterruptedException {
        Logger log = Logger.getLogger("dev.mcpcdi");
        log.setUseParentHandlers(false); // the failures are meant
        try (SeContainer container = Deployment.of(Shop.class, Ledger.class)) {
            Wire wire = new Wire(container).as("ann");
            Ledger ledger = container.select(Ledger.class).get();
            assertThat(wire.call("sell", "").text()).contains("sold");
            told(ledger, "tools/call sell ann DONE");
            wire.call("fail", "");
            told(ledger, "tools/call fail ann FAILED");
            wire.call("ask", "");
            told(ledger, "tools/call ask ann ASKED");
            wire.call("none", "");
            told(ledger, "tools/call none ann NOT_FOUND");
            wire.ask("resources/read", "\"uri\":\"shop://till\",");
            told(ledger, "resources/read shop://till ann FAILED");
        } finally {
            log.setUseParentHandlers(true);
        }
    }

    private static void told(Ledger ledger, String line) throws InterruptedException {
        assertThat(new String[] {ledger.next(), ledger.next()})
                .containsExactlyInAnyOrder("now 1 " + line, "later 1 " + line);
    }
}
