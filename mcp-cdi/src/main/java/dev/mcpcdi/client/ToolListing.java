package dev.mcpcdi.client;

import jakarta.json.JsonObject;
import jakarta.json.JsonValue;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

/** Lists the tools of a server, of all pages. Safe for any thread. */
record ToolListing(Conversation conversation, Params params) {

    /** What lists tools. */
    static final String METHOD = "tools/list";

    CompletionStage<List<ListedTool>> all() {
        return page(JsonValue.EMPTY_JSON_OBJECT, List.of());
    }

    private CompletionStage<List<ListedTool>> page(JsonObject asked, List<ListedTool> before) {
        return conversation
                .ask(METHOD, asked)
                .thenApply(ToolPage::of)
                .thenCompose(
                        page -> {
                            List<ListedTool> all = new ArrayList<>(before);
                            all.addAll(page.tools());
                            return page.next()
                                    .map(cursor -> page(params.cursor(cursor), all))
                                    .orElseGet(
                                            () ->
                                                    CompletableFuture.completedFuture(
                                                            List.copyOf(all)));
                        });
    }
}
