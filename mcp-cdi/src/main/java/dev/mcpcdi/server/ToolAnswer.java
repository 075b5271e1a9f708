package dev.mcpcdi.server;

import dev.mcpcdi.invoke.ToolOutcome;
import dev.mcpcdi.jsonrpc.RpcError;
import dev.mcpcdi.protocol.Era;
import dev.mcpcdi.protocol.ErrorCodes;
import dev.mcpcdi.protocol.Results;
import dev.mcpcdi.protocol.Revision;

/** Answers with the outcome of a tool, in the words of a revision. */
record ToolAnswer(Results results, Revision revision, CallRound round, Answer answer) {

    /** Ends the call, in the shape of what a stage hands over: one of the two is null. */
    void take(ToolOutcome outcome, Throwable failure) {
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

    void take(ToolOutcome outcome) {
        if (outcome instanceof ToolOutcome.Refusal refusal) {
            refuse(new RpcError(refusal.code(), refusal.message(), refusal.data()));
        } else if (outcome instanceof ToolOutcome.InputRequired asked) {
            round.answer(asked, answer);
        } else if (outcome instanceof ToolOutcome.Result result) {
            answer.result(
                    results.toolResult(
                            result.content(),
                            result.structuredContent(),
                            result.isError(),
                            result.meta(),
                            revision));
        } else {
            throw new IllegalStateException("A tool ended without an outcome.");
        }
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
