package dev.mcpcdi.server;

import dev.mcpcdi.invoke.Outcome;
import dev.mcpcdi.jsonrpc.RpcError;
import dev.mcpcdi.protocol.Era;
import dev.mcpcdi.protocol.ErrorCodes;
import dev.mcpcdi.protocol.Results;
import dev.mcpcdi.protocol.Revision;
import jakarta.json.JsonObject;
import java.util.Optional;

/** Answers with the outcome of a call, in the words of a revision. */
record CallAnswer(Results results, Revision revision, CallRound round, Answer answer) {

    /** Ends the call, in the shape of what a stage hands over: one of the two is null. */
    void take(Outcome outcome, Throwable failure) {
        if (failure != null) {
            answer.crash(failure);
            return;
        }
        try {
            take(outcome);
        } catch (RuntimeException | Error e) {
            // A stage would swallow it, and the client would wait for ever.
            answer.crash(e);
        }
    }

    void take(Outcome outcome) {
        if (outcome instanceof Outcome.Refusal refusal) {
            refuse(new RpcError(refusal.code(), refusal.message(), refusal.data()));
        } else if (outcome instanceof Outcome.InputRequired asked) {
            round.answer(asked, answer);
        } else if (outcome instanceof Outcome.Unread unread) {
            answer.error(error(unread));
        } else if (outcome != null) {
            answer.result(result(outcome));
        } else {
            throw new IllegalStateException("A call ended without an outcome.");
        }
    }

    private JsonObject result(Outcome outcome) {
        if (outcome instanceof Outcome.OfTool result) {
            return results.calls()
                    .tool(
                            result.content(),
                            result.structuredContent(),
                            result.isError(),
                            result.meta(),
                            revision);
        } else if (outcome instanceof Outcome.OfPrompt result) {
            return results.calls().prompt(result.description(), result.messages(), revision);
        } else if (outcome instanceof Outcome.OfResource result) {
            return results.calls().resource(result.contents(), result.policy(), revision);
        } else if (outcome instanceof Outcome.OfCompletion result) {
            return results.calls()
                    .completion(result.values(), result.total(), result.hasMore(), revision);
        }
        throw new IllegalStateException("An outcome that is no result.");
    }

    /** 2026-07-28, Resources, Error Handling; until then there was a code for what is not there. */
    private RpcError error(Outcome.Unread unread) {
        int code =
                switch (unread.reason()) {
                    case FAILED -> RpcError.INTERNAL_ERROR;
                    case INVALID -> RpcError.INVALID_PARAMS;
                    case NOT_FOUND ->
                            revision.era() == Era.MODERN
                                    ? RpcError.INVALID_PARAMS
                                    : ErrorCodes.RESOURCE_NOT_FOUND;
                };
        JsonObject data = results.json().createObjectBuilder().add("uri", unread.uri()).build();
        return new RpcError(code, unread.message(), Optional.of(data));
    }

    /** 2026-07-28, Per-request Protocol Fields: a client that lacks a capability gets a 400. */
    private void refuse(RpcError error) {
        if (error.code() == ErrorCodes.MISSING_CLIENT_CAPABILITY && revision.era() == Era.MODERN) {
            answer.reject(error);
        } else {
            answer.error(error);
        }
    }
}
