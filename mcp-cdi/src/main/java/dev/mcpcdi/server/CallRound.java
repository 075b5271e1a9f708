package dev.mcpcdi.server;

import dev.mcpcdi.invoke.Questions;
import dev.mcpcdi.invoke.ToolOutcome;
import dev.mcpcdi.jsonrpc.RpcError;
import dev.mcpcdi.protocol.Results;
import dev.mcpcdi.protocol.Revision;
import dev.mcpcdi.server.state.Binding;
import dev.mcpcdi.server.state.StateTooLargeException;
import java.lang.System.Logger.Level;
import java.util.Optional;

/** One round of one call, as its era has it. */
sealed interface CallRound {

    Questions questions();

    /** What the client brought. */
    Retry retry();

    /** Ends the round with what the client must bring. */
    void answer(ToolOutcome.InputRequired asked, Answer answer);

    /** Of 2026-07-28: the call ends, and a later request goes on with it. */
    record Modern(
            ModernQuestions questions, Retry retry, Seals seals, Binding binding, Results results)
            implements CallRound {

        private static final System.Logger LOG = System.getLogger(Engine.class.getName());

        @Override
        public void answer(ToolOutcome.InputRequired asked, Answer answer) {
            try {
                Optional<String> sealed =
                        asked.state().map(state -> seals.seal(state, binding, answer.exchange()));
                answer.result(results.inputRequired(asked.requests(), sealed));
            } catch (StateTooLargeException e) {
                LOG.log(
                        Level.ERROR,
                        "The answers that \"{0}\" has so far do not fit into a requestState{1}: {2}",
                        binding.target(),
                        questions
                                .longest()
                                .map(", of which that for resolver '%s' is the longest"::formatted)
                                .orElse(""),
                        e.getMessage());
                new ToolAnswer(results, Revision.V2026_07_28, this, answer)
                        .take(
                                ToolOutcome.Result.error(
                                        "Error executing tool %s: the answers so far are too long"
                                                .formatted(binding.target())));
            }
        }
    }

    /** Up to 2025-11-25, where a call has one result and no rounds. */
    record OfSession(Questions questions) implements CallRound {

        @Override
        public Retry retry() {
            return Retry.NONE;
        }

        @Override
        public void answer(ToolOutcome.InputRequired asked, Answer answer) {
            answer.error(
                    new RpcError(RpcError.INTERNAL_ERROR, "Handler returned an invalid result"));
        }
    }
}
