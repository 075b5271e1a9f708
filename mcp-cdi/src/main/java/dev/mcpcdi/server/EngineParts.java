package dev.mcpcdi.server;

import dev.mcpcdi.jsonrpc.Codec;
import java.util.Optional;

/**
 * What an engine is made of.
 *
 * @param codec the text form of messages
 * @param session serves requests up to 2025-11-25
 * @param modern serves requests of 2026-07-28
 * @param door finds sessions
 * @param catalogue what clients can call
 * @param audience those who are told of changes
 * @param running the calls in progress
 * @param pages the pages that users were asked to open
 * @param sessions of clients of HTTP
 */
record EngineParts(
        Codec codec,
        Requests session,
        Requests modern,
        SessionDoor door,
        Catalogue catalogue,
        Audience audience,
        RunningCalls running,
        OpenPages pages,
        Optional<Sessions> sessions) {}
