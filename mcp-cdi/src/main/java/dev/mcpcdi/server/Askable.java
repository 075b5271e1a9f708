package dev.mcpcdi.server;

import dev.mcpcdi.InputRequest;
import dev.mcpcdi.McpException;
import dev.mcpcdi.SamplingRequest;
import dev.mcpcdi.invoke.Questions.Ask;
import dev.mcpcdi.protocol.ClientCapability;
import dev.mcpcdi.protocol.ErrorCodes;
import dev.mcpcdi.protocol.QuestionWire;
import dev.mcpcdi.protocol.Revision;
import jakarta.json.JsonBuilderFactory;
import jakarta.json.JsonObject;
import java.lang.System.Logger.Level;

/**
 * What a client can be asked.
 *
 * @param declared what it says it can do
 * @param revision the revision spoken
 * @param json makes the data of a refusal
 */
record Askable(JsonObject declared, Revision revision, JsonBuilderFactory json) {

    private static final System.Logger LOG = System.getLogger(Engine.class.getName());

    /** Refuses the call if its client cannot be asked this. */
    void require(Ask ask) {
        require(ask.question(), "resolver '" + ask.key() + "'");
    }

    void require(InputRequest question, String by) {
        if (question instanceof SamplingRequest request && request.includesContext()) {
            LOG.log(
                    Level.WARNING,
                    "The includeContext that {0} wants is deprecated and known to few clients.",
                    by);
        }
        QuestionWire.missing(question, declared, revision)
                .ifPresent(
                        lacking -> {
                            throw refusal(lacking, by);
                        });
    }

    private McpException refusal(ClientCapability lacking, String by) {
        return new McpException(
                ErrorCodes.MISSING_CLIENT_CAPABILITY,
                "Client did not declare the %s capability required by %s"
                        .formatted(lacking.text(), by),
                lacking.refusal(json));
    }
}
