package dev.mcpcdi.server;

import dev.mcpcdi.NoBackChannelException;
import dev.mcpcdi.invoke.Questions;
import dev.mcpcdi.invoke.ToolOutcome;
import dev.mcpcdi.protocol.QuestionWire;

/** The questions of a call up to 2025-11-25 whose transport has no way to ask. */
final class SessionQuestions implements Questions {

    @Override
    public Asked ask(Ask ask) {
        throw new NoBackChannelException(QuestionWire.method(ask.question()));
    }

    @Override
    public ToolOutcome.InputRequired unanswered() {
        throw new IllegalStateException("Nothing was asked.");
    }

    @Override
    public void goOn(Runnable rest) {
        throw new IllegalStateException("Nothing was asked.");
    }
}
