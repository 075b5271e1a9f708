package dev.mcpcdi.server;

import dev.mcpcdi.jsonrpc.Codec;
import dev.mcpcdi.protocol.Caching;
import dev.mcpcdi.protocol.Notifications;
import dev.mcpcdi.protocol.QuestionWire;
import dev.mcpcdi.protocol.Results;
import dev.mcpcdi.server.LiveQuestions.Live;
import jakarta.json.spi.JsonProvider;

/** Makes the parts of one engine. */
final class EngineBuilder {

    private final Workers workers;
    private final JsonProvider json;
    private final Settings settings;
    private final Kept kept;
    private final Codec codec;
    private final Notifications words;
    private final Results results;
    private final Catalogue catalogue;
    private final Audience audience;
    private final RunningCalls running = new RunningCalls();
    private final OpenPages pages;

    EngineBuilder(Served served, Workers workers, JsonProvider json, Settings settings, Kept kept) {
        this.workers = workers;
        this.json = json;
        this.settings = settings;
        this.kept = kept;
        codec = new Codec(json);
        words = new Notifications(json);
        pages = new OpenPages(words, OpenPages.LIMIT);
        Caching caching = settings.lists().caching();
        results =
                new Results(
                        served.identity(),
                        json,
                        kept.sight().rule().isPresent() ? caching.alone() : caching);
        catalogue = new Catalogue(served.offer(), kept.sight());
        audience = new Audience(kept.bus(), workers.timer(), Audience.MAX_LISTENERS);
    }

    EngineParts build() {
        SessionDoor door =
                new SessionDoor(
                        kept.sessions(),
                        kept.events(),
                        codec,
                        audience.sessions(catalogue::capabilities, new News(words)));
        Handshake handshake = new Handshake(results, catalogue::capabilities, door);
        Methods methods = methods();
        return new EngineParts(
                codec,
                new SessionRequests(methods.session(), handshake, door),
                new ModernRequests(methods.modern(), json),
                door,
                catalogue,
                audience,
                running,
                pages,
                kept.sessions());
    }

    private Methods methods() {
        Deadlines deadlines = new Deadlines(workers.timer(), settings.toolTimeout());
        CallContexts contexts = new CallContexts(words, running, audience, deadlines, catalogue);
        Live live =
                new Live(
                        new QuestionWire(json),
                        words,
                        workers.timer(),
                        settings.askTimeout(),
                        pages);
        Rounds rounds = new Rounds(codec, json, results, kept.seals(), live);
        CallRunner runner =
                new CallRunner(workers.calls(), results, rounds, contexts, kept.auditor());
        return new Methods(catalogue, runner, results, contexts, settings.lists().pageSize());
    }
}
