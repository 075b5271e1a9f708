package dev.mcpcdi;

/**
 * Questions to the client that a method asks by itself in the middle of its call, as methods do
 * that were written for clients up to 2025-11-25. A {@link Resolver} asks clients of all revisions.
 */
public interface ClientQuestions {

    /**
     * Asks the user to fill in a form, and waits on this thread for the answer.
     *
     * @param message what the user reads, not null
     * @param form what the form makes, as in {@link Elicit}; the form is made when it is first
     *     asked for
     * @param <T> the same
     * @return what the user did
     * @throws NoBackChannelException if the client cannot be asked in the middle of a call, as
     *     always on 2026-07-28
     * @throws McpException with the code -32021 if the client did not say that it can ask
     * @throws ToolException if the client gives no answer, or none that fits
     * @throws IllegalArgumentException if a form cannot make the class
     * @deprecated let a {@link Resolver} ask by an {@link Elicit}: it serves clients of all
     *     revisions, and waits without a thread
     */
    @Deprecated
    <T> ElicitationResult<T> elicit(String message, Class<T> form);

    /**
     * Asks the user to open a page, and waits on this thread for the answer.
     *
     * @param page the page, not null
     * @return what the user did
     * @throws NoBackChannelException as for {@link #elicit(String, Class)}
     * @throws McpException as for {@link #elicit(String, Class)}
     * @throws ToolException as for {@link #elicit(String, Class)}
     * @deprecated let a {@link Resolver} ask by an {@link ElicitUrl}
     */
    @Deprecated
    ElicitationResult<UrlConsent> elicit(ElicitUrl page);

    /**
     * Asks the model of the client, and waits on this thread for the answer.
     *
     * @param sample the question, not null
     * @return the answer
     * @throws NoBackChannelException as for {@link #elicit(String, Class)}
     * @throws McpException as for {@link #elicit(String, Class)}
     * @throws ToolException as for {@link #elicit(String, Class)}
     * @deprecated let a {@link Resolver} ask by a {@link Sample}
     */
    @Deprecated
    CreateMessageResult createMessage(Sample sample);

    /**
     * Asks the model of the client, which may use tools, and waits on this thread for the answer.
     *
     * @param sample the question, not null
     * @return the answer
     * @throws NoBackChannelException as for {@link #elicit(String, Class)}
     * @throws McpException as for {@link #elicit(String, Class)}
     * @throws ToolException as for {@link #elicit(String, Class)}
     * @deprecated let a {@link Resolver} ask by a {@link ToolSample}
     */
    @Deprecated
    CreateMessageResultWithTools createMessage(ToolSample sample);

    /**
     * Asks for the folders of the client, and waits on this thread for the answer.
     *
     * @return the folders
     * @throws NoBackChannelException as for {@link #elicit(String, Class)}
     * @throws McpException as for {@link #elicit(String, Class)}
     * @throws ToolException as for {@link #elicit(String, Class)}
     * @deprecated let a {@link Resolver} ask by a {@link ListRoots}
     */
    @Deprecated
    ListRootsResult listRoots();
}
