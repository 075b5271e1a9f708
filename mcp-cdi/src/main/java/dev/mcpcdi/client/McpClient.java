package dev.mcpcdi.client;

import dev.mcpcdi.protocol.Revision;
import dev.mcpcdi.server.Engine;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionStage;

/**
 * A client of one MCP server.
 *
 * <p>It speaks 2026-07-28, or opens with a handshake if it was built in {@link Mode#LEGACY}. Each
 * operation has two forms: one waits for the answer, the other gives a stage that ends on the
 * thread that brings the answer. Both fail with an {@link RpcErrorException} if the server answers
 * with an error, and with an {@link UnexpectedAnswerException} if its answer is none of this
 * protocol; a stage has them as its own failure or as the cause of it. A waiting thread that is
 * interrupted gets a {@link java.util.concurrent.CancellationException} and stays interrupted.
 *
 * <p>Safe for any thread; calls may run at the same time.
 */
public final class McpClient {

    /** How a client presents itself. */
    public enum Mode {
        /** Each request says everything about itself. */
        MODERN,
        /** A handshake opens and agrees on a revision. */
        LEGACY
    }

    private final Conversation conversation;
    private final ToolListing listing;
    private final ToolCalls calls;

    McpClient(Conversation conversation, ToolListing listing, ToolCalls calls) {
        this.conversation = conversation;
        this.listing = listing;
        this.calls = calls;
    }

    /**
     * A client in the same process, with all as it is by default.
     *
     * @param engine the server
     * @return the client
     */
    public static McpClient inMemory(Engine engine) {
        return builder().inMemory(engine);
    }

    /**
     * Starts to build a client.
     *
     * @return a new builder
     */
    public static McpClientBuilder builder() {
        return new McpClientBuilder();
    }

    /**
     * The revision that is spoken.
     *
     * @return the revision, agreed on if there was a handshake
     */
    public Revision revision() {
        return conversation.revision();
    }

    /**
     * Lists the tools, of all pages.
     *
     * @return the tools in the order of the server
     */
    public List<ListedTool> listTools() {
        return Waiting.on(listToolsAsync());
    }

    /**
     * Lists the tools, of all pages.
     *
     * @return a stage of the tools in the order of the server
     */
    public CompletionStage<List<ListedTool>> listToolsAsync() {
        return listing.all();
    }

    /**
     * Calls a tool. A tool that fails is a result too, see {@link CallResult#isError()}.
     *
     * <p>What the server asks on the way, the handlers of {@link McpClientBuilder} answer, on
     * 2026-07-28 for 10 rounds at most. A question that has no handler ends the call there; in a
     * session the server is told so, and says how the call ends.
     *
     * @param name its name
     * @param arguments the arguments by name: JSON values, strings, numbers, booleans, null, and
     *     maps and collections of them
     * @return the result
     * @throws IllegalArgumentException if an argument is of another type
     * @throws QuestionFailedException if a handler fails
     */
    public CallResult callTool(String name, Map<String, ?> arguments) {
        return Waiting.on(callToolAsync(name, arguments));
    }

    /**
     * Calls a tool, as {@link #callTool} does.
     *
     * @param name its name
     * @param arguments the arguments by name
     * @return a stage of the result
     * @throws IllegalArgumentException if an argument is of another type
     */
    public CompletionStage<CallResult> callToolAsync(String name, Map<String, ?> arguments) {
        return calls.call(name, arguments);
    }

    /**
     * Begins a call of a tool, and hands out what the server asks; no handler sees it. The client
     * must have said that it can be asked, see {@link McpClientBuilder#capabilities}. In a session
     * nothing is handed out, for the server waits for the answers: there the handlers give them.
     *
     * @param name its name
     * @param arguments as for {@link #callTool}
     * @return the result or the questions
     * @throws IllegalArgumentException if an argument is of another type
     */
    public ToolRound beginCall(String name, Map<String, ?> arguments) {
        return Waiting.on(beginCallAsync(name, arguments));
    }

    /**
     * Begins a call of a tool, as {@link #beginCall} does.
     *
     * @param name its name
     * @param arguments as for {@link #callTool}
     * @return a stage of the result or the questions
     * @throws IllegalArgumentException if an argument is of another type
     */
    public CompletionStage<ToolRound> beginCallAsync(String name, Map<String, ?> arguments) {
        return calls.begin(name, arguments);
    }

    /**
     * Continues a call with answers; a server asks again for those that it misses.
     *
     * @param asked what the server asked last
     * @param answers the answers by the keys of the questions
     * @return the result or further questions
     * @throws IllegalArgumentException if there is no such question, or it wants another kind of
     *     answer, or a field has no JSON form
     */
    public ToolRound continueCall(
            ToolRound.InputRequired asked, Map<String, ? extends QuestionAnswer> answers) {
        return Waiting.on(continueCallAsync(asked, answers));
    }

    /**
     * Continues a call with answers, as {@link #continueCall} does.
     *
     * @param asked what the server asked last
     * @param answers the answers by the keys of the questions
     * @return a stage of the result or further questions
     * @throws IllegalArgumentException if there is no such question, or it wants another kind of
     *     answer, or a field has no JSON form
     */
    public CompletionStage<ToolRound> continueCallAsync(
            ToolRound.InputRequired asked, Map<String, ? extends QuestionAnswer> answers) {
        return calls.resume(asked, answers);
    }
}
