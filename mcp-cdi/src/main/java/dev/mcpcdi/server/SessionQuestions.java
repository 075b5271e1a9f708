package dev.mcpcdi.server;

import dev.mcpcdi.McpException;
import dev.mcpcdi.invoke.Outcome;
import dev.mcpcdi.invoke.Questions;
import dev.mcpcdi.jsonrpc.RpcError;
import java.util.Optional;

/** The questions of a call up to 2025-11-25 whose transport has no way to ask. */
final class SessionQuestions implements Questions {

    @Override
    public Optional<Object> ask(Ask ask) {
        throw new McpException(
                RpcError.INVALID_REQUEST,
                "Cannot send 'elicitation/create': this transport context has no back-channel for"
                        + " server-initiated requests.");
    }

    @Override
    public Outcome.InputRequired unanswered() {
        throw new IllegalStateException("Nothing was asked.");
    }
}
