package dev.mcpcdi.server;

import dev.mcpcdi.invoke.Outcome;
import dev.mcpcdi.jsonrpc.RpcError;
import dev.mcpcdi.protocol.Era;
import dev.mcpcdi.protocol.ErrorCodes;
import dev.mcpcdi.protocol.Results;
import dev.mcpcdi.protocol.Revision;
import jakarta.json.JsonObject;

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
        } else if (outcome != null) {
            answer.result(result(outcome));
        } else {
            throw new IllegalStateException("A call ended without an outcome.");
        }
    }

    private JsonObject result(Outcome outcome) {
        if (outcome instanceof Outcome.OfTool result) {
            return results.calls()
                    .tool(result.content(), result.structuredContent(), result.isError(), revision);
        } else if (outcome instanceof Outcome.OfPrompt result) {
            return results.calls().prompt(result.description(), result.messages(), revision);
        } else if (outcome instanceof Outcome.OfCompletion result) {
            return results.calls()
                    .completion(result.values(), result.total(), result.hasMore(), revision);
        }
        throw new IllegalStateException("An outcome that is no result.");
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
