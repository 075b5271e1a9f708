package dev.mcpcdi;

/** Tells clients of changes. Part of {@link McpServer} and, in a call, of {@link McpContext}. */
public interface ChangeNotices {

    /**
     * Tells all clients that listen, of this node and of others on the bus, that the list of tools
     * is not what it was. For what the list depends on: when the tools themselves change it happens
     * by itself. Returns soon; several within 20 milliseconds are one.
     */
    void notifyToolsChanged();

    /** The same for the list of prompts. */
    void notifyPromptsChanged();

    /** The same for the list of resources and that of their templates. */
    void notifyResourcesChanged();

    /**
     * Tells all clients that asked for it that the contents of a resource are not what they were.
     *
     * @param uri the URI by which clients read it, not null
     */
    void notifyResourceUpdated(String uri);
}
